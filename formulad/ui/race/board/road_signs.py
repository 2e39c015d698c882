"""The signs of the corners: how many stops, the longest and the shortest way, the name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.ui.race.board.board_words import words_of
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.board.geometry.road_shapes import overlap
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, GREEN, SUN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.race.road.track import CellId, Corner
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.finder import CellFinder
    from formulad.ui.race.board.geometry.drawn_road import Road, Span
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.race.board.geometry.road_shapes import Bounds
    from formulad.ui.toolkit.canvas import Canvas

_STOPS = Style(Family.SPARTAN, 31, 800)
_WAYS = Style(Family.INTER, 15, 700)
_NAME = Style(Family.SPARTAN, 14, 700, 0.06)
_SQUARE, _WAY, _GAP, _PLATE_HEIGHT = 38.0, 30.0, 3.0, 24.0
"""Of a sign at its full size, in units."""
_FULL_AT, _SMALLEST, _STEP, _READ_FROM = 27.0, 0.6, 0.05, 0.8
"""Lanes so wide have signs of full size; how small signs get, in which steps; from which size on
the numbers of their ways can be read."""
_BLOCK = (1.1, 0.8)
"""Half the width and height that is kept free for a sign, in lane widths."""
_NAME_ROOM, _LETTER = 4.6, 0.55
"""Room for a name, and how much of it each letter takes where the board is small."""
_LONG_NAME = 2.2
_SEEN = 3.2
"""How far round the road is seen with all of it, in lane widths."""
_SHORTEST_RED = rgb("D8313F")
_PLATE = (CREAM, rgb("CDB88B"), INK)
_NIGHT_PLATE = (rgb("14112B"), rgb("6A5BB8"), CREAM)
"""Of the plate with a name: its ground, its border, its letters."""


@frozen
class Sign:
    """A corner's sign and where it stands."""

    corner: Corner
    place: Point
    side: int
    """1 if the name stands to the right of the square, -1 if to the left."""


@frozen
class _Site:
    """A place that comes into question, and how bad it is."""

    place: Point
    side: int
    fault: float


@frozen
class _Ground:
    """Where places are looked for."""

    road: Road
    finder: CellFinder
    words: list[Bounds]
    """Where neon says something."""
    seen: Bounds
    """What is seen with the whole road."""


def place_signs(road: Road, finder: CellFinder) -> tuple[Sign, ...]:
    """Return the signs of all corners, outside their bends where they cover no road."""
    signs: list[Sign] = []
    ground = _Ground(road, finder, words_of(road.circuit.drawing), road.bounds(_SEEN))
    sectors = sorted({sector for sector in road.track.corner_sector if sector >= 0})
    for sector, cells in zip(sectors, road.corners, strict=True):
        corner = road.track.sectors[sector].corner
        name = corner.name if corner else ""
        sites = [s for s in _sites(ground, cells) if _apart(s, name, signs, road.width)]
        if corner and sites:
            best = min(sites, key=lambda site: site.fault)
            signs.append(Sign(corner, best.place, best.side))
    return tuple(signs)


def sign_rect(lens: Lens, sign: Sign) -> Rect:
    """Return the place a sign takes on the canvas, with its name."""
    x, y = lens.point(sign.place)
    half = _SQUARE / 2
    side = _side(lens, sign)
    reach = half + _GAP + _WAY + 6 + lens.canvas.text_width(sign.corner.name.upper(), _NAME) + 16
    left = x - half if side > 0 else x - reach
    return Rect(left, y - half, half + reach, 2 * half)


def sign_without_name(lens: Lens, sign: Sign) -> Rect:
    """Return the place a sign takes on the canvas with its figures alone."""
    if _size(lens) < _READ_FROM:
        return sign_square(lens, sign)
    whole, wide = sign_rect(lens, sign), _SQUARE + _GAP + _WAY
    left = whole.left if _side(lens, sign) > 0 else whole.right - wide
    return Rect(left, whole.top, wide, whole.height)


