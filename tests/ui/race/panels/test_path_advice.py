"""Rows of the places to stop: each tells lane and number in however little room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.ui.race.panels.path_advice import DestinationRow
from formulad.ui.toolkit.canvas import Canvas, Rect
from formulad.ui.toolkit.text import ELLIPSIS
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.widget import RESTING
from tests.ui.race.samples import destination

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

LONG = say("{stretch}, {lane} {number}", stretch="After the Market Corner", lane="left", number=9)
WIDTHS = range(250, 340, 3)


def words(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch, row: DestinationRow
) -> list[tuple[str, float]]:
    """Return what a row says, with the height at which it stands."""
    told: list[tuple[str, float]] = []
    canvas = sheet(400, 100)

    def text(_canvas: Canvas, words: str, _x: float, y: float, *_: Any, **__: Any) -> float:
        told.append((str(words), y))
        return 0.0

    monkeypatch.setattr(Canvas, "text", text)
    row.draw(canvas, DARK, RESTING)
    return told


@pytest.mark.parametrize("width", WIDTHS)
def test_a_long_name_without_costs_takes_two_lines(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    place = replace(destination(0), title=LONG, stop="", chips=())
    row = DestinationRow(Rect(0, 0, width, 52), place, 0, is_chosen=False, has_turns=False)

    told = dict(words(sheet, monkeypatch, row))

    assert {"After the Market Corner, left 9"} & told.keys() or told["left 9"] > 26


@pytest.mark.parametrize("width", WIDTHS)
def test_a_long_name_with_costs_is_cut_before_lane_and_number(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    row = DestinationRow(
        Rect(0, 0, width, 52), replace(destination(0), title=LONG), 0, is_chosen=False
    )

    title = words(sheet, monkeypatch, row)[1][0]

    assert title.endswith(", left 9")
    assert ELLIPSIS in title or width > 300
