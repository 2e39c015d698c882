"""Modal panels over the board, for decisions that no lever and no cell can say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.panels.card_panel import cards_on, cards_size
from formulad.ui.race.panels.die_faces import faces_on, faces_size
from formulad.ui.race.panels.modal_head import draw_sheet
from formulad.ui.race.panels.pit_panel import draw_service, service_size, service_widgets
from formulad.ui.race.panels.race_commands import Reply
from formulad.ui.race.views.modal_views import CardsSheet, FacesSheet, ServiceSheet
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.button import Button, Kind

if TYPE_CHECKING:
    from formulad.ui.race.views.modal_views import Sheet
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

WAY_OUT = "way-out"
_BUTTON_HEIGHT, _LETTER = 52.0, 11.5


def sheet_place(board: Rect, view: Sheet) -> Rect:
    """Return where a sheet lies: at the foot of the board, as large as it wants to be."""
    width, height = _size(view)
    width, height = min(width, board.width), min(height, board.height)
    return Rect(board.centerx - width / 2, board.bottom - height, width, height)


def sheet_widgets(rect: Rect, view: Sheet) -> tuple[Widget, ...]:
    """Return what can be used on a sheet."""
    match view:
        case CardsSheet():
            return cards_on(rect, view)
        case FacesSheet():
            return faces_on(rect, view)
        case ServiceSheet():
            return service_widgets(rect, view)


def draw_sheet_panel(canvas: Canvas, palette: Palette, rect: Rect, view: Sheet) -> None:
    """Draw all of a sheet that can only be read."""
    draw_sheet(canvas, palette, rect, view.heading, view.note)
    if isinstance(view, ServiceSheet):
        draw_service(canvas, palette, rect, view)


def way_out_button(prompt: Rect, board: Rect, label: str) -> Button:
    """Return the button that does without what is offered, below the question."""
    width = min(board.width, 96 + len(label) * _LETTER)
    x = min(max(prompt.centerx - width / 2, board.left), board.right - width)
    place = Rect(x, prompt.bottom + 10, width, _BUTTON_HEIGHT)
    kind, command = Kind.SECONDARY, Reply.DECLINE
    return Button(WAY_OUT, place, label, kind, key="decline", size=20, command=command)


def _size(view: Sheet) -> tuple[float, float]:
    match view:
        case CardsSheet():
            return cards_size(view)
        case FacesSheet():
            return faces_size(view)
        case ServiceSheet():
            return service_size(view)
