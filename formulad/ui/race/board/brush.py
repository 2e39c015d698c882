"""Brush: paints shapes on one tile of the board."""

from __future__ import annotations

from functools import lru_cache
from math import degrees
from typing import TYPE_CHECKING, assert_never

import numpy as np
import pygame

from formulad.ui.race.board.geometry.road_shapes import (
    Bloom,
    Bounds,
    Disc,
    Fill,
    Flat,
    Gloom,
    Glow,
    Ground,
    Lettering,
    Panes,
    Pool,
    Shade,
    Shape,
    Veil,
)
from formulad.ui.race.board.soft import grain_for, softened
from formulad.ui.toolkit.colour import BLACK, WHITE, Colour, Gradient, mix
from formulad.ui.toolkit.lettering import Family, Style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.toolkit.text import Typesetter

_KEY: Colour = (254, 1, 253)
"""A colour no shape has: what stays unpainted on a scratch surface."""
_MANY = 40
"""Polygons with more corners are cut to the tile before they are filled."""
_LARGE = 2.5
"""So are those larger than so many tiles: each of their rows would be gone through."""
_NOWHERE = pygame.Rect(0, 0, 0, 0)


class Scratchpad:
    """Surfaces of one size to paint on aside; who paints there wipes it off again."""

    def __init__(self) -> None:
        self._kept: dict[str, pygame.Surface] = {}

    def sheet(self, use: str, like: pygame.Surface, colour: Colour) -> pygame.Surface:
        """Return the sheet of a use, all of one colour the first time."""
        sheet = self._kept.get(use)
        if sheet is None or sheet.get_size() != like.get_size():
            sheet = self._kept[use] = pygame.Surface(like.get_size(), 0, like)
            sheet.fill(colour)
        return sheet


