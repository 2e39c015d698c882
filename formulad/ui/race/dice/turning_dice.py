"""Turning dice: each as it is seen while it is thrown, and as it lies with its result on top."""

from __future__ import annotations

from enum import Enum, auto
from math import atan2, cos, degrees, hypot, pi, sin
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.race.dice import BLACK, GEAR_DICE, Gear
from formulad.ui.art.solids import lying, seen, solid, turn
from formulad.ui.toolkit.colour import WHITE, Colour, darker, lighter, luminance, mix
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import BLACK_DIE, GEARS

if TYPE_CHECKING:
    from formulad.ui.art.solids import SeenFacet, Vectors
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Point

STEP = 10
"""Degrees from one view of a turning die to the next."""
_ENDING = 70
"""From so many degrees before its end on, a die shows around its result what it will show then."""
_AXIS = np.array([0.55, -0.83, 0.0])
"""It is thrown across this."""
_TILT = {6: 20.0}
"""A cube would show but one side."""
_FIGURES = {4: 0.34, 6: 0.42, 8: 0.27, 12: 0.25, 20: 0.17, 30: 0.15}
"""The size of figures, as a share of the die."""
_READ = {4: 1.2, 6: 1.2, 8: 1.35, 12: 1.4, 20: 1.55, 30: 1.6}
"""How much larger the result is lettered once the die lies."""
_OTHERS = 0.42
"""How much is seen of the other numbers then."""
_FLAT = 0.28
"""Numbers on what faces the eye less than this are not read."""
_BREAK = 0.62
"""The light in which a facet has the colour of its die."""
_RADIUS = 0.455
_FINE = 300
"""Dice of more pixels than this are smooth enough as they are drawn."""
_SMALL, _LEGIBLE = 90.0, 0.40
"""Dice smaller than this show their result alone, and large: in units, and of their size."""
_UNDERLINED = (6, 9)
_BRIGHT = 0.33
"""Dice brighter than this are lettered dark."""


class _Look(Enum):
    """How the numbers of a die are lettered."""

    TURNING = auto()
    READ = auto()
    """The result is larger than the others."""
    SMALL = auto()
    """Only the result has room."""


def turning_die(canvas: Canvas, die: int, value: int, size: float, left: float) -> pygame.Surface:
    """Return a die so many units wide that still turns so many degrees before it lies."""
    pixels = max(8, round(size * canvas.scale))
    step = round(left / STEP) * STEP
    if step <= 0:
        return lying_die(canvas, die, value, size)
    end = value if step <= _ENDING else 0
    around = step if end else step % 360
    return canvas.cached(
        ("turning die", die, end, pixels, around),
        lambda: _view(canvas, die, end, pixels, float(around), _Look.TURNING),
    )


def prepare_die(canvas: Canvas, die: int, size: float) -> None:
    """Draw one more view of a die that will be thrown, if any is missing."""
    pixels = max(8, round(size * canvas.scale))
    for around in range(0, 360, STEP):
        if not canvas.holds(("turning die", die, 0, pixels, around)):
            turning_die(canvas, die, 0, size, around + 360.0)
            return


def lying_die(canvas: Canvas, die: int, value: int, size: float) -> pygame.Surface:
    """Return a die so many units wide that lies with its result on top."""
    pixels = max(8, round(size * canvas.scale))
    look = _Look.SMALL if size < _SMALL else _Look.READ
    return canvas.cached(
        ("lying die", die, value, pixels, look),
        lambda: _view(canvas, die, value, pixels, 0.0, look),
    )


def draw_lying_die(canvas: Canvas, die: int, value: int, rect: Rect) -> None:
    """Draw a die that lies with its result on top, as large as a place."""
    canvas.paint_centred(lying_die(canvas, die, value, rect.width), *rect.center)


def faces_of(die: int, top: int = 0) -> tuple[int, ...]:
    """Return what stands on the facets of a die, first that which lies on top."""
    faces = list((BLACK if die == BLACK_DIE else GEAR_DICE[Gear(die)]).faces)
    spread = [faces[(7 * index) % len(faces)] for index in range(len(faces))]
    if top in spread:
        at = spread.index(top)
        spread[0], spread[at] = spread[at], spread[0]
    return tuple(spread)


def _view(
    canvas: Canvas, die: int, value: int, pixels: int, left: float, look: _Look
) -> pygame.Surface:
    """Return a picture of a die that is turned back by so many degrees from how it will lie."""
    faces = faces_of(die, value)
    turned = _turned(len(faces), left)
    over = 2 if pixels < _FINE else 1
    sheet = pygame.Surface((pixels * over, pixels * over), pygame.SRCALPHA, 32)
    facets = seen(len(faces), turned)
    _draw_facets(sheet, facets, GEARS[die])
    if over > 1 and look is not _Look.SMALL:
        sheet, over = pygame.transform.smoothscale(sheet, (pixels, pixels)), 1
    for facet in facets:
        if facet.facing > _FLAT and (facet.index == 0 or look is not _Look.SMALL):
            _draw_figure(canvas, sheet, facet, die, faces, look)
    return pygame.transform.smoothscale(sheet, (pixels, pixels)) if over > 1 else sheet


def _turned(sides: int, left: float) -> Vectors:
    return turn(_AXIS, -left) @ lying(solid(sides)[0], _TILT.get(sides, 0.0))


