"""The race as a game: the parts of a turn put in order, behind the door."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome, Over, Step, refuse
from formulad.kernel.latest import latest
from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.race import notation
from formulad.race.agreed.agreement import race_fault
from formulad.race.agreed.option_catalogue import in_force
from formulad.race.agreed.options import Options
from formulad.race.agreed.teams import full_pools
from formulad.race.order import classification
from formulad.race.paths import PathOption, open_paths, slipstream_options
from formulad.race.phase import EDITION, Entry, Setting, TurnPart
from formulad.race.state import Phase, State
from formulad.race.turn.checkpoint import Checkpoint
from formulad.race.turn.collisions import Collisions
from formulad.race.turn.driving import Drive, Travel
from formulad.race.turn.engine_tests import EngineTests
from formulad.race.turn.gearbox import ChooseGear, RollGearDie
from formulad.race.turn.grid import Grid
from formulad.race.turn.gunfire import Gunfire
from formulad.race.turn.pits import Pits
from formulad.race.turn.police import PolicePrize
from formulad.race.turn.qualifying import Qualify
from formulad.race.turn.radio import Radio
from formulad.race.turn.rounds import PassTurn, SetOff, has_ended
from formulad.race.turn.settling import Settle
from formulad.race.turn.slipstream import Slipstream
from formulad.race.turn.start import Start
from formulad.race.turn.tyre_choice import ChooseTyres
from formulad.race.turn.weather import PracticeWeather, RaceWeather, WeatherTurns

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.kernel.game import Refusal, Seat
    from formulad.race.car import Car
    from formulad.race.moves import Move
    from formulad.race.phase import RaceStep
    from formulad.race.questions import Awaiting, Due
    from formulad.race.road.track import Track

BEFORE_THE_RACE: tuple[TurnPart, ...] = (
    PracticeWeather(),
    Qualify(),
    Grid(),
    RaceWeather(),
    ChooseTyres(),
    SetOff(),
)
"""What comes before the first turn."""

TURN: tuple[TurnPart, ...] = (
    Start(),
    ChooseGear(),
    RollGearDie(),
    Drive(),
    Travel(),
    Slipstream(),
    Settle(),
    Pits(),
    Collisions(),
    EngineTests(),
    Gunfire(),
    Radio(),
    Checkpoint(),
    PolicePrize(),
    WeatherTurns(),
    PassTurn(),
)
"""A turn in order (MOV-1); an option that is off leaves nothing to do in its part."""


class RaceGame:
    """Formula D on one circuit, with one set of options, for a number of cars."""

    name = "race"

    def __init__(
        self,
        track: Track,
        cars: int | Sequence[Entry],
        options: Options | None = None,
        edition: int = EDITION,
    ) -> None:
        """Prepare a race.

        Args:
            track: the circuit.
            cars: those that race, by seat; a number stands for so many new ones.
            options: what the players agreed on.
            edition: of the rules; an earlier one for a race that was begun by it.

        Raises:
            ValueError: if these cannot race here by these rules; it says why.
        """
        options = options or Options()
        wear = options.rule_set.wear
        if isinstance(cars, int):
            cars = tuple(Entry(seat + 1, wear) for seat in range(cars))
        if fault := race_fault(track, [entry.number for entry in cars], options):
            raise ValueError(fault)
        self.setting = _setting(track, in_force(options), tuple(cars), edition)
        self._parts = {part.phase: part for part in (*BEFORE_THE_RACE, *TURN)}
        self._links = self._linked()

    def _linked(self) -> dict[Phase, _Link]:
        """Return each part with the next that this race has; after the last a turn begins."""
        links, then = {}, TURN[0].phase
        for phase, part in reversed(self._parts.items()):
            links[phase] = _Link(
                part.due if _does(part, "due") else None,
                part.then if _does(part, "then") else None,
                then,
                part.begin if _does(part, "begin") else None,
            )
            then = phase if part.is_played(self.setting) else then
        return links

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
        cars, spare = self.setting.new_cars(), full_pools(self.setting)
        first, street = BEFORE_THE_RACE[0], self.track.street
        debris = street.zone if street and self.options.debris else frozenset()  # rules: STR-4
        state = State(cars, first.phase, debris=debris, spare=spare)
        begun = first.begin(self.setting, state)
        return self._settle(begun).state

    @latest
    def awaiting(self, state: State) -> Awaiting:
        """Return what is due."""
        if state.phase is Phase.END and self._has_ended(state):
            return Over()
        due = self._part(state).due(self.setting, state)
        if due is None:
            raise ValueError(f"nothing is due in phase {state.phase.name}: not a settled state")
        return due

    @latest
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
            raise IllegalMove(refusal.sentence)
        return self._settle(part.decide(self.setting, state, choice))

    def paths(self, state: State) -> tuple[PathOption, ...]:
        """Return the paths open now, with what each costs; in the order of `moves`."""
        if state.phase is Phase.SLIPSTREAM:
            return slipstream_options(self.setting, state)
        return open_paths(self.setting, state)

    def view(self, state: State, seat: Seat) -> State:
        """Return what a seat may know: in a race everything lies open."""
        del seat
        return state

    def classification(self, state: State) -> tuple[int, ...]:
        """Return the seats by place, as they would be if the race ended now."""
        return classification(self.track, state)

    def places(self, state: State) -> tuple[int, ...]:
        """Return the place of each seat, as it would be if the race ended now."""
        order = self.classification(state)
        return tuple(order.index(seat) + 1 for seat in range(len(order)))

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
        cars = ";".join(_car_summary(car) for car in state.cars)
        gone = f"{_listed(state.finished)}|{_listed(state.retired)}"
        turn = f"{state.phase:d} {state.turn.face} {state.turn.cells}"
        basic = f"{state.round}/{state.at}/{_listed(state.order)}/{turn}/{gone}/{cars}"
        more = _listed(tuple(sorted(state.debris))), f"{state.weather:d}", _listed(state.spare)
        told = basic if more == ("", "0", "") else "/".join((basic, *more))
        speeds = ";".join(f"{each.car} {each.lap} {each.kmh}" for each in state.speeds)
        return f"{told}/{speeds}" if speeds else told

    def _check_outcome(self, state: State, outcome: Outcome) -> None:
        due = self.awaiting(state)
        if not isinstance(due, Chance):
            raise IllegalMove(
                say("no die is due, so none can show {face}", face=outcome.value),
            )
        if not due.may_show(outcome):
            raise IllegalMove(
                say("the {die} die has no face {face}", die=due.die, face=outcome.value),
            )

    def _settle(self, step: RaceStep) -> RaceStep:
        """Go on through the phases until something is due or the race is over."""
        setting, links, state, events = self.setting, self._links, step.state, list(step.events)
        phase = state.phase
        due, then, after, _ = links[phase]
        while phase is not Phase.END or not self._has_ended(state):
            if due and due(setting, state) is not None:
                break
            phase = (then and then(state)) or after
            due, then, after, begin = links[phase]
            if begin:
                state, begun = begin(setting, state)
                events += begun
        settled = state if state.phase is phase else replace(state, phase=phase)
        return Step(settled, tuple(events))

    def _has_ended(self, state: State) -> bool:
        return not state.trials and has_ended(self.setting, state)

    def _part(self, state: State) -> TurnPart:
        return self._parts[state.phase]


_setting = lru_cache(maxsize=16)(Setting)
"""One for all races of the same cars by the same rules: what is known of one is known of all."""


class _Link(NamedTuple):
    """A part of the turn as the game goes through it; None where a part says nothing of its own."""

    due: Callable[[Setting, State], Due | None] | None
    then: Callable[[State], Phase | None] | None
    after: Phase
    """The next part that the race has, if `then` names no other."""
    begin: Callable[[Setting, State], RaceStep] | None


def _does(part: TurnPart, what: str) -> bool:
    """Return whether a part of the turn says anything of its own of what all parts are asked."""
    return getattr(type(part), what) is not getattr(TurnPart, what)


def _listed(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _car_summary(car: Car) -> str:
    basic = f"{car.cell} {car.gear:d} {car.lap} {car.stops} {car.status} {_listed(car.wear.points)}"
    tyres = f" {car.tyres.kind} {car.tyres.laps}" if car.tyres else ""
    used = "".join(f" {once}" for once in sorted(car.used))
    marks = f"{' served' if car.is_served else ''}{' wreck' if car.is_wreck else ''}"
    return f"{basic}{tyres}{marks}{used}"
