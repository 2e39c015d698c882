"""The curtain covers all of a hand, and says to whom the screen goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.cards.kit.card_backs import Back
from formulad.ui.cards.kit.curtain import LOOK, curtain_plate, draw_curtain, hold_button
from formulad.ui.cards.kit.hand import Hand
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Confirm
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.widget import RESTING, Activated
from tests.ui.cards.kit.plain_card import held

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

AREA = Rect(40, 40, 900, 320)


def test_nothing_of_a_hand_is_seen_through_a_curtain(sheet: Sheet) -> None:
    bare, covered = sheet(1000, 400), sheet(1000, 400)
    hand = Hand()
    hand.lay([held(number) for number in range(3)], AREA)
    hand.draw(covered, DARK)

    for canvas in (bare, covered):
        draw_curtain(canvas, AREA, Back.LANES, "Pass to Bruno", ["Elsa spun"])

    inner = pygame.Rect(60, 60, 860, 280)
    seen = [pygame.image.tobytes(c.surface.subsurface(inner), "RGB") for c in (bare, covered)]
    assert seen[0] == seen[1]


def test_the_button_lies_on_the_plate_and_answers_to_keys() -> None:
    button = hold_button(AREA, 3, 0.0)

    assert curtain_plate(AREA, 3).contains(button.rect)
    assert AREA.contains(curtain_plate(AREA, 3))
    assert Activated(LOOK) == button.react(Confirm())


def test_the_button_fills_while_it_is_held(sheet: Sheet) -> None:
    canvases = sheet(1000, 400), sheet(1000, 400)
    for canvas, share in zip(canvases, (0.0, 0.5), strict=True):
        hold_button(AREA, 0, share).draw(canvas, DARK, RESTING)
    rect = hold_button(AREA, 0, 0.0).rect
    first = (round(rect.left + 20), round(rect.centery))
    last = (round(rect.right - 20), round(rect.centery + 20))

    assert canvases[0].surface.get_at(first) != canvases[1].surface.get_at(first)
    assert canvases[0].surface.get_at(last) == canvases[1].surface.get_at(last)
