"""Saved races for tests: begun, played on for some steps, written down."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from formulad.games.race.race_header import RaceHeader, new_header, read_header
from formulad.games.race.race_saves import new_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.rules import RaceGame
from formulad.store.saves import list_saves, read_save
from tests.circuits import RING, shipped

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.record import GameRecord
    from formulad.race.match import RaceMatch
    from formulad.race.road.track import Track
    from formulad.store.save_file import SaveFile
    from formulad.store.saves import Shelf

DRIVERS = (Entrant("Ada", 7), Entrant("Bob", 3, "rookie"))
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def find(track_id: str) -> Track:
    """Return a circuit as saved races look for theirs."""
    return RING if track_id == "ring" else shipped(track_id)


def a_header(*, word: int = 2026, track: str = "ring") -> RaceHeader:
    """Return the header of a race of two."""
    return new_header(RaceSetup(track, DRIVERS), find(track).fingerprint, word, NOON)


def begin(folder: Path, header: RaceHeader | None = None) -> tuple[RaceMatch, SaveFile]:
    """Begin a race whose record is written to a folder."""
    header = header or a_header()
    file = new_race(folder, header)
    game = RaceGame(find(header.setup.track), len(header.setup.seats), header.setup.options)
    return Match(game, SeededLuck(header.seed), file.write), file


def go_on(match: RaceMatch, steps: int = 10_000) -> None:
    """Play some steps, or to the end; the same race is always played the same way."""
    for _ in range(steps):
        match match.awaiting:
            case Over():
                return
            case Chance():
                match.roll()
            case _:
                moves = match.game.moves(match.state)
                match.play(moves[len(match.played) % len(moves)])


def a_save(folder: Path, *, steps: int = 40, header: RaceHeader | None = None) -> Path:
    """Return the record of a race that was left after some steps."""
    match, file = begin(folder, header)
    with file:
        go_on(match, steps)
    return file.path


def list_races(folder: Path) -> Shelf[RaceHeader]:
    """Return the races in a folder."""
    return list_saves(folder, read_header)


def read_race(content: bytes) -> tuple[RaceHeader, GameRecord]:
    """Return the header and the record of a race."""
    record = read_save(content)
    return read_header(record.header), record
