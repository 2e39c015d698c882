from __future__ import annotations

from formulad.kernel.values import fields_of
from formulad.race.agreed.design import STANDARD, Design, field_of
from formulad.race.car import Part


def test_a_design_names_the_parts_in_their_order() -> None:
    assert [field_of(part) for part in Part] == list(fields_of(Design))


def test_one_part_is_changed_and_the_others_stay() -> None:
    assert Design(6, 3, 5, 3, 3, 2) == STANDARD.changed(Part.GEARBOX, 5)
