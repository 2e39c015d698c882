"""Cards on tables of every size: none lies over another, the tray, or a road that can be spared."""

from __future__ import annotations

from itertools import combinations
from math import cos, sin, tau

import pytest

from formulad.ui.race.desk.table_sides import Side
from formulad.ui.race.tabletop.blocks import WIDTH
from formulad.ui.race.tabletop.card_growth import grown
from formulad.ui.race.tabletop.free_edges import SeenRoad
from formulad.ui.race.tabletop.table_arrangement import Arrangement, Sitting, arranged
from formulad.ui.race.tabletop.tray_place import tray_place
from formulad.ui.toolkit.canvas import Rect, scale_for

WINDOWS = ((1920, 1080), (1280, 720), (3840, 2160), (1080, 1080), (900, 1200), (1024, 768))
windows = pytest.mark.parametrize("window", WINDOWS, ids=lambda w: f"{w[0]}x{w[1]}")
heights = pytest.mark.parametrize("height", [256, 350, 620])


def page_of(window: tuple[int, int]) -> tuple[float, float]:
    scale = scale_for(window)
    return window[0] / scale, window[1] / scale


def oval_in(free: Rect) -> SeenRoad:
    """Return an oval road, as large as a place allows."""
    x, y = free.center
    across, down = free.width / 2 - 60, free.height / 2 - 60
    middles = (
        (x + across * cos(turn / 90 * tau), y + down * sin(turn / 90 * tau)) for turn in range(90)
    )
    return SeenRoad(tuple(middles), 40.0)


def table(window: tuple[int, int], seats: int = 10, people: int = 10) -> Arrangement:
    kinds = (True,) * people + (False,) * (seats - people)
    return arranged(Sitting(page_of(window), kinds), oval_in)


def overlapping(rects: list[Rect]) -> list[tuple[Rect, Rect]]:
    return [(a, b) for a, b in combinations(rects, 2) if a.inflate(-0.1, -0.1).colliderect(b)]


@windows
@pytest.mark.parametrize("seats", range(1, 11))
def test_compact_cards_lie_on_the_page_and_over_nothing(
    window: tuple[int, int], seats: int
) -> None:
    found = table(window, seats, seats)

    rects = [card.rect for card in found.cards]
    page = Rect((0, 0), found.page)
    assert all(page.contains(rect) for rect in rects)
    assert not overlapping([*rects, *found.corners.values()])


@windows
@pytest.mark.parametrize("seats", range(1, 11))
def test_compact_cards_cover_no_road(window: tuple[int, int], seats: int) -> None:
    found = table(window, seats, min(seats, 2))

    road = oval_in(found.free)
    covered = [road.under(*card.rect.topleft, *card.rect.bottomright) for card in found.cards]
    assert [0] * seats == covered


@windows
@heights
def test_a_card_that_grows_covers_no_other(window: tuple[int, int], height: float) -> None:
    found = table(window)

    for seat in range(10):
        cards = grown(found, seat, (WIDTH, height), oval_in(found.free))
        rects = [card.rect for card in cards]
        assert (WIDTH, height) == cards[seat].size
        assert found.cards[seat].side is cards[seat].side
        assert Rect((0, 0), found.page).contains(rects[seat])
        assert not overlapping([*rects, *found.corners.values()])


@windows
def test_the_tray_lies_beside_all_cards(window: tuple[int, int]) -> None:
    found = table(window)

    for seat in range(10):
        road = oval_in(found.free)
        cards = grown(found, seat, (WIDTH, 280), road)
        taken = [*(card.rect for card in cards), *found.corners.values()]
        tray = tray_place(found.page, cards[seat].rect, taken, road)
        assert Rect((0, 0), found.page).contains(tray)
        assert tray.collidelist(taken) < 0


def test_a_tray_keeps_off_the_road_where_it_can() -> None:
    found = table((1920, 1080), 2, 2)
    road = oval_in(found.free)

    tray = tray_place(found.page, found.cards[0].rect, [found.cards[0].rect], road)

    assert 0 == road.under(*tray.topleft, *tray.bottomright)


def test_a_card_grows_where_it_covers_less_of_the_road() -> None:
    found = table((1920, 1080), 1, 1)
    at_home = found.cards[0].rect.centerx
    road = SeenRoad(tuple((at_home + x, 900.0) for x in range(-260, 60, 20)), 20)

    card = grown(found, 0, (WIDTH, 256), road)[0]

    assert 0 == road.under(*card.rect.topleft, *card.rect.bottomright)
    assert card.rect.centerx > at_home + 200


def test_the_board_is_as_large_as_cards_beside_its_road_allow() -> None:
    two, ten = table((1920, 1080), 2, 2), table((1920, 1080), 10, 10)

    assert two.free.width > ten.free.width


def test_a_moved_card_lies_on_the_next_side() -> None:
    page = page_of((1920, 1080))

    found = arranged(Sitting(page, (True, True), ((0, 1),)), oval_in)

    assert [Side.LEFT, Side.TOP] == [card.side for card in found.cards]


def test_before_the_road_is_known_the_board_keeps_off_all_edges() -> None:
    found = arranged(Sitting((1920, 1080), (True,) * 10), lambda _free: None)

    assert 128 == found.free.top
    assert not overlapping([*(card.rect for card in found.cards), found.free])


@windows
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_card_keeps_its_place_along_the_edge_all_turn_long(
    window: tuple[int, int], seats: int
) -> None:
    found = table(window, seats, seats)
    road = oval_in(found.free)

    for seat, own in enumerate(found.cards):
        laid = [grown(found, seat, (WIDTH, height), road)[seat] for height in (256, 284, 318, 394)]
        assert len({own.side.along(card.rect.topleft) for card in laid}) == 1
