from __future__ import annotations

import math

import pytest

from formulad.ui.toolkit.outlines import placed, polygon, rounded_box, traced


def test_a_path_is_followed_in_both_kinds_of_coordinates() -> None:
    assert traced("M1 1 L4 1 L4 5") == traced("m1 1 l3 0 v4") == traced("M1 1 H4 V5")


def test_a_closed_path_ends_where_it_began() -> None:
    (outline,) = traced("M1 1 H4 V5 Z")

    assert outline[0] == outline[-1] == (1, 1)


def test_a_new_move_begins_a_new_outline() -> None:
    assert len(traced("M0 0 H4 M0 2 H4")) == 2


def test_points_after_a_move_are_lines() -> None:
    assert traced("M0 0 4 0 4 4") == traced("M0 0 L4 0 L4 4")


def test_an_arc_keeps_its_distance_from_the_middle() -> None:
    (arc,) = traced("M0 5 A5 5 0 0 1 10 5")

    assert all(math.dist(point, (5, 5)) == pytest.approx(5) for point in arc)
    assert min(y for _, y in arc) == pytest.approx(0, abs=1e-6)


def test_the_sweep_of_an_arc_chooses_its_side() -> None:
    (above,) = traced("M0 5 A5 5 0 0 1 10 5")
    (below,) = traced("M0 5 A5 5 0 0 0 10 5")

    assert max(y for _, y in above) == pytest.approx(5)
    assert min(y for _, y in below) == pytest.approx(5)


def test_a_curve_ends_at_its_last_point() -> None:
    (curve,) = traced("M0 0 C0 10 10 10 10 0")

    assert curve[-1] == pytest.approx((10, 0))
    assert max(y for _, y in curve) == pytest.approx(7.5)


def test_an_unknown_command_is_named() -> None:
    with pytest.raises(ValueError, match="'T'"):
        traced("M0 0 T4 4")


def test_a_polygon_has_its_first_corner_at_the_top() -> None:
    corners = polygon((10, 10), 5, 6)

    assert len(corners) == 6
    assert corners[0] == pytest.approx((10, 5))


def test_a_rounded_box_stays_within_its_place() -> None:
    box = rounded_box(10, 20, 30, 40, 8)

    assert min(x for x, _ in box) == pytest.approx(10)
    assert max(x for x, _ in box) == pytest.approx(40)
    assert (10, 20) not in box


def test_an_outline_is_stretched_then_turned_then_moved() -> None:
    (corner,) = placed([(1, 0)], (10, 10), 90, (3, 1))

    assert corner == pytest.approx((10, 13))
