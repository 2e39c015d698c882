"""Cars close a wet road: the blocking table meets the slide (sections 9 and 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.options import SlideRule
from formulad.race.car import Part, Status
from formulad.race.events import CarEliminated, Cause, DebrisLeft
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import CarAt, a_car, a_race, drive, ends, lost, path, refused
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

ALLEY = track("""
    A  . . . . 1 1 1 1 1 1 . . . . . .
""")
"""A single lane, which one car closes: four cells of straight, and six of a corner."""
LONG = track("""
    A  . . . . . . . . 1 1 1 1 . . . .
""")
ROAD = track("""
    A  . . . . 1 1 1 1 1 1 . . . . . .
    B  . . . . 1 1 1 1 1 1 . . . . . .
""")
PITS = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  s2.B2 . . 1 2 . . . s1.B2
""")
TYRES = replace(RULEBOOK, tyres=True)
HARD, SOFT, WET = (TyreSet(kind) for kind in (TyreKind.HARD, TyreKind.SOFT, TyreKind.WET))
AHEAD = a_car("c1.A3", gear=4, tyre_set=HARD)
"""It leaves one free cell to a car on c1.A1, and four to one on s1.A2."""


def in_the_rain(
    mover: CarAt, *others: CarAt, to_go: int, **agreed: object
) -> tuple[RaceGame, State]:
    """Return a race on the wet alley in which a car has its way to choose."""
    options: Options = replace(TYRES, **agreed)  # type: ignore[arg-type]  # names of options
    cars = [mover, *(others or (AHEAD,))]
    return a_race(on=ALLEY, cars=cars, options=options, to_go=to_go, weather=Weather.RAIN)


def in_the_corner(brakes: int = 3, tyres: int = 6) -> CarAt:
    """Return a car on the first cell of the corner."""
    return a_car("c1.A1", gear=3, tyre_set=HARD, brakes=brakes, tyres=tyres)


@pytest.mark.rule("BLK-1")
@pytest.mark.parametrize(
    ("price", "to_go"),
    [
        ({Part.BRAKES: 3}, 1),
        ({Part.BRAKES: 3, Part.TYRES: 1}, 2),
        ({Part.BRAKES: 3, Part.TYRES: 2}, 3),
        ({Part.BRAKES: 3, Part.TYRES: 3}, 4),
    ],
    ids=["three", "four", "five", "six"],
)
def test_the_cells_of_a_slide_have_their_price_like_others(
    price: dict[Part, int], to_go: int
) -> None:
    game, before = in_the_rain(in_the_corner(), to_go=to_go)

    assert price == lost(drive(game, before, "c1.A2"))


@pytest.mark.rule("BLK-1")
def test_the_seventh_cell_puts_a_car_out_if_the_slide_makes_it_seven() -> None:
    game, before = in_the_rain(in_the_corner(brakes=7, tyres=14), to_go=5)

    step = drive(game, before, "c1.A2")

    assert CarEliminated(0, Cause.BLOCKED, ALLEY.by_name["c1.A2"]) in step.events
    assert {} == lost(step)


@pytest.mark.rule("BLK-1")
@pytest.mark.parametrize(("left", "to_go"), [(1, 1), (2, 2)])
def test_on_wet_tyres_a_single_cell_of_slide_is_left(left: int, to_go: int) -> None:
    game, before = in_the_rain(a_car("c1.A1", tyre_set=WET), to_go=to_go)

    assert {Part.BRAKES: left} == lost(drive(game, before, "c1.A2"))


@pytest.mark.rule("BLK-2")
@pytest.mark.rule("BLK-2[block_substitution=off]")
@pytest.mark.parametrize(
    ("status", "brakes"), [(Status.OUT, 2), (Status.RACING, 3)], ids=["one too few", "enough"]
)
def test_who_cannot_brake_away_the_slide_is_out(status: Status, brakes: int) -> None:
    game, before = in_the_rain(in_the_corner(brakes=brakes), to_go=1)

    assert status is drive(game, before, "c1.A2").state.cars[0].status


@pytest.mark.rule("BLK-2[block_substitution=on]")
@pytest.mark.parametrize(
    ("price", "brakes"), [({Part.BRAKES: 2, Part.TYRES: 1}, 2), ({Part.BRAKES: 3}, 3)]
)
def test_if_agreed_tyres_brake_in_a_slide(price: dict[Part, int], brakes: int) -> None:
    game, before = in_the_rain(in_the_corner(brakes=brakes), to_go=1, block_substitution=True)

    assert price == lost(drive(game, before, "c1.A2"))


