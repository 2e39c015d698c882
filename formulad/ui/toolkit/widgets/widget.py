"""Widget: a value with a place, a look and an answer to what the player wants.

A widget may carry a command: a value of the page it stands on, which says what it is for. Each
action brings the command of its widget along, so that a page reads what it put there. Ids only
find widgets; nobody takes them apart.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.cross_fade import mixed
from formulad.ui.toolkit.intents import Confirm, Release

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.writing import Writing

SMALLEST_HIT = 44.0
"""Every widget can be hit on at least so many units each way, however small it is drawn."""


@frozen
class Look:
    """What the pointer and the focus do to a widget now."""

    hovered: float = False
    """How much of the light is on it that the pointer brings, from 0 to 1."""
    focused: bool = False
    pressed: bool = False


RESTING = Look()


def draw_in_light(canvas: Canvas, rect: Rect, look: Look, draw: Callable[[Look], None]) -> None:
    """Draw what stands somewhere, also while the light of the pointer comes to it or goes."""
    dark, lit = replace(look, hovered=0.0), replace(look, hovered=1.0)
    mixed(canvas, rect, look.hovered, lambda: draw(dark), lambda: draw(lit))


def draw_looking(widget: Widget, canvas: Canvas, palette: Palette, look: Look) -> None:
    """Draw a widget as it looks now, also while the light of the pointer comes or goes."""
    draw_in_light(canvas, widget.rect, look, lambda now: widget.draw(canvas, palette, now))


@frozen
class Activated:
    """A button, row or spot was used."""

    id: str
    command: object = None


@frozen
class Chosen:
    """One of several was chosen."""

    id: str
    index: int
    command: object = None


@frozen
class Switched:
    """A switch was turned."""

    id: str
    on: bool
    command: object = None


@frozen
class Stepped:
    """A number was changed."""

    id: str
    value: int
    command: object = None


@frozen
class Edited:
    """A text was changed, or the caret in it moved, or something was marked."""

    id: str
    writing: Writing
    command: object = None

    @property
    def text(self) -> str:
        """What is written now."""
        return self.writing.text


Action: TypeAlias = Activated | Chosen | Switched | Stepped | Edited


class Widget(Protocol):
    """Something a player can use. It changes nothing itself: it answers with an action."""

    @property
    def id(self) -> str:
        """Its name within the form."""

    @property
    def command(self) -> object:
        """What it stands for, as a value of its page; None if its id alone says so."""

    @property
    def rect(self) -> Rect:
        """Its place, given by the scene."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used now."""

    @property
    def radius(self) -> float:
        """The radius of its corners, which the focus ring follows."""

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw it as it looks now."""

    def react(self, intent: Intent) -> Action | None:
        """Return what an intent does to it; None if it means nothing here."""


class Pressable:
    """A widget that is used by pressing it. It can always be pressed, if only to learn why not."""

    __slots__ = ()

    @property
    def command(self) -> object:
        """What it stands for: nothing that its id would not say."""
        return None

    @property
    def focusable(self) -> bool:
        """Whether it can be used now."""
        return True

    def react(self: Widget, intent: Intent) -> Action | None:
        """Be used by a key or a pointer; by the pointer when it lets go."""
        used = isinstance(intent, Confirm | Release)
        return Activated(self.id, self.command) if used else None


def hit_area(rect: Rect) -> Rect:
    """Return where a widget can be hit: its place, widened to the smallest a finger needs."""
    wider = max(0.0, SMALLEST_HIT - rect.width)
    taller = max(0.0, SMALLEST_HIT - rect.height)
    return rect.inflate(wider, taller)


def widget_at(widgets: tuple[Widget, ...], at: Point) -> Widget | None:
    """Return the widget at a place: one that is drawn there before one that is only near."""
    usable = [widget for widget in reversed(widgets) if widget.focusable]
    exact = (widget for widget in usable if widget.rect.collidepoint(at))
    near = (widget for widget in usable if hit_area(widget.rect).collidepoint(at))
    return next(exact, None) or next(near, None)
