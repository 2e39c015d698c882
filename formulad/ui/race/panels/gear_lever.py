"""The gear lever: six gears in an H, each with its die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.race.dice import Gear
from formulad.ui.art.dice import draw_die
from formulad.ui.race.panels.gear_advice import BEST_ON_CREAM
from formulad.ui.race.panels.pool_places import HEAD
from formulad.ui.race.panels.race_commands import PickGear
from formulad.ui.race.views.panel_views import GearSlot, SlotState
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fits, fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import Colour, mix, rgb
from formulad.ui.toolkit.intents import Device
from formulad.ui.toolkit.lettering import CAPS_LABEL, NAME, NOTE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, ROSE, TEAL
from formulad.ui.toolkit.widgets.key_caps import draw_tag
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import DashboardView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.theme import Palette

_TIGHT = 96.0
"""A button less wide has a smaller die."""
_LEAST_FACES = 0.5
"""How small the letters of the faces may become."""
_GATE: Colour = rgb("060D1E")
_PRICE, _PRICE_ON_CREAM = rgb("FFB3A0"), rgb("B3261E")


@frozen
class GearButton(Pressable):
    """A gear on the lever, which can be pointed at and chosen; a locked one only says why."""

    rect: Rect
    slot: GearSlot
    is_chosen: bool

    @property
    def id(self) -> str:
        """`gear-3`."""
        return f"gear-{self.slot.gear}"

    @property
    def command(self) -> PickGear:
        """Engages the gear."""
        return PickGear(Gear(self.slot.gear))

    @property
    def focusable(self) -> bool:
        """Whether this gear can be engaged now, or there is a reason to be read why not."""
        return self.slot.is_open or bool(self.slot.reason)

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 12.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the gear: cream while pointed at, edged while engaged, dim while locked."""
        rect = self.rect.move(0, 2 if look.pressed else 0)
        fill, line, width = self._paint(palette, look)
        if self.is_chosen and not self._is_locked:
            canvas.box(rect.inflate(8, 8), palette.accent, radius=15)
        canvas.box(rect, fill, radius=12, line=line, line_width=width)
        self._draw_die(canvas, rect)
        if self._is_locked:
            ink = ROSE if self._is_asked(look) else palette.faint
            draw_icon(canvas, "lock", rect.right - 24, rect.centery, 20, ink)
        else:
            self._draw_faces(canvas, rect, INK if self.is_chosen else palette.text)
        if self.slot.is_best:
            at = (rect.right - 13, rect.bottom - 13)
            draw_icon(canvas, "star", *at, 15, BEST_ON_CREAM if self.is_chosen else TEAL)
        if self.slot.state is SlotState.ENGAGED:
            draw_tag(
                canvas, rect.right + 6, rect.top + 3, say_of("the gear that is engaged", "NOW")
            )

    @property
    def _is_locked(self) -> bool:
        return self.slot.state is SlotState.LOCKED

    def _is_asked(self, look: Look) -> bool:
        """Whether a player wants to know why this gear is locked."""
        return bool(self.slot.reason) and (self.is_chosen or look.hovered > 0)

    def _paint(self, palette: Palette, look: Look) -> tuple[Colour, Colour, float]:
        if self._is_locked:
            line = ROSE if self._is_asked(look) else palette.secondary
            return mix(palette.panel.bottom, palette.secondary, 0.25), line, 2
        if self.is_chosen:
            return CREAM, CREAM, 2
        fill = palette.secondary_hover if look.hovered else palette.secondary
        if self.slot.state is SlotState.ENGAGED:
            return fill, palette.accent, 3
        return fill, palette.hover_line if look.hovered else palette.secondary_line, 2

    @property
    def _die(self) -> float:
        """How large the die is: on a tight button it leaves room for its numbers."""
        size = min(self.rect.height * 0.6, 44.0)
        return size if self.rect.width >= _TIGHT else min(size, self.rect.width * 0.34)

    def _draw_die(self, canvas: Canvas, rect: Rect) -> None:
        size = self._die
        gear = self.slot.gear
        x = rect.left + (10 if rect.width >= _TIGHT else 7) + size * 0.52
        draw_die(canvas, gear, x, rect.centery, size, str(gear), dimmed=self._is_locked)

    def _draw_faces(self, canvas: Canvas, rect: Rect, ink: Colour) -> None:
        x = rect.left + self._die + (20 if rect.width >= _TIGHT else 12)
        faces, style = fitted(canvas, self.slot.faces, NAME, rect.right - x - 4, _LEAST_FACES)
        lift = 9 if self.slot.price else 0
        canvas.text(faces, x, rect.centery - lift, style, ink)
        if self.slot.price:
            colour = _PRICE_ON_CREAM if self.is_chosen else _PRICE
            text, style = self._price(canvas, rect.right - 4 - x)
            canvas.text(text, x, rect.centery + 13, style, colour)

    def _price(self, canvas: Canvas, room: float) -> tuple[str, Style]:
        """Return what the gear costs, part by part if that can be read, and its letters."""
        style = NOTE.sized(14.5).weighted(700)
        is_short = fits(canvas, self.slot.price, style, room)
        return fitted(
            canvas, self.slot.price if is_short else self.slot.price_in_total, style, room
        )


def gear_buttons(rect: Rect, view: DashboardView) -> tuple[GearButton, ...]:
    """Return the six gears: odd ones above, even ones below, as on a lever."""
    places = _places(rect)
    return tuple(
        GearButton(place, slot, slot.gear == view.chosen_gear)
        for place, slot in zip(places, view.slots, strict=True)
    )


_WAYS = {
    Device.KEYBOARD: say("keys 1–6"),
    Device.MOUSE: say("click, or turn the wheel"),
    Device.TOUCH: say("tap twice"),
    Device.PAD: say("stick left or right"),
}
"""How a gear is engaged, for who plays with what."""


def draw_gate(canvas: Canvas, palette: Palette, rect: Rect, note: str) -> None:
    """Draw what lies below the gears: the heading and the gate between them.

    What there is to note of the lever stands beside the heading, or how a gear is engaged.
    """
    label = canvas.text(say("GEAR"), rect.left + 2, rect.top + 11, CAPS_LABEL, palette.muted)
    way = _WAYS[canvas.in_use.device] if canvas.names_keys else ""
    text = canvas.shortened(note or way, NOTE, rect.width - label - 20)
    canvas.text(text, rect.left + label + 14, rect.top + 11, NOTE, palette.muted)
    places = _places(rect)
    for upper, lower in zip(places[::2], places[1::2], strict=True):
        canvas.polyline((upper.center, lower.center), 15, _GATE)
    middle = (places[0].bottom + places[1].top) / 2
    canvas.polyline(((places[0].centerx, middle), (places[4].centerx, middle)), 15, _GATE)


def _places(rect: Rect) -> tuple[Rect, ...]:
    width, height = (rect.width - 20) / 3, (rect.height - HEAD - 12) / 2
    return tuple(
        Rect(
            rect.left + column * (width + 10),
            rect.top + HEAD + row * (height + 12),
            width,
            height,
        )
        for column in range(3)
        for row in range(2)
    )
