"""Driven races: each is driven to a moment once, and written down as often as it is wanted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from itertools import count
from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.games.race.race_header import new_header
from formulad.games.race.race_saves import new_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import TypeAlias

    from formulad.ai.driver import Driver
    from formulad.kernel.game import Awaiting
    from formulad.race.match import RaceMatch
    from formulad.race.setup import RaceSetup
    from formulad.race.state import State
    from formulad.tiled.circuit import Circuit

    Moment: TypeAlias = Callable[[RaceGame, State, Awaiting], bool]

EVENING = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class DrivenRace:
    """A race as far as it was driven."""

    word: int
    """The seed of its dice."""
    lines: tuple[str, ...]
    """Its record without the header."""


@cache
def circuit_of(circuit_id: str) -> Circuit:
    """Return a circuit that comes with the game."""
    return Catalogue(data_root() / "tracks").load(circuit_id)


def a_rookie() -> Driver:
    """Return who drives where nothing else is wanted."""
    return driver_of("rookie")


def record_of(
    is_reached: Moment, setup: RaceSetup, word: int, driver: Callable[[], Driver], saves: Path
) -> Path:
    """Return the record of a race at a moment; of the first seed from a word on that comes to it.

    Args:
        is_reached: whether this is the moment.
        setup: what was agreed.
        word: the first seed to try.
        driver: who drives all cars, people's too.
        saves: the folder in which it is written.
    """
    return write_down(_driven(is_reached, _driven_by_computers(setup), word, driver), setup, saves)


def write_down(race: DrivenRace, setup: RaceSetup, saves: Path) -> Path:
    """Write the record of a race in a folder, and return it."""
    fingerprint = circuit_of(setup.track).track.fingerprint
    with new_race(saves, new_header(setup, fingerprint, race.word, EVENING)) as file:
        if race.lines:
            file.write("\n".join(race.lines))
    return file.path


def _driven_by_computers(setup: RaceSetup) -> RaceSetup:
    """Return a race without its people: who sits where changes nothing of how it is driven."""
    return replace(setup, seats=tuple(replace(seat, grade="rookie") for seat in setup.seats))


@cache
def _driven(
    is_reached: Moment, setup: RaceSetup, word: int, driver: Callable[[], Driver]
) -> DrivenRace:
    game = RaceGame(circuit_of(setup.track).track, setup.entries, setup.options)
    races = (_drive(is_reached, game, seed, driver()) for seed in count(word))
    return next(race for race in races if race is not None)


def _drive(is_reached: Moment, game: RaceGame, word: int, driver: Driver) -> DrivenRace | None:
    """Drive a race to a moment; None if it ends without it."""
    lines: list[str] = []
    match: RaceMatch = Match(game, SeededLuck(word), lines.append)
    while not is_reached(game, match.state, match.awaiting):
        if isinstance(match.awaiting, Over):
            return None
        if isinstance(match.awaiting, Chance):
            match.roll()
        else:
            match.play(driver.choose(game, match.state))
    return DrivenRace(word, tuple(lines))
