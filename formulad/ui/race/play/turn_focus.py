"""Focus of a turn on the board: the car and the cells it may come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.race.conditions import conditions
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.paths import path_options
from formulad.race.questions import Question
from formulad.race.turn.radio import targets
from formulad.ui.race.model.event_beats import DieBeat, SayBeat, ShowBeat
from formulad.ui.race.model.offers import PLACES
from formulad.ui.race.model.point_sharing import gift_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from formulad.race.road.track import CellId
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.model.event_beats import Beat
    from formulad.ui.race.model.offers import Asked


class Interest(NamedTuple):
    """What is to be seen on the board."""

    occasion: Hashable
    """What it is about: where that is another one, the camera looks anew; else only if cells come
    to be told of that it does not show."""
    cells: Sequence[CellId]
    """The car first, then where it may come to; none if the camera stays as it is."""
    needed: Sequence[CellId] = ()
    """What is to be seen even if not all of it has room; the car if there is none."""


def cells_of_interest(
    game: RaceGame, state: State, asked: Asked | None, gear: Gear = Gear.NEUTRAL
) -> list[CellId]:
    """Return the cell of the car whose turn it is, then those it may come to or pass.

    A higher gear that is looked at may bring it farther than the one that is engaged.
    """
    car = state.car
    if asked is Question.REPAIR:
        return [state.cars[gift_of(game, state).seat].cell]
    if asked is Question.RADIO:
        return [car.cell, *(state.cars[seat].cell for seat in targets(game.setting, state))]
    if asked in PLACES:
        options = game.paths(state)
    else:
        highest = GEAR_DICE[max(car.gear, gear, Gear.FIRST)].highest
        far = path_options(game.setting, car, highest, conditions(game.setting, state))
        options = tuple(option for option in far if not option.move.brakes)
    return [car.cell, *sorted({cell for option in options for cell in option.route.cells})]


def cells_of_cue(beat: Beat | None, state: State, arrived: Mapping[int, CellId]) -> list[CellId]:
    """Return the cells on which something is seen that everybody is to see, if anything is."""
    cue = beat.cue if isinstance(beat, DieBeat | SayBeat | ShowBeat) else None
    if cue is None:
        return []
    seats = [seat for seat in (cue.car, cue.other) if seat is not None]
    places = [arrived.get(seat, state.cars[seat].cell) for seat in seats]
    return [*(cell for cell in places if cell >= 0), *cue.cells]
