"""The plug is pulled: what was shown is on the disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from formulad.games.race.resume import resume
from formulad.kernel.game import Over
from formulad.kernel.record import check_sum
from formulad.race.questions import Question
from tests.games.race import until
from tests.games.race.saved import find, go_on
from tests.games.race.until import EVERY
from tests.saves.records import oval

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("steps_seen", [1, 2, 23, 88, 251, 600])
def test_no_step_that_was_shown_is_lost_when_the_game_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps_seen: int
) -> None:
    path, shown, after = killed_after(steps_seen, tmp_path)
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)  # the plug has been pulled by now

    race = resume(path, find)
    with race.file:
        steps = race.match.played

        assert shown <= len(steps) <= shown + 1
        assert check_sum(race.game, steps[shown - 1].step.state) == after
        go_on(race.match)
        assert isinstance(race.match.awaiting, Over)


@pytest.mark.parametrize(
    "moment",
    [
        pytest.param(moment, marks=() if number == 0 else pytest.mark.thorough)
        for number, moment in enumerate(EVERY)
    ],
)
def test_a_race_by_the_complete_rules_goes_on_at_the_very_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    path, shown, after = killed_when(moment, tmp_path / "killed")
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)  # the plug has been pulled by now

    race = resume(path, until.circuit)
    whole, unharmed = until.begin(tmp_path / "whole", race.header.seed, race.header.setup)
    with race.file, unharmed:
        assert until.play_until(whole, EVERY[moment])
        assert (shown, after) == (len(race.match.played), check_sum(race.game, race.match.state))
        assert whole.awaiting == race.match.awaiting
        assert whole.game.moves(whole.state) == race.game.moves(race.match.state)
        assert whole.may_undo == race.match.may_undo
        for match in (whole, race.match):
            until.play_until(match, lambda _: False)

    assert unharmed.path.read_text() == path.read_text()


@pytest.mark.thorough
def test_a_choice_whose_line_was_cut_is_still_to_be_made(tmp_path: Path) -> None:
    path, shown, _ = killed_when("the crew waits for an order", tmp_path)
    with path.open("ab") as file:
        file.write(b"box tyr")

    race = resume(path, oval)
    with race.file:
        assert shown == len(race.match.played)
        assert Question.PIT is getattr(race.match.awaiting, "question", None)


def killed_after(steps_seen: int, folder: Path) -> tuple[Path, int, str]:
    """Kill a game in the middle of its play; return the last step that it showed."""
    return killed("tests.games.race.endless", folder, steps_seen=steps_seen)


def killed_when(moment: str, folder: Path) -> tuple[Path, int, str]:
    """Kill a game that has come to a moment; return the last step that it showed."""
    return killed("tests.games.race.until", folder, moment)


def killed(
    program: str, folder: Path, *arguments: str, steps_seen: int = 1
) -> tuple[Path, int, str]:
    """Kill a game when it has shown so many lines; return what the last one says."""
    child = subprocess.Popen(
        [sys.executable, "-m", program, str(folder), *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    with child, child.stdout:
        shown = [child.stdout.readline() for _ in range(steps_seen)]
        child.kill()
        shown += [line for line in child.stdout if line.endswith("\n")]
    path, steps, after = shown[-1].split()
    return Path(path), int(steps), after
