from __future__ import annotations

from tests.scope import amount
from tests.tiled.generators.loops import drawn_loops


def test_a_road_along_any_clicks_has_no_fault_and_hardly_a_doubt() -> None:
    found = drawn_loops(amount(6, 30))

    assert {} == found.faults
    assert found.refused * 4 < found.loops
    assert found.doubts * 100 <= found.cells
