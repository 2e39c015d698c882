"""Words that are longer in another language get smaller letters, and then fewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.fitting import LEAST, fitted
from formulad.ui.lettering import LABEL

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
