from __future__ import annotations

from dataclasses import dataclass

import pytest

from formulad.kernel.values import replace


@dataclass(frozen=True, slots=True)
class Point:
    across: int
    down: int = 0
    name: str = ""


def test_a_changed_value_keeps_its_other_fields() -> None:
    assert Point(1, 5, "here") == replace(Point(1, 2, "here"), down=5)


def test_several_fields_are_changed_at_once() -> None:
    assert Point(7, 2, "there") == replace(Point(1, 2, "here"), name="there", across=7)


def test_the_value_itself_stays_as_it_was() -> None:
    point = Point(1, 2)
    replace(point, across=3)

    assert Point(1, 2) == point


def test_a_field_that_a_value_does_not_have_cannot_be_changed() -> None:
    with pytest.raises(KeyError):
        replace(Point(1, 2), depth=3)  # type: ignore[call-arg]
