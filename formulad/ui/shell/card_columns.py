"""Card columns: cards with their widgets, scrolled where the window does not hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from formulad.kernel.values import Frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.scroll import BAR, Scroll

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Widget

_GAP_X, _GAP_Y = 18.0, 16.0
_BELOW, _SHADOW = 10.0, 8.0
"""What is brought into sight below a card, and how far one is seen beyond its place."""


class Columns(Frozen):
    """How cards share a room; places are told from its upper left corner."""

    two_from: float
    three_from: float
    """From these widths of the room on there are so many columns."""
    edge: float
    """What is free around the cards."""
    foot: float
    """What is free below the last of them."""

    def places(self, room: Rect, count: int, height: float) -> tuple[Rect, ...]:
        """Return the places of so many cards of a height, as wide as the bar beside them lets."""
        whole = self._laid(room, room.width, count, height)
        if self.height_of(whole) <= room.height:
            return whole
        return self._laid(room, room.width - BAR, count, height)

    def _laid(self, room: Rect, width: float, count: int, height: float) -> tuple[Rect, ...]:
        columns = 3 if room.width >= self.three_from else 2 if room.width >= self.two_from else 1
        across = width - 2 * self.edge
        width = (across - (columns - 1) * _GAP_X) / columns
        return tuple(
            Rect(
                self.edge + place % columns * (width + _GAP_X),
                self.edge + place // columns * (height + _GAP_Y),
                width,
                height,
            )
            for place in range(count)
        )

    def height_of(self, places: Sequence[Rect]) -> float:
        """Return how tall cards stand together."""
        return places[-1].bottom + self.foot if places else 0.0


class Card(Protocol):
    """What is told beside the widgets in a place."""

    def draw(self, canvas: Canvas, *, has_focus: bool) -> None:
        """Draw it but for its widgets."""


class Slot(Frozen):
    """What stands in a place."""

    widgets: tuple[Widget, ...]
    card: Card | None = None
    """None where a widget is all there is."""

    def holds(self, widget_id: str) -> bool:
        """Return whether a widget is one of these."""
        return any(widget.id == widget_id for widget in self.widgets)


class CardBoard:
    """What can be chosen on cards, a screenful at a time."""

    def __init__(self, columns: Columns) -> None:
        self._columns = columns
        self._scroll = Scroll()
        self._slots: tuple[Slot, ...] = ()
        self._places: tuple[Rect, ...] = ()
        """Of the slots, the upper left corner of the first being 0."""

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used on the cards."""
        return tuple(widget for slot in self._slots for widget in slot.widgets)

    @property
    def pane(self) -> Pane:
        """Where they are seen."""
        return Pane(self._scroll.room, frozenset(widget.id for widget in self.widgets))

    def scrolls(self, intent: Intent, form: Form) -> bool:
        """Move as a player wants; return whether that is all that was wanted."""
        moved = self._scroll.takes(intent, form)
        self._scroll.settle()
        return moved

    def reveal(self, widget_id: str) -> None:
        """Bring the card of a widget into sight."""
        for slot, place in zip(self._slots, self._places, strict=True):
            if slot.holds(widget_id):
                self._scroll.reveal(place.top - self._columns.edge, place.bottom + _BELOW)

    def to_top(self) -> None:
        """Show the first cards."""
        self._scroll.offset = 0.0

    def draw(self, canvas: Canvas, form: Form) -> None:
        """Draw the cards that are in sight with their widgets, and the bar."""
        palette, room = canvas.theme.pages, self._scroll.room
        with canvas.clipped(room):
            for slot, place in zip(self._slots, self._seen(self._places), strict=True):
                if place.inflate(0, 2 * _SHADOW).colliderect(room):
                    _draw(canvas, slot, form)
            if any(slot.holds(form.focus) for slot in self._slots):
                form.draw_focus(canvas, palette)
        self._scroll.draw_bar(canvas, palette)

    def _fit(self, room: Rect, places: tuple[Rect, ...]) -> list[Rect]:
        """Take the places of cards in a room; return where they are seen."""
        self._places = places
        self._scroll.fit(room, self._columns.height_of(places))
        return self._seen(places)

    def _seen(self, places: Iterable[Rect]) -> list[Rect]:
        """Return where cards are seen, scrolled as far as they are."""
        room = self._scroll.room
        return [place.move(room.left, room.top - self._scroll.offset) for place in places]


def _draw(canvas: Canvas, slot: Slot, form: Form) -> None:
    if slot.card:
        slot.card.draw(canvas, has_focus=slot.holds(form.focus))
    for widget in slot.widgets:
        form.draw_widget(widget, canvas, canvas.theme.pages)
