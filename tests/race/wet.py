"""Plays races in the rain with full grids, and has the slow oracle judge every closed road in them.

python -m tests.race.wet 10000          so many races
python -m tests.race.wet 500 --from 7000

Every race is played again from its record. Interrupted, it tells of the races played so far.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from typing import TYPE_CHECKING

from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Outcome, Over
from formulad.kernel.match import Match
from formulad.kernel.record import read_record, replay, write_header
from formulad.kernel.values import replace
from formulad.race.agreed.options import Options, Rules, SlideRule
from formulad.race.agreed.setup import CAR_NUMBERS
from formulad.race.conditions import bonus_of, brakes_of, conditions, is_last_lap, slide_of
from formulad.race.order import earliest_next
from formulad.race.phase import Entry
from formulad.race.questions import Purpose, Question
from formulad.race.road.track import NOWHERE
from formulad.race.rules import RaceGame
from tests.race.any_race import any_abilities, any_options, circuits
from tests.race.keen import keen
from tests.race.laws import check_step
from tests.race.oracle import Judged, Oracle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.race.moves import Move
    from formulad.race.questions import Due
    from formulad.race.road.routes import Route
    from formulad.race.road.track import CellId
    from formulad.race.state import State

FULL_GRID = 10
FARTHEST = 8
"""Longer moves have too many paths to walk them all."""
FIRST_WEATHER = (Purpose.PRACTICE_WEATHER, Purpose.RACE_WEATHER)
SHARE_OF_OPEN_ROADS = 0.05
"""How many of the moves on a road that is not closed are judged as well."""

Offer = tuple[int, "CellId", int, int]
"""The length of a way unless it finishes, its end, the cells braked on purpose, those left."""
Price = tuple[bool, int]
"""Whether two stops are missed in a corner, and the cells to pay for."""


def wet_race(rng: random.Random) -> RaceGame:
    """Return a race by any options that has tyres and weather, on a full grid."""
    options = _options(rng)
    options = replace(options, weather=True, tyres=not options.street, laps=1)
    numbers = rng.sample(CAR_NUMBERS, FULL_GRID)
    entries = [Entry(number, options.rule_set.wear, any_abilities(rng)) for number in numbers]
    return RaceGame(rng.choice(circuits()), entries, options)


def _options(rng: random.Random) -> Options:
    options = any_options(rng)
    while options.rules is not Rules.COMPLETE:
        options = any_options(rng)
    return options


def play(seed: int) -> Counter[str]:
    """Play a race, judge its closed roads, play it again; return what was met."""
    rng, met = random.Random(seed), Counter(races=1)
    game, lines = wet_race(rng), list[str]()
    match = Match(game, SeededLuck(0), lines.append)
    while not isinstance(due := game.awaiting(match.state), Over):
        before = match.state
        if isinstance(due, Decision) and due.question is Question.PATH:
            met += judged(game, before, rng)
        step = match.play(_in_the_rain(game, due, before, rng))
        check_step(game, before, step.state, step.events)
        met["steps"] += 1
    text = write_header({"game": game.name}) + "".join(f"{line}\n" for line in lines)
    again = replay(game, read_record(text))
    assert again.fault is None
    assert match.played == again.played
    return met


def _in_the_rain(game: RaceGame, due: Due, state: State, rng: random.Random) -> Move | Outcome:
    """Return what a keen driver does, under a sky that brings rain."""
    table = game.track.weather
    if table and isinstance(due, Chance) and due.purpose in FIRST_WEATHER:
        return Outcome(table.rain[0])
    return keen(game, state, rng)


def judged(game: RaceGame, state: State, rng: random.Random) -> Counter[str]:
    """Check what is offered against all paths there are; return what was judged."""
    car, met, count = state.car, conditions(game.setting, state), state.turn.cells
    is_walked = count <= FARTHEST and not (
        met.is_great_start or met.charmers or bonus_of(car, met) or met.box != NOWHERE
    )
    is_special = met.nitro or met.is_drifting or met.is_littering or game.track.is_pit(car.cell)
    if not is_walked or is_special:
        return Counter()
    is_closed = any(option.blocked for option in game.paths(state))
    if not is_closed and rng.random() > SHARE_OF_OPEN_ROADS:
        return Counter()
    check_offers(game, state)
    return Counter(judged=1, closed=is_closed, slides=is_closed and slide_of(car, met) > 0)


def check_offers(game: RaceGame, state: State) -> None:
    """Check that just those ways are offered that walking every path finds."""
    car, met, count = state.car, conditions(game.setting, state), state.turn.cells
    oracle = Oracle(
        game.track,
        car.cell,
        car.stops,
        is_last_lap(game.setting, car, met),
        met.occupied,
        met.debris,
    )
    on_stops, slide = game.options.slide_rule is SlideRule.REQUIRED_STOP, slide_of(car, met)
    offers = _cheapest(
        (
            (_length(o.route), o.end(car.cell), o.move.brakes, o.blocked),
            (o.route.misses_two_stops, o.route.overshoot),
        )
        for o in game.paths(state)
        if not (o.move.brakes and o.blocked)
    )
    assert offers == _expected(oracle, count, slide, brakes_of(car, met), on_stops=on_stops)


def _cheapest(priced: Iterable[tuple[Offer, Price]]) -> dict[Offer, Price]:
    """Return the best price of each offer."""
    best: dict[Offer, Price] = {}
    for offer, price in priced:
        best[offer] = min(price, best.get(offer, price))
    return best


def _length(path: Judged | Route) -> int:
    """Return the cells of a way; none for those past the line, where one stands for all (MOV-8)."""
    return 0 if path.finishes else len(path.cells)


def _expected(
    oracle: Oracle, count: int, slide: int, able: int, *, on_stops: bool
) -> dict[Offer, Price]:
    """Return the ways that the rules offer: to be stopped by cars, or to brake on purpose."""
    jams = oracle.jams(count, slide, on_stops=on_stops)
    short = min(left for _, left in jams)
    stops = [path for path, left in jams if left == short > 0]
    ends = [oracle.end(path) for path in stops]
    first = earliest_next(oracle.track, oracle.start, ends) if ends else []
    stopped = [path for path in stops if oracle.end(path) in first]
    forced = {(len(path.cells), oracle.end(path)) for path in stopped}
    priced = [((len(path.cells), oracle.end(path), 0, short), path.price) for path in stopped]
    priced += [
        ((*place, left, 0), price)
        for place, left, price in _open(oracle, count, slide, on_stops=on_stops)
        if left <= able and not (place in forced and left == short)
    ]
    return _cheapest(priced)


def _open(
    oracle: Oracle, count: int, slide: int, *, on_stops: bool
) -> Iterator[tuple[tuple[int, CellId], int, Price]]:
    """Yield where a car can end with some debris, the fewest cells that are left, and the price."""
    best: dict[tuple[tuple[int, CellId], frozenset[CellId]], tuple[int, Price]] = {}
    for path in oracle.paths(count + slide):
        extra = oracle.slide(path, count, slide, on_stops=on_stops)
        left = 0 if path.finishes else count + extra - len(path.cells)
        if len(path.cells) <= count + extra:
            end = (_length(path), oracle.end(path)), path.debris
            best[end] = min((left, path.price), best.get(end, (left, path.price)))
    for (place, _), (left, price) in best.items():
        yield place, left, price


def main() -> int:
    """Play the races; return how many failed, up to the first ten."""
    parser = argparse.ArgumentParser(description="Play races in the rain against the oracle.")
    parser.add_argument("races", type=int)
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="SEED")
    args = parser.parse_args()
    total, faults, begun = Counter[str](), 0, time.monotonic()
    for seed in range(args.first, args.first + args.races):
        try:
            total += play(seed)
        except KeyboardInterrupt:
            break
        except Exception:  # noqa: BLE001 - whatever it is, the other races are played
            faults += 1
            sys.stdout.write(f"race {seed}: {traceback.format_exc(limit=-4)}\n")
        if faults == 10:
            break
    sys.stdout.write(
        f"{total['races']:,} races and their replays, {total['steps']:,} steps,"
        f" {total['judged']:,} moves judged, {total['closed']:,} of them on a closed road,"
        f" {total['slides']:,} where a car can slide: {faults} races failed,"
        f" {time.monotonic() - begun:.0f} s\n"
    )
    return int(faults > 0)


if __name__ == "__main__":
    raise SystemExit(main())
