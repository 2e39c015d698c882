from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from formulad.ui.board.finder import CellFinder
from formulad.ui.board.pits import ground_of
from formulad.ui.board.shapes import around
from formulad.ui.board.signs import Sign, place_signs

if TYPE_CHECKING:
    from formulad.ui.board.road import Road


@pytest.fixture(scope="module")
def signs(monaco: Road) -> tuple[Sign, ...]:
    return place_signs(monaco, finder(monaco))


def finder(road: Road) -> CellFinder:
    return CellFinder(road, ground_of(road.pits) if road.pits else ())


def test_every_corner_has_a_sign(signs: tuple[Sign, ...]) -> None:
    assert 10 == len(signs)
    assert [1, 1, 1, 1, 3, 1, 1, 2, 2, 1] == [sign.corner.stops for sign in signs]


def test_signs_stand_beside_the_road_and_the_pits(monaco: Road, signs: tuple[Sign, ...]) -> None:
    ground = finder(monaco)

    for sign in signs:
        assert not ground.covers(around(sign.place, 0.5 * monaco.width))


def test_signs_stand_near_their_corners(monaco: Road, signs: tuple[Sign, ...]) -> None:
    for sign, corner in zip(signs, monaco.corners, strict=True):
        x, y = sign.place
        away = min(abs(x - a) + abs(y - b) for a, b in map(monaco.place, corner))
        assert away < 6 * monaco.width


def test_signs_keep_apart(monaco: Road, signs: tuple[Sign, ...]) -> None:
    for one, other in combinations(signs, 2):
        across, down = (abs(a - b) for a, b in zip(one.place, other.place, strict=True))
        assert across > 2 * monaco.width or down > 1.5 * monaco.width
