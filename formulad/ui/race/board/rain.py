"""Rain over the board: a dull light, a wet road that shines, and the drops."""

from __future__ import annotations

from itertools import chain
from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import pygame

from formulad.kernel.values import Frozen
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.board.sheets import sheet_like
from formulad.ui.toolkit.colour import WHITE, mix, rgb

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road, Span
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour

_DULL, _DROP = rgb("C4D0DE"), (222, 236, 255)
"""What everything is multiplied with under a grey sky, and the colour of drops."""
_Film: TypeAlias = tuple[int, int, int, int]
"""A colour, and how much of it is seen."""
_WATER, _SHINE = (24, 33, 52, 112), (157, 185, 210, 62)
"""The film of water that darkens the road, and the sky that puddles show."""
_NIGHT_WATER = (24, 33, 52, 56)
"""By night the road is dark already."""
_GLINT, _GLINT_EVERY, _GLINT_LENGTH = 0.42, 6.4, 1.6
"""Breadth, distance and length of puddles, in lane widths."""
_PUDDLE = tuple((1 - cos(pi * i / 12)) / 2 for i in range(13))
"""Along a puddle, where its shores are measured."""
_AT_ONCE = 480
"""So many shapes of water are laid between two pictures of the screen."""
_LONGEST = 6.0
"""No cell is as long as that, in lane widths."""
_SLANT = 5 / 17
"""How far drops are blown to the left, for so far down."""
_DENSITIES = 6
"""How many steps there are from a dry sky to full rain: so many pictures of drops are kept."""


class _Layer(Frozen):
    """Drops that fall together."""

    side: int
    """Of the square in which their pattern comes again, in units."""
    drops: int
    """In such a square."""
    length: float
    width: float
    opacity: int
    speed: float
    """How far they fall in a second, in units."""


_LAYERS = (_Layer(320, 46, 17, 1.3, 96, 620), _Layer(448, 20, 34, 1.9, 84, 1040))
"""Those far away, and the few close by, which are long and fast."""


def light_of(wetness: float) -> Colour:
    """Return what the colours of things are multiplied with as the sky turns grey, in steps."""
    return mix(WHITE, _DULL, round(wetness * _DENSITIES) / _DENSITIES)


class Rain:
    """Makes the ground wet, and keeps what a still camera sees of it."""

    def __init__(self, road: Road) -> None:
        self._road = road
        self._ground: pygame.Surface | None = None
        """The wet ground as the camera saw it last."""
        self._water: pygame.Surface | None = None
        """What lies on the ground was drawn here."""
        self._seen: tuple[object, ...] = ()
        self._outlines: list[tuple[_Film, Points]] = []
        """All the water, then all the light in it, once that was looked for."""
        self._work: Iterator[None] | None = None
        """What makes the ground wet; None once it is."""

    def is_fine(self, lens: Lens) -> bool:
        """Return whether the wet ground is painted as a camera sees it that stands still."""
        is_done = self._ground is not None and self._work is None
        return is_done and self._seen == _view(lens)

    def forget(self) -> None:
        """Let go of what the camera saw last."""
        self._ground, self._water, self._seen, self._work = None, None, (), None

    def draw_ground(
        self,
        lens: Lens,
        draw_dry: Callable[[], pygame.Surface | None],
        *,
        wetness: float = 1.0,
        flying: bool = False,
        patient: bool = False,
    ) -> None:
        """Draw the ground in a dull light, with a wet road, or on the way there from a dry one.

        What a still camera saw is kept; while the camera flies the road has no time to shine, and
        those with patience see it shine some pictures later.

        Args:
            lens: through which the board is seen.
            draw_dry: draws the dry ground, and returns the sheet it lies on once it is as fine as
                it will be.
            wetness: how wet it is, from 0 to 1.
            flying: whether the camera moves.
            patient: whether more pictures follow at once.
        """
        surface, stage = lens.canvas.surface, _pixels(lens)
        is_known = self.is_fine(lens) and not flying
        if not is_known or wetness < 1:
            dry = draw_dry()
            is_known = dry is not None and self._wets(lens, stage, dry, patient=patient)
        if is_known and self._ground is not None:
            self._ground.set_alpha(round(255 * wetness) if wetness < 1 else None)
            surface.blit(self._ground, stage)
            return
        light = mix(WHITE, _DULL, wetness)
        lit = stage.clip(surface.get_clip())
        surface.fill(light, lit, special_flags=pygame.BLEND_RGB_MULT)

    def _wets(self, lens: Lens, stage: pygame.Rect, dry: pygame.Surface, *, patient: bool) -> bool:
        """Make dry ground wet, for those with patience a little; is it done?"""
        key = _view(lens)
        if key != self._seen or self._ground is None:
            self._ground = sheet_like(lens.canvas.surface, stage.size, self._ground)
            self._water = sheet_like(lens.canvas.surface, stage.size, self._water, pygame.SRCALPHA)
            self._work = self._wetting(lens, stage, dry, self._ground, self._water)
            self._seen = key
        for _ in self._work or ():
            if patient:
                return False
        self._work, self._water = None, None
        return True

    def _wetting(
        self,
        lens: Lens,
        stage: pygame.Rect,
        dry: pygame.Surface,
        ground: pygame.Surface,
        water: pygame.Surface,
    ) -> Iterator[None]:
        """Let dry ground look as in the rain, in short steps."""
        ground.set_alpha(None)
        ground.blit(dry, (0, 0), stage)
        ground.fill(_DULL, special_flags=pygame.BLEND_RGB_MULT)
        yield
        water.fill((0, 0, 0, 0))
        yield from self._draw_film(water, lens, stage)
        ground.blit(water, (0, 0))

    def _draw_film(self, film: pygame.Surface, lens: Lens, stage: pygame.Rect) -> Iterator[None]:
        """Draw the water on the road and the light in it, as this camera sees them, in steps."""
        scale = lens.canvas.scale
        corner = np.array(stage.topleft, float)
        yield from self._shape()
        for number, (colour, outline) in enumerate(self._outlines):
            if number % _AT_ONCE == 0:
                yield
            line = lens.line(outline)
            if lens.sees((line[0, 0], line[0, 1]), _LONGEST * lens.lane):
                pygame.draw.polygon(film, colour, (line * scale - corner).tolist())

    def _shape(self) -> Iterator[None]:
        """Find all the water, then all the light in it, in steps; no camera changes where."""
        if self._outlines:
            return
        film = _NIGHT_WATER if is_night(self._road.circuit.drawing.theme) else _WATER
        water = ((film, outline) for outline in self._bands())
        outlines = []
        for shape in chain(water, ((_SHINE, outline) for outline in self._glints())):
            outlines.append(shape)
            if len(outlines) % _AT_ONCE == 0:
                yield
        self._outlines = outlines

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
            end = min(along + (_GLINT_LENGTH + sway * 0.2) * width, span.end)
            yield _puddle(span, along, end, aside, _GLINT * width * (0.7 + 0.1 * sway) / 2)


