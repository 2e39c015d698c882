"""Switch: on or off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, darker, mix
from formulad.ui.toolkit.intents import Confirm, Direction, Intent, Release
from formulad.ui.toolkit.widgets.widget import Action, Look, Switched

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

WIDTH, HEIGHT = 62.0, 34.0
"""The size a switch has in the pictures."""


@frozen
class Switch:
    """A knob that slides: a tick when on, a cross when off."""

    id: str
    rect: Rect
    on: bool
    enabled: bool = True
    command: object = None
    """What it stands for, as a value of its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """Half its height: its ends are round."""
        return self.rect.height / 2

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the switch."""
        half = self.radius
        ground = palette.good if self.on else palette.off
        if not self.enabled:
            ground = mix(ground, palette.panel.bottom, 0.6)
        edge = palette.hover_line if look.hovered else None
        canvas.box(self.rect, ground, radius=half, line=edge)
        side = 1 if self.on else -1
        reach = self.rect.width / 2 - half
        knob = WHITE if self.enabled else mix(WHITE, palette.panel.bottom, 0.12)
        canvas.disc(self.rect.centerx + side * reach, self.rect.centery, half - 4, knob)
        sign = darker(palette.good, 0.75) if self.on else palette.text
        draw_icon(
            canvas,
            "check" if self.on else "cross",
            self.rect.centerx - side * reach,
            self.rect.centery,
            self.rect.height * 0.5,
            sign if self.enabled else palette.faint,
        )

    def react(self, intent: Intent) -> Action | None:
        """Turn by pointer or confirming key; right is on, left is off."""
        match intent:
            case Confirm() | Release():
                return Switched(self.id, not self.on, self.command)
            case Direction(dx, 0) if (dx > 0) != self.on:
                return Switched(self.id, not self.on, self.command)
            case _:
                return None
