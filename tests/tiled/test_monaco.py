"""The Monaco that is shipped is the Monaco of the facts, cell for cell and link for link."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from formulad.tiled.catalogue import load
from formulad.tiled.facts import facts_of
from formulad.ui.toolkit.languages import LANGUAGES

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit

TRACKS = Path(__file__).parents[2] / "tracks"
TEAMS = {"white": 1, "yellow": 2, "green": 3, "red": 4, "blue": 5}


@pytest.fixture(scope="module")
def circuit() -> Circuit:
    return load(TRACKS / "monaco.tmx")


@pytest.fixture(scope="module")
def compiled(circuit: Circuit) -> dict[str, Any]:
    return facts_of(circuit.track)


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    facts: dict[str, Any] = yaml.safe_load((TRACKS / "golden" / "monaco.yaml").read_text("utf-8"))
    return facts


@pytest.mark.parametrize("part", ["circuit", "lanes", "totals", "weather", "finish_line", "grid"])
def test_what_belongs_to_the_whole_circuit_is_as_printed(
    compiled: dict[str, Any], facts: dict[str, Any], part: str
) -> None:
    assert facts[part] == compiled[part]


def test_there_are_497_cells_and_993_links(compiled: dict[str, Any]) -> None:
    assert 497 == compiled["totals"]["cells"]
    assert 993 == compiled["totals"]["links"]


@pytest.mark.parametrize("part", ["corner", "stops", "printed", "cells"])
def test_every_sector_is_as_printed(
    compiled: dict[str, Any], facts: dict[str, Any], part: str
) -> None:
    expected = {sector["id"]: sector.get(part) for sector in facts["sectors"]}

    assert expected == {sector["id"]: sector.get(part) for sector in compiled["sectors"]}


@pytest.mark.parametrize("index", range(21))
def test_every_link_of_a_sector_is_as_printed(
    compiled: dict[str, Any], facts: dict[str, Any], index: int
) -> None:
    assert facts["sectors"][index]["next"] == compiled["sectors"][index]["next"]


def test_the_pit_lane_is_as_printed(compiled: dict[str, Any], facts: dict[str, Any]) -> None:
    pit = facts["pit"]
    boxes = {cell: TEAMS[colour] for cell, colour in pit["boxes_beside"].items()}

    assert {
        "entered_from": pit["entered_from"],
        "joins_at": pit["joins_at"],
        "cells": pit["cells"],
        "boxes_beside": boxes,
    } == compiled["pit"]


def test_cells_of_a_row_are_level(circuit: Circuit) -> None:
    outside, inside = (circuit.track.cells[circuit.track.by_name[n]] for n in ("s6.A9", "s6.C10"))

    assert abs(outside.progress - inside.progress) < 0.25


def test_the_middle_lane_of_a_straight_is_half_a_row_off(circuit: Circuit) -> None:
    outside, middle = (circuit.track.cells[circuit.track.by_name[n]] for n in ("s6.A9", "s6.B9"))

    assert abs(outside.progress - middle.progress) == pytest.approx(0.5, abs=0.2)


def test_it_is_told_of_in_every_language(circuit: Circuit) -> None:
    assert set(LANGUAGES) == set(circuit.about)


def test_nothing_about_it_is_doubtful(circuit: Circuit) -> None:
    assert () == circuit.warnings
