from __future__ import annotations

from formulad.ui.shell.saved.saved_games_layout import list_places
from formulad.ui.toolkit.canvas import Rect

WIDE, UPRIGHT = Rect(0, 0, 1600, 900), Rect(0, 0, 1125, 1800)


def test_in_an_upright_window_a_short_list_and_short_details_leave_no_empty_panel() -> None:
    places = list_places(UPRIGHT, listed=300, told=700)

    assert (300, 700) == (places.list.height, places.details.height)


def test_in_an_upright_window_a_long_list_leaves_most_of_the_page_to_long_details() -> None:
    places = list_places(UPRIGHT, listed=5000, told=5000)

    assert places.list.height < places.details.height
    assert places.details.bottom < UPRIGHT.bottom


def test_what_is_told_of_a_game_begins_where_a_short_list_ends() -> None:
    short, long = (list_places(UPRIGHT, listed=listed, told=300) for listed in (300, 5000))

    assert short.details.top - short.list.bottom == long.details.top - long.list.bottom
    assert short.details.top < long.details.top


def test_side_by_side_list_and_details_are_equally_tall_whatever_they_hold() -> None:
    places = list_places(WIDE, listed=300, told=700)

    assert places.list.height == places.details.height
