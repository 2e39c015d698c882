from __future__ import annotations

import re
import zipfile
from typing import TYPE_CHECKING

import pytest

from formulad.cli import main
from formulad.store.paths import user_folders
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from pathlib import Path

    Printed = pytest.CaptureFixture[str]

QUICK = ("--rules", "beginner", "--laps", "1", "--jobs", "1")


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """Return a map that can be raced on."""
    path = tmp_path / "oval.tmx"
    path.write_text(oval(), encoding="utf-8")
    return path


@pytest.fixture
def packed(sound: Path, tmp_path: Path) -> Path:
    """Return the oval as it is given away, without a report."""
    path = tmp_path / "oval.formulad"
    assert 0 == main(["track", "export", str(sound), "-o", str(path), "--races", "0"])
    return path


@pytest.mark.thorough
def test_map_picture_and_report_are_in_one_file(sound: Path, tmp_path: Path) -> None:
    path = tmp_path / "oval.formulad"
    asked = ["track", "export", str(sound), "-o", str(path), "--races", "2", *QUICK]
    assert 0 == main(asked)

    with zipfile.ZipFile(path) as archive:
        names = {"manifest.yaml", "track.tmx", "preview.jpg", "report.json"}
        assert names == set(archive.namelist())
        assert archive.read("preview.jpg").startswith(b"\xff\xd8")


def test_without_races_there_is_no_report(packed: Path) -> None:
    with zipfile.ZipFile(packed) as archive:
        assert "report.json" not in archive.namelist()


def test_both_tables_read_the_same_signs(sound: Path, tmp_path: Path, capsys: Printed) -> None:
    path = str(tmp_path / "oval.formulad")
    assert 0 == main(["track", "export", str(sound), "-o", path, "--races", "0"])
    assert 0 == main(["track", "import", path])

    given, taken = re.findall(r"signs: (\w{8})", capsys.readouterr().out)
    assert given == taken
    assert oval().encode() == (user_folders().tracks / "oval.tmx").read_bytes()


def test_what_is_there_already_is_not_taken_in_twice(packed: Path, capsys: Printed) -> None:
    assert [0, 0] == [main(["track", "import", str(packed)]) for _ in range(2)]

    assert "Oval is there already" in capsys.readouterr().out
    assert 1 == len(list(user_folders().tracks.iterdir()))


def test_a_file_that_is_there_is_not_replaced(sound: Path, packed: Path, capsys: Printed) -> None:
    before = packed.read_bytes()
    assert 2 == main(["track", "export", str(sound), "-o", str(packed), "--races", "0"])

    assert before == packed.read_bytes()
    assert "is there already" in capsys.readouterr().err


def test_a_strange_file_is_refused_in_a_sentence(sound: Path, capsys: Printed) -> None:
    assert 2 == main(["track", "import", str(sound)])

    expected = "oval.tmx: this is no file of FormulaD, or it is damaged\n"
    assert expected == capsys.readouterr().err


def test_a_map_with_faults_is_not_given_away(tmp_path: Path) -> None:
    path, out = tmp_path / "faulty.tmx", tmp_path / "out.formulad"
    path.write_text(oval().replace('"corner"', '"cornr"'), encoding="utf-8")

    assert 0 != main(["track", "export", str(path), "-o", str(out), "--races", "0"])
    assert not out.exists()
