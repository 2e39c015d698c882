from __future__ import annotations

from itertools import combinations

import pytest

from formulad.ui.race.new_race.new_race_layout import new_race_places
from formulad.ui.shell.menu_page import MARGIN
from formulad.ui.toolkit.canvas import Rect, scale_for

WINDOWS = (
    (900, 576),
    (1280, 720),
    (1024, 768),
    (1366, 768),
    (1000, 1000),
    (900, 1200),
    (1080, 1920),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
)


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
@pytest.mark.parametrize("cards", [3, 5, 10])
def test_everything_lies_on_the_page_and_nothing_overlaps(
    window: tuple[int, int], cards: int
) -> None:
    scale = scale_for(window)
    width, height = window[0] / scale, window[1] / scale
    places = new_race_places(width, height, cards)
    rects = [*places.cards, places.choices, places.circuit, places.options, places.start]

    page = Rect(0, 0, width, height)
    assert [] == [rect for rect in rects if not page.contains(rect)]
    assert [] == [(a, b) for a, b in combinations(rects, 2) if a.colliderect(b)]


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_ten_cards_have_room_for_a_name_and_a_choice_below_each_other(
    window: tuple[int, int],
) -> None:
    scale = scale_for(window)

    cards = new_race_places(window[0] / scale, window[1] / scale, 10).cards

    assert all(card.width >= 340 and card.height >= 80 for card in cards)


def test_a_towering_page_shows_the_circuit_over_its_whole_width() -> None:
    places = new_race_places(1125, 2000, 10)

    assert places.choices.width == places.circuit.width == 1125 - 2 * MARGIN
    assert places.options.top == places.start.top > places.circuit.bottom
