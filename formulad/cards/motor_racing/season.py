"""Season: what places are worth, and who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.cards.motor_racing.cars import CARS, TEAM_OF
from formulad.cards.motor_racing.options import Championship
from formulad.cards.motor_racing.state import Stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.motor_racing.cars import Car, Team
    from formulad.cards.motor_racing.line import Line
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import State


class Standing(NamedTuple):
    """How somebody who scores stands in a championship."""

    seat: int | None
    """The player; None for a team without one."""
    cars: tuple[Car, ...]
    points: tuple[int, ...]
    """Of each race."""
    best: int
    """The place of their best car in the last race, by which equals are told apart (FMR-36)."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.points)

    @property
    def teams(self) -> tuple[Team, ...]:
        """The teams of the cars."""
        return tuple(dict.fromkeys(TEAM_OF[car] for car in self.cars))


def race_points(setting: Setting, finished: Line) -> dict[Car, int]:
    """Return what each car scores in a race: both of a team may, a retired one as well (FMR-32)."""
    return dict(zip(finished, setting.deck.value_of_place, strict=False))


def constructors(setting: Setting, results: Sequence[Line]) -> tuple[Standing, ...]:
    """Return the constructors' championship, the leader first.

    A player adds up all their cars; a team without a player scores for itself (FMR-33), and may win
    (FMR-3).
    """
    return _ranked(setting, results, setting.constructors)


def drivers(setting: Setting, results: Sequence[Line]) -> tuple[Standing, ...]:
    """Return the drivers' championship, in which each car scores alone (FMR-38)."""
    return _ranked(setting, results, [(car,) for car in CARS])


def standings(setting: Setting, results: Sequence[Line]) -> tuple[Standing, ...]:
    """Return the championship that decides who is ahead, the leader first (FMR-36)."""
    if setting.options.championship is Championship.DRIVERS:
        return drivers(setting, results)
    return constructors(setting, results)


def _ranked(
    setting: Setting, results: Sequence[Line], entries: Sequence[tuple[Car, ...]]
) -> tuple[Standing, ...]:
    """Return those who score, most points first; equals as their best cars ended (FMR-36)."""
    scored = [race_points(setting, finished) for finished in results]
    ranked = [
        Standing(
            setting.drivers[cars[0]],
            cars,
            tuple(sum(points[car] for car in cars) for points in scored),
            min((results[-1].index(car) + 1 for car in cars), default=0) if results else 0,
        )
        for cars in entries
    ]
    return tuple(sorted(ranked, key=lambda each: (-each.total, each.best)))


def results_now(state: State) -> tuple[Line, ...]:
    """Return the races that are over, and the one that runs as if it ended now."""
    if state.stage is Stage.OVER or not state.run:
        return state.results
    return (*state.results, state.classification)


def places(setting: Setting, state: State) -> tuple[int, ...]:
    """Return the place of each player among the players, as if the season ended now."""
    results = results_now(state)
    if not results:
        return (1,) * setting.seats
    order = [each.seat for each in standings(setting, results) if each.seat is not None]
    ranked = list(dict.fromkeys(order))
    return tuple(ranked.index(seat) + 1 for seat in range(setting.seats))
