"""Moves of every kind that somebody might try in a race, most of them wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.car import Part
from formulad.race.moves import ChoosePath, Repair, TakeSlipstream, ThrowRadio, UseDrift, UseNitro
from tests.contract.box import race_tries

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


def any_moves(game: RaceGame, state: State, rng: random.Random) -> Iterator[Move]:
    """Yield moves of every kind."""
    yield from _in_the_street(game, rng)
    for move in race_tries(game, state, rng):
        yield move
        if isinstance(move, ChoosePath):
            yield TakeSlipstream(move.cells, move.brakes)
            yield TakeSlipstream(move.cells[:3], move.brakes)
    for move in game.moves(state):
        if isinstance(move, TakeSlipstream):
            yield ChoosePath(move.cells, move.brakes)
            yield TakeSlipstream(move.cells[:-1], move.brakes + rng.randint(0, 2))
            yield TakeSlipstream(move.cells, move.brakes + rng.choice((-1, 1)))


def _in_the_street(game: RaceGame, rng: random.Random) -> Iterator[Move]:
    """Yield what street drivers do, also when they cannot."""
    yield from (UseNitro(is_big=True), UseDrift(-1), UseDrift(0), UseDrift(2))
    yield from (ThrowRadio(seat) for seat in range(-1, game.setting.seats + 1))
    for count in range(4):
        parts = rng.sample([*Part], count)
        yield Repair(tuple((part, rng.randint(0, 2)) for part in parts))
        yield Repair(tuple((part, 1) for part in sorted(parts)))
