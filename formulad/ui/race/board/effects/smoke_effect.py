"""Smoke effects: tyres that lock, a car that spins, and one that is out."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.art.puffs import draw_puff
from formulad.ui.race.board.effects.badges import draw_badge
from formulad.ui.race.board.effects.effect_light import glow, window
from formulad.ui.race.board.geometry.lines import coarse
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.motion import ease_out
from formulad.ui.toolkit.theme import POOLS

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Effect
    from formulad.ui.race.board.geometry.car_route import Way
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.lens import Lens

_WHITE, _DARK, _RUBBER = rgb("F3F5F8"), rgb("1B2030"), rgb("06080F")
_FIRE, _HEART, _BAD = rgb("FF7A1E"), rgb("FFD98A"), rgb("FF8C99")
_APART, _WIDE = 0.30, 0.13
"""How far beside the middle of a car its tyres leave marks, and how wide these are; in lanes."""
_MARK, _STAYS = 0.62, 0.34
"""How much is seen of a mark while it is made, and of what stays."""
ARRIVES = 0.5
"""The share of its smoke after which a car that brakes stands."""
_PUFFS = 9


def draw_marks(lens: Lens, effect: Effect, way: Way) -> None:
    """Draw the marks of the tyres of a car that brakes, as far as it has come."""
    strength = _MARK if effect.share < 1 else _STAYS
    for piece in way.open_pieces(0.0, way.driven(effect.share / ARRIVES)):
        for side in (-_APART, _APART):
            _draw_mark(lens, piece, side, strength)


def _draw_mark(lens: Lens, piece: Points, side: float, strength: float) -> None:
    """Draw a mark that begins thin, on a sheet of its own, for the road shows through it."""
    if len(piece) < 3:
        return
    ways = np.gradient(piece, axis=0)
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    across = np.column_stack([ways[:, 1], -ways[:, 0]])
    line = coarse(piece + across * side * lens.road.width)
    seen = lens.line(line) * lens.canvas.scale
    half = np.linspace(0.2, 0.5, len(seen))[:, None] * _WIDE * lens.lane * lens.canvas.scale
    turned = np.gradient(seen, axis=0)
    turned /= np.maximum(np.hypot(*turned.T), 1e-9)[:, None]
    sides = np.column_stack([turned[:, 1], -turned[:, 0]]) * half
    outline = np.vstack([seen + sides, (seen - sides)[::-1]])
    corner = np.floor(outline.min(0)) - 1
    size = np.ceil(outline.max(0) - corner) + 2
    sheet = pygame.Surface((int(size[0]), int(size[1])), pygame.SRCALPHA, 32)
    pygame.draw.polygon(sheet, _faint(strength), (outline - corner).tolist())
    place = (int(corner[0]), int(corner[1]))
    lens.canvas.surface.blit(sheet, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _faint(strength: float) -> tuple[int, int, int, int]:
    red, green, blue = (round(part * strength) for part in _RUBBER)
    return red, green, blue, round(255 * strength)


def draw_tyre_smoke(lens: Lens, effect: Effect, way: Way) -> None:
    """Draw the smoke behind the rear tyres of a car that brakes, and what it pays for that."""
    if effect.share >= 1:
        return
    lane, left = max(lens.lane, 18), 1 - window(effect.share, 0.6, 1)
    driven = way.driven(effect.share / ARRIVES)
    for index in range(_PUFFS):
        along = driven * (index + 1) / _PUFFS
        age = effect.share - ARRIVES * (index + 1) / _PUFFS
        if age < 0 or way.seen(along) < 1:
            continue
        heading = way.curve.heading(along)
        for side in (-_APART, _APART):
            drift = side * (1 + 1.6 * age) + 0.05 * sin(7.0 * index + side)
            at = _beside(way.curve.at(along), heading, drift * lens.road.width)
            radius = lane * (0.16 + 0.5 * age + 0.06 * (index % 3))
            draw_puff(lens.canvas, *lens.point(at), radius, _WHITE, 0.66 * left * (1 - 0.6 * age))
    _draw_price(lens, effect)


def _draw_price(lens: Lens, effect: Effect) -> None:
    """Draw over a car what it pays."""
    x, y = lens.point(lens.spot(effect.at).at)
    risen = 10 * ease_out(effect.share)
    for index, (icon, text) in enumerate(effect.gains):
        at = (x, y - 0.9 * lens.lane - 24 - risen - 38 * index)
        draw_badge(lens, at, icon, text, POOLS[icon])


def _beside(at: Point, heading: float, away: float) -> Point:
    return at[0] - sin(heading) * away, at[1] + cos(heading) * away


def draw_spin(lens: Lens, effect: Effect) -> None:
    """Draw the ring of smoke round a car that turns about itself."""
    x, y = lens.point(lens.spot(effect.at).at)
    lane, left = max(lens.lane, 18), 1 - window(effect.share, 0.55, 1)
    grown = 0.6 + 0.5 * ease_out(effect.share)
    for index in range(16):
        turn = 2 * pi * index / 16 + 0.4 * (index % 3)
        late = window(effect.share, 0.5 * index / 16, 1)
        if late > 0:
            at = (x + cos(turn) * lane * grown, y + sin(turn) * lane * grown * 0.92)
            radius = lane * (0.2 + 0.3 * late + 0.05 * (index % 4))
            draw_puff(lens.canvas, *at, radius, _WHITE, 0.6 * left)
    _draw_swirl(lens, (x, y), effect.share)


def _draw_swirl(lens: Lens, at: Point, share: float) -> None:
    """Draw two arcs round a car that turn with it."""
    strength = window(share, 0, 0.15) * (1 - window(share, 0.6, 0.9))
    if strength <= 0.1:
        return
    lane, scale = max(lens.lane, 18), lens.canvas.scale
    for far, wide in ((0.98, 0.10), (1.18, 0.06)):
        for half in (0, pi):
            start = half - 2 * pi * share
            line = [
                (at[0] + cos(start + part) * lane * far, at[1] + sin(start + part) * lane * far)
                for part in np.linspace(0, 1.9, 14)
            ]
            points = [lens.canvas.to_pixels(*each) for each in line]
            thick = max(1, round(wide * lane * scale * strength))
            pygame.draw.lines(lens.canvas.surface, WHITE, closed=False, points=points, width=thick)


def draw_wreck(lens: Lens, effect: Effect) -> None:
    """Draw fire that goes out at once, and dark smoke that rises from a car and stays a while."""
    x, y = lens.point(lens.spot(effect.at).at)
    lane, share = max(lens.lane, 18), effect.share
    fire = window(share, 0, 0.08) * (1 - window(share, 0.18, 0.42))
    if fire > 0:
        glow(lens, (x, y), 2.0 * lane, _FIRE, 0.7 * fire)
        draw_puff(lens.canvas, x, y, lane * 0.75, _FIRE, 0.9 * fire)
        draw_puff(lens.canvas, x, y, lane * 0.4, _HEART, fire)
    for index in range(12):
        age = share * 1.6 - 0.09 * index
        if age > 0:
            rise = min(age, 1.0)
            sway = 0.16 * sin(1.9 * index + 3 * rise)
            at = (x + lane * (sway - 0.7 * rise), y - lane * 1.7 * rise)
            left = 1 - window(age, 0.55, 1.2)
            draw_puff(lens.canvas, *at, lane * (0.24 + 0.5 * rise), _DARK, 0.72 * left)
    if effect.text and share > 0.2:
        draw_badge(lens, (x, y - 1.1 * lane - 30), "cross", effect.text, _BAD)
