from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.geometry.road_shapes import around
from formulad.ui.race.board.pit_boxes import ground_of
from formulad.ui.race.board.road_signs import Sign, draw_sign, place_signs
from formulad.ui.toolkit.canvas import Canvas, Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter


@pytest.fixture(scope="module")
def signs(monaco: Road) -> tuple[Sign, ...]:
    return place_signs(monaco, finder(monaco))


def seen(lens: Lens, sign: Sign, covered: Sequence[Rect] = ()) -> pygame.Rect:
    """Return the pixels that a sign takes."""
    surface = pygame.Surface(lens.canvas.window, pygame.SRCALPHA)
    lens.canvas.fit(surface, lens.canvas.scale)
    draw_sign(lens, sign, covered)
    return surface.get_bounding_rect()


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


def test_a_panel_hides_no_half_of_the_ways_of_a_corner(
    monaco: Road, signs: tuple[Sign, ...], typesetter: Typesetter
) -> None:
    sign = signs[0]
    canvas = Canvas(pygame.Surface((800, 600), pygame.SRCALPHA), 1.0, typesetter)
    lens = Lens(canvas, Stage.whole(canvas.area), Camera(sign.place, 60 / monaco.width), monaco)
    x, y = lens.point(sign.place)
    panel = Rect(x + 40, y - 100, 300, 200) if sign.side > 0 else Rect(x - 340, y - 100, 300, 200)

    whole = seen(lens, sign)
    beside = seen(lens, sign, [panel])
    nothing = seen(lens, sign, [Rect(x, y, 300, 200)])

    assert whole.colliderect(panel)
    assert beside.width
    assert not beside.colliderect(panel)
    assert not nothing.width


def test_a_name_lies_over_no_other_sign(
    monaco: Road, signs: tuple[Sign, ...], typesetter: Typesetter
) -> None:
    """Where the board is small, rather the name is left out."""
    sign = signs[0]
    canvas = Canvas(pygame.Surface((800, 600), pygame.SRCALPHA), 1.0, typesetter)
    lens = Lens(canvas, Stage.whole(canvas.area), Camera(sign.place, 12 / monaco.width), monaco)
    alone = seen(lens, sign)
    end = alone.right - 20 if sign.side > 0 else alone.left
    other = Rect(end, alone.top, 20, alone.height)

    canvas.fit(pygame.Surface(canvas.window, pygame.SRCALPHA), 1.0)
    draw_sign(lens, sign, (), [other])

    left = canvas.surface.get_bounding_rect()
    assert left.width
    assert not left.colliderect(other)


def test_no_name_is_cut_by_the_edge_of_the_window(
    monaco: Road, signs: tuple[Sign, ...], typesetter: Typesetter
) -> None:
    sign = signs[0]
    canvas = Canvas(pygame.Surface((800, 600), pygame.SRCALPHA), 1.0, typesetter)
    stage = Stage.whole(canvas.area)
    lens = Lens(canvas, stage, Camera(sign.place, 60 / monaco.width), monaco)
    whole, (x, _) = seen(lens, sign), lens.point(sign.place)
    edge = 800 - (whole.right - x) + 10 if sign.side > 0 else x - whole.left - 10
    middle = (sign.place[0] + (x - edge) * monaco.width / 60, sign.place[1])

    beside = seen(Lens(canvas, stage, Camera(middle, 60 / monaco.width), monaco), sign)

    assert 0 < beside.width < whole.width - 20
