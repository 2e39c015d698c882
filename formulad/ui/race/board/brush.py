"""Brush: paints shapes on one tile of the board."""

from __future__ import annotations

from functools import lru_cache
from math import degrees
from typing import TYPE_CHECKING, assert_never

import numpy as np
import pygame

from formulad.ui.race.board.flat_brush import FlatBrush
from formulad.ui.race.board.geometry.road_shapes import (
    Bloom,
    Disc,
    Fill,
    Flat,
    Gloom,
    Glow,
    Ground,
    Lettering,
    NotFlat,
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
    from formulad.ui.toolkit.text import Typesetter

_KEY: Colour = (254, 1, 253)
"""A colour no shape has: what stays unpainted on a scratch surface."""


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
        self._origin, self._scale = origin, scale
        self._typesetter = typesetter
        self._flat = FlatBrush(origin, scale, surface.get_size())

    def paint(self, shapes: Iterable[Shape]) -> None:
        """Paint shapes over what is there, each over those before it."""
        flats: list[Flat] = []
        for shape in shapes:
            if isinstance(shape, Fill | Disc | Panes):
                flats.append(shape)
                continue
            self._flat.paint(self.surface, flats)
            flats.clear()
            self._paint(shape)
        self._flat.paint(self.surface, flats)

    def _paint(self, shape: NotFlat) -> None:
        match shape:
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
                self._gloom(shape)
            case Ground():
                left, top, _, bottom = shape.bounds
                self._gradient(self.surface, shape.colours, (left, top), (left, bottom))
            case _:
                assert_never(shape)

    def _gloom(self, shape: Gloom) -> None:
        if soft := self._soft(shape, WHITE):
            self.surface.blit(*soft, special_flags=pygame.BLEND_RGB_MULT)

    def _bloom(self, shape: Bloom) -> None:
        soft = self._soft(shape, BLACK)
        if soft is None:
            return
        light, area = soft
        if shape.strength != 1:
            part = round(255 * shape.strength)
            light.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
        if shape.within:
            mask = self._aside.sheet("mask", self.surface, BLACK)
            road = self._flat.paint(mask, shape.within)
            light.blit(mask, (0, 0), area, pygame.BLEND_RGB_MULT)
            mask.fill(BLACK, road)
        self.surface.blit(light, area, special_flags=pygame.BLEND_RGB_ADD)

    def _shade(self, shape: Shade) -> None:
        shade = self._aside.sheet("shade", self.surface, WHITE)
        area = self._flat.paint(shade, shape.shapes)
        self.surface.blit(shade, area, area, pygame.BLEND_RGB_MULT)
        shade.fill(WHITE, area)

    def _pool(self, shape: Pool) -> None:
        shore = self._aside.sheet("shore", self.surface, _KEY)
        area = self._flat.paint(shore, (Fill(shape.shore, BLACK),))
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
        place = picture.get_rect(center=self._flat.pixel(shape.centre))
        self.surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _glow(self, shape: Glow) -> None:
        radius = max(2, round(shape.radius * self._scale))
        x, y = self._flat.pixel(shape.centre)
        light = _light(radius, shape.colour)
        self.surface.blit(light, (x - radius, y - radius), special_flags=pygame.BLEND_RGB_ADD)

    def _soft(
        self, shape: Bloom | Gloom, empty: Colour
    ) -> tuple[pygame.Surface, pygame.Rect] | None:
        """Return the shapes of a light or a shadow, blurred, and the part that they reach."""
        grain = grain_for(shape.reach * self._scale)
        sharp = pygame.Surface(grain.room(self.surface.get_size()), 0, self.surface)
        sharp.fill(empty)
        left, top = (side - grain.margin / self._scale for side in self._origin)
        brush = FlatBrush((left, top), self._scale / grain.step, sharp.get_size())
        painted = brush.paint(sharp, shape.shapes)
        area = grain.reached(painted).clip(self.surface.get_rect())
        return (softened(sharp, grain, area), area) if painted and area else None

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
                self._flat.paint(water, (shape,))
        water.set_clip(None)
        return water

    def _veil(self, surface: pygame.Surface, veil: Veil) -> None:
        sheet = self._aside.sheet("veil", self.surface, _KEY)
        sheet.set_clip(surface.get_clip())
        area = self._flat.paint(sheet, veil.shapes)
        sheet.set_colorkey(_KEY)
        sheet.set_alpha(round(veil.opacity * 255))
        surface.blit(sheet, area, area)
        sheet.fill(_KEY, area)

    def _gradient(
        self, surface: pygame.Surface, colours: Gradient, start: Point, end: Point
    ) -> None:
        """Fill what may be painted of a surface with colours that change from place to place."""
        first, last = self._flat.placed(np.array((start, end)))
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
