"""Events of pit stops."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.tyres import TyreKind


@frozen
class PitEntered:
    """A car turned into the pit lane."""

    car: int


@frozen
class BoxReached:
    """A car stands in its box."""

    car: int


@frozen
class CarServed:
    """The crew has fitted tyres, and repaired what was asked for."""

    car: int
    is_technical: bool
    tyres: TyreKind | None
    repairs: tuple[tuple[Part, int], ...]
    """Points given back, new tyres included."""


@frozen
class PitRolled:
    """The black die told how quick the crew was."""

    car: int
    value: int
    is_fast: bool


@frozen
class PitLeft:
    """A car is back on the road."""

    car: int


PitEvent: TypeAlias = PitEntered | BoxReached | CarServed | PitRolled | PitLeft
