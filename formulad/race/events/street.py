"""Events of street races alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.road.track import CellId


@frozen
class NitroUsed:
    """A street car leaps ahead."""

    car: int
    cells: int
    is_big: bool = False


@frozen
class DriftUsed:
    """A driver drifts to go a cell farther or less."""

    car: int
    by: int


@frozen
class RivalCharmed:
    """A driver looked aside in passing a rival and goes a cell less."""

    car: int
    by: int
    """The seat of that rival."""


@frozen
class LitterLeft:
    """A driver has left debris behind on purpose."""

    car: int
    cell: CellId


@frozen
class ShotFired:
    """Somebody shot at a car from a window."""

    car: int
    value: int
    hit: Part | None
    """The part that was aimed at; None if the shot missed."""


@frozen
class RadioThrown:
    """A radio flies at a car."""

    car: int
    at: int


@frozen
class RadioRolled:
    """The black die told what the radio hit."""

    car: int
    """The car that was hit."""
    value: int
    hit: Part


@frozen
class PoliceLinePassed:
    """The police has measured a car."""

    car: int
    lap: int
    kmh: int


@frozen
class PolicePrizeWon:
    """All cars have passed the police line; this one was the quickest."""

    car: int
    lap: int
    kmh: int


@frozen
class CheckpointPassed:
    """A car that begins a lap has got new tyres at the checkpoint."""

    car: int
    tyres: int
    """Tyre points given back."""


@frozen
class PartsRepaired:
    """Points were given back."""

    car: int
    repairs: tuple[tuple[Part, int], ...]


StreetEvent: TypeAlias = (
    NitroUsed
    | DriftUsed
    | RivalCharmed
    | LitterLeft
    | ShotFired
    | RadioThrown
    | RadioRolled
    | PoliceLinePassed
    | PolicePrizeWon
    | CheckpointPassed
    | PartsRepaired
)
