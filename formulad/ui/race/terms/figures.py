"""Figures of the engineer, as short as they can be told apart."""

from __future__ import annotations

_MOST = 9.95


def behind(turns: float) -> str:
    """Return by how many turns something is behind the best: `+0.8`, or `>9` for ruin."""
    return f"+{turns:.1f}" if turns < _MOST else ">9"
