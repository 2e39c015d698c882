"""Differences found in a scenario, as they are described."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

Found: TypeAlias = tuple[str, str]
"""Where in the file something was expected, and what was found instead."""


def listed(words: Iterable[object]) -> str:
    """Return words in a row."""
    return ", ".join(map(str, words)) or "none"
