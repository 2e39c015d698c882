from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import LABEL, NUMERAL, PANEL_TITLE, TEXT, Family, Style

if TYPE_CHECKING:
    from formulad.ui.toolkit.text import Typesetter

SENTENCE = "Its debris stays on the road. This cannot be undone."


def test_a_line_is_as_wide_as_it_is_measured(typesetter: Typesetter) -> None:
    line = typesetter.line("Ana drives", TEXT, WHITE, 2.0)

    assert line.width / 2.0 == pytest.approx(typesetter.width("Ana drives", TEXT, 2.0))


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 3.0])
def test_a_line_takes_the_same_room_at_every_scale(typesetter: Typesetter, scale: float) -> None:
    assert typesetter.width(SENTENCE, TEXT, scale) == pytest.approx(
        typesetter.width(SENTENCE, TEXT, 1.0), rel=0.02
    )


def test_tracking_adds_room_between_letters_but_not_after_the_last(typesetter: Typesetter) -> None:
    plain = Style(Family.SPARTAN, 20, 700)
    tracked = Style(Family.SPARTAN, 20, 700, tracking=0.1)

    added = typesetter.width("ROLL", tracked, 1) - typesetter.width("ROLL", plain, 1)

    assert added == pytest.approx(3 * 0.1 * 20, abs=0.6)


def test_figures_in_columns_are_all_as_wide(typesetter: Typesetter) -> None:
    style = NUMERAL.in_columns()

    assert typesetter.width("111", style, 1) == typesetter.width("488", style, 1)
    assert typesetter.width("111", NUMERAL, 1) < typesetter.width("488", NUMERAL, 1)


def test_a_text_is_broken_between_words_within_the_width(typesetter: Typesetter) -> None:
    lines = typesetter.wrapped(SENTENCE, TEXT, 150, 1)

    assert " ".join(lines) == SENTENCE
    assert len(lines) > 1
    assert max(typesetter.width(line, TEXT, 1) for line in lines) <= 150


def test_japanese_is_broken_between_letters(typesetter: Typesetter) -> None:
    lines = typesetter.wrapped("モナコの市街地コース", TEXT, 60, 1)

    assert len(lines) > 1
    assert "".join(lines) == "モナコの市街地コース"


def test_a_figure_does_not_stand_alone_in_the_last_line(typesetter: Typesetter) -> None:
    words = "second gear rolls 2 to 4"
    width = typesetter.width("second gear rolls 2 to", TEXT, 1)

    lines = typesetter.wrapped(words, TEXT, width + 1, 1)

    assert ("second gear rolls 2", "to 4") == lines


def test_a_figure_stays_alone_below_a_line_of_two_words(typesetter: Typesetter) -> None:
    width = typesetter.width("second gear", TEXT, 1)

    assert ("second gear", "4") == typesetter.wrapped("second gear 4", TEXT, width + 1, 1)


def test_a_word_longer_than_the_width_stays_whole(typesetter: Typesetter) -> None:
    assert typesetter.wrapped("Rascasse", TEXT, 10, 1) == ("Rascasse",)


def test_a_text_that_fits_is_not_shortened(typesetter: Typesetter) -> None:
    assert typesetter.shortened("Ana", LABEL, 200, 1) == "Ana"


def test_a_text_that_does_not_fit_ends_in_an_ellipsis(typesetter: Typesetter) -> None:
    shortened = typesetter.shortened(SENTENCE, LABEL, 120, 1)

    assert shortened.endswith("…")
    assert SENTENCE.startswith(shortened[:-1])
    assert typesetter.width(shortened, LABEL, 1) <= 120


@pytest.mark.parametrize("style", [LABEL, PANEL_TITLE], ids=["Inter", "League Spartan"])
@pytest.mark.parametrize("letter", ["日", "ア", "→", "Ω"])
def test_a_letter_one_family_lacks_is_drawn_by_another(
    typesetter: Typesetter, style: Style, letter: str
) -> None:
    missing = typesetter.line("\uffff", style, WHITE, 2.0)
    drawn = typesetter.line(letter, style, WHITE, 2.0)

    assert drawn.surface.get_bounding_rect().width > 4
    assert pixels(drawn.surface) != pixels(missing.surface)


def test_capitals_are_as_high_as_their_family_says(typesetter: Typesetter) -> None:
    for family in (Family.SPARTAN, Family.INTER):
        style = Style(family, 100, 700)
        line = typesetter.line("H", style, WHITE, 1.0)
        box = line.surface.get_bounding_rect()

        assert style.cap_height == pytest.approx(box.height, abs=2)
        assert line.baseline == pytest.approx(box.bottom, abs=1)


def test_a_capital_with_an_accent_stands_on_the_line_of_the_others(
    typesetter: Typesetter,
) -> None:
    style = Style(Family.SPARTAN, 100, 700, tracking=0.03)

    line = typesetter.line("É", style, WHITE, 1.0)

    assert line.baseline == pytest.approx(line.surface.get_bounding_rect().bottom, abs=1)


def pixels(surface: pygame.Surface) -> tuple[tuple[int, int], bytes]:
    return surface.get_size(), pygame.image.tobytes(surface, "RGBA")
