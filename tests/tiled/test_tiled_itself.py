"""Tiled may open and save a map: the circuit stays the same."""

from __future__ import annotations

import json
import os
import subprocess
from typing import TYPE_CHECKING

import pytest

from formulad.tiled.catalogue import load
from tests.circuits import SHIPPED, TRACKS
from tests.tiled.oval import area, item, mark, oval, polyline

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.tiled

FEATURES = (
    area(700, "gunfire", (1400, 990, 200, 190)),
    polyline(701, "police_line", [(1100, 990), (1100, 1180)]),
    mark(702, "debris", (1740, 1140)),
    area(703, "lane_rule", (1600, 990, 100, 190), lane_change="to_left"),
    polyline(704, "solid_line", [(1500, 1110), (1300, 1110)], blocks="to_right"),
    polyline(705, "link", [(1740, 300), (1863, 305)], kind="ahead"),
    polyline(706, "unlink", [(1190, 1080), (1140, 1140)]),
    item(
        707,
        "tunnel_portal",
        '<properties><property name="exit" type="object" value="708"/></properties>'
        '<polyline points="950,990 950,1180"/>',
    ),
    polyline(708, "tunnel_portal", [(700, 990), (700, 1180)]),
    item(709, "scenery", "<ellipse/>", 'x="900" y="700" width="90" height="40" rotation="30"'),
    item(710, "scenery", "", 'x="1000" y="700" width="90" height="40"', material="roof"),
    '<object id="711" type="note" x="9" y="9"><text>a remark</text></object>',
)


@pytest.fixture(params=["oval", *SHIPPED])
def drawn(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a map: one with an object of every class, and those that are shipped."""
    if request.param != "oval":
        return TRACKS / f"{request.param}.tmx"
    path = tmp_path / "oval.tmx"
    path.write_text(oval(*FEATURES), encoding="utf-8")
    return path


@pytest.fixture
def saved_as(require_tool: Callable[[str], str], tmp_path: Path) -> Callable[[Path, str], Path]:
    """Return a function that has Tiled open a map and save it in a format."""

    def save(drawn: Path, kind: str) -> Path:
        saved = tmp_path / "saved" / f"{drawn.stem}.{kind}"
        saved.parent.mkdir()
        subprocess.run(
            [require_tool("tiled"), "--export-map", kind, drawn, saved],
            check=True,
            capture_output=True,
            timeout=60,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )
        return saved

    return save


def test_a_map_saved_by_tiled_compiles_to_the_same_circuit(
    drawn: Path, saved_as: Callable[[Path, str], Path]
) -> None:
    before, after = load(drawn), load(saved_as(drawn, "tmx"))

    assert list(before.track.lines()) == list(after.track.lines())
    assert before.track.fingerprint == after.track.fingerprint


def test_the_scenery_survives_tiled(drawn: Path, saved_as: Callable[[Path, str], Path]) -> None:
    before = load(drawn).drawing.scenery
    after = load(saved_as(drawn, "tmx")).drawing.scenery

    assert [(each.material, each.shape, each.name) for each in before] == [
        (each.material, each.shape, each.name) for each in after
    ]


def test_tiled_sees_every_object(drawn: Path, saved_as: Callable[[Path, str], Path]) -> None:
    exported = json.loads(saved_as(drawn, "json").read_text("utf-8"))
    seen = {each["id"] for layer in exported["layers"] for each in layer.get("objects", ())}

    assert {
        int(part.split('"')[0]) for part in drawn.read_text("utf-8").split('<object id="')[1:]
    } == seen
