from __future__ import annotations

import pytest

from formulad.race.bills import Verdict
from formulad.race.dice import Gear
from formulad.school.puzzle import Theme
from formulad.school.puzzle_yaml import puzzle_in
from formulad.school.stage import stage_of
from formulad.school.themes import next_stops, themes_of
from formulad.store.yaml_document import DocumentError
from tests.circuits import shipped
from tests.school.written import MASSENET, massenet


@pytest.mark.rule("SCH-11")
def test_the_faces_of_a_gear_come_to_its_value_on_average() -> None:
    stage = massenet()

    faces = stage.faces(Gear.FIFTH)

    mean = sum(face.chance * face.turns for face in faces)
    assert stage.values()["5"] == pytest.approx(mean, abs=0.02)  # the engine may be tested at 20


@pytest.mark.rule("SCH-11")
def test_the_dice_that_punish_a_gear_are_those_that_spin_the_car() -> None:
    faces = massenet().faces(Gear.FIFTH)

    spins = [face.face for face in faces if face.bill.verdict is Verdict.SPIN]
    assert [19, 20] == spins


@pytest.mark.rule("GBX-3")
def test_gears_cost_what_skipping_costs_on_the_way_down() -> None:
    stage = massenet()

    prices = {gear: stage.price_of(gear).points for gear in list(Gear)[1:6]}

    assert {Gear.FIRST: 2, Gear.SECOND: 1, Gear.THIRD: 0, Gear.FOURTH: 0, Gear.FIFTH: 0} == prices


@pytest.mark.rule("SCH-8")
def test_who_takes_less_than_the_highest_gear_holds_back() -> None:
    assert (Theme.HOLD_BACK,) == themes_of(massenet(), "4", ["1", "2", "3", "4", "5"])


@pytest.mark.rule("SCH-8")
def test_the_corner_ahead_says_how_many_stops_there_are_to_make() -> None:
    assert 1 == next_stops(massenet())


@pytest.mark.rule("SCH-4")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("s2.B12", "s2.Z12", "massenet.yaml:9: "),
        ("ask: gear", "ask: place\nroll: 30", "the die of gear 4 has no face 30"),
    ],
)
def test_a_car_that_cannot_stand_so_is_refused(old: str, new: str, sentence: str) -> None:
    document, puzzle = puzzle_in("massenet.yaml", MASSENET.replace(old, new))

    with pytest.raises(DocumentError) as refused:
        stage_of(document, puzzle, shipped("monaco"))

    assert sentence in str(refused.value)
