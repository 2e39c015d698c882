"""What stands on a card is drawn once, and stays within its field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.cards.kit.card_backs import Back, back_sprite
from formulad.ui.cards.kit.card_face import (
    CARD_HEIGHT,
    CARD_MARGIN,
    CARD_WIDTH,
    PAPER,
    card_sprite,
)
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from tests.ui.cards.kit.plain_card import FIELD, Blot, a_card

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet


def colour_at(sprite: pygame.Surface, x: float, y: float) -> tuple[int, ...]:
    """Return the colour of a place of a card of usual size."""
    return tuple(sprite.get_at((round(x + CARD_MARGIN), round(y + CARD_MARGIN))))[:3]


def test_a_card_is_drawn_once_for_each_size_and_language(sheet: Sheet) -> None:
    canvas = sheet()

    first = card_sprite(canvas, a_card())

    assert first is card_sprite(canvas, a_card())
    assert first is not card_sprite(canvas, a_card("Crash"))
    assert card_sprite(canvas, a_card(), 0.5).get_width() * 2 == first.get_width()


def test_a_picture_is_cut_off_at_the_edge_of_its_field(sheet: Sheet) -> None:
    sprite = card_sprite(sheet(), a_card(text="."))

    assert FIELD == colour_at(sprite, 190, 100)
    assert Blot().colour == colour_at(sprite, 100, 170)
    assert PAPER == colour_at(sprite, 100, 280)
    assert PAPER == colour_at(sprite, 5, 170)


def test_a_card_lies_where_it_is_put(sheet: Sheet) -> None:
    canvas = sheet(600, 600)
    ground = tuple(canvas.surface.get_at((0, 0)))[:3]

    draw_card(canvas, a_card(), CardPlace(300, 300))

    assert FIELD == tuple(canvas.surface.get_at((300 + 85, 300 - 40)))[:3]
    beside = round(300 - CARD_WIDTH / 2 - 4), round(300 + CARD_HEIGHT / 2 - 60)
    assert ground == tuple(canvas.surface.get_at(beside))[:3]


@pytest.mark.parametrize("back", Back)
def test_each_game_has_a_back_of_its_own(sheet: Sheet, back: Back) -> None:
    sprite = back_sprite(sheet(), back)
    others = [back_sprite(sheet(), other) for other in Back if other is not back]

    assert all(
        pygame.image.tobytes(sprite, "RGBA") != pygame.image.tobytes(o, "RGBA") for o in others
    )


def test_the_place_of_a_card_covers_as_much_as_the_card() -> None:
    place = CardPlace(200, 300, 0.5)

    assert (148, 227, 104, 146) == tuple(place.rect)
    assert place == CardPlace.at(place.rect)
    assert CardPlace(250, 350, 0.75, 10) == place.towards(CardPlace(300, 400, 1.0, 20), 0.5)
