from __future__ import annotations

from pathlib import Path

import pytest

from formulad.cli import main
from tests.scenario.written import SCENE, changed

ROOT = Path(__file__).parents[2]


@pytest.fixture
def good(tmp_path: Path) -> str:
    """A scenario that comes out as it says."""
    (tmp_path / "good.yaml").write_text(SCENE)
    return str(tmp_path / "good.yaml")


def test_scenarios_that_come_out_as_they_say_are_counted(
    good: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["scenario", good, good])

    assert (status, capsys.readouterr().out) == (0, "2 passed, 0 failed\n")


def test_one_that_comes_out_differently_is_a_failure(
    good: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.yaml").write_text(changed("wear: 9", "wear: 10"))

    status = main(["scenario", good, str(tmp_path / "bad.yaml")])

    failure = f"{tmp_path}/bad.yaml:13: Ada should have wear 10, but has 9\n"
    assert (status, capsys.readouterr().out) == (1, f"{failure}1 passed, 1 failed\n")


def test_one_that_cannot_be_read_does_not_keep_others_from_being_played(
    good: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["scenario", "gone.yaml", good])

    said = capsys.readouterr()
    assert (status, said.out) == (2, "1 passed, 1 failed\n")
    assert said.err == "gone.yaml cannot be read: no such file or directory\n"


def test_a_map_is_found_beside_the_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.tmx").write_bytes((ROOT / "tracks" / "monaco.tmx").read_bytes())
    (tmp_path / "own.yaml").write_text(changed("track: monaco", "track: own.tmx"))

    status = main(["scenario", str(tmp_path / "own.yaml")])

    assert (status, capsys.readouterr().out) == (0, "1 passed, 0 failed\n")


def test_a_circuit_that_there_is_not_is_told_with_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "spa.yaml"
    path.write_text(changed("track: monaco", "track: spa"))

    status = main(["scenario", str(path)])

    assert status == 2
    assert capsys.readouterr().err.startswith(f"{path}: there is no track 'spa'")
