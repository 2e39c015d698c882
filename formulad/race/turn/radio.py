"""The radio: once per race it flies at a car that is close (DRV-STANLEY-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step, refuse
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.bills import Item
from formulad.race.car import Once, Part
from formulad.race.dice import BLACK
from formulad.race.events import Cause, RadioRolled, RadioThrown
from formulad.race.moves import KeepRadio, ThrowRadio
from formulad.race.phase import RaceStep, Setting, TurnPart, decision, throw
from formulad.race.questions import Purpose, Question
from formulad.race.state import BlackTest, Phase, State
from formulad.race.turn.rounds import has_ended
from formulad.race.wear import hit

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome, Refusal
    from formulad.race.moves import Move
    from formulad.race.questions import Due
    from formulad.race.road.track import CellId, Track

HITS = (
    (4, Part.TYRES),
    (7, Part.BRAKES),
    (10, Part.GEARBOX),
    (13, Part.BODY),
    (17, Part.ENGINE),
    (20, Part.ROAD_HOLDING),
)
"""Up to which roll of the black die each part is hit."""


class Radio(TurnPart):
    """At the end of their turn a driver may throw the radio at a car that touches their cell."""

    phase = Phase.RADIO

    def is_played(self, setting: Setting) -> bool:
        """Return whether somebody has one."""
        return bool(setting.gifted(Ability.RADIO))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the choice of a car to hit, then the roll for what is hit."""
        if state.tests:
            return throw(state.tests[0].car, BLACK, Purpose.RADIO)
        return decision(state.seat, Question.RADIO) if targets(setting, state) else None

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return every car that can be hit, and to keep the radio."""
        return (*map(ThrowRadio, targets(setting, state)), KeepRadio())

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why the radio cannot fly there."""
        if isinstance(move, KeepRadio):
            return None
        if not isinstance(move, ThrowRadio):
            return refuse("DRV-STANLEY-1", "First throw the radio, or keep it.")
        if move.at in targets(setting, state):
            return None
        return refuse("DRV-STANLEY-1", "The radio only flies as far as the next cell.")

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Throw it, or keep it for later."""
        del setting
        if not isinstance(move, ThrowRadio):
            return Step(replace(state, turn=state.turn._replace(is_radio_kept=True)))
        seat, car = state.seat, state.car
        thrown = state.with_car(seat, replace(car, used=car.used | {Once.RADIO}))
        test = BlackTest(move.at, seat)
        return Step(replace(thrown, tests=(test,)), (RadioThrown(seat, move.at),))

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Take a point from the part that is hit, if it has one (SPN-5)."""
        seat = state.tests[0].car
        part = next(part for highest, part in HITS if outcome.value <= highest)
        rolled = RadioRolled(seat, outcome.value, part)
        item = Item(part, 1, Cause.RADIO)
        state, lost = hit(setting, replace(state, tests=()), seat, item)
        return Step(state, (rolled, *lost))


def targets(setting: Setting, state: State) -> tuple[int, ...]:
    """Return the cars that a radio can be thrown at now, in running order."""
    seat, car = state.seat, state.car
    if seat not in setting.gifted(Ability.RADIO) or Once.RADIO in car.used:
        return ()
    is_over = state.trials or state.turn.is_radio_kept or has_ended(setting, state)
    if is_over or not car.is_on_track:
        return ()
    others = (other for other in state.order if other != seat and state.cars[other].is_on_track)
    return tuple(other for other in others if _touch(setting.track, car.cell, state, other))


def _touch(track: Track, cell: CellId, state: State, other: int) -> bool:
    """Return whether a car stands beside a cell, or one step before or behind it."""
    there = state.cars[other].cell
    if track.is_pit(cell) or track.is_pit(there):
        return False
    beside = track.cells[cell].beside
    return there in beside or there in track.next[cell] or cell in track.next[there]
