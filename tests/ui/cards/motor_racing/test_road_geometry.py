"""Twelve places lie on the road, in one row or in two, on every page."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from formulad.ui.cards.kit.hand import LEAST_WIDTH, hand_places
from formulad.ui.cards.motor_racing.motor_layout import MotorLayout, motor_layout
from formulad.ui.cards.motor_racing.road_geometry import PLACES, Lane, one_row, two_rows
from formulad.ui.toolkit.canvas import Rect

PAGES = {
    "1280x720": (1600, 900),
    "1366x768": (1707, 960),
    "1920x1080": (1920, 1080),
    "21:9": (2580, 1080),
    "4:3": (1280, 960),
    "largest letters": (1242, 720),
    "upright": (1125, 2000),
    "small and upright": (1000, 1600),
}
EVERY_PAGE = pytest.mark.parametrize("size", PAGES.values(), ids=PAGES)


def laid(size: tuple[int, int]) -> MotorLayout:
    return motor_layout(Rect((0, 0), size))


def test_the_leader_is_at_the_right_and_places_go_on_to_the_left() -> None:
    road = one_row(1920, 222, 370)

    across = [road.spot(place).x for place in range(1, PLACES + 1)]

    assert pytest.approx(1752) == across[0]
    assert all(before > after for before, after in pairwise(across))
    assert road.spot(1, Lane.NOW).y < road.spot(1, Lane.AFTER).y


def test_an_upright_page_has_two_rows_with_the_leader_above() -> None:
    road = two_rows(1125, 300, 800)

    assert road.spot(6).y < road.spot(7).y
    assert pytest.approx(road.spot(1).x) == road.spot(7).x


@EVERY_PAGE
def test_no_two_cars_stand_on_the_same_spot(size: tuple[int, int]) -> None:
    road = laid(size).road
    frames = [
        road.frame(place, lane).inflate(-8, 0) for place in range(1, PLACES + 1) for lane in Lane
    ]

    assert not [pair for pair in combinations(frames, 2) if pair[0].colliderect(pair[1])]


@EVERY_PAGE
def test_everything_lies_on_the_page_and_nothing_on_the_road(size: tuple[int, int]) -> None:
    layout = laid(size)
    page = layout.page
    places = (layout.header, layout.last, layout.season, layout.hand)

    assert all(page.contains(place) for place in places)
    assert not [pair for pair in combinations(places, 2) if pair[0].colliderect(pair[1])]
    for band in layout.road.bands:
        road = Rect(0, band.top, page.width, band.height)
        assert not any(road.colliderect(place) for place in places)


@EVERY_PAGE
def test_five_cards_are_never_too_narrow_and_lie_on_the_page(size: tuple[int, int]) -> None:
    layout = laid(size)

    places = hand_places(layout.hand, 5)

    assert all(LEAST_WIDTH - 0.01 <= place.rect.width for place in places)
    assert all(layout.page.contains(place.rect) for place in places)
