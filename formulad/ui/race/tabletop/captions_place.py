"""Place of the captions: along the inner edge of the card of who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.desk.table_sides import Facing
from formulad.ui.shell.sound.captions import HEIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point

WIDTH = 420.0
_GAP, _STEP = 8.0, 24.0


def captions_place(page: Point, card: Facing, taken: Sequence[Rect]) -> Facing:
    """Return the strip nearest to the middle of a card that lies over nothing else."""
    side = card.side
    inset = side.depth(card.tip, page) + _GAP
    middle = side.along(card.tip) - WIDTH / 2
    last = side.length(page) - WIDTH
    starts = [i * _STEP for i in range(int(last // _STEP) + 1)]
    starts = sorted((min(max(middle, 0.0), last), *starts), key=lambda start: abs(start - middle))
    places = [side.place(page, start, (WIDTH, HEIGHT), inset) for start in starts]
    free = (place for place in places if place.collidelist(list(taken)) < 0)
    return Facing(next(free, places[0]), side)
