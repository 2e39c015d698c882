from __future__ import annotations

from typing import TYPE_CHECKING

import yaml

from formulad.tiled.facts import as_yaml, facts_of
from tests.tiled.oval import oval, polyline

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit


def test_the_facts_of_a_circuit_can_be_read_again_as_written(
    compiled: Callable[[str], Circuit],
) -> None:
    facts = facts_of(compiled(oval()).track)

    assert facts == yaml.safe_load(as_yaml(facts))


def test_a_sector_names_its_links_as_short_as_it_can(
    compiled: Callable[[str], Circuit],
) -> None:
    first, corner, *_, last = facts_of(compiled(oval()).track)["sectors"]

    assert ["A2", "B2"] == first["next"]["A"][0]
    assert [">A1", ">B1"] == corner["next"]["A"][-1]
    assert [">A1", ">B1"] == last["next"]["A"][-1]


def test_a_link_over_a_whole_sector_is_named_in_full(
    compiled: Callable[[str], Circuit],
) -> None:
    leap = polyline(700, "link", [(1740, 300), (1740, 1140)], kind="ahead")
    first = facts_of(compiled(oval(leap)).track)["sectors"][0]

    assert [">A1", "s2.A1"] == first["next"]["A"][-1]


def test_a_corner_tells_its_stops_and_its_ways(compiled: Callable[[str], Circuit]) -> None:
    corner = facts_of(compiled(oval()).track)["sectors"][1]

    assert ("c1", "Corner 1", 2) == (corner["id"], corner["corner"], corner["stops"])
    assert {"shortest": 8, "longest": 11} == corner["printed"]
    assert {"A": 11, "B": 9, "C": 8} == corner["cells"]


def test_every_lane_of_a_sector_is_one_line_of_text(compiled: Callable[[str], Circuit]) -> None:
    text = as_yaml(facts_of(compiled(oval()).track))

    assert "      C: [[C2, B2], [C3, B3], [C4, B4], [C5, B5], ['>C1']]\n" in text
    assert "grid: [s3.A5, s3.C5, s3.A4, s3.C4, s3.A3, s3.C3, s3.A2, s3.C2, s3.A1, s3.C1]\n" in text
