"""Estimates as they are told: to programs as plain values, to people with what may be amiss."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from formulad.ai.match.estimate import Estimate


def as_plain(name: str, found: Estimate | None, digits: int = 3) -> dict[str, Any]:
    """Return a mean under its name, and its interval beside it; None where they are not known."""
    if found is None:
        return {name: None, f"{name}_interval": None}
    ends = (found.low, found.high)
    interval = [round(end, digits) for end in ends if end is not None]
    return {name: round(found.mean, digits), f"{name}_interval": interval or None}


def told(found: Estimate | None) -> str:
    """Return a mean with how far the true one may be from it."""
    if found is None:
        return "-"
    return f"{found.mean:.2f}" + ("" if found.margin is None else f" ±{found.margin:.2f}")
