from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import pytest

from formulad.kernel.values import replace


@dataclass(frozen=True, slots=True)
class Slotted:
    across: int
    down: int = 0
    name: str = ""


@dataclass(frozen=True)
class Loose:
    across: int
    down: int = 0
    name: str = ""


Point: TypeAlias = type[Slotted] | type[Loose]
BOTH_KINDS = pytest.mark.parametrize("point", [Slotted, Loose])


@BOTH_KINDS
def test_a_changed_value_keeps_its_other_fields(point: Point) -> None:
    assert point(1, 5, "here") == replace(point(1, 2, "here"), down=5)


@BOTH_KINDS
def test_several_fields_are_changed_at_once(point: Point) -> None:
    assert point(7, 2, "there") == replace(point(1, 2, "here"), name="there", across=7)


@BOTH_KINDS
def test_the_value_itself_stays_as_it_was(point: Point) -> None:
    before = point(1, 2)
    replace(before, across=3)

    assert point(1, 2) == before


@BOTH_KINDS
def test_a_changed_value_can_be_changed_again(point: Point) -> None:
    assert point(3, 4) == replace(replace(point(1, 2), across=3), down=4)


@BOTH_KINDS
def test_a_field_that_a_value_does_not_have_cannot_be_changed(point: Point) -> None:
    with pytest.raises(KeyError):
        replace(point(1, 2), depth=3)  # type: ignore[call-arg]
