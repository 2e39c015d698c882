"""Events before cars drive: timed laps, the grid, tyres, the start, and getting going again."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.race.tyres import TyreKind


class TrialBegan(Frozen):
    """A driver goes out for the timed lap."""

    car: int


class TrialsSkipped(Frozen):
    """The drivers agreed to do without timed laps."""


class TrialEnded(Frozen):
    """A timed lap is over."""

    car: int
    rolls: int
    beyond: int
    seconds: int
    score: int
    is_out: bool


class GridRolled(Frozen):
    """A driver rolled for a place on the grid."""

    car: int
    value: int


class GridTied(Frozen):
    """Drivers rolled the same and roll again among themselves."""

    cars: tuple[int, ...]


class GridFilled(Frozen):
    """Every car has its place, pole first."""

    cars: tuple[int, ...]


class TyresChosen(Frozen):
    """A driver chose tyres before the start."""

    car: int
    kind: TyreKind


class StartRolled(Frozen):
    """A driver rolled for the start."""

    car: int
    value: int


class EngineStalled(Frozen):
    """A car missed the start and waits for the next round."""

    car: int


class GreatStartMade(Frozen):
    """A car leaps away by four cells without rolling its first gear."""

    car: int


class RestartRolled(Frozen):
    """A driver rolled to get going again after a spin."""

    car: int
    value: int


StartEvent: TypeAlias = (
    TrialBegan
    | TrialsSkipped
    | TrialEnded
    | GridRolled
    | GridTied
    | GridFilled
    | TyresChosen
    | StartRolled
    | EngineStalled
    | GreatStartMade
    | RestartRolled
)
