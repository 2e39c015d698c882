"""Thrown die: it flies over the board, bounces, lies in a ring, and goes to its panel."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.ui.art.puffs import draw_puff
from formulad.ui.race.dice.turning_dice import lying_die, turning_die
from formulad.ui.race.model.roll_course import BOUNCES, height_at, turn_left
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.motion import ease_in_out, ease_out, ease_out_cubic
from formulad.ui.toolkit.sketch import faded
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from formulad.ui.race.views.roll_view import RollView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point

_AWAY: Point = (0.30, 0.42)
"""How its shadow slides away from a die, as a share of its height."""
_HIGHEST, _GROWN = 150.0, 0.2
"""How high it flies, and how much larger it is seen there; of a die of the usual size."""
_USUAL = 178.0
_GHOSTS = ((0.10, 0.13), (0.05, 0.24))
"""How far behind a quick die it is seen once more, and how much of it."""
_RING, _INNER, _WAVE = 0.55, 8.0, 0.85
"""How large a ring is, how wide its line, and how far its wave goes; of the size of its die."""
_BACK, _DUST = rgb("0E1C38"), rgb("FFF6E4")
_WORDS = Style(Family.INTER, 17, 700)
_BADGE, _ICON, _PAD = 40.0, 20.0, 16.0
_LEAST = 0.62
"""How small words get on a badge where a tray leaves them little room."""
_MOST_WORDS = 420.0
_ARC = 60.0
_DUST_SECONDS = 0.22
_SHADOW = rgb("0A0F20")


@frozen
class DieWay:
    """Where a die is thrown from, where it comes to lie, and where it goes then."""

    hand: Point
    lies: Point
    home: Rect | None = None
    """Where it lies on its panel."""
    size: float = 0.0
    """How wide it may be thrown at most; as it is if nothing is said."""

    def size_of(self, view: RollView) -> float:
        """Return how wide the die is thrown."""
        return min(self.size, view.size) if self.size else view.size


def room_of(at: Point, size: float, words: bool = True) -> Rect:
    """Return what a lying die takes up with its ring and its badge, its middle at a place."""
    half = size * (_RING + 0.06)
    return Rect(at[0] - half, at[1] - half, 2 * half, 2 * half + (_BADGE * 0.6 if words else 0))


def draw_thrown_die(canvas: Canvas, view: RollView, way: DieWay, room: Rect) -> None:
    """Draw a die where it is now; its words stay within a room."""
    if view.gone > 0 and way.home is not None:
        _draw_homing(canvas, view, way, way.home)
        return
    size = way.size_of(view)
    if not view.lies:
        _draw_falling(canvas, view, way, size)
        _draw_limit(canvas, view, way, size, room)
        return
    x, y = way.lies
    draw_puff(canvas, x + 0.05 * size, y + 0.10 * size, 0.62 * size, _SHADOW, 0.62)
    _draw_ring(canvas, view, way.lies, size)
    canvas.paint_centred(lying_die(canvas, view.die, view.value, size), x, y)
    _draw_limit(canvas, view, way, size, room)
    _draw_badge(canvas, view, way.lies, size, room)


def _draw_falling(canvas: Canvas, view: RollView, way: DieWay, size: float) -> None:
    fallen = view.fallen
    for behind, opacity in _GHOSTS:
        if behind < fallen < BOUNCES[0]:
            _draw_at(canvas, view, way, size, fallen - behind, opacity)
    x, y, high = _place(way, size, fallen)
    thin = high / (high + 260)
    drop = (x + 0.05 * size + high * _AWAY[0] * 2, y + 0.10 * size + high * _AWAY[1] * 2)
    draw_puff(canvas, *drop, size * (0.62 + 0.22 * thin), _SHADOW, 0.62 * (1 - 0.45 * thin))
    for bounce, strength in zip(BOUNCES, (1.0, 0.55), strict=True):
        _draw_dust(canvas, way, size, (fallen - bounce) / _DUST_SECONDS, bounce, strength)
    _draw_at(canvas, view, way, size, fallen)


def _draw_at(
    canvas: Canvas, view: RollView, way: DieWay, size: float, fallen: float, opacity: float = 1.0
) -> None:
    x, y, high = _place(way, size, fallen)
    die = turning_die(canvas, view.die, view.value, size, turn_left(view.die, fallen))
    grown = 1 + _GROWN * high / (_HIGHEST * size / _USUAL)
    if grown > 1.01:
        pixels = round(die.get_width() * grown / 2) * 2
        die = pygame.transform.smoothscale(die, (pixels, pixels))
    canvas.paint_centred(die if opacity == 1 else faded(die, opacity), x, y)


def _place(way: DieWay, size: float, fallen: float) -> tuple[float, float, float]:
    """Return where a die is seen after a share of its fall, and how high it is then."""
    gone = ease_out(min(1.0, fallen / 0.92))
    high = height_at(fallen) * _HIGHEST * size / _USUAL
    x = way.hand[0] + (way.lies[0] - way.hand[0]) * gone - high * _AWAY[0]
    y = way.hand[1] + (way.lies[1] - way.hand[1]) * gone - high * _AWAY[1]
    return x, y, high


def _draw_dust(
    canvas: Canvas, way: DieWay, size: float, share: float, bounce: float, strength: float
) -> None:
    """Draw the dust that a die raises where it touches the ground."""
    if not 0 < share < 1:
        return
    x, y, _ = _place(way, size, bounce)
    far = size * (0.46 + 0.26 * ease_out(share))
    for i in range(14):
        turn = 2 * pi * (i + 0.37 * (i % 3)) / 14
        at = (x + cos(turn) * far, y + 0.1 * size + sin(turn) * far * 0.82)
        puff = size * (0.05 + 0.035 * (i % 3)) * (1 + share)
        draw_puff(canvas, *at, puff, _DUST, 0.5 * strength * (1 - share))


def _draw_ring(canvas: Canvas, view: RollView, at: Point, size: float) -> None:
    """Draw the ring that tells what came of it, and a wave that runs from it."""
    grown = 0.9 + 0.1 * ease_out_cubic(view.read)
    radius = round(size * _RING * grown / 2) * 2
    canvas.disc(*at, radius, None, line=INK, line_width=_INNER + 5)
    canvas.disc(*at, radius, None, line=view.colour, line_width=_INNER)
    if 0 < view.read < 1:
        wave = round(size * (_RING + (_WAVE - _RING) * ease_out(view.read)) / 4) * 4
        canvas.disc(*at, wave, None, line=view.colour, line_width=round(4 * (1 - view.read)) + 1)


def _draw_badge(canvas: Canvas, view: RollView, at: Point, size: float, room: Rect) -> None:
    """Draw at the foot of the ring what came of it."""
    if view.text:
        y = at[1] + size * _RING
        _draw_pill(canvas, view.text, view.icon, view.colour, (at[0], y), room)


def _draw_limit(canvas: Canvas, view: RollView, way: DieWay, size: float, room: Rect) -> None:
    """Draw above the place where it will lie what a die must pass."""
    if view.limit:
        at = (way.lies[0], way.lies[1] - size * (_RING + 0.2))
        _draw_pill(canvas, view.limit, "", WHITE, at, room)


def _draw_pill(
    canvas: Canvas, text: str, icon: str, colour: tuple[int, int, int], at: Point, room: Rect
) -> None:
    wide = _ICON + 6 if icon else 0
    most = min(_MOST_WORDS, room.width - 2 * _PAD - wide)
    words, style = fitted(canvas, text, _WORDS, most, _LEAST)
    width = canvas.text_width(words, style) + 2 * _PAD + wide
    rect = Rect(at[0] - width / 2, at[1] - _BADGE / 2, width, _BADGE)
    rect.clamp_ip(room)
    canvas.box(rect, _BACK, radius=_BADGE / 2, line=colour, line_width=3)
    if icon:
        draw_icon(canvas, icon, rect.left + _PAD + _ICON / 2, rect.centery, _ICON, colour)
    canvas.text(words, rect.left + _PAD + wide, rect.centery, style, WHITE)


def _draw_homing(canvas: Canvas, view: RollView, way: DieWay, home: Rect) -> None:
    """Draw the die on its way to its panel, where a ring waits for it."""
    canvas.disc(*home.center, round(home.width * 0.56), None, line=SUN, line_width=2)
    for behind, opacity in (*_GHOSTS, (0.0, 1.0)):
        _draw_underway(canvas, view, way, home, max(0.0, view.gone - behind), opacity)


def _draw_underway(
    canvas: Canvas, view: RollView, way: DieWay, home: Rect, gone: float, opacity: float
) -> None:
    share = ease_in_out(gone)
    size = way.size_of(view)
    width = size + (home.width - size) * share
    x = way.lies[0] + (home.centerx - way.lies[0]) * share
    y = way.lies[1] + (home.centery - way.lies[1]) * share - _ARC * sin(pi * share)
    pixels = max(8, round(width * canvas.scale))
    die = lying_die(canvas, view.die, view.value, size)
    die = pygame.transform.smoothscale(die, (pixels, pixels))
    canvas.paint_centred(die if opacity == 1 else faded(die, opacity), x, y)
