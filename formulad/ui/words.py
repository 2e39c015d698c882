"""The race in words: a sentence for every event, as the log tells it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.race.events import (
    CarBlocked,
    CarBraked,
    CarEliminated,
    CarFinished,
    CarMoved,
    Cause,
    CollisionRolled,
    CornerOvershot,
    EngineRolled,
    EngineStalled,
    EngineTestsCalled,
    Event,
    GearDieRolled,
    GearShifted,
    GreatStartMade,
    GridFilled,
    GridRolled,
    GridTied,
    LineCrossed,
    RaceEnded,
    RoundBegan,
    StartRolled,
    StopMade,
    StopsMissed,
    WearLost,
)
from formulad.ui.theme import BLACK_DIE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.options import Options
    from formulad.race.track import Track


class Tone(Enum):
    """How a line of the log sounds."""

    PLAIN = auto()
    GOOD = auto()
    BAD = auto()


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: whose it is, the die that fell, and what it meant."""

    text: str
    car: int | None = None
    die: int | None = None
    """The gear of the die that fell, `BLACK_DIE`, or none."""
    value: int = 0
    tone: Tone = Tone.PLAIN
    rule: str = ""
    """The rule that explains it."""
    is_great: bool = False
    """Something to stop for a moment: a pole, a car out, a finish."""


ORDINALS = ("neutral", "1st", "2nd", "3rd", "4th", "5th", "6th")

CAUSES = {
    Cause.OVER_REVVING: "skipping gears",
    Cause.BRAKING: "braking",
    Cause.BLOCKED: "a closed road",
    Cause.OVERSHOOT: "overshooting the corner",
    Cause.MISSED_STOPS: "leaving a corner with two stops missing",
    Cause.COLLISION: "contact",
    Cause.ENGINE: "engine trouble",
}


def points(number: int) -> str:
    """Return a number of wear points in words."""
    return "1 point" if number == 1 else f"{number} points"


def cells(number: int) -> str:
    """Return a number of cells in words."""
    return "1 cell" if number == 1 else f"{number} cells"


