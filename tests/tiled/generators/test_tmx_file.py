from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from formulad.tiled.catalogue import load
from formulad.tiled.circuit import Shape
from formulad.tiled.generators.changes import Altered, Changes, NewObject, mark
from formulad.tiled.generators.tmx_file import TmxFile
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from pathlib import Path


def edited(changes: Changes) -> ET.Element:
    file = TmxFile.read(oval().encode())
    file.change(changes)
    return ET.fromstring(file.text)  # noqa: S314 - our own text


def test_a_map_that_is_written_again_is_the_same_circuit(tmp_path: Path) -> None:
    before, after = tmp_path / "oval.tmx", tmp_path / "again" / "oval.tmx"
    after.parent.mkdir()
    before.write_text(oval(), "utf-8")
    after.write_text(TmxFile.read(oval().encode()).text, "utf-8")

    assert load(before).track.fingerprint == load(after).track.fingerprint


def test_new_objects_get_numbers_that_were_never_used() -> None:
    root = edited(Changes((mark("debris", (10, 20), "marks"), mark("debris", (30, 40), "marks"))))
    made = [each.get("id") for each in root.iter("object") if each.get("type") == "debris"]

    assert ["999", "1000"] == made
    assert "1001" == root.get("nextobjectid")


def test_a_choice_keeps_its_drop_down_in_tiled() -> None:
    corner = NewObject(
        "corner", Shape.POLYGON, ((0, 0), (9, 0), (9, 9)), "zones", "", {"lane_change": "none"}
    )
    (found,) = [
        each for each in edited(Changes((corner,))).iter("property") if each.get("propertytype")
    ]

    assert {"name": "lane_change", "propertytype": "LaneChange", "value": "none"} == found.attrib


def test_objects_are_taken_away_and_altered_by_their_numbers() -> None:
    altered = Altered(1, ((5.0, 6.0), (7.0, 8.0)), "note", "centreline", is_visible=False)
    root = edited(Changes(removed=(20, 40), altered=(altered,)))
    by_id = {each.get("id"): each for each in root.iter("object")}

    assert not {"20", "40"} & by_id.keys()
    line = by_id["1"].find("polyline")
    assert line is not None
    assert "0,0 2,2" == line.get("points")
    assert ("note", "centreline", "0", "5", "6") == tuple(
        by_id["1"].get(name) for name in ("type", "name", "visible", "x", "y")
    )


def test_a_layer_that_is_missing_is_made_where_it_belongs() -> None:
    file = TmxFile.blank(10, 10, {"format": 1})
    root = ET.fromstring(file.text)  # noqa: S314 - our own text

    assert ["zones", "lines", "road", "marks"] == [e.get("name") for e in root.iter("objectgroup")]
