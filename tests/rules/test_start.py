"""Grid and start: section 3 of the rules."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule, Options, StartLanes
from formulad.race.car import Status
from formulad.race.dice import Gear
from formulad.race.events import (
    CarBlocked,
    CarMoved,
    EngineStalled,
    GreatStartMade,
    GridFilled,
    GridTied,
    WearLost,
)
from formulad.race.rules import RaceGame
from tests.builders import a_start, due, ends, gears, lost, path, path_to, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

ROAD = track(
    """
    A  . . . . . . . . . . 1 1 . . . . . .
    B  . . . . . . . . . . 1 1 . . . . . .
    C  . . . . . . . . . . 1 1 . . . . . .
    """,
    grid=("s2.A6", "s2.C5", "s2.A4", "s2.C3"),
)
ALLEY = track(
    """
    A  . . . . . . . . 1 1 . . . . . .
    """,
    grid=("s2.A6", "s2.A5", "s2.A3"),
)
"""A single lane: whoever is in front is in the way."""
STRICT = replace(RULEBOOK, super_start_lanes=StartLanes.AVOID)


def drawn(seats: int) -> RaceGame:
    """Return a race whose grid is drawn."""
    return RaceGame(ROAD, seats, Options(grid=GridRule.DRAWN))


@pytest.mark.rule("GRD-1/i")
@pytest.mark.rule("GRD-1[grid=drawn]")
def test_the_highest_roll_takes_pole() -> None:
    game = drawn(3)

    step = play(game, game.initial(), "r9", "r17", "r12")

    assert GridFilled((1, 2, 0)) in step.events
    assert ROAD.grid[:3] == tuple(step.state.cars[seat].cell for seat in (1, 2, 0))


@pytest.mark.rule("GRD-1/i")
def test_a_lone_car_takes_pole_without_a_roll() -> None:
    game = drawn(1)

    state = game.initial()

    assert ROAD.grid[0] == state.cars[0].cell
    assert (0, "start") == due(game, state)


@pytest.mark.rule("GRD-1/ii")
def test_drivers_who_tie_roll_again_for_the_places_they_share() -> None:
    game = drawn(3)

    tied = play(game, game.initial(), "r17", "r9", "r17")
    filled = play(game, tied.state, "r4", "r11")

    assert GridTied((0, 2)) in tied.events
    assert GridFilled((2, 0, 1)) in filled.events


@pytest.mark.rule("GRD-1/ii")
def test_only_those_still_tied_roll_a_third_time() -> None:
    game = drawn(3)

    tied = play(game, game.initial(), "r12", "r12", "r12", "r5", "r5", "r9")
    filled = play(game, tied.state, "r2", "r3")

    assert (0, "grid") == due(game, tied.state)
    assert GridFilled((2, 1, 0)) in filled.events


@pytest.mark.rule("GRD-1/ii")
def test_two_ties_are_parted_the_better_places_first() -> None:
    game = drawn(4)

    tied = play(game, game.initial(), "r3", "r8", "r3", "r8").state
    filled = play(game, tied, "r1", "r2", "r20", "r1")

    assert (1, "grid") == due(game, tied)
    assert GridFilled((3, 1, 0, 2)) in filled.events


@pytest.mark.rule("GRD-1/iii")
@pytest.mark.rule("GRD-1[grid=as_listed]")
def test_without_the_draw_the_cars_line_up_as_listed() -> None:
    _, grid = a_start(on=ROAD, seats=3)

    assert ROAD.grid[:3] == tuple(car.cell for car in grid.cars)


@pytest.mark.rule("GRD-2")
def test_each_start_cell_lies_behind_the_one_before() -> None:
    behind = [ROAD.cells[cell].progress for cell in ROAD.grid]

    assert sorted(set(behind), reverse=True) == behind


@pytest.mark.rule("GRD-2")
def test_a_race_has_no_more_cars_than_start_cells() -> None:
    with pytest.raises(ValueError, match="Drawn has room for 1 to 4 cars, not 5"):
        RaceGame(ROAD, 5)


@pytest.mark.rule("STA-1")
@pytest.mark.parametrize("roll", ["r2", "r16"], ids=["lowest", "highest"])
def test_an_ordinary_roll_engages_first_gear_and_its_die_is_due(roll: str) -> None:
    game, grid = a_start(on=ROAD)

    after = play(game, grid, roll).state

    assert Gear.FIRST is after.car.gear
    assert (0, "move") == due(game, after)


@pytest.mark.rule("STA-1")
def test_each_car_rolls_for_its_start_when_its_turn_comes() -> None:
    game, grid = a_start(on=ROAD)

    after = play(game, grid, "r10", "r1", "p s1.A1").state

    assert (1, "start") == due(game, after)


@pytest.mark.rule("STA-1")
def test_before_the_start_roll_nothing_can_be_chosen() -> None:
    game, grid = a_start(on=ROAD)

    assert "MOV-1: First the black die has to fall." == refused(game, grid, "g1")


@pytest.mark.rule("STA-2/i")
def test_a_stalled_car_stays_and_its_turn_is_over() -> None:
    game, grid = a_start(on=ROAD)

    step = play(game, grid, "r1")

    assert grid.cars[0].cell == step.state.cars[0].cell
    assert EngineStalled(0) in step.events
    assert (1, "start") == due(game, step.state)


@pytest.mark.rule("STA-2/i")
def test_a_car_that_stalls_beside_another_is_not_tested_for_collisions() -> None:
    side_by_side = track(
        """
        A  . . . . . . 1 1 . . .
        B  . . . . . . 1 1 . . .
        """,
        grid=("s2.A3", "s2.B3"),
    )
    game, grid = a_start(on=side_by_side)

    after = play(game, grid, "r1").state

    assert (1, "start") == due(game, after)


@pytest.mark.rule("STA-2/ii")
def test_a_stalled_car_starts_in_first_without_another_start_roll() -> None:
    game, grid = a_start(on=ROAD, seats=1)

    second_round = play(game, grid, "r1").state
    started = play(game, second_round, "g1").state

    assert ["g1"] == gears(game, second_round)
    assert (0, "move") == due(game, started)
    assert Status.RACING is started.car.status


@pytest.mark.rule("STA-2/ii")
def test_a_stalled_car_cannot_start_in_second() -> None:
    game, grid = a_start(on=ROAD, seats=1)

    second_round = play(game, grid, "r1").state

    sentence = refused(game, second_round, "g2")
    assert "STA-2: The car stands: it can only start in first gear." == sentence


@pytest.mark.rule("STA-3/i")
def test_a_great_start_goes_four_cells_along_any_path() -> None:
    game, grid = a_start(on=ROAD)

    step = play(game, grid, "r17")

    assert GreatStartMade(0) in step.events
    assert (0, "path") == due(game, step.state)
    assert {"s1.A4", "s1.B3", "s1.C3"} == ends(game, step.state)


@pytest.mark.rule("STA-3/i")
def test_the_road_of_a_great_start_may_pass_a_car() -> None:
    game, grid = a_start(on=ROAD, seats=4)

    third = play(game, grid, "r1", "r1", "r17").state

    assert {"s1.A1", "s1.B1", "s1.C1"} == ends(game, third)


@pytest.mark.rule("STA-3/ii")
def test_after_a_great_start_first_and_second_are_open() -> None:
    game, grid = a_start(on=ROAD, seats=1)

    next_turn = play(game, grid, "r17", "p s1.A1-s1.A4").state

    assert ["g1", "g2"] == gears(game, next_turn)


@pytest.mark.rule("STA-3/iii")
def test_a_great_start_stops_behind_cars_and_loses_nothing() -> None:
    game, grid = a_start(on=ALLEY, seats=3)

    third = play(game, grid, "r1", "r1", "r20").state
    step = play(game, third, "p s2.A4")

    assert (18,) == step.state.cars[2].wear.points
    assert [] == [event for event in step.events if isinstance(event, WearLost)]
    assert (CarMoved(2, ALLEY.grid[2], (ALLEY.by_name["s2.A4"],)), CarBlocked(2, 3)) == (
        step.events[:2]
    )


@pytest.mark.rule("STA-3/iii")
def test_a_great_start_without_any_room_stays_put_and_loses_nothing() -> None:
    game, grid = a_start(on=ALLEY)

    step = play(game, play(game, grid, "r1").state, "r20", "p")

    assert ALLEY.grid[1] == step.state.cars[1].cell
    assert (18,) == step.state.cars[1].wear.points


@pytest.mark.rule("STA-1")
@pytest.mark.parametrize("roll", ["r2", "r17", "r19"])
def test_by_the_complete_rules_two_to_nineteen_is_an_ordinary_start(roll: str) -> None:
    game, grid = a_start(on=ROAD, options=RULEBOOK)

    after = play(game, grid, roll).state

    assert (Gear.FIRST, (0, "move")) == (after.car.gear, due(game, after))


@pytest.mark.rule("STA-1")
@pytest.mark.rule("STA-2/i")
def test_by_the_complete_rules_a_one_stalls_as_well() -> None:
    game, grid = a_start(on=ROAD, options=RULEBOOK)

    step = play(game, grid, "r1")

    assert (Status.STALLED, Gear.NEUTRAL) == (step.state.cars[0].status, step.state.cars[0].gear)
    assert grid.cars[0].cell == step.state.cars[0].cell


@pytest.mark.rule("STA-3/i")
@pytest.mark.rule("STA-3/ii")
def test_by_the_complete_rules_a_twenty_is_a_great_start() -> None:
    game, grid = a_start(on=ROAD, seats=1, options=RULEBOOK)

    leap = play(game, grid, "r20").state
    after = play(game, leap, "p s1.A1-s1.A4").state

    assert {"s1.A4", "s1.B3", "s1.C3"} == ends(game, leap)
    assert ["g1", "g2"] == gears(game, after)


@pytest.mark.rule("STA-3/i")
def test_where_a_great_start_ends_others_may_be_touched() -> None:
    close_up = track(
        """
        A  . . . . . . . . 1 1 . . . . . .
        B  . . . . . . . . 1 1 . . . . . .
        """,
        grid=("s1.A4", "s2.B6"),
    )
    game, grid = a_start(on=close_up, options=RULEBOOK)

    after = play(game, grid, "r1", "r20", "p s1.B1-s1.B4").state

    assert (0, "collision") == due(game, after)


@pytest.mark.rule("STA-3/iii")
def test_boxed_in_after_two_cells_a_great_start_goes_two_and_loses_nothing() -> None:
    two_apart = track(
        """
        A  . . . . . . . . 1 1 . . . . . .
        """,
        grid=("s2.A6", "s2.A3"),
    )
    game, grid = a_start(on=two_apart, options=RULEBOOK)

    step = play(game, grid, "r1", "r20", "p s2.A4-s2.A5")

    assert two_apart.by_name["s2.A5"] == step.state.cars[1].cell
    assert {} == lost(step, car=1)


@pytest.mark.rule("STA-3[super_start_lanes=any]")
def test_unless_agreed_a_great_start_changes_lane_with_nobody_in_the_way() -> None:
    game, grid = a_start(on=ROAD, seats=1, options=RULEBOOK)

    leap = play(game, grid, "r20").state

    assert game.refusal(leap, path_to(game, leap, "s1.C3").move) is None


@pytest.mark.rule("STA-3[super_start_lanes=avoid]")
def test_if_agreed_a_great_start_keeps_its_lane_on_an_open_road() -> None:
    game, grid = a_start(on=ROAD, seats=1, options=STRICT)

    leap = play(game, grid, "r20").state

    assert {"s1.A4"} == ends(game, leap)
    sentence = refused(game, leap, path(game, "s2.B6 s1.B1 s1.B2 s1.B3"))
    assert "STA-3: A great start changes lane only behind a car." == sentence


@pytest.mark.rule("STA-3[super_start_lanes=avoid]")
def test_right_behind_a_car_it_may_pull_out_but_not_a_cell_sooner() -> None:
    behind = track(
        """
        A  . . . . . . . . 1 1 . . . . . .
        B  . . . . . . . . 1 1 . . . . . .
        C  . . . . . . . . 1 1 . . . . . .
        """,
        grid=("s2.A6", "s2.A4"),
    )
    game, grid = a_start(on=behind, options=STRICT)

    leap = play(game, grid, "r1", "r20").state

    assert {"s1.B1"} == ends(game, leap)
    sentence = refused(game, leap, path(game, "s2.B4 s2.B5 s2.B6 s1.B1"))
    assert "STA-3: A great start changes lane only behind a car." == sentence


@pytest.mark.rule("STA-3[super_start_lanes=avoid]")
def test_an_ordinary_start_may_change_lane_all_the_same() -> None:
    game, grid = a_start(on=ROAD, seats=1, options=STRICT)

    assert {"s1.A2", "s1.B1", "s1.C1"} == ends(game, play(game, grid, "r2", "r2").state)


@pytest.mark.rule("STA-3/iii")
def test_a_great_start_without_any_room_offers_no_braking_for_nothing() -> None:
    game, grid = a_start(on=ALLEY, options=RULEBOOK)

    leap = play(game, grid, "r1", "r20").state

    assert ["p"] == [game.write(move) for move in game.moves(leap)]
    assert {} == lost(play(game, leap, "p"), car=1)
