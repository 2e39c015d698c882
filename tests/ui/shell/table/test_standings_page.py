"""Between two races it is seen how a season stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.kernel.sentence import say
from formulad.ui.shell.scene import Pop
from formulad.ui.shell.table.hand_over import PAUSE
from formulad.ui.shell.table.season_lines import places_by_race
from formulad.ui.shell.table.standings_page import StandingsPage
from formulad.ui.shell.table.standings_table import StandingsRow, draw_standings, table_height
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Confirm, Menu, Undo
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from tests.ui.conftest import Sheet


def _no_emblem(canvas: Canvas, rect: Rect) -> None:
    del canvas, rect


def row(name: str, *points: int, before: int = 0) -> StandingsRow:
    return StandingsRow(name, points, _no_emblem, SUN, before)


ROWS = (row("Ana", 10, 6, before=2), row("Bruno", 11, 3, before=1))


def a_page(canvas: Canvas) -> StandingsPage:
    page = StandingsPage(say("Formula Motor Racing"), ROWS, 2, 3)
    page.arrange(canvas)
    return page


@pytest.mark.parametrize(
    ("intent", "answer"), [(Confirm(), ""), (Undo(), ""), (Menu(), PAUSE)], ids=["on", "b", "menu"]
)
def test_the_page_leads_on_or_to_the_pause(sheet: Sheet, intent: Intent, answer: str) -> None:
    page = a_page(sheet(1600, 900))

    assert Pop(answer) == page.handle(intent)


def test_the_sum_of_all_races_is_the_total() -> None:
    assert [16, 14] == [each.total for each in ROWS]


def test_a_row_that_gained_a_place_looks_otherwise_than_one_that_did_not(sheet: Sheet) -> None:
    seen = []
    for before in (0, 2):
        canvas = sheet(900, 300)
        draw_standings(canvas, Rect(0, 0, 900, 300), (row("Ana", 4, before=before),), 3)
        seen.append(pygame.image.tobytes(canvas.surface, "RGB"))

    assert seen[0] != seen[1]


@pytest.mark.parametrize("rows", [1, 6, 12])
def test_a_table_never_leaves_its_room(rows: int) -> None:
    assert table_height(rows, 500) <= 500


def test_a_season_of_seventeen_races_is_drawn_too(sheet: Sheet) -> None:
    many = row("Ana", *range(17))

    draw_standings(sheet(1242, 400), Rect(0, 0, 1242, 400), (many,), 17)

    assert 136 == many.total


def test_places_after_each_race_follow_from_the_sums() -> None:
    rows = (row("Ana", 10, 6), row("Bruno", 11, 3), row("Chiyo", 0, 1))

    assert ((2, 1), (1, 2), (3, 3)) == places_by_race(rows)


def test_a_season_is_drawn_as_lines_where_there_is_room(sheet: Sheet) -> None:
    canvas = sheet(1600, 900)
    a_page(canvas).draw(canvas)
    below = canvas.surface.get_at((300, 640))

    low = sheet(1600, 420)
    a_page(low).draw(low)

    assert below != canvas.surface.get_at((10, 640))
