"""Broken and odd maps: each is told what is wrong with it, and what mends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.tiled.faults.fault import Severity
from tests.tiled.broken import golden

if TYPE_CHECKING:
    from pathlib import Path

KNOWN = {group: golden.read(group) for group in golden.MAPS}
NAMES = [(group, name) for group, maps in golden.MAPS.items() for name in maps]
THREE_FAULTS = "all three lanes without a number"


@pytest.mark.parametrize(("group", "name"), NAMES, ids=[name for _, name in NAMES])
def test_a_map_is_told_its_faults_and_their_remedies(tmp_path: Path, group: str, name: str) -> None:
    assert KNOWN[group][name] == golden.told(golden.MAPS[group][name], tmp_path)


@pytest.mark.parametrize("group", golden.MAPS)
def test_every_fault_has_a_remedy(group: str) -> None:
    lines = [line for lines in KNOWN[group].values() for line in lines if line != "no fault"]

    assert [] == [line for line in lines if " → " not in line]


@pytest.mark.parametrize("group", golden.MAPS)
def test_one_mistake_is_told_in_two_lines_at_most(group: str) -> None:
    many = {name for name, lines in KNOWN[group].items() if len(lines) > 2}

    assert set() == many - {THREE_FAULTS}


def test_each_of_the_thirty_mistakes_is_a_fault(tmp_path: Path) -> None:
    first = {name: golden.faults(text, tmp_path)[0] for name, text in golden.MAPS["thirty"].items()}

    assert {Severity.FAULT} == {fault.severity for fault in first.values()}
