"""Signs on widgets of what leads to them: the cap of a key, a button of a pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say_of
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, mix, rgb
from formulad.ui.toolkit.intents import Device
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.widgets.key_caps import TOAST_TEXT, draw_keycap, keycap_width

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_HEIGHT = 26.0
_GROUND: Colour = rgb("20242E")
_FACES: dict[str, Colour] = {
    "a": rgb("7BE08A"),
    "b": rgb("FF8A7A"),
    "x": rgb("7FB8FF"),
    "y": rgb("FFD94A"),
}
"""The letters of the four buttons under the right thumb."""
_WORDS = {
    "back": say_of("button of a pad", "BACK"),
    "start": say_of("button of a pad", "START"),
    "guide": say_of("button of a pad", "GUIDE"),
}
_PLUS = 16.0
"""The room for the sign between two that are held together."""
_LETTER = Style(Family.INTER, 14, 800)
_SHOULDER = Style(Family.INTER, 12.5, 800)


def draw_sign(canvas: Canvas, right: float, y: float, action: str, colour: Colour) -> float:
    """Draw what leads to an action, its right end at a place; return its width.

    A finger needs no sign, nor does an action without a button: that is 0 wide.
    """
    sign = canvas.in_use.sign(action)
    if not sign or not canvas.names_keys:
        return 0.0
    if canvas.in_use.device is Device.PAD:
        return draw_button(canvas, right, y, sign)
    return draw_keycap(canvas, right, y, sign, colour)


def sign_width(canvas: Canvas, action: str) -> float:
    """Return how wide the sign of an action is drawn; 0 if there is none."""
    sign = canvas.in_use.sign(action)
    if not sign or not canvas.names_keys:
        return 0.0
    is_pad = canvas.in_use.device is Device.PAD
    return button_width(canvas, sign) if is_pad else keycap_width(canvas, sign)


def draw_button(canvas: Canvas, right: float, y: float, name: str) -> float:
    """Draw a button of a pad, or two that are held together; return the width.

    Its right end is at a place.
    """
    first, _, second = name.partition("+")
    if second:
        right -= draw_button(canvas, right, y, second)
        draw_icon(canvas, "plus", right - _PLUS / 2, y, _PLUS - 4, mix(INK, WHITE, 0.62))
        draw_button(canvas, right - _PLUS, y, first)
        return button_width(canvas, name)
    width = button_width(canvas, name)
    x = right - width / 2
    if name in _FACES:
        _draw_disc(canvas, x, y)
        canvas.text(name.upper(), x, y, _LETTER, _FACES[name], align=0.5)
    elif name == "stick":
        _draw_stick(canvas, x, y)
    elif name in ("ls", "rs"):
        _draw_disc(canvas, x, y)
        canvas.text(name.upper(), x, y, _SHOULDER.sized(11), WHITE, align=0.5)
    else:
        rect = Rect(right - width, y - _HEIGHT / 2 + 1, width, _HEIGHT - 2)
        radius = 5 if name in ("lt", "rt") else 10
        canvas.box(rect, _GROUND, radius=radius, line=mix(INK, WHITE, 0.62), line_width=1.3)
        canvas.text(_word(name), x, y, _SHOULDER, WHITE, align=0.5)
    return width


def button_width(canvas: Canvas, name: str) -> float:
    """Return how wide a button of a pad is drawn, or two that are held together."""
    first, _, second = name.partition("+")
    if second:
        return button_width(canvas, first) + _PLUS + button_width(canvas, second)
    if name in _FACES or name in ("stick", "ls", "rs"):
        return _HEIGHT
    return max(34.0, canvas.text_width(_word(name), _SHOULDER) + 16)


def draw_hint(
    canvas: Canvas, right: float, y: float, action: str, meaning: str, palette: Palette
) -> float:
    """Draw what leads to an action and what it does, ending at a place; return their width."""
    text = canvas.text_width(meaning, TOAST_TEXT)
    canvas.text(meaning, right, y, TOAST_TEXT, palette.text, align=1)
    return text + 8 + draw_sign(canvas, right - text - 8, y, action, palette.text)


def hint_width(canvas: Canvas, action: str, meaning: str) -> float:
    """Return how wide a hint is drawn."""
    return canvas.text_width(meaning, TOAST_TEXT) + 8 + sign_width(canvas, action)


def _draw_disc(canvas: Canvas, x: float, y: float) -> None:
    canvas.disc(x, y, _HEIGHT / 2 - 1, _GROUND, line=mix(INK, WHITE, 0.62), line_width=1.3)


def _draw_stick(canvas: Canvas, x: float, y: float) -> None:
    """Draw a stick from above, with the four ways it can be pushed."""
    _draw_disc(canvas, x, y)
    canvas.disc(x, y, 4.2, WHITE)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        tip = (x + 9.6 * dx, y + 9.6 * dy)
        left = (x + 6.6 * dx + 2.6 * dy, y + 6.6 * dy + 2.6 * dx)
        right = (x + 6.6 * dx - 2.6 * dy, y + 6.6 * dy - 2.6 * dx)
        canvas.polygon((tip, left, right), WHITE)


def _word(name: str) -> str:
    return _WORDS.get(name, name.upper())
