"""What happened. Events are in the past tense; they are what is shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from formulad.race.car import Part
    from formulad.race.dice import Gear
    from formulad.race.state import Weather
    from formulad.race.track import CellId
    from formulad.race.tyres import TyreKind


class Cause(StrEnum):
    """Why points were lost, or why a car is out."""

    OVER_REVVING = "over_revving"
    BRAKING = "braking"
    BLOCKED = "blocked"
    OVERSHOOT = "overshoot"
    MISSED_STOPS = "missed_stops"
    COLLISION = "collision"
    ENGINE = "engine"
    SLIPSTREAM = "slipstream"
    DEBRIS = "debris"
    WRECK = "wreck"
    """A car just behind went out (BLK-6)."""
    DRIFT = "drift"
    GUNFIRE = "gunfire"
    RADIO = "radio"


@dataclass(frozen=True, slots=True)
class GridRolled:
    """A driver rolled for a place on the grid."""

    car: int
    value: int


@dataclass(frozen=True, slots=True)
class GridTied:
    """Drivers rolled the same and roll again among themselves."""

    cars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GridFilled:
    """Every car has its place, pole first."""

    cars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round, with the order in which its cars play."""

    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartRolled:
    """A driver rolled for the start."""

    car: int
    value: int


@dataclass(frozen=True, slots=True)
class EngineStalled:
    """A car missed the start and waits for the next round."""

    car: int


@dataclass(frozen=True, slots=True)
class GreatStartMade:
    """A car leaps away by four cells without rolling its first gear."""

    car: int


@dataclass(frozen=True, slots=True)
class GearShifted:
    """A driver engaged a gear."""

    car: int
    gear: Gear
    skipped: int = 0
    """Gears left out on the way down."""


@dataclass(frozen=True, slots=True)
class GearDieRolled:
    """The die of the gear fell."""

    car: int
    gear: Gear
    value: int


@dataclass(frozen=True, slots=True)
class CarMoved:
    """A car drove along its path."""

    car: int
    start: CellId
    cells: tuple[CellId, ...]


@dataclass(frozen=True, slots=True)
class CarBraked:
    """A driver gave up cells by braking."""

    car: int
    by: int


@dataclass(frozen=True, slots=True)
class CarBlocked:
    """The road was closed by other cars with cells still to go."""

    car: int
    by: int


@dataclass(frozen=True, slots=True)
class StopMade:
    """A turn ended inside a corner and counts there."""

    car: int
    corner: str
    made: int
    needed: int


@dataclass(frozen=True, slots=True)
class CornerOvershot:
    """A car left a corner too early and paid for cells beyond it."""

    car: int
    corner: str
    by: int


@dataclass(frozen=True, slots=True)
class StopsMissed:
    """A car left a corner with two stops or more missing."""

    car: int
    corner: str
    missing: int


@dataclass(frozen=True, slots=True)
class WearLost:
    """A car lost wear points."""

    car: int
    part: Part
    points: int
    """Those it had: nobody loses more."""
    cause: Cause
    left: int
    """Points the part can still lose."""


@dataclass(frozen=True, slots=True)
class CollisionRolled:
    """A car beside or before another rolled for contact."""

    car: int
    other: int
    value: int
    is_hit: bool


@dataclass(frozen=True, slots=True)
class EngineTestsCalled:
    """A highest face in fifth or sixth put every fast engine to the test."""

    car: int
    value: int
    cars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EngineRolled:
    """An engine was tested."""

    car: int
    value: int
    is_damaged: bool


@dataclass(frozen=True, slots=True)
class DebrisLeft:
    """Lost parts lie on a cell from now on."""

    cell: CellId


@dataclass(frozen=True, slots=True)
class DebrisRolled:
    """A car drove over lost parts and was tested."""

    car: int
    cell: CellId
    value: int
    is_damaged: bool


@dataclass(frozen=True, slots=True)
class CarSpun:
    """A car lost its last grip and stands the wrong way round."""

    car: int


@dataclass(frozen=True, slots=True)
class EngineBroke:
    """An engine is gone; its car rolls out in the next round."""

    car: int


@dataclass(frozen=True, slots=True)
class RestartRolled:
    """A driver rolled to get going again after a spin."""

    car: int
    value: int


