"""Rookie: a careful driver with a rule of thumb.

For each gear the rookie looks where every face of the die would lead, and judges the turn that
would begin there. Points are spent as if they had to last to the next service, or to the flag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.boosts import boosts
from formulad.ai.driving import best_path, best_slipstream
from formulad.ai.moment import Moment
from formulad.ai.pit_plan import best_service
from formulad.ai.prospect import Prospect
from formulad.ai.radio_plan import best_throw
from formulad.ai.repair_plan import best_repair
from formulad.ai.sky_plan import best_sky
from formulad.ai.tyre_plan import best_kind, laps_to_service
from formulad.ai.ways import Ways, reach_of_any
from formulad.kernel.game import Chance, Decision, Over
from formulad.race.car import Part
from formulad.race.dice import GEAR_DICE
from formulad.race.gearbox import lever, shift_bill
from formulad.race.moves import BeginTrial, FitTyres, ShiftTo
from formulad.race.questions import Question

if TYPE_CHECKING:
    from formulad.kernel.game import Seat
    from formulad.race.moves import Move
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
            case Decision(seat, question):
                return _answer(question, game, state, seat)
            case Chance() | Over():
                raise ValueError("no decision is due")


def _answer(question: Question, game: RaceGame, state: State, seat: Seat) -> Move:
    """Return what looks best to a driver, who may be asked in the turn of another."""
    match question:
        case Question.GEAR:
            return best_gear(game, state)
        case Question.PATH:
            return best_path(game, state)
        case Question.SLIPSTREAM:
            return best_slipstream(game, state)
        case Question.PIT:
            return best_service(Moment(game, state))
        case Question.TRIAL:
            return _out_for_a_lap(game, state)
        case Question.TYRES:
            laps = laps_to_service(game.setting, 0)
            return FitTyres(best_kind(state, laps))
        case Question.REPAIR:
            return best_repair(game, state, seat)
        case Question.RADIO:
            return best_throw(game, state)
        case Question.SKY:
            return best_sky(game, state, seat)


def best_gear(game: RaceGame, state: State) -> Move:
    """Return the gear whose die comes to the fewest turns on average."""
    shifts = [move for move in game.moves(state) if isinstance(move, ShiftTo)]
    moment = Moment(game, state)
    ways = Ways(moment, reach_of_any(moment, max(_most_cells(moment, move) for move in shifts)))
    return min(shifts, key=lambda move: _turns_in(move, ways))


def _most_cells(moment: Moment, move: ShiftTo) -> int:
    """Return how far a gear may carry the car, tyres and rain apart."""
    return GEAR_DICE[move.gear].highest + max(boost.cells for boost in boosts(moment, move.gear))


def _turns_in(move: ShiftTo, ways: Ways) -> float:
    """Return the turns to drive if a gear is engaged, and paid for."""
    moment = ways.moment
    bill = shift_bill(lever(moment.setting, moment.state), move.gear)
    brakes = sum(item.points for item in bill.items if item.part is Part.BRAKES)
    return moment.worth.cost(bill) + Prospect(ways, move.gear, brakes_paid=brakes).turns()


def _out_for_a_lap(game: RaceGame, state: State) -> Move:
    """Return to begin the timed lap, on the tyres for one lap in this weather."""
    kind = best_kind(state, laps=1)
    wanted = (BeginTrial(), FitTyres(kind))
    return next(move for move in game.moves(state) if move in wanted)
