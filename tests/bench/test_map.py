from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.tiled.catalogue import load
from tests.bench.conftest import MONACO

if TYPE_CHECKING:
    from tests.bench.conftest import Measure


def test_monaco_from_its_map_to_a_playable_track(measure: Measure) -> None:
    measure(lambda: load(MONACO), goal="under 150 ms")
