"""`formulad report` tells what really happened in a race."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.cli import main
from tests.games.race.saved import a_header, a_save

if TYPE_CHECKING:
    from pathlib import Path


def a_race(folder: Path, steps: int = 10_000) -> Path:
    """Return the record of a race on a circuit the command finds."""
    return a_save(folder, steps=steps, header=a_header(track="monaco"))


def test_a_race_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["report", str(a_race(tmp_path))])
    told = capsys.readouterr().out

    assert "Ada" in told
    assert "mistakes" in told


def test_programs_are_told_the_same_in_turns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["report", str(a_race(tmp_path)), "--json"])
    facts = json.loads(capsys.readouterr().out)

    assert "monaco" == facts["track"]
    for car in facts["cars"]:
        if car["out"] is None:
            changes = car["mistakes"] - car["luck"] + car["traffic"] + car["risks"]
            assert car["turns"] == pytest.approx(car["expected"] + changes, abs=0.01)


def test_a_table_and_a_picture_are_written(tmp_path: Path) -> None:
    record = str(a_race(tmp_path))
    table, picture = tmp_path / "race.csv", tmp_path / "race.png"

    assert [0, 0] == [main(["report", record, "-o", str(each)]) for each in (table, picture)]

    assert table.read_text().startswith("round,lap,name")
    assert (1920, 1080) == pygame.image.load(picture).get_size()


def test_a_race_that_was_left_early_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["report", str(a_race(tmp_path, 20))])

    assert "broken off" in capsys.readouterr().out


def test_of_a_damaged_record_the_good_part_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = a_race(tmp_path, 30)
    record.write_text(record.read_text() + "g9\n")

    assert 1 == main(["report", str(record)])

    heard = capsys.readouterr()
    assert "Ada" in heard.out
    assert "line" in heard.err


@pytest.mark.parametrize("name", ["race.pdf", "race"])
def test_what_is_no_picture_and_no_table_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert 2 == main(["report", str(a_race(tmp_path, 5)), "-o", str(tmp_path / name)])

    assert ".png or .csv" in capsys.readouterr().err


def test_what_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "nowhere" / "race.csv"

    assert 2 == main(["report", str(a_race(tmp_path, 5)), "-o", str(target)])

    assert "cannot be written" in capsys.readouterr().err
