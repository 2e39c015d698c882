"""What is seen of a table between the edges of a screen is used where it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.cards.kit.edge_hands import EDGE_HEIGHT, edge_hands, open_place
from formulad.ui.cards.kit.mat import Mat, mat_between
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import NOWHERE, Cancel, PointAt

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

MAT = Mat(Rect(0, 100, 1000, 400), 0.5)
PAGE = Rect(0, 0, 1600, 900)
THING = Rect(20, 40, 100, 60)


@pytest.mark.parametrize("is_turned", [False, True])
def test_a_thing_is_hit_where_it_is_seen(is_turned: bool) -> None:
    mat = Mat(MAT.place, MAT.share, is_turned)

    assert pytest.approx(THING.center) == mat.on_table(mat.on_screen(THING).center)
    assert (50, 30) == mat.on_screen(THING).size


def test_from_the_far_side_left_is_right_and_the_near_edge_the_far_one() -> None:
    turned = Mat(MAT.place, MAT.share, is_turned=True)

    assert (2000.0, 800.0) == turned.on_table((0, 100))
    assert (0.0, 0.0) == MAT.on_table((0, 100))


def test_nothing_is_meant_by_pointing_nowhere_or_by_a_key() -> None:
    assert PointAt(NOWHERE) == MAT.meant(PointAt(NOWHERE))
    assert Cancel() == MAT.meant(Cancel())


def test_a_mat_shows_as_much_as_a_window_of_its_size(sheet: Sheet) -> None:
    canvas = sheet()
    whole, between = mat_between(canvas, 0, 0), mat_between(canvas, EDGE_HEIGHT, EDGE_HEIGHT)

    assert (canvas.area, 1.0) == (whole.place, whole.share)
    assert canvas.area.height - 2 * EDGE_HEIGHT == pytest.approx(between.place.height)
    assert between.size[1] >= 719


def test_what_is_drawn_on_a_turned_mat_stands_on_its_head(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.surface.fill("black")
    width, height = canvas.area.size
    mat = Mat(Rect(0, height / 4, width, height / 2), 1.0, is_turned=True)
    part = canvas.pixel_rect(mat.place)

    with mat.as_canvas(canvas):
        canvas.surface.fill("red", pygame.Rect(0, 0, 10, 10))

    assert pygame.Color("red") == canvas.surface.get_at((part.right - 1, part.bottom - 1))
    assert pygame.Color("black") == canvas.surface.get_at(part.topleft)


def test_all_lie_at_their_own_edge_beside_each_other_and_within_the_page() -> None:
    edges = edge_hands(PAGE, (0, 2, 4), (1, 3), ("Ana", "Bruno", "Chiyo", "Dev", "Elsa"))

    assert {0: False, 2: False, 4: False, 1: True, 3: True} == {
        edge.seat: edge.is_far for edge in edges
    }
    assert all(PAGE.contains(edge.rect) for edge in edges)
    assert not any(
        one.rect.colliderect(other.rect) for one in edges for other in edges if one is not other
    )


def test_whoever_sits_opposite_has_their_left_at_our_right() -> None:
    edges = edge_hands(PAGE, (0, 2), (1, 3), ("Ana", "Bruno", "Chiyo", "Dev"))
    left = {edge.seat: edge.rect.left for edge in edges}

    assert left[0] < left[2]
    assert left[1] > left[3]


@pytest.mark.parametrize("cards", [0, 1, 5, 14])
def test_a_hand_under_a_palm_lies_within_the_page_and_beside_its_backs(cards: int) -> None:
    for edge in edge_hands(PAGE, (0, 2, 4), (1, 3), ("Ana", "Bruno", "Chiyo", "Dev", "Elsa")):
        place = open_place(PAGE, edge, cards)

        assert PAGE.contains(place)
        assert not place.colliderect(edge.rect)