def sign_square(lens: Lens, sign: Sign) -> Rect:
    """Return the place of the square of a sign alone, as small as it is on a small board."""
    (x, y), half = lens.point(sign.place), _SQUARE / 2 * _size(lens)
    return Rect(x - half, y - half, 2 * half, 2 * half)


def draw_sign(
    lens: Lens,
    sign: Sign,
    covered: Sequence[Rect] = (),
    others: Sequence[Rect] = (),
    *,
    is_named: bool = True,
) -> None:
    """Draw a sign, smaller where the board is small: there its ways could not be read.

    What would lie half under something that covers the board is left out: its name, its ways, or
    all of it. So is a name over the squares of others, or one that would be cut by the edge.
    """
    x, y = lens.point(sign.place)
    square = Rect(x - _SQUARE / 2, y - _SQUARE / 2, _SQUARE, _SQUARE)
    if not lens.sees((x, y), 200) or square.collidelist(list(covered)) >= 0:
        return
    size = _size(lens)
    beside = _SQUARE / 2 * size + _GAP
    ways = Rect(0, y - _SQUARE / 2, beside + _WAY * size, _SQUARE)
    ways.left = x if sign.side > 0 else x - ways.width
    if size < _READ_FROM or ways.collidelist(list(covered)) >= 0:
        _draw_square(lens.canvas, sign.corner, (x, y), size)
    else:
        draw_figures(lens.canvas, sign.corner, (x, y), size, _side(lens, sign))
        beside += (_WAY + 6) * size
    if is_named:
        _draw_name(lens, sign, x + _side(lens, sign) * beside, y, [*covered, *others])


def draw_figures(canvas: Canvas, corner: Corner, at: Point, size: float, side: int = 1) -> None:
    """Draw the square with the stops around a place, and the two ways to one side of it."""
    _draw_square(canvas, corner, at, size)
    (x, y), half = at, _SQUARE / 2 * size
    near = x + side * (half + _GAP * size)
    rows = ((corner.longest, GREEN, y - half), (corner.shortest, _SHORTEST_RED, y + size))
    for cells, colour, top in rows:
        left = near if side > 0 else near - _WAY * size
        rect = Rect(left, top, _WAY * size, half - size)
        canvas.box(rect, colour, radius=5 * size, line=INK, line_width=1.6 * size)
        style = _scaled(_WAYS, size)
        canvas.text(str(cells), rect.centerx, rect.centery, style, WHITE, align=0.5)


def _draw_square(canvas: Canvas, corner: Corner, at: Point, size: float) -> None:
    (x, y), half = at, _SQUARE / 2 * size
    square = Rect(x - half, y - half, 2 * half, 2 * half)
    canvas.box(square, SUN, radius=8 * size, line=INK, line_width=2.4 * size)
    canvas.text(str(corner.stops), x, y, _scaled(_STOPS, size), INK, align=0.5)


def _draw_name(lens: Lens, sign: Sign, near: float, y: float, covered: Sequence[Rect]) -> None:
    text = sign.corner.name.upper()
    width = lens.canvas.text_width(text, _NAME) + 16
    left = near if _side(lens, sign) > 0 else near - width
    rect = Rect(left, y - _PLATE_HEIGHT / 2, width, _PLATE_HEIGHT)
    if rect.collidelist(list(covered)) >= 0 or not lens.stage.rect.contains(rect):
        return
    by_night = is_night(lens.road.circuit.drawing.theme)
    ground, border, letters = _NIGHT_PLATE if by_night else _PLATE
    lens.canvas.box(rect, ground, radius=6, line=border, line_width=1.2)
    lens.canvas.text(text, rect.centerx, y, _NAME, letters, align=0.5)


def _size(lens: Lens) -> float:
    """Return how large signs are, of their full size."""
    return round(min(1.0, max(_SMALLEST, lens.lane / _FULL_AT)) / _STEP) * _STEP


