"""A driver who knows no more than not to fly off: so that random races go the distance."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.game import Chance
from formulad.race.dice import GEAR_DICE
from formulad.race.moves import ShiftTo

if TYPE_CHECKING:
    import random

    from formulad.kernel.game import Outcome
    from formulad.race.moves import Move
    from formulad.race.road.track import CellId, Track
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


@lru_cache(maxsize=4096)
def room(track: Track, cell: CellId, *, is_free: bool) -> int:
    """Return the cells in lane up to the last of the corner in which a stop is due."""
    corners, own, steps = track.corner_sector, corner_ahead(track, cell, is_free=is_free), 0
    here = cell
    while corners[here] != own or corners[track.next[here][0]] == own:
        here = track.next[here][0]
        steps += 1
    return steps


def corner_ahead(track: Track, cell: CellId, *, is_free: bool) -> int:
    """Return the sector of the corner a car is in, or of the next if it may leave that."""
    left = track.corner_sector[cell] if is_free else -1
    while track.corner_sector[cell] in (-1, left):
        cell = track.next[cell][0]
    return track.corner_sector[cell]


def choose(game: RaceGame, state: State, rng: random.Random, sense: float) -> Move | Outcome:
    """Return a decision, sensible as often as asked for; or what a die shows."""
    due = game.awaiting(state)
    if isinstance(due, Chance):
        faces, shares = zip(*due.outcomes, strict=True)
        values: list[Outcome] = rng.choices(faces, [float(share) for share in shares])
        return values[0]
    return prudent(game, state) if rng.random() < sense else rng.choice(game.moves(state))


def prudent(game: RaceGame, state: State) -> Move:
    """Return the decision that surely costs least."""
    moves = game.moves(state)
    if isinstance(moves[0], ShiftTo):
        return _gear(game, state, moves)
    return min(game.paths(state), key=lambda o: (o.bill.verdict == "out", o.bill.points)).move


def _gear(game: RaceGame, state: State, moves: tuple[Move, ...]) -> Move:
    """Return the highest gear that surely stays in the corner, or the lowest there is."""
    track, car = game.track, state.car
    sector = track.corner_sector[car.cell]
    is_free = sector >= 0 and car.stops >= track.stops[sector]
    limit = room(track, car.cell, is_free=is_free)
    safe = [m for m in moves if isinstance(m, ShiftTo) and GEAR_DICE[m.gear].highest <= limit]
    return safe[-1] if safe else moves[0]
