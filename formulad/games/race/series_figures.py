"""Figures of many races: wins, places, turns and what put cars out, by driver."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from formulad.games.race.street_counts import NITRO, WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.games.race.car_result import CarResult


@dataclass(frozen=True, slots=True)
class DriverFigures:
    """How the drivers of a grade did, or a street driver."""

    starts: int
    wins: int
    mean_place: float
    mean_turns_per_lap: float | None
    """Of those that finished; none if nobody did."""
    retirements: dict[str, int]
    """By cause."""
    street: dict[str, int]
    """How often they met what, or did it; nothing where there are no streets."""


@dataclass(frozen=True, slots=True)
class Figures:
    """How the races went."""

    races: int
    turns: int
    seconds: float
    turns_per_second: float
    finished_share: float
    drivers: dict[str, DriverFigures]
    """By grade."""
    street_drivers: dict[str, DriverFigures]
    """By id; nobody where there are no streets (DRV)."""
    nitro_per_lap: float | None
    """How often a car used it in a lap; None where there are no streets (STR-2)."""

    def as_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return asdict(self)


def figures(results: Sequence[Sequence[CarResult]], laps: int, seconds: float) -> Figures:
    """Return what the results of races come to.

    Args:
        results: the cars of each race.
        laps: how many laps were driven.
        seconds: how long it took to drive them all.
    """
    cars = [car for race in results for car in race]
    turns = sum(car.turns for car in cars)
    nitro = sum(car.street[NITRO] for car in cars)
    grades = dict.fromkeys(car.grade for car in cars)
    known = sorted({car.street_driver for car in cars if car.street_driver})
    return Figures(
        races=len(results),
        turns=turns,
        seconds=round(seconds, 3),
        turns_per_second=round(turns / seconds, 1),
        finished_share=round(sum(car.has_finished for car in cars) / len(cars), 4),
        drivers={grade: _of([c for c in cars if c.grade == grade], laps) for grade in grades},
        street_drivers={
            id_: _of([c for c in cars if c.street_driver == id_], laps) for id_ in known
        },
        nitro_per_lap=round(nitro / len(cars) / laps, 3) if known else None,
    )


def _of(cars: Sequence[CarResult], laps: int) -> DriverFigures:
    finishers = [car.turns / laps for car in cars if car.has_finished]
    causes = Counter(car.out.value for car in cars if car.out)
    met = sum((car.street for car in cars), Counter[str]())
    return DriverFigures(
        starts=len(cars),
        wins=sum(car.place == 1 for car in cars),
        mean_place=round(fmean(car.place for car in cars), 3),
        mean_turns_per_lap=round(fmean(finishers), 3) if finishers else None,
        retirements=dict(sorted(causes.items())),
        street={word: met[word] for word in WORDS if met[word]},
    )