@pytest.mark.rule("BLK-3/iii")
def test_a_free_roll_is_driven_though_the_slide_is_closed() -> None:
    game, before = in_the_rain(in_the_corner(), to_go=1)

    sentence = refused(game, before, path(game, ""))

    assert {"c1.A2"} == ends(game, before)
    assert "BLK-3: The road is open for 1 cell: go as far as that, or brake." == sentence


@pytest.mark.rule("BLK-3/iii")
def test_with_a_single_brake_point_standing_still_is_a_choice_and_not_a_must() -> None:
    game, before = in_the_rain(in_the_corner(brakes=1), to_go=1)

    stays = drive(game, before, "c1.A1", brakes=1)

    assert {"c1.A2"} == ends(game, before)
    assert {Part.BRAKES: 1} == lost(stays)


@pytest.mark.rule("BLK-3/iii")
def test_no_way_is_shorter_because_it_ends_before_a_corner() -> None:
    game, before = in_the_rain(a_car("s1.A2", gear=2, tyre_set=HARD), to_go=4)

    assert {"c1.A2"} == ends(game, before)
    assert {Part.BRAKES: 3} == lost(drive(game, before, "c1.A2"))
    sentence = refused(game, before, path(game, "s1.A3 s1.A4"))
    assert "BLK-3: The road is open for 4 cells: go as far as that, or brake." == sentence


@pytest.mark.rule("BLK-3/iii")
@pytest.mark.parametrize(
    ("price", "to_go"),
    [({Part.BRAKES: 1}, 3), ({Part.BRAKES: 3, Part.TYRES: 2}, 4)],
    ids=["up to the corner", "into it"],
)
def test_a_car_stopped_before_a_corner_slides_if_its_roll_leads_into_it(
    price: dict[Part, int], to_go: int
) -> None:
    wall = a_car("s1.A4", gear=4, tyre_set=HARD)
    game, before = in_the_rain(a_car("s1.A1", gear=2, tyre_set=HARD), wall, to_go=to_go)

    assert price == lost(drive(game, before, "s1.A3"))


@pytest.mark.rule("BLK-3/iii")
def test_who_brakes_before_the_corner_does_not_slide() -> None:
    wall = a_car("s1.A4", gear=4, tyre_set=HARD)
    game, before = in_the_rain(a_car("s1.A1", gear=2, tyre_set=HARD), wall, to_go=4)

    assert {"s1.A3", "s1.A2"} == ends(game, before, brakes=2) | ends(game, before, brakes=3)
    assert {Part.BRAKES: 2} == lost(drive(game, before, "s1.A3", brakes=2))
    assert {Part.BRAKES: 3} == lost(drive(game, before, "s1.A2", brakes=3))


@pytest.mark.rule("BLK-3/iii")
@pytest.mark.parametrize(("left", "stops"), [(3, 0), (0, 1)], ids=["owed", "made"])
def test_by_demanded_stops_only_a_stop_that_is_owed_leaves_a_slide(left: int, stops: int) -> None:
    mover = a_car("c1.A1", stops=stops, tyre_set=HARD)
    game, before = in_the_rain(mover, to_go=1, slide_rule=SlideRule.REQUIRED_STOP)

    step = drive(game, before, "c1.A2")

    assert left == sum(lost(step).values())


@pytest.mark.rule("BLK-3/ii")
def test_of_slides_equally_far_the_one_that_plays_first_must_be_taken() -> None:
    wall = [a_car(cell, gear=4, tyre_set=HARD) for cell in ("c1.A4", "c1.B3")]
    mover = a_car("s1.A4", gear=2, tyre_set=HARD)
    game, before = a_race(
        on=ROAD, cars=[mover, *wall], options=TYRES, to_go=2, weather=Weather.RAIN
    )

    assert {"c1.A3"} == ends(game, before)
    assert {Part.BRAKES: 2} == lost(drive(game, before, "c1.A3"))
    sentence = refused(game, before, path(game, "s1.B4 c1.B1 c1.B2"))
    assert "BLK-3: Another way goes as far, and plays earlier in the next round." == sentence


