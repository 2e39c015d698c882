"""Events of street races alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.road.track import CellId


class NitroUsed(Frozen):
    """A street car leaps ahead."""

    car: int
    cells: int
    is_big: bool = False


class DriftUsed(Frozen):
    """A driver drifts to go a cell farther or less."""

    car: int
    by: int


class RivalCharmed(Frozen):
    """A driver looked aside in passing a rival and goes a cell less."""

    car: int
    by: int
    """The seat of that rival."""


class LitterLeft(Frozen):
    """A driver has left debris behind on purpose."""

    car: int
    cell: CellId


class ShotFired(Frozen):
    """Somebody shot at a car from a window."""

    car: int
    value: int
    hit: Part | None
    """The part that was aimed at; None if the shot missed."""


class RadioThrown(Frozen):
    """A radio flies at a car."""

    car: int
    at: int


class RadioRolled(Frozen):
    """The black die told what the radio hit."""

    car: int
    """The car that was hit."""
    value: int
    hit: Part


class PoliceLinePassed(Frozen):
    """The police has measured a car."""

    car: int
    lap: int
    kmh: int


class PolicePrizeWon(Frozen):
    """All cars have passed the police line; this one was the quickest."""

    car: int
    lap: int
    kmh: int


class CheckpointPassed(Frozen):
    """A car that begins a lap has got new tyres at the checkpoint."""

    car: int
    tyres: int
    """Tyre points given back."""


class PartsRepaired(Frozen):
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
