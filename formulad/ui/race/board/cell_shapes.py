"""Cells that are lit up: one small picture for each, drawn once for each zoom."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.kernel.values import Frozen, replace
from formulad.ui.race.board.geometry.curves import even_line
from formulad.ui.race.board.geometry.strokes import dashes
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.sketch import faded
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import OUT_STRIPE, Hatch

if TYPE_CHECKING:
    from typing import TypeAlias

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour

    _Lit: TypeAlias = tuple[pygame.Surface, int, int]
    """The picture of a cell, and where it lies from the middle of the cell, in pixels."""

_FINER, _FINER_ON_FINE_SCREENS, _FINE_SCREEN = 3, 2, 1.5
"""How much larger a cell is drawn before it is scaled down, so that its border becomes smooth; on
screens with so many pixels a unit less will do."""
_KEPT = 600
_LARGER, _LARGEST = 1.5, 1.2
"""How much larger a rough cell is painted than it is seen, to be brought to its size while the
camera flies; and how much larger than it was painted a cell may be seen then."""
_AT_ONCE, _USUAL_LANE = 10.0, 28.0
"""So many cells are painted smooth between two pictures of the screen, if there is patience, where
a lane has so many pixels; fewer where they are larger."""
_ROUGH_AT_ONCE = 14
"""So many cells are painted roughly for one picture of a flying camera: a whole gear that lights up
would take as long as the rest of the picture."""
_STRIPE_EVERY, _STRIPE, _CROSS = 8.0, 2.6, 2.0
_STRIPE_STRENGTH, _CROSS_STRENGTH = 0.30, 0.42
_OUT_EVERY, _OUT_WIDE = 11.0, 5.2
_OUT_GROUND, _OUT_STRIPES = 0.80, 0.84
"""How broad stripes lie on a cell that ends the race, and how little of the road shows through."""
_DASH, _GAP = 8.0, 3.5
"""Hatching, in units of the canvas."""


class CellLook(Frozen):
    """How a cell is lit up."""

    fill: Colour
    line: Colour | None = None
    line_width: float = 1.4
    hatch: Hatch = Hatch.PLAIN
    inset: float = 0.06
    """How far it stays inside its borders, in lane widths."""
    opacity: float = 1.0
    fill_opacity: float = 1.0
    """How much of its fill is seen: the road shows through."""


class CellPainter:
    """Draws lit cells and keeps their pictures."""

    def __init__(self) -> None:
        self._sprites: Cache[_Lit] = Cache(_KEPT)
        self._models: Cache[tuple[_Lit, float]] = Cache(_KEPT)
        """The last picture of each cell, with the pixels a map pixel had in it."""
        self._borders: Cache[Points] = Cache(_KEPT)
        """The borders of cells on the map, from their middles."""
        self._smooth_left = 0.0
        """How many more cells of the usual size are painted smooth in this picture of the board."""
        self._rough_left = 0
        """How many more are painted roughly in it."""
        self.is_fine = True
        """Whether all that was drawn in this picture is smooth."""
        self.has_painted = False
        """Whether some cell was painted smooth for this picture."""
        self.begin()

    def begin(self, *, hasty: bool = False, patient: bool = False) -> None:
        """Begin a picture of the board.

        Args:
            hasty: whether cells are drawn fast rather than smooth, as long as the camera moves.
            patient: whether only some are painted smooth now, and others in the next pictures.
        """
        self._smooth_left = 0.0 if hasty else _AT_ONCE if patient else math.inf
        self._rough_left = _ROUGH_AT_ONCE
        self.is_fine, self.has_painted = True, False

    def draw(self, lens: Lens, cell: CellId, look: CellLook, share: float = 1.0) -> None:
        """Draw a lit cell, or a share of its light, if the stage shows it."""
        point = lens.cell(cell)
        if not lens.sees(point, 2 * lens.lane):
            return
        sprite, left, top = self._lit(lens, cell, look)
        if share < 1:
            sprite = faded(sprite, share)
        x, y = lens.canvas.to_pixels(*point)
        lens.canvas.surface.blit(
            sprite, (x + left, y + top), special_flags=pygame.BLEND_PREMULTIPLIED
        )

    def _lit(self, lens: Lens, cell: CellId, look: CellLook) -> _Lit:
        """Return the picture of a cell; if it may not be painted now, its last one resized."""
        scale = lens.canvas.scale
        finer = _FINER if scale < _FINE_SCREEN else _FINER_ON_FINE_SCREENS
        name = (cell, look, scale, lens.stage.turn)
        key = (*name, lens.pixels)
        if key not in self._sprites:
            if self._smooth_left <= 0:
                self.is_fine = False
                return self._resized(lens, cell, look, name)
            self.has_painted = True
            self._smooth_left -= (lens.pixels * lens.road.width / _USUAL_LANE) ** 2
        sprite = self._sprites.get(key, lambda: self._painted(lens, cell, look, 1.0, finer))
        self._models.put(name, (sprite, lens.pixels))
        return sprite

    def _resized(self, lens: Lens, cell: CellId, look: CellLook, name: tuple[object, ...]) -> _Lit:
        """Return the last picture of a cell brought to its size; a rough one if that was small.

        Where too many are to be painted, one has its colour alone until its turn comes: it lights
        up meanwhile, and the camera flies.
        """
        if name not in self._models and not self._may_be_rough():
            return self._painted(lens, cell, _flat(look), 1.0, 1)
        model, pixels = self._models.get(name, lambda: self._rough(lens, cell, look))
        if lens.pixels > _LARGEST * pixels and self._may_be_rough():
            model, pixels = self._models.put(name, self._rough(lens, cell, look))
        return _brought(model, lens.pixels / pixels)

    def _may_be_rough(self) -> bool:
        """Return whether one more cell may be painted roughly in this picture."""
        self._rough_left -= 1
        return self._rough_left >= 0

    def _rough(self, lens: Lens, cell: CellId, look: CellLook) -> tuple[_Lit, float]:
        return self._painted(lens, cell, look, _LARGER, 1), _LARGER * lens.pixels

    def _painted(self, lens: Lens, cell: CellId, look: CellLook, larger: float, finer: int) -> _Lit:
        """Paint a cell as it is seen, or larger, and before that so many times finer."""
        outline, scale = lens.seen(self._border(lens, cell, look.inset)), lens.canvas.scale
        return _sprite(outline * scale * larger, look, scale * larger, finer)

    def _border(self, lens: Lens, cell: CellId, inset: float) -> Points:
        road = lens.road
        return self._borders.get(
            (cell, inset), lambda: road.outline(cell, inset * road.width) - road.place(cell)
        )


def _flat(look: CellLook) -> CellLook:
    """Return how a cell is lit up in its colour alone."""
    is_out = look.hatch is Hatch.DASHED_BORDER
    opacity = _OUT_GROUND if is_out else look.fill_opacity
    return replace(look, line=None, hatch=Hatch.PLAIN, fill_opacity=opacity)


def _brought(lit: _Lit, factor: float) -> _Lit:
    """Return the picture of a cell for another zoom, as long as the camera moves."""
    sprite, left, top = lit
    size = [max(1, round(side * factor)) for side in sprite.get_size()]
    resized = pygame.transform.smoothscale(sprite, size)
    return resized, round(left * factor), round(top * factor)


def _sprite(outline: Points, look: CellLook, scale: float, finer: int) -> _Lit:
    """Return the picture of a cell, and where it lies from the middle of the cell, in pixels."""
    left, top = (int(edge) for edge in np.floor(outline.min(0)) - 2)
    right, bottom = (int(edge) for edge in np.ceil(outline.max(0)) + 2)
    sheet = pygame.Surface(((right - left) * finer, (bottom - top) * finer), pygame.SRCALPHA)
    _draw(sheet, (outline - (left, top)) * finer, look, scale * finer)
    small = (right - left, bottom - top)
    sprite = pygame.transform.smoothscale(sheet, small) if finer > 1 else sheet
    if look.opacity < 1:
        sprite.fill((round(255 * look.opacity),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return sprite, left, top


def _draw(sheet: pygame.Surface, outline: Points, look: CellLook, unit: float) -> None:
    corners = outline.tolist()
    if look.hatch is Hatch.DASHED_BORDER:
        pygame.draw.polygon(sheet, _seen_through(look.fill, _OUT_GROUND), corners)
        _stripe(sheet, corners, unit)
    else:
        pygame.draw.polygon(sheet, _seen_through(look.fill, look.fill_opacity), corners)
    if look.hatch in {Hatch.STRIPES, Hatch.CROSSED}:
        _hatch(sheet, corners, look, unit)
    if look.line is None:
        return
    line = np.vstack([outline, outline[:1]])
    width = max(_FINER_ON_FINE_SCREENS, round(look.line_width * unit))
    if look.hatch is Hatch.DASHED_BORDER:
        for dash in dashes(even_line(line, unit), _DASH * unit, _GAP * unit):
            _stroke(sheet, dash, width, look.line)
    else:
        _stroke(sheet, line, width, look.line)


def _hatch(sheet: pygame.Surface, corners: list[list[float]], look: CellLook, unit: float) -> None:
    """Draw slanted lines within an outline."""
    crossed = look.hatch is Hatch.CROSSED
    thick = max(1, round((_CROSS if crossed else _STRIPE) * unit))
    colour = mix(look.fill, INK, _CROSS_STRENGTH if crossed else _STRIPE_STRENGTH)
    width, height = sheet.get_size()
    lines = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in np.arange(0, width + height, _STRIPE_EVERY * unit):
        pygame.draw.line(lines, colour, (x, 0), (x - height, height), thick)
        if crossed:
            pygame.draw.line(lines, colour, (x - height, 0), (x, height), thick)
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255), corners)
    lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(lines, (0, 0))


def _stripe(sheet: pygame.Surface, corners: list[list[float]], unit: float) -> None:
    """Draw the broad stripes on a cell that ends the race."""
    width, height = sheet.get_size()
    colour, thick = _seen_through(OUT_STRIPE, _OUT_STRIPES), max(1, round(_OUT_WIDE * unit))
    lines = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in np.arange(0, width + height, _OUT_EVERY * unit):
        pygame.draw.line(lines, colour, (x, 0), (x - height, height), thick)
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255), corners)
    lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(lines, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _seen_through(colour: Colour, opacity: float) -> tuple[int, int, int, int]:
    """Return a colour through which the road is seen."""
    red, green, blue = (round(part * opacity) for part in colour)
    return red, green, blue, round(255 * opacity)


def _stroke(sheet: pygame.Surface, line: Points, width: int, colour: Colour) -> None:
    points = line.tolist()
    pygame.draw.lines(sheet, colour, closed=False, points=points, width=width)
    for point in points:
        pygame.draw.circle(sheet, colour, point, width / 2)
