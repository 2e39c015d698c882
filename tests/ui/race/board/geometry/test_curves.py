from __future__ import annotations

import math

import numpy as np
import pytest

from formulad.ui.race.board.geometry.curves import even_line, rounded, smooth

CIRCLE = [
    (100 * math.cos(a), 100 * math.sin(a)) for a in np.linspace(0, math.tau, 24, endpoint=False)
]
BEND = [(0.0, 0.0), (100.0, 0.0), (200.0, 0.0), (250.0, 60.0), (250.0, 160.0)]


def test_a_closed_curve_through_a_circle_is_as_long_as_the_circle() -> None:
    curve = smooth(CIRCLE, closed=True, step=5)

    assert math.tau * 100 == pytest.approx(curve.length, rel=0.002)
    assert 100 == pytest.approx(np.hypot(*curve.points.T), abs=0.3)


def test_a_curve_passes_through_what_was_drawn() -> None:
    curve = smooth(BEND, closed=False, step=5)

    for drawn, station in zip(BEND, curve.stations, strict=True):
        assert drawn == pytest.approx(curve.at(float(station)), abs=1.0)


def test_a_closed_curve_goes_on_after_a_lap() -> None:
    curve = smooth(CIRCLE, closed=True, step=5)

    assert curve.at(40) == pytest.approx(curve.at(40 + curve.length))
    assert curve.at(-10) == pytest.approx(curve.at(curve.length - 10))


def test_left_of_a_clockwise_lap_is_outside() -> None:
    curve = smooth(CIRCLE, closed=True, step=5)

    assert 110 == pytest.approx(math.hypot(*curve.at(77, 10)), abs=0.5)
    assert 90 == pytest.approx(math.hypot(*curve.at(77, -10)), abs=0.5)


def test_an_open_curve_ends_where_it_was_drawn_even_when_softened() -> None:
    curve = smooth(BEND, closed=False, step=5, soften=40)

    assert BEND[0] == pytest.approx(curve.at(0))
    assert BEND[-1] == pytest.approx(curve.at(curve.length + 99))


def test_a_heading_points_along_the_way() -> None:
    curve = smooth(BEND, closed=False, step=5)

    assert 0 == pytest.approx(curve.heading(50), abs=0.05)
    assert math.pi / 2 == pytest.approx(curve.heading(curve.length - 20), abs=0.15)


def test_the_nearest_place_of_a_curve_is_found() -> None:
    curve = smooth(CIRCLE, closed=True, step=5)

    assert (0, 100) == pytest.approx(curve.at(curve.nearest((0, 300))), abs=3)


def test_rounding_an_outline_keeps_it_within_its_corners() -> None:
    square = np.array([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)])

    shore = rounded(square, closed=True)

    assert 16 == len(shore)
    assert 0 <= shore.min()
    assert 10 >= shore.max()
    assert 1 < np.hypot(*shore.T).min() < 2


def test_even_steps_keep_the_ends() -> None:
    line = even_line(np.array([(0.0, 0.0), (3.0, 0.0), (10.0, 0.0)]), 2)

    assert [0, 2, 4, 6, 8, 10] == pytest.approx(line[:, 0].tolist())
