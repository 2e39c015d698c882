"""Scopes of one set of tests: the quick gate, and all of it with `--all`."""

from __future__ import annotations

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
