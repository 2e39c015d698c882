from __future__ import annotations

import pickle
from typing import Generic, TypeVar

import pytest

from formulad.kernel.values import Frozen, fields_of, replace

T = TypeVar("T")


class Point(Frozen):
    across: int
    down: int = 0
    name: str = ""


class Named(Point):
    title: str = "none"


class Holds(Frozen, Generic[T]):
    found: T


def test_a_changed_value_keeps_its_other_fields() -> None:
    assert Point(1, 5, "here") == replace(Point(1, 2, "here"), down=5)


def test_several_fields_are_changed_at_once() -> None:
    assert Point(7, 2, "there") == replace(Point(1, 2, "here"), name="there", across=7)


def test_the_value_itself_stays_as_it_was() -> None:
    before = Point(1, 2)
    replace(before, across=3)

    assert Point(1, 2) == before


def test_a_changed_value_can_be_changed_again() -> None:
    assert Point(3, 4) == replace(replace(Point(1, 2), across=3), down=4)


def test_a_field_that_a_value_does_not_have_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        replace(Point(1, 2), depth=3)  # type: ignore[call-arg]


def test_no_field_can_be_set() -> None:
    with pytest.raises(AttributeError):
        Point(1).across = 2  # type: ignore[misc]


def test_values_of_one_kind_that_hold_the_same_are_equal_and_found_again() -> None:
    assert Point(1) == Point(1)
    assert {Point(1): "here"}[Point(1)] == "here"
    assert Named(1) != Point(1)


def test_a_kind_of_value_has_the_fields_of_what_it_is_made_of_first() -> None:
    assert ("across", "down", "name", "title") == fields_of(Named)


def test_another_process_is_told_of_a_value() -> None:
    assert Holds(Point(1)) == pickle.loads(pickle.dumps(Holds(Point(1))))  # noqa: S301 - our own


def test_a_value_is_told_by_its_kind_and_what_it_holds() -> None:
    assert "Point(across=1, down=0, name='')" == repr(Point(1))
