"""Widget lists: rows scroll in their place on a page, and all else stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.scroll import Scroll


def draw_listed(canvas: Canvas, form: Form, scroll: Scroll, rows: str) -> None:
    """Draw the widgets of a page: the rows in sight and the bar first, then all others.

    Args:
        canvas: where the page is seen.
        form: its widgets.
        scroll: where the rows are seen, and how far down.
        rows: what the names of the rows begin with.
    """
    palette, room = canvas.theme.pages, scroll.room
    with canvas.clipped(room):
        for widget in form.widgets:
            if widget.id.startswith(rows) and room.colliderect(widget.rect):
                form.draw_widget(widget, canvas, palette)
    scroll.draw_bar(canvas, palette)
    for widget in form.widgets:
        if not widget.id.startswith(rows):
            form.draw_widget(widget, canvas, palette)
    form.draw_focus(canvas, palette)
