"""Part row of the design page: what a part is for, its points, plus and minus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.agreed.design import part_range
from formulad.ui.race.terms.part_names import PARTS
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, SMALL
from formulad.ui.toolkit.theme import POOLS
from formulad.ui.toolkit.widgets.key_caps import draw_pips
from formulad.ui.toolkit.widgets.stepper import Stepper

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.ui.toolkit.canvas import Canvas

_WIDE = 900.0
"""From this width on a row has room for large points and letters."""
_PIP_SHARE = 0.62
"""The width of a point in heights."""
_LEADING = 1.3
_LARGE, _SMALL = (NAME.sized(23), SMALL.sized(17)), (NAME.sized(20), SMALL)
"""The letters of a name and of what a part is for."""


@frozen
class GivePoints:
    """Give a part so many points."""

    part: Part


@frozen
class PartRow:
    """The row of one part."""

    part: Part
    points: int
    rect: Rect

    @property
    def stepper(self) -> Stepper:
        """What changes its points."""
        width = 176.0 if self._is_wide else 156.0
        height = min(56.0, self.rect.height - 20)
        place = Rect(self.rect.right - 16 - width, self.rect.centery - height / 2, width, height)
        allowed = part_range(self.part)
        return Stepper(
            f"part-{self.part:d}",
            place,
            self.points,
            allowed[0],
            allowed[-1],
            command=GivePoints(self.part),
        )

    @property
    def _is_wide(self) -> bool:
        return self.rect.width >= _WIDE

    def draw(self, canvas: Canvas) -> None:
        """Draw all but the stepper."""
        words, rect = PARTS[self.part], self.rect
        colour = POOLS[words.icon]
        canvas.inset(rect, canvas.theme.panels, radius=12)
        size = 52.0 if self._is_wide else 40.0
        draw_icon(canvas, words.icon, rect.left + 20 + size / 2, rect.centery, size, colour)
        pips = self._draw_pips(canvas, self.stepper.rect.left - 20)
        left = rect.left + 36 + size
        text = Rect(left, rect.top, pips - 20 - left, rect.height)
        self._draw_words(canvas, text)

    def _draw_pips(self, canvas: Canvas, right: float) -> float:
        """Draw the points as far as there may be any; return where the longest row begins."""
        height, gap = (26.0, 4.0) if self._is_wide else (15.0, 3.0)
        step = height * _PIP_SHARE + gap
        left = right - max(part_range(part)[-1] for part in PARTS) * step + gap
        most = part_range(self.part)[-1]
        held = min(self.points, most)
        colour = POOLS[PARTS[self.part].icon]
        draw_pips(canvas, left, self.rect.centery, held, most, colour, height=height, gap=gap)
        return left

    def _draw_words(self, canvas: Canvas, place: Rect) -> None:
        words = PARTS[self.part]
        name, use = _LARGE if self._is_wide else _SMALL
        head = name.size * 1.3
        lines = len(canvas.wrapped(words.use, use, place.width))
        top = place.centery - (head + lines * use.size * _LEADING) / 2
        canvas.text(words.name, place.left, top + name.size / 2, name, canvas.theme.panels.text)
        below = Rect(place.left, top + head, place.width, 0)
        canvas.paragraph(words.use, below, use, canvas.theme.panels.muted, leading=_LEADING)
