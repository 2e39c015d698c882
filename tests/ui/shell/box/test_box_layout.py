"""Lids find room in every window, as large as it lets them be."""

from __future__ import annotations

from itertools import combinations

import pytest

from formulad.ui.shell.box.box_layout import ART, FOOT, lid_places
from formulad.ui.shell.menu_page import HEADER
from formulad.ui.toolkit.canvas import Rect

SIZES = ((1920, 1080), (1600, 900), (1707, 960), (1242, 720), (1125, 1600), (1125, 900))


@pytest.mark.parametrize("count", range(1, 5))
@pytest.mark.parametrize("size", SIZES)
def test_they_lie_on_the_page_and_apart(size: tuple[float, float], count: int) -> None:
    area = Rect(0, 0, *size)
    places = lid_places(area, count)

    room = Rect(0, HEADER + 10, area.width, area.height - HEADER - 10 - FOOT)
    assert count == len(places)
    assert all(room.contains(place.rect) for place in places)
    assert not any(a.rect.colliderect(b.rect) for a, b in combinations(places, 2))


@pytest.mark.parametrize("size", SIZES)
def test_a_picture_keeps_its_shape(size: tuple[float, float]) -> None:
    for place in lid_places(Rect(0, 0, *size), 4):
        assert ART[0] / ART[1] == pytest.approx(place.art.width / place.art.height)


def test_on_a_low_page_words_stand_beside_the_picture() -> None:
    high, low = (lid_places(Rect(0, 0, *size), 4)[0] for size in ((1920, 1080), (1242, 720)))

    assert (high.art.bottom, low.art.right) == (high.label.top, low.label.left)
    assert (high.art.left, low.art.top) == (high.label.left, low.label.top)
