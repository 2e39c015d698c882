from __future__ import annotations

from dataclasses import replace

import pytest

from formulad.ai.grades import driver_of
from formulad.ai.judging.judge import judge_of
from formulad.kernel.game import Decision
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Car, Once, Part
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.moves import (
    ChoosePath,
    KeepSky,
    LeaveLitter,
    Move,
    Repair,
    RollSkyAgain,
    ShiftTo,
    ThrowRadio,
    UseDrift,
    UseNitro,
)
from formulad.race.phase import Entry
from formulad.race.road.track import CellId, Street, WeatherTable
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, Speed, State, Turn, Weather
from formulad.race.tyres import TyreKind, TyreSet
from tests.ai.complete import NEW, a_car
from tests.drawn import track
from tests.presets import PRESETS

CHAMPION = driver_of("champion")
STREET = replace(PRESETS["street"], laps=2, weather=False)
RAINY = replace(STREET, weather=True)
TABLE = WeatherTable(fine=range(13, 21), variable=range(7, 13), rain=range(1, 7))

CITY = track("""
    A  . . . . . . . . . . . . . . . . . . . . . 2 2 2 2 . . . . . . . . . . . . . 1 1 1 . . . .
    B  . . . . . . . . . . . . . . . . . . . . . 2 2 2 2 . . . . . . . . . . . . . 1 1 1 . . . .
    C  . . . . . . . . . . . . . . . . . . . . . 2 2 2 2 . . . . . . . . . . . . . 1 1 1 . . . .
""")
TOWN = replace(
    CITY,
    id="town",
    weather=TABLE,
    street=Street(gunfire=frozenset(CITY.by_name[f"s1.{lane}8"] for lane in "AB")),
)


def on_street(at: str, *, gear: int = 4, points: tuple[int, ...] = NEW, lap: int = 1) -> Car:
    """Return a car on hard tyres."""
    return replace(a_car(CITY, at, gear=gear, points=points, lap=lap), tyres=TyreSet(TyreKind.HARD))


def a_street(
    *cars: Car, to_go: int = 0, can: tuple[Ability, ...] = (), phase: Phase = Phase.GEAR
) -> tuple[RaceGame, State]:
    """Return a moment in the city: the first car is to play, and its driver can do something."""
    gifts = [can, *([()] * (len(cars) - 1))]
    entries = [
        Entry(number, replace(cars[0].wear, points=NEW), gift)
        for number, gift in enumerate(gifts, 1)
    ]
    turn = Turn(is_geared=True, gear=cars[0].gear, face=to_go, cells=to_go)
    state = State(
        cars,
        Phase.PATH if to_go else phase,
        round=3,
        order=tuple(range(len(cars))),
        turn=turn if to_go else Turn(),
    )
    return RaceGame(TOWN, entries, RAINY if Ability.SECOND_SKY in can else STREET), state


def decided(game: RaceGame, state: State) -> Move:
    """Return what the champion does, which has to be legal."""
    move = CHAMPION.choose(game, state)
    assert move in game.moves(state)
    return move


@pytest.mark.thorough
def test_nitro_that_makes_a_stop_is_used() -> None:
    """Eight cells are three short of the corner; four more lead into it."""
    game, state = a_street(on_street("s1.B11"), to_go=8)

    assert UseNitro() == decided(game, state)


def test_nitro_is_not_used_where_it_would_fling_the_car_out_of_the_corner() -> None:
    game, state = a_street(on_street("s1.B16", gear=5), to_go=9)

    move = decided(game, state)

    assert isinstance(move, ChoosePath)
    assert TOWN.cells[move.cells[-1]].name.startswith("c1.")


def test_nitro_that_was_used_is_not_asked_for() -> None:
    car = on_street("s1.B11")
    game, state = a_street(replace(car, used=frozenset([Once.NITRO])), to_go=8)

    assert isinstance(decided(game, state), ChoosePath)


def test_the_nitro_that_carries_farther_is_chosen_if_only_that_makes_the_stop() -> None:
    game, state = a_street(on_street("s1.B8"), to_go=8, can=(Ability.BIG_NITRO,))

    assert UseNitro(is_big=True) == decided(game, state)


