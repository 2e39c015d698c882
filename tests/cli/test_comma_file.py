from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest

from formulad.cli import main
from formulad.cli.comma_file import CommaFile

if TYPE_CHECKING:
    from pathlib import Path

ASKED = ("simulate", "--rules", "beginner", "--drivers", "rookie:2", "--jobs", "1", "--races")


def test_every_race_has_a_line_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "races.csv"

    assert 0 == main([*ASKED, "3", "--seed", "5", "--csv", str(path)])

    capsys.readouterr()
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert ["0", "1", "2"] == [row["race"] for row in rows]
    assert "5" == rows[0]["seed"]
    assert 3 == len({row["seed"] for row in rows})
    assert [{"1", "2"}] * 3 == [{row["place_1"], row["place_2"]} for row in rows]
    assert all(15 < int(row["turns_1"]) < 40 for row in rows)
    assert {"rookie"} == {row["driver_2"] for row in rows}


@pytest.mark.parametrize("name", ["gone/races.csv", "."])
def test_a_file_that_cannot_be_written_is_refused_before_the_first_race(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main([*ASKED, "1000", "--csv", str(tmp_path / name)])

    told = capsys.readouterr()
    assert "" == told.out
    assert "cannot be written: " in told.err


def test_what_was_played_is_written_before_the_next_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "races.csv"

    with CommaFile(path, ["place_1"]) as file:
        file.write((0, 7, 1))

        assert ["race,seed,place_1", "0,7,1"] == path.read_text("utf-8").splitlines()
