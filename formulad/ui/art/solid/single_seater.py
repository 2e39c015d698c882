"""Single-seater as a solid: body, wings, wheels, and the driver's helmet."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.ui.art.solid.patterns import ACROSS, painted, wing_colour
from formulad.ui.art.solid.solid import Face, Look, Mark, Model, Solid, Wheel, box, skins, wheel
from formulad.ui.toolkit.colour import Colour, darker, rgb
from formulad.ui.toolkit.teams import INK, TEAMS, Team, is_second, team_of
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.art.solid.pinhole import Space

_STATIONS = (
    (2.62, 0.10, 0.13, 0.08, 0.22, 0.30, 0.36),
    (2.3, 0.17, 0.2, 0.12, 0.19, 0.33, 0.41),
    (1.9, 0.23, 0.27, 0.18, 0.17, 0.37, 0.49),
    (1.5, 0.28, 0.33, 0.24, 0.15, 0.41, 0.58),
    (1.15, 0.34, 0.39, 0.29, 0.13, 0.44, 0.65),
    (0.8, 0.42, 0.48, 0.33, 0.12, 0.47, 0.72),
    (0.5, 0.62, 0.70, 0.37, 0.12, 0.50, 0.76),
    (0.2, 0.92, 0.98, 0.40, 0.12, 0.52, 0.76),
    (-0.2, 0.98, 1.03, 0.38, 0.12, 0.54, 0.78),
    (-0.6, 0.98, 1.03, 0.35, 0.12, 0.54, 0.82),
    (-1.0, 0.92, 0.96, 0.32, 0.12, 0.52, 0.86),
    (-1.4, 0.74, 0.8, 0.28, 0.13, 0.50, 0.82),
    (-1.8, 0.5, 0.55, 0.22, 0.16, 0.46, 0.72),
    (-2.2, 0.3, 0.34, 0.16, 0.22, 0.42, 0.58),
)
"""From the nose back: how far ahead, half as wide as at sill, side and top, and how high each."""
_INTAKE = (
    (-0.28, 0.20, 0.74, 1.26),
    (-0.6, 0.22, 0.76, 1.30),
    (-1.1, 0.17, 0.8, 1.12),
    (-1.7, 0.08, 0.7, 0.82),
)
"""Above the driver: how far ahead, half as wide at its foot, and from where to where it rises."""
_COCKPIT: tuple[Space, ...] = (
    (0.62, -0.12, 0.775), (0.5, -0.3, 0.80), (-0.1, -0.33, 0.82), (-0.24, -0.2, 0.82),
    (-0.24, 0.2, 0.82), (-0.1, 0.33, 0.82), (0.5, 0.3, 0.80), (0.62, 0.12, 0.775),
)  # fmt: skip
_WHEELS = (Wheel(1.55, 1.08, 0.40, 0.42), Wheel(-1.62, 1.06, 0.47, 0.56))
_DARK, _ARM = rgb("11151F"), rgb("20283A")
_WHEEL = Look(
    rgb("232B40"),
    rgb("161C2C"),
    ((0.78, rgb("E9E2CF")), (0.66, rgb("2B3550")), (0.26, SUN)),
)
_PLATES: dict[Team, Colour] = dict(
    zip(TEAMS, map(rgb, ("16307F", "FFF1DC", "14192A", "3F4C6B", "FFFFFF")), strict=True)
)
"""The colour of the plates at the ends of the wings."""


@cache
def single_seater(number: int) -> Model:
    """Return the car of a number."""
    return Model(
        (*_body(number), *_cockpit(), *_intake(number), *_wings(number), *_running_gear()),
        number=Mark((1.05, 0.0, 0.74), 0.44),
        side_number=Mark((-0.5, 1.04, 0.5), 0.44),
        rear_number=Mark((-2.5, 0.0, 1.1), 0.44),
        helmet=Mark((0.12, 0.0, 1.02), 0.27),
    )


def _body(number: int) -> Iterator[Solid]:
    rings = [_ring(*station) for station in _STATIONS]
    yield from skins(rings, [_row(number, row) for row in range(len(rings) - 1)])
    yield Solid((Face(tuple(rings[0]), wing_colour(number)),))
    yield Solid((Face(tuple(rings[-1]), rgb("1B2130")),))


def _ring(
    ahead: float, sill: float, side: float, top: float, low: float, middle: float, high: float
) -> list[Space]:
    """Return the places around the body at a distance from the nose."""
    half = [(sill, low), (side, middle), (top, high), (top / 3, high + 0.02)]
    right = [(ahead, -y, z) for y, z in half]
    return [*right, *((x, -y, z) for x, y, z in reversed(right))]


def _row(number: int, row: int) -> list[Colour]:
    if row == 0 and is_second(number):
        return [INK] * len(ACROSS)
    sill = darker(team_of(number).colour, 0.12)
    return [
        sill if abs(across) == max(ACROSS) else painted(number, row, across) for across in ACROSS
    ]


def _cockpit() -> Iterator[Solid]:
    yield Solid((Face(_COCKPIT, _DARK, 0.35, is_flat=True),))


def _intake(number: int) -> Iterator[Solid]:
    colour, ridge = team_of(number).colour, painted(number, 8, 0)
    for (a, wide, low, high), (b, wide_behind, foot, top) in pairwise(_INTAKE):
        narrow, narrow_behind = 0.6 * wide, 0.6 * wide_behind
        sides = [
            Face(
                (
                    (a, s * wide, low),
                    (a, s * narrow, high),
                    (b, s * narrow_behind, top),
                    (b, s * wide_behind, foot),
                ),
                colour,
                0.1,
            )
            for s in (-1, 1)
        ]
        back = (
            (a, -narrow, high), (a, narrow, high), (b, narrow_behind, top),
            (b, -narrow_behind, top),
        )  # fmt: skip
        yield Solid((*sides, Face(back, ridge, 0.12)))
    mouth = ((-0.28, -0.2, 0.74), (-0.28, -0.12, 1.26), (-0.28, 0.12, 1.26), (-0.28, 0.2, 0.74))
    yield Solid((Face(mouth, rgb("141B2C"), 0.12),))


def _wings(number: int) -> Iterator[Solid]:
    wing, plate = wing_colour(number), _PLATES[team_of(number)]
    for s in (-1, 1):
        for inner, outer in ((0.22, 0.62), (0.62, 1.08)):
            yield box((2.2, 2.72), (s * inner, s * outer), (0.16, 0.24), wing)
        yield box((2.1, 2.78), (s * 1.08, s * 1.15), (0.10, 0.46), plate)
        for inner, outer in ((0.0, 0.42), (0.42, 0.86)):
            yield box((-2.5, -2.0), (s * inner, s * outer), (1.06, 1.16), wing)
        yield box((-2.62, -1.9), (s * 0.86, s * 0.93), (0.52, 1.26), plate)
    yield box((-2.35, -2.15), (-0.08, 0.08), (0.5, 1.06), _ARM)


def _running_gear() -> Iterator[Solid]:
    for at in _WHEELS:
        for s in (-1, 1):
            for along in (-0.16, 0.16):
                yield Solid((Face(_arm(at, s, at.ahead + along), _ARM),))
            yield wheel(at, s, _WHEEL)


def _arm(at: Wheel, side: int, ahead: float) -> tuple[Space, ...]:
    inner, outer = side * 0.3, side * at.aside
    return (
        (ahead - 0.05, inner, 0.42), (ahead + 0.05, inner, 0.42),
        (ahead + 0.05, outer, 0.44), (ahead - 0.05, outer, 0.44),
    )  # fmt: skip
