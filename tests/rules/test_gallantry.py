"""Who goes first in a tie: section 17 of the rules, DRV-DIANE-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.options import GridRule
from formulad.race.car import Status
from formulad.race.events import GridFilled, GridTied
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame
from tests.builders import a_car, a_race, due, play
from tests.city import city, in_the_streets
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options

RIGHT_HANDER = city("""
    A  . . . . . . . . . . . . 1> 1> 1 . . . . . . . . . .
    B  . . . . . . . . . . . . 1> 1  1 . . . . . . . . . .
    C  . . . . . . . . . . . . 1  1  1 . . . . . . . . . .
""")
GALLANT = [Ability.GALLANTRY]
DRAWN = in_the_streets(weather=False, grid=GridRule.DRAWN)


def a_draw(*, seats: int, gallant: int, options: Options = DRAWN) -> RaceGame:
    """Return a race whose grid is still to be drawn, Diane in one of its seats."""
    wear = options.rule_set.wear
    entries = [
        Entry(seat + 1, wear, (Ability.GALLANTRY,) if seat == gallant else ())
        for seat in range(seats)
    ]
    return RaceGame(RIGHT_HANDER, entries, options)


@pytest.mark.rule("DRV-DIANE-1/ii")
def test_a_tie_of_two_on_the_dice_is_hers_without_another_roll() -> None:
    game = a_draw(seats=2, gallant=1)

    step = play(game, game.initial(), "r12", "r12")

    assert GridFilled((1, 0)) in step.events
    assert not any(isinstance(event, GridTied) for event in step.events)
    assert (1, "start") == due(game, step.state)


@pytest.mark.rule("DRV-DIANE-1/ii")
@pytest.mark.rule("GRD-1/ii")
def test_of_three_who_tie_she_is_first_and_the_others_roll_again() -> None:
    game = a_draw(seats=3, gallant=2)

    tied = play(game, game.initial(), "r12", "r12", "r12")
    after = play(game, tied.state, "r5", "r9")

    assert GridTied((0, 1)) in tied.events
    assert (0, "grid") == due(game, tied.state)
    assert (2, 1, 0) == after.state.order


@pytest.mark.rule("DRV-DIANE-1/ii")
def test_whoever_rolled_more_is_before_her_all_the_same() -> None:
    game = a_draw(seats=3, gallant=2)

    assert (0, 2, 1) == play(game, game.initial(), "r13", "r12", "r12").state.order


@pytest.mark.rule("DRV-DIANE-1/ii")
@pytest.mark.rule("GRD-1/ii")
def test_ties_of_others_are_none_of_hers() -> None:
    game = a_draw(seats=3, gallant=2)

    tied = play(game, game.initial(), "r12", "r12", "r13")

    assert GridTied((0, 1)) in tied.events
    assert (2, 1, 0) == play(game, tied.state, "r1", "r2").state.order


@pytest.mark.rule("DRV-DIANE-1/ii")
@pytest.mark.rule("STR-1[abilities=off]")
def test_without_gifts_she_rolls_again_as_well() -> None:
    game = a_draw(seats=2, gallant=1, options=in_the_streets(weather=False, abilities=False))

    tied = play(game, game.initial(), "r12", "r12").state

    assert (0, "grid") == due(game, tied)


@pytest.mark.rule("DRV-DIANE-1/i")
@pytest.mark.rule("ORD-2")
def test_level_with_a_faster_car_she_plays_first() -> None:
    cars = [a_car("s1.A5", gear=6), a_car("s1.C5", gear=2, gifts=GALLANT)]

    _, state = a_race(on=RIGHT_HANDER, cars=cars, options=STREET)

    assert (1, 0) == state.order


@pytest.mark.rule("DRV-DIANE-1/i")
@pytest.mark.rule("ORD-3")
def test_level_with_a_car_on_the_inside_she_plays_first() -> None:
    cars = [a_car("s1.C5", gear=4), a_car("s1.A5", gear=4, gifts=GALLANT)]

    _, state = a_race(on=RIGHT_HANDER, cars=cars, options=STREET)

    assert (1, 0) == state.order


@pytest.mark.rule("DRV-DIANE-1/i")
@pytest.mark.rule("SPN-1/ii")
@pytest.mark.parametrize("status", [Status.SPUN, Status.STALLED], ids=str)
def test_so_she_does_when_her_car_stands(status: Status) -> None:
    cars = [a_car("s1.C5", gear=4), a_car("s1.A5", gear=1, status=status, gifts=GALLANT)]

    _, state = a_race(on=RIGHT_HANDER, cars=cars, options=STREET)

    assert (1, 0) == state.order


@pytest.mark.rule("DRV-DIANE-1/i")
@pytest.mark.rule("ORD-1/i")
@pytest.mark.parametrize(
    ("hers", "order"), [("s1.A4", (0, 1)), ("s1.B4", (0, 1)), ("s1.B5", (1, 0))]
)
def test_who_is_not_level_with_her_plays_by_his_place(hers: str, order: tuple[int, ...]) -> None:
    cars = [a_car("s1.C5", gear=2), a_car(hers, gear=6, gifts=GALLANT)]

    _, state = a_race(on=RIGHT_HANDER, cars=cars, options=STREET)

    assert order == state.order


@pytest.mark.rule("DRV-DIANE-1/i")
@pytest.mark.rule("STR-1[abilities=off]")
def test_without_gifts_gear_and_lane_decide() -> None:
    cars = [a_car("s1.A5", gear=6), a_car("s1.C5", gear=2, gifts=GALLANT)]

    _, state = a_race(on=RIGHT_HANDER, cars=cars, options=in_the_streets(abilities=False))

    assert (0, 1) == state.order


@pytest.mark.rule("DRV-DIANE-1/i")
def test_the_order_of_the_next_round_is_drawn_up_like_that() -> None:
    cars = [a_car("s1.C4", gear=1, gifts=GALLANT), a_car("s1.A4", gear=1)]
    game, before = a_race(on=RIGHT_HANDER, cars=cars, options=STREET)

    after = play(game, before, "g1", "r2", "p s1.C5-s1.C6", "g2", "r2", "p s1.A5-s1.A6").state

    assert (4, (0, 1)) == (after.round, after.order)
