from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from formulad.tiled.sheet.project import OBJECT_TYPES, PROJECT, files
from formulad.tiled.sheet.schema import CLASSES

TRACKS = Path(__file__).parents[3] / "tracks"


@pytest.mark.parametrize("name", [PROJECT, OBJECT_TYPES])
def test_the_shipped_files_are_current(name: str) -> None:
    assert files()[name] == (TRACKS / name).read_text("utf-8")


def test_a_command_checks_the_track() -> None:
    command, _ = json.loads(files()[PROJECT])["commands"]

    assert "formulad" == command["command"]
    assert "track check %mapfile" == command["arguments"]
    assert command["saveBeforeExecute"]


def test_another_does_so_from_the_folder_of_the_game() -> None:
    _, command = json.loads(files()[PROJECT])["commands"]
    program = command["arguments"].split()[0]

    assert (TRACKS / program).is_file()


def test_no_command_holds_a_key_of_the_extension() -> None:
    """A key that two hold is dead for both of them in Tiled."""
    assert {""} == {each["shortcut"] for each in json.loads(files()[PROJECT])["commands"]}


def test_both_files_know_every_class_and_its_colour() -> None:
    types = json.loads(files()[PROJECT])["propertyTypes"]
    old_types = ET.fromstring(files()[OBJECT_TYPES])  # noqa: S314 - our own text
    colours = {name: each.colour for name, each in CLASSES.items()}

    assert colours == {
        each["name"]: "#" + each["color"][3:] for each in types if each["type"] == "class"
    }
    assert colours == {each.attrib["name"]: each.attrib["color"] for each in old_types}


def test_a_choice_names_the_enum_tiled_offers_for_it() -> None:
    types = {each["name"]: each for each in json.loads(files()[PROJECT])["propertyTypes"]}
    change = next(m for m in types["corner"]["members"] if m["name"] == "lane_change")

    assert "LaneChange" == change["propertyType"]
    assert ["free", "to_left", "to_right", "none", "arrows"] == types["LaneChange"]["values"]
    assert "string" == types["LaneChange"]["storageType"]


def test_ids_of_types_are_unique() -> None:
    ids = [each["id"] for each in json.loads(files()[PROJECT])["propertyTypes"]]

    assert len(ids) == len(set(ids))
