"""Every test of a rule names it, and every rule of the book has its test."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.rulebook import read_rules, wanted

HERE = Path(__file__).parent
SHOWN = pytest.StashKey[set[str]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse tests of rules that name none, or one that the book does not have."""
    rules = read_rules()
    known = {mark for rule in rules for mark in (rule.id, *wanted(rule))}
    tests = [item for item in items if HERE in item.path.parents]
    faults = [fault for item in tests if (fault := _fault(item, known))]
    if faults:
        raise pytest.UsageError("\n".join(sorted(set(faults))))
    if {item.path for item in tests} == set(HERE.glob("test_*.py")):
        config.stash[SHOWN] = {mark for item in tests for mark in _marks(item)}


def _marks(item: pytest.Item) -> list[str]:
    return [mark.args[0] for mark in item.iter_markers("rule")]


def _fault(item: pytest.Item, known: set[str]) -> str | None:
    marks = _marks(item)
    if not marks:
        return f"{item.nodeid} has no rule mark"
    unknown = ", ".join(mark for mark in marks if mark not in known)
    return f"{item.nodeid} names rules the book does not have: {unknown}" if unknown else None


def _unshown(config: pytest.Config) -> list[str]:
    """Return what the book says and no test shows; nothing if only some tests were collected."""
    shown = config.stash.get(SHOWN, None)
    if shown is None:
        return []
    return [mark for rule in read_rules() for mark in wanted(rule) if mark not in shown]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """List the rules that still want a test."""
    if unshown := _unshown(config):
        terminalreporter.write_line(f"rules without a test: {', '.join(unshown)}", red=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a run fail on the build machine while a rule wants a test."""
    if os.environ.get("CI") and _unshown(session.config) and not session.exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
