"""Widget lists: rows scroll in their place on a page, and all else stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.scroll import Scroll


def draw_listed(canvas: Canvas, form: Form, scroll: Scroll) -> None:
    """Draw the widgets of a page: the rows in sight and the bar first, then all others.

    Args:
        canvas: where the page is seen.
        form: its widgets; those of its pane are the rows.
        scroll: where the rows are seen, and how far down.
    """
    palette, room, pane = canvas.theme.pages, scroll.room, form.laid.pane
    rows = [widget for widget in form.widgets if pane and pane.holds(widget)]
    with canvas.clipped(room):
        for widget in rows:
            if room.colliderect(widget.rect):
                form.draw_widget(widget, canvas, palette)
    scroll.draw_bar(canvas, palette)
    for widget in form.widgets:
        if not (pane and pane.holds(widget)):
            form.draw_widget(widget, canvas, palette)
    form.draw_focus(canvas, palette)
