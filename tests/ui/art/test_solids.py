from __future__ import annotations

import numpy as np
import pytest

from formulad.ui.art.solids import lying, seen, solid, turn

CORNERS = {4: 3, 6: 4, 8: 3, 12: 5, 20: 3, 30: 4}


@pytest.mark.parametrize(("sides", "corners"), CORNERS.items())
def test_every_die_has_as_many_facets_of_one_kind_as_it_has_sides(sides: int, corners: int) -> None:
    facets = solid(sides)

    assert [corners] * sides == [len(facet.corners) for facet in facets]
    farthest = max(np.linalg.norm(facet.corners, axis=1).max() for facet in facets)
    assert pytest.approx(1.0) == farthest


@pytest.mark.parametrize("sides", CORNERS)
def test_no_side_of_a_die_is_larger_than_another(sides: int) -> None:
    heights = [facet.normal @ facet.middle for facet in solid(sides)]

    assert pytest.approx([heights[0]] * sides) == heights


@pytest.mark.parametrize("sides", CORNERS)
def test_a_die_lies_with_the_facet_to_the_eye_and_its_number_upright(sides: int) -> None:
    index = sides // 2
    top = seen(sides, lying(solid(sides)[index]))[-1]

    assert index == top.index
    assert pytest.approx(1.0) == top.facing
    assert (1.0, 0.0) == pytest.approx(top.across, abs=1e-9)
    assert (0.0, -1.0) == pytest.approx(top.up, abs=1e-9)


def test_what_faces_away_is_not_seen() -> None:
    half = len(seen(20, lying(solid(20)[0])))

    assert 10 == half


def test_a_turn_and_its_return_change_nothing() -> None:
    axis = np.array([0.5, -0.8, 0.1])

    assert pytest.approx(np.eye(3)) == turn(axis, 70) @ turn(axis, -70)
