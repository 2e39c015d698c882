"""Rain over the board: a dull light, a wet road that shines, and the drops."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import pygame

from formulad.ui.colour import rgb

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.ui.board.curves import Points
    from formulad.ui.board.lens import Lens
    from formulad.ui.board.road import Road, Span

_DULL = rgb("C4D0DE")
"""What everything is multiplied with under a grey sky."""
_Film: TypeAlias = tuple[int, int, int, int]
"""A colour, and how much of it is seen."""
_WATER, _SHINE = (96, 150, 205, 58), (214, 234, 255, 74)
"""The film of water on the road, and the light in it."""
_GLINT, _GLINT_EVERY, _GLINT_LENGTH = 0.1, 2.6, 1.3
"""Breadth, distance and length of the lights, in lane widths."""
_LONGEST = 6.0
"""No cell is as long as that, in lane widths."""
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

    def draw_ground(
        self, lens: Lens, draw_dry: Callable[[], None], *, flying: bool = False
    ) -> None:
        """Draw the ground in a dull light, with a wet road.

        What a still camera saw is kept; while the camera flies the road has no time to shine.
        """
        surface, stage = lens.canvas.surface, lens.canvas.pixel_rect(lens.stage.rect)
        stage = stage.clip(surface.get_rect())
        key = (*stage, lens.camera, *lens.stage.free, lens.stage.turn, lens.pixels)
        if not flying and self._ground and key == self._seen:
            surface.blit(self._ground, stage)
            return
        draw_dry()
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
        for colour, outline in self._outlines:
            line = lens.line(outline)
            if lens.sees((line[0, 0], line[0, 1]), _LONGEST * lens.lane):
                pygame.draw.polygon(film, colour, (line * scale - corner).tolist())
        return film

    @cached_property
    def _outlines(self) -> list[tuple[_Film, Points]]:
        """All the water, then all the light in it; no camera changes where they lie."""
        water = [(_WATER, outline) for outline in self._bands()]
        return [*water, *((_SHINE, outline) for outline in self._glints())]

    def _bands(self) -> Iterator[Points]:
        """Yield the ground of every lane, cell by cell."""
        for lane in self._road.lanes:
            half = self._road.width / 2
            for start, end in zip(lane.starts, lane.ends, strict=True):
                yield lane.curve.strip(float(start), float(end), half, -half)

    def _glints(self) -> Iterator[Points]:
        """Yield the lights in the water: short lines along the lanes."""
        for lane in self._road.lanes:
            for span in self._road.runs(lane, frozenset(lane.cells)):
                yield from self._glints_on(span)

    def _glints_on(self, span: Span) -> Iterator[Points]:
        width = self._road.width
        count = int((span.end - span.start) / (_GLINT_EVERY * width))
        for i in range(count):
            sway = (i * 7 + span.lane.number * 3) % 5
            along = span.start + (i + sway / 8) * _GLINT_EVERY * width
            aside = (sway - 2) * 0.13 * width
            half = _GLINT * width / 2
            end = min(along + (_GLINT_LENGTH + sway * 0.2) * width, span.end)
            yield span.lane.curve.strip(along, end, aside + half, aside - half)


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
    tile.set_alpha(255, pygame.RLEACCEL)  # most of it is nothing, which is then passed over
    return tile
