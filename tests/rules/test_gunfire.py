"""Shots from the windows: section 17 of the rules, STR-3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import pytest

from formulad.race.agreed.options import GridRule, Options
from formulad.race.car import Part, Status
from formulad.race.events import CarEliminated, CarSpun, Cause, DebrisLeft, ShotFired
from tests.builders import a_car, a_race, a_start, drive, due, gears, lost, play
from tests.city import city, in_the_streets
from tests.presets import RULEBOOK, STREET

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.builders import Pools

STREET_UNDER_FIRE = city(
    """
    A  . . . . . . . . . . . . 2 2 2 . . . . . . . . . .
    B  . . . . . . . . . . . . 2 2 2 . . . . . . . . . .
    """,
    gunfire="s1.A1 s1.A4 s1.A5 s2.B10",
)
TO_A4 = "p s1.A2-s1.A4"


def under_fire(gear: int = 4, **pools: Unpack[Pools]) -> tuple[RaceGame, State]:
    """Return a race in which the only car has stopped under the windows."""
    car = a_car("s1.A1", gear=gear, **pools)
    game, before = a_race(on=STREET_UNDER_FIRE, cars=[car], options=STREET, to_go=3)
    return game, play(game, before, TO_A4).state


def fate(events: tuple[Event, ...]) -> list[Event]:
    """Return what became of the car."""
    return [event for event in events if isinstance(event, CarEliminated | CarSpun)]


@pytest.mark.rule("STR-3/i")
@pytest.mark.parametrize(
    ("roll", "losses"),
    [
        (1, {}),
        (15, {}),
        (16, {Part.TYRES: 1}),
        (17, {Part.TYRES: 1}),
        (18, {Part.TYRES: 1}),
        (19, {Part.BODY: 1}),
        (20, {Part.ENGINE: 1}),
    ],
)
def test_the_die_tells_what_a_shot_hits(roll: int, losses: dict[Part, int]) -> None:
    game, shot_at = under_fire()

    step = play(game, shot_at, f"r{roll}")

    assert losses == lost(step)
    assert ShotFired(0, roll, next(iter(losses), None)) in step.events


@pytest.mark.rule("STR-3/i")
@pytest.mark.rule("MOV-1")
def test_after_one_shot_the_turn_goes_on() -> None:
    game, shot_at = under_fire()

    assert (0, "gunfire") == due(game, shot_at)
    assert (0, "gear") == due(game, play(game, shot_at, "r20").state)


@pytest.mark.rule("STR-3/i")
def test_driving_past_the_windows_is_safe() -> None:
    game, before = a_race(on=STREET_UNDER_FIRE, cars=[a_car("s1.A1")], options=STREET, to_go=5)

    assert (0, "gear") == due(game, drive(game, before, "s1.A6").state)


@pytest.mark.rule("STR-3/i")
def test_the_cell_before_them_is_safe() -> None:
    game, before = a_race(on=STREET_UNDER_FIRE, cars=[a_car("s1.A1")], options=STREET, to_go=2)

    assert (0, "gear") == due(game, drive(game, before, "s1.A3").state)


@pytest.mark.rule("STR-3/i")
def test_only_the_car_that_moved_is_shot_at() -> None:
    cars = [a_car("s1.B1", gear=1), a_car("s1.A4", gear=1)]
    game, before = a_race(on=STREET_UNDER_FIRE, cars=cars, options=STREET, to_go=1)

    assert "gunfire" not in due(game, drive(game, before, "s1.B2").state)


@pytest.mark.rule("STR-3/i")
@pytest.mark.rule("SLP-11")
def test_a_slipstream_out_of_the_windows_is_one_move() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A5")]
    game, before = a_race(on=STREET_UNDER_FIRE, cars=cars, options=STREET, to_go=3)
    behind = play(game, before, TO_A4).state

    followed, declined = (play(game, behind, way).state for way in ("slip s1.B4-s1.B6", "slip no"))

    assert (0, "slipstream") == due(game, behind)
    assert "gear" == due(game, followed)[1]
    assert (0, "gunfire") == due(game, play(game, declined, "r20", "r20").state)


@pytest.mark.rule("STR-3/i")
@pytest.mark.rule("MOV-1")
def test_collisions_and_engines_come_first() -> None:
    cars = [a_car("s1.A1", gear=5), a_car("s1.A5", gear=1)]
    game, before = a_race(on=STREET_UNDER_FIRE, cars=cars, options=STREET, to_go=3, face=20)

    stopped = play(game, before, TO_A4).state
    after_contact = play(game, stopped, "r20", "r20").state
    after_engine = play(game, after_contact, "r20").state

    order = [due(game, state) for state in (stopped, after_contact, after_engine)]
    assert [(1, "collision"), (0, "engine"), (0, "gunfire")] == order


@pytest.mark.rule("STR-3/i")
def test_nobody_shoots_at_a_car_that_a_collision_put_out() -> None:
    cars = [a_car("s1.A1", body=1), a_car("s1.A5", gear=1)]
    game, before = a_race(on=STREET_UNDER_FIRE, cars=cars, options=STREET, to_go=3)

    after = play(game, before, TO_A4, "r20", "r1").state

    assert Status.OUT is after.cars[0].status
    assert (1, "gear") == due(game, after)


@pytest.mark.rule("STR-3/i")
def test_nobody_shoots_at_a_car_that_has_finished() -> None:
    game, before = a_race(
        on=STREET_UNDER_FIRE, cars=[a_car("s2.A9", lap=2)], options=STREET, to_go=9
    )

    assert (-1, "nothing") == due(game, drive(game, before, "s1.A1").state)


@pytest.mark.rule("STR-3/ii")
def test_who_brakes_to_stay_put_is_shot_at() -> None:
    game, before = a_race(
        on=STREET_UNDER_FIRE, cars=[a_car("s1.A4", gear=1)], options=STREET, to_go=2
    )

    assert (0, "gunfire") == due(game, play(game, before, "p b2").state)


@pytest.mark.rule("STR-3/ii")
def test_who_is_blocked_where_he_stands_is_shot_at() -> None:
    cars = [a_car("s1.A4", gear=1), a_car("s1.A5", gear=1), a_car("s1.B4", gear=1)]
    game, before = a_race(on=STREET_UNDER_FIRE, cars=cars, options=STREET, to_go=1)

    stopped = play(game, before, "p").state
    after = play(game, stopped, "r20", "r20", "r20", "r20").state

    assert (0, "gunfire") == due(game, after)


@pytest.mark.rule("STR-3/ii")
@pytest.mark.rule("STA-2")
def test_who_stalls_there_has_not_moved() -> None:
    game, grid = a_start(on=STREET_UNDER_FIRE, options=STREET)

    after = play(game, grid, "r1", "r1").state

    assert (1, "start") == due(game, after)


@pytest.mark.rule("STR-3/iii")
@pytest.mark.rule("SPN-4")
@pytest.mark.rule("SPN-5")
@pytest.mark.parametrize("tyres", [2, 1], ids=["a point left", "the last point"])
def test_a_shot_tyre_spins_no_car(tyres: int) -> None:
    game, shot_at = under_fire(tyres=tyres)

    step = play(game, shot_at, "r16")

    assert [] == fate(step.events)
    assert (tyres - 1, Status.RACING) == (
        step.state.cars[0].wear.left(Part.TYRES),
        step.state.cars[0].status,
    )
    assert ["g1", "g2", "g3", "g4", "g5"] == gears(game, step.state)


@pytest.mark.rule("STR-3/iii")
def test_where_no_tyre_point_is_left_nothing_happens() -> None:
    game, shot_at = under_fire(tyres=0)

    step = play(game, shot_at, "r18")

    assert {} == lost(step)
    assert [] == fate(step.events)


@pytest.mark.rule("STR-3/iii")
@pytest.mark.rule("DEB-1/i")
@pytest.mark.parametrize("roll", [19, 20], ids=["body", "engine"])
def test_pieces_that_are_shot_off_stay_on_the_road(roll: int) -> None:
    game, shot_at = under_fire()

    step = play(game, shot_at, f"r{roll}")

    assert DebrisLeft(game.track.by_name["s1.A4"]) in step.events
    assert [] == fate(step.events)


@pytest.mark.rule("STR-3/iii")
def test_tyres_leave_none() -> None:
    game, shot_at = under_fire()

    assert frozenset() == play(game, shot_at, "r16").state.debris


@pytest.mark.rule("STR-3/iii")
@pytest.mark.rule("ELM-1")
@pytest.mark.parametrize(
    ("roll", "pools"), [(19, {"body": 1}), (20, {"engine": 1})], ids=["body", "engine"]
)
def test_the_last_point_of_body_or_engine_ends_the_race(roll: int, pools: Pools) -> None:
    game, shot_at = under_fire(**pools)

    step = play(game, shot_at, f"r{roll}")

    assert [CarEliminated(0, Cause.GUNFIRE, game.track.by_name["s1.A4"])] == fate(step.events)
    assert {game.track.by_name["s1.A4"]} == step.state.debris


@pytest.mark.rule("STR-3/iii")
@pytest.mark.rule("ENG-3")
def test_an_engine_that_was_shot_rolls_nowhere() -> None:
    options = in_the_streets(engine_inertia=True)
    car = a_car("s1.A1", gear=5, engine=1)
    game, before = a_race(on=STREET_UNDER_FIRE, cars=[car], options=options, to_go=3, face=11)

    after = play(game, before, TO_A4, "r20").state

    assert Status.OUT is after.cars[0].status


@pytest.mark.rule("STR-1/iii")
@pytest.mark.rule("STR-3/i")
@pytest.mark.parametrize("options", [RULEBOOK, STREET], ids=["circuit", "street"])
def test_they_shoot_at_cars_of_every_kind(options: Options) -> None:
    game, before = a_race(on=STREET_UNDER_FIRE, cars=[a_car("s1.A1")], options=options, to_go=3)

    assert {Part.BODY: 1} == lost(play(game, before, TO_A4, "r19"))


@pytest.mark.rule("STR-1/iii")
@pytest.mark.rule("BEG-2")
@pytest.mark.parametrize(
    ("roll", "points", "left"), [(15, 18, 18), (16, 18, 17), (20, 18, 17), (16, 1, 0)]
)
def test_by_the_basic_rules_a_shot_costs_a_point(roll: int, points: int, left: int) -> None:
    game, before = a_race(
        on=STREET_UNDER_FIRE,
        cars=[a_car("s1.A1", points=points)],
        options=Options(grid=GridRule.AS_LISTED),
        to_go=3,
    )

    (car,) = play(game, before, TO_A4, f"r{roll}").state.cars

    assert (left,) == car.wear.points
    assert (Status.OUT if left == 0 else Status.RACING) is car.status


@pytest.mark.rule("STR-3/i")
@pytest.mark.rule("QUA-4/ii")
def test_nobody_shoots_during_the_timed_laps() -> None:
    options = in_the_streets(qualifying=True)
    game, grid = a_start(on=STREET_UNDER_FIRE, options=options)

    after = drive(game, play(game, grid, "r1", "lap", "g1", "r1").state, "s1.A1").state

    assert (0, "gear") == due(game, after)
