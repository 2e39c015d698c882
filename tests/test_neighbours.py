from __future__ import annotations

from tests.neighbours import Plan

ONE, TWO = "one process", "another"


def plan(*units: str, processes: int = 2) -> Plan:
    """Return a plan of units, which are named after their files; one that is the file is whole."""
    return Plan([(unit.partition("::")[0], unit) for unit in units], processes)


def run(of: Plan, *processes: str) -> list[str]:
    """Return what is done by processes that come for more one after the other."""
    return [of.next_for(process) for process in processes]


def test_a_process_stays_in_its_file() -> None:
    of = plan("a.py::1", "a.py::2", "b.py::1", "b.py::2")

    assert ["a.py::1", "b.py::1", "a.py::2", "b.py::2"] == run(of, ONE, TWO, ONE, TWO)


def test_a_process_goes_on_with_a_file_near_by() -> None:
    of = plan("ui/a.py::1", "cli/a.py::1", "cli/b.py::1", "ui/b.py::1", processes=1)

    assert ["ui/a.py::1", "ui/b.py::1"] == run(of, ONE, ONE)


def test_a_process_begins_where_no_other_is() -> None:
    of = plan("ui/a.py::1", "ui/b.py::1", "cli/a.py::1")

    assert ["ui/a.py::1", "cli/a.py::1"] == run(of, ONE, TWO)


def test_who_has_no_file_left_helps_where_most_is_left() -> None:
    of = plan("a.py::1", "b.py::1", "b.py::2", "b.py::3", "c.py::1", "c.py::2")

    assert ["a.py::1", "b.py::1"] == run(of, ONE, TWO)
    assert ["c.py::1", "c.py::2", "b.py::2", "b.py::3"] == run(of, ONE, ONE, ONE, TWO)
    assert not of


def test_what_nobody_can_help_with_begins_first() -> None:
    of = plan("a.py::1", "b.py", "c.py::1")

    assert ["b.py", "a.py::1", "c.py::1"] == run(of, ONE, ONE, ONE)


def test_half_of_the_processes_wait_for_windows() -> None:
    of = plan("tests/e2e/a.py::1", "tests/e2e/b.py::1", "c.py::1")

    assert ["tests/e2e/a.py::1", "c.py::1", "tests/e2e/b.py::1"] == run(of, ONE, TWO, ONE)


def test_windows_are_not_left_when_nothing_else_is() -> None:
    of = plan("tests/e2e/a.py::1", "tests/e2e/b.py::1")

    assert ["tests/e2e/a.py::1", "tests/e2e/b.py::1"] == run(of, ONE, TWO)


def test_everything_is_done_once() -> None:
    units = [f"{folder}/{file}.py::{test}" for folder in "ab" for file in "cde" for test in "fghi"]
    of = plan(*units)

    assert units == sorted(run(of, *[ONE, TWO] * (len(units) // 2)))
    assert not of
