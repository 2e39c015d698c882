"""Answer gear: a gear on the lever of a puzzle, which says what it came to once that is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from formulad.ui.race.panels.gear_lever import GearButton
    from formulad.ui.race.panels.race_commands import PickGear
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

_SIGN = 12.0
"""The radius of the sign at its corner."""


@frozen
class AnswerGear(Pressable):
    """A gear that is an answer: open, wrong, or the best."""

    gear: GearButton
    is_wrong: bool = False
    is_best: bool = False
    """Whether it is told that nothing is better."""

    @property
    def id(self) -> str:
        """`gear-3`, as on every lever."""
        return self.gear.id

    @property
    def rect(self) -> Rect:
        """Where it stands."""
        return self.gear.rect

    @property
    def command(self) -> PickGear:
        """Gives the answer."""
        return self.gear.command

    @property
    def focusable(self) -> bool:
        """Whether it can be given, or there is a reason to be read why not."""
        return self.gear.focusable

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return self.gear.radius

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the gear, with the sign of what it was found to be."""
        self.gear.draw(canvas, palette, look)
        if not self.is_wrong and not self.is_best:
            return
        ink = palette.good if self.is_best else palette.wrong
        at = (self.rect.left + 5, self.rect.top + 5)
        canvas.disc(*at, _SIGN, ink)
        draw_icon(canvas, "check" if self.is_best else "cross", *at, 1.3 * _SIGN, WHITE)
