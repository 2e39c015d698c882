from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.tiled.findings import check
from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.generators.new_circuit import Wanted, new_circuit
from formulad.tiled.generators.outlines import Outline
from formulad.tiled.generators.pit_lane import PitPlan, pit_lane_on
from tests.tiled.generators.sheets import sheet_from, sheet_of
from tests.tiled.oval import lane, polyline

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("is_right", [True, False])
@pytest.mark.parametrize("outline", Outline)
def test_a_pit_lane_beside_a_new_circuit_has_no_fault(
    tmp_path: Path, outline: Outline, *, is_right: bool
) -> None:
    made = new_circuit(Wanted("Pits", outline))
    made.change(pit_lane_on(sheet_from(made.text), PitPlan(is_right=is_right)))
    path = tmp_path / "pits.tmx"
    path.write_text(made.text, "utf-8")

    found = check(path)

    assert found.circuit is not None, found.faults
    assert found.circuit.track.pit is not None


def test_boxes_are_shared_by_two_and_what_was_there_before_is_taken_away() -> None:
    made = new_circuit(Wanted("Pits"))
    made.change(pit_lane_on(sheet_from(made.text), PitPlan(boxes=4)))
    again = pit_lane_on(sheet_from(made.text), PitPlan(boxes=3))

    assert [1, 1, 2] == [e.properties["team"] for e in again.added if e.kind == "pit_box"]
    assert 5 == len(again.removed)


def test_without_a_finish_line_there_is_no_pit_lane() -> None:
    with pytest.raises(DrawingError, match="a finish line"):
        pit_lane_on(sheet_of(polyline(1, "lane", lane(1), lane=1)), PitPlan())


def test_a_line_beside_the_outer_lane_has_no_pit_lane() -> None:
    sheet = sheet_of(
        polyline(1, "lane", lane(1), lane=1), polyline(2, "finish_line", [(9, 9), (9, 20)])
    )

    with pytest.raises(DrawingError, match="does not cross the outer lane"):
        pit_lane_on(sheet, PitPlan())
