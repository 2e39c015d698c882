"""Seasons to try things on: the computed examples, and a plain one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.season.scoring import Scoring, TeamScoring
from formulad.season.season import Carry, Entry, Points, Result, Round, Season

if TYPE_CHECKING:
    from collections.abc import Mapping

OUT = 0
"""A place of who went out."""
FULL = {"brakes": 3, "gearbox": 3, "body": 3, "engine": 3, "road_holding": 2}
_NAMES = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn", "Gus", "Hana", "Ida", "Joe")
CARS = {name: number for number, name in enumerate(_NAMES, 1)}
PLACES: Mapping[str, tuple[int, ...]] = {
    "Ida": (4, 2, 1, 4),
    "Chiyo": (1, 3, 5, 2),
    "Elsa": (3, 6, 2, 1),
    "Ana": (2, 1, 3, OUT),
    "Hana": (5, 7, 4, 3),
    "Bruno": (6, 4, 7, 8),
    "Joe": (7, 8, OUT, 6),
    "Fynn": (8, 5, OUT, OUT),
    "Dev": (OUT, OUT, 6, 7),
    "Gus": (OUT, 9, OUT, 5),
}
"""Places at the flag of four races."""
FASTEST = ("Chiyo", "Ida", "Ida", "Elsa")


def winter_cup(scoring: Scoring | None = None) -> Season:
    """Return a season of seven races of which four were driven."""
    people = ("Ana", "Chiyo", "Elsa", "Ida")
    entries = tuple(
        Entry(name, number, "" if name in people else "pro") for name, number in CARS.items()
    )
    results = tuple(_result(race) for race in range(1, 5))
    scoring = scoring or Scoring(fastest_lap=1, teams=TeamScoring.BOTH)
    return Season(
        id="3f9c21a7",
        title="Winter Cup",
        game="race",
        entries=entries,
        calendar=(Round("monaco"),) * 7,
        scoring=scoring,
        results=results,
    )


def _result(race: int) -> Result:
    places = {CARS[name]: took[race - 1] for name, took in PLACES.items()}
    home = sorted((car for car, place in places.items() if place), key=places.__getitem__)
    out = tuple(car for car, place in places.items() if not place)
    fastest = CARS[FASTEST[race - 1]]
    return Result(race, (*home, *out), out, fastest_lap=fastest)


def carrying(season: Season, left: Mapping[str, Points], carry: Carry | None = None) -> Season:
    """Return a season that carries damage, with that of the race driven last."""
    *before, last = season.results
    damage = {CARS[name]: points for name, points in left.items()}
    results = (*before, replace(last, left=damage))
    return replace(season, carry=carry or Carry(), results=results)
