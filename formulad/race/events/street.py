"""Events of street races alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.road.track import CellId


@dataclass(frozen=True, slots=True)
class NitroUsed:
    """A street car leaps ahead."""

    car: int
    cells: int
    is_big: bool = False


@dataclass(frozen=True, slots=True)
class DriftUsed:
    """A driver drifts to go a cell farther or less."""

    car: int
    by: int


@dataclass(frozen=True, slots=True)
class RivalCharmed:
    """A driver looked aside in passing a rival and goes a cell less."""

    car: int
    by: int
    """The seat of that rival."""


@dataclass(frozen=True, slots=True)
class LitterLeft:
    """A driver has left debris behind on purpose."""

    car: int
    cell: CellId


@dataclass(frozen=True, slots=True)
class ShotFired:
    """Somebody shot at a car from a window."""

    car: int
    value: int
    hit: Part | None
    """The part that was aimed at; None if the shot missed."""


@dataclass(frozen=True, slots=True)
class RadioThrown:
    """A radio flies at a car."""

    car: int
    at: int


@dataclass(frozen=True, slots=True)
class RadioRolled:
    """The black die told what the radio hit."""

    car: int
    """The car that was hit."""
    value: int
    hit: Part


@dataclass(frozen=True, slots=True)
class PoliceLinePassed:
    """The police has measured a car."""

    car: int
    lap: int
    kmh: int


@dataclass(frozen=True, slots=True)
class PolicePrizeWon:
    """All cars have passed the police line; this one was the quickest."""

    car: int
    lap: int
    kmh: int


@dataclass(frozen=True, slots=True)
class CheckpointPassed:
    """A car that begins a lap has got new tyres at the checkpoint."""

    car: int
    tyres: int
    """Tyre points given back."""


@dataclass(frozen=True, slots=True)
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
