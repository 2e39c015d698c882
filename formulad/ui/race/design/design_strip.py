"""Design strip: a car in six figures, on its driver's card of a new race; opens the design."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.terms.part_names import PARTS
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.lettering import NUMERAL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import POOLS
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.race.agreed.design import Design
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_GAP = 6.0
_PEN = 40.0


@frozen
class DesignStrip(Pressable):
    """Six parts with their points; a pen where the player may change them."""

    id: str
    rect: Rect
    design: Design
    enabled: bool = True
    command: object = None
    """What it stands for on its page."""

    @property
    def focusable(self) -> bool:
        """Whether it can be used."""
        return self.enabled

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 10.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw it; under the pointer it has an edge."""
        pen = _PEN if self.enabled else 0.0
        width = (self.rect.width - pen - 5 * _GAP) / len(PARTS)
        edge = palette.hover_line if look.hovered else None
        for place, (words, points) in enumerate(
            zip(PARTS.values(), self.design.points, strict=True)
        ):
            left = self.rect.left + place * (width + _GAP)
            box = Rect(left, self.rect.top, width, self.rect.height)
            canvas.box(box, palette.inset, radius=self.radius, line=edge, line_width=1.2)
            colour = mix(POOLS[words.icon], INK, 0.42)
            draw_icon(canvas, words.icon, box.centerx - 13, box.centery, 22, colour)
            style = NUMERAL.sized(21)
            canvas.text(str(points), box.centerx + 14, box.centery, style, palette.text, align=0.5)
        if self.enabled:
            x = self.rect.right - _PEN / 2 + 4
            draw_icon(canvas, "edit", x, self.rect.centery, 20, palette.text)
