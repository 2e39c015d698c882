"""Sentences over the board, and the rules behind those about gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.scenes.race.toasts import Toasts, draw_toasts
from formulad.ui.scenes.race.views import LogEntry
from formulad.ui.theme import DARK
from formulad.ui.words import LogLine

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

ROOM = Rect(20, 20, 600, 300)


def said(*lines: LogLine) -> Toasts:
    toasts = Toasts()
    for line in lines:
        toasts.say(LogEntry(line, 1, "Ada"))
    return toasts


def test_a_sentence_about_a_gift_leads_to_its_rule(sheet: Sheet) -> None:
    gift = LogLine("webbed tyres: slides 1 cell, not 3", 0, rule="DRV-JULIEN-2", is_gift=True)

    (link,) = draw_toasts(sheet(700, 400), DARK, ROOM, said(gift))

    assert "DRV-JULIEN-2" == link.rule
    assert ROOM.contains(link.rect)


def test_other_sentences_lead_nowhere(sheet: Sheet) -> None:
    braked = LogLine("brakes by 2 cells", 0, rule="BRK-1")

    assert () == draw_toasts(sheet(700, 400), DARK, ROOM, said(braked))
