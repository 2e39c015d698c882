from __future__ import annotations

import pytest

from formulad.kernel.sentence import Sentence, joined, say
from formulad.race.bills import Item
from formulad.race.car import Part
from formulad.race.events import Cause
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind
from formulad.ui.race.terms.race_words import (
    CAUSES,
    PART_ICONS,
    PART_TITLES,
    PARTS,
    SKIES,
    TYRES,
    initials,
    lines_of,
    listed,
    part_points,
    place,
)
from formulad.ui.shell.notice import unstopped
from formulad.ui.toolkit.icon_shapes import ICONS


def test_all_causes_parts_tyres_and_skies_have_words() -> None:
    assert set(Cause) == set(CAUSES)
    assert set(Part) == set(PARTS) == set(PART_TITLES) == set(PART_ICONS)
    assert set(TyreKind) == set(TYRES)
    assert set(Weather) == set(SKIES)


def test_every_part_has_an_icon() -> None:
    assert set() == set(PART_ICONS.values()) - set(ICONS)


@pytest.mark.parametrize(
    ("number", "word"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st")]
)
def test_places_are_counted_as_people_do(number: int, word: str) -> None:
    assert word == place(number)


@pytest.mark.parametrize(
    ("part", "number", "words"),
    [
        (Part.TYRES, 1, "1 tyre"),
        (Part.TYRES, 2, "2 tyres"),
        (Part.BRAKES, 3, "3 brakes"),
        (Part.GEARBOX, 2, "2 gearbox"),
    ],
)
def test_points_of_a_part_bear_its_name(part: Part, number: int, words: str) -> None:
    assert words == part_points(part, number)


def test_points_of_one_pool_for_all_parts_are_only_points() -> None:
    assert "1 point" == part_points(Part.BRAKES, 1, is_one_pool=True)


BILL = (
    Item(Part.BRAKES, 1, Cause.BRAKING),
    Item(Part.BRAKES, 1, Cause.BLOCKED),
    Item(Part.TYRES, 1, Cause.OVERSHOOT),
)


def test_a_bill_is_told_part_by_part_where_there_is_little_room() -> None:
    assert "−2B −T" == initials(BILL, is_one_pool=False)
    assert "−3" == initials(BILL, is_one_pool=True)
    assert not initials((), is_one_pool=True)


def test_names_are_listed_as_people_do() -> None:
    assert "Ada" == listed(["Ada"])
    assert "Ada, Bob and Cy" == listed(["Ada", "Bob", "Cy"])


def test_lines_that_were_joined_are_still_said_in_the_language_of_the_player() -> None:
    lines = lines_of(joined("\n", (say("The race is over."), "Monaco")))
    assert lines == ("The race is over.", "Monaco")
    assert isinstance(lines[0], Sentence)


def test_the_stop_of_a_sentence_goes_while_it_stays_a_sentence() -> None:
    fault = unstopped(say("The race is over."))
    assert fault == "The race is over"
    assert isinstance(fault, Sentence)


def test_a_text_of_one_piece_is_told_line_by_line_too() -> None:
    assert lines_of("first\nsecond") == ("first", "second")
