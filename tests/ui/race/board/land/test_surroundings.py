"""What lies around a map: the same land, sea and woods as at its border."""

from __future__ import annotations

import numpy as np

from formulad.tiled.circuit import Drawing, Material, Scenery, Shape, Theme
from formulad.ui.race.board.land.surroundings import extended, world

SIZE = (1000.0, 800.0)
SEA = Scenery(
    Material.SEA, Shape.POLYGON, ((600.0, 300.0), (1000.0, 300.0), (1000.0, 800.0), (600.0, 800.0))
)


def around(*scenery: Scenery) -> tuple[Scenery, ...]:
    """Return what there is on and around a map with some scenery."""
    return extended(Drawing(SIZE, Theme.DAY, 40.0, (), (), (), scenery=scenery)).scenery


def tree(x: float, y: float) -> Scenery:
    return Scenery(Material.TREE, Shape.POINT, ((x, y),))


def test_a_coast_goes_on_past_the_border_and_is_no_straight_line_there() -> None:
    (sea,) = around(SEA)

    beyond = [y for x, y in sea.points if x > SIZE[0] and y < 400]

    assert max(x for x, _ in sea.points) > world(SIZE)[2] + 40, "its end is not seen"
    assert len({round(y) for y in beyond}) > 5


def test_a_coast_comes_to_the_end_of_the_land_straight_on() -> None:
    """There it is mirrored: what came to it askew would have a cusp."""
    (sea,) = around(SEA)

    edge = world(SIZE)[2]
    coast = sorted(point for point in sea.points if point[0] > SIZE[0] and point[1] < 400)
    last = [y for x, y in coast if edge - 20 < x < edge + 41]

    assert len(last) > 1
    assert max(last) - min(last) < 1


def test_what_meets_at_the_border_goes_on_side_by_side() -> None:
    corners = ((600.0, 100.0), (1000.0, 100.0), (1000.0, 300.0), (600.0, 300.0))
    beach = Scenery(Material.BEACH, Shape.POLYGON, corners)

    sand, sea = around(beach, SEA)

    shared = [point for point in sea.points if point[0] > SIZE[0] and point[1] < 400]
    assert set(shared) <= set(sand.points)


def test_woods_at_the_border_go_on_behind_it_and_thin_out() -> None:
    rows = [tree(x, y) for x in (5.0, 120.0) for y in np.linspace(20, 780, 60)]

    behind = [piece.points[0][0] for piece in around(*rows) if piece.points[0][0] < 0]

    near, far = behind.count(-5.0), behind.count(-120.0)
    assert near > 50
    assert near > far > 0


def test_woods_that_are_drawn_past_the_border_thin_out_from_their_last_row() -> None:
    rows = [tree(-100.0, y) for y in np.linspace(20, 780, 60)]

    behind = [piece for piece in around(*rows, tree(-60.0, 5.0)) if piece.points[0][0] < -100]

    assert 1 == len(behind)
    assert (-140.0, 5.0) == behind[0].points[0]


def test_a_tree_far_from_every_border_stays_alone() -> None:
    assert 1 == len(around(tree(500.0, 400.0)))


def test_no_tree_stands_in_the_sea_behind_the_border() -> None:
    """A palm on the quay would be seen in the water."""
    palms = [tree(995.0, y) for y in np.linspace(320, 780, 40)]
    _, *plants = around(SEA, *palms)

    assert [piece for piece in plants if piece.points[0][0] > SIZE[0]] == []
