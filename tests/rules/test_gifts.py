"""Gifts that change what dice and wet roads do: DRV-DIMITRI-1, -JULIEN-2, -DEREK-1, -TEMANA-2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part, Status
from formulad.race.events import CarSlid, CollisionRolled
from formulad.race.state import Weather
from tests.builders import a_car, a_race, drive, due, ends, lost, play
from tests.city import city, in_the_streets
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.builders import Pools

ROAD = city("""
    A  . . . . . . . . . . . . 1 1 1 1 1 1 . . . .
    B  . . . . . . . . . . . . 1 1 1 1 1 1 . . . .
""")
DRY, WET = Weather.FINE, Weather.RAIN
HARSH_RAIN = in_the_streets(engine_rain=5)
NO_GIFTS = in_the_streets(abilities=False)
ROUGH = [Ability.ROUGH]
TO_A4 = "p s1.A2-s1.A4"


@pytest.mark.rule("DRV-DIMITRI-1")
@pytest.mark.rule("ENG-2[engine_rain=5]")
@pytest.mark.parametrize(
    ("options", "weather", "highest"),
    [
        (STREET, DRY, 3),
        (STREET, WET, 2),
        (HARSH_RAIN, DRY, 3),
        (HARSH_RAIN, WET, 4),
        (NO_GIFTS, DRY, 4),
    ],
    ids=["dry", "wet", "dry where rain is harsh", "wet where rain is harsh", "no gifts"],
)
def test_a_tough_engine_is_safe_with_one_number_more(
    options: Options, weather: Weather, highest: int
) -> None:
    car = a_car("s1.A1", gear=5, gifts=[Ability.TOUGH_ENGINE])
    game, before = a_race(on=ROAD, cars=[car], options=options, to_go=3, face=20, weather=weather)
    driven = drive(game, before, "s1.A4").state

    assert {Part.ENGINE: 1} == lost(play(game, driven, f"r{highest}"))
    assert {} == lost(play(game, driven, f"r{highest + 1}"))


@pytest.mark.rule("DRV-DIMITRI-1")
def test_others_in_the_same_test_are_not() -> None:
    cars = [a_car("s1.A1", gear=5), a_car("s2.A1", gear=6, gifts=[Ability.TOUGH_ENGINE])]
    game, before = a_race(on=ROAD, cars=cars, options=STREET, to_go=3, face=20)

    step = play(game, drive(game, before, "s1.A4").state, "r4", "r4")

    assert [{Part.ENGINE: 1}, {}] == [lost(step, car=0), lost(step, car=1)]


@pytest.mark.rule("DRV-JULIEN-2")
@pytest.mark.rule("TYR-1")
@pytest.mark.parametrize(
    ("gifts", "weather", "options", "end", "by"),
    [
        ([Ability.SHORT_SLIDE], WET, STREET, "c1.A2", 1),
        ([], WET, STREET, "c1.A4", 3),
        ([Ability.SHORT_SLIDE], WET, NO_GIFTS, "c1.A4", 3),
        ([Ability.SHORT_SLIDE], DRY, STREET, "c1.A1", 0),
    ],
    ids=["gifted", "not gifted", "no gifts", "dry"],
)
def test_who_rolled_six_into_a_wet_corner_slides_one_cell_or_three(
    gifts: list[Ability], weather: Weather, options: Options, end: str, by: int
) -> None:
    car = a_car("s1.A7", gifts=gifts)
    game, before = a_race(on=ROAD, cars=[car], options=options, to_go=6, weather=weather)

    step = drive(game, before, end)

    assert [by] * (by > 0) == [event.by for event in step.events if isinstance(event, CarSlid)]


@pytest.mark.rule("DRV-JULIEN-2")
def test_on_a_straight_nobody_slides() -> None:
    car = a_car("s1.A1", gifts=[Ability.SHORT_SLIDE])
    game, before = a_race(on=ROAD, cars=[car], options=STREET, to_go=6, weather=WET)

    assert {"s1.A7", "s1.B6"} == ends(game, before)


def touching(
    mover: list[Ability], other: list[Ability], **pools: Unpack[Pools]
) -> tuple[RaceGame, State]:
    """Return a race in which the first car has stopped right behind the second."""
    cars = [
        a_car("s1.A1", gear=2, gifts=mover),
        a_car("s1.A5", gear=2, gifts=other, **pools),
    ]
    game, before = a_race(on=ROAD, cars=cars, options=STREET, to_go=3)
    return game, play(game, before, TO_A4).state


def rollers(game: RaceGame, state: State) -> list[int]:
    """Return who rolls in the collision, one after another."""
    seats = []
    while due(game, state)[1] == "collision":
        seats.append(due(game, state)[0])
        state = play(game, state, "r20").state
    return seats


@pytest.mark.rule("DRV-DEREK-1")
@pytest.mark.parametrize(
    ("mover", "other", "seats"),
    [
        ([], [], [1, 0]),
        (ROUGH, [], [1, 1, 0]),
        ([], ROUGH, [1, 0, 0]),
        (ROUGH, ROUGH, [1, 1, 0, 0]),
    ],
    ids=["nobody", "he moved", "he stood there", "two like him"],
)
def test_whoever_touches_him_rolls_two_dice(
    mover: list[Ability], other: list[Ability], seats: list[int]
) -> None:
    game, stopped = touching(mover, other)

    assert seats == rollers(game, stopped)


@pytest.mark.rule("DRV-DEREK-1")
@pytest.mark.parametrize(
    ("rolls", "losses"),
    [
        (("r1", "r1"), {Part.BODY: 2}),
        (("r1", "r2"), {Part.BODY: 1}),
        (("r2", "r1"), {Part.BODY: 1}),
        (("r2", "r2"), {}),
    ],
)
def test_each_bad_die_costs_a_body_point(rolls: tuple[str, str], losses: dict[Part, int]) -> None:
    game, stopped = touching(ROUGH, [])

    step = play(game, stopped, *rolls, "r20")

    assert losses == lost(step, car=1)
    assert {} == lost(step, car=0)


@pytest.mark.rule("DRV-DEREK-1")
@pytest.mark.rule("COL-6")
@pytest.mark.rule("RAIN-1")
def test_in_the_rain_both_dice_are_worse() -> None:
    cars = [a_car("s1.A1", gear=2, gifts=ROUGH), a_car("s1.A5", gear=2)]
    game, before = a_race(on=ROAD, cars=cars, options=STREET, to_go=3, weather=WET)

    step = play(game, before, TO_A4, "r2", "r2", "r3")

    assert [{}, {Part.BODY: 2}] == [lost(step, car=0), lost(step, car=1)]


@pytest.mark.rule("DRV-DEREK-1")
@pytest.mark.rule("COL-3")
def test_who_is_out_after_the_first_die_does_not_roll_the_second() -> None:
    game, stopped = touching(ROUGH, [], body=1)

    step = play(game, stopped, "r1")

    assert Status.OUT is step.state.cars[1].status
    assert [0] == rollers(game, step.state)


@pytest.mark.rule("DRV-DEREK-1")
@pytest.mark.rule("COL-4[mover_auto_loss=on]")
def test_a_mover_who_put_him_out_rolls_neither_die_if_that_was_agreed() -> None:
    options = in_the_streets(mover_auto_loss=True)
    cars = [a_car("s1.A1", gear=2), a_car("s1.A5", gear=2, body=1, gifts=ROUGH)]
    game, before = a_race(on=ROAD, cars=cars, options=options, to_go=3)

    step = play(game, before, TO_A4, "r1")

    assert {Part.BODY: 1} == lost(step, car=0)
    assert (0, "gear") == due(game, step.state)


@pytest.mark.rule("DRV-DEREK-1")
def test_among_several_only_tests_with_him_take_two_dice() -> None:
    cars = [
        a_car("s1.A1", gear=2),
        a_car("s1.A5", gear=2, gifts=ROUGH),
        a_car("s1.B4", gear=2),
    ]
    game, before = a_race(on=ROAD, cars=cars, options=STREET, to_go=3)

    stopped = play(game, before, TO_A4).state
    step = play(game, stopped, *["r20"] * 5)

    assert [(1, 0), (2, 0), (0, 1), (0, 1), (0, 2)] == [
        (event.car, event.other) for event in step.events if isinstance(event, CollisionRolled)
    ]


@pytest.mark.rule("DRV-DEREK-1")
@pytest.mark.rule("STR-1[abilities=off]")
def test_without_gifts_he_is_as_gentle_as_the_others() -> None:
    cars = [a_car("s1.A1", gear=2, gifts=ROUGH), a_car("s1.A5", gear=2, gifts=ROUGH)]
    game, before = a_race(on=ROAD, cars=cars, options=NO_GIFTS, to_go=3)

    assert [1, 0] == rollers(game, play(game, before, TO_A4).state)


@pytest.mark.rule("DRV-TEMANA-2")
@pytest.mark.rule("RAIN-3")
@pytest.mark.parametrize(
    ("options", "weather", "highest"),
    [(STREET, DRY, 2), (STREET, WET, 2), (NO_GIFTS, DRY, 4), (NO_GIFTS, WET, 5)],
    ids=["dry", "wet", "no gifts", "no gifts, wet"],
)
def test_debris_harms_light_wheels_on_one_and_two_only(
    options: Options, weather: Weather, highest: int
) -> None:
    car = a_car("s1.A1", gifts=[Ability.LIGHT_WHEELS])
    game, before = a_race(
        on=ROAD, cars=[car], options=options, to_go=3, debris=["s1.A2"], weather=weather
    )
    rolling = play(game, before, TO_A4).state

    assert {Part.ROAD_HOLDING: 1} == lost(play(game, rolling, f"r{highest}"))
    assert {} == lost(play(game, rolling, f"r{highest + 1}"))
