"""Sentences over the board, and the rules behind those about gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.panels.toasts import HOLD, Toasts, draw_toasts, toast_places
from formulad.ui.race.terms.race_words import LogLine
from formulad.ui.race.views.engineer_views import LogEntry
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import DARK

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


def test_a_sentence_slides_in_and_stays() -> None:
    toasts = said(LogLine("brakes by 2 cells", 0))
    (toast,) = toasts.shown

    assert toast.away > 0
    toasts.update(0.08)
    assert 0 < toast.away < 30
    toasts.update(0.08)
    assert 0 == toast.away


@pytest.mark.parametrize("amount", [Amount.REDUCED, Amount.NONE])
def test_with_less_motion_a_sentence_is_just_there(amount: Amount) -> None:
    toasts = Toasts(lambda: amount)

    toasts.say(LogEntry(LogLine("brakes by 2 cells", 0), 1, "Ada"))

    assert 0 == toasts.shown[0].away


def test_sentences_lie_above_each_other_the_newest_lowest(sheet: Sheet) -> None:
    long, short = LogLine("is hit by a shot from a window, and goes on", 0), LogLine("stops", 0)

    newest, older = toast_places(sheet(700, 400), ROOM, said(long, short))

    assert ROOM.bottom == newest.bottom
    assert older.bottom < newest.top
    assert newest.width < older.width


@pytest.mark.parametrize("left", [240, 1400])
def test_a_sentence_is_seen_to_slide_even_in_a_room_that_is_just_as_wide(
    sheet: Sheet, left: float
) -> None:
    """Words that hide little of a race get no wider room than they need."""
    toasts = said(LogLine("stop 1 of 3 in Loews", 0))
    coming, resting = sheet(1920, 1080), sheet(1920, 1080)
    room = toast_places(coming, Rect(left, 100, 500, 60), toasts)[0]

    draw_toasts(coming, DARK, room, toasts)
    toasts.update(1.0)
    draw_toasts(resting, DARK, room, toasts)

    seen = [pygame.image.tobytes(each.surface, "RGB") for each in (coming, resting)]
    assert seen[0] != seen[1]


def test_a_sentence_fades_before_it_is_gone(sheet: Sheet) -> None:
    """What vanishes at once is taken for a fault of the picture."""
    toasts, pictures = said(LogLine("brakes by 2 cells", 0)), []
    for dt in (1.0, HOLD - 1.1, 0.05, 0.1):
        toasts.update(dt)
        canvas = sheet(700, 400)
        draw_toasts(canvas, DARK, ROOM, toasts)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))

    assert not toasts.shown
    assert len(pictures) == len(set(pictures))


def test_older_sentences_rise_as_a_new_one_comes(sheet: Sheet) -> None:
    toasts, pictures = said(LogLine("stops", 0)), []
    toasts.update(1.0)
    toasts.say(LogEntry(LogLine("brakes by 2 cells", 0), 1, "Ada"))
    _, older = toast_places(sheet(700, 400), ROOM, toasts)
    for dt in (0.0, 0.08, 0.16):
        toasts.update(dt)
        canvas = sheet(700, 400)
        draw_toasts(canvas, DARK, ROOM, toasts)
        place = canvas.pixel_rect(older)
        pictures.append(pygame.image.tobytes(canvas.surface.subsurface(place), "RGB"))

    assert len(pictures) == len(set(pictures))


def test_without_motion_a_sentence_is_seen_whole_until_it_is_gone() -> None:
    toasts = Toasts(lambda: Amount.NONE)
    toasts.say(LogEntry(LogLine("brakes by 2 cells", 0), 1, "Ada"))

    toasts.update(HOLD - 0.01)

    assert 1 == toasts.shown[0].seen
