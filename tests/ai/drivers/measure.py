"""Measures drivers: turns a lap, finishers, regret, duels of five against five.

python -m tests.ai.drivers.measure race champion --rules beginner --cars 10 --races 100
python -m tests.ai.drivers.measure regret club --cars 1 --laps 1
python -m tests.ai.drivers.measure duel champion pro --races 30

Every turn counts, the first one too. Rates are of processor time.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from formulad.ai.grades import GRADES, driver_of
from formulad.ai.judging.judge import judge_of
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.known_values import stock_library
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck, next_seed
from formulad.kernel.freeze_gc import freeze_gc
from formulad.kernel.game import Decision
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import driver_fault
from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.events import CarEliminated, EngineStalled, GearShifted, GreatStartMade
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from tests.circuits import shipped
from tests.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ai.driver import Driver
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.race.agreed.options import Options
    from formulad.race.moves import Move
    from formulad.race.phase import Entry
    from formulad.race.road.track import Track
    from formulad.race.state import State

TURN = GearShifted | EngineStalled | GreatStartMade
"""What happens once in every turn of a car."""


@dataclass
class Measured:
    """What some races came to."""

    cars: int = 0
    turns: int = 0
    laps_of_finishers: list[float] = field(default_factory=list)
    out: Counter[str] = field(default_factory=Counter)
    places: list[tuple[int, ...]] = field(default_factory=list)
    """The seats of each race, the winner first."""

    @property
    def finished(self) -> float:
        """The share of cars that finish."""
        return 1 - self.out.total() / self.cars

    @property
    def turns_a_lap(self) -> tuple[float, float]:
        """The turns a lap of those who finish, and the standard error."""
        return mean(self.laps_of_finishers)


class Regretting:
    """A driver of whom it is noted what each decision costs that was not forced."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.regrets: list[float] = []

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return what the driver decides."""
        move = self.driver.choose(game, state)
        due, judged = game.awaiting(state), judge_of(game.setting).judged(game, state)
        if isinstance(due, Decision) and len(judged) > 1:
            best = min(each.turns for each in judged)
            self.regrets.append(next(each.turns for each in judged if each.move == move) - best)
        return move


def mean(numbers: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    if len(numbers) < 2:
        return sum(numbers), 0.0
    return fmean(numbers), stdev(numbers) / len(numbers) ** 0.5


def seeds(first: int) -> Iterator[int]:
    """Yield the luck of race after race."""
    while True:
        yield first
        first = next_seed(first)


@cache
def roster() -> tuple[StreetDriver, ...]:
    """Return the street drivers that come with the game."""
    return Paddock(data_root() / "assets", Path("nowhere")).roster()


def entries_of(track: Track, options: Options, cars: int, race: int) -> tuple[Entry, ...]:
    """Return the cars of a race; on the street each driver has every seat in turn."""
    seats = tuple(Entrant(str(number), number, "club") for number in range(1, cars + 1))
    allowed = [each for each in roster() if driver_fault(each, options) is None]
    first = race % len(allowed)
    return with_drivers(
        RaceSetup(track.id, seats, options), (*allowed[first:], *allowed[:first])
    ).entries


def drive(
    track: Track, options: Options, drivers: Sequence[Driver], races: int, first: int = 1
) -> Measured:
    """Drive races of some drivers by seat, and return what they came to."""
    found = Measured()
    for number, seed in zip(range(races), seeds(first), strict=False):
        game = RaceGame(track, entries_of(track, options, len(drivers), number), options)
        match = Match(game, SeededLuck(seed))
        turns: Counter[int] = Counter()
        out: dict[int, str] = {}
        for event in play_out(match, drivers):
            if isinstance(event, TURN):
                turns[event.car] += 1
            if isinstance(event, CarEliminated):
                out[event.car] = str(event.cause)
        found.cars += len(drivers)
        found.turns += turns.total()
        found.out.update(out.values())
        found.laps_of_finishers += [
            n / options.laps for seat, n in turns.items() if seat not in out
        ]
        found.places.append(game.classification(match.state))
    return found


def share_of_pairs(places: Sequence[int], of: frozenset[int]) -> float:
    """Return in how many pairs of two sides the one is ahead, as a share."""
    others = [seat for seat in places if seat not in of]
    ahead = sum(places.index(one) < places.index(other) for one in of for other in others)
    return ahead / (len(of) * len(others))


def duel(track: Track, options: Options, one: Driver, other: Driver, races: int) -> list[float]:
    """Return the share of pairs in which one side is ahead, by race, the grids mirrored."""
    shares = []
    for number, seed in zip(range(races), seeds(1), strict=False):
        for side in range(2):
            drivers = [one if seat % 2 == side else other for seat in range(10)]
            ours = frozenset(range(side, 10, 2))
            races_driven = drive(track, options, drivers, 1, seed + number)
            shares.append(share_of_pairs(races_driven.places[0], ours))
    return shares


def main() -> int:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description="Measure drivers.")
    parser.add_argument("what", choices=("race", "regret", "duel"))
    parser.add_argument("grades", nargs="+", choices=tuple(GRADES))
    parser.add_argument("--track", default="monaco")
    parser.add_argument("--rules", default="beginner", choices=tuple(PRESETS))
    parser.add_argument("--laps", type=int, default=2)
    parser.add_argument("--cars", type=int, default=10)
    parser.add_argument("--races", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the luck of the first race")
    parser.add_argument("--dry", action="store_true", help="without weather")
    args = parser.parse_args()
    stock_library()
    track = shipped(args.track)
    options = replace(PRESETS[args.rules], laps=args.laps)
    options = replace(options, weather=options.weather and not args.dry)
    drivers = [driver_of(grade) for grade in args.grades]
    drive(track, options, drivers[:1] * args.cars, 1, 99)  # tables are solved, caches filled
    freeze_gc()
    begun = time.process_time()
    if args.what == "duel":
        share, error = mean(duel(track, options, drivers[0], drivers[1], args.races // 2))
        told = f"ahead in {share:.3f} +- {error:.3f} of the pairs"
    else:
        told = _told(args, track, options, drivers[0])
    spent = time.process_time() - begun
    sys.stdout.write(f"{' '.join(args.grades)}, {args.rules}: {told}; {spent:.0f} s\n")
    return 0


def _told(args: argparse.Namespace, track: Track, options: Options, driver: Driver) -> str:
    regretting = Regretting(driver)
    who: Driver = regretting if args.what == "regret" else driver
    begun = time.process_time()
    found = drive(track, options, [who] * args.cars, args.races, args.first)
    rate = found.turns / (time.process_time() - begun)
    turns, error = found.turns_a_lap
    told = f"{turns:.3f} +- {error:.3f} turns a lap, {found.finished:.2%} finish"
    out = ", ".join(f"{cause} {number}" for cause, number in found.out.most_common())
    regret = f", regret {fmean(regretting.regrets):.4f}" if regretting.regrets else ""
    return f"{told} ({out}), {rate:.0f} turns a second{regret}"


if __name__ == "__main__":
    raise SystemExit(main())
