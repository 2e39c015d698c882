"""Gear block of a grown card: six gears in a row, and how likely each outcome is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.gear_advice import draw_best
from formulad.ui.race.panels.gear_lever import GearButton
from formulad.ui.race.tabletop.blocks import GAP, columns
from formulad.ui.race.terms.outcomes import draw_share_bar
from formulad.ui.race.views.panel_views import SlotState
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, TAG
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, ROSE

if TYPE_CHECKING:
    from formulad.race.bills import Verdict
    from formulad.ui.race.views.panel_views import DashboardView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look, Widget

_TILE, _BAR = 78.0, 18.0
_SMALLEST = 13.0


@frozen
class GearTile(GearButton):
    """A gear as a tile: the die above, its numbers below, its turns beside the die."""

    turns: str = ""
    """The turns to the flag of the best gear, and by how many another is behind."""
    is_best: bool = False

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the gear: cream while pointed at, edged while engaged, dim while locked."""
        rect = self.rect.move(0, 2 if look.pressed else 0)
        slot, is_locked = self.slot, self.slot.state is SlotState.LOCKED
        is_shown = self.is_chosen and not is_locked
        fill, line, width = self._colours(palette, look)
        if is_shown:
            canvas.box(rect.inflate(7, 7), palette.accent, radius=15)
        canvas.box(rect, fill, radius=12, line=line, line_width=width)
        size, down = (36, 40) if self.turns else (48, 31)
        die = (rect.centerx, rect.top + down)
        draw_die(canvas, slot.gear, *die, size, str(slot.gear), dimmed=is_locked)
        y = rect.bottom - 14
        if is_locked:
            ink = ROSE if self.is_chosen and slot.reason else palette.faint
            draw_icon(canvas, "lock", rect.centerx, y, 19, ink)
            return
        ink = INK if is_shown else palette.text
        self._draw_numbers(canvas, rect, y, ink)
        if self.turns:
            self._draw_turns(canvas, rect, ink, is_shown=is_shown)

    def _draw_turns(self, canvas: Canvas, rect: Rect, ink: Colour, *, is_shown: bool) -> None:
        """Draw the turns it comes to above the die, behind the star of the best gear."""
        x, y = rect.centerx, rect.top + 12
        if self.is_best:
            draw_best(canvas, x - 24, y, is_on_cream=is_shown)
            x += 8
        canvas.text(self.turns, x, y, TAG.sized(15), ink, align=0.5)

    def _draw_numbers(self, canvas: Canvas, rect: Rect, y: float, ink: Colour) -> None:
        style, text = NAME.sized(17), self.slot.faces
        if self.slot.price:
            text = f"{self.slot.faces} {self.slot.price}"
        style = shrunk(canvas, text, style, rect.width - 8, _SMALLEST)
        price = canvas.text_width(self.slot.price, style) + 5 if self.slot.price else 0.0
        left = rect.centerx - (canvas.text_width(self.slot.faces, style) + price) / 2
        left += canvas.text(self.slot.faces, left, y, style, ink) + 5
        canvas.text(self.slot.price, left, y, style, _COST if ink == INK else ROSE)

    def _colours(self, palette: Palette, look: Look) -> tuple[Colour, Colour, float]:
        if self.slot.state is SlotState.LOCKED:
            is_asked = bool(self.slot.reason) and (self.is_chosen or look.hovered)
            return palette.panel.bottom, ROSE if is_asked else palette.secondary, 2
        if self.is_chosen:
            return CREAM, CREAM, 2
        fill = palette.secondary_hover if look.hovered else palette.secondary
        if self.slot.state is SlotState.ENGAGED:
            return fill, palette.accent, 3
        return fill, palette.hover_line if look.hovered else palette.secondary_line, 2


_COST: Colour = (179, 38, 30)


@frozen
class GearBlock:
    """All gears, with the outlook of the one that is looked at."""

    view: DashboardView
    shares: tuple[tuple[Verdict, int], ...] = ()
    turns: tuple[tuple[int, str], ...] = ()
    """By gear, as far as the engineer tells them."""
    best: int = 0
    """The gear he would take; 0 if he does not tell."""

    @property
    def height(self) -> float:
        """How high it is."""
        return _TILE + (GAP + _BAR if self.shares else 0)

    def widgets(self, rect: Rect) -> tuple[Widget, ...]:
        """Return the gears."""
        places = columns(rect.left, rect.width, len(self.view.slots))
        return tuple(
            GearTile(
                Rect(left, rect.top, width, _TILE),
                slot,
                slot.gear == self.view.chosen_gear,
                dict(self.turns).get(slot.gear, ""),
                slot.gear == self.best,
            )
            for (left, width), slot in zip(places, self.view.slots, strict=True)
        )

    def draw(self, canvas: Canvas, palette: Palette, rect: Rect) -> None:
        """Draw how likely each outcome is."""
        del palette
        if self.shares:
            bar = Rect(rect.left, rect.bottom - _BAR, rect.width, _BAR)
            draw_share_bar(canvas, bar, self.shares, figure=TAG.size)
