"""Faults of files can be said in other languages: English stays but in names and in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.designs import DesignError, Garage, read_design
from formulad.games.sections import SECTIONS
from formulad.kernel.record import SaveError, read_record
from formulad.kernel.sentence import Sentence, said, sentence_of
from formulad.race.agreed.design import Design
from formulad.store.preferences import read_preferences
from formulad.store.save_file import SaveFile
from formulad.store.unusable_file import UnusableFile
from tests.wordless import Wordless

if TYPE_CHECKING:
    from pathlib import Path


def left(fault: str) -> str:
    """Return what a fault says without a word of English."""
    assert isinstance(fault, Sentence)
    return str(said(fault, Wordless()))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("\nwidht: 900", "2: widht width", id="typing error"),
        pytest.param("\nzzz: 900", "2: zzz ", id="nothing like it"),
        pytest.param("width: wide", "1:   width", id="wrong kind"),
        pytest.param("rules:\n  lap: 2", "2: lap laps", id="option"),
        pytest.param("laps: 0", "1: laps 1 99 0", id="value of an option"),
        pytest.param("laps: 99999999999", "1: laps 1 99 ", id="large value"),
        pytest.param("rules:\n  grid: x", "2: grid drawn as_listed 'x'", id="choice"),
        pytest.param(
            "rules:\n  weather: true", "2: weather rules: complete weather", id="conflict"
        ),
        pytest.param("width: 1\nwidth: 2", "2: width", id="twice"),
        pytest.param("- 1", "1: ", id="a list"),
    ],
)
def test_a_fault_of_settings_is_told_by_names_and_numbers(
    tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(text)

    fault = read_preferences(path, SECTIONS).fault
    assert left(fault) == f"settings.yaml:{told}; settings.yaml.bad1"


DESIGN = """version: {version}
name: {name}
points: {{tyres: 6, brakes: 3, gearbox: 3, body: {body}, engine: 3, road_holding: 2}}
"""


@pytest.mark.parametrize(
    ("version", "name", "body", "told"),
    [
        pytest.param(1, "Fast", 9, "3: 1 7  9", id="points of a part"),
        pytest.param(1, "Fast", 7, "3: 20 24", id="points in all"),
        pytest.param(1, "con", 3, "2: con", id="reserved name"),
        pytest.param(1, "a/b", 3, "2: /", id="sign"),
        pytest.param(9, "Fast", 3, "1:  9 1", id="newer game"),
    ],
)
def test_a_fault_of_a_design_is_told_by_names_and_numbers(
    tmp_path: Path, version: int, name: str, body: int, told: str
) -> None:
    path = tmp_path / "fast.yaml"
    path.write_text(DESIGN.format(version=version, name=name, body=body))

    found = read_design(path)

    assert isinstance(found, UnusableFile)
    assert left(found.fault) == f"fast.yaml:{told}"


def test_a_design_that_cannot_be_kept_is_refused_by_numbers(tmp_path: Path) -> None:
    with pytest.raises(DesignError) as caught:
        Garage(tmp_path).keep("Fast", Design(14, 7, 7, 7, 7, 7))

    assert left(sentence_of(caught.value)) == "20 49"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("", "1 ", id="no record"),
        pytest.param("formulad-record 9\n", "1 9 1", id="newer record"),
        pytest.param("formulad-record 1\n", "", id="cut"),
        pytest.param("formulad-record 1\ngame race\n\n", "2 game", id="entry"),
    ],
)
def test_a_fault_of_a_record_is_told_by_its_line(text: str, told: str) -> None:
    with pytest.raises(SaveError) as caught:
        read_record(text)

    assert left(sentence_of(caught.value)) == told


def test_a_record_that_is_not_there_is_told_by_its_name(
    tmp_path: Path,
) -> None:
    with pytest.raises(SaveError) as caught:
        SaveFile(tmp_path / "gone.race")

    assert left(sentence_of(caught.value)) == "gone.race "
