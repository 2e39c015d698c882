"""Lone games: those in which one person played among computers, which may go with a profile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import GAMES, game_of
from formulad.store.saves import SavedGame, put_away, saves_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.games.headers import Entries
    from formulad.kernel.kind import AnyKind
    from formulad.store.paths import Home
    from formulad.store.profiles import SavedProfile


def lone_games(home: Home, saved: SavedProfile) -> int:
    """Return how many games somebody played alone among computers."""
    return sum(1 for _ in _lone(home, saved))


def put_lone_games_away(home: Home, saved: SavedProfile) -> None:
    """Put the games away that somebody played alone.

    Raises:
        SaveError: if one of them is being played, or the disk does not let it go.
    """
    for path in tuple(_lone(home, saved)):
        put_away(path)


def _lone(home: Home, saved: SavedProfile) -> Iterator[Path]:
    kinds: dict[str, AnyKind] = {}

    def people(entries: Entries) -> tuple[str, ...]:
        game = game_of(entries).id
        kind = kinds.setdefault(game, kinds.get(game) or GAMES[game].kind(home))
        header = kind.read_header(entries)
        players = () if header.is_received else kind.players(header.setup)
        return tuple(player.name for player in players if player.is_human)

    for found in saves_in(home.folders.saves, people):
        if isinstance(found, SavedGame) and len(found.header) == 1:
            (name,) = found.header
            if saved.profile.is_called(name):
                yield found.path
