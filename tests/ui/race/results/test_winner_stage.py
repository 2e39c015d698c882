"""The scenery of the winner comes to light at once, not piece by piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.agreed.setup import Entrant
from formulad.ui.race.results.results_layout import ResultPlaces, result_places
from formulad.ui.race.results.standings import Standing, Standings
from formulad.ui.race.results.winner_stage import FALL, LIGHTING, Stage
from formulad.ui.shell.slanted_edge import SEA
from formulad.ui.toolkit.canvas import Canvas, Rect

if TYPE_CHECKING:
    from formulad.ui.toolkit.colour import Colour
    from tests.ui.conftest import Sheet


def seen(stage: Stage, canvas: Canvas, places: ResultPlaces, seconds: float) -> Colour:
    """Return the colour in the middle of the sky, after so many seconds."""
    stage.draw(canvas, places, seconds)
    red, green, blue, _ = canvas.surface.get_at((330, 300))
    return red, green, blue


def test_nothing_of_the_scenery_is_seen_until_all_of_it_is_painted(sheet: Sheet) -> None:
    canvas = sheet(1920, 1080)
    standings = Standings("Monaco", 20, (Standing(1, Entrant("Ada", 1), 9, (), 20),))
    places = result_places(Rect(0, 0, 1920, 1080), 1, 0, has_chart=False)
    stage = Stage(standings, "", {})
    stage.arrange(canvas, places.stage)
    while not stage.is_painted:
        assert SEA == seen(stage, canvas, places, FALL)
        stage.paint()

    begins, half, whole = (seen(stage, canvas, places, at) for at in (0.0, LIGHTING / 2, FALL))

    assert SEA == begins
    assert len({begins, half, whole}) == 3
