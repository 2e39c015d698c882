"""Plays championships of Formule Fun, and says what everything in them counted for.

`fun_weights.py 1000 [--first SEED] [--seats 4] [--jobs 2]`: sane players sit at each table, of
whom some draw as many cards as they can. From how they stood when a turn began, and who was ahead
in the end, follows what all they had was worth (`formulad/ai/fun/weights.py`), with so many races
to go.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from formulad.ai.fun.normal import Normal
from formulad.ai.fun.prospects import belongings
from formulad.ai.fun.weights import BY_RACES_LEFT, Belongings
from formulad.ai.fun.worth import races_left
from formulad.cards.fun.moves import Draw
from formulad.cards.fun.options import read_options
from formulad.cards.fun.questions import Question
from formulad.cards.fun.rules import Fun
from formulad.cards.fun.season import points
from formulad.cards.fun.setting import setting_of
from formulad.games.fun.deck_yaml import read_deck
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.keyed_luck import KeyedLuck
from formulad.kernel.match import Match
from formulad.store.paths import data_root

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from formulad.cards.fun.moves import Move
    from formulad.cards.fun.state import State

LOOKED_AT = 0.5
"""The share of turns that are looked at: those that follow each other tell much the same."""
RIDGE = 5.0
"""How strongly weights are held near nothing that few championships tell of."""
STEPS = 30


class Drawing(Normal):
    """A sane player who draws as many cards as the money allows."""

    def choose(self, game: Fun, view: State, /) -> Move:
        """Return a sane decision."""
        match game.awaiting(view):
            case Decision(_, Question.DRAW):
                draws = (move for move in game.moves(view) if isinstance(move, Draw))
                return max(draws, key=lambda move: move.cards)
            case _:
                return super().choose(game, view)


Turn = tuple[int, list[list[float]]]
"""How many races were to come, and what each player had, and whether it was their turn."""
Row = tuple[int, list[float], bool]
"""The same for two players: by how much one had more, and whether they ended ahead."""


def turns(game: Fun, match: Match[Any, Any, Any], rng: Random) -> Iterator[Turn]:
    """Play a championship, and yield how all stood at the beginning of some turns."""
    players = [rng.choice((Normal(), Drawing())) for _ in range(game.setting.seats)]
    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Chance):
            match.roll()
            continue
        state = match.state
        if due.question is Question.DRAW and rng.random() < LOOKED_AT:
            yield races_left(state), _all_have(game, state)
        match.play(players[due.seat].choose(game, game.view(state, due.seat)))


def _all_have(game: Fun, state: State) -> list[list[float]]:
    scored = points(state)
    return [
        [
            *belongings(game.setting, state, seat, scored[seat], knows_hand=True),
            float(seat == state.at),
        ]
        for seat in range(game.setting.seats)
    ]


def rows(seats: int, seed: int) -> list[Row]:
    """Return what one championship of so many players tells."""
    deck = read_deck(data_root() / "assets" / "cards" / "fun.yaml")
    game = Fun(setting_of(seats, deck, read_options({})))
    match: Match[Any, Any, Any] = Match(game, KeyedLuck(seed))
    seen = list(turns(game, match, Random(seed)))  # noqa: S311 # who plays, not what is drawn
    places = game.places(match.state)
    return [
        (
            races,
            [a - b for a, b in zip(have[one], have[other], strict=True)],
            places[one] < places[other],
        )
        for races, have in seen
        for one, other in combinations(range(seats), 2)
    ]


def weights(found: list[Row]) -> NDArray[np.float64]:
    """Return by which weights the odds of being ahead follow best from what players had."""
    more = np.array([row[1] for row in found])
    ahead = np.array([float(row[2]) for row in found])
    spread = more.std(axis=0) + 1e-9
    scaled = more / spread
    by: NDArray[np.float64] = np.zeros(more.shape[1])
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(-scaled @ by))
        slope = scaled.T @ (ahead - share) - RIDGE * by
        bend = (scaled.T * (share * (1 - share))) @ scaled + RIDGE * np.eye(len(by))
        by = by + np.linalg.solve(bend, slope)
    found_by: NDArray[np.float64] = by / spread
    return found_by


def main() -> None:
    """Print a line of weights for each number of races to go."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as workers:
        seeds = range(args.first, args.first + args.games)
        found = [
            row
            for told in workers.map(partial(rows, args.seats), seeds, chunksize=8)
            for row in told
        ]
    most = len(BY_RACES_LEFT)
    for races in range(1, most + 1):
        here = [row for row in found if min(row[0], most) == races]
        told = ", ".join(f"{weight:.3f}" for weight in weights(here)[: len(Belongings._fields)])
        sys.stdout.write(f"    Belongings({told}),  # {races}, of {len(here)} pairs\n")


if __name__ == "__main__":
    main()
