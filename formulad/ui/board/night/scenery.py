"""The city round the road at night, from the ground up, and the light it gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.tiled.circuit import Material, Scenery
from formulad.ui.board import boats, greenery, stands
from formulad.ui.board.night import ground, houses, things, tones, tubes
from formulad.ui.board.night.houses import Painted
from formulad.ui.board.shapes import Bloom, Flat, Glow, Gloom, Shape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Drawing
    from formulad.ui.board.palette import BoardColours

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
"""What hangs or towers above houses."""
_FAR, _NEAR = 1.9, 0.5
"""How far neon shines, faintly and brightly, in lane widths."""
_LAMP = 2.9
"""How far a street lamp shines."""
_SHADE = 0.5


@dataclass(frozen=True, slots=True)
class City:
    """All that stands in a city, with its light."""

    shadows: tuple[Shape, ...]
    bodies: tuple[Shape, ...]
    """From north to south: what stands nearer to the viewer hides what is behind."""
    lights: tuple[Shape, ...]
    """What the city adds to the ground, the road included."""
    lamps: tuple[Shape, ...]
    """The pools of light of the street lamps."""


def lying(drawing: Drawing, colours: BoardColours) -> Iterator[Shape]:
    """Yield what lies flat."""
    for piece in drawing.scenery:
        if piece.material not in _STANDING:
            yield from ground.lying(piece, drawing, colours)


def city_of(drawing: Drawing, colours: BoardColours) -> City:
    """Return all that stands."""
    width = drawing.lane_width
    pieces = sorted(
        (piece for piece in drawing.scenery if piece.material in _STANDING), key=_order
    )
    painted = [_painted(piece, width, colours) for piece in pieces]
    bodies = tuple(shape for each in painted for shape in each.body)
    glints = tuple(shape for each in painted for shape in each.glints)
    neon = tuple(shape for each in painted for shape in each.tubes)
    shades = tuple(
        houses.shadow(piece, width, colours.shadow)
        for piece in pieces
        if piece.material in {Material.BUILDING, Material.CONTAINER}
    )
    return City(
        shadows=(Gloom(shades, _SHADE * width),) if shades else (),
        bodies=bodies,
        lights=tuple(_blooms(glints, neon, width)),
        lamps=tuple(
            Glow(piece.points[0], _LAMP * width, tones.LAMP_LIGHT)
            for piece in pieces
            if piece.material is Material.LIGHT
        ),
    )


def _blooms(
    glints: tuple[Flat, ...], neon: tuple[Flat, ...], width: float
) -> Iterator[Bloom]:
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
            return houses.house(piece, width)
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
            return Painted(list(tubes.neon(piece, width)), [], list(tubes.neon_halo(piece, width)))
        case Material.STAND:
            return Painted(list(stands.stand(piece, width, colours)))
        case Material.TREE | Material.PALM:
            return Painted(list(greenery.plant(piece, width, colours)))
        case Material.BOAT:
            return Painted(list(boats.boat(piece, width, colours)))
        case _:
            return Painted()


