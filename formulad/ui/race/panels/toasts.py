"""Toasts over the board: losses, stops, finishes of a moment ago."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from formulad.ui.race.panels.rule_links import RuleLink
from formulad.ui.race.terms.race_words import Tone
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.cross_fade import mixed
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.motion import Amount, ease_out_cubic, fully
from formulad.ui.toolkit.theme import AMBER, RED, SUN, TEAL
from formulad.ui.toolkit.widgets.key_caps import TOAST_GAP, TOAST_LEAD, TOAST_TEXT, draw_toast

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.views.engineer_views import LogEntry
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette

HOLD = 3.2
"""Seconds a sentence stays."""
GREAT_HOLD = 4.5
_IN, _FAR = 0.16, 60.0
"""Seconds in which a sentence slides in, and from how far."""
_OUT, _OUT_STEPS = 0.25, 5
"""Seconds in which a sentence fades before it is gone, and in how many steps: for each the board is
drawn anew around it."""
MOST = 4
"""Sentences seen at once; an older one makes room."""
HEIGHT, GAP = 46.0, 8.0
_MARKS: dict[Tone, tuple[str, Colour]] = {
    Tone.PLAIN: ("info", AMBER),
    Tone.GOOD: ("check", TEAL),
    Tone.BAD: ("warn", RED),
}
_GIFT: tuple[str, Colour] = ("gift", SUN)
"""What a sentence wears that tells of something only one driver can do."""
_RULE, _RULE_ROOM = Style(Family.INTER, 12.5, 700, 0.04), 22.0


@dataclass(slots=True)
class Toast:
    """A sentence and how long it will still be seen."""

    entry: LogEntry
    left: float
    comes: float = 0.0
    """Seconds until it is where it stays."""
    fades: bool = True
    """Whether it fades before it is gone."""

    @property
    def seen(self) -> float:
        """How much of it is seen, from 0 to 1."""
        if not self.fades or self.left >= _OUT:
            return 1.0
        return ceil(self.left / _OUT * _OUT_STEPS) / (_OUT_STEPS + 1)

    @property
    def to_come(self) -> float:
        """Which share of its way it still has before it, from 0 to 1."""
        return 1 - ease_out_cubic(1 - self.comes / _IN)

    @property
    def away(self) -> float:
        """How far it still is from its place, in units, if its room is as wide."""
        return _FAR * self.to_come


class Toasts:
    """The sentences over the board, oldest first."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        self._motion = motion
        self.shown: list[Toast] = []

    def say(self, entry: LogEntry) -> None:
        """Show a sentence, if it is about a car or something great."""
        line = entry.line
        if entry.number is None and not line.is_great:
            return
        motion, hold = self._motion(), GREAT_HOLD if line.is_great else HOLD
        comes = _IN if motion is Amount.FULL else 0.0
        self.shown.append(Toast(entry, hold, comes, fades=motion is not Amount.NONE))
        del self.shown[:-MOST]

    def update(self, dt: float) -> None:
        """Let time pass."""
        for toast in self.shown:
            toast.left -= dt
            toast.comes = max(0.0, toast.comes - dt)
        self.shown = [toast for toast in self.shown if toast.left > 0]


def draw_toasts(
    canvas: Canvas, palette: Palette, room: Rect, toasts: Toasts
) -> tuple[RuleLink, ...]:
    """Draw the sentences upwards from the foot of a room, the newest lowest.

    Those about a driver's gift show its rule; return where these stand, to be looked up.
    """
    links, risen = [], 0.0
    for toast, rest in _placed(canvas, room, toasts):
        rect = _sliding(rest, toast.away, canvas.area).move(0, risen).clamp(canvas.area)
        draw = partial(_draw, canvas, palette, rect, toast.entry)
        mixed(canvas, rect, toast.seen, _draw_nothing, draw)
        if toast.entry.line.is_gift:
            links.append(RuleLink(rest, toast.entry.line.rule))
        risen += (HEIGHT + GAP) * toast.to_come
    return tuple(links)


def _draw(canvas: Canvas, palette: Palette, rect: Rect, entry: LogEntry) -> None:
    """Draw a sentence, and its rule at its end if it tells of a gift."""
    is_gift = entry.line.is_gift
    icon, colour = _GIFT if is_gift else _MARKS[entry.line.tone]
    margin = _rule_width(canvas, entry)
    draw_toast(canvas, rect, entry.line.text, icon, colour, palette, lead=entry.name, margin=margin)
    if is_gift:
        place = (rect.right - 14, rect.centery)
        canvas.text(entry.line.rule, *place, _RULE, palette.muted, align=1)


def _draw_nothing() -> None:
    """Leave what is seen where a sentence will no longer lie."""


def _sliding(rest: Rect, away: float, page: Rect) -> Rect:
    """Return where a sentence is on its way to its rest: it comes from the inside of the page."""
    is_left = rest.centerx < page.centerx
    return rest.move(away if is_left else -away, 0).clamp(page)


def toast_places(canvas: Canvas, room: Rect, toasts: Toasts) -> list[Rect]:
    """Return where the sentences lie in their room once they have come to rest."""
    return [place for _, place in _placed(canvas, room, toasts)]


def _placed(canvas: Canvas, room: Rect, toasts: Toasts) -> list[tuple[Toast, Rect]]:
    """Return the sentences there is room for, the newest and lowest first."""
    placed: list[tuple[Toast, Rect]] = []
    bottom = room.bottom
    for toast in reversed(toasts.shown):
        if bottom - HEIGHT < room.top:
            break
        width = min(room.width, _width(canvas, toast.entry))
        placed.append((toast, Rect(room.left, bottom - HEIGHT, width, HEIGHT)))
        bottom -= HEIGHT + GAP
    return placed


def _width(canvas: Canvas, entry: LogEntry) -> float:
    """Return how wide a sentence lies if there is room for all of it."""
    width = canvas.text_width(entry.line.text, TOAST_TEXT) + 64 + _rule_width(canvas, entry)
    if entry.name:
        width += canvas.text_width(entry.name, TOAST_LEAD) + TOAST_GAP
    return width


def _rule_width(canvas: Canvas, entry: LogEntry) -> float:
    """Return how wide the rule of a gift stands in a sentence."""
    is_gift = entry.line.is_gift
    return canvas.text_width(entry.line.rule, _RULE) + _RULE_ROOM if is_gift else 0.0