def test_a_drift_saves_a_stop_that_would_be_missed() -> None:
    """Five cells lead out of a corner in which both stops are due; there are no brakes."""
    car = replace(on_street("s1.B21", points=(6, 0, 3, 3, 3, 2)), used=frozenset([Once.NITRO]))
    game, state = a_street(car, to_go=5, can=(Ability.DRIFT,))

    assert UseDrift(-1) == decided(game, state)


def test_a_drift_that_gains_nothing_is_left() -> None:
    car = replace(on_street("s1.B21"), used=frozenset([Once.NITRO]))
    game, state = a_street(car, to_go=4, can=(Ability.DRIFT,))

    assert isinstance(decided(game, state), ChoosePath)


def test_litter_is_left_for_a_rival_right_behind() -> None:
    cars = replace(on_street("s1.B5"), used=frozenset([Once.NITRO])), on_street("s1.B3")
    game, state = a_street(*cars, to_go=8, can=(Ability.LITTER,))

    assert LeaveLitter() == decided(game, state)


def test_litter_is_kept_while_nobody_follows() -> None:
    cars = replace(on_street("s1.B5"), used=frozenset([Once.NITRO])), on_street("s2.B3")
    game, state = a_street(*cars, to_go=8, can=(Ability.LITTER,))

    assert isinstance(decided(game, state), ChoosePath)


def test_a_car_stops_beside_the_windows_rather_than_under_them() -> None:
    car = replace(on_street("s1.B2"), used=frozenset([Once.NITRO]))
    game, state = a_street(car, to_go=6)

    move = decided(game, state)

    assert isinstance(move, ChoosePath)
    assert TOWN.cells[move.cells[-1]].name == "s1.C8"


def test_who_makes_others_roll_twice_is_given_more_room() -> None:
    """On either side of the only way to the corner stands a rival, too slow to be followed."""
    rivals = (on_street("s1.A14", gear=3), on_street("s1.C14", gear=3))
    game, state = a_street(on_street("s1.B5"), *rivals, to_go=8)
    rough = [
        replace(e, abilities=(Ability.ROUGH,) * (n == 1)) for n, e in enumerate(_entries(game))
    ]
    state = state.with_car(0, replace(state.car, used=frozenset([Once.NITRO])))

    move = decided(RaceGame(TOWN, rough, STREET), state)

    assert isinstance(move, ChoosePath)
    assert TOWN.cells[move.cells[-1]].name == "s1.C13"


def _entries(game: RaceGame) -> tuple[Entry, ...]:
    return game.setting.entries


def test_what_the_race_hangs_on_is_repaired_first() -> None:
    car = on_street("s1.B5", points=(6, 1, 3, 1, 3, 1), lap=2)
    game, state = a_street(car, phase=Phase.CHECKPOINT)
    state = replace(state, turn=state.turn._replace(is_at_checkpoint=True))

    move = decided(game, state)

    assert Repair(((Part.BODY, 1), (Part.ROAD_HOLDING, 1))) == move


@pytest.mark.parametrize(
    ("rivals", "brakes"),
    [
        pytest.param("", 1, id="alone, where a way is always free"),
        pytest.param("ABC", 2, id="among rivals, who may close the road"),
    ],
)
def test_brakes_are_repaired_for_roads_that_rivals_may_close(rivals: str, brakes: int) -> None:
    car = on_street("s1.B5", points=(6, 0, 1, 2, 3, 2), lap=2)
    others = [on_street(f"s1.{lane}2", lap=2) for lane in rivals]
    game, state = a_street(car, *others, phase=Phase.CHECKPOINT)
    state = replace(state, turn=state.turn._replace(is_at_checkpoint=True))

    move = decided(game, state)

    assert isinstance(move, Repair)
    assert brakes == dict(move.repairs)[Part.BRAKES]


