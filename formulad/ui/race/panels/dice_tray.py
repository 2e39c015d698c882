"""Dice tray at the foot of the board: the die that lies, who threw it, and what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.dice.turning_dice import draw_lying_die
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, SMALL
from formulad.ui.toolkit.theme import CREAM, SUN, TEAL

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

HEIGHT = 72.0
_DIE = 60.0
_EDGE = 14.0
_SKY, _SKY_SIZE = 46.0, 34.0
"""Room for the sky, and how large it is drawn."""
SKY_COLOURS = {"sun": SUN, "changeable": CREAM, "rain": TEAL}
_USUAL = 460.0
_NAME, _TEXT = NAME.sized(19), SMALL.sized(15.5)


@frozen
class TrayView:
    """A die on the tray."""

    number: int
    """The car of who threw it."""
    name: str
    die: int
    """The gear of the die, or `BLACK_DIE`."""
    value: int
    text: str
    """What it means."""
    sky: str = ""
    """The icon of the weather it brings."""


def die_on_tray(room: Rect) -> Rect:
    """Return where the die lies on the tray at the left end of its room."""
    top = room.bottom - HEIGHT / 2 - _DIE / 2
    return Rect(room.left + _EDGE, top, _DIE, _DIE)


def usual_tray(room: Rect) -> Rect:
    """Return where a tray with usual words lies in its room, before it is known what fell."""
    return Rect(room.left, room.bottom - HEIGHT, min(room.width, _USUAL), HEIGHT)


def tray_place(canvas: Canvas, room: Rect, view: TrayView) -> Rect:
    """Return where the tray lies in its room, as wide as its words."""
    name, text = canvas.text_width(view.name, _NAME), canvas.text_width(view.text, _TEXT)
    width = 2 * _EDGE + _DIE + 74 + max(name, text) + (_SKY if view.sky else 0.0)
    return Rect(room.left, room.bottom - HEIGHT, min(room.width, width), HEIGHT)


def draw_tray(
    canvas: Canvas, palette: Palette, room: Rect, view: TrayView, share: float = 1.0
) -> None:
    """Draw the tray at the left end of its room: the die, who threw it, what came of it.

    It unfolds from the die: of the rest only a share is seen.
    """
    rect = tray_place(canvas, room, view)
    seen = Rect(rect.left, rect.top, HEIGHT + (rect.width - HEIGHT) * share, HEIGHT)
    canvas.panel(seen, palette, radius=HEIGHT / 2, line=palette.strong_line)
    draw_lying_die(canvas, view.die, view.value, die_on_tray(room))
    with canvas.clipped(seen.inflate(-HEIGHT / 3, 0)):
        _draw_words(canvas, palette, rect, view)


def _draw_words(canvas: Canvas, palette: Palette, rect: Rect, view: TrayView) -> None:
    name, text = _NAME, _TEXT
    sky = _SKY if view.sky else 0.0
    left = rect.left + _EDGE + _DIE + 14
    draw_plate(canvas, view.number, Rect(left, rect.centery - 16, 42, 32))
    room_left = rect.right - _EDGE - left - 54 - sky
    if view.sky:
        x = rect.right - _EDGE - _SKY_SIZE / 2
        draw_icon(canvas, view.sky, x, rect.centery, _SKY_SIZE, SKY_COLOURS[view.sky])
    canvas.text(
        canvas.shortened(view.name, name, room_left),
        left + 54,
        rect.centery - (12 if view.text else 0),
        name,
        palette.text,
    )
    told, letters = fitted(canvas, view.text, text, room_left)
    canvas.text(told, left + 54, rect.centery + 14, letters, palette.muted)
