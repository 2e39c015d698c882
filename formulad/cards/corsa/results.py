"""Results: how cars did in the races that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.corsa.deck import CircuitId, DriverId
    from formulad.cards.corsa.moves import Build


@frozen
class Run:
    """How a car did in a race."""

    seat: int
    car: Build
    driver: DriverId
    die: int
    value: int
    """Re-rolls among equals are not part of it (COR-44)."""
    points: int
    recruits: int
    """Those that the bank still had (COR-48)."""


@frozen
class Result:
    """A race that is over."""

    circuit: CircuitId
    runs: tuple[Run, ...]
    """The winner first."""
