"""Cards of a hand lie side by side, and one of them is lifted."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_WIDTH
from formulad.ui.cards.kit.card_marks import CardMark
from formulad.ui.cards.kit.hand import LEAST_WIDTH, LIFT_SECONDS, Hand, hand_places
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.widget import widget_at
from tests.ui.cards.kit.plain_card import held

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

AREA = Rect(395, 752, 1130, 292)


def a_hand(count: int = 5, area: Rect = AREA) -> Hand:
    hand = Hand()
    hand.lay([held(number) for number in range(count)], area)
    return hand


def test_five_cards_lie_apart_in_the_middle_of_their_place() -> None:
    places = hand_places(AREA, 5)

    assert {228.0} == {after.x - before.x for before, after in pairwise(places)}
    assert (AREA.centerx, 1.0) == (places[2].x, places[2].size)


@pytest.mark.parametrize("count", [1, 5, 9, 20])
@pytest.mark.parametrize("width", [400.0, 1130.0])
def test_however_many_cards_there_are_they_stay_within_their_place(
    count: int, width: float
) -> None:
    area = Rect(100, 500, width, 292)

    places = hand_places(area, count)

    assert area.left - 0.01 <= min(place.rect.left for place in places)
    assert max(place.rect.right for place in places) <= area.right + 0.01


def test_no_card_of_a_hand_is_shrunk_beyond_what_can_be_read() -> None:
    (place,) = hand_places(Rect(0, 0, 500, 50), 1)

    assert pytest.approx(LEAST_WIDTH) == place.rect.width


def test_the_lifted_card_can_be_hit_where_it_is_seen_and_where_it_lay() -> None:
    hand = a_hand()
    rest = hand.place("card-1").rect

    hand.lift("card-1")
    widgets = hand.widgets

    above = widget_at(widgets, (rest.centerx, rest.top - 40))
    below = widget_at(widgets, (rest.centerx, rest.bottom - 2))
    assert above is not None
    assert below is not None
    assert ("card-1", "card-1") == (above.id, below.id)


def test_of_cards_over_each_other_the_one_that_is_seen_is_hit() -> None:
    hand = a_hand(9)
    edge = hand.place("card-4").rect

    hit = widget_at(hand.widgets, (edge.left + 10, edge.centery))

    assert hit is not None
    assert "card-4" == hit.id


def test_figures_and_shoulders_choose_cards() -> None:
    hand = a_hand(3)

    assert ("card-0", "card-2", "") == (hand.numbered(1), hand.numbered(3), hand.numbered(4))
    assert "card-0" == hand.beside("card-2", 1)
    assert "card-2" == hand.beside("card-0", -1)
    assert ("card-0", "card-2") == (hand.beside("", 1), hand.beside("", -1))
    assert "" == a_hand(0).beside("", 1)


def test_a_card_that_is_no_longer_held_is_not_lifted() -> None:
    hand = a_hand(3)
    hand.lift("card-2")

    hand.lay([held(0), held(1)], AREA)

    assert "" == hand.lifted


def test_lifting_takes_a_moment_and_none_where_nothing_is_to_move() -> None:
    moving, still = a_hand(), Hand(lambda: Amount.REDUCED)
    still.lay([held(0)], AREA)

    moving.lift("card-0")
    still.lift("card-0")

    assert (True, False) == (moving.is_animating, still.is_animating)
    moving.animate(LIFT_SECONDS)
    assert not moving.is_animating


def test_the_lifted_card_is_larger_and_higher_and_over_its_neighbours(sheet: Sheet) -> None:
    canvas = sheet(1920, 1080)
    hand = a_hand()
    hand.lift("card-2")
    hand.animate(1.0)

    place = hand.lifted_place("card-2")
    hand.draw(canvas, DARK)

    assert CARD_WIDTH < place.rect.width
    assert AREA.top - 70 < place.rect.top < AREA.top - 50
    assert place.rect.bottom < AREA.top + CARD_HEIGHT


@pytest.mark.parametrize(
    "mark",
    [CardMark(dead="7 and 8 are out"), CardMark(forbidden="two at most"), CardMark(hurts=True)],
    ids=["dead", "forbidden", "hurts"],
)
def test_each_mark_is_seen_on_a_card(sheet: Sheet, mark: CardMark) -> None:
    plain, marked = sheet(400, 400), sheet(400, 400)
    area = Rect(90, 60, 220, 292)

    for canvas, card in ((plain, held(0)), (marked, held(0, mark))):
        hand = Hand()
        hand.lay([card], area)
        hand.draw(canvas, DARK)

    assert pygame.image.tobytes(plain.surface, "RGB") != pygame.image.tobytes(marked.surface, "RGB")


def test_a_card_on_its_way_is_not_seen_in_the_hand_yet(sheet: Sheet) -> None:
    canvas = sheet(400, 400)
    before = pygame.image.tobytes(canvas.surface, "RGB")
    hand = a_hand(1, Rect(90, 60, 220, 292))

    hand.draw(canvas, DARK, without={"card-0"})

    assert before == pygame.image.tobytes(canvas.surface, "RGB")
