"""Figures of many races: wins, places, turns and what put cars out, by driver."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from formulad.ai.match.estimate import Estimate, mean_of
from formulad.games.estimates import as_plain
from formulad.games.race.street_counts import NITRO, WORDS
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.games.effort import Effort
    from formulad.games.race.car_result import CarResult


@frozen
class DriverFigures:
    """How the drivers of a grade did, or a street driver."""

    starts: int
    wins: int
    place: Estimate
    turns_per_lap: Estimate | None
    """Of those that finished; none if nobody did."""
    retirements: dict[str, int]
    """By cause."""
    street: dict[str, int]
    """How often they met what, or did it; nothing where there are no streets."""

    def as_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {
            "starts": self.starts,
            "wins": self.wins,
            **as_plain("mean_place", self.place),
            **as_plain("mean_turns_per_lap", self.turns_per_lap),
            "retirements": self.retirements,
            "street": self.street,
        }


@frozen
class Figures:
    """How the races went."""

    races: int
    turns: int
    effort: Effort
    finished_share: Estimate
    drivers: dict[str, DriverFigures]
    """By grade."""
    street_drivers: dict[str, DriverFigures]
    """By id; nobody where there are no streets (DRV)."""
    nitro_per_lap: Estimate | None
    """How often a car used it in a lap; None where there are no streets (STR-2)."""

    def as_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        effort = self.effort
        return {
            "races": self.races,
            "turns": self.turns,
            "seconds": round(effort.seconds, 3),
            "turns_per_second": round(effort.a_second(self.turns), 1),
            "processor_seconds": round(effort.processor, 3),
            "turns_per_processor_second": round(effort.a_processor_second(self.turns), 1),
            **as_plain("finished_share", self.finished_share, 4),
            "drivers": {grade: found.as_json() for grade, found in self.drivers.items()},
            "street_drivers": {id_: found.as_json() for id_, found in self.street_drivers.items()},
            **as_plain("nitro_per_lap", self.nitro_per_lap),
        }


def figures(results: Sequence[Sequence[CarResult]], laps: int, effort: Effort) -> Figures:
    """Return what the results of races come to.

    Args:
        results: the cars of each race.
        laps: how many laps were driven.
        effort: how long it took to drive them all.
    """
    cars = [car for race in results for car in race]
    grades = dict.fromkeys(car.grade for car in cars)
    known = sorted({car.street_driver for car in cars if car.street_driver})
    nitro = _mean(results, lambda car: car.street[NITRO] / laps)
    return Figures(
        races=len(results),
        turns=sum(car.turns for car in cars),
        effort=effort,
        finished_share=_mean(results, lambda car: car.has_finished) or Estimate(0),
        drivers={
            grade: _of([[c for c in race if c.grade == grade] for race in results], laps)
            for grade in grades
        },
        street_drivers={
            id_: _of([[c for c in race if c.street_driver == id_] for race in results], laps)
            for id_ in known
        },
        nitro_per_lap=nitro if known else None,
    )


def _of(races: Sequence[Sequence[CarResult]], laps: int) -> DriverFigures:
    cars = [car for race in races for car in race]
    finishers = [[car for car in race if car.has_finished] for race in races]
    causes = Counter(car.out.value for car in cars if car.out)
    met = sum((car.street for car in cars), Counter[str]())
    return DriverFigures(
        starts=len(cars),
        wins=sum(car.place == 1 for car in cars),
        place=_mean(races, lambda car: car.place) or Estimate(0),
        turns_per_lap=_mean(finishers, lambda car: car.turns / laps),
        retirements=dict(sorted(causes.items())),
        street={word: met[word] for word in WORDS if met[word]},
    )


def _mean(
    races: Sequence[Sequence[CarResult]], of: Callable[[CarResult], float]
) -> Estimate | None:
    return mean_of([[of(car) for car in race] for race in races])
