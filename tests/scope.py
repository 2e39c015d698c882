"""Scopes of one set of tests: the quick gate, and all of it with `--all`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import pytest

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

T = TypeVar("T")

_ALL = False


def use(*, everything: bool) -> None:
    """Choose the scope of this run, before any test is collected."""
    global _ALL  # noqa: PLW0603 - decided once, by the command line
    _ALL = everything


def is_all() -> bool:
    """Return whether everything is tested: every view, size, language, device and window."""
    return _ALL


def amount(quick: int, everything: int) -> int:
    """Return how many races, examples or views to try in this scope."""
    return everything if _ALL else quick


def sample(values: Iterable[T], quick: int = 1) -> list[Any]:
    """Return values for a test: the first few of them for the quick gate, the rest for `--all`."""
    values = list(values)
    return chosen(values, values[:quick])


def cases(rows: Iterable[tuple[Any, ...]], quick: int = 1) -> list[Any]:
    """Return rows for a test of several values: the first few for the quick gate."""
    return [
        pytest.param(*row, marks=() if number < quick else pytest.mark.thorough)
        for number, row in enumerate(rows)
    ]


def chosen(values: Iterable[T], quick: Collection[T]) -> list[Any]:
    """Return values for a test: those chosen for the quick gate, the rest for `--all`."""
    return [
        pytest.param(value, marks=() if value in quick else pytest.mark.thorough)
        for value in values
    ]
