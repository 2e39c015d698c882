"""A close-up lies near what it shows, and hides little."""

from __future__ import annotations

from formulad.ui.race.tabletop.close_up_place import SIZES, close_up_place
from formulad.ui.race.tabletop.free_edges import SeenRoad
from formulad.ui.toolkit.canvas import Rect

PAGE = (1920.0, 1080.0)
NEAR = Rect(600, 200, 100, 80)


def road_along(y: float) -> SeenRoad:
    """Return a road from the left to the right of the page."""
    return SeenRoad(tuple((12.0 * step, y) for step in range(160)), 30.0)


def test_a_close_up_lies_beside_the_road() -> None:
    road = road_along(240)

    place = close_up_place(PAGE, NEAR, [NEAR], road)

    assert place is not None
    assert SIZES[0] == place.size
    assert 0 == road.under(*place.topleft, *place.bottomright)


def test_a_close_up_lies_over_no_card_and_near_what_it_shows() -> None:
    cards = [Rect(0, 700, 1920, 380), Rect(900, 0, 300, 700)]

    place = close_up_place(PAGE, NEAR, [NEAR, *cards], None)

    assert place is not None
    assert place.collidelist([NEAR, *cards]) < 0
    assert place.right < 900


def test_a_close_up_is_smaller_where_cards_leave_little_room() -> None:
    cards = [Rect(0, 0, 1920, 60), Rect(0, 400, 1920, 680), Rect(1300, 0, 620, 1080)]

    place = close_up_place(PAGE, NEAR, [NEAR, *cards], None)

    assert place is not None
    assert place.size in SIZES[1:]


def test_there_is_no_close_up_where_cards_lie_everywhere() -> None:
    assert close_up_place(PAGE, NEAR, [Rect(0, 0, 1920, 1080)], None) is None
