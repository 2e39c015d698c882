from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from formulad.cli import main
from tests.cli.test_track_picture import size_of
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from pathlib import Path

    Printed = pytest.CaptureFixture[str]

QUICK = ("--races", "2", "--rules", "beginner", "--laps", "1", "--jobs", "1")


@pytest.fixture
def sound(tmp_path: Path) -> str:
    """Return a map that can be raced on."""
    path = tmp_path / "oval.tmx"
    path.write_text(oval(), encoding="utf-8")
    return str(path)


def test_a_report_tells_how_a_circuit_drives(sound: str, capsys: Printed) -> None:
    assert 0 == main(["track", "report", sound, *QUICK])

    lines = capsys.readouterr().out.splitlines()
    assert "races: 2" in lines[0]
    assert "cells a turn, 3 stops on 38 cells" in lines[1]
    assert "4 doubts" in lines[1]
    assert lines[2].startswith("par ")
    assert any(line.startswith("lanes: A ") for line in lines)


def test_programs_get_it_as_json(sound: str, capsys: Printed) -> None:
    assert 0 == main(["track", "report", sound, *QUICK, "--json"])

    found = json.loads(capsys.readouterr().out)
    assert {"par", "lanes", "sectors", "dead_cells", "grid", "minutes", "seed"} <= found.keys()
    assert 1 == pytest.approx(sum(found["lanes"].values()), abs=0.001)
    assert found["par"] < found["turns"]
    assert {"A": 42, "B": 38, "C": 36} == found["character"]["cells_by_lane"]
    assert 4 == found["doubts"]


def test_however_many_drive_the_report_is_the_same(sound: str, capsys: Printed) -> None:
    told = []
    for jobs in ("1", "2"):
        assert 0 == main(["track", "report", sound, *QUICK[:-1], jobs, "--json"])
        told.append(json.loads(capsys.readouterr().out) | {"seconds": 0})

    assert told[0] == told[1]


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["out.png", "out.HTML"])
def test_a_report_is_drawn_too(name: str, sound: str, tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / name

    assert 0 == main(["track", "report", sound, *QUICK, "-o", str(file)])

    assert "par " in capsys.readouterr().out
    if name.endswith(".png"):
        assert (1920, 1080) == size_of(file)
    else:
        page = file.read_text("utf-8")
        assert page.startswith("<!doctype html>")
        assert "data:image/png;base64," in page
        assert "par, alone from pole" in page


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("out.pdf", "a report is written as .png or .html"),
        ("out", "a report is written as .png or .html"),
        ("gone/out.png", "there is no folder to write it to"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_first_race(
    name: str, sentence: str, sound: str, tmp_path: Path, capsys: Printed
) -> None:
    told = ["track", "report", sound, "--races", "100000", "-o", str(tmp_path / name)]

    assert 2 == main(told)

    assert f"formulad: {tmp_path / name}: {sentence}\n" == capsys.readouterr().err


def test_a_map_that_is_none_is_refused_in_a_sentence(tmp_path: Path, capsys: Printed) -> None:
    assert 2 == main(["track", "report", str(tmp_path / "gone.tmx")])

    assert 1 == capsys.readouterr().err.count("\n")
