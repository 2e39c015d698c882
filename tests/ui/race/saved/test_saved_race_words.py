from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.race_header import RaceHeader, new_header
from formulad.race.agreed.options import Options
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.race.saved.saved_race_words import told
from formulad.ui.shell.saved.continue_tile import ContinueTile
from formulad.ui.shell.saved.game_shelf import ListedHeader
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.widget import RESTING

if TYPE_CHECKING:
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Sheet

EVENING = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)


def header(laps: int = 1, drivers: int = 2, track: str = "monaco") -> RaceHeader:
    """Return how the record of a race begins."""
    seats = tuple(Entrant(f"Driver {i}", i + 1) for i in range(drivers))
    return new_header(RaceSetup(track, seats, Options(laps=laps)), "", 0, EVENING)


@pytest.mark.parametrize(
    ("laps", "words"),
    [(1, "Monaco, 1 lap, begun 20 Nov, 20:30"), (3, "Monaco, 3 laps, begun 20 Nov, 20:30")],
)
def test_a_race_is_told_by_its_place_length_and_time(laps: int, words: str) -> None:
    assert words == told(header(laps))


def test_every_word_of_a_circuit_begins_with_a_capital() -> None:
    assert told(header(track="basse-ville")).startswith("Basse-Ville, ")


@pytest.mark.parametrize("drivers", [2, 10])
def test_all_drivers_fit_on_the_tile(sheet: Sheet, context: SceneContext, drivers: int) -> None:
    canvas = sheet(620, 152)
    beside = [(x, y) for x in range(602, 620) for y in range(152)]
    before = [canvas.surface.get_at(place) for place in beside]
    listed = ListedHeader(CompositionRoot(context).records(), header(drivers=drivers), "race")
    tile = ContinueTile("continue", Rect(0, 10, 600, 132), listed)

    tile.draw(canvas, DARK, RESTING)

    assert before == [canvas.surface.get_at(place) for place in beside]
