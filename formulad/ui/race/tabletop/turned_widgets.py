"""Widgets on cards that face the sides of a table: ordinary ones, seen and used turned."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.intents import PointAt, Press, Release

if TYPE_CHECKING:
    from formulad.ui.race.desk.table_sides import Facing
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Action, Look, Widget

LEAST = 64.0
"""On a table every widget can be hit on so many units each way."""


@frozen
class Turned:
    """A widget on a card; its place is that on the screen."""

    widget: Widget
    """The widget as it stands upright on its card."""
    card: Facing
    rect: Rect = field(init=False, compare=False)
    """Where a finger hits it on the screen."""

    def __post_init__(self) -> None:
        """Find its place: pointers ask for that far more often than it is laid."""
        object.__setattr__(self, "rect", self.card.on_screen(hit_area(self.widget.rect)))

    @property
    def id(self) -> str:
        """Its name."""
        return self.widget.id

    @property
    def command(self) -> object:
        """What it stands for, whichever way it is turned."""
        return self.widget.command

    @property
    def focusable(self) -> bool:
        """Whether it can be used now."""
        return self.widget.focusable

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return self.widget.radius

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw it upright: the picture of its card is turned as a whole."""
        self.widget.draw(canvas, palette, look)

    def react(self, intent: Intent) -> Action | None:
        """Return what an intent does to it, seen from its side of the table."""
        if isinstance(intent, PointAt | Press | Release):
            intent = replace(intent, at=self.card.on_sheet(intent.at))
        return self.widget.react(intent)


def hit_area(rect: Rect) -> Rect:
    """Return where a widget can be hit with a finger by somebody who leans over a table."""
    return rect.inflate(max(0.0, LEAST - rect.width), max(0.0, LEAST - rect.height))
