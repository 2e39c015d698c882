"""Choice of a path and of a slipstream, once the die has fallen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.ai.boosts import nitro_kept, price_of
from formulad.ai.litter_plan import is_time_for_litter
from formulad.ai.moment import Moment
from formulad.ai.police_plan import prize_on
from formulad.ai.worth import OUT
from formulad.race.bills import Verdict
from formulad.race.corners import stops_after
from formulad.race.extras import extra_refusal, extras
from formulad.race.moves import ChoosePath, DeclineSlipstream, LeaveLitter, UseDrift, UseNitro
from formulad.race.routes import Route

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


class Found(NamedTuple):
    """A decision, and the turns still to drive after it."""

    turns: float
    move: Move


def best_path(game: RaceGame, state: State) -> Move:
    """Return the path that comes to the fewest turns, or first the nitro or the drift for it."""
    moment = Moment(game, state)
    move = _best(moment, state).move
    leaves = isinstance(move, ChoosePath) and bool(move.cells)
    may_litter = leaves and extra_refusal(game.setting, state, LeaveLitter()) is None
    return LeaveLitter() if may_litter and is_time_for_litter(moment) else move


def _best(moment: Moment, state: State) -> Found:
    """Return what is best with the cells there are, or with those that can still be had."""
    paths = moment.game.paths(state)
    keeps = moment.has_nitro and not state.turn.nitro
    found = min(
        (Found(turns_by(moment, path, keeps_nitro=keeps), path.move) for path in paths),
        key=lambda each: each.turns,
    )
    for extra in _cells_to_be_had(moment, state):
        after = moment.game.apply(state, extra).state
        turns = price_of(moment, extra) + _best(moment, after).turns
        if turns < found.turns:
            found = Found(turns, extra)
    return found


def _cells_to_be_had(moment: Moment, state: State) -> Iterator[UseNitro | UseDrift]:
    """Yield the ways to change the cells to go: nitro is thought of before a drift."""
    for extra in extras(moment.setting, state):
        if isinstance(extra, UseDrift) or (isinstance(extra, UseNitro) and not state.turn.drift):
            yield extra


def best_slipstream(game: RaceGame, state: State) -> Move:
    """Return the way out of the slipstream that gains most, or to stay behind if none does.

    None that misses a stop is taken.
    """
    moment, car = Moment(game, state), state.car
    stops = stops_after(game.track, car.cell, car.stops, Route(()))
    staying = moment.turns_at(car.cell, stops)[car.gear] - nitro_kept(moment, car.cell)
    ways = [option for option in game.paths(state) if not option.route.misses]
    best = min(ways, key=lambda option: turns_by(moment, option), default=None)
    if best is None or turns_by(moment, best) >= staying:
        return DeclineSlipstream()
    return best.move


def turns_by(moment: Moment, option: PathOption, *, keeps_nitro: bool = True) -> float:
    """Return the turns still to drive after a path, its bill counted in, and what nitro saves."""
    car, route = moment.car, option.route
    if option.bill.verdict is Verdict.OUT:
        return 40 * OUT - len(route.cells)
    price = moment.worth.cost(option.bill) + moment.risk_on(route)
    if route.finishes:
        return price
    end = option.end(car.cell)
    gained = prize_on(moment, route.cells)
    gained += nitro_kept(moment, end) if keeps_nitro else 0.0
    return price + moment.turns_at(end, option.stops)[car.gear] - gained
