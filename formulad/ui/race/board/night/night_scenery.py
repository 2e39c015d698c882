"""The city round the road at night, from the ground up, and the light it gives."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from formulad.tiled.circuit import Material, Scenery
from formulad.ui.race.board.geometry.road_shapes import (
    Bloom,
    Fill,
    Flat,
    Gloom,
    Glow,
    Shape,
    polygon,
)
from formulad.ui.race.board.land import boats, greenery, stands
from formulad.ui.race.board.land.surroundings import world
from formulad.ui.race.board.night import night_ground, night_houses, things, tones, tubes
from formulad.ui.race.board.night.night_houses import Painted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Drawing, Point
    from formulad.ui.race.board.geometry.palette import BoardColours

_STANDING = frozenset(
    {
        Material.BUILDING,
        Material.STAND,
        Material.PALM,
        Material.TREE,
        Material.BOAT,
        Material.LIGHT,
        Material.NEON,
        Material.ROOF,
        Material.CAR,
        Material.CONTAINER,
        Material.CRANE,
        Material.AWNING,
        Material.LAUNDRY,
        Material.SCRAP,
    }
)
_ABOVE = frozenset({Material.NEON, Material.LAUNDRY, Material.CRANE})
"""What hangs or towers above night_houses."""
_FAR, _NEAR = 1.9, 0.5
"""How far neon shines, faintly and brightly, in lane widths."""
_LAMP = 2.9
"""How far a street lamp shines."""
_SHADE = 0.5
_DUSK = 4.0
_BLOCK = 100
"""So many pieces are built at a time."""


class City:
    """All that stands in a city, with its light; it grows block by block."""

    def __init__(self, drawing: Drawing, colours: BoardColours) -> None:
        self._width, self._colours = drawing.lane_width, colours
        self._pieces = sorted(_standing(drawing), key=_order)
        self._glints: list[Flat] = []
        self._neon: list[Flat] = []
        self._front: list[Shape] = []

    def shadows(self) -> tuple[Shape, ...]:
        """Return the soft shadows at the foot of everything."""
        shades = tuple(
            night_houses.shadow(piece, self._width, self._colours.shadow)
            for piece in self._pieces
            if piece.material in {Material.BUILDING, Material.CONTAINER}
        )
        return (Gloom(shades, _SHADE * self._width),) if shades else ()

    def blocks(self) -> Iterator[tuple[Shape, ...]]:
        """Yield what stands, some of it at a time, from north to south.

        What stands nearer to the viewer hides what is behind.
        """
        for start in range(0, len(self._pieces), _BLOCK):
            bodies: list[Shape] = []
            for piece in self._pieces[start : start + _BLOCK]:
                painted = _painted(piece, self._width, self._colours)
                bodies.extend(painted.body)
                self._glints.extend(painted.glints)
                self._neon.extend(painted.tubes)
                self._front.extend(painted.front)
            yield tuple(bodies)

    def lights(self) -> Iterator[Shape]:
        """Yield what the city that has been built adds to the ground, the road included."""
        width = self._width
        for piece in self._pieces:
            if piece.material is Material.LIGHT:
                yield Glow(piece.points[0], _LAMP * width, tones.LAMP_LIGHT)
        yield from _blooms(tuple(self._glints), tuple(self._neon), width)

    def dusk(self, size: Point) -> Gloom:
        """Return the darkness past the border of a map of a size: there the city fades away."""
        left, top, right, bottom = world(size)
        (inner_right, inner_bottom), inset = size, _DUSK * self._width / 2
        frame = (
            (left, top, right, inset),
            (left, inner_bottom - inset, right, bottom),
            (left, top, inset, bottom),
            (inner_right - inset, top, right, bottom),
        )
        shade = tuple(
            Fill(polygon((a, b), (c, b), (c, d), (a, d)), tones.DUSK) for a, b, c, d in frame
        )
        return Gloom(shade, _DUSK * self._width)

    def front(self) -> tuple[Shape, ...]:
        """Return what is too bright for any light to fall on it."""
        return tuple(self._front)


def block_count(drawing: Drawing) -> int:
    """Return in how many blocks what stands in a city is built."""
    return ceil(sum(1 for _ in _standing(drawing)) / _BLOCK)


def _standing(drawing: Drawing) -> Iterator[Scenery]:
    return (piece for piece in drawing.scenery if piece.material in _STANDING)


def lying(drawing: Drawing, colours: BoardColours) -> Iterator[Shape]:
    """Yield what lies flat under the bed of the road."""
    for piece in drawing.scenery:
        if piece.material not in _STANDING and piece.name != night_ground.ISLAND:
            yield from night_ground.lying(piece, drawing, colours)


def islands(drawing: Drawing, colours: BoardColours) -> Iterator[Shape]:
    """Yield what lies between lanes that are apart, on the bed of the road."""
    for piece in drawing.scenery:
        if piece.material not in _STANDING and piece.name == night_ground.ISLAND:
            yield from night_ground.lying(piece, drawing, colours)


def _blooms(glints: tuple[Flat, ...], neon: tuple[Flat, ...], width: float) -> Iterator[Bloom]:
    if glints:
        yield Bloom(glints, 0.3 * width, 0.75)
    if neon:
        yield Bloom(neon, _NEAR * width, 0.95)
        yield Bloom(neon, _FAR * width, 0.9)


def _order(piece: Scenery) -> tuple[bool, float]:
    return piece.material in _ABOVE, max(y for _, y in piece.points)


def _painted(piece: Scenery, width: float, colours: BoardColours) -> Painted:
    match piece.material:
        case Material.BUILDING:
            return night_houses.house(piece, width)
        case Material.CAR:
            return things.car(piece, width)
        case Material.CONTAINER:
            return things.container(piece, width)
        case Material.CRANE:
            return things.crane(piece, width)
        case Material.AWNING:
            return things.awning(piece, width)
        case Material.LAUNDRY:
            return things.laundry(piece, width)
        case Material.SCRAP:
            return things.scrap(piece, width)
        case Material.LIGHT:
            return things.street_lamp(piece, width)
        case Material.NEON:
            return Painted(
                tubes=list(tubes.neon_halo(piece, width)), front=list(tubes.neon(piece, width))
            )
        case Material.STAND:
            return Painted(list(stands.stand(piece, width, colours)))
        case Material.TREE | Material.PALM:
            return Painted(list(greenery.plant(piece, width, colours)))
        case Material.BOAT:
            return Painted(list(boats.boat(piece, width, colours)))
        case _:
            return Painted()
