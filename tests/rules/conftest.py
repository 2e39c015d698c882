"""Every test of a rule names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook import SHOWN, read_rules, wanted

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse tests of rules that name none, or one that the book does not have."""
    rules = read_rules()
    known = {mark for rule in rules for mark in (rule.id, *wanted(rule))}
    tests = [item for item in items if item.path.parent == HERE]
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
