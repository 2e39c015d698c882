"""What is measured of the texts on a screen."""

from __future__ import annotations

from contextlib import nullcontext

import pygame
import pytest

from formulad.store.paths import data_root
from formulad.ui.race.model.event_beats import DieBeat
from formulad.ui.race.terms.race_words import LogLine
from formulad.ui.race.views.engineer_views import LogEntry
from formulad.ui.toolkit.assets import Assets
from formulad.ui.toolkit.canvas import Canvas, Rect
from formulad.ui.toolkit.colour import BLACK, WHITE
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.text import Typesetter
from tools.layout.faults import early_results, layout_faults
from tools.layout.watched import WatchedCanvas

ON_BOARD, ON_PAGE = True, False


@pytest.fixture
def canvas() -> WatchedCanvas:
    """Return a page on which everything is noted."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.Surface((400, 200), 0, 32)
    return WatchedCanvas(Canvas(surface, 1.0, Typesetter(Assets(data_root() / "assets"))))


@pytest.mark.parametrize(
    ("where", "faults"), [(ON_BOARD, 0), (ON_PAGE, 1)], ids=["on the board", "on the page"]
)
def test_a_sign_of_the_board_may_go_under_a_panel_and_a_text_of_the_page_may_not(
    canvas: WatchedCanvas, where: bool, faults: int
) -> None:
    """A panel covers the last letters; what is written on it lies where they were."""
    with canvas.clipped(canvas.area) if where is ON_BOARD else nullcontext():
        width = canvas.text("PRECINCT ROUNDABOUT", 20, 100, LABEL, WHITE)
    panel = Rect(20 + 0.7 * width, 60, 150, 80)

    canvas.box(panel, BLACK)
    canvas.text("Gus", panel.left + 2, 100, LABEL, WHITE)

    assert faults == len(layout_faults(canvas))


def test_a_result_that_is_told_before_its_die_lies_is_a_fault(canvas: WatchedCanvas) -> None:
    die = DieBeat(0, 5, 12, LogEntry(LogLine("5th gear: 12 cells"), 1, "Ada"))
    canvas.text("5th gear rolls 11 to 20", 20, 40, LABEL, WHITE)
    assert () == early_results(canvas, die)

    canvas.text("5th gear: 12 cells", 20, 100, LABEL, WHITE)

    assert ("told before the die lies: '5th gear: 12 cells'",) == early_results(canvas, die)
    assert () == early_results(canvas, None)
