"""The race as a game: the parts of a turn put in order, behind the door."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome, Over, Step, refuse
from formulad.race import notation
from formulad.race.car import Car
from formulad.race.collisions import Collisions
from formulad.race.driving import Drive, PathOption, open_paths
from formulad.race.engine_tests import EngineTests
from formulad.race.gearbox import ChooseGear, RollGearDie
from formulad.race.grid import Grid
from formulad.race.options import Options
from formulad.race.order import classification
from formulad.race.phase import Setting
from formulad.race.rounds import PassTurn
from formulad.race.start import Start
from formulad.race.state import Phase, State

if TYPE_CHECKING:
    from formulad.kernel.game import Awaiting, Refusal
    from formulad.race.moves import Move
    from formulad.race.phase import RaceStep, TurnPart
    from formulad.race.track import Track

BASIC_TURN: tuple[TurnPart, ...] = (
    Start(),
    ChooseGear(),
    RollGearDie(),
    Drive(),
    Collisions(),
    EngineTests(),
    PassTurn(),
)
"""A turn by the basic rules, in order (MOV-1, section 15)."""


class RaceGame:
    """Formula D on one circuit, with one set of options, for a number of cars."""

    name = "race"

    def __init__(self, track: Track, seats: int, options: Options | None = None) -> None:
        """Prepare a race.

        Raises:
            ValueError: if the grid has no room for so many cars, there is none at all, or no lap.
        """
        if not 1 <= seats <= len(track.grid):
            raise ValueError(f"{track.title} has room for 1 to {len(track.grid)} cars, not {seats}")
        if options and options.laps < 1:
            raise ValueError(f"a race has at least one lap, not {options.laps}")
        self.setting = Setting(track, options or Options(), seats)
        self._parts = {part.phase: part for part in (Grid(), *BASIC_TURN)}
        order = [*self._parts]
        self._after = dict(zip(order, [*order[1:], BASIC_TURN[0].phase], strict=True))

    @property
    def track(self) -> Track:
        """The circuit."""
        return self.setting.track

    @property
    def options(self) -> Options:
        """What the players agreed on."""
        return self.setting.options

    def initial(self) -> State:
        """Return the race before the grid is drawn."""
        cars = tuple(Car(self.options.rule_set.wear) for _ in range(self.setting.seats))
        begun = self._parts[Phase.GRID].begin(self.setting, State(cars))
        return self._settle(begun).state

    def awaiting(self, state: State) -> Awaiting:
        """Return what is due."""
        if _has_ended(state, state.phase):
            return Over()
        due = self._part(state).due(self.setting, state)
        if due is None:
            raise ValueError(f"nothing is due in phase {state.phase.name}: not a settled state")
        return due

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal decision: gears from the lowest, paths from the longest."""
        if isinstance(self.awaiting(state), Decision):
            return self._part(state).moves(self.setting, state)
        return ()

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Return why a decision is not allowed here, or None if it is."""
        match self.awaiting(state):
            case Over():
                return refuse("FIN-3", "The race is over.")
            case Chance(die=die):
                return refuse("MOV-1", "First the {die} die has to fall.", die=die)
            case Decision():
                return self._part(state).refusal(self.setting, state, move)

    def apply(self, state: State, choice: Move | Outcome) -> RaceStep:
        """Return what a legal decision or a possible outcome leads to.

        Raises:
            IllegalMove: if it is neither.
        """
        part = self._part(state)
        if isinstance(choice, Outcome):
            self._check_outcome(state, choice)
            return self._settle(part.roll(self.setting, state, choice))
        if refusal := self.refusal(state, choice):
            raise IllegalMove(str(refusal))
        return self._settle(part.decide(self.setting, state, choice))

    def paths(self, state: State) -> tuple[PathOption, ...]:
        """Return the paths open now, with what each costs; in the order of `moves`."""
        return open_paths(self.setting, state)

    def classification(self, state: State) -> tuple[int, ...]:
        """Return the seats by place, as they would be if the race ended now."""
        return classification(self.track, state)

    def write(self, choice: Move | Outcome) -> str:
        """Return the notation of a decision or an outcome."""
        return notation.write(self.track, choice)

    def read(self, text: str) -> Move | Outcome:
        """Return the decision or outcome of a notation."""
        return notation.read(self.track, text)

    def round(self, state: State) -> int:
        """Return which round is played."""
        return state.round

    def summary(self, state: State) -> str:
        """Return where the race is, who has left it, and every car, on one line."""
        cars = ";".join(
            f"{car.cell} {car.gear:d} {car.lap} {car.stops} {car.status} {_listed(car.wear.points)}"
            for car in state.cars
        )
        gone = f"{_listed(state.finished)}|{_listed(state.retired)}"
        turn = f"{state.phase:d} {state.turn.face} {state.turn.cells}"
        return f"{state.round}/{state.at}/{_listed(state.order)}/{turn}/{gone}/{cars}"

    def _check_outcome(self, state: State, outcome: Outcome) -> None:
        due = self.awaiting(state)
        if not isinstance(due, Chance):
            raise IllegalMove(f"no die is due, so none can show {outcome.value}")
        if all(outcome != face for face, _ in due.outcomes):
            raise IllegalMove(f"the {due.die} die has no face {outcome.value}")

    def _settle(self, step: RaceStep) -> RaceStep:
        """Go on through the phases until something is due or the race is over."""
        state, events, phase = step.state, list(step.events), step.state.phase
        while not _has_ended(state, phase) and self._parts[phase].due(self.setting, state) is None:
            phase = self._after[phase]
            step = self._parts[phase].begin(self.setting, state)
            state = step.state
            events += step.events
        return Step(replace(state, phase=phase), tuple(events))

    def _part(self, state: State) -> TurnPart:
        return self._parts[state.phase]


def _has_ended(state: State, phase: Phase) -> bool:
    return phase is Phase.END and state.is_over


def _listed(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))
