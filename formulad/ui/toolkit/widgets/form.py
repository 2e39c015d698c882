"""Form: which of a scene's widgets has the focus, and what the pointer does to them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.fades import Fades
from formulad.ui.toolkit.intents import (
    Around,
    Direction,
    Intent,
    Next,
    PointAt,
    PointerButton,
    Press,
    Previous,
    Reading,
    Release,
)
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.widgets.directional_focus import ahead
from formulad.ui.toolkit.widgets.key_caps import draw_focus_ring
from formulad.ui.toolkit.widgets.laid_widgets import Laid, Pane
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import (
    RESTING,
    Action,
    Look,
    Widget,
    draw_in_light,
    draw_looking,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

_NO_GROUNDS: Mapping[str, Rect] = MappingProxyType({})
HOVER_SECONDS = 0.1
"""How long the light of the pointer takes to come or to go."""


@frozen
class Step:
    """What an arrow has led from, and to."""

    start: str
    end: str
    direction: Direction

    def is_undone_by(self, direction: Direction) -> bool:
        """Return whether an arrow is the way back."""
        there = self.direction
        return (there.dx + direction.dx, there.dy + direction.dy) == (0, 0)


class Form:
    """The widgets of a scene, one of which has the focus."""

    def __init__(self, widgets: Iterable[Widget] = (), focus: str = "") -> None:
        self.widgets: tuple[Widget, ...] = ()
        self.focus = focus
        """The id of the widget the keys go to; empty if none can be used."""
        self._hovered = ""
        self._amount = Amount.NONE
        """How much moves: nothing while nobody lets time pass here."""
        self._lights: Fades[str] = Fades(HOVER_SECONDS, lambda: self._amount)
        self._lights.show(())
        self._held = ""
        self._pane: Pane | None = None
        self._grounds = _NO_GROUNDS
        self._step_before: Step | None = None
        self.show(widgets)

    def show(
        self,
        widgets: Iterable[Widget],
        focus: str = "",
        pane: Pane | None = None,
        grounds: Mapping[str, Rect] = _NO_GROUNDS,
    ) -> None:
        """Take new widgets; the focus stays where it was unless one is named or it is gone.

        Args:
            widgets: what can be used.
            focus: what the keys go to.
            pane: where some of them are scrolled.
            grounds: of what stands on a picture of its own, how much of it: arrows lead there.
        """
        self.widgets, self._pane, self._grounds = tuple(widgets), pane, grounds
        usable = [widget.id for widget in self._usable()]
        wished = focus or self.focus
        self.focus = wished if wished in usable else next(iter(usable), "")

    @property
    def laid(self) -> Laid:
        """The widgets as they lie now."""
        return Laid(self.widgets, self._pane)

    @property
    def focused(self) -> Widget | None:
        """The widget the keys go to."""
        return self.find(self.focus)

    @property
    def hovered(self) -> str:
        """The id of the widget under the pointer; empty if there is none."""
        return self._hovered

    @property
    def focused_command(self) -> object:
        """What the widget stands for that the keys go to."""
        return self._command_of(self.focus)

    @property
    def hovered_command(self) -> object:
        """What the widget under the pointer stands for."""
        return self._command_of(self._hovered)

    @property
    def reading(self) -> Reading:
        """How letter keys are to be read: as text while a text field has the focus."""
        return Reading.TEXT if isinstance(self.focused, TextField) else Reading.SHORTCUTS

    def find(self, widget_id: str) -> Widget | None:
        """Return the widget of an id."""
        return next((widget for widget in self.widgets if widget.id == widget_id), None)

    def _command_of(self, widget_id: str) -> object:
        widget = self.find(widget_id)
        return widget.command if widget else None

    def look(self, widget_id: str) -> Look:
        """Return what the pointer and the focus do to a widget now."""
        light = self._lights.share(widget_id)
        if not light and widget_id not in {self.focus, self._hovered, self._held}:
            return RESTING
        under = widget_id == self._hovered
        return Look(light, widget_id == self.focus, under and widget_id == self._held)

    @property
    def is_animating(self) -> bool:
        """Whether the light of the pointer comes to a widget, or leaves one."""
        return self._lights.is_moving

    def animate(self, dt: float, amount: Amount) -> None:
        """Let so many seconds pass for who wishes to see so much move."""
        self._amount = amount
        if amount is Amount.FULL:
            self._lights.update(dt)
        else:
            self._lights.skip()

    def handle(self, intent: Intent) -> Action | None:
        """Return what the player did to a widget; move the focus if that is what is wanted."""
        match intent:
            case PointAt(at):
                self._point(self.laid.at(at))
                return None
            case Press(at, PointerButton.LEFT):
                self._press(self.laid.at(at))
                return None
            case Release(at, PointerButton.LEFT):
                return self._release(intent, self.laid.at(at))
            case Around(steps):
                self._step(steps)
                return None
            case Next():
                self._step(1)
                return None
            case Previous():
                self._step(-1)
                return None
        return self._use(intent)

    def let_go(self) -> None:
        """Hold nothing any more: what was pressed was pulled, and is not used."""
        self._held = ""

    def go(self, direction: Direction) -> None:
        """Move the focus to the next widget in a direction; the opposite arrow leads back."""
        start = self.focused
        if start is None:
            self._step(1)
            return
        goal = self.way_back(direction) or self._ahead(start, direction)
        if goal:
            self.lead(goal, direction)

    def lead(self, goal: str, direction: Direction) -> None:
        """Let an arrow lead to a widget; the opposite one leads back."""
        self._step_before = Step(self.focus, goal, direction)
        self.focus = goal

    def way_back(self, direction: Direction) -> str:
        """Return where the last arrow has led from, if this one undoes it; else nothing."""
        step = self._step_before
        if step is None or step.end != self.focus or not step.is_undone_by(direction):
            return ""
        start = self.find(step.start)
        is_seen = start and start.focusable and not (self._pane and self._pane.hides(start))
        return step.start if is_seen else ""

    def _ahead(self, start: Widget, direction: Direction) -> str:
        """Return the next widget in a direction; empty if there is none."""
        for others in self._circles(start, direction):
            found = ahead(self._ground(start), [self._ground(w) for w in others], direction)
            if found is not None:
                return others[found].id
        return ""

    def _ground(self, widget: Widget) -> Rect:
        return self._grounds.get(widget.id, widget.rect)

    def _circles(self, start: Widget, direction: Direction) -> Iterator[list[Widget]]:
        """Give the widgets that may be next: from one that is scrolled, first the others there."""
        others = [widget for widget in self._usable() if widget.id != start.id]
        pane = self._pane
        if pane is None:
            yield others
        elif not pane.holds(start):
            yield [widget for widget in others if not pane.hides(widget)]
        else:
            yield [widget for widget in others if pane.holds(widget)]
            if direction.dy:
                yield [widget for widget in others if not pane.holds(widget)]

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """Draw every widget and, last, the ring around the one with the focus."""
        for widget in self.widgets:
            self.draw_widget(widget, canvas, palette)
        self.draw_focus(canvas, palette)

    def draw_widget(self, widget: Widget, canvas: Canvas, palette: Palette) -> None:
        """Draw one of the widgets as it looks now."""
        draw_looking(widget, canvas, palette, self.look(widget.id))

    def draw_spot(
        self, widget_id: str, canvas: Canvas, rect: Rect, draw: Callable[[Look], None]
    ) -> None:
        """Draw what stands where a widget is, as that looks now."""
        draw_in_light(canvas, rect, self.look(widget_id), draw)

    def draw_focus(self, canvas: Canvas, palette: Palette) -> None:
        """Draw the ring around the widget with the focus, for who needs it to find his way."""
        if self.focused and canvas.rings_focus:
            draw_focus_ring(canvas, self.focused.rect, self.focused.radius, palette)

    def _usable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.focusable]

    def _point(self, widget: Widget | None) -> None:
        self._hovered = widget.id if widget else ""
        self._lights.show((self._hovered,) if self._hovered else ())

    def _press(self, widget: Widget | None) -> None:
        self._point(widget)
        self._held = widget.id if widget else ""
        self._step_before = None
        self.focus = self._held or self.focus

    def _release(self, intent: Intent, widget: Widget | None) -> Action | None:
        held, self._held = self._held, ""
        self._point(widget)
        return widget.react(intent) if widget and widget.id == held else None

    def _use(self, intent: Intent) -> Action | None:
        """Give an intent to the widget with the focus; an arrow it has no use for moves on."""
        widget = self.focused
        action = widget.react(intent) if widget and widget.focusable else None
        if action is None and isinstance(intent, Direction):
            self.go(intent)
        return action

    def _step(self, steps: int) -> None:
        usable = [widget.id for widget in self._usable()]
        self._step_before = None
        if usable:
            at = usable.index(self.focus) if self.focus in usable else -steps
            self.focus = usable[(at + steps) % len(usable)]
