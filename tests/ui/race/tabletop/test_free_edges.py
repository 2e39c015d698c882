from __future__ import annotations

from formulad.ui.race.desk.table_sides import Side
from formulad.ui.race.tabletop.free_edges import (
    SeenRoad,
    free_stretches,
    room_for,
    spread,
)

PAGE, SPAN = (1000.0, 600.0), (100.0, 900.0)


def test_the_road_at_an_edge_splits_it() -> None:
    road = SeenRoad(((400.0, 560.0),), 20)

    found = free_stretches(Side.BOTTOM, PAGE, SPAN, 108, road)

    assert ((100, 380), (420, 900)) == found


def test_a_road_behind_the_cards_leaves_the_edge_free() -> None:
    road = SeenRoad(((400.0, 400.0),), 20)

    assert (SPAN,) == free_stretches(Side.BOTTOM, PAGE, SPAN, 108, road)
    assert ((100, 380), (420, 900)) == free_stretches(Side.BOTTOM, PAGE, SPAN, 180, road)


def test_other_edges_have_stretches_of_their_own() -> None:
    road = SeenRoad(((50.0, 300.0),), 20)

    assert (SPAN,) == free_stretches(Side.TOP, PAGE, SPAN, 108, road)
    assert ((80, 280), (320, 520)) == free_stretches(Side.LEFT, PAGE, (80, 520), 108, road)


def test_cards_need_room_between_them() -> None:
    assert 2 == room_for([(0, 212)], 100)
    assert 1 == room_for([(0, 211)], 100)
    assert 3 == room_for([(0, 212), (300, 400)], 100)


def test_cards_are_spread_as_loosely_as_the_edge_allows() -> None:
    assert [150] == spread([(0, 400)], 1, 100)
    assert [50, 450] == spread([(0, 200), (300, 700)], 2, 100)


def test_a_place_counts_the_cells_it_would_cover() -> None:
    road = SeenRoad(((100.0, 100.0), (200.0, 100.0)), 10)

    assert 1 == road.under(50, 50, 120, 150)
    assert 2 == road.under(50, 50, 191, 150)
    assert 0 == road.under(111, 50, 189, 150)
