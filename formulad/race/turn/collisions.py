"""Collisions: a car that ends its move beside or behind others may touch them (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.bills import Item
from formulad.race.car import Part
from formulad.race.dice import BLACK
from formulad.race.events import Cause, CollisionRolled
from formulad.race.order import next_order
from formulad.race.phase import RaceStep, Setting, TurnPart, throw
from formulad.race.questions import Purpose
from formulad.race.state import BlackTest, Phase, State
from formulad.race.thresholds import collision_to
from formulad.race.wear import charge

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome
    from formulad.race.events import Event
    from formulad.race.questions import Due
    from formulad.race.road.track import CellId, Track


class Collisions(TurnPart):
    """Each neighbour rolls once, then the mover once for each of them (COL-2)."""

    phase = Phase.COLLISIONS

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Call the tests of a car that has moved and is still on the track (COL-5)."""
        car = state.car
        if not state.turn.has_moved or not car.is_on_track or state.trials:
            return Step(state)
        if setting.track.is_pit(car.cell):  # rules: PIT-8
            return Step(state)
        near = neighbours(setting, state, car.cell)
        if not near:
            return Step(state)
        others = [seat for seat in near if state.cars[seat].is_on_track]
        pairs = [(seat, state.seat) for seat in others] + [(state.seat, seat) for seat in near]
        tests = [BlackTest(*pair) for pair in pairs for _ in range(_rolls(setting, pair[1]))]
        return Step(replace(state, tests=tuple(tests)))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the next roll, if one is left."""
        del setting
        return throw(state.tests[0].car, BLACK, Purpose.COLLISION) if state.tests else None

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Take a point from a car that was touched (COL-2, BEG-7)."""
        test = state.tests[0]
        is_hit = outcome.value <= collision_to(setting, state, test.car, test.other)
        events: list[Event] = [CollisionRolled(test.car, test.other, outcome.value, is_hit)]
        state = replace(state, tests=state.tests[1:])
        if is_hit:
            state, lost = charge(setting, state, test.car, (_HIT,))
            events += lost
        if not state.cars[test.car].is_on_track:
            state, more = _after_going_out(setting, state, test)
            events += more
        return Step(state, tuple(events))


def _rolls(setting: Setting, other: int) -> int:
    """Return how often a car rolls that may touch another one (DRV-DEREK-1)."""
    return 2 if other in setting.gifted(Ability.ROUGH) else 1


_HIT = Item(Part.BODY, 1, Cause.COLLISION)


def _after_going_out(setting: Setting, state: State, test: BlackTest) -> tuple[State, list[Event]]:
    """Drop the tests of a car that is out; its mover may lose a point for it (COL-4)."""
    kept = tuple(due for due in state.tests if due.car != test.car)
    state = replace(state, tests=kept)
    is_mover = test.car == state.seat
    if is_mover or not setting.options.mover_auto_loss or not state.car.is_on_track:
        return state, []
    kept = tuple(due for due in kept if due.car != state.seat or due.other != test.car)
    state, lost = charge(setting, replace(state, tests=kept), state.seat, (_HIT,))
    if not state.car.is_on_track:  # nobody is left to touch
        state = replace(state, tests=())
    return state, lost


def neighbours(setting: Setting, state: State, cell: CellId) -> list[int]:
    """Return the cars that the mover is beside or behind on a cell (COL-1).

    They come in running order by where they stand now, not as this round is played (COL-4); by
    the first edition of the rules it was the other way round.
    """
    near, cars, mover = near_cells(setting.track, cell), state.cars, state.seat
    there = [seat for seat in state.order if cars[seat].cell in near and seat != mover]
    there = [seat for seat in there if cars[seat].is_in_the_way]
    if len(there) < 2 or setting.edition < 2:
        return there
    return [seat for seat in next_order(setting, state) if seat in there]


def near_cells(track: Track, cell: CellId) -> tuple[CellId, ...]:
    """Return the cells beside a cell and the one before it in its lane (COL-1)."""
    return () if track.is_pit(cell) else (*track.cells[cell].beside, track.next[cell][0])
