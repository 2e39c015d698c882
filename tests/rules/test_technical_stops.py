"""Work in the pits: section 16 of the rules, TPT."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import CarServed, PitRolled
from formulad.race.moves import StopForService, StopKind
from formulad.race.tyres import TyreKind, TyreSet
from tests.builders import a_car, a_race, a_start, drive, due, ends, gears, lost, play, refused
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options

IN_PIT = Status.IN_PIT
PITS = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  s2.B2 . . 1 2 . . . s1.B2
""")
REPAIRS = replace(RULEBOOK, technical_stops=True)
TYRES = replace(RULEBOOK, tyres=True)
BOTH = replace(RULEBOOK, technical_stops=True, tyres=True)
OLD_SOFT = TyreSet(TyreKind.SOFT, laps=3)


@pytest.mark.rule("TPT-1")
@pytest.mark.rule("TPT-1[technical_stops=on]")
def test_every_car_brings_two_spare_points_for_the_race() -> None:
    _, grid = a_start(on=PITS, seats=3, options=REPAIRS)

    assert (2, 2, 2) == grid.spare


@pytest.mark.rule("TPT-1[technical_stops=off]")
def test_without_technical_stops_nothing_is_asked_in_the_box() -> None:
    car = a_car("pit.2", status=IN_PIT, brakes=0)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=RULEBOOK)

    in_box = drive(game, before, "box.3").state

    assert () == in_box.spare
    assert "MOV-1: First the black die has to fall." == refused(game, in_box, "pit technical")


@pytest.mark.rule("TPT-1[technical_stops=off]")
def test_without_technical_stops_none_can_be_had() -> None:
    car = a_car("pit.2", status=IN_PIT, brakes=0, tyre_set=OLD_SOFT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=TYRES)

    in_box = drive(game, before, "box.3").state

    sentence = "TPT-3: There are no technical stops in this race."
    assert sentence == refused(game, in_box, "pit technical soft brakes1")


@pytest.mark.rule("TPT-1")
@pytest.mark.parametrize(
    ("spare", "left", "asked"),
    [(2, "2 more points", 3), (1, "1 more point", 2), (0, "0 more points", 1)],
    ids=["two left", "one left", "none left"],
)
def test_nobody_gets_more_than_the_spare_points_that_are_left(
    spare: int, left: str, asked: int
) -> None:
    car = a_car("pit.2", status=IN_PIT, brakes=0)
    game, before = a_race(on=PITS, cars=[car], to_go=1, spare=(spare,), options=REPAIRS)

    in_box = drive(game, before, "box.3").state

    sentence = f"TPT-1: The crew has parts for {left}, not for {asked}."
    assert sentence == refused(game, in_box, f"pit technical brakes{asked}")


@pytest.mark.rule("TPT-1")
def test_spare_points_are_not_filled_up_again() -> None:
    car = a_car("pit.2", status=IN_PIT, brakes=1)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=REPAIRS)

    after = play(game, before, "p box.3", "pit technical brakes2").state

    assert (0,) == after.spare


@pytest.mark.rule("TPT-2")
def test_a_stop_for_tyres_is_the_usual_one() -> None:
    car = a_car("pit.2", gear=6, status=IN_PIT, tyres=1, brakes=0)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=REPAIRS)

    step = play(game, before, "p box.3", "pit tyres", "r7")

    assert (6, 0, 3, 3, 3, 2) == step.state.cars[0].wear.points
    assert (2,) == step.state.spare
    assert PitRolled(0, 7, is_fast=True) in step.events
    assert (Gear.FOURTH, {"pit.7"}) == (step.state.cars[0].gear, ends(game, step.state))


@pytest.mark.rule("TPT-2")
@pytest.mark.rule("PIT-4")
@pytest.mark.parametrize("kind", list(TyreKind), ids=str)
def test_a_set_of_any_kind_can_be_fitted_and_is_in_its_first_lap(kind: TyreKind) -> None:
    car = a_car("pit.2", status=IN_PIT, tyres=1, tyre_set=OLD_SOFT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=TYRES)

    after = play(game, before, "p box.3", f"pit tyres {kind}").state

    assert TyreSet(kind, laps=1) == after.cars[0].tyres
    assert 6 == after.cars[0].wear.left(Part.TYRES)


@pytest.mark.rule("TPT-2")
@pytest.mark.parametrize(
    ("has_kinds", "choice", "sentence"),
    [
        (True, "pit tyres", "TPT-2: Say which tyres to fit."),
        (True, "pit technical", "TPT-2: Say which tyres to fit."),
        (False, "pit tyres wet", "TYR-0: All cars of this race drive on the same tyres."),
        (False, "pit tyres brakes1", "TPT-2: A stop for tyres repairs nothing else."),
    ],
    ids=["no kind", "no kind for repairs", "a kind for nothing", "repairs"],
)
def test_what_a_stop_for_tyres_cannot_be(choice: str, sentence: str, *, has_kinds: bool) -> None:
    car = a_car("pit.2", status=IN_PIT, brakes=0, tyre_set=OLD_SOFT if has_kinds else None)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=BOTH if has_kinds else REPAIRS)

    in_box = drive(game, before, "box.3").state

    assert sentence == refused(game, in_box, choice)


