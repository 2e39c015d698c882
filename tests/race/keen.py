"""A driver who wants to see everything: they drive on, but take each slipstream and pit stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance
from formulad.race.bills import Verdict
from formulad.race.dice import GEAR_DICE
from formulad.race.moves import DeclineSlipstream, ShiftTo, SkipTrials
from formulad.race.questions import Purpose, Question
from formulad.race.turn.extras import Extra
from tests.race.sensible import room

if TYPE_CHECKING:
    import random

    from formulad.kernel.game import Outcome
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

_RANK = {verdict: rank for rank, verdict in enumerate(Verdict)}
EXTRAS = 0.3
"""How often they use nitro and the like when they may."""
WHIMS = 0.05
"""How often they do anything at all."""
EXTREMES = {
    Purpose.MOVE: 0.08,
    Purpose.ENGINE: 0.4,
    Purpose.COLLISION: 0.03,
    Purpose.DEBRIS: 0.03,
}
"""How often a die shows its highest or its lowest face, besides by chance."""


def keen(game: RaceGame, state: State, rng: random.Random) -> Move | Outcome:
    """Return a decision, or what a die shows."""
    due = game.awaiting(state)
    if isinstance(due, Chance):
        return _throw(due, rng)
    moves = game.moves(state)
    if rng.random() < WHIMS:
        return rng.choice(moves)
    if isinstance(moves[0], ShiftTo):
        return _gear(game, state, moves, rng)
    if due.question in (Question.PATH, Question.SLIPSTREAM):  # type: ignore[union-attr]  # a race is not over here
        extras = [move for move in moves if isinstance(move, Extra)]
        if extras and rng.random() < EXTRAS:
            return rng.choice(extras)
        return _way(game, state, moves, rng)
    return rng.choice([move for move in moves if not isinstance(move, SkipTrials)])


def _throw(due: Chance[Purpose], rng: random.Random) -> Outcome:
    faces, shares = zip(*due.outcomes, strict=True)
    values: list[Outcome] = rng.choices(faces, [float(share) for share in shares])
    is_extreme = rng.random() < EXTREMES.get(due.purpose, 0)
    return rng.choice((faces[0], faces[-1])) if is_extreme else values[0]


def _gear(game: RaceGame, state: State, moves: tuple[Move, ...], rng: random.Random) -> Move:
    """Return a high gear that hardly leaves the corner, seldom one more, or the lowest."""
    track, car = game.track, state.car
    sector = track.corner_sector[car.cell]
    is_free = sector >= 0 and car.stops >= track.stops[sector]
    limit = room(track, car.cell, is_free=is_free) + rng.choice((-2, 0, 0, 0, 2, 5))
    safe = [m for m in moves if isinstance(m, ShiftTo) and GEAR_DICE[m.gear].highest <= limit]
    return safe[-1] if safe else moves[0]


def _way(game: RaceGame, state: State, moves: tuple[Move, ...], rng: random.Random) -> Move:
    """Return a way into the pits if there is one, or one of those that cost least."""
    options = game.paths(state)
    into_pits = [option for option in options if option.route.pits]
    if into_pits and rng.random() < 0.6:
        return rng.choice(into_pits).move
    costs = [(_RANK[option.bill.verdict], option.bill.points) for option in options]
    best = [o for o, cost in zip(options, costs, strict=True) if cost == min(costs)]
    if best[0].bill.verdict is Verdict.OUT and moves[-1] == DeclineSlipstream():
        return moves[-1]
    in_wakes = [option for option in best if _ends_in_a_wake(game, state, option)]
    return rng.choice(in_wakes if in_wakes and rng.random() < 0.8 else best).move


def _ends_in_a_wake(game: RaceGame, state: State, option: PathOption) -> bool:
    """Return whether a way ends right behind a car that may be followed (SLP-1)."""
    ahead = game.track.next[option.end(state.car.cell)][:1]
    return any(
        car.cell in ahead and car.may_slipstream and car.gear <= state.car.gear
        for car in state.cars
    )
