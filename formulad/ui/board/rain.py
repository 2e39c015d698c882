"""Rain over the board: a dull light, a wet road that shines, and the drops."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.colour import rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.board.curves import Points
    from formulad.ui.board.lens import Lens
    from formulad.ui.board.road import Road

_DULL = rgb("C4D0DE")
"""What everything is multiplied with under a grey sky."""
_WATER, _SHINE = (96, 150, 205, 58), (214, 234, 255, 74)
"""The film of water on the road, and the light in it."""
_GLINT, _GLINT_EVERY, _GLINT_LENGTH = 0.1, 2.6, 1.3
"""Breadth, distance and length of the lights, in lane widths."""
_TILE = 320
"""Side of the square in which the pattern of the drops comes again, in units."""
_DROPS = 46
_SLANT, _FALL = 5.0, 17.0
_DROP = (222, 236, 255, 96)


class Rain:
    """Draws rain, and keeps what a still camera sees of it."""

    def __init__(self, road: Road) -> None:
        self._road = road
        self._ground: pygame.Surface | None = None
        """The wet ground as the camera saw it last."""
        self._seen: tuple[object, ...] = ()

    def draw_road(self, lens: Lens, *, flying: bool = False) -> None:
        """Dull the light and wet the road; while the camera flies the road has no time to shine."""
        surface, stage = lens.canvas.surface, lens.canvas.pixel_rect(lens.stage.rect)
        stage = stage.clip(surface.get_rect())
        key = (*stage, lens.camera, *lens.stage.free, lens.pixels)
        if not flying and self._ground and key == self._seen:
            surface.blit(self._ground, stage)
            return
        surface.fill(_DULL, stage, special_flags=pygame.BLEND_RGB_MULT)
        if not flying:
            surface.blit(self._film(lens, stage), stage)
            self._ground, self._seen = surface.subsurface(stage).copy(), key

    def draw_drops(self, lens: Lens) -> None:
        """Draw the drops over everything on the board."""
        canvas, stage = lens.canvas, lens.canvas.pixel_rect(lens.stage.rect)
        side = round(_TILE * canvas.scale)
        tile = canvas.cached(("rain", side), lambda: _tile(side))
        for x in range(stage.left, stage.right, side):
            for y in range(stage.top, stage.bottom, side):
                canvas.surface.blit(tile, (x, y))

    def _film(self, lens: Lens, stage: pygame.Rect) -> pygame.Surface:
        """Return the water on the road and the light in it, as this camera sees them."""
        film = pygame.Surface(stage.size, pygame.SRCALPHA)
        scale = lens.canvas.scale
        corner = np.array(stage.topleft, float)
        for outline in self._bands():
            corners = (lens.line(outline) * scale - corner).tolist()
            pygame.draw.polygon(film, _WATER, corners)
        for outline in self._glints():
            corners = (lens.line(outline) * scale - corner).tolist()
            pygame.draw.polygon(film, _SHINE, corners)
        return film

    def _bands(self) -> Iterator[Points]:
        """Yield the ground of every lane, cell by cell."""
        for lane in self._road.lanes:
            half = self._road.width / 2
            for start, end in zip(lane.limits[:-1], lane.limits[1:], strict=True):
                yield lane.curve.strip(float(start), float(end), half, -half)

    def _glints(self) -> Iterator[Points]:
        """Yield the lights in the water: short lines along the lanes."""
        width = self._road.width
        for lane in self._road.lanes:
            first, last = float(lane.limits[0]), float(lane.limits[-1])
            count = int((last - first) / (_GLINT_EVERY * width))
            for i in range(count):
                sway = (i * 7 + lane.number * 3) % 5
                along = first + (i + sway / 8) * _GLINT_EVERY * width
                aside = (sway - 2) * 0.13 * width
                half = _GLINT * width / 2
                length = (_GLINT_LENGTH + sway * 0.2) * width
                yield lane.curve.strip(along, min(along + length, last), aside + half, aside - half)


def _tile(side: int) -> pygame.Surface:
    """Return a square of drops that fits beside itself; the same in every game."""
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    unit = side / _TILE
    for drop in range(_DROPS):
        x = (drop * 197 + 31) % _TILE * unit
        y = (drop * 131 + drop * drop * 17) % _TILE * unit
        length = _FALL * (0.6 + drop % 5 * 0.15) * unit
        end = (x - _SLANT * unit, y + length)
        for dx in (0, side):
            for dy in (0, -side):
                start = (x + dx, y + dy)
                pygame.draw.line(
                    tile, _DROP, start, (end[0] + dx, end[1] + dy), max(1, round(1.3 * unit))
                )
    return tile
