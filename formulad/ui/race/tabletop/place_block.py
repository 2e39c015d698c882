"""Place block of a grown card: the places to stop, and what the one looked at costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.panels.choice import draw_choice, draw_letter
from formulad.ui.race.panels.path_advice import DestinationRow, scrolled
from formulad.ui.race.panels.race_commands import GoThrough, PickPlace
from formulad.ui.race.tabletop.blocks import GAP, HIGH, columns
from formulad.ui.race.terms.outcomes import draw_verdict_badge
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.theme import TEAL
from formulad.ui.toolkit.widgets.widget import RESTING, Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.views.engineer_views import Destination, PathAdvice
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

_TILE, _ROW = 78.0, 52.0
_MOST = 6
"""So many places fit without leafing."""
_WITH_ARROWS = 5


@frozen
class PlaceTile(Pressable):
    """A place to stop: its letter and what it costs."""

    rect: Rect
    place: Destination
    index: int
    is_chosen: bool

    @property
    def id(self) -> str:
        """`destination-0`."""
        return f"destination-{self.index}"

    @property
    def command(self) -> PickPlace:
        """Stops there."""
        return PickPlace(self.index)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 12.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tile: cream while looked at."""
        is_chosen = self.is_chosen
        rect = draw_choice(
            canvas, palette, self.rect, look, radius=self.radius, is_chosen=is_chosen
        )
        x, y = rect.centerx, rect.top + 26
        draw_letter(canvas, palette, self.place.letter, (x, y), 18, is_chosen=is_chosen)
        if any(chip.icon == "slip" for chip in self.place.chips):
            draw_icon(canvas, "slip", rect.right - 14, rect.top + 14, 18, TEAL)
        badge = Rect(0, 0, 44, 24)
        badge.center = (x, rect.bottom - 18)
        draw_verdict_badge(canvas, badge, self.place.verdict, self.place.price)


@frozen
class LeafButton(Pressable):
    """Goes on to the next place, or back."""

    id: str
    rect: Rect
    icon: str
    steps: int

    @property
    def command(self) -> GoThrough:
        """Goes on, or back."""
        return GoThrough(self.steps)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 12.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw an arrow."""
        line = palette.hover_line if look.hovered else palette.strong_line
        canvas.box(self.rect, None, radius=12, line=line, line_width=2)
        draw_icon(canvas, self.icon, *self.rect.center, 30, palette.text)


@frozen
class PlaceBlock:
    """A row of places, scrolled so that the one looked at is seen, and what that one costs."""

    view: PathAdvice
    first: int = 0
    """The first place that was in sight before."""

    @property
    def height(self) -> float:
        """How high it is."""
        return _TILE + (GAP + _ROW if self.view.chosen is not None else 0)

    @property
    def shown(self) -> tuple[int, int]:
        """The first place in sight, and how many are."""
        count = len(self.view.destinations)
        if count <= _MOST:
            return 0, count
        return scrolled(self.first, self.view.chosen, _WITH_ARROWS, count), _WITH_ARROWS

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the places, between arrows if they are many."""
        first, count = self.shown
        left, width = rect.left, rect.width
        arrows: tuple[Widget, ...] = ()
        if count < len(self.view.destinations):
            left, width = left + HIGH + GAP, width - 2 * (HIGH + GAP)
            back = Rect(rect.left, rect.top, HIGH, _TILE)
            on = Rect(rect.right - HIGH, rect.top, HIGH, _TILE)
            arrows = (
                LeafButton("step-back", back, "left", -1),
                LeafButton("step-on", on, "right", 1),
            )
        most = count if arrows else max(count, 4)
        tiles = tuple(
            PlaceTile(
                Rect(x, rect.top, wide, _TILE),
                self.view.destinations[index],
                index,
                is_chosen=index == self.view.chosen,
            )
            for index, (x, wide) in zip(
                range(first, first + count), columns(left, width, most), strict=False
            )
        )
        return (*tiles, *arrows)

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw the place looked at with all that it costs."""
        chosen = self.view.chosen
        if chosen is None:
            return
        row = Rect(rect.left, rect.bottom - _ROW, rect.width, _ROW)
        place = self.view.destinations[chosen]
        canvas.inset(row, palette)
        has_turns = self.view.has_turns
        shown = DestinationRow(row, place, 1, is_chosen=False, has_turns=has_turns)
        shown.draw(canvas, palette, RESTING)
