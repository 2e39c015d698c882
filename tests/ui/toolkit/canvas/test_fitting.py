"""Words that are longer in another language get smaller letters, and then fewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas.fitting import LEAST, fits, fitted, in_lines
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
