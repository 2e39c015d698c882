"""What can be given away: games, seasons, own rules and own street drivers, newest games first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.presets import SHIPPED
from formulad.games.season_yaml import seasons_in
from formulad.kernel.files import MOST_OF_TEXT, files_in, read_bytes
from formulad.kernel.frozen import frozen
from formulad.shelf.sharing.shared_game import game_to_share
from formulad.shelf.sharing.shared_text import SUFFIX, text_to_share
from formulad.store.container import ContainerError, Kind
from formulad.store.save_file import SUFFIX as RECORD_SUFFIX
from formulad.store.yaml_document import unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from formulad.store.container import Container
    from formulad.store.paths import Home
    from formulad.tiled.circuit import Circuit

MOST_GAMES = 40
"""So many of the last games are offered."""


@frozen
class Givable:
    """Something of the player's that can be given away."""

    kind: Kind
    title: str
    path: Path


def givable(home: Home) -> Iterator[Givable]:
    """Yield what a player can give away."""
    folders = home.folders
    for path, season in seasons_in(folders.seasons):
        if not isinstance(season, str):
            yield Givable(Kind.SEASON, season.title, path)
    for path in sorted(files_in(folders.presets, SUFFIX)):
        if path.stem not in SHIPPED:
            yield Givable(Kind.RULES, path.stem, path)
    for path in sorted(files_in(folders.drivers, SUFFIX)):
        yield Givable(Kind.DRIVER, path.stem, path)
    for path in sorted(files_in(folders.puzzles, SUFFIX)):
        yield Givable(Kind.PUZZLE, path.stem, path)
    records = sorted(files_in(folders.saves, RECORD_SUFFIX), key=lambda path: path.name)
    for path in records[: -MOST_GAMES - 1 : -1]:
        yield Givable(Kind.RACE, path.stem, path)


def packed_up(home: Home, thing: Givable, find: Callable[[str], Circuit]) -> Container:
    """Return something as it is given away.

    Args:
        home: the files of the game and of the player.
        thing: what is given away.
        find: gives a circuit by its id.

    Raises:
        ContainerError: if it cannot be read.
        SaveError: if it is a record that cannot be used.
        TrackError: if it is a race whose circuit cannot be used any more.
    """
    if thing.kind is Kind.RACE:
        return game_to_share(home, thing.path, find)
    try:
        content = read_bytes(thing.path, MOST_OF_TEXT)
    except OSError as error:
        raise ContainerError(unreadable(thing.path.name, error)) from error
    return text_to_share(thing.kind, thing.title, content)
