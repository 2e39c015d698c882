"""The rookie: a careful driver with a rule of thumb.

For each gear the rookie looks where every face of the die would lead, and judges the turn that
would begin there. Points are spent as if they had to last to the next service, or to the flag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.moment import Moment
from formulad.ai.pit_plan import best_service
from formulad.ai.prospect import Prospect
from formulad.ai.tyre_plan import best_kind, laps_to_service
from formulad.ai.ways import Ways, reach_of_any
from formulad.ai.worth import OUT
from formulad.kernel.game import Decision
from formulad.race.bills import Verdict
from formulad.race.car import Part
from formulad.race.corners import stops_after
from formulad.race.dice import GEAR_DICE
from formulad.race.gearbox import lever, shift_bill
from formulad.race.movement import Route
from formulad.race.moves import (
    BeginTrial,
    DeclineSlipstream,
    FitTyres,
    ShiftTo,
)

if TYPE_CHECKING:
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


class Rookie:
    """The first grade of computer drivers."""

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return the decision that looks best; the first of equals.

        Raises:
            ValueError: if no decision is due.
        """
        match game.awaiting(state):
            case Decision(choice="gear"):
                return best_gear(game, state)
            case Decision(choice="path"):
                return best_path(game, state)
            case Decision(choice="slipstream"):
                return best_slipstream(game, state)
            case Decision(choice="pit"):
                return best_service(Moment(game, state))
            case Decision(choice="trial"):
                return _out_for_a_lap(game, state)
            case Decision(choice="tyres"):
                laps = laps_to_service(game.setting, 0)
                return FitTyres(best_kind(state, laps))
        raise ValueError("no decision is due")


def best_gear(game: RaceGame, state: State) -> Move:
    """Return the gear whose die comes to the fewest turns on average."""
    shifts = [move for move in game.moves(state) if isinstance(move, ShiftTo)]
    moment = Moment(game, state)
    ways = Ways(moment, reach_of_any(moment, max(GEAR_DICE[move.gear].highest for move in shifts)))
    return min(shifts, key=lambda move: _turns_in(move, ways))


def _turns_in(move: ShiftTo, ways: Ways) -> float:
    """Return the turns to drive if a gear is engaged, and paid for."""
    moment = ways.moment
    bill = shift_bill(lever(moment.setting, moment.state), move.gear)
    brakes = sum(item.points for item in bill.items if item.part is Part.BRAKES)
    return moment.worth.cost(bill) + Prospect(ways, move.gear, brakes_paid=brakes).turns()


def best_path(game: RaceGame, state: State) -> Move:
    """Return the path that comes to the fewest turns."""
    moment = Moment(game, state)
    return min(game.paths(state), key=lambda option: _turns_by(moment, option)).move


def best_slipstream(game: RaceGame, state: State) -> Move:
    """Return the way out of the slipstream that gains most, or to stay behind if none does.

    None that misses a stop is taken.
    """
    moment, car = Moment(game, state), state.car
    stops = stops_after(game.track, car.cell, car.stops, Route(()))
    staying = moment.turns_at(car.cell, stops)[car.gear]
    ways = [option for option in game.paths(state) if not option.route.misses]
    best = min(ways, key=lambda option: _turns_by(moment, option), default=None)
    if best is None or _turns_by(moment, best) >= staying:
        return DeclineSlipstream()
    return best.move


def _turns_by(moment: Moment, option: PathOption) -> float:
    """Return the turns still to drive after a path, its bill counted in."""
    car, route = moment.car, option.route
    if option.bill.verdict is Verdict.OUT:
        return 40 * OUT - len(route.cells)
    price = moment.worth.cost(option.bill) + moment.risk_on(route)
    if route.finishes:
        return price
    return price + moment.turns_at(option.end(car.cell), option.stops)[car.gear]


def _out_for_a_lap(game: RaceGame, state: State) -> Move:
    """Return to begin the timed lap, on the tyres for one lap in this weather."""
    kind = best_kind(state, laps=1)
    wanted = (BeginTrial(), FitTyres(kind))
    return next(move for move in game.moves(state) if move in wanted)
