"""Events before cars drive: timed laps, the grid, tyres, the start, and getting going again."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.tyres import TyreKind


@frozen
class TrialBegan:
    """A driver goes out for the timed lap."""

    car: int


@frozen
class TrialsSkipped:
    """The drivers agreed to do without timed laps."""


@frozen
class TrialEnded:
    """A timed lap is over."""

    car: int
    rolls: int
    beyond: int
    seconds: int
    score: int
    is_out: bool


@frozen
class GridRolled:
    """A driver rolled for a place on the grid."""

    car: int
    value: int


@frozen
class GridTied:
    """Drivers rolled the same and roll again among themselves."""

    cars: tuple[int, ...]


@frozen
class GridFilled:
    """Every car has its place, pole first."""

    cars: tuple[int, ...]


@frozen
class TyresChosen:
    """A driver chose tyres before the start."""

    car: int
    kind: TyreKind


@frozen
class StartRolled:
    """A driver rolled for the start."""

    car: int
    value: int


@frozen
class EngineStalled:
    """A car missed the start and waits for the next round."""

    car: int


@frozen
class GreatStartMade:
    """A car leaps away by four cells without rolling its first gear."""

    car: int


@frozen
class RestartRolled:
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
