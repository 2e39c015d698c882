from __future__ import annotations

import numpy as np
import pytest

from formulad.ai.values.points import Parts, Points, Pool

BOOSTS, CELLS, SLOTS = 1, 9, 2


@pytest.mark.parametrize(
    "points", [Pool(7), Parts((2, 5, 1, 1, 2, 1))], ids=["one pool", "a pool for each part"]
)
def test_cells_braked_away_all_at_once_are_those_braked_away_one_by_one(points: Points) -> None:
    size = BOOSTS * CELLS * SLOTS * points.size
    scattered = (np.arange(size) * 7919 % size).astype(np.float32)
    at_once = scattered.reshape(BOOSTS, CELLS, SLOTS, points.tyres, points.rest)
    points.bury(at_once, size)
    one_by_one = at_once.copy()

    points.brake_away(at_once)

    for cells in range(1, CELLS):
        points.brake(one_by_one[:, cells], one_by_one[:, cells - 1], 1)
    assert np.array_equal(one_by_one, at_once)
