"""Grandstands full of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Flat
from formulad.ui.race.board.land import regions
from formulad.ui.race.board.land.ground import is_line, line_of, outline_of
from formulad.ui.race.board.land.scatter import grain, pick
from formulad.ui.toolkit.colour import darker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.tiled.circuit import Scenery
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.palette import BoardColours

_SEAT, _HEAD, _RIM = 0.38, 0.115, 0.28
_DEEP = 1.3
"""All in lane widths: seats apart, heads, the empty rim, a stand drawn as a line."""


def ground_plan(piece: Scenery, width: float) -> Points:
    """Return the outline of a stand."""
    if not is_line(piece):
        return outline_of(piece)
    line = line_of(piece, width / 4)
    ways = np.gradient(line, axis=0)
    ways /= np.maximum(np.hypot(*ways.T), 1e-9)[:, None]
    aside = np.column_stack([ways[:, 1], -ways[:, 0]]) * _DEEP * width / 2
    return np.vstack([line + aside, (line - aside)[::-1]])


def stand(piece: Scenery, width: float, colours: BoardColours) -> Iterator[Flat]:
    """Yield a stand and its people; `width` is that of a lane."""
    outline = ground_plan(piece, width)
    yield Fill(outline, darker(colours.stand, 0.3))
    heart = outline.mean(0)
    reach = float((outline.max(0) - outline.min(0)).min()) / 2
    yield Fill(
        heart + (outline - heart) * (1 - 0.05 * width / max(reach, width / 4)), colours.stand
    )
    for x, y in _seats(outline, width):
        place = (float(x), float(y))
        if grain(place) > 0.06:
            yield Disc(place, _HEAD * width, pick(place, colours.crowd, 3))


def _seats(outline: Points, width: float) -> Points:
    """Return the places in rows along the first side of a stand, away from its rim."""
    side = outline[1] - outline[0]
    along = side / max(1e-6, float(np.hypot(*side)))
    back = np.array([-along[1], along[0]])
    frame = np.stack([along, back])
    flat = outline @ frame.T
    (left, top), (right, bottom) = flat.min(0), flat.max(0)
    step = _SEAT * width
    grid = np.array(
        [(x, y) for y in np.arange(top, bottom, step) for x in np.arange(left, right, step)]
    )
    if not len(grid):
        return np.empty((0, 2))
    rim = _RIM * width
    nudges = np.array([(0, 0), (rim, 0), (-rim, 0), (0, rim), (0, -rim)])
    clear = np.all([regions.inside(grid + nudge, flat) for nudge in nudges], axis=0)
    seats: Points = grid[clear] @ frame
    return seats
