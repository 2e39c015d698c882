"""Hard, soft and wet tyres: section 16 of the rules, TYR."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.options import SlideRule
from formulad.race.car import Part, Status
from formulad.race.events import BonusUsed, CarSlid, TyresChosen
from formulad.race.road.track import PitLane, WeatherTable
from formulad.race.rules import RaceGame
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import (
    a_car,
    a_race,
    a_start,
    drive,
    due,
    ends,
    gears,
    lost,
    path,
    path_to,
    play,
    refused,
)
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.state import State

SKY = WeatherTable(fine=range(1, 8), variable=range(8, 13), rain=range(13, 21))
ROAD = replace(
    track("""
    A  . . . . . . . . 1 1 1 1 1> 1 1 1 1 1 . . . . . . . . . . . .
    B  . . . . . . . . 1 1 1 1 1  1 1 1 1 1 . . . . . . . . . . . .
    """),
    weather=SKY,
)
"""A straight of 8 cells, a corner of 10 with one stop, a straight of 12."""
ALLEY = replace(
    track("""
    A  . . . . . . . . 2 2 2 2 2 . . . . . . . . . . . .
    """),
    weather=SKY,
)
"""A single lane of 8 cells, a corner of 5 with two stops, 12 cells."""
LAST_BEND = track("""
    A  . . . . . . . . . . . . 1 1 1 . .
