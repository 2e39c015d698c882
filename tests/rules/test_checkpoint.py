"""The checkpoint: section 17 of the rules, STR-7, and what one driver gets more of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import pytest

from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part, Status
from formulad.race.events import CheckpointPassed, PartsRepaired
from tests.builders import a_car, a_race, a_start, drive, due, play, refused
from tests.city import AVENUE, city, in_the_streets
from tests.presets import RULEBOOK, STREET

if TYPE_CHECKING:
    from formulad.kernel.game import Step
    from formulad.race.agreed.options import Options
    from formulad.race.events import Event
    from formulad.race.state import State
    from tests.builders import Pools

ALLEY = city(f"A {'. ' * 12} 1 1 1 {'. ' * 10}", gunfire="s1.A2", police="s1.A3")
OVER_THE_LINE = "p s2.A10-s1.A2"
"""A car is as built with 6 tyre points, 3 of each other part, and 2 for its handling."""


def crossing(
    *, options: Options = STREET, lap: int = 1, **pools: Unpack[Pools]
) -> Step[State, Event]:
    """Return a race in which the only car has just crossed the line."""
    car = a_car("s2.A9", gear=2, lap=lap, **pools)
    game, before = a_race(on=AVENUE, cars=[car], options=options, to_go=3)
    return play(game, before, OVER_THE_LINE)


@pytest.mark.rule("STR-7/i")
@pytest.mark.rule("STR-7[checkpoint=on]")
def test_tyres_are_full_again_and_two_points_go_where_the_driver_wants() -> None:
    car = a_car("s2.A9", gear=2, tyres=3, gearbox=1, brakes=0)
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=3)

    stopped = play(game, before, OVER_THE_LINE)
    after = play(game, stopped.state, "repair brakes1 gearbox1")

    assert CheckpointPassed(0, tyres=3) in stopped.events
    assert (0, "repair") == due(game, stopped.state)
    offered = [game.write(move) for move in game.moves(stopped.state)]
    assert ["repair brakes2", "repair brakes1 gearbox1", "repair gearbox2"] == offered
    assert (6, 1, 2, 3, 3, 2) == after.state.cars[0].wear.points
    repairs = ((Part.BRAKES, 1), (Part.GEARBOX, 1))
    assert PartsRepaired(0, repairs) in after.events


@pytest.mark.rule("STR-7/i")
@pytest.mark.parametrize(
    ("choice", "points"),
    [
        ("repair brakes2", (6, 2, 3, 2, 3, 1)),
        ("repair brakes1 body1", (6, 1, 3, 3, 3, 1)),
        ("repair brakes1 road_holding1", (6, 1, 3, 2, 3, 2)),
        ("repair body1 road_holding1", (6, 0, 3, 3, 3, 2)),
    ],
)
def test_the_same_part_twice_or_two_parts_once(choice: str, points: tuple[int, ...]) -> None:
    step = crossing(tyres=1, brakes=0, body=2, road_holding=1)
    game, _ = a_race(on=AVENUE, cars=[a_car("s1.A1")], options=STREET)

    assert points == play(game, step.state, choice).state.cars[0].wear.points


@pytest.mark.rule("STR-7/i")
@pytest.mark.parametrize(
    ("pools", "repairs"),
    [
        ({"tyres": 2}, ()),
        ({"tyres": 2, "brakes": 2}, ((Part.BRAKES, 1),)),
        ({"tyres": 2, "brakes": 1}, ((Part.BRAKES, 2),)),
        ({"tyres": 2, "brakes": 0}, ((Part.BRAKES, 2),)),
        ({"tyres": 2, "engine": 2, "body": 2}, ((Part.BODY, 1), (Part.ENGINE, 1))),
    ],
    ids=["nothing lacks", "one lacks", "two of a part", "three of a part", "one of two parts"],
)
def test_where_there_is_nothing_to_choose_nobody_is_asked(
    pools: Pools, repairs: tuple[tuple[Part, int], ...]
) -> None:
    step = crossing(**pools)

    assert [CheckpointPassed(0, tyres=4)] == [
        event for event in step.events if isinstance(event, CheckpointPassed)
    ]
    assert [repairs] * bool(repairs) == [
        event.repairs for event in step.events if isinstance(event, PartsRepaired)
    ]
    assert 4 == step.state.round


@pytest.mark.rule("STR-7/i")
@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("repair brakes1", "Share out 2, no more and no less."),
        ("repair brakes2 gearbox1", "Share out 2, no more and no less."),
        ("repair brakes3", "Share out 2, no more and no less."),
        ("repair brakes1 body1", "1 to body is not possible: it lacks 0."),
        ("repair gearbox2", "2 to gearbox is not possible: it lacks 1."),
        ("repair tyres1 brakes1", "This is not the place to repair tyres."),
        ("g4", "First say which parts are repaired at the checkpoint."),
    ],
    ids=["one", "three", "three of a part", "a whole part", "too many", "tyres", "a gear"],
)
def test_what_cannot_be_repaired(choice: str, sentence: str) -> None:
    car = a_car("s2.A9", gear=2, tyres=3, brakes=0, gearbox=2)
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=3)

    stopped = play(game, before, OVER_THE_LINE).state

    assert f"STR-7: {sentence}" == refused(game, stopped, choice)


@pytest.mark.rule("STR-7/ii")
def test_the_line_of_the_start_repairs_nothing() -> None:
    step = crossing(lap=0, tyres=1, brakes=0)

    assert (1, (1, 0, 3, 3, 3, 2)) == (step.state.cars[0].lap, step.state.cars[0].wear.points)


@pytest.mark.rule("STR-7/ii")
@pytest.mark.parametrize(("lap", "laps", "tyres"), [(1, 1, 1), (1, 2, 6), (2, 2, 1), (2, 3, 6)])
def test_nor_does_the_last_one(lap: int, laps: int, tyres: int) -> None:
    car = a_car("s2.A9", gear=2, lap=lap, tyres=1)
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=2, laps=laps)

    after = play(game, before, "p s2.A10-s1.A1").state

    assert tyres == after.cars[0].wear.left(Part.TYRES)


@pytest.mark.rule("STR-7/ii")
def test_the_last_cell_before_the_line_repairs_nothing() -> None:
    car = a_car("s2.A8", gear=2, tyres=1)
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=2)

    after = play(game, before, "p s2.A9-s2.A10").state

    assert 1 == after.cars[0].wear.left(Part.TYRES)


@pytest.mark.rule("STR-7/i")
@pytest.mark.rule("SLP-4")
def test_a_slipstream_over_the_line_leads_to_the_checkpoint() -> None:
    cars = [a_car("s2.A6", tyres=1), a_car("s2.A10")]
    game, before = a_race(on=AVENUE, cars=cars, options=STREET, to_go=3)

    step = play(game, before, "p s2.A7-s2.A9", "slip s2.B9-s1.B1")

    assert CheckpointPassed(0, tyres=5) in step.events


@pytest.mark.rule("STR-7/iii")
@pytest.mark.rule("MOV-1")
def test_repairs_wait_until_all_tests_of_the_turn_are_made() -> None:
    cars = [a_car("s2.A9", gear=5, brakes=0, gearbox=1, body=2), a_car("s1.A3", gear=1)]
    game, before = a_race(on=ALLEY, cars=cars, options=STREET, to_go=3, face=20)

    states = [play(game, before, OVER_THE_LINE).state]
    states += [play(game, states[0], "r20", "r20").state]
    states += [play(game, states[1], "r20").state]
    states += [play(game, states[2], "r16").state]

    order = [due(game, state) for state in states]
    assert [(1, "collision"), (0, "engine"), (0, "gunfire"), (0, "repair")] == order


@pytest.mark.rule("STR-7/iii")
def test_a_tyre_that_was_shot_in_the_same_turn_is_new_again() -> None:
    car = a_car("s2.A9", gear=2, tyres=1)
    game, before = a_race(on=ALLEY, cars=[car], options=STREET, to_go=3)

    step = play(game, before, OVER_THE_LINE, "r16")

    assert CheckpointPassed(0, tyres=6) in step.events


@pytest.mark.rule("STR-7/iii")
def test_a_car_that_goes_out_in_that_turn_is_not_repaired() -> None:
    cars = [a_car("s2.A9", gear=2, tyres=1, body=1), a_car("s1.A3", gear=1)]
    game, before = a_race(on=ALLEY, cars=cars, options=STREET, to_go=3)

    step = play(game, before, OVER_THE_LINE, "r20", "r1")

    assert Status.OUT is step.state.cars[0].status
    assert not any(isinstance(event, CheckpointPassed) for event in step.events)
    assert (1, "gear") == due(game, step.state)


@pytest.mark.rule("STR-7/i")
@pytest.mark.rule("SPN-1/ii")
def test_a_car_that_spun_over_the_line_has_its_tyres_back_and_still_has_to_turn_round() -> None:
    game, before = a_race(
        on=city("A . . . . . . . . . . . . 1 1 1 . ."),
        cars=[a_car("c1.A3", gear=2, tyres=3)],
        options=STREET,
        to_go=3,
    )

    (car,) = play(game, before, "p s2.A1-s1.A1").state.cars

    assert (Status.SPUN, 6) == (car.status, car.wear.left(Part.TYRES))


@pytest.mark.rule("STR-7[checkpoint=off]")
@pytest.mark.rule("STR-1/iii")
@pytest.mark.parametrize(
    "options", [in_the_streets(checkpoint=False), RULEBOOK], ids=["agreed", "circuit cars"]
)
def test_without_a_checkpoint_nothing_is_repaired(options: Options) -> None:
    step = crossing(options=options, tyres=1, brakes=0)

    assert (2, (1, 0, 3, 3, 3, 2)) == (step.state.cars[0].lap, step.state.cars[0].wear.points)


@pytest.mark.rule("STR-7/ii")
@pytest.mark.rule("QUA-1")
def test_a_timed_lap_ends_at_no_checkpoint() -> None:
    game, grid = a_start(on=AVENUE, seats=1, options=in_the_streets(qualifying=True), laps=1)
    lap = play(game, grid, "r1", "lap", "g1", "r2").state

    step = drive(game, lap, "s1.A2")

    assert not any(isinstance(event, CheckpointPassed) for event in step.events)


@pytest.mark.rule("DRV-JENNY-1")
def test_jenny_gets_four_points_back_and_her_tyres() -> None:
    car = a_car("s2.A9", gear=2, tyres=1, brakes=1, gearbox=1, body=2, gifts=[Ability.LONG_CHECK])
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=3)
    stopped = play(game, before, OVER_THE_LINE).state

    after = play(game, stopped, "repair brakes2 gearbox1 body1").state

    assert (6, 3, 2, 3, 3, 2) == after.cars[0].wear.points
    sentence = "STR-7: Share out 4, no more and no less."
    assert sentence == refused(game, stopped, "repair brakes2")


@pytest.mark.rule("DRV-JENNY-1")
@pytest.mark.parametrize(
    ("brakes", "gearbox", "asked"), [(1, 1, False), (1, 0, True)], ids=["four lack", "five lack"]
)
def test_she_is_asked_if_more_than_four_are_lacking(
    brakes: int, gearbox: int, *, asked: bool
) -> None:
    car = a_car("s2.A9", gear=2, brakes=brakes, gearbox=gearbox, gifts=[Ability.LONG_CHECK])
    game, before = a_race(on=AVENUE, cars=[car], options=STREET, to_go=3)

    after = play(game, before, OVER_THE_LINE).state

    assert (0, "repair" if asked else "gear") == due(game, after)


@pytest.mark.rule("DRV-JENNY-1")
@pytest.mark.rule("STR-1[abilities=off]")
def test_without_gifts_she_gets_two_as_the_others_do() -> None:
    car = a_car("s2.A9", gear=2, brakes=0, gearbox=0, gifts=[Ability.LONG_CHECK])
    options = in_the_streets(abilities=False)
    game, before = a_race(on=AVENUE, cars=[car], options=options, to_go=3)

    after = play(game, before, OVER_THE_LINE, "repair gearbox2").state

    assert (6, 0, 2, 3, 3, 2) == after.cars[0].wear.points
