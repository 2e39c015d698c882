"""Solids: convex pieces of flat faces, from which cars are put together."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.ui.art.solid.pinhole import Space
    from formulad.ui.toolkit.colour import Colour

_ROUND = 20
"""Corners of a wheel."""


@frozen
class Face:
    """A flat face of one colour; places are ahead, to the left, and up."""

    corners: tuple[Space, ...]
    colour: Colour
    nearer: float = 0.0
    """How much further to the front it is drawn than it lies."""
    is_flat: bool = False
    """Whether it has the same colour in any light."""


@frozen
class Solid:
    """A convex piece."""

    faces: tuple[Face, ...]


@frozen
class Mark:
    """A round mark on a car, which is seen as a disc from everywhere."""

    place: Space
    radius: float


@frozen
class Model:
    """A car: its pieces, and where its number is."""

    solids: tuple[Solid, ...]
    number: Mark
    side_number: Mark
    """Where the number is for who sees the car from the side."""
    rear_number: Mark
    helmet: Mark | None = None
    lamps: tuple[Space, ...] = ()


@frozen
class Wheel:
    """A wheel: how far ahead and aside its middle is, and how large it is."""

    ahead: float
    aside: float
    radius: float
    width: float


@frozen
class Look:
    """The colours of a wheel and how large its rings are, from the tread inwards."""

    tread: Colour
    wall: Colour
    rings: tuple[tuple[float, Colour], ...]


def box(
    ahead: tuple[float, float],
    aside: tuple[float, float],
    up: tuple[float, float],
    colour: Colour,
) -> Solid:
    """Return a box between two places along each way; nobody sees it from below."""
    (a, b), (c, d), (e, f) = ahead, aside, up
    sides = (
        ((a, c, f), (b, c, f), (b, d, f), (a, d, f)),
        ((a, c, e), (a, c, f), (a, d, f), (a, d, e)),
        ((b, c, e), (b, c, f), (b, d, f), (b, d, e)),
        ((a, c, e), (a, c, f), (b, c, f), (b, c, e)),
        ((a, d, e), (a, d, f), (b, d, f), (b, d, e)),
    )
    return Solid(tuple(Face(side, colour) for side in sides))


def wheel(at: Wheel, side: int, look: Look, nearer: float = 0.0) -> Solid:
    """Return a wheel on one side of a car: tread, walls, and rings on the outer one."""
    rim = [
        (
            at.ahead + at.radius * math.cos(math.tau * i / _ROUND),
            at.radius + at.radius * math.sin(math.tau * i / _ROUND),
        )
        for i in range(_ROUND)
    ]
    inner, outer = side * (at.aside - at.width / 2), side * (at.aside + at.width / 2)
    tread = [
        Face(
            ((a[0], inner, a[1]), (b[0], inner, b[1]), (b[0], outer, b[1]), (a[0], outer, a[1])),
            look.tread,
            0.4 * nearer,
        )
        for a, b in zip(rim, [*rim[1:], rim[0]], strict=True)
    ]
    walls = [
        Face(tuple((x, y, z) for x, z in rim), look.wall, 0.02 + nearer) for y in (inner, outer)
    ]
    rings = [
        Face(
            _ring(rim, at, share, outer + side * 0.004 * number),
            colour,
            0.05 + 0.03 * number + nearer,
            is_flat=True,
        )
        for number, (share, colour) in enumerate(look.rings)
    ]
    return Solid((*tread, *walls, *rings))


def _ring(
    rim: Iterable[tuple[float, float]], at: Wheel, share: float, aside: float
) -> tuple[Space, ...]:
    return tuple(
        (at.ahead + (x - at.ahead) * share, aside, at.radius + (z - at.radius) * share)
        for x, z in rim
    )


def skins(
    rings: Sequence[Sequence[Space]], colours: Sequence[Sequence[Colour]], nearer: float = 0.0
) -> tuple[Solid, ...]:
    """Return a body between rings of places, a piece from each ring to the next."""
    pieces = []
    for front, back, row in zip(rings, rings[1:], colours, strict=False):
        faces = (
            Face((front[i], front[i + 1], back[i + 1], back[i]), colour, nearer)
            for i, colour in enumerate(row)
        )
        pieces.append(Solid(tuple(faces)))
    return tuple(pieces)