def draw_drops(lens: Lens, now: float = 0.0, wetness: float = 1.0) -> None:
    """Draw the drops as they fall over everything on the board: fewer as the rain comes."""
    for layer in _LAYERS:
        _draw_layer(lens, layer, now, round(wetness * _DENSITIES))


def _pixels(lens: Lens) -> pygame.Rect:
    """Return the pixels of the stage."""
    return lens.canvas.pixel_rect(lens.stage.rect).clip(lens.canvas.surface.get_rect())


def _view(lens: Lens) -> tuple[object, ...]:
    """Return how a camera sees the ground."""
    return (*_pixels(lens), lens.camera, *lens.stage.free, lens.stage.turn, lens.pixels)


def _puddle(span: Span, start: float, end: float, aside: float, half: float) -> Points:
    """Return the shore of a puddle that lies along a lane: no straight line, as paint has."""
    shores = []
    for side in (1, -1):
        shore = []
        for number, share in enumerate(_PUDDLE):
            wide = half * 2 * sqrt(max(0.0, share * (1 - share))) * (1 + 0.2 * sin(2.1 * number))
            shore.append(span.lane.curve.at(start + (end - start) * share, aside + side * wide))
        shores.append(shore[::side])
    return np.array([*shores[0], *shores[1]], float)


def _draw_layer(lens: Lens, layer: _Layer, now: float, density: int) -> None:
    """Draw the drops of a layer, their square laid beside itself from where it has fallen to."""
    canvas, stage = lens.canvas, lens.canvas.pixel_rect(lens.stage.rect)
    side = round(layer.side * canvas.scale)
    tile = canvas.cached(("rain", layer, side, density), lambda: _tile(layer, side, density))
    fallen = layer.speed * canvas.scale * now
    left = stage.left - round(_SLANT * fallen) % side
    top = stage.top + round(fallen) % side - side
    for x in range(left, stage.right, side):
        for y in range(top, stage.bottom, side):
            canvas.surface.blit(tile, (x, y))


def _tile(layer: _Layer, side: int, density: int) -> pygame.Surface:
    """Return a square of drops that fits beside itself; the same in every game."""
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    unit, colour = side / layer.side, (*_DROP, layer.opacity)
    for drop in range(layer.drops * density // _DENSITIES):
        x = (drop * 197 + 31) % layer.side * unit
        y = (drop * 131 + drop * drop * 17) % layer.side * unit
        length = layer.length * (0.6 + drop % 5 * 0.15) * unit
        end = (x - _SLANT * length, y + length)
        for dx in (0, side):
            for dy in (0, -side):
                start = (x + dx, y + dy)
                width = max(1, round(layer.width * unit))
                pygame.draw.line(tile, colour, start, (end[0] + dx, end[1] + dy), width)
    tile.set_alpha(255, pygame.RLEACCEL)  # most of it is nothing, which is then passed over
    return tile