@dataclass(frozen=True, slots=True)
class CarSlid:
    """A wet corner carried a car farther than its die."""

    car: int
    by: int


@dataclass(frozen=True, slots=True)
class BonusUsed:
    """New soft tyres carried a car farther than its die."""

    car: int
    by: int


@dataclass(frozen=True, slots=True)
class SlipstreamTaken:
    """A car pulled out of the wake of another."""

    car: int
    leader: int


@dataclass(frozen=True, slots=True)
class PitEntered:
    """A car turned into the pit lane."""

    car: int


@dataclass(frozen=True, slots=True)
class BoxReached:
    """A car stands in its box."""

    car: int


@dataclass(frozen=True, slots=True)
class CarServed:
    """The crew has fitted tyres, and repaired what was asked for."""

    car: int
    is_technical: bool
    tyres: TyreKind | None
    repairs: tuple[tuple[Part, int], ...]
    """Points given back, new tyres included."""


@dataclass(frozen=True, slots=True)
class PitRolled:
    """The black die told how quick the crew was."""

    car: int
    value: int
    is_fast: bool


@dataclass(frozen=True, slots=True)
class PitLeft:
    """A car is back on the road."""

    car: int


@dataclass(frozen=True, slots=True)
class WeatherRolled:
    """The weather before the cars drive."""

    value: int
    weather: Weather


@dataclass(frozen=True, slots=True)
class WeatherTurned:
    """The weather was rolled for again; it may have stayed."""

    car: int
    value: int
    weather: Weather


@dataclass(frozen=True, slots=True)
class TyresChosen:
    """A driver chose tyres before the start."""

    car: int
    kind: TyreKind


@dataclass(frozen=True, slots=True)
class TrialBegan:
    """A driver goes out for the timed lap."""

    car: int


@dataclass(frozen=True, slots=True)
class TrialsSkipped:
    """The drivers agreed to do without timed laps."""


@dataclass(frozen=True, slots=True)
class TrialEnded:
    """A timed lap is over."""

    car: int
    rolls: int
    beyond: int
    seconds: int
    score: int
    is_out: bool


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


@dataclass(frozen=True, slots=True)
class SkyRead:
    """A roll for the weather that may still be asked for again."""

    car: int
    value: int


@dataclass(frozen=True, slots=True)
class SkyRolledAgain:
    """A driver asked for another roll for the weather."""

    car: int


@dataclass(frozen=True, slots=True)
class WreckRemoved:
    """A car that was out is taken off the track."""

    car: int


@dataclass(frozen=True, slots=True)
class CarEliminated:
    """A car is out of the race."""

    car: int
    cause: Cause
    cell: CellId


@dataclass(frozen=True, slots=True)
class LineCrossed:
    """A car crossed the line and begins a lap."""

    car: int
    lap: int


@dataclass(frozen=True, slots=True)
class CarFinished:
    """A car crossed the line for the last time."""

    car: int
    place: int


@dataclass(frozen=True, slots=True)
class RaceEnded:
    """No car is left on the track."""

    classification: tuple[int, ...]
    finishers: int
    """How many of them crossed the line; the rest are ranked by how far they came."""


Event: TypeAlias = (
    GridRolled
    | GridTied
    | GridFilled
    | RoundBegan
    | StartRolled
    | EngineStalled
    | GreatStartMade
    | GearShifted
    | GearDieRolled
    | CarMoved
    | CarBraked
    | CarBlocked
    | StopMade
    | CornerOvershot
    | StopsMissed
    | WearLost
    | CollisionRolled
    | EngineTestsCalled
    | EngineRolled
    | DebrisLeft
    | DebrisRolled
    | CarSpun
    | EngineBroke
    | RestartRolled
    | CarSlid
    | BonusUsed
    | SlipstreamTaken
    | PitEntered
    | BoxReached
    | CarServed
    | PitRolled
    | PitLeft
    | WeatherRolled
    | WeatherTurned
    | TyresChosen
    | TrialBegan
    | TrialsSkipped
    | TrialEnded
    | NitroUsed
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
    | SkyRead
    | SkyRolledAgain
    | WreckRemoved
    | CarEliminated
    | LineCrossed
    | CarFinished
    | RaceEnded
)
