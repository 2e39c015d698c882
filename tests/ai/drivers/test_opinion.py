from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from formulad.ai.drivers.opinion import Opinion
from formulad.kernel.values import replace
from tests.builders import a_car, a_race
from tests.circuits import RING

if TYPE_CHECKING:
    from formulad.race.state import State

CHOICES = range(40)


def moment(points: int = 18, lap: int = 1, at: str = "s1.A3", number: int = 1) -> State:
    """Return a moment of the first car, in the round of a number."""
    _, state = a_race(on=RING, cars=[a_car(at, gear=3, points=points, lap=lap), a_car("s1.B2")])
    return replace(state, round=number)


def errors(state: State, seat: int = 0) -> list[float]:
    """Return what a driver thinks wrong about some choices."""
    opinion = Opinion(RING, state, seat)
    return [opinion.error(choice) for choice in CHOICES]


def test_the_same_moment_is_seen_alike_twice() -> None:
    assert errors(moment()) == errors(moment())


def test_in_most_moments_a_driver_keeps_to_the_opinion_of_a_corner() -> None:
    firm = [errors(moment(number=number)) for number in range(100)]
    usual = max(firm, key=firm.count)

    assert 55 <= firm.count(usual) <= 85


def test_another_lap_another_car_and_other_wear_bring_other_opinions() -> None:
    seen = [moment(), moment(lap=2), moment(points=17)]

    assert 4 == len({tuple(errors(state)) for state in seen} | {tuple(errors(moment(), seat=1))})


def test_errors_are_spread_as_chance_would_spread_them() -> None:
    """The mean of Gumbel's distribution is Euler's constant."""
    found = [
        error
        for number in range(200)
        for error in errors(moment(points=1 + number % 18, lap=number))
    ]

    assert abs(fmean(found) - 0.5772) < 0.05
