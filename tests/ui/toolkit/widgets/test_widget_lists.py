"""A page with a list on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.form import Form
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.scroll import Scroll
from formulad.ui.toolkit.widgets.widget_lists import draw_listed

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from tests.ui.conftest import Sheet

ROOM = Rect(20, 20, 200, 60)
ROWS = frozenset({"row-0", "row-1"})


def drawn(canvas: Canvas, *widgets: Button, rows: frozenset[str] = ROWS) -> list[bool]:
    """Draw widgets around a list in a room; return whether there is something at each middle."""
    scroll = Scroll()
    scroll.fit(ROOM, 40)
    before = canvas.surface.copy()
    form = Form()
    form.show(widgets, pane=Pane(ROOM, rows))
    draw_listed(canvas, form, scroll)
    at = [canvas.to_pixels(*widget.rect.center) for widget in widgets]
    return [canvas.surface.get_at(place) != before.get_at(place) for place in at]


def test_rows_are_drawn_only_within_their_place(sheet: Sheet) -> None:
    inside = Button("row-0", Rect(30, 30, 150, 40), "")
    below = Button("row-1", Rect(30, 74, 150, 40), "")

    assert [True, False] == drawn(sheet(), inside, below)


def test_all_else_is_drawn_wherever_it_stands(sheet: Sheet) -> None:
    assert [True] == drawn(sheet(), Button("back", Rect(30, 110, 150, 40), ""))