class Brush:
    """Paints map pixels on a surface that shows a piece of the map, enlarged."""

    def __init__(
        self,
        surface: pygame.Surface,
        origin: Point,
        scale: float,
        typesetter: Typesetter,
        aside: Scratchpad,
    ) -> None:
        self.surface = surface
        self._aside = aside
        self._origin = np.array(origin)
        self._scale = scale
        self._typesetter = typesetter
        width, height = surface.get_size()
        self._window: Bounds = (-2.0, -2.0, width + 2.0, height + 2.0)

    def paint(self, shape: Shape) -> None:
        """Paint one shape over what is there."""
        match shape:
            case Fill() | Disc() | Panes():
                self._flats(self.surface, (shape,))
            case Shade():
                self._shade(shape)
            case Veil():
                self._veil(self.surface, shape)
            case Pool():
                self._pool(shape)
            case Lettering():
                self._letter(shape)
            case Glow():
                self._glow(shape)
            case Bloom():
                self._bloom(shape)
            case Gloom():
                shadow = self._soft(shape, WHITE)
                self.surface.blit(shadow, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            case Ground():
                left, top, _, bottom = shape.bounds
                self._gradient(self.surface, shape.colours, (left, top), (left, bottom))
            case _:
                assert_never(shape)

    def _bloom(self, shape: Bloom) -> None:
        light = self._soft(shape, BLACK)
        if shape.strength != 1:
            part = round(255 * shape.strength)
            light.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
        if shape.within:
            mask = self._aside.sheet("mask", self.surface, BLACK)
            area = self._flats(mask, shape.within)
            light.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            mask.fill(BLACK, area)
        self.surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def _shade(self, shape: Shade) -> None:
        shade = self._aside.sheet("shade", self.surface, WHITE)
        area = self._flats(shade, shape.shapes)
        self.surface.blit(shade, area, area, pygame.BLEND_RGB_MULT)
        shade.fill(WHITE, area)

    def _pool(self, shape: Pool) -> None:
        shore = self._aside.sheet("shore", self.surface, _KEY)
        area = self._fill(shore, shape.shore, BLACK)
        if not area:
            return
        water = self._water(shape, area)
        shore.set_colorkey(BLACK)
        water.blit(shore, area, area)
        shore.set_colorkey(None)
        shore.fill(_KEY, area)
        water.set_colorkey(_KEY)
        self.surface.blit(water, area, area)
        water.set_colorkey(None)

    def _letter(self, shape: Lettering) -> None:
        picture = self._figures(shape)
        place = picture.get_rect(center=self._place(shape.centre))
        self.surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _glow(self, shape: Glow) -> None:
        radius = max(2, round(shape.radius * self._scale))
        x, y = self._place(shape.centre)
        light = _light(radius, shape.colour)
        self.surface.blit(light, (x - radius, y - radius), special_flags=pygame.BLEND_RGB_ADD)

    def _soft(self, shape: Bloom | Gloom, empty: Colour) -> pygame.Surface:
        """Return the shapes of a light or a shadow, blurred, on a surface of the same size."""
        size = self.surface.get_size()
        grain = grain_for(shape.reach * self._scale)
        wide, high = ((side + 2 * grain.margin) // grain.step for side in size)
        sharp = pygame.Surface((wide, high), 0, self.surface)
        sharp.fill(empty)
        x, y = self._origin - grain.margin / self._scale
        brush = Brush(
            sharp, (float(x), float(y)), self._scale / grain.step, self._typesetter, self._aside
        )
        brush._flats(sharp, shape.shapes)
        return softened(sharp, grain, size)

    def _figures(self, shape: Lettering) -> pygame.Surface:
        """Return a text drawn and turned, the middle of its capitals in the middle."""
        style = Style(Family.SPARTAN, shape.size, 800)
        line = self._typesetter.line(shape.text, style, shape.colour, self._scale)
        reach = round(style.cap_height * self._scale)
        picture = pygame.Surface((line.width, 2 * reach), pygame.SRCALPHA)
        picture.blit(line.surface, (0, reach + reach // 2 - line.baseline))
        return (
            pygame.transform.rotozoom(picture, -degrees(shape.turn), 1) if shape.turn else picture
        )

    def _water(self, pool: Pool, area: pygame.Rect) -> pygame.Surface:
        """Return a surface on which a piece of water is painted."""
        water = self._aside.sheet("water", self.surface, BLACK)
        water.set_clip(area)
        self._gradient(water, pool.depths, *pool.slope)
        for shape in pool.inside:
            if isinstance(shape, Veil):
                self._veil(water, shape)
            else:
                self._flats(water, (shape,))
        water.set_clip(None)
        return water

    def _veil(self, surface: pygame.Surface, veil: Veil) -> None:
        sheet = self._aside.sheet("veil", self.surface, _KEY)
        sheet.set_clip(surface.get_clip())
        area = self._flats(sheet, veil.shapes)
        sheet.set_colorkey(_KEY)
        sheet.set_alpha(round(veil.opacity * 255))
        surface.blit(sheet, area, area)
        sheet.fill(_KEY, area)

    def _flats(self, surface: pygame.Surface, shapes: Iterable[Flat]) -> pygame.Rect:
        """Paint polygons and circles; return the rectangle they cover."""
        area = _NOWHERE
        for shape in shapes:
            match shape:
                case Fill():
                    touched = self._fill(surface, shape.outline, shape.colour)
                case Disc():
                    touched = self._disc(surface, shape)
                case Panes():
                    touched = self._panes(surface, shape)
            area = touched.union(area) if area else touched
        return area

    def _fill(self, surface: pygame.Surface, outline: Points, colour: Colour) -> pygame.Rect:
        corners = (outline - self._origin) * self._scale
        left, top, right, bottom = self._window
        (least_x, least_y), (most_x, most_y) = corners.min(0).tolist(), corners.max(0).tolist()
        if least_x > right or most_x < left or least_y > bottom or most_y < top:
            return _NOWHERE
        size = max(most_x - least_x, most_y - least_y)
        if len(corners) > _MANY or size > _LARGE * right:
            corners = cut(corners, self._window)
            if len(corners) < 3:
                return _NOWHERE
        return pygame.draw.polygon(surface, colour, np.floor(corners + 0.5).tolist())

    def _disc(self, surface: pygame.Surface, disc: Disc) -> pygame.Rect:
        centre, radius = self._place(disc.centre), disc.radius * self._scale
        return pygame.draw.circle(surface, disc.colour, centre, max(1.0, radius))

    def _panes(self, surface: pygame.Surface, panes: Panes) -> pygame.Rect:
        seen = (panes.corners - self._origin) * self._scale
        half = np.sign(seen - seen.mean(1, keepdims=True)) / 2  # borders are painted too
        corners = np.floor(seen - half + 0.5)
        for pane, colour in zip(corners.tolist(), panes.colours, strict=True):
            pygame.draw.polygon(surface, colour, pane)
        (left, top), (right, bottom) = corners.min((0, 1)), corners.max((0, 1))
        area = pygame.Rect(int(left), int(top), int(right - left) + 1, int(bottom - top) + 1)
        return area.clip(surface.get_rect())

    def _place(self, point: Point) -> tuple[int, int]:
        x, y = np.floor((np.array(point) - self._origin) * self._scale + 0.5)
        return int(x), int(y)

    def _gradient(
        self, surface: pygame.Surface, colours: Gradient, start: Point, end: Point
    ) -> None:
        """Fill what may be painted of a surface with colours that change from place to place."""
        first, last = ((np.array(p) - self._origin) * self._scale for p in (start, end))
        way = (last - first) / max(1e-6, float(np.dot(last - first, last - first))) * 255
        area = surface.get_clip()
        columns = np.arange(area.left, area.right if way[0] else area.left + 1)
        across = ((columns - first[0]) * way[0]).astype(np.float32)
        down = ((np.arange(area.top, area.bottom) - first[1]) * way[1]).astype(np.float32)
        steps = np.clip(across[:, None] + down[None, :], 0, 255).astype(np.uint8)
        indexed = pygame.Surface(steps.shape, 0, 8)
        indexed.set_palette(_tones(colours))
        pygame.surfarray.blit_array(indexed, steps)
        if not way[0]:
            indexed = pygame.transform.scale(indexed, area.size)
        surface.blit(indexed, area)


@lru_cache(maxsize=16)
def _tones(colours: Gradient) -> list[Colour]:
    return [mix(colours.top, colours.bottom, i / 255) for i in range(256)]


@lru_cache(maxsize=64)
def _light(radius: int, colour: Colour) -> pygame.Surface:
    """Return a round light that fades outwards."""
    away = np.hypot(*(np.mgrid[0 : 2 * radius, 0 : 2 * radius] + 0.5 - radius)) / radius
    share = np.clip(1 - away, 0, 1) ** 2 * (1 + away / 2)
    light = pygame.Surface((2 * radius, 2 * radius), 0, 32)
    tones = (share[..., None] * colour).astype(np.uint8)
    pygame.surfarray.blit_array(light, tones)
    return light


def cut(corners: Points, window: Bounds) -> Points:
    """Return the part of a polygon inside a window; the rest would only cost time."""
    left, top, right, bottom = window
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        depth = (corners[:, axis] - limit) * sign
        if depth.min(initial=0.0) >= 0:
            continue
        corners = _half(corners, depth)
    return corners


def _half(corners: Points, depth: Points) -> Points:
    """Return the part of a polygon on the good side of a line, by the depth of each corner."""
    ahead, depth_ahead = np.roll(corners, -1, 0), np.roll(depth, -1)
    inside = depth >= 0
    crossing = inside != (depth_ahead >= 0)
    share = depth / np.where(crossing, depth - depth_ahead, 1.0)
    crossings = corners + (ahead - corners) * share[:, None]
    both = np.stack([corners, crossings], 1).reshape(-1, 2)
    kept: Points = both[np.stack([inside, crossing], 1).ravel()]
    return kept
