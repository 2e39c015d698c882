"""Houses of a town by the sea, seen from the front."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.colour import Colour, darker, lighter, rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.toolkit.sketch import Sketch

WALLS: tuple[Colour, ...] = tuple(
    map(rgb, ("F7D9B0", "F2B79A", "FBE9C8", "EFA27E", "F6CFC0", "FFF1D6"))
)
_ROOFS: tuple[Colour, ...] = tuple(map(rgb, ("D9764E", "C9603F", "E08A5A")))
_PANE, _SHUTTER = rgb("4A6B8A"), rgb("4E8A7A")
_SHADED = 0.72
"""Where the shaded part of a front begins."""


@frozen
class House:
    """A house by the left end of its foot."""

    x: float
    ground: float
    width: float
    height: float
    wall: Colour
    roof: Colour = _ROOFS[0]
    is_gabled: bool = True


def draw_house(sketch: Sketch, house: House) -> None:
    """Draw a house with its windows."""
    x, top, width = house.x, house.ground - house.height, house.width
    sketch.box(x, top, width, house.height, house.wall)
    shaded = (1 - _SHADED) * width
    sketch.box(x + _SHADED * width, top, shaded, house.height, darker(house.wall, 0.13))
    if house.is_gabled:
        _draw_roof(sketch, house, top)
    else:
        sketch.box(
            x - 0.04 * width,
            top - 0.05 * width,
            1.08 * width,
            0.07 * width,
            lighter(house.wall, 0.4),
        )
    _draw_windows(sketch, house)


def draw_row(
    sketch: Sketch, first: House, count: int, step: float, *, rise: float = 0.0, seed: int = 0
) -> None:
    """Draw houses beside each other, of many heights and colours, the first as named."""
    for i in range(count):
        height = first.height + ((7 * i + 5 * seed) % 4) * 7
        wall = WALLS[(2 * i + seed) % len(WALLS)]
        draw_house(
            sketch,
            House(
                first.x + i * step,
                first.ground - i * rise,
                first.width,
                height,
                wall,
                _ROOFS[i % len(_ROOFS)],
            ),
        )


def _draw_roof(sketch: Sketch, house: House, top: float) -> None:
    x, width, roof = house.x, house.width, house.roof
    ridge = top - 0.2 * width

    def placed(*shares: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + share * width, y) for share, y in shares]

    sketch.fill(placed((-0.06, top), (0.12, ridge), (0.88, ridge), (1.06, top)), roof)
    sketch.fill(placed((0.72, top), (0.66, ridge), (0.88, ridge), (1.06, top)), darker(roof, 0.15))


def _draw_windows(sketch: Sketch, house: House) -> None:
    for x, y in _windows(house):
        sketch.box(x, y, 6.4, 10, _PANE)
        sketch.box(x - 2.4, y, 2.2, 10, _SHUTTER)
        sketch.box(x + 6.6, y, 2.2, 10, _SHUTTER)


def _windows(house: House) -> Iterator[tuple[float, float]]:
    across, down = max(2, int(house.width / 17)), max(1, int(house.height / 24))
    for column in range(across):
        for row in range(down):
            yield (
                house.x + house.width * (column + 0.5) / across - 3.2,
                house.ground - house.height + house.height * (row + 0.35) / down,
            )
