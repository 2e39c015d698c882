"""GT car as a solid: body, glass, wing and lamps."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from formulad.ui.art.solid.patterns import ACROSS, painted, wing_colour
from formulad.ui.art.solid.solid import Face, Look, Mark, Model, Solid, Wheel, skins, wheel
from formulad.ui.toolkit.colour import Colour, darker, rgb
from formulad.ui.toolkit.teams import INK, is_second, team_of
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.art.solid.pinhole import Space

_STATIONS = (
    (2.5, 0.72, 0.78, 0.58, 0.28, 0.42, 0.52),
    (2.3, 0.95, 0.98, 0.76, 0.2, 0.48, 0.62),
    (1.95, 0.97, 1.0, 0.82, 0.2, 0.51, 0.67),
    (1.6, 0.98, 1.02, 0.84, 0.2, 0.54, 0.72),
    (1.25, 0.98, 1.02, 0.85, 0.2, 0.56, 0.76),
    (0.9, 0.98, 1.02, 0.86, 0.2, 0.58, 0.80),
    (0.3, 0.98, 1.0, 0.86, 0.2, 0.6, 0.82),
    (-0.3, 0.98, 1.0, 0.86, 0.2, 0.6, 0.82),
    (-1.0, 1.0, 1.04, 0.88, 0.2, 0.62, 0.86),
    (-1.8, 1.0, 1.05, 0.9, 0.2, 0.62, 0.88),
    (-2.4, 0.92, 0.96, 0.8, 0.28, 0.6, 0.84),
)
"""From the bonnet back: how far ahead, half as wide as at sill, side and top, how high each."""
_ROOF = ((0.98, 0.80, 0.80), (0.22, 0.58, 1.28), (-0.78, 0.56, 1.26), (-1.75, 0.72, 0.86))
"""The cabin from windscreen to tail: how far ahead, half as wide, how high."""
_BEHIND_BONNET = 4
_WHEELS = (Wheel(1.55, 0.93, 0.38, 0.30), Wheel(-1.6, 0.95, 0.42, 0.34))
_WHEEL = Look(
    rgb("1B2234"),
    rgb("141A29"),
    ((0.70, rgb("C9D3E6")), (0.58, rgb("2B3550")), (0.22, SUN)),
)
_GLASS, _SHINE, _LIT, _GRILLE = rgb("1B2B4C"), rgb("2C4673"), rgb("FFF3B8"), rgb("11151F")


@cache
def grand_tourer(number: int) -> Model:
    """Return the car of a number."""
    return Model(
        (*_body(number), *_face(), *_cabin(number), *_wing(number), *_wheels()),
        number=Mark((1.62, 0.0, 0.80), 0.46),
        side_number=Mark((-0.2, 1.04, 0.5), 0.46),
        rear_number=Mark((-2.4, 0.0, 0.8), 0.46),
        lamps=((2.42, -0.6, 0.48), (2.42, 0.6, 0.48)),
    )


def _body(number: int) -> Iterator[Solid]:
    rings = [_ring(*station) for station in _STATIONS]
    yield from skins(rings, [_row(number, row) for row in range(len(rings) - 1)], -0.1)
    colour = team_of(number).colour
    yield Solid((Face(tuple(rings[0]), darker(colour, 0.25)),))
    yield Solid((Face(tuple(rings[-1]), darker(colour, 0.3)),))


def _ring(
    ahead: float, sill: float, side: float, top: float, low: float, middle: float, high: float
) -> list[Space]:
    half = [(sill, low), (side, middle), (top, high), (top / 3, high + 0.03)]
    right = [(ahead, -y, z) for y, z in half]
    return [*right, *((x, -y, z) for x, y, z in reversed(right))]


def _row(number: int, row: int) -> list[Colour]:
    if row == 0 and is_second(number):
        return [INK] * len(ACROSS)
    sill = darker(team_of(number).colour, 0.12)
    return [
        sill if abs(across) == max(ACROSS) else painted(number, row + _BEHIND_BONNET, across)
        for across in ACROSS
    ]


def _face() -> Iterator[Solid]:
    """Yield the lamps and the grille between them."""
    for s in (-1, 1):
        lamp = (
            (2.44, s * 0.42, 0.40),
            (2.44, s * 0.74, 0.40),
            (2.34, s * 0.82, 0.56),
            (2.40, s * 0.42, 0.56),
        )
        yield Solid((Face(lamp, _LIT, 0.3, is_flat=True),))
    grille = ((2.53, -0.36, 0.26), (2.53, 0.36, 0.26), (2.53, 0.36, 0.42), (2.53, -0.36, 0.42))
    yield Solid((Face(grille, _GRILLE, 0.2, is_flat=True),))


def _cabin(number: int) -> Iterator[Solid]:
    """Yield glass, roof and sides of the cabin."""
    (a, wide, low), (b, half, high), (c, back, top), (d, tail, end) = _ROOF
    windscreen = ((a, -wide, low), (a, wide, low), (b, half, high), (b, -half, high))
    rear = ((c, -back, top), (c, back, top), (d, tail, end), (d, -tail, end))
    streak = (
        (a - 0.05, 0.1, low + 0.04), (a - 0.05, 0.38, low + 0.04),
        (b + 0.06, 0.46, high - 0.05), (b + 0.06, 0.28, high - 0.05),
    )  # fmt: skip
    yield Solid(
        (
            Face(windscreen, _GLASS, 0.3, is_flat=True),
            Face(streak, _SHINE, 0.4, is_flat=True),
            Face(rear, _GLASS, 0.2, is_flat=True),
            *_roof(number),
        )
    )
    for s in (-1, 1):
        yield Solid(tuple(_side(number, s)))


def _roof(number: int) -> Iterator[Face]:
    (_, (b, half, high), (c, back, top), _) = _ROOF
    for across, (left, right) in enumerate(((-1, -0.33), (-0.33, 0.33), (0.33, 1)), -1):
        corners = (
            (b, left * half, high), (b, right * half, high),
            (c, right * back, top), (c, left * back, top),
        )  # fmt: skip
        yield Face(corners, painted(number, 9, across), 0.3)


def _side(number: int, s: int) -> Iterator[Face]:
    yield Face(tuple((x, s * y, z) for x, y, z in _ROOF), team_of(number).colour, 0.22)
    front = ((0.80, 0.775, 0.85), (0.20, 0.60, 1.22), (-0.28, 0.60, 1.22), (-0.28, 0.80, 0.86))
    behind = ((-0.36, 0.80, 0.86), (-0.36, 0.60, 1.22), (-0.75, 0.59, 1.21), (-1.35, 0.71, 0.92))
    for window in (front, behind):
        yield Face(tuple((x, s * y, z) for x, y, z in window), _GLASS, 0.28, is_flat=True)


def _wing(number: int) -> Iterator[Solid]:
    for s in (-1, 1):
        stay = (
            (-2.1, s * 0.86, 0.8),
            (-2.5, s * 0.86, 0.8),
            (-2.6, s * 0.92, 1.28),
            (-2.1, s * 0.92, 1.28),
        )
        yield Solid((Face(stay, darker(team_of(number).colour, 0.3)),))
    blade = ((-2.1, -0.92, 1.24), (-2.1, 0.92, 1.24), (-2.6, 0.92, 1.30), (-2.6, -0.92, 1.30))
    edge = ((-2.1, -0.92, 1.16), (-2.1, 0.92, 1.16), (-2.1, 0.92, 1.24), (-2.1, -0.92, 1.24))
    colour = wing_colour(number)
    yield Solid((Face(blade, colour), Face(edge, colour)))


def _wheels() -> Iterator[Solid]:
    for at in _WHEELS:
        for s in (-1, 1):
            yield wheel(at, s, _WHEEL, 0.23)
