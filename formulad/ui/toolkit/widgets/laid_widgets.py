"""Widgets where they lie: what a pointer reaches at a place, and by what it is known there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.widgets.widget import widget_at

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Widget


@frozen
class Pane:
    """A place in which some widgets are scrolled: those out of sight cannot be hit."""

    room: Rect
    ids: frozenset[str]

    def holds(self, widget: Widget) -> bool:
        """Return whether a widget is scrolled here."""
        return widget.id in self.ids

    def hides(self, widget: Widget) -> bool:
        """Return whether a widget is scrolled out of sight."""
        return self.holds(widget) and not self.room.colliderect(widget.rect)

    def reaches(self, widget: Widget, at: Point) -> bool:
        """Return whether a pointer at a place can reach a widget."""
        return not self.holds(widget) or self.room.collidepoint(at)


@frozen
class Laid:
    """Widgets as they lie at one moment."""

    widgets: tuple[Widget, ...]
    pane: Pane | None = None
    """Where some of them are scrolled."""

    def at(self, at: Point) -> Widget | None:
        """Return the widget that a pointer at a place can reach."""
        pane = self.pane
        reached = (w for w in self.widgets if pane is None or pane.reaches(w, at))
        return widget_at(tuple(reached), at)

    def thing_at(self, at: Point) -> tuple[str, int] | None:
        """Return by what the widget at a place is known; None if there is none.

        It is known by its id; if that has a number, also by how many of its kind there are: the
        third of five rows is not the third of the four that are left.
        """
        widget = self.at(at)
        if widget is None:
            return None
        kind, dash, number = widget.id.rpartition("-")
        if not number.isdigit():
            return widget.id, 1
        return widget.id, sum(each.id.startswith(kind + dash) for each in self.widgets)
