"""Plays street races by the laws of all races, and tells which driver wins how often.

python -m tests.race.street 600          so many races, computers in every seat
python -m tests.race.street 600 --from 3000 --mixed    every other seat is driven by a keen one
python -m tests.race.street 9999 --minutes 20

Each race has another number of laps, other weather and other drivers in the seats than the one
before. Without weather one driver stays at home. Interrupted, it tells of the races played so far.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from functools import cache
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.street_counts import street_counts
from formulad.kernel.chance import SeededLuck, next_seed
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.kernel.values import Frozen, field, replace
from formulad.race.agreed.drivers import driver_fault
from formulad.race.events import CarEliminated, GearShifted
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame
from formulad.store.paths import data_root
from tests.circuits import shipped
from tests.presets import PRESETS
from tests.race.keen import keen
from tests.race.laws import check_end, check_step
from tests.race.watched import MOST_STEPS, check_record

if TYPE_CHECKING:
    from formulad.race.agreed.drivers import StreetDriver
    from formulad.race.agreed.options import Options
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.state import State

CIRCUIT = "basse-ville"
LAPS = (1, 2, 3)
INTERIM = 60
"""After so many races it is told how things stand."""
REPLAYS = 0.02
"""How many of the races are played again from their records."""
SURE = 1.96
"""Standard errors within which the truth lies, nineteen times of twenty."""


class Plan(Frozen):
    """What differs from the rules of the street in all races that are played."""

    is_balanced: bool = False
    """No driver has more points than another."""
    has_gifts: bool = True
    is_mixed: bool = False
    """Keen drivers have every other seat."""

    def options(self, race: int) -> Options:
        """Return the rules of one of the races: each number of laps, with weather and without."""
        return replace(
            PRESETS["street"],
            laps=LAPS[race % len(LAPS)],
            weather=bool(race // len(LAPS) % 2),
            balance_drivers=self.is_balanced,
            abilities=self.has_gifts,
        )

    def drivers(self, race: int) -> tuple[StreetDriver, ...]:
        """Return the drivers by seat: each has every seat in turn."""
        options = self.options(race)
        allowed = [d for d in roster() if driver_fault(d, replace(options, abilities=True)) is None]
        first = race // (2 * len(LAPS)) % len(allowed)
        return (*allowed[first:], *allowed[:first])


@cache
def roster() -> tuple[StreetDriver, ...]:
    """Return the drivers that come with the game."""
    return Paddock(data_root() / "assets", Path("nowhere")).roster()


class Result(Frozen):
    """How a race went for a driver."""

    driver: str
    laps: int
    has_weather: bool
    place: int
    turns: int
    out: str
    """What put them out, if anything did."""
    met: Counter[str] = field(default_factory=Counter)


def watched_street_race(race: int, plan: Plan) -> list[Result]:
    """Play a street race and check every step of it."""
    rng, options, drivers = random.Random(race), plan.options(race), plan.drivers(race)
    entries = [Entry(n, d.wear(options), d.abilities) for n, d in enumerate(drivers, 1)]
    game, lines = RaceGame(shipped(CIRCUIT), entries, options), list[str]()
    match = Match(game, SeededLuck(next_seed(race)), lines.append)
    events: list[Event] = []
    steps = 0
    while not isinstance(due := match.awaiting, Over):
        assert steps < MOST_STEPS, "the race does not end"
        before = match.state
        if isinstance(due, Chance):
            step = match.roll()
        else:
            is_keen = plan.is_mixed and due.seat % 2 == race % 2
            step = match.play(_keenly(game, before, rng) if is_keen else _soberly(game, before))
        check_step(game, before, step.state, step.events)
        events += step.events
        steps += 1
    check_end(game, match.state)
    if rng.random() < REPLAYS:
        check_record(game, match, lines)
    turns = Counter(event.car for event in events if isinstance(event, GearShifted))
    causes = {event.car: event.cause.value for event in events if isinstance(event, CarEliminated)}
    places, met = game.classification(match.state), street_counts(events, len(drivers))
    return [
        Result(
            driver.id,
            options.laps,
            options.weather,
            places.index(seat) + 1,
            turns[seat],
            causes.get(seat, ""),
            met[seat],
        )
        for seat, driver in enumerate(drivers)
    ]


def _keenly(game: RaceGame, state: State, rng: random.Random) -> Move:
    move = keen(game, state, rng)
    assert game.refusal(state, move) is None  # type: ignore[arg-type]  # no die is due
    return move  # type: ignore[return-value]  # as above


def _soberly(game: RaceGame, state: State) -> Move:
    return driver_of("rookie").choose(game, state)


def main() -> int:
    """Play the races; return how many failed, up to the first ten."""
    parser = argparse.ArgumentParser(description="Play street races under watch.")
    parser.add_argument("races", type=int)
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED")
    parser.add_argument("--balanced", action="store_true", help="all drivers have as many points")
    parser.add_argument("--no-gifts", action="store_true", help="abilities do not count")
    parser.add_argument("--mixed", action="store_true", help="keen drivers in every other seat")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no race after these")
    args = parser.parse_args()
    plan = Plan(args.balanced, not args.no_gifts, args.mixed)
    results: list[Result] = []
    faults, played, begun = 0, 0, time.monotonic()
    for race in range(args.first, args.first + args.races):
        try:
            results += watched_street_race(race, plan)
            played += 1
        except KeyboardInterrupt:
            break
        except Exception:  # noqa: BLE001 - whatever it is, the other races are played
            faults += 1
            sys.stdout.write(f"race {race}: {traceback.format_exc(limit=-4)}\n")
        if faults == 10 or time.monotonic() - begun > 60 * args.minutes:
            break
        if played % INTERIM == 0:
            sys.stdout.write(f"after {played:,} races\n" + "\n".join(report(results)) + "\n\n")
            sys.stdout.flush()
    seconds = time.monotonic() - begun
    sys.stdout.write(f"{plan}\n{played:,} races, {faults} failed, {seconds:.0f} s\n")
    sys.stdout.write("\n".join(report(results)) + "\n" if results else "")
    return int(faults > 0)


def report(results: list[Result]) -> list[str]:
    """Return the tables: wins by driver, in all and by laps and weather; and what happened."""
    groups = [(laps, has_weather) for has_weather in (False, True) for laps in LAPS]
    names = [f"{laps} lap{'s' * (laps > 1)} {'sky' if sky else 'dry'}" for laps, sky in groups]
    lines = [f"{'wins in %':<10}{'all':>14}" + "".join(f"{name:>14}" for name in names)]
    ids = sorted({result.driver for result in results})
    for driver in ids:
        own = [result for result in results if result.driver == driver]
        parts = [[r for r in own if (r.laps, r.has_weather) == group] for group in groups]
        lines.append(f"{driver:<10}" + "".join(f"{_share(part):>14}" for part in (own, *parts)))
    lines += ["", f"{'':<10}{'starts':>7}{'place':>7}{'turns/lap':>10}  out by"]
    lines += [_going(driver, [r for r in results if r.driver == driver]) for driver in ids]
    met = sum((result.met for result in results), Counter[str]())
    laps = sum(result.laps for result in results)
    each = ", ".join(f"{word} {count} ({count / laps:.3f})" for word, count in sorted(met.items()))
    return [*lines, "", f"met, in all and per car and lap: {each}"]


def _share(results: list[Result]) -> str:
    """Return how many of their races a driver won, with what may be chance."""
    if not results:
        return "-"
    count = len(results)
    share = sum(result.place == 1 for result in results) / count
    return f"{share:.1%} ±{SURE * sqrt(share * (1 - share) / count):.1%}".replace("%", "")


def _going(driver: str, results: list[Result]) -> str:
    count = len(results)
    finished = [result for result in results if not result.out]
    pace = sum(r.turns for r in finished) / max(1, sum(r.laps for r in finished))
    out = ", ".join(f"{k} {n}" for k, n in sorted(Counter(r.out for r in results).items()) if k)
    place = sum(result.place for result in results) / count
    return f"{driver:<10}{count:>7}{place:>7.2f}{pace:>10.2f}  {out or '-'}"


if __name__ == "__main__":
    raise SystemExit(main())
