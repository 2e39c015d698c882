"""The plug is pulled: what was shown is on the disk."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from formulad.kernel.game import Over
from formulad.kernel.record import check_sum
from formulad.store.resume import resume
from tests.store.saved import find, go_on

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("steps_seen", [1, 2, 23, 88, 251, 600])
def test_no_step_that_was_shown_is_lost_when_the_game_is_killed(
    tmp_path: Path, steps_seen: int
) -> None:
    path, shown, after = killed_after(steps_seen, tmp_path)

    race = resume(path, find)
    with race.file:
        steps = race.match.played

        assert shown <= len(steps) <= shown + 1
        assert check_sum(race.game, steps[shown - 1].step.state) == after
        go_on(race.match)
        assert isinstance(race.match.awaiting, Over)


def killed_after(steps_seen: int, folder: Path) -> tuple[Path, int, str]:
    """Kill a game in the middle of its play; return the last step that it showed."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.store.endless", str(folder)],
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