def place(number: int) -> str:
    """Return a place as 1st, 2nd, 3rd, 4th ..."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


class Reporter:
    """Tells the events of one race: it knows the circuit, the rules and the drivers' names."""

    def __init__(self, track: Track, options: Options, names: Sequence[str]) -> None:
        self._rules = options.rule_set
        self._names = tuple(names)
        self._corners = {s.id: s.corner.name for s in track.sectors if s.corner}

    def line(self, event: Event) -> LogLine | None:
        """Return what the log says of an event; None if the board shows all there is to it."""
        match event:
            case GridRolled() | GridTied() | GridFilled() | StartRolled() | EngineStalled():
                return self._before_the_start(event)
            case GreatStartMade(car):
                return LogLine("great start, 4 cells at once", car, tone=Tone.GOOD, rule="STA-3")
            case RoundBegan(number):
                return LogLine(f"Round {number}", rule="ORD-1")
            case GearShifted(car, gear, skipped):
                if not skipped:
                    return None
                text = f"down to {ORDINALS[gear]}, skipping {skipped}"
                return LogLine(text, car, rule="BEG-3")
            case GearDieRolled(car, gear, value):
                return LogLine(f"{ORDINALS[gear]} gear: {cells(value)}", car, gear, value)
            case CarMoved():
                return None
            case CarBraked(car, by):
                return LogLine(f"brakes by {cells(by)}", car, rule="BEG-5")
            case CarBlocked(car, by):
                return LogLine(f"blocked, {cells(by)} short", car, rule="BEG-6")
            case StopMade() | CornerOvershot() | StopsMissed():
                return self._in_a_corner(event)
            case WearLost(car, _, lost, cause, left):
                text = f"−{points(lost)}, {CAUSES[cause]}; {left} left"
                return LogLine(text, car, tone=Tone.BAD, rule="BEG-2")
            case CollisionRolled() | EngineTestsCalled() | EngineRolled():
                return self._test(event)
            case CarEliminated() | LineCrossed() | CarFinished() | RaceEnded():
                return self._of_the_race(event)
            case _:
                return None

    def _before_the_start(
        self, event: GridRolled | GridTied | GridFilled | StartRolled | EngineStalled
    ) -> LogLine:
        match event:
            case GridRolled(car, value):
                return LogLine("rolls for the grid", car, BLACK_DIE, value, rule="GRD-1")
            case GridTied(tied):
                return LogLine(f"{self._list(tied)} tie and roll again", rule="GRD-1")
            case GridFilled(order):
                text = f"{self._names[order[0]]} takes pole"
                return LogLine(text, tone=Tone.GOOD, rule="GRD-2", is_great=True)
            case StartRolled(car, value):
                return LogLine(self._start(value), car, BLACK_DIE, value, rule="BEG-9")
            case EngineStalled(car):
                return LogLine(
                    "waits a round, then starts in 1st", car, tone=Tone.BAD, rule="STA-2"
                )

    def _start(self, value: int) -> str:
        """Return what a start roll means."""
        if value <= self._rules.stall_to:
            return "stalls on the grid"
        is_great = value >= self._rules.great_start_from
        return "a great start" if is_great else "a clean start in 1st"

    def _in_a_corner(self, event: StopMade | CornerOvershot | StopsMissed) -> LogLine:
        corner = self._corners[event.corner]
        match event:
            case StopMade(car, _, made, needed):
                text = f"stop {made} of {needed} in {corner}"
                return LogLine(text, car, tone=Tone.GOOD, rule="COR-1")
            case CornerOvershot(car, _, by):
                text = f"overshoots {corner} by {cells(by)}"
                return LogLine(text, car, tone=Tone.BAD, rule="OVR-1")
            case StopsMissed(car, _, missing):
                text = f"leaves {corner} with {missing} stops missing"
                return LogLine(text, car, tone=Tone.BAD, rule="BEG-4")

    def _test(self, event: CollisionRolled | EngineTestsCalled | EngineRolled) -> LogLine:
        match event:
            case CollisionRolled(car, other, value, is_hit):
                roll = f"{value} beside {self._names[other]}"
                result = "contact" if is_hit else "no contact"
                text = f"{roll}: {result} {_of_a_point(self._rules.collision_to, is_hit)}"
                return LogLine(text, car, BLACK_DIE, value, _tone(is_hit), "BEG-7")
            case EngineTestsCalled(_, value, cars):
                tests = "tests the engine" if len(cars) == 1 else "test their engines"
                text = f"A {value} was rolled: {self._list(cars)} {tests}"
                return LogLine(text, rule="BEG-8")
            case EngineRolled(car, value, is_damaged):
                result = "the engine suffers" if is_damaged else "the engine holds"
                text = f"{value}: {result} {_of_a_point(self._rules.engine_to, is_damaged)}"
                return LogLine(text, car, BLACK_DIE, value, _tone(is_damaged), "BEG-8")

    def _of_the_race(self, event: CarEliminated | LineCrossed | CarFinished | RaceEnded) -> LogLine:
        match event:
            case CarEliminated(car, cause):
                text = f"is out after {CAUSES[cause]}"
                return LogLine(text, car, tone=Tone.BAD, rule="ELM-2", is_great=True)
            case LineCrossed(car, lap):
                return LogLine(f"begins lap {lap}" if lap > 1 else "is off the grid", car)
            case CarFinished(car, position):
                text = f"finishes {place(position)}"
                return LogLine(text, car, tone=Tone.GOOD, rule="FIN-1", is_great=True)
            case RaceEnded(classification, finishers):
                first = self._names[classification[0]]
                if finishers:
                    return LogLine(f"{first} wins the race", tone=Tone.GOOD, rule="FIN-3")
                return LogLine(f"Nobody finishes; {first} came farthest", rule="ELM-4")

    def _list(self, cars: tuple[int, ...]) -> str:
        names = [self._names[car] for car in cars]
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _of_a_point(limit: int, is_bad: bool) -> str:
    """Return which rolls of the black die cost a point: `(1–4 would cost a point)`."""
    return f"(1–{limit} {'costs' if is_bad else 'would cost'} a point)"


def _tone(is_bad: bool) -> Tone:
    return Tone.BAD if is_bad else Tone.PLAIN
