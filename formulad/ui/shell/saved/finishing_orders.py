"""Finishing orders: who came where in games that are over, read a little in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.saves import SavedGame
from formulad.ui.shell.saved.record_playback import RecordPlayback

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from formulad.kernel.agent import Player
    from formulad.store.saves import Unreadable
    from formulad.ui.shell.saved.game_shelf import Saved
    from formulad.ui.shell.saved.record_playback import Found


class FinishingOrders:
    """The players of the games whose records were read to their end."""

    def __init__(self) -> None:
        self._known: dict[Path, Sequence[Player]] = {}
        self._read: RecordPlayback | None = None
        """The record that is being read."""

    def players(self, game: Saved) -> Sequence[Player]:
        """Return who played: the winner first, or by seat where that is not known."""
        return self._known.get(game.path) or game.header.players

    def learn(self, game: Saved, found: Found) -> None:
        """Take what the record of a game has come to."""
        self._known[game.path] = found.players

    def lacking(self, files: Iterable[Saved | Unreadable]) -> Saved | None:
        """Return the first game played to its end of which it is not known who came where."""
        games = (file for file in files if isinstance(file, SavedGame) and file.is_over)
        return next((game for game in games if game.path not in self._known), None)

    def step(self, files: Iterable[Saved | Unreadable]) -> None:
        """Read a little more of the first record that was not read yet."""
        game = self.lacking(files)
        if game is None:
            return
        if self._read is None or self._read.path != game.path:
            self._read = RecordPlayback(game)
        self._read.step()
        if self._read.found:
            self.learn(game, self._read.found)
            self._read = None
