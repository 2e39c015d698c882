"""Words that are longer in another language get smaller letters, and then fewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas.fitting import LEAST, fits, fitted, in_lines, shrunk
from formulad.ui.toolkit.lettering import LABEL

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet


def test_a_text_with_room_enough_stays_as_it_is(sheet: Sheet) -> None:
    assert ("Save", LABEL) == fitted(sheet(400, 100), "Save", LABEL, 200)


def test_a_text_that_is_a_little_too_long_gets_smaller_letters(sheet: Sheet) -> None:
    canvas = sheet(400, 100)
    room = 0.85 * canvas.text_width("Sauvegarder", LABEL)

    text, style = fitted(canvas, "Sauvegarder", LABEL, room)

    assert "Sauvegarder" == text
    assert LABEL.size * LEAST <= style.size < LABEL.size
    assert canvas.text_width(text, style) <= room


@pytest.mark.parametrize("scale", [0.4, 0.667, 1.0, 1.5, 3.0])
@pytest.mark.parametrize("text", ["Sauvegarder", "ill", "Wä", "P1 - 1,234", "自動車競走"])
def test_letters_are_as_large_as_there_is_room_for(sheet: Sheet, text: str, scale: float) -> None:
    canvas = sheet(400, 100, scale)
    full = canvas.text_width(text, LABEL)
    sizes = [LABEL.sized(LABEL.size - step / 2) for step in range(int(LABEL.size) + 1)]

    for percent in range(45, 101):
        room = full * percent / 100
        fitting = (each for each in sizes if canvas.text_width(text, each) <= room)
        largest = next(fitting, sizes[-1])
        assert largest == shrunk(canvas, text, LABEL, room, smallest=sizes[-1].size)


def test_a_text_that_is_far_too_long_is_cut_as_well(sheet: Sheet) -> None:
    canvas = sheet(400, 100)

    text, style = fitted(canvas, "Sauvegarder comme", LABEL, 50)

    assert text.endswith("…")
    assert canvas.text_width(text, style) <= 50


def test_a_long_text_goes_on_in_a_second_line_before_its_letters_get_much_smaller(
    sheet: Sheet,
) -> None:
    canvas = sheet(400, 100)
    room = 0.6 * canvas.text_width("Stanley Washington", LABEL)

    lines, style = in_lines(canvas, "Stanley Washington", LABEL, room, 2)

    assert ("Stanley", "Washington") == lines
    assert LABEL == style


def test_a_sentence_that_must_stay_in_one_line_is_still_one_that_can_be_translated(
    sheet: Sheet,
) -> None:
    canvas, sentence = sheet(400, 100), say("With {player}", player="Ana")

    (line,), _ = in_lines(canvas, sentence, LABEL, 300, 1)

    assert line is sentence


def test_a_text_fits_as_long_as_its_letters_need_not_get_too_small(sheet: Sheet) -> None:
    canvas = sheet(400, 100)
    width = canvas.text_width("Sauvegarder", LABEL)

    assert fits(canvas, "Sauvegarder", LABEL, 0.85 * width)
    assert not fits(canvas, "Sauvegarder", LABEL, 0.5 * width)
