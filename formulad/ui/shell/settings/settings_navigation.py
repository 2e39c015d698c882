"""Navigation of the settings: the list of sections beside the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.shell.settings.settings_layout import ROW, ROW_GAP, STRIPE
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import PAGE_TITLE
from formulad.ui.toolkit.theme import SUN, TEAL
from formulad.ui.toolkit.widgets.key_caps import draw_kerb
from formulad.ui.toolkit.widgets.list_row import ListRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.ui.shell.settings.preference_entries import Section
    from formulad.ui.toolkit.canvas import Canvas

_LEFT, _RIGHT, _TITLE = 36.0, 12.0, 28.0


@frozen
class OpenSection:
    """Show the settings of a section."""

    section: Section


def navigation_rows(room: Rect, sections: Iterable[Section], open_one: Section) -> list[ListRow]:
    """Return a row for each section, the open one filled."""
    return [
        ListRow(
            row_of(section),
            Rect(room.left, room.top + index * (ROW + ROW_GAP), room.width, ROW),
            section.title,
            icon=section.icon,
            chosen=section is open_one,
            command=OpenSection(section),
        )
        for index, section in enumerate(sections)
    ]


def row_of(section: Section) -> str:
    """Return the id of the row of a section."""
    return f"section-{section.id}"


def draw_navigation(canvas: Canvas, rect: Rect) -> None:
    """Draw the ground of the list, its title and the stripes beside it."""
    palette = canvas.theme.panels
    canvas.box(rect, palette.page)
    for index, colour in enumerate((SUN, TEAL)):
        canvas.box(Rect(rect.right + index * STRIPE, rect.top, STRIPE, rect.height), colour)
    room = rect.width - _LEFT - _RIGHT
    title, style = fitted(canvas, say("SETTINGS"), PAGE_TITLE.sized(_TITLE), room)
    canvas.text(title, _LEFT, 56, style, palette.text)
    draw_kerb(canvas, Rect(_LEFT, 80, 100, 9), palette)
