"""Mending of a fault as a step that a program can take: reverse, swap, set, move, delete."""

from __future__ import annotations

from typing import TypeAlias

from formulad.kernel.frozen import frozen


@frozen
class Reverse:
    """Turn the driving direction of lanes."""

    ids: tuple[int, ...]


@frozen
class Swap:
    """Let two objects change a property."""

    ids: tuple[int, int]
    name: str


@frozen
class Set:
    """Set a property of an object, or of the map (id 0)."""

    id: int
    name: str
    value: str | int | float | bool


@frozen
class Move:
    """Move a vertex of an object, or the whole of it (vertex 0), to a place."""

    id: int
    vertex: int
    to: tuple[float, float]


@frozen
class Delete:
    """Delete a vertex of an object, or the whole of it (vertex 0)."""

    id: int
    vertex: int = 0


Mend: TypeAlias = Reverse | Swap | Set | Move | Delete
"""What mends a fault without a person having to choose."""
