"""Driven races: each is driven to a moment once, and written down as often as it is wanted."""

from __future__ import annotations

from functools import cache, partial
from itertools import count
from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.games.race.race_header import new_header
from formulad.games.race.race_saves import new_race
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from formulad.race.rules import RaceGame
from tools.screens.recorded import EVENING, DrivenRace, recorded, track_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import TypeAlias

    from formulad.ai.driver import Driver
    from formulad.games.race.resume import LoadedRace
    from formulad.kernel.game import Awaiting
    from formulad.race.agreed.setup import RaceSetup
    from formulad.race.match import RaceMatch
    from formulad.race.state import State

    Moment: TypeAlias = Callable[[RaceGame, State, Awaiting], bool]


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
    fingerprint = track_of(setup.track).fingerprint
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
    def holds(loaded: LoadedRace) -> bool:
        match = loaded.good_part
        return is_reached(loaded.game, match.state, match.awaiting)

    def drive() -> DrivenRace:
        game = RaceGame(track_of(setup.track), setup.entries, setup.options)
        races = (_drive(is_reached, game, seed, driver()) for seed in count(word))
        return next(race for race in races if race is not None)

    key = f"{_key(is_reached)} {word} {driver.__module__}.{driver.__qualname__}"
    return recorded(_name(is_reached), setup, key, holds, drive)


def _name(moment: Moment) -> str:
    """Return what a moment is called: `may_use UseNitro(is_big=True)`."""
    if isinstance(moment, partial):
        return " ".join((moment.func.__name__, *map(str, moment.args)))
    return moment.__name__


def _key(moment: Moment) -> str:
    """Return what tells moments of one name apart."""
    function = moment.func if isinstance(moment, partial) else moment
    return f"{function.__module__} {function.__qualname__} {_name(moment)}"


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
