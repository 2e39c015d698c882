"""The card of who looks on: a name can be read however little room there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.tabletop.compact_card import SeatCard
from formulad.ui.race.tabletop.table_arrangement import COMPACT
from formulad.ui.race.views.panel_views import SeatView
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.widget import RESTING
from tests.ui.race import samples
from tools.layout.watched import WatchedCanvas

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point
    from tests.ui.conftest import Sheet

PLATE, DIE = 54.0, 36.0


@pytest.mark.parametrize("size", COMPACT, ids=lambda size: f"{size[0]:.0f}")
def test_name_gear_stops_and_place_lie_beside_each_other(sheet: Sheet, size: Point) -> None:
    row = samples.tower().rows[5]
    card = SeatCard(
        Rect(10, 10, *size), 5, SeatView("Fyodor", row, samples.ONE_POOL, is_person=True)
    )
    canvas = WatchedCanvas(sheet(340, 140))

    card.draw(canvas, DARK, RESTING)

    found = {text.text: text.rect for text in canvas.texts}
    name = found.get("FYODOR") or found[row.code]
    gear = found[str(row.gear)]
    assert name.left >= card.rect.left + PLATE
    assert name.right <= gear.centerx - DIE / 2
    assert all(card.rect.contains(rect) for rect in found.values())