""")
"""The line is two cells beyond the corner."""
WITH_PITS = replace(
    ROAD,
    id="pits",
    pit=PitLane((ROAD.by_name["s2.B4"],), (ROAD.by_name["s1.B6"],), 12, ((4, 1), (11, 2))),
)
"""Its pit lane crosses the line between its two boxes."""

BOX_AT_ONCE = replace(
    ROAD,
    id="box_at_once",
    pit=PitLane((ROAD.by_name["s2.B1"],), (ROAD.by_name["s1.B6"],), 12, ((2, 1), (11, 2))),
)
"""Its first box lies two cells from the entry, right behind a corner."""

TYRES = replace(RULEBOOK, tyres=True, weather=True)
ON_STOPS = replace(TYRES, slide_rule=SlideRule.REQUIRED_STOP)
DRY, WET_ROAD = Weather.FINE, Weather.RAIN
HARD, SOFT, WET = TyreKind.HARD, TyreKind.SOFT, TyreKind.WET


def beyond(
    kind: TyreKind, laps: int, weather: Weather, *, soft_wet_factor: int = 2
) -> tuple[RaceGame, State]:
    """Return a race in which a car on the last cell of a corner has two cells to go."""
    options = replace(TYRES, soft_wet_factor=soft_wet_factor)
    car = a_car("c1.A10", tyre_set=TyreSet(kind, laps), tyres=9)
    return a_race(on=ROAD, cars=[car], options=options, to_go=2, weather=weather)


@pytest.mark.rule("TYR-0/i")
def test_tyres_are_chosen_in_the_order_of_the_grid_once_the_weather_is_known() -> None:
    game, grid = a_start(on=ROAD, options=TYRES)

    asked = play(game, grid, "r1").state
    step = play(game, asked, "tyres soft", "tyres wet")

    assert (0, "race weather") == due(game, grid)
    assert (0, "tyres") == due(game, asked)
    assert ["tyres hard", "tyres soft", "tyres wet"] == gears(game, asked)
    assert (TyresChosen(0, SOFT), TyresChosen(1, WET)) == step.events[:2]
    assert [TyreSet(SOFT), TyreSet(WET)] == [car.tyres for car in step.state.cars]
    assert (0, "start") == due(game, step.state)


@pytest.mark.rule("TYR-0/i")
def test_nobody_starts_without_tyres() -> None:
    game, grid = a_start(on=ROAD, options=TYRES)

    asked = play(game, grid, "r1").state

    assert "TYR-0: Choose tyres first." == refused(game, asked, "g1")


@pytest.mark.rule("TYR-0/i")
def test_tyres_are_chosen_for_the_timed_laps_and_again_for_the_race() -> None:
    game = RaceGame(LAST_BEND, 1, replace(RULEBOOK, tyres=True, qualifying=True))

    out = play(game, game.initial(), "tyres soft").state
    lap = play(game, out, "lap", "g1", "r1", "p s1.A1", "g2", "r4", "p s1.A2-s1.A5").state
    lap = play(game, lap, "g3", "r8", "p s1.A6-c1.A1", "g2", "r4", "p c1.A2-s2.A2").state
    home = play(game, lap, "g1", "r1", "p s1.A1", "r30").state

    assert ["tyres hard", "tyres soft", "tyres wet", "lap no"] == gears(game, game.initial())
    assert TyreSet(SOFT) == out.cars[0].tyres
    assert (0, "tyres") == due(game, home)
    assert None is home.cars[0].tyres


@pytest.mark.rule("TYR-0/i")
def test_without_tyres_nobody_drives_a_timed_lap() -> None:
    game = RaceGame(LAST_BEND, 1, replace(RULEBOOK, tyres=True, qualifying=True))

    assert "TYR-0: Choose tyres first." == refused(game, game.initial(), "lap")


@pytest.mark.rule("TYR-0/ii")
def test_a_set_is_in_its_first_lap_up_to_the_second_line() -> None:
    car = a_car("s2.A12", lap=0, tyre_set=TyreSet(SOFT))
    game, before = a_race(on=ROAD, cars=[car], options=TYRES, to_go=3)

    after = drive(game, before, "s1.A3").state

    assert (1, TyreSet(SOFT, 1)) == (after.cars[0].lap, after.cars[0].tyres)


@pytest.mark.rule("TYR-0/ii")
def test_each_line_makes_a_set_a_lap_older() -> None:
    car = a_car("s2.A12", lap=1, tyre_set=TyreSet(SOFT))
    game, before = a_race(on=ROAD, cars=[car], options=TYRES, to_go=3)

    after = drive(game, before, "s1.A3").state

    assert TyreSet(SOFT, 2) == after.cars[0].tyres


@pytest.mark.rule("TYR-0/ii")
def test_no_other_cell_makes_a_set_older() -> None:
    car = a_car("s2.A11", lap=1, tyre_set=TyreSet(SOFT))
    game, before = a_race(on=ROAD, cars=[car], options=TYRES, to_go=1)

    assert TyreSet(SOFT, 1) == drive(game, before, "s2.A12").state.cars[0].tyres


@pytest.mark.rule("TYR-0/ii")
def test_a_new_set_from_the_box_is_in_its_first_lap() -> None:
    car = a_car("s2.B2", tyre_set=TyreSet(SOFT, 2), gear=3)
    game, before = a_race(on=WITH_PITS, cars=[car], options=TYRES, to_go=8)

    after = play(game, drive(game, before, "box.4").state, "pit tyres soft").state

    assert TyreSet(SOFT, 1) == after.cars[0].tyres


@pytest.mark.rule("TYR-0/ii")
def test_the_line_in_the_pit_lane_makes_no_set_older() -> None:
    car = a_car("box.4", tyre_set=TyreSet(SOFT), status=Status.IN_PIT, is_served=True)
    game, before = a_race(on=WITH_PITS, cars=[car], options=TYRES, to_go=7)

    after = drive(game, before, "pit.11").state

    assert (2, TyreSet(SOFT, 1)) == (after.cars[0].lap, after.cars[0].tyres)


@pytest.mark.rule("TYR-0/ii")
def test_ruling_a_move_over_the_line_is_paid_on_the_tyres_it_began_on() -> None:
    car = a_car("c1.A3", tyre_set=TyreSet(SOFT, 2), tyres=9, lap=2)
    options = replace(RULEBOOK, tyres=True)
    game, before = a_race(on=LAST_BEND, cars=[car], options=options, to_go=4, laps=3)

    shown = path_to(game, before, "s1.A2").bill
    step = drive(game, before, "s1.A2")

    assert 8 == shown.points
    assert {Part.TYRES: 8} == lost(step)
    assert TyreSet(SOFT, 3) == step.state.cars[0].tyres


@pytest.mark.rule("TYR-0[tyres=on]")
def test_without_weather_the_road_is_dry_whatever_tyres_are_on() -> None:
    game, grid = a_start(on=ROAD, options=replace(RULEBOOK, tyres=True))

    assert (0, "tyres") == due(game, grid)
    assert not grid.is_wet


@pytest.mark.rule("TYR-0[tyres=off]")
def test_without_tyre_types_there_is_nothing_to_choose() -> None:
    game, grid = a_start(on=ROAD, options=RULEBOOK)

    assert (0, "start") == due(game, grid)
    assert "MOV-1: First the black die has to fall." == refused(game, grid, "tyres soft")


@pytest.mark.rule("TYR-0[tyres=off]")
def test_without_tyre_types_a_cell_too_far_costs_one_point() -> None:
    game, before = a_race(on=ROAD, cars=[a_car("c1.A10")], options=RULEBOOK, to_go=2)

    assert {Part.TYRES: 2} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-1")
@pytest.mark.parametrize("weather", [DRY, WET_ROAD], ids=["dry", "wet"])
@pytest.mark.parametrize("laps", [1, 2, 3])
def test_on_hard_tyres_a_cell_too_far_costs_one_point(weather: Weather, laps: int) -> None:
    game, before = beyond(HARD, laps, weather)

    assert {Part.TYRES: 2} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-1")
@pytest.mark.parametrize(
    ("weather", "end"), [(DRY, "c1.A2"), (WET_ROAD, "c1.A5")], ids=["dry", "wet"]
)
def test_on_a_wet_road_hard_tyres_slide_three_cells(weather: Weather, end: str) -> None:
    car = a_car("s1.A4", tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=6, weather=weather)

    assert {end} == ends(game, before)


@pytest.mark.rule("TYR-1")
def test_hard_tyres_give_nothing_extra() -> None:
    car = a_car("s1.A1", tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=4)

    assert {"s1.A5"} == ends(game, before)


@pytest.mark.rule("TYR-2/i")
def test_new_soft_tyres_let_a_driver_go_one_cell_more_if_he_likes() -> None:
    car = a_car("s1.A1", tyre_set=TyreSet(SOFT))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=4)

    step = drive(game, before, "s1.A6")

    assert {"s1.A5", "s1.A6"} == ends(game, before)
    assert BonusUsed(0, 1) in step.events
    assert {} == lost(step)


@pytest.mark.rule("TYR-2/i")
def test_no_bonus_is_told_where_the_driver_did_not_want_it() -> None:
    car = a_car("s1.A1", tyre_set=TyreSet(SOFT))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=4)

    events = drive(game, before, "s1.A5").events

    assert [] == [event for event in events if isinstance(event, BonusUsed)]


@pytest.mark.rule("TYR-2/i")
def test_nobody_goes_two_cells_more() -> None:
    car = a_car("s1.A1", tyre_set=TyreSet(SOFT))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=4)

    sentence = refused(game, before, "p s1.A2-s1.A7")

    assert "MOV-2: This path is 6 long; the die and the brakes make it 4." == sentence


@pytest.mark.rule("TYR-2/i")
@pytest.mark.parametrize("laps", [2, 3])
def test_from_their_second_lap_on_soft_tyres_give_nothing_extra(laps: int) -> None:
    car = a_car("s1.A1", tyre_set=TyreSet(SOFT, laps))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=4)

    sentence = refused(game, before, "p s1.A2-s1.A6")

    assert {"s1.A5"} == ends(game, before)
    assert "MOV-2: This path is 5 long; the die and the brakes make it 4." == sentence


@pytest.mark.rule("TYR-2/i")
def test_a_great_start_on_new_soft_tyres_goes_five_cells_if_the_driver_likes() -> None:
    game, grid = a_start(on=ALLEY, seats=1, options=replace(RULEBOOK, tyres=True))

    leaping = play(game, grid, "tyres soft", "r20").state

    assert {"s1.A4", "s1.A5"} == ends(game, leaping)


@pytest.mark.rule("TYR-2/ii")
@pytest.mark.parametrize(("laps", "points"), [(1, 4), (2, 4), (3, 6), (4, 6)])
def test_on_a_dry_road_a_cell_too_far_costs_two_points_on_soft_tyres_and_later_three(
    laps: int, points: int
) -> None:
    game, before = beyond(SOFT, laps, DRY)

    assert points == path_to(game, before, "s2.A2").bill.points
    assert {Part.TYRES: points} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-2/ii")
def test_the_extra_cell_beyond_a_corner_is_charged_like_the_others() -> None:
    game, before = beyond(SOFT, 1, DRY)

    assert {Part.TYRES: 6} == lost(drive(game, before, "s2.A3"))


@pytest.mark.rule("TYR-2/iii")
def test_on_a_wet_road_soft_tyres_slide_three_cells_and_give_nothing_extra() -> None:
    car = a_car("s1.A4", tyre_set=TyreSet(SOFT))
    straight = [a_car("s1.A1", tyre_set=TyreSet(SOFT))]
    game, sliding = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=6, weather=WET_ROAD)
    game, rolling = a_race(on=ALLEY, cars=straight, options=TYRES, to_go=4, weather=WET_ROAD)

    assert {"c1.A5"} == ends(game, sliding)
    assert {"s1.A5"} == ends(game, rolling)


@pytest.mark.rule("TYR-2[soft_wet_factor=1]")
@pytest.mark.rule("TYR-2/iii")
@pytest.mark.parametrize(("laps", "points"), [(1, 2), (2, 2), (3, 6)])
def test_in_the_rain_a_cell_too_far_on_soft_tyres_may_cost_one_point(
    laps: int, points: int
) -> None:
    game, before = beyond(SOFT, laps, WET_ROAD, soft_wet_factor=1)

    assert {Part.TYRES: points} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-2[soft_wet_factor=2]")
@pytest.mark.rule("TYR-2/iii")
@pytest.mark.parametrize(("laps", "points"), [(1, 4), (2, 4), (3, 6)])
def test_in_the_rain_a_cell_too_far_on_soft_tyres_costs_two_points(laps: int, points: int) -> None:
    game, before = beyond(SOFT, laps, WET_ROAD)

    assert {Part.TYRES: points} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-2[soft_wet_factor=3]")
@pytest.mark.rule("TYR-2/iii")
@pytest.mark.parametrize("laps", [1, 2, 3])
def test_in_the_rain_a_cell_too_far_on_soft_tyres_may_cost_three_points(laps: int) -> None:
    game, before = beyond(SOFT, laps, WET_ROAD, soft_wet_factor=3)

    assert {Part.TYRES: 6} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-2[soft_wet_factor=1]")
def test_what_is_agreed_for_the_rain_changes_nothing_in_the_dry() -> None:
    game, before = beyond(SOFT, 1, DRY, soft_wet_factor=1)

    assert {Part.TYRES: 4} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-3/i")
def test_on_a_wet_road_wet_tyres_slide_one_cell() -> None:
    car = a_car("s1.A4", tyre_set=TyreSet(WET))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=6, weather=WET_ROAD)

    step = drive(game, before, "c1.A3")

    assert {"c1.A3"} == ends(game, before)
    assert CarSlid(0, 1) in step.events


@pytest.mark.rule("TYR-3/i")
@pytest.mark.parametrize("laps", [1, 2, 3])
def test_on_a_wet_road_a_cell_too_far_costs_one_point_on_wet_tyres(laps: int) -> None:
    game, before = beyond(WET, laps, WET_ROAD)

    assert {Part.TYRES: 2} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-3/ii")
@pytest.mark.parametrize(("laps", "points"), [(1, 4), (2, 4), (3, 6)])
def test_on_a_dry_road_wet_tyres_wear(laps: int, points: int) -> None:
    game, before = beyond(WET, laps, DRY)

    assert {Part.TYRES: points} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-3/ii")
def test_on_a_dry_road_wet_tyres_slide_nowhere() -> None:
    car = a_car("s1.A4", tyre_set=TyreSet(WET))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=6)

    assert {"c1.A2"} == ends(game, before)


@pytest.mark.rule("TYR-4/i")
def test_a_roll_of_eight_into_a_wet_corner_goes_eleven_cells() -> None:
    car = a_car("s1.A2", tyre_set=TyreSet(HARD))
    game, before = a_race(on=ROAD, cars=[car], options=TYRES, to_go=8, weather=WET_ROAD)

    step = drive(game, before, "c1.A5")

    assert CarSlid(0, 3) in step.events
    assert ROAD.by_name["c1.A5"] == step.state.cars[0].cell
    assert 1 == step.state.cars[0].stops


@pytest.mark.rule("TYR-4/i")
def test_who_leaves_the_last_cell_of_a_corner_does_not_slide() -> None:
    car = a_car("c1.A5", stops=2, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=4, weather=WET_ROAD)

    assert {"s2.A4"} == ends(game, before)


@pytest.mark.rule("TYR-4/i")
def test_who_drives_one_more_cell_of_it_does() -> None:
    car = a_car("c1.A4", stops=2, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=4, weather=WET_ROAD)

    assert {"s2.A6"} == ends(game, before)


@pytest.mark.rule("TYR-4/i")
@pytest.mark.parametrize(
    ("cells", "end"), [(4, "s1.A8"), (5, "c1.A4")], ids=["before the corner", "its first cell"]
)
def test_it_is_the_cells_of_the_roll_that_count_not_those_of_a_slide(cells: int, end: str) -> None:
    car = a_car("s1.A4", tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=cells, weather=WET_ROAD)

    assert {end} == ends(game, before)


@pytest.mark.rule("MOV-8")
@pytest.mark.rule("TYR-4/i")
def test_who_leaves_a_corner_by_an_arrow_may_go_the_free_way_though_another_slides() -> None:
    bend = track("""
        A  . . . 1     . . .
        B  . . . 1< 1< . . .
    """)
    car = a_car("c1.B1", gear=2, stops=1, tyre_set=TyreSet(HARD))
    game, before = a_race(on=bend, cars=[car], options=TYRES, to_go=2, weather=WET_ROAD)

    step = drive(game, before, "s2.B1")

    assert path(game, "s2.A1 s2.B1") in game.moves(before)
    assert {} == lost(step)
    assert not any(isinstance(event, CarSlid) for event in step.events)


@pytest.mark.rule("TYR-4/i")
def test_nobody_slides_on_a_dry_road() -> None:
    car = a_car("s1.A2", tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=8, weather=Weather.VARIABLE)

    assert {"c1.A2"} == ends(game, before)


@pytest.mark.rule("TYR-4/i")
def test_a_car_slides_once_a_turn_and_not_again_in_a_slipstream() -> None:
    cars = [a_car("s1.A8", tyre_set=TyreSet(HARD)), a_car("c1.A6", tyre_set=TyreSet(HARD))]
    game, before = a_race(on=ROAD, cars=cars, options=TYRES, to_go=2, weather=WET_ROAD)

    behind = drive(game, before, "c1.A5").state
    after = play(game, behind, "slip c1.B6-c1.B8").state

    assert (0, "slipstream") == due(game, behind)
    assert ROAD.by_name["c1.B8"] == after.cars[0].cell


@pytest.mark.rule("TYR-4/ii")
def test_a_slide_has_to_be_driven() -> None:
    car = a_car("s1.A4", tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=6, weather=WET_ROAD)

    sentence = refused(game, before, path(game, "s1.A5 s1.A6 s1.A7 s1.A8 c1.A1 c1.A2"))

    assert ("TYR-4: On this wet road the car slides on by 3: drive that far, or brake.") == sentence


@pytest.mark.rule("TYR-4/ii")
def test_another_way_of_a_slide_is_refused_like_any_other_way_that_is_no_better() -> None:
    car = a_car("s1.A2", tyre_set=TyreSet(HARD))
    game, before = a_race(on=ROAD, cars=[car], options=TYRES, to_go=10, weather=WET_ROAD)

    sentence = refused(game, before, "p s1.A3-s1.B3-s1.B8-c1.B6")

    assert "c1.B6" in ends(game, before)
    assert (
        "MOV-8: Another way to c1.B6 is offered; it stands for all that are no better."
    ) == sentence


@pytest.mark.rule("TYR-4/ii")
def test_cells_of_a_slide_may_be_braked_away_each_for_a_point() -> None:
    car = a_car("s1.A4", brakes=2, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=6, weather=WET_ROAD)

    assert "c1.A3" in ends(game, before, brakes=2)
    assert set() == ends(game, before, brakes=3)
    assert {Part.BRAKES: 2} == lost(drive(game, before, "c1.A3", brakes=2))


@pytest.mark.rule("TYR-4/i")
def test_ruling_who_brakes_before_the_corner_does_not_slide() -> None:
    car = a_car("s1.A4", brakes=2, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=6, weather=WET_ROAD)

    step = drive(game, before, "s1.A8", brakes=2)

    assert {Part.BRAKES: 2} == lost(step)
    assert [] == [event for event in step.events if isinstance(event, CarSlid)]


@pytest.mark.rule("TYR-4/ii")
def test_who_has_braked_in_a_slide_may_not_use_a_slipstream() -> None:
    cars = [
        a_car("s1.A6", brakes=2, tyre_set=TyreSet(HARD)),
        a_car("c1.A5", tyre_set=TyreSet(HARD)),
    ]
    game, before = a_race(on=ROAD, cars=cars, options=TYRES, to_go=5, weather=WET_ROAD)

    after = drive(game, before, "c1.A4", brakes=2).state

    assert 0 == after.cars[0].wear.left(Part.BRAKES)
    assert (1, "collision") == due(game, after)


@pytest.mark.rule("TYR-4/ii")
def test_a_slide_out_of_a_corner_costs_points_as_usual() -> None:
    car = a_car("c1.A3", stops=1, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=2, weather=WET_ROAD)

    step = drive(game, before, "s2.A3")

    assert {Part.TYRES: 3} == lost(step)
    assert 0 == step.state.cars[0].stops


@pytest.mark.rule("TYR-4/ii")
def test_a_slide_that_cars_stop_is_a_closed_road() -> None:
    cars = [a_car("s1.A4", tyre_set=TyreSet(HARD)), a_car("c1.A4", tyre_set=TyreSet(HARD))]
    game, before = a_race(on=ALLEY, cars=cars, options=TYRES, to_go=6, weather=WET_ROAD)

    step = drive(game, before, "c1.A3")

    assert {"c1.A3"} == ends(game, before)
    assert {Part.BRAKES: 2} == lost(step)


@pytest.mark.rule("TYR-4/ii")
@pytest.mark.parametrize("cells", [1, 2], ids=["just so far", "a cell too far"])
def test_a_slide_into_the_pits_ends_in_the_box_for_nothing(cells: int) -> None:
    car = a_car("c1.B9", stops=1, brakes=0, tyre_set=TyreSet(HARD))
    game, before = a_race(on=BOX_AT_ONCE, cars=[car], options=TYRES, to_go=cells, weather=WET_ROAD)

    step = drive(game, before, "box.2")

    assert {} == lost(step)
    assert CarSlid(0, 3) in step.events


@pytest.mark.rule("TYR-4/ii")
def test_nobody_brakes_a_slide_away_in_the_pit_lane() -> None:
    car = a_car("c1.B9", stops=1, tyre_set=TyreSet(HARD))
    game, before = a_race(on=BOX_AT_ONCE, cars=[car], options=TYRES, to_go=1, weather=WET_ROAD)

    assert "box.2" in ends(game, before)
    assert "s2.B1" in ends(game, before, brakes=2)
    assert "pit.1" not in ends(game, before, brakes=1)


@pytest.mark.rule("TYR-4[slide_rule=any_cell]")
def test_a_corner_passed_on_the_way_makes_a_car_slide() -> None:
    car = a_car("c1.A4", stops=2, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=TYRES, to_go=3, weather=WET_ROAD)

    assert {"s2.A5"} == ends(game, before)


@pytest.mark.rule("TYR-4[slide_rule=required_stop]")
def test_by_the_other_rule_only_a_roll_that_ends_on_a_stop_still_asked_for_slides() -> None:
    car = a_car("c1.A1", stops=1, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=ON_STOPS, to_go=1, weather=WET_ROAD)

    assert {"c1.A5"} == ends(game, before)


@pytest.mark.rule("TYR-4[slide_rule=required_stop]")
def test_by_the_other_rule_a_stop_too_many_does_not_slide() -> None:
    car = a_car("c1.A1", stops=2, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=ON_STOPS, to_go=1, weather=WET_ROAD)

    assert {"c1.A2"} == ends(game, before)


@pytest.mark.rule("TYR-4[slide_rule=required_stop]")
def test_by_the_other_rule_a_corner_passed_on_the_way_makes_nobody_slide() -> None:
    car = a_car("c1.A4", stops=2, tyre_set=TyreSet(HARD))
    game, before = a_race(on=ALLEY, cars=[car], options=ON_STOPS, to_go=3, weather=WET_ROAD)

    assert {"s2.A2"} == ends(game, before)


@pytest.mark.rule("TYR-5")
def test_two_cells_too_far_on_soft_tyres_cost_four_points() -> None:
    game, before = beyond(SOFT, 2, DRY)

    assert {Part.TYRES: 4} == lost(drive(game, before, "s2.A2"))


@pytest.mark.rule("TYR-5")
@pytest.mark.parametrize("kind", TyreKind)
def test_a_closed_road_costs_the_same_on_all_tyres(kind: TyreKind) -> None:
    cars = [a_car("s2.A1", tyre_set=TyreSet(kind, 3)), a_car("s2.A5", tyre_set=TyreSet(kind))]
    game, before = a_race(on=ALLEY, cars=cars, options=TYRES, to_go=8)

    step = drive(game, before, "s2.A4")

    assert {Part.BRAKES: 3, Part.TYRES: 2} == lost(step)


@pytest.mark.rule("TYR-5")
def test_the_last_tyre_point_that_a_closed_road_takes_on_soft_tyres_spins_the_car() -> None:
    cars = [
        a_car("s2.A1", tyres=1, tyre_set=TyreSet(SOFT, 2)),
        a_car("s2.A5", tyre_set=TyreSet(SOFT)),
    ]
    game, before = a_race(on=ALLEY, cars=cars, options=TYRES, to_go=7)

    step = drive(game, before, "s2.A4")

    assert {Part.BRAKES: 3, Part.TYRES: 1} == lost(step)
    assert Status.SPUN is step.state.cars[0].status
