"""Evening over the sea: rings of the sky around the sun, and its path on the water."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.colour import Colour, rgb
from formulad.ui.toolkit.outlines import rounded_box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

_RINGS: tuple[tuple[float, Colour], ...] = tuple(
    (radius, rgb(code))
    for radius, code in (
        (1060, "6CC7C2"), (900, "8AD2C6"), (760, "ABDCC6"), (640, "CBE3C0"), (530, "E8E4B4"),
        (430, "F9DFA0"), (340, "FFD48A"), (262, "FFC673"), (200, "FFB65F"),
    )
)  # fmt: skip
_SKY, _RIM, _SUN = rgb("55BDBE"), rgb("FFF1B8"), rgb("FFE07A")
_SUN_RADIUS = 150.0
_CLOUD: Colour = rgb("FFFBF1")
_SEA = ((0.0, rgb("3FB9B2"), 1.0), (0.25, rgb("1F9DA4"), 1.0), (0.7, rgb("0C6B86"), 1.0))
_GLINT, _GLEAM = rgb("FFD46E"), rgb("FFE9B0")
_NEAR_CAPE, _FAR_CAPE = rgb("5F8F8A"), rgb("7FA7A0")


def draw_sky(sketch: Sketch, left: float, width: float, sun: Point, *, bottom: float) -> None:
    """Draw the sky down to a height, brighter around the sun."""
    sketch.box(left, -30, width, bottom + 30, _SKY)
    for radius, colour in _RINGS:
        sketch.disc(sun, radius, colour)
    sketch.disc(sun, _SUN_RADIUS, _RIM)
    sketch.disc(sun, _SUN_RADIUS - 12, _SUN)


def draw_clouds(sketch: Sketch, clouds: Sequence[tuple[float, float, float]]) -> None:
    """Draw clouds, each so far right, down and wide."""
    for x, y, width in clouds:
        for left, down, share, thick, opacity in (
            (0.0, 0.0, 1.0, 15.0, 0.75), (0.2, -13.0, 0.5, 15.0, 0.75),
            (-0.15, 13.0, 0.7, 11.0, 0.55),
        ):  # fmt: skip
            band = rounded_box(x + left * width, y + down, share * width, thick, thick / 2)
            sketch.tint(band, _CLOUD, opacity)


def draw_sea(sketch: Sketch, left: float, width: float, horizon: float, depth: float) -> None:
    """Draw the sea from the horizon down."""
    sketch.wash(left, horizon, width, depth, _SEA)


def draw_sun_path(sketch: Sketch, x: float, horizon: float, glints: int = 13) -> None:
    """Draw how the sun lies on the water."""
    for i in range(glints):
        y = horizon + 4 + i * (8 + 1.25 * i)
        width = 2 * _SUN_RADIUS * (1 - 0.012 * i) + 6 * i
        line = rounded_box(x - width / 2 + (37 * i) % 23 - 11, y, width, 3 + 0.75 * i, 2)
        sketch.tint(line, _GLINT, 0.95 - 0.035 * i)
        for start, reach in (
            ((-1.5 * _SUN_RADIUS) * 0.75 + (53 * i) % 60, 0.16),
            (1.24 * _SUN_RADIUS - (31 * i) % 50, 0.14),
        ):
            gleam = rounded_box(x + start, y + 4, width * reach, 2 + 0.3 * i, 2)
            sketch.tint(gleam, _GLEAM, 0.6)


def draw_cape(sketch: Sketch, left: float, horizon: float) -> None:
    """Draw a far cape, two hills behind each other."""
    far = [(0, 1), (60, -28), (110, -42), (160, -43), (220, -32), (260, -18), (300, 1)]
    near = [(70, 1), (130, -16), (180, -20), (230, -15), (270, 1)]
    for hill, colour in ((far, _FAR_CAPE), (near, _NEAR_CAPE)):
        sketch.fill([(left + x, horizon + y) for x, y in hill], colour)
