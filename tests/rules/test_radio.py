"""The radio that flies: section 17 of the rules, DRV-STANLEY-1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.car import Once, Part, Status
from formulad.race.events import CarEliminated, Cause, DebrisLeft, RadioRolled, RadioThrown
from formulad.race.moves import ThrowRadio
from tests.builders import a_car, a_race, a_start, drive, due, gears, lost, play, refused
from tests.city import city, in_the_streets
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.builders import Pools

CITY = city(
    """
    A  . . . . . . . . . . . . 1> 1 1 . . . . . . . . .
    B  . . . . . . . . . . . . 1  1 1 . . . . . . . . .
    C  . . . . . . . . . . . . 1  1 1 . . . . . . . . .
    """
)
TOO_FAR = "DRV-STANLEY-1: The radio only flies as far as the next cell."
RADIO = [Ability.RADIO]


def thrown(**pools: Unpack[Pools]) -> tuple[RaceGame, State]:
    """Return a race in which Stanley has moved in before a car and thrown his radio at it."""
    cars = [a_car("s1.A6", gear=1, gifts=RADIO), a_car("s1.B5", gear=2, **pools)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)
    return game, play(game, before, "p s1.B6", "radio 2").state


@pytest.mark.rule("DRV-STANLEY-1/ii")
@pytest.mark.parametrize(
    ("roll", "part"),
    [
        (1, Part.TYRES),
        (4, Part.TYRES),
        (5, Part.BRAKES),
        (7, Part.BRAKES),
        (8, Part.GEARBOX),
        (10, Part.GEARBOX),
        (11, Part.BODY),
        (13, Part.BODY),
        (14, Part.ENGINE),
        (17, Part.ENGINE),
        (18, Part.ROAD_HOLDING),
        (20, Part.ROAD_HOLDING),
    ],
)
def test_the_die_tells_which_part_the_radio_hits(roll: int, part: Part) -> None:
    game, flying = thrown()

    step = play(game, flying, f"r{roll}")

    assert RadioRolled(1, roll, part) in step.events
    assert {part: 1} == lost(step, car=1)
    assert {} == lost(step, car=0)


@pytest.mark.rule("DRV-STANLEY-1/ii")
def test_it_is_the_driver_who_was_hit_who_rolls() -> None:
    game, flying = thrown()

    assert (1, "radio") == due(game, flying)
    assert "MOV-1: First the black die has to fall." == refused(game, flying, "radio 2")


@pytest.mark.rule("DRV-STANLEY-1/ii")
@pytest.mark.rule("SPN-4")
@pytest.mark.parametrize(
    ("roll", "pools"),
    [(1, {"tyres": 0}), (5, {"brakes": 0}), (8, {"gearbox": 0})],
    ids=["tyres", "brakes", "gearbox"],
)
def test_where_no_point_is_left_it_breaks_for_nothing(roll: int, pools: Pools) -> None:
    game, flying = thrown(**pools)

    step = play(game, flying, f"r{roll}")

    assert {} == lost(step, car=1)
    assert Status.RACING is step.state.cars[1].status


@pytest.mark.rule("DRV-STANLEY-1/ii")
@pytest.mark.rule("ELM-1")
@pytest.mark.parametrize(
    ("roll", "pools"),
    [(11, {"body": 1}), (14, {"engine": 1}), (18, {"road_holding": 1})],
    ids=["body", "engine", "handling"],
)
def test_the_last_point_of_a_vital_part_ends_the_race(roll: int, pools: Pools) -> None:
    game, flying = thrown(**pools)
    cell = CITY.by_name["s1.B5"]

    step = play(game, flying, f"r{roll}")

    assert CarEliminated(1, Cause.RADIO, cell) in step.events
    assert {cell} == step.state.debris


@pytest.mark.rule("DRV-STANLEY-1/ii")
@pytest.mark.rule("DEB-1/i")
@pytest.mark.parametrize(("roll", "leaves"), [(11, True), (14, True), (1, False), (18, False)])
def test_pieces_of_body_and_engine_fall_under_the_car_that_was_hit(
    roll: int, *, leaves: bool
) -> None:
    game, flying = thrown()

    step = play(game, flying, f"r{roll}")

    assert leaves == (DebrisLeft(CITY.by_name["s1.B5"]) in step.events)


@pytest.mark.rule("DRV-STANLEY-1/ii")
@pytest.mark.rule("SPN-4")
def test_the_last_tyre_point_knocked_off_spins_nobody() -> None:
    game, flying = thrown(tyres=1)

    after = play(game, flying, "r4").state

    assert (0, Status.RACING) == (after.cars[1].wear.left(Part.TYRES), after.cars[1].status)
    assert (1, ["g1", "g2", "g3"]) == (after.seat, gears(game, after))


@pytest.mark.rule("DRV-STANLEY-1/i")
@pytest.mark.parametrize(
    "other",
    ["s1.A5", "s1.A6", "s1.C5", "s1.C6", "s1.B6", "s1.B4"],
    ids=["left, back", "left", "right, back", "right", "ahead", "behind"],
)
def test_it_flies_to_every_cell_that_touches_his(other: str) -> None:
    start = "s1.C5" if other != "s1.C5" else "s1.A5"
    cars = [a_car(start, gear=1, gifts=RADIO), a_car(other, gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    stopped = drive(game, before, "s1.B5").state
    while due(game, stopped)[1] == "collision":
        stopped = play(game, stopped, "r20").state

    assert (0, "radio") == due(game, stopped)
    assert (ThrowRadio(1),) == game.moves(stopped)[:1]


@pytest.mark.rule("DRV-STANLEY-1/i")
@pytest.mark.parametrize(
    "other",
    ["s1.A4", "s1.A7", "s1.C4", "s1.C7", "s1.B7", "s1.B3"],
)
def test_it_flies_no_farther(other: str) -> None:
    cars = [a_car("s1.B4", gear=1, gifts=RADIO), a_car(other, gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    assert "radio" != due(game, drive(game, before, "s1.B5").state)[1]


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_in_a_corner_it_flies_to_the_cell_beside_although_no_arrow_leads_there() -> None:
    cars = [a_car("c1.B2", gear=1, gifts=RADIO), a_car("c1.C3", gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    stopped = play(game, before, "p c1.B3", "r20", "r20").state

    assert (0, "radio") == due(game, stopped)


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_across_a_lane_it_does_not_fly() -> None:
    cars = [
        a_car("s1.A4", gear=1, gifts=RADIO),
        a_car("s1.A6", gear=1),
        a_car("s1.C5", gear=1),
        a_car("s1.A1", gear=1),
    ]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    stopped = play(game, before, "p s1.A5", "r20", "r20").state

    assert ["radio 2", "radio no"] == [game.write(move) for move in game.moves(stopped)]
    assert [TOO_FAR] * 4 == [refused(game, stopped, f"radio {seat}") for seat in (1, 3, 4, 9)]
    sentence = "DRV-STANLEY-1: First throw the radio, or keep it."
    assert sentence == refused(game, stopped, "g1")


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_he_chooses_among_those_who_are_close() -> None:
    cars = [a_car("s1.B4", gear=1, gifts=RADIO), a_car("s1.B6", gear=1), a_car("s1.A5", gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    stopped = play(game, before, "p s1.B5", *["r20"] * 4).state
    step = play(game, stopped, "radio 3", "r11")

    assert ["radio 2", "radio 3", "radio no"] == [game.write(m) for m in game.moves(stopped)]
    assert RadioThrown(0, at=2) in step.events
    assert {Part.BODY: 1} == lost(step, car=2)


@pytest.mark.rule("DRV-STANLEY-1/i")
@pytest.mark.parametrize("status", [Status.OUT, Status.FINISHED])
def test_it_is_not_thrown_at_who_is_gone(status: Status) -> None:
    gone = a_car("s1.B6", status=status, lap=3 if status is Status.FINISHED else 1)
    cars = [a_car("s1.B4", gear=1, gifts=RADIO), gone, a_car("s1.A1")]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    assert "radio" != due(game, drive(game, before, "s1.B5").state)[1]


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_it_is_not_thrown_at_a_car_that_his_collision_put_out() -> None:
    cars = [a_car("s1.A1", gear=2, gifts=RADIO), a_car("s1.A5", gear=1, body=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=3)

    after = play(game, before, "p s1.A2-s1.A4", "r1", "r20").state

    assert (0, "gear") == due(game, after)


@pytest.mark.rule("DRV-STANLEY-1/i")
@pytest.mark.rule("ELM-3")
def test_it_is_not_thrown_at_wrecks() -> None:
    options = in_the_streets(wreck_stays_one_round=True)
    wreck = a_car("s1.A5", status=Status.OUT, is_wreck=True)
    cars = [a_car("s1.B4", gear=1, gifts=RADIO), wreck]
    game, before = a_race(on=CITY, cars=cars, options=options, to_go=1)

    stopped = drive(game, before, "s1.B5").state

    assert (0, "gear") == due(game, stopped)


@pytest.mark.rule("DRV-STANLEY-1/i")
@pytest.mark.parametrize("status", [Status.STALLED, Status.SPUN], ids=str)
def test_it_is_thrown_at_cars_that_stand(status: Status) -> None:
    cars = [a_car("s1.A6", gear=1, gifts=RADIO), a_car("s1.B5", gear=1, status=status)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    assert (0, "radio") == due(game, drive(game, before, "s1.B6").state)


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_he_has_but_one_for_the_race() -> None:
    cars = [a_car("s2.A9", gear=1, gifts=RADIO, used=[Once.RADIO]), a_car("s1.A2", gear=1, lap=2)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)
    over_the_line = play(game, before, "p s1.A1", "r20", "r20").state

    assert (2, frozenset({Once.RADIO})) == (over_the_line.cars[0].lap, over_the_line.cars[0].used)
    assert "radio" != due(game, over_the_line)[1]


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_after_throwing_it_there_is_no_second_throw() -> None:
    game, flying = thrown()

    after = play(game, flying, "r20").state

    assert frozenset({Once.RADIO}) == after.cars[0].used
    assert (1, "gear") == due(game, after)


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_what_he_keeps_he_may_throw_later() -> None:
    cars = [a_car("s1.A6", gear=1, gifts=RADIO), a_car("s1.B5", gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    kept = play(game, before, "p s1.B6", "radio no").state
    other = play(game, kept, "g1", "r1", "p s1.C6", "r20", "r20").state
    later = play(game, other, "g1", "r1", "p s1.C7").state

    assert (frozenset(), (1, "gear")) == (kept.cars[0].used, due(game, kept))
    assert (0, "radio") == due(game, later)


@pytest.mark.rule("DRV-STANLEY-1/i")
@pytest.mark.rule("MOV-1")
def test_he_throws_it_when_all_other_tests_are_made() -> None:
    guns = city(
        """
        A  . . . . . . . . . . . . 1 1 1 . . . . . .
        B  . . . . . . . . . . . . 1 1 1 . . . . . .
        """,
        gunfire="s1.A4",
    )
    cars = [a_car("s1.A1", gear=5, gifts=RADIO), a_car("s1.A5", gear=1)]
    game, before = a_race(on=guns, cars=cars, options=STREET, to_go=3, face=20)

    shot_at = play(game, before, "p s1.A2-s1.A4", "r20", "r20", "r20").state

    assert (0, "gunfire") == due(game, shot_at)
    assert (0, "radio") == due(game, play(game, shot_at, "r1").state)


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_who_is_out_throws_nothing() -> None:
    cars = [a_car("s1.A1", gear=2, body=1, gifts=RADIO), a_car("s1.A5", gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=3)

    after = play(game, before, "p s1.A2-s1.A4", "r20", "r1").state

    assert (1, "gear") == due(game, after)


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_nor_does_who_has_finished() -> None:
    cars = [a_car("s2.A9", gear=1, lap=2, gifts=RADIO), a_car("s1.A2", gear=1, lap=2)]
    game, before = a_race(on=CITY, cars=cars, options=STREET, to_go=1)

    assert (1, "gear") == due(game, play(game, before, "p s1.A1").state)


@pytest.mark.rule("DRV-STANLEY-1/i")
@pytest.mark.rule("STR-1[abilities=off]")
@pytest.mark.parametrize(
    ("gifts", "has_abilities"),
    [([], True), ([Ability.DRIFT], True), (RADIO, False)],
    ids=["no gift", "another gift", "gifts off"],
)
def test_nobody_else_has_one(gifts: list[Ability], *, has_abilities: bool) -> None:
    options = in_the_streets(abilities=has_abilities)
    cars = [a_car("s1.A6", gear=1, gifts=gifts), a_car("s1.B5", gear=1)]
    game, before = a_race(on=CITY, cars=cars, options=options, to_go=1)

    assert (1, "gear") == due(game, drive(game, before, "s1.B6").state)


@pytest.mark.rule("DRV-STANLEY-1/i")
def test_he_may_throw_it_from_the_grid_after_stalling_there() -> None:
    game, grid = a_start(on=CITY, seats=3, options=STREET, gifts=RADIO)

    stalled = play(game, grid, "r1", "r1").state

    assert (0, "radio") == due(game, stalled)
