"""Qualifying: timed laps, one driver after another, that decide the grid (section 16, QUA)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Seat, Step, refuse
from formulad.kernel.values import replace
from formulad.race.dice import CLOCK
from formulad.race.events import TrialBegan, TrialEnded, TrialsSkipped
from formulad.race.moves import BeginTrial, FitTyres, Move, SkipTrials
from formulad.race.phase import RaceStep, Setting, TurnPart, decision
from formulad.race.questions import Purpose, Question
from formulad.race.road.track import CellId
from formulad.race.state import GridDraw, Phase, State, TrialResult, Trials, Turn, Weather
from formulad.race.turn.tyre_choice import fit
from formulad.race.tyres import TyreKind

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome, Refusal
    from formulad.race.questions import Due
    from formulad.race.road.track import Track

LONGEST = range(100 * 60)
"""Seconds a timed lap may take: the clock shows no more than 99 minutes."""


class Qualify(TurnPart):
    """Between two timed laps: who goes out next, on which tyres, and how long did it take?"""

    phase = Phase.TRIAL

    def then(self, state: State) -> Phase | None:
        """Return to the gears when a lap is being driven."""
        return Phase.GEAR if state.trials else None

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Call the first driver, or leave the time to the clock."""
        if not setting.options.qualifying or state.round or state.draw:
            return Step(state)
        if state.trials is None:
            return Step(_call(setting, replace(state, trials=Trials())))
        if state.trials.is_done and not _is_timed(setting, state.trials):
            return _note(setting, state, 0)
        return Step(state)

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the click that starts the clock, and in the end what it shows (QUA-4)."""
        del setting
        trials = state.trials
        if trials is None:
            return None
        if trials.is_done:
            return Chance(Seat(state.seat), CLOCK.name, Purpose.LAP_TIME, CLOCK.outcomes, LONGEST)
        return decision(state.seat, Question.TRIAL) if trials.now is None else None

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return to go out, on any tyres; before the first lap all can do without."""
        begin: tuple[Move, ...] = (BeginTrial(),)
        if _is_bare(setting, state):
            begin = tuple(FitTyres(kind) for kind in TyreKind)
        is_first = state.trials is not None and not state.trials.results
        return (*begin, SkipTrials()) if is_first else begin

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why something else has to wait."""
        if move in self.moves(setting, state):
            return None
        if isinstance(move, SkipTrials):
            return refuse("QUA-1", "The first timed lap has begun: now everybody drives one.")
        if _is_bare(setting, state):
            return refuse("TYR-0", "Choose tyres first.")
        return refuse("QUA-1", "The timed lap has not begun.")

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Begin a lap, or do without all of them."""
        if isinstance(move, SkipTrials):
            return Step(replace(_clear(setting, state), draw=None), (TrialsSkipped(),))
        if isinstance(move, FitTyres):
            return fit(state, state.seat, move.kind)
        if state.trials is None:
            raise TypeError(move)
        now = TrialResult(state.seat)
        begun = replace(state, trials=replace(state.trials, now=now), turn=Turn())
        return Step(begun, (TrialBegan(state.seat),))

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Note the time."""
        return _note(setting, state, outcome.value)


def trial_cell(track: Track) -> CellId:
    """Return the cell from which timed laps start: in the middle lane, right before the line."""
    middle = track.lane_count // 2
    cells = [
        CellId(cell)
        for cell, ahead in enumerate(track.next[: len(track.cells)])
        if track.crosses_line(CellId(cell), ahead[0])
    ]
    return min(cells, key=lambda cell: abs(track.cells[cell].lane - middle))


def _is_timed(setting: Setting, trials: Trials) -> bool:
    """Return whether a lap that is over needs its time: not one that was spoiled (QUA-3)."""
    is_spoiled = trials.now is not None and trials.now.is_out
    return setting.options.qualifying_clock and not is_spoiled


def _is_bare(setting: Setting, state: State) -> bool:
    return setting.options.tyres and state.car.tyres is None


def _call(setting: Setting, state: State) -> State:
    """Put the next driver's car before the line, alone on the track."""
    done = len(state.trials.results) if state.trials else 0
    state = replace(state, cars=setting.new_cars(), order=(done,), at=0, turn=Turn())
    return state.with_car(done, replace(state.car, cell=trial_cell(setting.track)))


def _note(setting: Setting, state: State, seconds: int) -> RaceStep:
    """Write the result of a lap down, and call the next driver or line up the grid."""
    trials = state.trials
    if trials is None or trials.now is None:
        raise ValueError("no timed lap is driven")
    now = replace(trials.now, seconds=seconds)
    ended = TrialEnded(now.seat, now.rolls, now.beyond, now.seconds, now.score, now.is_out)
    results = (*trials.results, now)
    state = replace(state, trials=Trials(results))
    if len(results) < setting.seats:
        return Step(_call(setting, state), (ended,))
    blocks = _grid(results)
    return Step(replace(_clear(setting, state), draw=GridDraw(blocks)), (ended,))


def _clear(setting: Setting, state: State) -> State:
    """Return the race with new cars and no timed lap any more."""
    cars = setting.new_cars()
    return replace(state, cars=cars, trials=None, order=(), at=0, turn=Turn(), weather=Weather.FINE)


def _grid(results: tuple[TrialResult, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the places: fewest first, then the quicker, then who drove earlier (QUA-4).

    Those whose lap was over early share the last places and roll for them (QUA-3).
    """
    through = [result for result in results if not result.is_out]
    through.sort(key=lambda result: (result.score, result.seconds))
    out = tuple(result.seat for result in results if result.is_out)
    return (*((result.seat,) for result in through), *((out,) if out else ()))
