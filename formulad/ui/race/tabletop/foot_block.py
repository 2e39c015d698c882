"""Foot block of a grown card: wear points, the way back and the big button; nitro above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.panels.action_button import UNDO, ActionButton
from formulad.ui.race.panels.boost_panel import BoostButton, NitroButton
from formulad.ui.race.panels.modal_panels import WAY_OUT
from formulad.ui.race.panels.race_commands import Reply
from formulad.ui.race.tabletop.blocks import GAP, HIGH, columns
from formulad.ui.race.tabletop.wear_bars import draw_wear_row
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import BUTTON
from formulad.ui.toolkit.widgets.button import Button, Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import ActionView, PoolView
    from formulad.ui.race.views.street_views import BoostsView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

_HEIGHT, _ACTION = 76.0, 190.0
_CELLS = say("cells")


@frozen
class UndoButton(Pressable):
    """Takes a choice back."""

    rect: Rect
    may_undo: bool

    @property
    def id(self) -> str:
        """It is the same button as beside the board."""
        return UNDO

    @property
    def command(self) -> Reply:
        """Takes the last choice back."""
        return Reply.UNDO

    @property
    def focusable(self) -> bool:
        """Whether there is something to take back."""
        return self.may_undo

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 18.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the arrow that goes back."""
        paint = paint_of(Kind.SECONDARY, palette, look, enabled=self.may_undo)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        canvas.box(rect, paint.fill, radius=18, line=paint.line, line_width=1.6)
        draw_icon(canvas, "undo", *rect.center, 32, paint.text)


@frozen
class FootBlock:
    """Wear points with what the choice may take, Undo, and the big button."""

    pools: tuple[PoolView, ...]
    action: ActionView

    @property
    def height(self) -> float:
        """How high it is."""
        return _HEIGHT

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the big button and the one that takes back."""
        action = Rect(rect.right - _ACTION, rect.top, _ACTION, rect.height)
        undo = Rect(action.left - GAP - HIGH, rect.top, HIGH, rect.height)
        return ActionButton(action, self.action), UndoButton(undo, self.action.may_undo)

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw the wear points."""
        draw_wear_row(canvas, palette, self.wear(rect), self.pools)

    def wear(self, rect: Rect) -> Rect:
        """Return where the wear points stand within its place."""
        room = rect.width - _ACTION - HIGH - 2 * GAP
        return Rect(rect.left, rect.top, room, rect.height)


@frozen
class WayOutBlock:
    """The button that does without what is offered."""

    label: str

    @property
    def height(self) -> float:
        """How high it is."""
        return HIGH

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the button."""
        kind, command = Kind.SECONDARY, Reply.DECLINE
        return (Button(WAY_OUT, rect, self.label, kind, key="decline", size=22, command=command),)

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw nothing: the button draws itself."""


@frozen
class BoostBlock:
    """Nitro and what only one driver can do, once the die has fallen."""

    view: BoostsView

    @property
    def height(self) -> float:
        """How high it is."""
        return HIGH

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the buttons."""
        nitro, left = self.view.nitro, rect.left
        buttons: list[Widget] = []
        if nitro:
            buttons.append(NitroButton(Rect(left, rect.top, HIGH, HIGH), nitro))
            left += HIGH + 84
        count = max(2, len(self.view.buttons))
        places = columns(left, rect.right - left, count)
        buttons += [
            BoostButton(Rect(x, rect.top, width, HIGH), button)
            for (x, width), button in zip(places, self.view.buttons, strict=False)
        ]
        return tuple(buttons)

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw how far the nitro carries."""
        nitro = self.view.nitro
        if nitro and nitro.cells:
            x, style = rect.left + HIGH + 10, BUTTON.sized(24)
            canvas.text(f"+{nitro.cells}", x, rect.centery - 10, style, palette.text)
            canvas.text(_CELLS, x, rect.centery + 16, BUTTON.sized(15), palette.muted)
