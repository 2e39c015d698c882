"""Dice tray at the foot of the board: the die that falls, and what it means once it lies."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from formulad.race.dice import BLACK, GEAR_DICE, Gear
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import icon_sprite
from formulad.ui.toolkit.lettering import NAME, SMALL
from formulad.ui.toolkit.theme import BLACK_DIE, CREAM, SUN, TEAL

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

HEIGHT = 72.0
_DIE = 54.0
_EDGE = 16.0
_TUMBLING = 0.7
"""The share of its time in which a die tumbles; then it lies still to be read."""
_TURNS = 11
"""How many faces are seen while it tumbles."""
_SKIES = ("sun", "changeable", "rain")
"""What turns up in turn while the die for the weather falls."""
_SKY, _SKY_SIZE = 46.0, 34.0
"""Room for the sky, and how large it is drawn."""
_SKY_COLOURS = {"sun": SUN, "changeable": CREAM, "rain": TEAL}
_HOP = 34.0
"""How high it hops, in units."""


@dataclass(frozen=True, slots=True)
class TrayView:
    """A die on the tray."""

    number: int
    """The car of who threw it."""
    name: str
    die: int
    """The gear of the die, or `BLACK_DIE`."""
    value: int
    text: str
    """What it means."""
    share: float = 1.0
    """How much of its fall is over."""
    sky: str = ""
    """The icon of the weather it brings."""

    @property
    def sky_now(self) -> str:
        """The icon of the sky that is turned up now."""
        if not self.is_tumbling:
            return self.sky
        return _SKIES[int(self.share / _TUMBLING * _TURNS / 2) % len(_SKIES)]

    @property
    def sky_width(self) -> float:
        """How wide the sky is seen while it turns, from 0 to 1."""
        if not self.is_tumbling:
            return 1.0
        return abs(math.cos(math.pi * self.share / _TUMBLING * _TURNS / 2))

    @property
    def is_tumbling(self) -> bool:
        """Whether it cannot be read yet."""
        return self.share < _TUMBLING

    @property
    def face(self) -> int:
        """The number on top now."""
        if not self.is_tumbling:
            return self.value
        faces = (BLACK if self.die == BLACK_DIE else GEAR_DICE[Gear(self.die)]).faces
        step = int(self.share / _TUMBLING * _TURNS)
        return faces[(self.value + 7 * step) % len(faces)]

    @property
    def hop(self) -> float:
        """How high it is over the tray, in units: three hops, each lower."""
        if not self.is_tumbling:
            return 0.0
        fall = self.share / _TUMBLING
        return _HOP * (1 - fall) * abs(math.sin(3 * math.pi * fall))


def draw_tray(canvas: Canvas, palette: Palette, room: Rect, view: TrayView) -> None:
    """Draw the tray at the left end of its room: the die, who threw it, what came of it."""
    name, text = NAME.sized(19), SMALL.sized(15.5)
    words = "" if view.is_tumbling else view.text
    wanted = max(canvas.text_width(view.name, name), canvas.text_width(view.text, text))
    sky = _SKY if view.sky else 0.0
    width = min(room.width, 2 * _EDGE + _DIE + 74 + wanted + sky)
    rect = Rect(room.left, room.bottom - HEIGHT, width, HEIGHT)
    canvas.panel(rect, palette, radius=HEIGHT / 2, line=palette.strong_line)
    middle = rect.left + _EDGE + _DIE / 2
    draw_die(canvas, view.die, middle, rect.centery - view.hop, _DIE, str(view.face))
    left = rect.left + _EDGE + _DIE + 14
    draw_plate(canvas, view.number, Rect(left, rect.centery - 16, 42, 32))
    room_left = rect.right - _EDGE - left - 54 - sky
    if view.sky:
        _draw_sky(canvas, rect.right - _EDGE - _SKY_SIZE / 2, rect.centery, view)
    lift = 12 if words else 0
    canvas.text(
        canvas.shortened(view.name, name, room_left),
        left + 54,
        rect.centery - lift,
        name,
        palette.text,
    )
    told, letters = fitted(canvas, words, text, room_left)
    canvas.text(told, left + 54, rect.centery + 14, letters, palette.muted)


def _draw_sky(canvas: Canvas, x: float, y: float, view: TrayView) -> None:
    """Draw the sky that the die asks for: it turns like a card until the die lies."""
    icon, pixels = view.sky_now, max(1, round(_SKY_SIZE * canvas.scale))
    across = max(2, round(pixels * view.sky_width / 4) * 4) if view.is_tumbling else pixels
    sprite = canvas.cached(
        ("turning sky", icon, pixels, across),
        lambda: pygame.transform.smoothscale(
            icon_sprite(icon, pixels, _SKY_COLOURS[icon]), (across, pixels)
        ),
    )
    canvas.paint_centred(sprite, x, y)
