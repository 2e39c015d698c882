from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.school.progress import Progress, Return
from formulad.school.progress_yaml import NAME, read_progress, write_progress
from formulad.school.puzzle_yaml import puzzle_in
from formulad.store.yaml_document import DocumentError
from tests.school.written import MASSENET

if TYPE_CHECKING:
    from pathlib import Path

PUZZLES = [replace(puzzle_in("p.yaml", MASSENET)[1], id=f"p{n}") for n in range(100)]


def asked(progress: Progress, count: int) -> tuple[Progress, list[str]]:
    """Return how it stands after so many right answers, and what was asked."""
    ids = []
    for _ in range(count):
        ids.append(progress.next_of(PUZZLES).id)
        progress = progress.after(ids[-1], is_right=True)
    return progress, ids


@pytest.mark.rule("SCH-12")
def test_a_missed_puzzle_returns_after_five_twenty_and_sixty_others() -> None:
    progress = Progress().after("p0", is_right=False)

    _, ids = asked(progress, 95)

    assert [5, 5 + 1 + 20, 5 + 1 + 20 + 1 + 60] == [
        at for at, each in enumerate(ids) if each == "p0"
    ]


@pytest.mark.rule("SCH-12")
@pytest.mark.parametrize(("times", "then", "wait"), [(0, 1, 20), (1, 2, 60), (2, 2, 60)])
def test_who_misses_it_once_more_waits_longer(times: int, then: int, wait: int) -> None:
    progress = Progress(done=30, returns={"p0": Return(after=25, times=times)})

    missed = progress.after("p0", is_right=False)

    assert {"p0": Return(31 + wait, then)} == missed.returns


@pytest.mark.rule("SCH-12")
def test_what_is_right_after_the_longest_time_stays_away() -> None:
    progress = Progress(done=30, returns={"p0": Return(after=25, times=2)})

    assert {} == progress.after("p0", is_right=True).returns


@pytest.mark.rule("SCH-12")
def test_who_misses_all_is_asked_new_ones_all_the_same() -> None:
    progress = Progress()
    for _ in range(60):
        progress = progress.after(progress.next_of(PUZZLES).id, is_right=False)

    assert 20 < len(progress.first)


@pytest.mark.rule("SCH-12")
def test_only_the_first_try_counts() -> None:
    progress = Progress().after("p0", is_right=False).after("p0", is_right=True)

    assert (1, 0) == progress.tried(PUZZLES)


@pytest.mark.rule("SCH-12")
def test_who_has_done_all_is_asked_on() -> None:
    progress = Progress(done=102, first={each.id: True for each in PUZZLES})

    assert "p2" == progress.next_of(PUZZLES).id


@pytest.mark.rule("SCH-12")
def test_what_was_tried_is_kept(tmp_path: Path) -> None:
    progress = Progress().after("p0", is_right=False).after("p1", is_right=True)

    write_progress(tmp_path, progress)

    assert progress == read_progress(tmp_path)


def test_nobody_has_tried_anything_without_a_file(tmp_path: Path) -> None:
    assert Progress() == read_progress(tmp_path)


def test_a_bad_file_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("version: 1\nkind: school\ndone: lots\n")

    with pytest.raises(DocumentError, match=r"school.yaml:3: expected a whole number"):
        read_progress(tmp_path)
