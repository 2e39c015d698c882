"""Company on the road: what the others mean to a car that ends its turn on any cell.

They stand still while a car has its turn, so it is worked out once for its gear, its path and all
it may do besides.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.judging.nearness import nearness_of

if TYPE_CHECKING:
    from formulad.ai.judging.nearness import Nearness
    from formulad.ai.values.points import Numbers
    from formulad.race.dice import Gear
    from formulad.race.road.track import CellId, Track

CLOSE = 4
"""Steps within which rivals ahead may close the road before they move on."""
IN_A_CORNER = 2
FEW_STEPS = 3
"""Within so many steps it is told apart where rivals end every way on."""
CERTAIN = 100
"""Parts of a roll that is sure to come."""
THREAT: Numbers = np.array(
    [
        [8, 8, 8, 7, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [20, 20, 20, 20, 20, 15, 6, 5, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [20, 20, 20, 18, 18, 18, 13, 12, 9, 9, 7, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [20, 20, 20, 20, 20, 19, 15, 14, 10, 8, 8, 6, 5, 4, 3, 1, 1, 1, 1, 0, 0, 0],
        [20, 20, 20, 20, 20, 18, 18, 17, 15, 10, 8, 6, 4, 3, 2, 2, 2, 2, 2, 2, 2, 0],
        [20, 20, 20, 20, 20, 20, 19, 17, 16, 11, 10, 8, 7, 4, 3, 3, 2, 2, 2, 2, 2, 0],
        [20, 20, 20, 20, 20, 20, 19, 17, 16, 11, 10, 8, 7, 4, 3, 3, 2, 2, 2, 2, 2, 0],
    ]
)
"""How often, in parts, a rival comes beside a car or behind it in its next move, by the gear in
which it is (none for one that stands) and by the steps to the car: as in 105 races of Champions."""
AWAY = np.array([1, 5, 3])
"""What of that is for each cell from which the car is touched: a fifth on a straight, and a third
in a corner (by `Nearness.narrowness`), as in 46 races."""


class Others(NamedTuple):
    """Who else is on a circuit, and what of them is thought of."""

    track: Track
    cells: frozenset[CellId]
    """Where they stand."""
    rough: tuple[CellId, ...] = ()
    """Where those stand who touch twice (DRV-DEREK-1)."""
    may_touch: bool = True
    pursuers: tuple[tuple[CellId, Gear], ...] = ()
    """Who moves before the car does again, and may end beside it: where, and in what gear."""
    may_close: bool = False
    """Whether it matters who may close the road."""
    slide: int = 0
    """Cells by which a wet corner makes a move longer (TYR-4)."""


class Company:
    """The others, as one car meets them."""

    def __init__(self, others: Others) -> None:
        near, track = nearness_of(others.track), others.track
        self.on_road = tuple(cell for cell in others.cells if not track.is_pit(cell))
        """The cells of the road where they stand."""
        self.contacts: Numbers = np.zeros(near.cells, dtype=np.intp)
        """By cell the rolls for cars that it lies beside or behind (COL-2) or that may come there,
        in parts."""
        if others.may_touch and others.cells:
            twice = [cell for cell in others.rough if cell in others.cells]
            self.contacts += CERTAIN * near.contacts((*others.cells, *twice))
            for pursuer in others.pursuers:
                self.contacts += _threat(near, *pursuer)
        self.queues: Numbers = np.zeros(near.cells, dtype=np.intp)
        """By cell how many are close ahead; in a corner each counts twice."""
        self.crowds: Numbers = np.zeros(near.cells, dtype=np.intp)
        """By cell how they may close the road ahead: 1 on a straight, 2 in a corner.

        In a corner it is more where they end every way on as they stand, the most where at once. A
        car that slides comes to an end there that is farther away as well.
        """
        if self.on_road:
            self.queues += near.queues(CLOSE, self.on_road) * near.narrowness
        if self.on_road and others.may_close:
            seen = np.minimum(self.queues, near.narrowness)
            # who slides comes that much closer, wherever in it the way is ended
            shut = near.shut_off(FEW_STEPS + others.slide, self.on_road)
            is_shut = (shut > 0) & (near.narrowness == IN_A_CORNER)
            closed = np.maximum(shut - others.slide, 1)
            self.crowds += np.where(is_shut, IN_A_CORNER + closed, seen)


@lru_cache(maxsize=4096)
def _threat(near: Nearness, cell: CellId, gear: Gear) -> Numbers:
    """Return by cell how often a rival somewhere comes beside a car there, or behind it."""
    found: Numbers = THREAT[gear].take(near.steps_from(cell), mode="clip")
    found *= near.touched_from
    found //= AWAY.take(near.narrowness)
    return found


@lru_cache(maxsize=32)
def company_of(others: Others) -> Company:
    """Return what others mean; it is the same as long as they stand where they are."""
    return Company(others)
