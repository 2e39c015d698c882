"""Scatter: variety that is the same every time, from where a thing stands, not from dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point

T = TypeVar("T")


def grain(place: Point, salt: int = 0) -> float:
    """Return a number from 0 to 1 that looks random but belongs to a place."""
    return crc32(f"{place[0]:.1f} {place[1]:.1f} {salt}".encode()) / 0xFFFFFFFF


def between(place: Point, low: float, high: float, salt: int = 0) -> float:
    """Return a number of a range that belongs to a place."""
    return low + (high - low) * grain(place, salt)


def pick(place: Point, choices: Sequence[T], salt: int = 0) -> T:
    """Return one of several things that belongs to a place."""
    return choices[min(len(choices) - 1, int(grain(place, salt) * len(choices)))]
