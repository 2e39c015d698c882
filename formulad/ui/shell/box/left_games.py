"""Left games: what was left last of each game, and how far it has come, read little by little."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.saved.record_playback import RecordPlayback

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.kernel.sentence import Sentence
    from formulad.ui.shell.saved.game_shelf import GameShelf, Saved


class LeftGames:
    """The games to continue, one of each kind."""

    def __init__(self, shelf: GameShelf) -> None:
        self._shelf = shelf
        self.games: Mapping[str, Saved] = {}
        """By the ids of their games."""
        self._told: dict[str, Sentence] = {}
        self._waiting: list[str] = []
        self._reading: RecordPlayback | None = None

    def look(self) -> None:
        """Look what there is now."""
        self.games = self._shelf.left()
        self._told, self._reading = {}, None
        self._waiting = list(self.games)

    @property
    def is_reading(self) -> bool:
        """Whether a record is still to be read."""
        return bool(self._waiting)

    def brief(self, game: str) -> Sentence:
        """Return what a narrow ribbon says."""
        return self._told.get(game) or say("Continue")

    def told(self, game: str) -> Sentence:
        """Return what the ribbon of a game says."""
        where = self._told.get(game)
        return say("Continue: {where}", where=where) if where else say("Continue")

    def step(self) -> None:
        """Read a little more."""
        if not self._waiting:
            return
        game = self._waiting[0]
        if self._reading is None:
            self._reading = RecordPlayback(self.games[game])
        self._reading.step()
        if found := self._reading.found:
            if found.standing:
                self._told[game] = found.standing.where
            self._waiting.pop(0)
            self._reading = None
