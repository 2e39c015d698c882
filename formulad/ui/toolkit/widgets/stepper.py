"""Stepper: a number between two bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import Direction, Intent, Release
from formulad.ui.toolkit.lettering import NUMERAL
from formulad.ui.toolkit.widgets.widget import Action, Look, Stepped

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette


@frozen
class Stepper:
    """A number with a minus and a plus; left and right change it."""

    id: str
    rect: Rect
    value: int
    lowest: int
    highest: int
    enabled: bool = True
    step: int = 1
    """How much more or less it is each time."""
    unit: str = ""
    """What stands behind the number."""
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return self.rect.height * 0.25

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the number between its signs; a sign that leads nowhere is faint."""
        edge = palette.hover_line if look.hovered else palette.secondary_line
        canvas.box(
            self.rect,
            palette.panel.top,
            radius=self.radius,
            line=edge,
            line_width=palette.line_width,
        )
        inset = self.rect.height * 0.46
        for icon, x, bound in (
            ("minus", self.rect.left + inset, self.lowest),
            ("plus", self.rect.right - inset, self.highest),
        ):
            usable = self.enabled and self.value != bound
            colour = palette.text if usable else palette.faint
            draw_icon(canvas, icon, x, self.rect.centery, self.rect.height * 0.42, colour)
        canvas.text(
            f"{self.value}{self.unit}",
            self.rect.centerx,
            self.rect.centery,
            NUMERAL.sized(self.rect.height * 0.5),
            palette.text if self.enabled else palette.faint,
            align=0.5,
        )

    def react(self, intent: Intent) -> Action | None:
        """Go up or down by a step, within the bounds."""
        match intent:
            case Release(at):
                way = -1 if at[0] < self.rect.centerx else 1
            case Direction(dx, 0):
                way = dx
            case _:
                return None
        value = max(self.lowest, min(self.value + way * self.step, self.highest))
        return Stepped(self.id, value, self.command) if value != self.value else None
