"""Season: who leads the championship, and who has won it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.cards.fun.events import ChampionshipEnded, DrawnByLot
from formulad.cards.fun.options import FinalTiebreak
from formulad.cards.fun.outcomes import SEAT
from formulad.cards.fun.questions import Purpose
from formulad.cards.fun.setup import lot_among
from formulad.cards.fun.state import RaceResult, Stage, State
from formulad.kernel.game import Step
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import FunStep
    from formulad.kernel.game import Chance

Standing: TypeAlias = tuple[int, ...]
"""What a player has come to; more is better, from the first number on."""


def race_points(result: RaceResult, seat: int) -> int:
    """Return what a player scored in a race, both cars together (FUN-24)."""
    cars = zip(result.cars, result.points, strict=True)
    return sum(points for car, points in cars if car.seat == seat)


def points(state: State) -> tuple[int, ...]:
    """Return the points of each player."""
    return tuple(
        sum(race_points(result, seat) for result in state.results)
        for seat in range(len(state.money))
    )


def wins(state: State) -> tuple[int, ...]:
    """Return how many races each player has won."""
    winners = [result.cars[0].seat for result in state.results]
    return tuple(winners.count(seat) for seat in range(len(state.money)))


def standings(setting: Setting, state: State) -> tuple[Standing, ...]:
    """Return what each player has come to, with what decides between equals (FUN-32)."""
    rows = zip(points(state), state.money, wins(state), strict=True)
    match setting.options.final_tiebreak:
        case FinalTiebreak.MONEY:
            return tuple(rows)
        case FinalTiebreak.WINS:
            return tuple((scored, won, money) for scored, money, won in rows)
        case FinalTiebreak.SHARED:
            return tuple((scored,) for scored, _, _ in rows)


def places(setting: Setting, state: State) -> tuple[int, ...]:
    """Return the place of each player, as if the championship ended now."""
    ranked = [
        (*standing, _by_lot(state, seat)) for seat, standing in enumerate(standings(setting, state))
    ]
    return tuple(1 + sum(other > own for other in ranked) for own in ranked)


def _by_lot(state: State, seat: int) -> int:
    """Return how far ahead a lot put a player: who was drawn sooner is ahead."""
    drawn = seat in state.lots
    return len(state.lots) - state.lots.index(seat) if drawn else 0


def equals(setting: Setting, state: State) -> tuple[int, ...]:
    """Return those between whom a lot has to decide; the best of them first (FUN-32)."""
    if setting.options.final_tiebreak is FinalTiebreak.SHARED:
        return ()
    table = standings(setting, state)
    for standing in sorted(set(table), reverse=True):
        undrawn = [
            seat for seat, own in enumerate(table) if own == standing and seat not in state.lots
        ]
        if len(undrawn) > 1:
            return tuple(undrawn)
    return ()


def finish(state: State) -> FunStep:
    """End the championship."""
    return Step(replace(state, stage=Stage.OVER), (ChampionshipEnded(),))


def lot_due(setting: Setting, state: State) -> Chance[Purpose]:
    """Return the lot among players who are equal."""
    return lot_among(equals(setting, state), Purpose.FINAL)


def draw_lot(state: State, lot: int) -> FunStep:
    """Put the player whom a lot drew ahead of those it is still to draw."""
    seat = lot - SEAT
    return Step(replace(state, lots=(*state.lots, seat)), (DrawnByLot(seat),))
