"""Icons and words that stand over cars for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.theme import CREAM

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour

_BACK = rgb("0E0B22")
_WORD = Style(Family.SPARTAN, 18, 800)
_HEIGHT, _ICON, _PAD, _GAP = 34.0, 22.0, 10.0, 7.0


def draw_disc(lens: Lens, at: Point, icon: str, colour: Colour, radius: float = 17.0) -> None:
    """Draw an icon on a dark disc with an edge in its colour."""
    lens.canvas.disc(*at, radius, _BACK, line=colour, line_width=2)
    draw_icon(lens.canvas, icon, *at, round(1.25 * radius), colour)


def badge_width(lens: Lens, text: str) -> float:
    """Return how wide an icon with a word is drawn."""
    return 2 * _PAD + _ICON + _GAP + lens.canvas.text_width(text, _WORD)


def draw_badge(lens: Lens, at: Point, icon: str, text: str, colour: Colour) -> None:
    """Draw an icon with a word, their middle at a point of the canvas; kept where no panel lies."""
    width = badge_width(lens, text)
    rect = Rect(at[0] - width / 2, at[1] - _HEIGHT / 2, width, _HEIGHT)
    rect.clamp_ip(lens.stage.free)
    lens.canvas.box(rect, _BACK, radius=_HEIGHT / 2, line=colour, line_width=2)
    draw_icon(lens.canvas, icon, rect.left + _PAD + _ICON / 2, rect.centery, _ICON, colour)
    lens.canvas.text(text, rect.left + _PAD + _ICON + _GAP, rect.centery, _WORD, CREAM)