def _draw_facets(sheet: pygame.Surface, facets: tuple[SeenFacet, ...], colour: Colour) -> None:
    size = sheet.get_width()
    rim = darker(colour, 0.62)
    outlines = [[_place(size, corner) for corner in facet.corners] for facet in facets]
    for outline in outlines:
        pygame.draw.polygon(sheet, rim, outline)
        for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
            pygame.draw.line(sheet, rim, start, end, max(2, round(size * 0.036)))
        for corner in outline:
            pygame.draw.circle(sheet, rim, corner, size * 0.018)
    for facet, outline in zip(facets, outlines, strict=True):
        shade = _shade(colour, facet)
        pygame.draw.polygon(sheet, shade, outline)
        pygame.draw.aalines(sheet, lighter(shade, 0.28), closed=True, points=outline)


def _shade(colour: Colour, facet: SeenFacet) -> Colour:
    dark, light = darker(colour, 0.5), lighter(colour, 0.34)
    if facet.light < _BREAK:
        shade = mix(dark, colour, facet.light / _BREAK)
    else:
        shade = mix(colour, light, (facet.light - _BREAK) / (1 - _BREAK))
    return lighter(shade, 0.34 * facet.gloss)


def _place(size: int, corner: tuple[float, float]) -> tuple[float, float]:
    return size * (0.5 + _RADIUS * corner[0]), size * (0.5 + _RADIUS * corner[1])


def _draw_figure(
    canvas: Canvas,
    sheet: pygame.Surface,
    facet: SeenFacet,
    die: int,
    faces: tuple[int, ...],
    look: _Look,
) -> None:
    """Press the number of a facet onto it; the result of a die that lies has a dark border."""
    size, is_read = sheet.get_width(), look is not _Look.TURNING
    is_result = is_read and facet.index == 0
    height = size * _FIGURES[len(faces)] * (_READ[len(faces)] if is_result else 1.0)
    if look is _Look.SMALL:
        height = max(height, size * _LEGIBLE)
    ink = INK if luminance(GEARS[die]) > _BRIGHT else WHITE
    border = darker(GEARS[die], 0.62) if is_result and ink is WHITE else None
    figure = _figure(canvas, faces[facet.index], height, ink, border)
    flat = _pressed(figure, facet)
    opacity = _OTHERS if is_read else max(0.35, facet.facing * 0.9)
    if not is_result:
        flat.fill((round(255 * opacity),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    corner = flat.get_rect(center=_place(size, facet.middle))
    sheet.blit(flat, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


def _figure(
    canvas: Canvas, number: int, height: float, ink: Colour, border: Colour | None
) -> pygame.Surface:
    """Return a number of so many pixels, the middle of its figures in the middle."""
    style = Style(Family.SPARTAN, max(1, round(height)) / canvas.scale, 800)
    sheet = pygame.Surface((round(height * 1.9), round(height * 1.6)), pygame.SRCALPHA, 32)
    if border is not None:
        for around in range(12):
            away = (cos(around * pi / 6), sin(around * pi / 6))
            _letter(canvas, sheet, number, style, border, away, 0.07 * height)
    _letter(canvas, sheet, number, style, ink)
    if number in _UNDERLINED:
        _underline(sheet, height, ink)
    return sheet


def _letter(
    canvas: Canvas,
    sheet: pygame.Surface,
    number: int,
    style: Style,
    colour: Colour,
    away: Point = (0.0, 0.0),
    far: float = 0.0,
) -> None:
    line = canvas.lettered(str(number), style, colour)
    middle = line.baseline - style.cap_height * canvas.scale / 2
    x = (sheet.get_width() - line.width) / 2 + away[0] * far
    y = sheet.get_height() / 2 - middle + away[1] * far
    sheet.blit(line.surface, (round(x), round(y)), special_flags=pygame.BLEND_PREMULTIPLIED)


def _underline(sheet: pygame.Surface, height: float, ink: Colour) -> None:
    """Tell a 6 from a 9."""
    width, thick = 0.5 * height, max(1.0, 0.09 * height)
    x, y = sheet.get_width() / 2 - width / 2, sheet.get_height() / 2 + 0.42 * height
    pygame.draw.rect(sheet, ink, pygame.FRect(x, y, width, thick))


def _pressed(figure: pygame.Surface, facet: SeenFacet) -> pygame.Surface:
    """Return a number as it lies on a facet: turned, squeezed, and turned again."""
    a, b, c, d = facet.across[0], -facet.up[0], facet.across[1], -facet.up[1]
    e, f, g, h = (a + d) / 2, (a - d) / 2, (c + b) / 2, (c - b) / 2
    long, short = hypot(e, h) + hypot(f, g), abs(hypot(e, h) - hypot(f, g))
    first, second = atan2(g, f), atan2(h, e)
    before, after = (second - first) / 2, (second + first) / 2
    turned = pygame.transform.rotozoom(figure, -degrees(before), 1)
    wide, high = (
        max(1, round(turned.get_width() * long)),
        max(1, round(turned.get_height() * short)),
    )
    squeezed = pygame.transform.smoothscale(turned, (wide, high))
    return pygame.transform.rotozoom(squeezed, -degrees(after), 1)
