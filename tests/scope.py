"""Scopes of one set of tests: the quick gate, and all of it with `--all`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    return [
        pytest.param(value, marks=() if number < quick else pytest.mark.thorough)
        for number, value in enumerate(values)
    ]
