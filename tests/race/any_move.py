"""Moves of every kind that somebody might try in a race, most of them wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.car import Part
from formulad.race.moves import (
    BeginTrial,
    ChoosePath,
    DeclineSlipstream,
    FitTyres,
    SkipTrials,
    StopForService,
    StopKind,
    TakeSlipstream,
)
from formulad.race.tyres import TyreKind
from tests.contract.box import race_tries

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


def any_moves(game: RaceGame, state: State, rng: random.Random) -> Iterator[Move]:
    """Yield moves of every kind."""
    yield from (DeclineSlipstream(), BeginTrial(), SkipTrials())
    yield from map(FitTyres, TyreKind)
    yield from _stops(rng)
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


def _stops(rng: random.Random) -> Iterator[Move]:
    """Yield stops in the box, with repairs of any part by any number."""
    for kind in StopKind:
        yield StopForService(kind)
        yield StopForService(kind, rng.choice([*TyreKind]))
        parts = sorted(rng.sample([*Part], rng.randint(1, 3)))
        repairs = tuple((part, rng.randint(0, 3)) for part in parts)
        yield StopForService(kind, rng.choice([None, *TyreKind]), repairs)
