from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.quarter_turns import turned, turned_in, turned_rect, turned_size

lengths = st.floats(1, 4000)
sizes = st.tuples(lengths, lengths)
quarters = st.integers(-8, 8)
shares = st.floats(0, 1)


def test_a_quarter_turns_right_to_down() -> None:
    assert (0, 1) == turned((1, 0), 1)
    assert (-1, 0) == turned((1, 0), 2)
    assert (0, -1) == turned((1, 0), 3)


@given(st.tuples(lengths, lengths), quarters)
def test_turning_back_ends_at_the_same_way(way: tuple[float, float], by: int) -> None:
    assert way == turned(turned(way, by), -by)


@given(sizes, shares, shares, quarters)
def test_a_point_stays_on_its_sheet_and_comes_back(
    size: tuple[float, float], x: float, y: float, by: int
) -> None:
    at = (size[0] * x, size[1] * y)

    seen = turned_in(at, size, by)

    width, height = turned_size(size, by)
    assert -0.01 <= seen[0] <= width + 0.01
    assert -0.01 <= seen[1] <= height + 0.01
    assert at == pytest.approx(turned_in(seen, (width, height), -by), abs=0.01)


@given(sizes, shares, shares, quarters)
def test_a_place_keeps_its_size_and_comes_back(
    size: tuple[float, float], x: float, y: float, by: int
) -> None:
    rect = Rect(size[0] * x / 2, size[1] * y / 2, size[0] / 3, size[1] / 4)

    seen = turned_rect(rect, size, by)
    back = turned_rect(seen, turned_size(size, by), -by)

    assert turned_size(rect.size, by) == pytest.approx(seen.size)
    assert tuple(rect) == pytest.approx(tuple(back), abs=0.01)


def test_the_left_end_of_a_card_lies_above_once_it_is_turned() -> None:
    left_end = Rect(0, 0, 10, 100)

    assert (0, 0, 100, 10) == tuple(turned_rect(left_end, (300, 100), 1))
