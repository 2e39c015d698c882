"""Panels that come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.desk.desk_layout import race_layout
from formulad.ui.race.desk.sliding_panels import ENGINEER, LEGEND, SHEET, TIMING, slid

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet


@pytest.mark.parametrize("panel", [ENGINEER, LEGEND, TIMING, SHEET])
def test_a_panel_that_is_there_stands_in_its_place(sheet: Sheet, panel: str) -> None:
    layout = race_layout((1920, 1080))

    assert (0.0, 0.0) == slid(sheet(1920, 1080), layout, panel, layout.engineer, 0.0)


@pytest.mark.parametrize("panel", [ENGINEER, LEGEND, TIMING, SHEET])
def test_a_panel_that_has_gone_is_out_of_sight_or_behind_the_dashboard(
    sheet: Sheet, panel: str
) -> None:
    canvas, layout = sheet(1920, 1080), race_layout((1920, 1080))

    gone = layout.engineer.move(slid(canvas, layout, panel, layout.engineer, 1.0))

    is_behind = gone.top >= layout.dashboard.top
    assert is_behind or not gone.colliderect(canvas.area)