@pytest.mark.rule("BLK-4")
@pytest.mark.parametrize(
    ("price", "brakes"),
    [
        ({Part.BRAKES: 3, Part.TYRES: 2}, 0),
        ({Part.BRAKES: 4, Part.TYRES: 1}, 1),
        ({Part.BRAKES: 5}, 2),
    ],
)
def test_braking_before_a_closed_slide_saves_tyres(price: dict[Part, int], brakes: int) -> None:
    game, before = in_the_rain(in_the_corner(brakes=5), to_go=3)

    assert price == lost(drive(game, before, "c1.A2", brakes=brakes))


@pytest.mark.rule("BLK-4")
def test_where_the_table_takes_brakes_only_braking_first_changes_nothing() -> None:
    game, before = in_the_rain(in_the_corner(brakes=5), to_go=1)

    sentence = refused(game, before, path(game, "c1.A2", brakes=1))

    assert "BLK-3: The cars ahead stop you on c1.A2 anyway." == sentence


@pytest.mark.rule("BLK-4")
def test_braking_that_ends_the_roll_before_the_corner_takes_the_slide_from_the_table() -> None:
    cars = [a_car("s1.A1", brakes=5, tyre_set=HARD), a_car("s1.A3", gear=4, tyre_set=HARD)]
    game, before = a_race(on=LONG, cars=cars, options=TYRES, to_go=8, weather=Weather.RAIN)

    # The eighth cell is the first of the corner: with the slide eleven are to go, and one is free.
    # Who brakes two away has six to go on the straight, of which five are closed.
    assert Status.OUT is drive(game, before, "s1.A2").state.cars[0].status
    step = drive(game, before, "s1.A2", brakes=2)
    assert {Part.BRAKES: 5, Part.TYRES: 2} == lost(step)


@pytest.mark.rule("BLK-5")
@pytest.mark.parametrize(
    ("status", "tyres"),
    [(Status.OUT, 0), (Status.SPUN, 1), (Status.RACING, 2)],
    ids=["none", "the last", "one more"],
)
def test_for_a_closed_slide_soft_tyres_lose_a_point_a_cell(status: Status, tyres: int) -> None:
    mover = a_car("c1.A1", gear=3, tyre_set=SOFT, tyres=tyres)
    game, before = in_the_rain(mover, to_go=2)

    assert status is drive(game, before, "c1.A2").state.cars[0].status


@pytest.mark.rule("BLK-6")
@pytest.mark.rule("BLK-6[block_victim=off]")
def test_who_goes_out_in_a_closed_slide_leaves_debris_and_hurts_nobody() -> None:
    game, before = in_the_rain(in_the_corner(), to_go=5)

    step = drive(game, before, "c1.A2")

    assert DebrisLeft(ALLEY.by_name["c1.A2"]) in step.events
    assert {} == lost(step, car=1)


@pytest.mark.rule("BLK-6[block_victim=on]")
@pytest.mark.parametrize(("price", "to_go"), [({}, 4), ({Part.BODY: 1}, 5)], ids=["six", "seven"])
def test_if_agreed_a_slide_into_the_queue_hurts_the_car_ahead(
    price: dict[Part, int], to_go: int
) -> None:
    game, before = in_the_rain(in_the_corner(), to_go=to_go, block_victim=True)

    assert price == lost(drive(game, before, "c1.A2"), car=1)


@pytest.mark.rule("BLK-6")
def test_in_the_pit_lane_nobody_pays_for_a_slide() -> None:
    cars = [
        a_car(cell, status=Status.IN_PIT, is_served=True, tyre_set=HARD)
        for cell in ("box.3", "pit.5")
    ]
    game, before = a_race(on=PITS, cars=cars, options=TYRES, to_go=9, weather=Weather.RAIN)

    step = drive(game, before, "pit.4")

    assert {"pit.4"} == ends(game, before)
    assert {} == lost(step)


@pytest.mark.rule("TYR-4")
@pytest.mark.rule("BLK-3")
def test_a_box_that_only_the_slide_would_reach_saves_nobody_from_it() -> None:
    near = track("""
        A    . . . . . . . . 1 1 1 . . . . . . . .
        B    . . . . . . . . 1 1 1 . . . . . . . .
        pit  s2.B2 . 1 2 . . . . s1.B2
    """)
    cars = [a_car("c1.B1", gear=2, stops=1, tyre_set=HARD), a_car("c1.B2", tyre_set=HARD)]

    game, before = a_race(on=near, cars=cars, options=TYRES, to_go=4, weather=Weather.RAIN)

    # Four cells lead through the corner to s2.B2, and the slide by pit.1 into box.2.
    assert [4 + 3] == [option.blocked for option in game.paths(before)]
