"""Races of every kind: any circuit, any line-up, any options that go together."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.agreed.design import POINTS, Design, wear_at_start
from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.option_catalogue import CATALOGUE, ENTRIES, PARTS_OF_THE_GAME, matters
from formulad.race.agreed.options import Options, Rules
from formulad.race.agreed.setup import CAR_NUMBERS
from formulad.race.phase import Entry
from formulad.race.road.track import PitLane, WeatherTable
from formulad.race.rules import RaceGame
from formulad.tiled.catalogue import load
from tests.circuits import RING, SHIPPED, STREET_RING, shipped
from tests.tiled.oval import oval

if TYPE_CHECKING:
    import random

    from formulad.race.road.track import Track

LAPS = (1, 1, 2, 3)
BASIC_RACES = 0.1
"""How many of the races go by the basic rules."""
CROWDS = (1, 2, 3, 4, 6, 8, 10)


@cache
def circuits() -> tuple[Track, ...]:
    """Return the circuits of the game, two small ones with pits and weather, and a small city."""
    return (*map(shipped, SHIPPED), _oval(), _ring(), STREET_RING)


def _oval() -> Track:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "oval.tmx"
        path.write_text(oval(), encoding="utf-8")
        return load(path).track


def _ring() -> Track:
    """Return the ring with a short lane along its outer side, and boxes close to its end."""
    cell = RING.by_name
    pit = PitLane((cell["s4.C2"],), (cell["s1.C3"],), 8, ((2, 1), (4, 1), (6, 2), (8, 2)))
    weather = WeatherTable(fine=range(1, 8), variable=range(8, 14), rain=range(14, 21))
    return replace(RING, id="pit_ring", pit=pit, weather=weather)


def any_options(rng: random.Random) -> Options:
    """Return options at random; what others leave without sense is off."""
    values = {entry.id: rng.choice(entry.values) for entry in CATALOGUE}
    is_basic = rng.random() < BASIC_RACES
    values |= {"laps": rng.choice(LAPS), "rules": Rules.BASIC if is_basic else Rules.COMPLETE}
    options = Options(**values)  # type: ignore[arg-type]  # the catalogue knows what each may be
    idle = [each for each in PARTS_OF_THE_GAME if not matters(ENTRIES[each], options)]
    return replace(options, **dict.fromkeys(idle, False))  # type: ignore[arg-type]  # see above


def any_race(rng: random.Random, track: Track | None = None) -> RaceGame:
    """Return a race at random, on a circuit if one is given, before anything has happened."""
    options = any_options(rng)
    count = rng.choice(CROWDS)
    numbers = rng.sample(CAR_NUMBERS, count)
    if options.team_race:
        numbers = rng.sample(CAR_NUMBERS[: max(2, count // 2 * 2)], max(2, count // 2 * 2))
    entries = [
        Entry(number, wear_at_start(any_design(rng), options), any_abilities(rng))
        for number in numbers
    ]
    return RaceGame(track or rng.choice(circuits()), entries, options)


def any_abilities(rng: random.Random) -> tuple[Ability, ...]:
    """Return what somebody may be able to do: nothing, one thing, or more than is good."""
    return tuple(rng.sample([*Ability], rng.choice((0, 1, 1, 2, 5))))


def any_design(rng: random.Random) -> Design:
    """Return a car that somebody may have designed; some have little to lose."""
    most = (4, 4, 4, 3, 2)
    brakes, *others = (rng.randint(1, points) for points in most)
    brakes += 1
    return Design(POINTS - brakes - sum(others), brakes, *others)
