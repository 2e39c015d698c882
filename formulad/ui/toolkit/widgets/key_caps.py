"""Key caps and other small signs that cannot be used: rings, chips, toasts, pips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, mix, rgb
from formulad.ui.toolkit.lettering import LABEL, NUMERAL, Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import GREEN, PLAIN_TONE, RED, ROSE, SUN, TEAL, Palette, Tone

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

KEY_FIGURE = Style(Family.INTER, 13, 700)
CHIP_TEXT = Style(Family.INTER, 15.5, 700)
TOAST_TEXT = Style(Family.INTER, 15, 600)
TOAST_LEAD, TOAST_GAP = TOAST_TEXT.weighted(700), 6.0
RISK = Style(Family.INTER, 14, 800)
EMPTY_PIP: Colour = rgb("2A4069")
_PIP_WIDTH = 0.62
"""Of a wear point, in shares of its height."""
_TIGHTEST = 2.0
"""Pips that would stand nearer go into two rows."""
_LOST_PIP: Colour = rgb("5A2238")
_LOST_LINE: Colour = rgb("FFB3BC")


def draw_focus_ring(canvas: Canvas, rect: Rect, radius: float, palette: Palette) -> None:
    """Draw the ring that shows where the keys go: 5 units away, on a ground of its own."""
    width = palette.ring_width
    under = palette.panel.bottom
    for gap, thick, colour in ((7.5, width + 3, under), (6.5, width, palette.ring)):
        outer = rect.inflate(2 * gap, 2 * gap)
        canvas.box(outer, None, radius=radius + gap, line=colour, line_width=thick)


def draw_keycap(canvas: Canvas, right: float, y: float, key: str, colour: Colour) -> float:
    """Draw a key with its right end at a place, if keys are named; return its width."""
    width = keycap_width(canvas, key)
    if not canvas.names_keys:
        return width
    rect = Rect(right - width, y - 12, width, 24)
    canvas.box(rect, colour, radius=6, opacity=0.16)
    canvas.box(rect, None, radius=6, line=mix(INK, colour, 0.62), line_width=1.3)
    canvas.text(key, rect.centerx, y, KEY_FIGURE, colour, align=0.5)
    return width


def keycap_width(canvas: Canvas, key: str) -> float:
    """Return how wide a key is drawn; where keys are not named, no room is kept for it."""
    if not canvas.names_keys:
        return 0.0
    return max(24.0, canvas.text_width(key, KEY_FIGURE) + 14)


def draw_chip(
    canvas: Canvas,
    x: float,
    y: float,
    label: str,
    tone: Tone = PLAIN_TONE,
    *,
    icon: str = "",
    height: float = 34,
) -> float:
    """Draw a pill with a few words from its left end, `y` being its middle; return its width."""
    style = CHIP_TEXT.sized(height * 0.44)
    indent = height * 0.62 + 5 if icon else 0.0
    width = chip_width(canvas, label, icon=icon, height=height)
    rect = Rect(x, y - height / 2, width, height)
    canvas.box(rect, tone.fill, radius=height / 2, line=tone.line, line_width=1.6)
    if icon:
        draw_icon(canvas, icon, x + 9 + height * 0.31, y, height * 0.62, tone.text)
    canvas.text(label, x + 11 + indent - (2 if icon else 0), y, style, tone.text)
    return width


def chip_width(canvas: Canvas, label: str, *, icon: str = "", height: float = 34) -> float:
    """Return how wide a chip is drawn."""
    style = CHIP_TEXT.sized(height * 0.44)
    return canvas.text_width(label, style) + 22 + (height * 0.62 + 5 if icon else 0.0)


def draw_toast(
    canvas: Canvas,
    rect: Rect,
    text: str,
    icon: str,
    colour: Colour,
    palette: Palette,
    *,
    lead: str = "",
    margin: float = 0.0,
) -> None:
    """Draw a short message: a bar, an edge and an icon in the colour of what happened.

    The lead is who it is about, in the accent colour before the text; the margin at its right end
    is kept free.
    """
    canvas.box(rect, palette.panel.top, radius=12, line=colour, line_width=1.6)
    with canvas.clipped(Rect(rect.left, rect.top, 8, rect.height)):
        canvas.box(rect, colour, radius=12)
    draw_icon(canvas, icon, rect.left + 28, rect.centery, 20, colour)
    left, right = rect.left + 46, rect.right - 12 - margin
    if lead:
        left += canvas.text(lead, left, rect.centery, TOAST_LEAD, palette.accent) + TOAST_GAP
    text = canvas.shortened(text, TOAST_TEXT, right - left)
    canvas.text(text, left, rect.centery, TOAST_TEXT, palette.text)


def draw_kerb(
    canvas: Canvas,
    rect: Rect,
    palette: Palette,
    blocks: int | None = None,
) -> None:
    """Draw the slanted red and white strip that stands under titles."""
    count = blocks or max(2, round(rect.width / (rect.height * 1.6)))
    width, slant = rect.width / count, rect.height * 0.5
    for i in range(count):
        left = rect.left + i * width
        canvas.polygon(
            (
                (left + slant, rect.top),
                (left + width + slant, rect.top),
                (left + width, rect.bottom),
                (left, rect.bottom),
            ),
            palette.kerb[i % 2],
        )


def pip_row(x: float, y: float, most: int, height: float, gap: float) -> tuple[Rect, ...]:
    """Return where the wear points of a row stand, from the left."""
    width = height * _PIP_WIDTH
    return tuple(Rect(x + i * (width + gap), y - height / 2, width, height) for i in range(most))


def draw_pips(
    canvas: Canvas,
    x: float,
    y: float,
    held: int,
    most: int,
    colour: Colour,
    *,
    at_risk: int = 0,
    gain: int = 0,
    height: float = 18,
    gap: float = 4,
) -> float:
    """Draw wear points from the left: held, crossed if they may go, coming back, empty.

    Returns:
        the width of them all.
    """
    width = height * _PIP_WIDTH
    for i, rect in enumerate(pip_row(x, y, most, height, gap)):
        if held - at_risk <= i < held:
            canvas.box(rect, _LOST_PIP, radius=width * 0.3, line=RED, line_width=2)
            canvas.polyline(
                ((rect.left + 2.5, rect.bottom - 3), (rect.right - 2.5, rect.top + 3)),
                1.6,
                _LOST_LINE,
            )
        elif held <= i < held + gain:
            fill = mix(EMPTY_PIP, colour, 0.45)
            canvas.box(rect, fill, radius=width * 0.3, line=TEAL, line_width=2)
        else:
            canvas.box(rect, colour if i < held else EMPTY_PIP, radius=width * 0.3)
    return most * (width + gap) - gap


def draw_stops(canvas: Canvas, rect: Rect, made: int, owed: int, *, tick: bool = False) -> None:
    """Draw how many stops of a corner were made: yellow while some are missing, then green."""
    done = made >= owed
    canvas.box(rect, GREEN if done else SUN, radius=rect.height * 0.22)
    style = Style(Family.INTER, rect.height * 0.53, 800, -0.02)
    colour = WHITE if done else INK
    shift = rect.height * 0.33 if done and tick else 0.0
    if shift:
        draw_icon(
            canvas, "check", rect.centerx - shift * 1.5, rect.centery, rect.height * 0.55, WHITE
        )
    canvas.text(f"{made}/{owed}", rect.centerx + shift, rect.centery, style, colour, align=0.5)


def draw_tag(canvas: Canvas, right: float, y: float, text: str) -> float:
    """Draw a small yellow tag such as NOW, ending at a place; return its width."""
    style = Style(Family.INTER, 12.5, 800, 0.04)
    width = canvas.text_width(text, style) + 16
    rect = Rect(right - width, y - 10, width, 20)
    canvas.box(rect, SUN, radius=10)
    canvas.text(text, rect.centerx, y, style, INK, align=0.5)
    return width


_LEAST_NAME = 0.58
"""How small the name of a pool gets rather than be cut."""


def draw_wear(
    canvas: Canvas,
    rect: Rect,
    icon: str,
    label: str,
    held: int,
    most: int,
    colour: Colour,
    palette: Palette,
    *,
    at_risk: int = 0,
    last: bool = False,
    is_certain: bool = False,
    end: str = "",
    gain: int = 0,
) -> None:
    """Draw a pool of wear points: icon, name, number and pips, what may go and where that ends.

    Args:
        canvas: where to draw.
        rect: the place.
        icon: of the pool.
        label: its name.
        held: points there are.
        most: points of a new car.
        colour: of the pool.
        palette: of the panel.
        at_risk: points that may go.
        last: whether the point is held without which the race is over.
        is_certain: whether they will go.
        end: where that ends.
        gain: points that come back.
    """
    edge = ROSE if end else rgb("7C2B3B") if last else None
    canvas.box(rect, palette.inset, radius=11, line=edge, line_width=2, opacity=0.88)
    draw_icon(canvas, icon, rect.left + 25, rect.centery - 9, 30, colour)
    strong = ROSE if at_risk else colour
    style, ink = LABEL.sized(14.5), ROSE if end else mix(palette.muted, WHITE, 0.3)
    room = rect.width - 66 - canvas.text_width(str(held), NUMERAL)
    words = say("{pool}: {end}", pool=label, end=end) if end else label
    words = words if canvas.text_width(words, style) <= room else end or label
    words, style = fitted(canvas, words, style, room, _LEAST_NAME)
    canvas.text(words, rect.left + 48, rect.top + 20, style, ink)
    canvas.text(str(held), rect.right - 14, rect.top + 20, NUMERAL, strong, align=1)
    draw_pips_in(canvas, wear_pips(rect), held, most, colour, at_risk=at_risk, gain=gain)
    if gain:
        canvas.text(f"+{gain}", rect.left + 25, rect.bottom - 14, RISK, TEAL, align=0.5)
    elif at_risk:
        doubt = "" if is_certain else "?"
        text = f"−{at_risk}{doubt}"
        canvas.text(text, rect.left + 25, rect.bottom - 14, RISK, ROSE, align=0.5)


def wear_pips(rect: Rect) -> Rect:
    """Return where the points of a pool stand below its name."""
    return Rect(rect.left + 48, rect.bottom - 25, rect.width - 58, 22)


def pips_in(rect: Rect, most: int) -> tuple[Rect, ...]:
    """Return where wear points stand in a place: in two rows if one has no room for them."""
    rows = _pip_rows(rect, most)
    return tuple(pip for row in rows for pip in pip_row(rect.left, *row))


def _pip_rows(rect: Rect, most: int) -> tuple[tuple[float, int, float, float], ...]:
    """Return the middle of each row, how many points stand in it, how tall and how far apart."""
    height = min(18.0, rect.height - 2)
    gap = _gap(rect.width, most, height)
    if gap >= _TIGHTEST:
        return ((rect.centery, most, height, gap),)
    upper, low = -(-most // 2), (rect.height - 3) / 2
    narrow, middle = min(3.4, _gap(rect.width, upper, low)), rect.top + low / 2
    return ((middle, upper, low, narrow), (middle + low + 3, most - upper, low, narrow))


def draw_pips_in(
    canvas: Canvas,
    rect: Rect,
    held: int,
    most: int,
    colour: Colour,
    *,
    at_risk: int = 0,
    gain: int = 0,
) -> None:
    """Draw wear points from the left end of a place: in two rows if one has no room for them."""
    first, kept = 0, held - at_risk
    for y, count, height, gap in _pip_rows(rect, most):
        here = max(0, min(held - first, count))
        draw_pips(
            canvas,
            rect.left,
            y,
            here,
            count,
            colour,
            at_risk=here - max(0, min(kept - first, count)),
            gain=max(0, min(held + gain - first, count)) - here,
            height=height,
            gap=gap,
        )
        first += count


def _gap(room: float, most: int, height: float) -> float:
    """Return how far pips stand apart: as usual, or as near as their room makes them."""
    return min(3.4, (room - most * height * _PIP_WIDTH) / max(1, most - 1))
