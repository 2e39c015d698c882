"""Side panel: what can be done now, with its reasons, and what happened before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.lettering import PANEL_TITLE, SMALL, Family, Style
from formulad.ui.toolkit.theme import AMBER, SUN, Hatch
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

EDGE = 20.0
BUTTON_HEIGHT = 58.0
_GAP = 12.0
_HEAD = 66.0
_NUMBER = Style(Family.SPARTAN, 72, 800)
_TICK = Style(Family.INTER, 16, 700)
_CAN_PAY, _BLUFF, _BELOW = rgb("0B8F80"), rgb("7A4A00"), rgb("22375F")
_MINT = rgb("6FE3D3")
_STEP_HEIGHT = 96.0
_MOST_TICKS = 9
LOW = 340.0
"""A panel less high has no room for a scale."""


@frozen
class StepButton(Pressable):
    """A minus or a plus beside a price."""

    id: str
    rect: Rect
    label: str
    is_usable: bool = True
    command: object = None

    @property
    def focusable(self) -> bool:
        """Whether the price can go on that way."""
        return self.is_usable

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 16.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button, sunk while it is pressed."""
        rect = self.rect.move(0, 2 if look.pressed else 0)
        line = palette.hover_line if look.hovered else palette.secondary_line
        fill = palette.secondary_hover if look.hovered else palette.secondary
        canvas.box(rect, fill, radius=16, line=line, line_width=2)
        colour = palette.text if self.is_usable else palette.faint
        canvas.text(self.label, *rect.center, PANEL_TITLE.sized(34), colour, align=0.5)


def stacked(rect: Rect, count: int, *, height: float = BUTTON_HEIGHT) -> tuple[Rect, ...]:
    """Return places of buttons at the foot of the panel, the first one on top."""
    step = height + _GAP
    top = rect.bottom - EDGE - count * step + _GAP
    width = rect.width - 2 * EDGE
    return tuple(Rect(rect.left + EDGE, top + at * step, width, height) for at in range(count))


def step_places(rect: Rect) -> tuple[Rect, Rect, Rect]:
    """Return where the price stands, with its minus and its plus."""
    is_low = rect.height < LOW
    head, height = (56.0, 58.0) if is_low else (_HEAD, _STEP_HEIGHT)
    box = Rect(rect.left + EDGE, rect.top + head, rect.width - 2 * EDGE, height)
    side = 48.0 if is_low else 68.0
    minus = Rect(box.left + 14, box.centery - side / 2, side, side)
    return box, minus, Rect(box.right - 14 - side, box.centery - side / 2, side, side)


def draw_panel(canvas: Canvas, rect: Rect, title: str, note: str = "", *, is_mine: bool) -> None:
    """Draw the panel and its title."""
    palette = canvas.theme.panels
    canvas.panel(rect, palette, radius=18, line=palette.accent if is_mine else None)
    room = rect.width - 2 * EDGE
    if note:
        text, small = fitted(canvas, note, SMALL, room * 0.45)
        room -= (
            canvas.text(text, rect.right - EDGE, rect.top + 38, small, palette.muted, align=1) + 10
        )
    text, style = fitted(canvas, title.upper(), PANEL_TITLE, room)
    canvas.text(text, rect.left + EDGE, rect.top + 38, style, palette.text)


def draw_words(
    canvas: Canvas, rect: Rect, text: str, *, rows: int = 3, top: float = _HEAD
) -> float:
    """Draw some lines below the title; return where they end."""
    palette = canvas.theme.panels
    lines, style = in_lines(canvas, text, SMALL.sized(17), rect.width - 2 * EDGE, rows)
    step = style.size * 1.22
    middle = rect.top + top + step * len(lines) / 2
    draw_lines(canvas, lines, (rect.left + EDGE, middle), style, palette.text)
    return middle + step * len(lines) / 2 + 8


def draw_stories(
    canvas: Canvas, rect: Rect, top: float, bottom: float, told: Sequence[str]
) -> None:
    """Draw what happened last, the newest at the foot."""
    palette, step = canvas.theme.panels, 27.0
    rows = max(0, int((bottom - top) / step))
    shown = list(told)[-rows:] if rows else []
    for at, text in enumerate(shown):
        line, style = fitted(canvas, text, SMALL, rect.width - 2 * EDGE)
        is_last = at == len(shown) - 1
        colour = palette.text if is_last else palette.muted
        canvas.text(line, rect.left + EDGE, top + (at + 0.5) * step, style, colour)


def draw_price(canvas: Canvas, rect: Rect, price: int) -> None:
    """Draw the price between its two buttons."""
    box, *_ = step_places(rect)
    palette = canvas.theme.panels
    canvas.inset(box, palette, radius=16)
    number = _NUMBER.sized(min(72.0, box.height * 0.75))
    canvas.text(str(price), *box.center, number, SUN, align=0.5)


def draw_scale(
    canvas: Canvas, rect: Rect, price: int, lowest: int, highest: int, money: int
) -> None:
    """Draw what one could pay, and from where on a bid is a bluff, where there is room for it."""
    if rect.height < LOW:
        return
    first = max(0, min(max(lowest - 1, price - 4), highest - _MOST_TICKS + 1))
    ticks = range(first, min(highest, first + _MOST_TICKS - 1) + 1)
    top = rect.top + _HEAD + _STEP_HEIGHT + 18
    left, room = rect.left + EDGE, rect.width - 2 * EDGE
    pitch = room / _MOST_TICKS
    for at, tick in enumerate(ticks):
        box = Rect(left + at * pitch + 1, top, pitch - 2, 30)
        corners = (box.topleft, box.topright, box.bottomright, box.bottomleft)
        if tick < lowest:
            canvas.polygon(corners, _BELOW)
        elif tick <= money:
            canvas.polygon(corners, _CAN_PAY)
        else:
            canvas.polygon(corners, _BLUFF, hatch=Hatch.STRIPES)
        canvas.text(str(tick), *box.center, _TICK, rgb("FFFFFF"), align=0.5)
        if tick == price:
            canvas.disc(*box.center, 19, None, line=SUN, line_width=4)
    y = top + 44
    half = room / 2 + 8
    text, style = fitted(canvas, say("you have {n}", n=money), SMALL.weighted(700), half)
    canvas.text(text, rect.left + EDGE, y, style, _MINT)
    if highest > money:
        is_seen = ticks[-1] > money
        word = say("bluff: caught, pay half") if is_seen else say("a bluff from {n}", n=money + 1)
        told, style = fitted(canvas, word, SMALL.weighted(700), half)
        canvas.text(told, rect.right - EDGE, y, style, AMBER, align=1)


def draw_becoming(canvas: Canvas, rect: Rect, lines: Sequence[str], bottom: float) -> None:
    """Draw what a card would change for the bidder, above the buttons."""
    if rect.height < LOW:
        return
    palette = canvas.theme.panels
    top = rect.top + _HEAD + _STEP_HEIGHT + 92
    box = Rect(rect.left + EDGE, top, rect.width - 2 * EDGE, min(76.0, bottom - 14 - top))
    if box.height < 40:
        return
    canvas.inset(box, palette, radius=12)
    step = box.height / len(lines)
    for at, line in enumerate(lines):
        style = SMALL.weighted(700) if not at else SMALL
        text, style = fitted(canvas, line, style.sized(16.5), box.width - 24)
        colour = palette.muted if at else palette.text
        canvas.text(text, box.left + 12, box.top + (at + 0.5) * step, style, colour)
