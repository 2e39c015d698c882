"""Outlines of what is drawn by a field: closed, clockwise, the hole left out."""

from __future__ import annotations

import numpy as np
import pytest

from tools.mapping.contours import outlines, thinned

X, Y = np.arange(0.0, 400, 10), np.arange(0.0, 300, 10)


def away(x: float, y: float) -> np.ndarray:
    """Return how far each grain is from a place."""
    distance: np.ndarray = np.hypot(X[None, :] - x, Y[:, None] - y)
    return distance


def test_a_disc_has_one_round_outline() -> None:
    (outline,) = outlines(80 - away(200, 150), X, Y)

    assert np.hypot(*(outline - (200, 150)).T) == pytest.approx(80, abs=1)


def test_two_discs_that_touch_are_one_region_and_two_apart_are_two() -> None:
    def both(gap: float) -> int:
        field = np.maximum(50 - away(200 - gap, 150), 50 - away(200 + gap, 150))
        return len(outlines(field, X, Y))

    assert 1 == both(40)
    assert 2 == both(70)


def test_of_a_ring_only_its_outer_border_is_told() -> None:
    ring = np.minimum(100 - away(200, 150), away(200, 150) - 50)

    (outline,) = outlines(ring, X, Y)

    assert np.hypot(*(outline - (200, 150)).T).min() > 95


def test_what_is_smaller_than_asked_is_left_out() -> None:
    assert [] == outlines(20 - away(200, 150), X, Y, least=2000)


def test_a_region_that_reaches_the_edge_is_closed_there() -> None:
    (outline,) = outlines(80 - away(0, 150), X, Y)

    assert outline[:, 0].min() >= -10


def test_a_thinned_outline_keeps_its_form() -> None:
    (outline,) = outlines(80 - away(200, 150), X, Y)

    thin = thinned(outline, 40)

    assert 13 == len(thin)
    assert np.hypot(*(thin - (200, 150)).T) == pytest.approx(80, abs=2)
