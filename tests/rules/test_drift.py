"""Drifting: section 17 of the rules, DRV-JACK-1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import CarSlid, CarSpun, DriftUsed, EngineTestsCalled
from formulad.race.moves import UseDrift
from formulad.race.state import Weather
from tests.builders import a_car, a_race, a_start, drive, due, ends, gears, lost, play, refused
from tests.city import city, in_the_streets
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tests.builders import Pools

CITY = city(
    """
    A  . . . . . . . . . . . . 1> 1> 1 1 1 . . . . . . . . . .
    B  . . . . . . . . . . . . 1  1  1 1 1 . . . . . . . . . .
    """
)
ALLEY = city("A  . . . . . . . . . . . . 2 2 2 2 2 . . . . . . . . . .")
NO_CORNER = "DRV-JACK-1: There is no corner on the way to drift through."
ONCE = "DRV-JACK-1: One drift a turn is all the tyres can take."
NOT_THIS_DRIVER = "DRV-JACK-1: This driver does not drift."
NOTHING_ROLLED = "DRV-JACK-1: A drift changes what the gear die showed, and nothing else."


def jack(at: str, to_go: int, *, gear: int = 4, **changes: Unpack[Pools]) -> tuple[RaceGame, State]:
    """Return a race in which Jack has rolled his die."""
    car = a_car(at, gear=gear, gifts=[Ability.DRIFT], **changes)
    return a_race(on=CITY, cars=[car], options=STREET, to_go=to_go)


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("MOV-2")
def test_who_rolled_eight_may_go_seven_for_a_tyre_point() -> None:
    game, before = jack("s1.A9", 8, tyres=5)

    step = play(game, before, "drift -1")
    after = drive(game, step.state, "c1.A4").state

    assert (DriftUsed(0, -1),) == step.events[:1]
    assert {Part.TYRES: 1} == lost(step)
    assert 4 == after.cars[0].wear.left(Part.TYRES)


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.parametrize(("drift", "end"), [("drift +1", "c1.A4"), ("drift -1", "c1.A2")])
def test_a_drift_is_a_cell_more_or_one_less(drift: str, end: str) -> None:
    game, before = jack("s1.A9", 6)

    assert end in ends(game, play(game, before, drift).state)


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.parametrize("cells", [0, 2, -2])
def test_it_is_no_other_number(cells: int) -> None:
    game, before = jack("s1.A9", 6)

    assert NOT_THIS_DRIVER == refused(game, before, UseDrift(cells))


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.parametrize(
    ("start", "to_go", "drift"),
    [
        ("s1.A12", 1, "drift +1"),
        ("s1.A11", 1, "drift +1"),
        ("s1.A11", 3, "drift -1"),
        ("c1.A2", 1, "drift +1"),
        ("c1.A2", 1, "drift -1"),
        ("s1.A12", 9, "drift +1"),
        ("c1.A5", 4, "drift -1"),
    ],
    ids=["into", "just into", "still into", "within", "staying", "through", "out of"],
)
def test_the_move_has_to_touch_a_corner(start: str, to_go: int, drift: str) -> None:
    game, before = jack(start, to_go, tyres=9)

    assert game.read(drift) in game.moves(before)


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.parametrize(
    ("start", "to_go", "drift"),
    [
        ("s1.A1", 5, "drift +1"),
        ("s1.A1", 5, "drift -1"),
        ("s1.A11", 2, "drift -1"),
        ("s1.A10", 1, "drift +1"),
        ("s2.A1", 3, "drift +1"),
    ],
    ids=["before", "before, too", "no longer into", "not yet into", "behind"],
)
def test_without_a_corner_there_is_no_drift(start: str, to_go: int, drift: str) -> None:
    game, before = jack(start, to_go)

    assert NO_CORNER == refused(game, before, drift)


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("BRK-1")
def test_who_drifts_cannot_brake_before_the_corner_any_more() -> None:
    game, before = jack("s1.A9", 4, brakes=3)

    drifting = play(game, before, "drift +1").state

    assert {"c1.A1"} == ends(game, drifting, brakes=1)
    assert set() == ends(game, drifting, brakes=2)
    sentence = "DRV-JACK-1: A drift needs a corner: start in one, or drive into one."
    assert sentence == refused(game, drifting, "p s1.A10-s1.A12 b2")


@pytest.mark.rule("DRV-JACK-1/i")
def test_once_a_turn_is_all() -> None:
    game, before = jack("s1.A9", 6)

    drifting = play(game, before, "drift +1").state

    assert [ONCE, ONCE] == [refused(game, drifting, again) for again in ("drift +1", "drift -1")]


@pytest.mark.rule("DRV-JACK-1/i")
def test_in_the_next_turn_he_may_drift_again() -> None:
    game, before = jack("s1.A9", 4, gear=1)

    after = play(game, before, "drift +1", "p s1.A10-c1.A2", "g1", "r1", "drift +1").state

    assert 2 == after.turn.cells


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("COR-4")
def test_a_one_in_first_gear_may_become_no_cell_at_all() -> None:
    game, before = jack("c1.A2", 1, gear=1)

    drifting = play(game, before, "drift -1").state
    after = play(game, drifting, "p").state

    assert {"c1.A2"} == ends(game, drifting)
    assert (1, CITY.by_name["c1.A2"]) == (after.cars[0].stops, after.cars[0].cell)
    assert (4, (0, "gear")) == (after.round, due(game, after))


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("MOV-1")
def test_before_the_die_there_is_no_drift() -> None:
    car = a_car("c1.A1", gifts=[Ability.DRIFT])
    game, before = a_race(on=CITY, cars=[car], options=STREET)

    assert "MOV-1: Choose a gear first." == refused(game, before, "drift +1")


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("STA-3")
def test_a_great_start_cannot_be_drifted() -> None:
    game, grid = a_start(
        on=city("A . . . . 1 1 1 ."), seats=1, options=STREET, gifts=[Ability.DRIFT]
    )

    leaping = play(game, grid, "r1", "r20").state

    assert NOTHING_ROLLED == refused(game, leaping, "drift +1")


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("QUA-1")
def test_nor_can_a_timed_lap() -> None:
    options = in_the_streets(qualifying=True)
    game, grid = a_start(on=CITY, options=options, gifts=[Ability.DRIFT])

    lap = play(game, grid, "r1", "lap", "g1", "r1").state

    assert NOTHING_ROLLED == refused(game, lap, "drift +1")


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("ENG-3")
def test_nor_can_a_car_that_rolls_out() -> None:
    options = in_the_streets(engine_inertia=True)
    car = a_car("c1.A1", status=Status.COASTING, engine=0, gifts=[Ability.DRIFT])
    game, before = a_race(on=CITY, cars=[car], options=options, to_go=3)

    assert NOTHING_ROLLED == refused(game, before, "drift +1")


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("STR-1[abilities=off]")
@pytest.mark.parametrize(
    ("gifts", "has_abilities"),
    [([], True), ([Ability.BIG_NITRO], True), ([Ability.DRIFT], False)],
    ids=["no gift", "another gift", "gifts off"],
)
def test_nobody_else_drifts(gifts: list[Ability], *, has_abilities: bool) -> None:
    options = in_the_streets(abilities=has_abilities)
    game, before = a_race(on=CITY, cars=[a_car("c1.A1", gifts=gifts)], options=options, to_go=3)

    assert NOT_THIS_DRIVER == refused(game, before, "drift +1")


@pytest.mark.rule("DRV-JACK-1/ii")
@pytest.mark.rule("SPN-4")
def test_giving_the_last_tyre_point_spins_nobody() -> None:
    game, before = jack("s1.A9", 6, tyres=1)

    step = play(game, before, "drift +1", "p s1.A10-c1.A4")

    assert not any(isinstance(event, CarSpun) for event in step.events)
    assert (0, Status.RACING) == (
        step.state.cars[0].wear.left(Part.TYRES),
        step.state.cars[0].status,
    )
    assert ["g1", "g2", "g3", "g4", "g5"] == gears(game, step.state)


@pytest.mark.rule("DRV-JACK-1/ii")
def test_without_a_tyre_point_there_is_none_to_give() -> None:
    game, before = jack("s1.A9", 6, tyres=0)

    sentence = "DRV-JACK-1: A drift takes a tyre point; none is left."
    assert sentence == refused(game, before, "drift +1")


@pytest.mark.rule("DRV-JACK-1/ii")
@pytest.mark.rule("OVR-9")
@pytest.mark.rule("SPN-1/i")
@pytest.mark.parametrize(
    ("tyres", "status"),
    [(1, Status.OUT), (2, Status.SPUN), (3, Status.RACING)],
    ids=["none left", "one left", "two left"],
)
def test_what_is_left_has_to_pay_for_the_corner_left_too_early(tyres: int, status: Status) -> None:
    game, before = jack("s1.A12", 7, tyres=tyres)

    after = drive(game, play(game, before, "drift -1").state, "s2.A1").state

    assert status is after.cars[0].status


@pytest.mark.rule("DRV-JACK-1/ii")
def test_the_point_is_given_at_once_and_not_given_back() -> None:
    game, before = jack("s1.A9", 6, tyres=5)

    after = play(game, before, "drift -1").state

    assert (5 - 1, Gear.FOURTH) == (after.cars[0].wear.left(Part.TYRES), after.cars[0].gear)


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("STR-2/i")
@pytest.mark.parametrize("extras", [("nitro", "drift -1"), ("drift -1", "nitro")])
def test_nitro_and_a_drift_go_together_in_any_order(extras: tuple[str, str]) -> None:
    game, before = jack("c1.A1", 6, tyres=9)

    after = play(game, before, *extras).state

    assert 6 + 4 - 1 == after.turn.cells


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("STR-2/i")
def test_with_nitro_he_may_reach_the_corner_that_a_drift_needs() -> None:
    game, before = jack("s1.A3", 6)

    after = play(game, before, "nitro", "drift +1").state

    assert NO_CORNER == refused(game, before, "drift +1")
    assert 11 == after.turn.cells


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("STR-2/ii")
def test_a_drift_the_wrong_way_takes_a_cell_of_the_die_and_none_of_the_nitro() -> None:
    car = a_car("c1.A1", gear=2, brakes=4, gifts=[Ability.DRIFT])
    game, before = a_race(on=CITY, cars=[car], options=STREET, to_go=2)

    after = play(game, before, "nitro", "drift -1").state

    assert {0, 1} == {option.move.brakes for option in game.paths(after)}


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("BLK-3")
@pytest.mark.parametrize(("closed", "drifts"), [("s1.A12", False), ("c1.A2", True)])
def test_cars_may_keep_him_from_the_corner_he_needs(closed: str, *, drifts: bool) -> None:
    cars = [a_car("s1.A9", gifts=[Ability.DRIFT]), a_car(closed, gear=1)]
    game, before = a_race(on=ALLEY, cars=cars, options=STREET, to_go=5)

    assert drifts == (UseDrift(1) in game.moves(before))


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("DRV-TEMANA-1")
def test_who_has_dropped_scrap_cannot_drift_to_a_standstill() -> None:
    car = a_car("c1.A2", gear=1, gifts=[Ability.DRIFT, Ability.LITTER])
    game, before = a_race(on=CITY, cars=[car], options=STREET, to_go=1)

    littering = play(game, before, "litter").state
    standing = play(game, before, "drift -1").state

    assert NO_CORNER == refused(game, littering, "drift -1")
    assert "DRV-TEMANA-1: The car cannot leave its cell." == refused(game, standing, "litter")


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("TYR-4")
def test_a_wet_corner_makes_a_drift_longer_as_it_does_any_move() -> None:
    car = a_car("s1.A9", gifts=[Ability.DRIFT])
    game, before = a_race(on=CITY, cars=[car], options=STREET, to_go=3, weather=Weather.RAIN)

    step = play(game, before, "drift +1", "p s1.A10-c1.A4")

    assert CarSlid(0, 3) in step.events


@pytest.mark.rule("DRV-JACK-1/i")
@pytest.mark.rule("ENG-1")
@pytest.mark.parametrize(("face", "drift", "tests"), [(19, "drift +1", 0), (20, "drift -1", 1)])
def test_engines_only_mind_what_the_die_shows(face: int, drift: str, tests: int) -> None:
    game, before = jack("s1.A1", face, gear=5, tyres=14)

    drifting = play(game, before, drift).state
    step = game.apply(drifting, game.moves(drifting)[0])

    assert tests == sum(isinstance(event, EngineTestsCalled) for event in step.events)
