"""A coach gives each hint once, when it is time for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.sentence import say
from formulad.ui.shell.coach.hint import Coach, Hint

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect


def nothing(_canvas: Canvas, _place: Rect) -> None:
    """Draw nothing."""


def hint(name: str, moment: int) -> Hint[int]:
    words = say("Hint")
    return Hint(name, words, words, nothing, lambda now: now >= moment)


@pytest.fixture
def given() -> list[str]:
    return []


@pytest.fixture
def coach(given: list[str]) -> Coach[int]:
    def remember(names: tuple[str, ...]) -> None:
        given[:] = names

    return Coach((hint("gear", 1), hint("flag", 3), hint("wear", 2)), lambda: given, remember)


def names(coach: Coach[int], *moments: int) -> list[str | None]:
    found = [coach.hint(moment) for moment in moments]
    return [each.name if each else None for each in found]


def test_each_hint_is_given_once_at_its_time(coach: Coach[int]) -> None:
    assert [None, "gear", None, "wear", None] == names(coach, 0, 1, 1, 2, 2)


def test_several_that_are_due_come_one_after_the_other(coach: Coach[int]) -> None:
    assert ["gear", "flag", "wear", None] == names(coach, 5, 5, 5, 5)


def test_what_was_given_on_another_evening_is_not_given_again(
    coach: Coach[int], given: list[str]
) -> None:
    given[:] = ["gear", "wear"]

    assert ["flag", None] == names(coach, 9, 9)
    assert (3, 3) == coach.count


def test_who_wants_no_more_hints_is_given_none(coach: Coach[int]) -> None:
    coach.stop()

    assert [None] == names(coach, 9)