@pytest.mark.rule("TPT-3/i")
@pytest.mark.parametrize(
    ("choice", "points"),
    [
        ("pit technical", (6, 1, 0, 3, 1, 1)),
        ("pit technical gearbox1", (6, 1, 1, 3, 1, 1)),
        ("pit technical gearbox2", (6, 1, 2, 3, 1, 1)),
        ("pit technical gearbox1 engine1", (6, 1, 1, 3, 2, 1)),
        ("pit technical brakes1 road_holding1", (6, 2, 0, 3, 1, 2)),
    ],
    ids=["no part", "a point", "two points to a part", "two parts", "two other parts"],
)
def test_spare_points_go_into_one_or_two_parts_besides_new_tyres(
    choice: str, points: tuple[int, ...]
) -> None:
    car = a_car("pit.2", status=IN_PIT, tyres=1, brakes=1, gearbox=0, engine=1, road_holding=1)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=REPAIRS)

    step = play(game, before, "p box.3", choice)

    used = sum(points) - sum((6, 1, 0, 3, 1, 1))
    assert points == step.state.cars[0].wear.points
    assert (2 - used,) == step.state.spare


@pytest.mark.rule("TPT-3/i")
def test_what_was_repaired_is_told() -> None:
    car = a_car("pit.2", status=IN_PIT, tyres=1, gearbox=0, engine=1)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=REPAIRS)

    step = play(game, before, "p box.3", "pit technical gearbox1 engine1")

    repairs = ((Part.TYRES, 5), (Part.GEARBOX, 1), (Part.ENGINE, 1))
    assert CarServed(0, is_technical=True, tyres=None, repairs=repairs) in step.events


@pytest.mark.rule("TPT-3/i")
@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("pit technical body1", "TPT-3: 1 to body is not possible: it lacks 0."),
        ("pit technical engine2", "TPT-3: 2 to engine is not possible: it lacks 1."),
        ("pit technical tyres1", "TPT-3: 1 to tyres is not possible: it lacks 0."),
        (
            "pit technical brakes1 gearbox1 engine1",
            "TPT-3: A technical stop repairs one part or two, besides the tyres.",
        ),
    ],
    ids=["a whole part", "more than it began with", "tyres", "three parts"],
)
def test_repairs_that_are_not_possible(choice: str, sentence: str) -> None:
    car = a_car("pit.2", status=IN_PIT, tyres=6, brakes=1, gearbox=1, engine=2)
    game, before = a_race(on=PITS, cars=[car], to_go=1, spare=(4,), options=REPAIRS)

    in_box = drive(game, before, "box.3").state

    assert sentence == refused(game, in_box, choice)


@pytest.mark.rule("TPT-3/i")
@pytest.mark.parametrize(
    "repairs",
    [((Part.ENGINE, 1), (Part.ENGINE, 1)), ((Part.ENGINE, 1), (Part.BRAKES, 1))],
    ids=["twice", "out of order"],
)
def test_each_part_is_named_once(repairs: tuple[tuple[Part, int], ...]) -> None:
    car = a_car("pit.2", status=IN_PIT, brakes=1, engine=2)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=REPAIRS)
    in_box = drive(game, before, "box.3").state

    sentence = refused(game, in_box, StopForService(StopKind.TECHNICAL, None, repairs))

    assert "TPT-3: Name each part once, in the order of the parts." == sentence


@pytest.mark.rule("TPT-3/ii")
@pytest.mark.parametrize("gear", [2, 6], ids=["came in 2nd", "came in 6th"])
def test_after_repairs_no_die_falls_and_the_car_leaves_in_its_next_turn(gear: int) -> None:
    car = a_car("pit.2", gear=gear, status=IN_PIT, brakes=0, gearbox=0)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=REPAIRS)

    served = play(game, before, "p box.3", "pit technical brakes2").state
    step = play(game, served, "g1", "r1", "p pit.4")

    assert (4, (0, "gear")) == (served.round, due(game, served))
    assert ["g1", "g2", "g3", "g4"] == gears(game, served)
    assert {} == lost(step)


@pytest.mark.rule("TPT-4")
@pytest.mark.parametrize("options", [REPAIRS, TYRES, BOTH], ids=["repairs", "tyres", "both"])
def test_the_kind_of_stop_is_said_before_the_die_falls(options: Options) -> None:
    car = a_car("pit.2", status=IN_PIT, tyre_set=OLD_SOFT if options.tyres else None)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=options)

    in_box = drive(game, before, "box.3").state
    chosen = game.apply(in_box, game.moves(in_box)[0]).state

    assert [(0, "pit"), (0, "pit")] == [due(game, in_box), due(game, chosen)]
    sentence = "TPT-4: The car is in its box: say first what the crew is to do."
    assert sentence == refused(game, in_box, "g4")
    assert "MOV-1: First the black die has to fall." == refused(game, chosen, "pit technical")


@pytest.mark.rule("TPT-4")
@pytest.mark.rule("TPT-2")
def test_soft_tyres_give_no_extra_cell_on_the_way_out_of_the_box() -> None:
    car = a_car("pit.2", status=IN_PIT, tyre_set=OLD_SOFT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=TYRES)

    rolled = play(game, before, "p box.3", "pit tyres soft", "r3").state

    assert {"pit.5"} == ends(game, rolled)


@pytest.mark.rule("TPT-4")
@pytest.mark.rule("PIT-5")
def test_soft_tyres_give_no_extra_cell_on_the_road_behind_the_lane_either() -> None:
    car = a_car("pit.2", status=IN_PIT, tyre_set=OLD_SOFT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=TYRES)

    rolled = play(game, before, "p box.3", "pit tyres soft", "r10").state

    assert {"s1.B2"} == ends(game, rolled)


@pytest.mark.rule("TPT-4")
@pytest.mark.rule("PIT-6/ii")
def test_nor_do_they_after_slow_work_in_the_turn_that_leads_out() -> None:
    car = a_car("pit.2", status=IN_PIT, tyre_set=OLD_SOFT)
    game, before = a_race(on=PITS, cars=[car], to_go=1, options=TYRES)

    rolled = play(game, before, "p box.3", "pit tyres soft", "r11", "g3", "r5").state

    assert {"s1.B2"} == ends(game, rolled)
