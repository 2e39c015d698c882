from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.tiled.catalogue import load
from formulad.tiled.generators.new_circuit import Wanted, new_circuit
from formulad.tiled.generators.outlines import Outline
from tests.scope import sample

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("outline", Outline)
@pytest.mark.parametrize("lanes", sample((3, 1, 2, 4, 5, 6)))
def test_a_new_circuit_has_no_fault_and_hardly_a_doubt(
    tmp_path: Path, outline: Outline, lanes: int
) -> None:
    path = tmp_path / "new.tmx"
    path.write_text(new_circuit(Wanted("New", outline, lanes)).text, "utf-8")

    circuit = load(path)

    assert lanes == circuit.track.lane_count
    assert len(circuit.warnings) <= 1
    assert len(circuit.track.grid) >= 4
    assert "New" == circuit.track.title


@pytest.mark.parametrize("width", [20.0, 54.0, 120.0])
def test_lanes_may_be_narrow_or_wide(tmp_path: Path, width: float) -> None:
    path = tmp_path / "new.tmx"
    path.write_text(new_circuit(Wanted("Wide", width=width)).text, "utf-8")

    assert width == load(path).drawing.lane_width
