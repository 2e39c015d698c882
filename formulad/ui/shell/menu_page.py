"""Menu page: what all have in common, the bar at the top, the kerb below it, the warm ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import PAGE_TITLE, SMALL
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.key_caps import draw_kerb

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

HEADER = 92.0
"""How tall the bar at the top is."""
MARGIN = 36.0

_LEAST = 0.8
"""How small the note beside a title gets, of its usual size."""


def draw_page(
    canvas: Canvas,
    title: str,
    note: str = "",
    *,
    has_back: bool = True,
    ground: Palette | None = None,
    bar: Palette | None = None,
    taken: float = 0.0,
) -> None:
    """Draw the ground of a menu page, its bar and title, with room for the button back.

    Args:
        canvas: where it is drawn.
        title: what the page is called.
        note: what is said beside it.
        has_back: whether there is a button back.
        ground: the colours of the page, if not the usual ones.
        bar: those of its bar.
        taken: how much of the bar is used at its right end.
    """
    ground, bar = ground or canvas.theme.pages, bar or canvas.theme.panels
    canvas.backdrop(ground.page)
    area = canvas.area
    canvas.box(Rect(0, 0, area.width, HEADER), bar.panel.top)
    draw_kerb(canvas, Rect(0, HEADER, area.width, 10), bar)
    left = MARGIN + (68 if has_back else 0)
    width = canvas.text(title, left, HEADER / 2, PAGE_TITLE, bar.text)
    start = left + width + 40
    style = SMALL
    if taken:
        note, style = fitted(canvas, note, SMALL, area.width - MARGIN - taken - start, _LEAST)
    canvas.text(note, start, HEADER / 2, style, bar.muted)


def back_button() -> Button:
    """Return the button that leads back, in the bar."""
    return Button("back", Rect(MARGIN, (HEADER - 52) / 2, 52, 52), "", icon="left")
