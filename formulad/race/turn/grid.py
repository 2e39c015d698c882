"""The grid: who starts where (section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.options import GridRule
from formulad.race.dice import BLACK
from formulad.race.events import GridFilled, GridRolled, GridTied
from formulad.race.phase import RaceStep, Setting, TurnPart, throw
from formulad.race.questions import Purpose
from formulad.race.state import GridDraw, Phase, State

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome
    from formulad.race.events import Event
    from formulad.race.questions import Due


class Grid(TurnPart):
    """Every driver rolls the black die, the highest takes pole; ties roll again (GRD-1)."""

    phase = Phase.GRID

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Open the draw, or place the cars as the seats are listed."""
        if state.draw is not None:  # the timed laps have parted all but those that failed
            return _go_on(setting, state, state.draw.blocks, [])
        everyone = tuple(range(setting.seats))
        if setting.options.grid is GridRule.AS_LISTED or setting.seats == 1:
            return _fill(setting, state, everyone)
        return Step(replace(state, draw=GridDraw((everyone,))))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the roll of the next driver whose place is open."""
        del setting
        if state.draw is None:
            return None
        return throw(state.draw.block[len(state.draw.rolls)], BLACK, Purpose.GRID)

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Note a roll; when a block has rolled, split it by what was rolled."""
        draw = state.draw
        if draw is None:
            raise ValueError("the grid is drawn already")
        block = draw.block
        rolls = (*draw.rolls, outcome.value)
        events: list[Event] = [GridRolled(block[len(draw.rolls)], outcome.value)]
        if len(rolls) < len(block):
            return Step(replace(state, draw=replace(draw, rolls=rolls)), tuple(events))
        parts = _split(block, rolls, setting.gifted(Ability.GALLANTRY))
        events += [GridTied(part) for part in parts if len(part) > 1]
        blocks = tuple(p for b in draw.blocks for p in (parts if b == block else (b,)))
        return _go_on(setting, state, blocks, events)


def _go_on(
    setting: Setting, state: State, blocks: tuple[tuple[int, ...], ...], events: list[Event]
) -> RaceStep:
    """Roll on for the first places still open, or put the cars on the grid."""
    if any(len(block) > 1 for block in blocks):
        return Step(replace(state, draw=GridDraw(blocks)), tuple(events))
    filled = _fill(setting, state, tuple(seat for (seat,) in blocks))
    return Step(filled.state, (*events, *filled.events))


def _split(
    block: tuple[int, ...], rolls: tuple[int, ...], gallant: frozenset[int]
) -> tuple[tuple[int, ...], ...]:
    """Return the parts of a block, the best roll first, and the gallant before their equals."""

    def rank(seat: int) -> tuple[int, bool]:
        return -roll_of[seat], seat not in gallant

    roll_of = dict(zip(block, rolls, strict=True))
    ranks = sorted({rank(seat) for seat in block})
    return tuple(tuple(seat for seat in block if rank(seat) == each) for each in ranks)


def _fill(setting: Setting, state: State, order: tuple[int, ...]) -> RaceStep:
    """Put the cars on their start cells (GRD-2)."""
    cars = list(state.cars)
    for place, seat in enumerate(order):
        cars[seat] = replace(cars[seat], cell=setting.track.grid[place])
    filled = replace(state, cars=tuple(cars), order=order, draw=None)
    return Step(filled, (GridFilled(order),))
