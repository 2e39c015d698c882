"""A line is written as in every other program."""

from __future__ import annotations

import pytest

from formulad.ui.toolkit.intents import Caret, Stride
from formulad.ui.toolkit.widgets.writing import Writing

LONG = 40
NAME = Writing.of("Ana de la Cruz")


def marked(start: int, end: int) -> Writing:
    return NAME.between(start, end)


def test_one_goes_on_at_the_end_of_a_text() -> None:
    assert Writing("Ana", 3) == Writing.of("Ana")


def test_what_is_typed_takes_the_place_of_what_is_marked() -> None:
    assert Writing.of("Bob") == marked(0, 14).typed("Bob", LONG)
    assert Writing("Ana von Cruz", 7) == marked(9, 4).typed("von", LONG)


def test_what_is_marked_makes_room_for_what_is_typed() -> None:
    assert Writing("Ana de la Bobb", 14) == marked(10, 14).typed("Bobby", 14)


def test_a_text_that_is_too_long_already_takes_nothing_more() -> None:
    assert NAME == NAME.typed("x", 5)


def test_what_is_composed_takes_the_place_of_what_is_marked() -> None:
    assert Writing("de la Cruz", 0, "か") == marked(0, 4).composed("か")
    assert marked(0, 4) == marked(0, 4).composed("")


@pytest.mark.parametrize("ahead", [False, True], ids=["before", "behind"])
@pytest.mark.parametrize("word", [False, True], ids=["letter", "word"])
def test_what_is_marked_is_erased_by_any_key_that_erases(ahead: bool, word: bool) -> None:
    assert Writing("Ana Cruz", 4) == marked(4, 10).erased(ahead=ahead, word=word)


@pytest.mark.parametrize(
    ("caret", "ahead", "expected"),
    [
        (14, False, Writing("Ana de la ", 10)),
        (10, False, Writing("Ana de Cruz", 7)),
        (0, True, Writing(" de la Cruz", 0)),
        (3, True, Writing("Ana la Cruz", 3)),
        (0, False, None),
        (14, True, None),
    ],
)
def test_a_word_is_erased_with_what_parts_it_from_the_caret(
    caret: int, ahead: bool, expected: Writing | None
) -> None:
    assert expected == NAME.at(caret).erased(ahead=ahead, word=True)


@pytest.mark.parametrize(("start", "end"), [(4, 9), (9, 4)])
def test_a_step_leaves_what_is_marked_at_the_end_it_leads_to(start: int, end: int) -> None:
    assert NAME.at(4) == marked(start, end).moved(Caret(-1))
    assert NAME.at(9) == marked(start, end).moved(Caret(1))


def test_a_step_beyond_the_end_leads_nowhere() -> None:
    assert NAME.moved(Caret(1)) is None
    assert NAME.at(0).moved(Caret(-1)) is None


def test_a_step_with_shift_marks_on_and_back() -> None:
    once = NAME.at(4).moved(Caret(1, marks=True))
    assert once is not None
    twice = once.moved(Caret(1, marks=True))
    assert twice is not None
    back = once.moved(Caret(-1, marks=True))

    assert "d" == once.marked_text
    assert "de" == twice.marked_text
    assert NAME.at(4) == back


@pytest.mark.parametrize(
    ("caret", "steps", "goal"),
    [(0, 1, 3), (3, 1, 6), (5, 1, 6), (14, -1, 10), (10, -1, 7), (2, -1, 0)],
)
def test_words_are_gone_over_at_once(caret: int, steps: int, goal: int) -> None:
    at = NAME.at(caret)

    assert NAME.at(goal) == at.moved(Caret(steps, Stride.WORD))
    assert NAME.between(caret, goal) == at.moved(Caret(steps, Stride.WORD, marks=True))


def test_the_rest_of_the_line_is_marked_to_either_end() -> None:
    at = NAME.at(6)

    assert marked(6, 0) == at.moved(Caret(-1, Stride.LINE, marks=True))
    assert marked(6, 14) == at.moved(Caret(1, Stride.LINE, marks=True))


@pytest.mark.parametrize(
    ("place", "word"), [(0, "Ana"), (2, "Ana"), (3, " "), (4, "de"), (14, "Cruz"), (99, "Cruz")]
)
def test_a_word_is_found_around_a_place(place: int, word: str) -> None:
    start, end = NAME.word_at(place)

    assert word == NAME.text[start:end]


def test_an_apostrophe_is_a_part_of_a_word() -> None:
    assert (0, 7) == Writing.of("O'Brien Pat").word_at(3)


def test_in_an_empty_line_there_is_no_word() -> None:
    assert (0, 0) == Writing().word_at(0)
    assert Writing() == Writing().between(0, 1 << 30)
    assert Writing().erased(ahead=False, word=True) is None
