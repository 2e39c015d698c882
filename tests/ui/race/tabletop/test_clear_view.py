from __future__ import annotations

import pytest

from formulad.ui.race.tabletop.clear_view import clear_shift

PAGE = (1920.0, 1080.0)
CARD = (700.0, 700.0, 500.0, 380.0)


def test_what_is_seen_is_not_moved() -> None:
    assert (0, 0) == clear_shift(((100.0, 100.0), (960.0, 600.0)), (CARD,), PAGE)


def test_what_is_covered_comes_out_by_the_shortest_way() -> None:
    assert (0, -60) == clear_shift(((960.0, 730.0),), (CARD,), PAGE)
    assert (-60, 0) == clear_shift(((720.0, 900.0),), (CARD,), PAGE)


def test_nothing_comes_below_another_card_on_its_way() -> None:
    above = (700.0, 500.0, 500.0, 190.0)
    across, down = clear_shift(((960.0, 730.0),), (CARD, above), PAGE)

    assert (across, down) != (0, 0)
    assert not (700 <= 960 + across < 1200 and 500 <= 730 + down < 1080)


def test_nothing_is_moved_off_the_page() -> None:
    across, down = clear_shift(((30.0, 900.0), (960.0, 900.0)), (CARD,), PAGE)

    assert 0 < 30 + across
    assert not (700 <= 960 + across < 1200 and 700 <= 900 + down < 1080)


@pytest.mark.parametrize("spots", [1, 2])
def test_where_everything_is_covered_nothing_is_moved(spots: int) -> None:
    whole = (-2000.0, -2000.0, 6000.0, 6000.0)

    assert (0, 0) == clear_shift(((960.0, 600.0),) * spots, (whole,), PAGE)
