"""Sentences are English texts that can be said in other languages."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.sentence import (
    Sentence,
    counted,
    joined,
    said,
    say,
    say_of,
    sentence_of,
    written,
)

if TYPE_CHECKING:
    from collections.abc import Callable

FRENCH = {
    ("", "{name} has {points} left"): "Il reste {points} à {name}",
    ("", "brakes"): "freins",
    ("a car's", "body"): "carrosserie",
    ("", "{part} of {name}"): "{part} de {name}",
}


class French:
    """A catalogue of a few sentences."""

    code = "fr"

    def message(self, context: str, english: str) -> str:
        return FRENCH.get((context, english), english)

    def counted(self, context: str, one: str, several: str, number: int) -> str:
        assert (context, one, several) == ("", "{n} point", "{n} points")
        return "{n} point" if number < 2 else "{n} points en tout"


def points(number: int) -> Sentence:
    return counted(number, "{n} point", "{n} points")


def test_a_sentence_is_the_english_text_with_its_gaps_filled() -> None:
    assert say("{name} has {points} left", name="Ada", points=points(2)) == "Ada has 2 points left"


def test_a_sentence_is_said_with_what_stands_in_it_in_another_language() -> None:
    sentence = say("{name} has {points} left", name="Ada", points=points(2))

    assert sentence.said(French()) == "Il reste 2 points en tout à Ada"


def test_the_form_that_goes_with_a_number_is_that_of_the_language() -> None:
    assert points(0) == "0 points"
    assert points(0).said(French()) == "0 point"


def test_a_sentence_nobody_has_translated_stays_english() -> None:
    assert say("Not {known}", known=say("brakes")).said(French()) == "Not freins"


def test_the_same_word_is_told_apart_by_what_it_is_about() -> None:
    assert say_of("a car's", "body").said(French()) == "carrosserie"
    assert say("body").said(French()) == "body"


@pytest.mark.parametrize(
    ("change", "english", "french"),
    [
        (str.upper, "BRAKES", "FREINS"),
        (str.lower, "brakes", "freins"),
        (str.capitalize, "Brakes", "Freins"),
    ],
)
def test_capitals_are_changed_in_every_language(
    change: Callable[[str], str], english: str, french: str
) -> None:
    changed = getattr(say("brakes"), change.__name__)()

    assert changed == english
    assert changed.said(French()) == french


def test_a_capital_at_the_beginning_leaves_those_of_nouns() -> None:
    assert say("go to Page one").capitalize() == "Go to Page one"


def test_texts_in_a_row_are_each_said_in_another_language() -> None:
    row = joined(" · ", [say("brakes"), "Ada"])

    assert row == "brakes · Ada"
    assert row.said(French()) == "freins · Ada"


def test_words_of_a_file_are_those_of_the_language_wherever_they_stand() -> None:
    title = written("Webbed tyres", {"fr": "Pneus palmés"}.__getitem__)

    assert title == "Webbed tyres"
    assert title.upper().said(French()) == "PNEUS PALMÉS"
    assert say("{name} has {points} left", name=title, points="0").said(French()) == (
        "Il reste 0 à Pneus palmés"
    )


def test_a_text_with_braces_but_no_gaps_stays_as_it_is() -> None:
    assert say("{} and {a}") == "{} and {a}"


def test_what_an_error_says_is_still_a_sentence() -> None:
    assert said(sentence_of(ValueError(say("brakes"))), French()) == "freins"
    assert sentence_of(ValueError("plain")) == "plain"
    assert sentence_of(ValueError()) == ""


def test_a_sentence_goes_to_another_process_as_plain_text() -> None:
    copy = pickle.loads(pickle.dumps(say("brakes").upper()))  # noqa: S301 - our own

    assert (copy, type(copy)) == ("BRAKES", str)