def _side(lens: Lens, sign: Sign) -> int:
    """Return to which side of its square a sign goes on: the other one on a board turned round."""
    return sign.side if lens.stage.turn in (0, 1) else -sign.side


def _scaled(style: Style, size: float) -> Style:
    return style.sized(round(style.size * size * 2) / 2)


def _sites(ground: _Ground, cells: frozenset[CellId]) -> Iterator[_Site]:
    """Yield the free places round a corner."""
    through = [lane for lane in ground.road.lanes if not cells.isdisjoint(lane.cells)]
    for lane in (through[0], through[-1]):
        for span in ground.road.runs(lane, cells):
            for share in (0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9):
                yield from _sites_beside(ground, span, share)


def _sites_beside(ground: _Ground, span: Span, share: float) -> Iterator[_Site]:
    road, finder = ground.road, ground.finder
    width, curve = road.width, span.lane.curve
    along = span.start + (span.end - span.start) * share
    bend = _bend(span)
    for side in (1, -1):
        inside_bend = 0.0 if side * bend <= 0 else 1.2
        for away in np.arange(1.7, 5.0, 0.3).tolist():
            place = curve.at(along, side * away * width)
            if finder.covers(_around(place, _BLOCK, 0, width)):
                continue
            for name_side in (1, -1):
                area = _around(place, _BLOCK, name_side, width)
                crowded = finder.covers(area)
                fault = away + abs(share - 0.5) * 2 + inside_bend + 2.5 * crowded
                fault += 3 * any(overlap(area, other) for other in ground.words)
                fault += 4 * (not _in_sight(ground, area, name_side))
                if _on_map(road, place, name_side):
                    yield _Site(place, name_side, fault)


def _bend(span: Span) -> float:
    """Return which way a span turns as a whole: above 0 to the left."""
    curve = span.lane.curve
    turn = curve.heading(span.end) - curve.heading(span.start)
    return -float(np.sin(turn / 2) * np.cos(turn / 2)) if abs(turn) < 3 else 0.0


def _around(place: Point, half: Point, name_side: int, width: float) -> Bounds:
    """Return the rectangle a sign needs, with room for its name on a side if one is given."""
    left = place[0] - (half[0] + (_NAME_ROOM if name_side < 0 else 0.6)) * width
    right = place[0] + (half[0] + (_NAME_ROOM if name_side > 0 else 0.6)) * width
    return left, place[1] - half[1] * width, right, place[1] + half[1] * width


def _on_map(road: Road, place: Point, name_side: int) -> bool:
    left, top, right, bottom = _around(place, _BLOCK, name_side, road.width)
    width, height = road.circuit.drawing.size
    return left >= 0 and top >= 0 and right <= width and bottom <= height


def _in_sight(ground: _Ground, area: Bounds, name_side: int) -> bool:
    """Return whether a sign is seen with the whole road; there its name is longest."""
    left, top, right, bottom = ground.seen
    longer = _LONG_NAME * ground.road.width
    is_across = area[0] - longer * (name_side < 0) >= left
    is_across = is_across and area[2] + longer * (name_side > 0) <= right
    return is_across and area[1] >= top and area[3] <= bottom


def _apart(site: _Site, name: str, signs: list[Sign], width: float) -> bool:
    area = _with_name(site.place, site.side, name, width)
    return not any(
        overlap(area, _with_name(sign.place, sign.side, sign.corner.name, width)) for sign in signs
    )


def _with_name(place: Point, side: int, name: str, width: float) -> Bounds:
    """Return what a sign covers, with the whole of its name where the board is small."""
    left, top, right, bottom = _around(place, _BLOCK, side, width)
    longer = max(0.0, _LETTER * len(name) - _NAME_ROOM) * width
    return left - longer * (side < 0), top, right + longer * (side > 0), bottom
