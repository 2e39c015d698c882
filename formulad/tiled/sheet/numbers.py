"""Numbers as Tiled writes them: plain, finite and of a size that a map can have."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"-?[0-9]{1,9}")
_DECIMAL = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,3})?")
_PAIR = r"[0-9+\-.eE]+,[0-9+\-.eE]+"
_PAIRS = re.compile(rf"\s*({_PAIR}(\s+{_PAIR})*\s*)?", re.ASCII)
"""What may be vertices; Python takes more for a number than is written here."""
LARGEST = 1e6
"""No coordinate, size or property of an honest map is larger."""


def whole(text: str) -> int | None:
    """Return the whole number that a text is, or None."""
    return int(text) if _WHOLE.fullmatch(text) else None


def whole_of_float(text: str) -> int | None:
    """Return the whole number that a text is, also if it is written as 3.0, or None."""
    value = decimal(text)
    return int(value) if value is not None and value.is_integer() else None


def decimal(text: str) -> float | None:
    """Return the number that a text is, or None if it is none or absurdly large."""
    if not _DECIMAL.fullmatch(text):
        return None
    value = float(text)
    return value if abs(value) <= LARGEST else None


def vertices(text: str) -> tuple[tuple[float, float], ...] | None:
    """Return the vertices of a polygon or polyline, or None if they cannot be read."""
    if not _PAIRS.fullmatch(text):
        return None
    try:
        found = [float(number) for number in text.replace(",", " ").split()]
    except ValueError:
        return None
    if max(map(abs, found), default=0) > LARGEST:
        return None
    return tuple(zip(found[::2], found[1::2], strict=True))