def test_the_police_prize_is_chosen_by_who_won_it_and_not_by_whose_turn_it_is() -> None:
    cars = on_street("s1.B5"), on_street("s1.A9", points=(6, 3, 3, 1, 3, 2))
    game, state = a_street(*cars, phase=Phase.POLICE)
    state = replace(state, speeds=(Speed(1, 1, 200), Speed(0, 1, 120)))
    due = game.awaiting(state)

    move = decided(game, state)

    assert isinstance(due, Decision)
    assert due.seat == 1
    assert Repair(((Part.BODY, 2),)) == move


@pytest.mark.parametrize(
    ("first", "second"), [(NEW, (6, 3, 3, 3, 1, 2)), ((6, 3, 3, 1, 3, 2), NEW)]
)
def test_the_radio_flies_at_who_is_about_to_lose_the_last_point(
    first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    cars = on_street("s1.B5"), on_street("s1.A5", points=first), on_street("s1.C5", points=second)
    game, state = a_street(*cars, can=(Ability.RADIO,), phase=Phase.RADIO)

    assert ThrowRadio(1 if second == NEW else 2) == decided(game, state)


@pytest.mark.parametrize(
    ("can", "value", "move"),
    [
        ((Ability.SECOND_SKY,), 3, RollSkyAgain()),
        ((Ability.SECOND_SKY,), 15, KeepSky()),
        ((Ability.SECOND_SKY, Ability.SHORT_SLIDE), 3, KeepSky()),
        ((Ability.SECOND_SKY, Ability.SHORT_SLIDE), 15, RollSkyAgain()),
    ],
    ids=["rain", "sun", "rain for who slides little", "sun for who slides little"],
)
def test_the_sky_is_asked_again_by_whom_it_does_not_suit(
    can: tuple[Ability, ...], value: int, move: Move
) -> None:
    game, state = a_street(on_street("s1.B5"), can=can, phase=Phase.FORECAST)
    state = replace(state, is_sky_open=True, sky_roll=value)

    assert move == decided(game, state)


@pytest.mark.thorough
def test_a_sky_that_may_still_turn_is_judged_by_where_it_turns_to() -> None:
    can = (Ability.SECOND_SKY,)
    game, state = a_street(on_street("s1.B5"), can=can, phase=Phase.WEATHER)
    turning = replace(state, weather=Weather.VARIABLE, sky_rolls=(0,), sky_roll=3)

    assert RollSkyAgain() == decided(game, turning)


POLICED = replace(
    TOWN,
    street=Street(
        police=frozenset(
            (CellId(cell), ahead)
            for cell, targets in enumerate(CITY.next)
            for ahead in targets
            if CITY.cells[cell].progress < 17.5 <= CITY.cells[ahead].progress < 20
        )
    ),
)


def before_the_police_line(rival: int) -> tuple[RaceGame, State]:
    """Return a car before the police line, which a rival crossed so fast."""
    lacking = on_street("s1.B16", gear=3, points=(6, 3, 3, 1, 3, 2))
    game, state = a_street(lacking, on_street("s1.B19"))
    state = replace(state, speeds=(Speed(1, 1, rival),))
    return RaceGame(POLICED, _entries(game), STREET), state


def turns_in_fourth(game: RaceGame, state: State) -> float:
    """Return what fourth gear comes to."""
    judged = judge_of(game.setting).judged(game, state)
    return next(each.turns for each in judged if each.move == ShiftTo(Gear.FOURTH))


@pytest.mark.thorough
def test_a_prize_to_be_had_is_a_reason_to_go_fast_over_the_police_line() -> None:
    """Fourth gear reaches 120, which is no faster than who has been there before."""
    worth_it, in_vain = before_the_police_line(90), before_the_police_line(120)

    assert turns_in_fourth(*worth_it) + 0.1 < turns_in_fourth(*in_vain)


def test_a_gear_comes_to_the_mean_of_its_faces_the_prize_counted() -> None:
    game, state = before_the_police_line(90)
    faces = judge_of(game.setting).faces(game, state, Gear.FOURTH)
    mean = sum(float(chance) * faces[die.value] for die, chance in GEAR_DICE[Gear.FOURTH].outcomes)

    assert turns_in_fourth(game, state) == pytest.approx(mean)
