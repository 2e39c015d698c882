"""Cards in columns."""

from __future__ import annotations

import pytest

from formulad.ui.shell.card_columns import Columns
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.scroll import BAR

COLUMNS = Columns(two_from=800, three_from=1200, edge=8, foot=16)


@pytest.mark.parametrize(("width", "columns"), [(799, 1), (800, 2), (1199, 2), (1200, 3)])
def test_a_wider_room_holds_more_columns(width: float, columns: int) -> None:
    places = COLUMNS.places(Rect(100, 100, width, 500), 6, 90)

    assert columns == len({place.left for place in places})


def test_no_card_lies_over_another_or_beyond_the_room() -> None:
    room = Rect(0, 0, 1200, 500)

    places = COLUMNS.places(room, 6, 90)

    assert [] == [place for place in places if not room.contains(place)]
    assert [1] * 6 == [len(place.collidelistall(list(places))) for place in places]


def test_the_last_card_has_room_below() -> None:
    places = COLUMNS.places(Rect(0, 0, 1200, 500), 4, 90)

    assert places[-1].bottom + 16 == COLUMNS.height_of(places)
    assert 0 == COLUMNS.height_of(())


@pytest.mark.parametrize(("height", "free"), [(500, 8), (150, 8 + BAR)])
def test_cards_leave_room_for_a_bar_only_where_they_scroll(height: float, free: float) -> None:
    room = Rect(0, 0, 1200, height)

    places = COLUMNS.places(room, 6, 90)

    assert pytest.approx(room.right - free) == max(place.right for place in places)
