"""Lessons and puzzles are checked from the command line; what is wrong in one is a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from formulad.cli import main
from tests.school.test_lesson_yaml import LEVER

ROOT = Path(__file__).parents[2]
LESSONS = sorted(map(str, (ROOT / "assets" / "lessons" / "race").glob("*.yaml")))


@pytest.mark.rule("SCH-3")
def test_all_lessons_of_the_game_come_out_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["school", "lesson", *LESSONS])

    assert (status, capsys.readouterr().out) == (0, "28 passed, 0 failed\n")


@pytest.mark.rule("SCH-1")
@pytest.mark.parametrize(
    ("old", "new", "status", "told"),
    [
        ("{roll: 6}", "{roll: 6}\nexpect: {cars: {You: {gear: 2}}}", 1, "You should have gear 2"),
        ("ask: gear", "ask: geer", 2, "lever.yaml:13"),
        ("track: monaco", "track: monacco", 2, "monacco"),
    ],
)
def test_a_lesson_that_is_wrong_is_told_of(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    status: int,
    told: str,
) -> None:
    (tmp_path / "lever.yaml").write_text(LEVER.replace(old, new))

    assert status == main(["school", "lesson", str(tmp_path / "lever.yaml")])
    said = capsys.readouterr()
    assert told in said.out + said.err


@pytest.mark.rule("SCH-9")
def test_a_puzzle_that_cannot_be_read_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["school", "prove", "gone.yaml"])
    assert "gone.yaml cannot be read" in capsys.readouterr().err
