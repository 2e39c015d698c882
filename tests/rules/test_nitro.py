"""Nitro: section 17 of the rules, STR-2, and what one driver has more of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Once, Part, Status
from formulad.race.events import EngineTestsCalled, NitroUsed, PoliceLinePassed
from formulad.race.state import Weather
from tests.builders import a_car, a_race, a_start, drive, due, ends, lost, play, refused
from tests.city import AVENUE, city, in_the_streets
from tests.presets import RULEBOOK, STREET

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.builders import Pools

NOTHING_ROLLED = "STR-2: Roll the die first: the nitro adds cells to what it shows."
USED_UP = "STR-2: The nitro of this lap is used up; the line fills it up again."
WATCHED = city(f"A {'. ' * 30} 1 1 1 {'. ' * 10}", police="s1.A3")
ALLEY = city(f"A {'. ' * 30} 1 1 1 {'. ' * 10}")
BOULEVARD = city(f"A {'. ' * 60} 1 1 1 {'. ' * 10}")


def rolled(face: int, *, gear: int = 4, **changes: Unpack[Pools]) -> tuple[RaceGame, State]:
    """Return a race in which the only car, at the start of the avenue, has rolled its die."""
    car = a_car("s1.A1", gear=gear, **changes)
    return a_race(on=AVENUE, cars=[car], options=STREET, to_go=face)


@pytest.mark.rule("STR-2/i")
@pytest.mark.rule("STR-2[nitro=on]")
@pytest.mark.rule("MOV-2")
def test_nitro_carries_a_car_that_rolled_nine_in_fourth_by_thirteen_cells() -> None:
    game, before = rolled(9)

    step = play(game, before, "nitro", "p s1.A2-s1.A14")

    assert NitroUsed(0, cells=4, is_big=False) in step.events
    assert "s1.A14" == game.track.places[step.state.cars[0].cell].name
    assert {} == lost(step)


@pytest.mark.rule("STR-2/i")
@pytest.mark.parametrize(
    ("gear", "face", "end"),
    [
        (1, 1, "s1.A3"),
        (2, 4, "s1.A7"),
        (3, 5, "s1.A9"),
        (5, 12, "s1.A18"),
        (6, 21, "s1.A28"),
    ],
)
def test_it_carries_as_far_as_the_gear_has_for_a_number(gear: int, face: int, end: str) -> None:
    game, before = rolled(face, gear=gear)

    assert end in ends(game, play(game, before, "nitro").state)


@pytest.mark.rule("STR-2/i")
def test_it_is_the_gear_of_this_turn_that_counts() -> None:
    game, before = a_race(on=AVENUE, cars=[a_car("s1.A1", gear=3)], options=STREET)

    after = play(game, before, "g4", "r9", "nitro").state

    assert 13 == after.turn.cells


@pytest.mark.rule("STR-2/i")
def test_nobody_has_to_use_it() -> None:
    game, before = rolled(9)

    after = play(game, before, "p s1.A2-s1.A10").state

    assert frozenset() == after.cars[0].used


@pytest.mark.rule("STR-2/i")
def test_it_is_there_once_a_lap() -> None:
    game, before = rolled(9)
    injected = play(game, before, "nitro").state
    next_turn = play(game, injected, "p s1.A2-s1.A14", "g4", "r9").state

    assert USED_UP == refused(game, injected, "nitro")
    assert USED_UP == refused(game, next_turn, "nitro")


@pytest.mark.rule("STR-2/i")
def test_who_has_used_it_is_told_of_one_car_only() -> None:
    cars = [a_car("s1.A9"), a_car("s1.A1")]
    game, before = a_race(on=AVENUE, cars=cars, options=STREET, to_go=7)

    after = play(game, before, "nitro", "p s1.A10-s1.A20", "g4", "r7", "nitro").state

    assert (frozenset({Once.NITRO}),) * 2 == (after.cars[0].used, after.cars[1].used)


@pytest.mark.rule("STR-2/i")
@pytest.mark.rule("MOV-1")
def test_before_the_die_there_is_none() -> None:
    game, before = a_race(on=AVENUE, cars=[a_car("s1.A1")], options=STREET)
    geared = play(game, before, "g4").state

    assert "MOV-1: Choose a gear first." == refused(game, before, "nitro")
    assert "MOV-1: First the gear 4 die has to fall." == refused(game, geared, "nitro")


@pytest.mark.rule("STR-2/i")
def test_on_the_way_it_is_too_late() -> None:
    cars = [a_car("s1.A1"), a_car("s1.A9")]
    game, before = a_race(on=ALLEY, cars=cars, options=STREET, to_go=7)

    behind = drive(game, before, "s1.A8").state

    assert "STR-2" not in refused(game, behind, "nitro")


@pytest.mark.rule("STR-2/i")
@pytest.mark.rule("TYR-4")
def test_nitro_into_a_wet_corner_ends_in_a_slide_as_any_move_does() -> None:
    car = a_car("s1.A22")
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=6, weather=Weather.RAIN)

    assert "s1.A28" in ends(game, before)
    assert "s2.A2" in ends(game, play(game, before, "nitro").state)


@pytest.mark.rule("STR-2/i")
@pytest.mark.rule("OVR-1")
def test_nitro_out_of_a_corner_costs_tyres_as_any_overshoot_does() -> None:
    game, before = a_race(on=AVENUE, cars=[a_car("s1.A28")], options=STREET, to_go=5)

    step = play(game, before, "nitro", "p s1.A29-s2.A4")

    assert {Part.TYRES: 4} == lost(step)


@pytest.mark.rule("STR-2/ii")
@pytest.mark.rule("BRK-3")
def test_cells_of_the_die_can_be_braked_away_down_to_those_of_the_nitro() -> None:
    game, before = rolled(2, gear=2, brakes=4)
    injected = play(game, before, "nitro").state

    step = drive(game, injected, "s1.A3", brakes=2)

    assert {"s1.A5", "s1.B4"} == ends(game, injected)
    assert {Part.BRAKES: 2} == lost(step)


@pytest.mark.rule("STR-2/ii")
@pytest.mark.parametrize(("brakes", "way"), [(3, "p s1.A2 b3"), (4, "p b4")])
def test_cells_of_the_nitro_cannot_be_braked_away(brakes: int, way: str) -> None:
    game, before = rolled(2, gear=2, brakes=4)
    injected = play(game, before, "nitro").state

    sentence = refused(game, injected, way)

    assert set() == ends(game, injected, brakes=brakes)
    assert "STR-2: Brakes may take cells of the die, never those of the nitro." == sentence


@pytest.mark.rule("STR-2/ii")
@pytest.mark.rule("BRK-3")
def test_cells_of_a_slide_can_be_braked_away_but_again_not_those_of_the_nitro() -> None:
    car = a_car("s1.A30", gear=2, brakes=6)
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=2, weather=Weather.RAIN)
    injected = play(game, before, "nitro").state

    assert {"s2.A4"} <= ends(game, injected)
    assert {"c1.A2", "c1.B1", "c1.B2"} == ends(game, injected, brakes=5)
    assert set() == ends(game, injected, brakes=6)
    sentence = "STR-2: Brakes may take cells of the die, never those of the nitro."
    assert sentence == refused(game, injected, "p c1.A1 b6")


@pytest.mark.rule("STR-2/ii")
def test_without_nitro_every_cell_can_be_braked_away() -> None:
    game, before = rolled(2, gear=2, brakes=4)

    assert {"s1.A1"} == ends(game, before, brakes=2)


@pytest.mark.rule("STR-2/ii")
@pytest.mark.rule("BLK-1")
@pytest.mark.rule("BLK-2")
@pytest.mark.parametrize(
    ("ahead", "losses", "status"),
    [
        ("s1.A9", {Part.BRAKES: 3}, Status.RACING),
        ("s1.A8", {Part.BRAKES: 3, Part.TYRES: 1}, Status.RACING),
        ("s1.A6", {Part.BRAKES: 3, Part.TYRES: 3}, Status.RACING),
        ("s1.A5", {}, Status.OUT),
    ],
    ids=["3 left", "4 left", "6 left", "7 left"],
)
def test_on_a_closed_road_nitro_is_lost_as_any_cells_are(
    ahead: str, losses: dict[Part, int], status: Status
) -> None:
    cars = [a_car("s1.A1", gear=3, brakes=3), a_car(ahead, gear=1)]
    game, before = a_race(on=ALLEY, cars=cars, options=STREET, to_go=7)
    injected = play(game, before, "nitro").state
    (stop,) = ends(game, injected)

    step = drive(game, injected, stop)

    assert losses == lost(step)
    assert status is step.state.cars[0].status


@pytest.mark.rule("STR-2/ii")
@pytest.mark.rule("BLK-4")
def test_before_a_closed_road_only_cells_of_the_die_can_be_braked_away() -> None:
    cars = [a_car("s1.A1", gear=2, brakes=7), a_car("s1.A2", gear=1)]
    game, before = a_race(on=ALLEY, cars=cars, options=STREET, to_go=4)
    injected = play(game, before, "nitro").state

    offered = {option.move.brakes for option in game.paths(injected)}

    assert {0, 1, 2, 3} == offered


@pytest.mark.rule("STR-2/iii")
def test_a_new_lap_brings_new_nitro() -> None:
    cars = [a_car("s2.A8", used=[Once.NITRO])]
    game, before = a_race(on=AVENUE, cars=cars, options=STREET, to_go=4)

    after = play(game, before, "p s2.A9-s1.A2", "g4", "r9", "nitro").state

    assert 13 == after.turn.cells


@pytest.mark.rule("STR-2/iii")
def test_before_the_line_of_a_lap_it_is_still_used_up() -> None:
    cars = [a_car("s2.A8", gear=2, used=[Once.NITRO])]
    game, before = a_race(on=AVENUE, cars=cars, options=STREET, to_go=2)

    after = play(game, before, "p s2.A9-s2.A10", "g2", "r2").state

    assert USED_UP == refused(game, after, "nitro")


@pytest.mark.rule("STR-2/iii")
def test_nitro_that_leads_over_the_line_belongs_to_the_lap_that_ends() -> None:
    game, before = a_race(on=AVENUE, cars=[a_car("s2.A6")], options=STREET, to_go=9)

    after = play(game, before, "nitro", "p s2.A7-s1.A9", "g4", "r9").state

    assert frozenset() == after.cars[0].used
    assert (2, 13) == (after.cars[0].lap, play(game, after, "nitro").state.turn.cells)


@pytest.mark.rule("STR-2/iii")
def test_the_first_line_fills_nothing_up_again() -> None:
    car = a_car("s2.A9", lap=0)
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=4)

    after = play(game, before, "nitro", "p s2.A10-s1.A7", "g4", "r9").state

    assert (1, frozenset({Once.NITRO})) == (after.cars[0].lap, after.cars[0].used)
    assert USED_UP == refused(game, after, "nitro")


@pytest.mark.rule("STR-2/iv")
@pytest.mark.rule("STA-3")
def test_a_great_start_takes_none() -> None:
    game, grid = a_start(on=AVENUE, options=STREET)

    leaping = play(game, grid, "r1", "r20").state

    assert (0, "path") == due(game, leaping)
    assert NOTHING_ROLLED == refused(game, leaping, "nitro")


@pytest.mark.rule("STR-2/iv")
def test_a_usual_start_does() -> None:
    game, grid = a_start(on=AVENUE, options=STREET)

    after = play(game, grid, "r1", "r19", "r2", "nitro").state

    assert 3 == after.turn.cells


@pytest.mark.rule("STR-2/iv")
@pytest.mark.rule("QUA-4/ii")
def test_a_timed_lap_takes_none() -> None:
    game, grid = a_start(on=AVENUE, options=in_the_streets(qualifying=True))

    lap = play(game, grid, "r1", "lap", "g1", "r1").state

    assert (0, "path") == due(game, lap)
    assert NOTHING_ROLLED == refused(game, lap, "nitro")


@pytest.mark.rule("STR-2/iv")
@pytest.mark.rule("ENG-3")
def test_a_broken_engine_takes_none() -> None:
    options = in_the_streets(engine_inertia=True)
    car = a_car("s1.A1", status=Status.COASTING, engine=0)
    game, before = a_race(on=AVENUE, cars=[car], options=options, to_go=9)

    assert NOTHING_ROLLED == refused(game, before, "nitro")


@pytest.mark.rule("STR-2/iv")
def test_the_car_comes_out_of_its_box_without_it() -> None:
    game, before = rolled(4)
    leaving = replace(before, turn=before.turn._replace(is_pit_exit=True, face=7))

    assert NOTHING_ROLLED == refused(game, leaving, "nitro")


@pytest.mark.rule("STR-2/iv")
@pytest.mark.rule("ENG-1")
@pytest.mark.parametrize(
    ("gear", "face", "tests"), [(5, 15, 0), (5, 20, 1), (6, 24, 0), (6, 30, 1)]
)
def test_engines_only_mind_what_the_die_shows(gear: int, face: int, tests: int) -> None:
    game, before = a_race(on=BOULEVARD, cars=[a_car("s1.A1", gear=gear)], options=STREET)

    step = play(game, before, f"g{gear}", f"r{face}", "nitro", f"p s1.A2-s1.A{1 + face + gear}")

    assert tests == sum(isinstance(event, EngineTestsCalled) for event in step.events)


@pytest.mark.rule("STR-2/iv")
@pytest.mark.rule("WX-4/i")
@pytest.mark.parametrize(("face", "choice"), [(15, "gear"), (20, "weather")])
def test_the_weather_only_minds_what_the_die_shows(face: int, choice: str) -> None:
    car = a_car("s1.A1", gear=5)
    game, before = a_race(
        on=AVENUE, cars=[car], options=STREET, to_go=face, weather=Weather.VARIABLE
    )

    after = play(game, before, "nitro", f"p s1.A2-s1.A{1 + face + 5}")

    state = play(game, after.state, "r20").state if face == 20 else after.state
    assert (0, choice) == due(game, state)


@pytest.mark.rule("STR-2/iv")
@pytest.mark.rule("STR-5/i")
def test_the_police_only_mind_what_the_die_shows() -> None:
    cars = [a_car("s1.A1", gear=6, tyres=20), a_car("s1.A30", gear=1)]
    game, before = a_race(on=WATCHED, cars=cars, options=STREET, to_go=30)

    step = play(game, before, "nitro", "p s1.A2-s1.A29")

    assert PoliceLinePassed(0, lap=1, kmh=300) in step.events


@pytest.mark.rule("STR-2[nitro=off]")
def test_bottles_can_be_left_in_the_garage() -> None:
    car = a_car("s1.A1")
    game, before = a_race(on=AVENUE, cars=[car], options=in_the_streets(nitro=False), to_go=9)

    assert "STR-2: No car of this race carries nitro." == refused(game, before, "nitro")


@pytest.mark.rule("STR-2[nitro=off]")
@pytest.mark.rule("STR-1/iii")
def test_cars_of_the_circuits_carry_none() -> None:
    game, before = a_race(on=AVENUE, cars=[a_car("s1.A1")], options=RULEBOOK, to_go=9)

    assert "STR-2: No car of this race carries nitro." == refused(game, before, "nitro")


@pytest.mark.rule("DRV-MONTOYA-1")
def test_montoya_may_choose_between_four_and_seven_cells_in_fourth() -> None:
    car = a_car("s1.A1", gifts=[Ability.BIG_NITRO])
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=9)

    small, big = (play(game, before, kind) for kind in ("nitro", "nitro big"))

    assert (13, 16) == (small.state.turn.cells, big.state.turn.cells)
    assert (NitroUsed(0, cells=7, is_big=True),) == big.events


@pytest.mark.rule("DRV-MONTOYA-1")
def test_the_second_bottle_is_no_second_helping() -> None:
    car = a_car("s1.A1", gifts=[Ability.BIG_NITRO])
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=9)

    assert USED_UP == refused(game, play(game, before, "nitro").state, "nitro big")
    assert USED_UP == refused(game, play(game, before, "nitro big").state, "nitro")


@pytest.mark.rule("DRV-MONTOYA-1")
@pytest.mark.rule("STR-2/ii")
def test_none_of_its_cells_can_be_braked_away_either() -> None:
    car = a_car("s1.A1", gear=1, brakes=4, gifts=[Ability.BIG_NITRO])
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=2)
    injected = play(game, before, "nitro big").state

    offered = {option.move.brakes for option in game.paths(injected)}

    assert {0, 1, 2} == offered


@pytest.mark.rule("DRV-MONTOYA-1")
@pytest.mark.rule("STR-1[abilities=off]")
@pytest.mark.parametrize(
    ("gifts", "has_abilities"),
    [([], True), ([Ability.DRIFT], True), ([Ability.BIG_NITRO], False)],
    ids=["no gift", "another gift", "gifts off"],
)
def test_nobody_else_has_nitro_that_strong(gifts: list[Ability], *, has_abilities: bool) -> None:
    options = in_the_streets(abilities=has_abilities)
    car = a_car("s1.A1", gifts=gifts)
    game, before = a_race(on=AVENUE, cars=[car], options=options, to_go=9)

    sentence = refused(game, before, "nitro big")

    assert "DRV-MONTOYA-1: The nitro of this car is not that strong." == sentence
