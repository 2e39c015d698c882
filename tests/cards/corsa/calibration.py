"""Figures of many games, beside those that were found for the game before.

python -m tests.cards.corsa.calibration 3000
python -m tests.cards.corsa.calibration 500 --only "5 players"

The sane players they speak of are our normal ones, the random ones our easy ones. How random
players spend was not written down: how often one of them sits out depends on it.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from formulad.ai.corsa.players import PLAYERS
from formulad.ai.match.estimate import Estimate, mean_of
from formulad.cards.corsa.events import PlayerExcluded, RaceSatOut
from formulad.cards.corsa.standings import standing
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.match import Match
from formulad.kernel.values import Frozen
from tests.cards.corsa.tables import a_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

NEAR = 0.05
"""How far a mean may be from the printed one, as a share of it."""


class Played(Frozen):
    """What a game came to."""

    points: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    sat_out: int
    excluded: int


class Figure(Frozen):
    """Something that was found of a table."""

    of: Callable[[Played], float]
    low: float
    high: float


class Table(Frozen):
    """Who plays, in how many races, and what was found of it."""

    grades: tuple[str, ...]
    races: int
    figures: dict[str, Figure]


def _near(of: Callable[[Played], float], mean: float) -> Figure:
    return Figure(of, (1 - NEAR) * mean, (1 + NEAR) * mean)


def _winner(game: Played) -> float:
    return max(game.points)


def _last(game: Played) -> float:
    return min(game.points)


def _tied(game: Played) -> float:
    """Return 1 if the winner was found among equals."""
    return float(game.points.count(max(game.points)) > 1)


def _sat_out(game: Played) -> float:
    return game.sat_out


def _excluded(game: Played) -> float:
    return game.excluded


def _first_wins(game: Played) -> float:
    return (game.places[0] == 1) / game.places.count(1)


def _alike(
    grade: str, players: int, races: int, winner: float, last: float, tied: float, sat_out: float
) -> Table:
    """Return a table of players of one grade, with the means that are printed of it."""
    figures = {
        "winner": _near(_winner, winner),
        "last": _near(_last, last),
        "tied": Figure(_tied, tied * 0.8, tied * 1.2),
        "sits out": Figure(_sat_out, 0.65 * sat_out, 1.35 * sat_out),
        "excluded": Figure(_excluded, 0, 0),
    }
    return Table((grade,) * players, races, figures)


def _one_sane(players: int, races: int) -> Table:
    return Table(
        ("normal", *("easy",) * (players - 1)), races, {"wins": Figure(_first_wins, 0.79, 0.85)}
    )


TABLES = {
    "3 players, 8 races, sane": _alike("normal", 3, 8, 62.5, 51.2, 0.056, 0),
    "3 players, 8 races, random": _alike("easy", 3, 8, 63.5, 49.2, 0.042, 0.35),
    "4 players, 6 races, sane": _alike("normal", 4, 6, 42.9, 28.6, 0.068, 0),
    "4 players, 9 races, random": _alike("easy", 4, 9, 63.0, 43.3, 0.045, 0.53),
    "5 players, 6 races, sane": _alike("normal", 5, 6, 38.5, 21.4, 0.072, 0),
    "5 players, 9 races, sane": _alike("normal", 5, 9, 53.7, 35.8, 0.057, 0),
    "5 players, 9 races, random": _alike("easy", 5, 9, 56.3, 32.9, 0.059, 0.58),
    "one sane among 3 players": _one_sane(3, 8),
    "one sane among 4 players": _one_sane(4, 6),
    "one sane among 5 players": _one_sane(5, 6),
}


def game(table: Table, seed: int) -> Played:
    """Play a game; the first of the grades sits where the seed says."""
    seats = len(table.grades)
    rules = a_game(seats, races=table.races, market_order="rotating")
    match: Match[Any, Any, Any] = Match(rules, SeededLuck(seed))
    turned = [table.grades[(seat - seed) % seats] for seat in range(seats)]
    sat_out = excluded = 0
    for event in play_out(match, [PLAYERS[grade] for grade in turned]):
        sat_out += isinstance(event, RaceSatOut)
        excluded += isinstance(event, PlayerExcluded)
    state, order = match.state, [(seed + at) % seats for at in range(seats)]
    places = rules.places(state)
    points = tuple(standing(state, seat).points for seat in order)
    return Played(points, tuple(places[seat] for seat in order), sat_out, excluded)


def measured(table: Table, games: int, first: int = 0) -> dict[str, Estimate]:
    """Return the mean of each figure in so many games."""
    played = [game(table, first + seed) for seed in range(games)]
    return {name: _mean(figure, played) for name, figure in table.figures.items()}


def _mean(figure: Figure, played: Sequence[Played]) -> Estimate:
    return mean_of([[figure.of(each)] for each in played]) or Estimate(0)


def is_near(figure: Figure, found: Estimate, wide: float = 1.0) -> bool:
    """Return whether a mean is as it should be, or may be so as far as its margin goes."""
    margin = wide * (found.margin or 0.0)
    return figure.low <= found.mean + margin and found.mean - margin <= figure.high


def main() -> int:
    """Print each figure beside what is expected; return 1 if one of them is elsewhere."""
    parser = argparse.ArgumentParser(description="Figures of many games.")
    parser.add_argument("games", type=int)
    parser.add_argument("--only", action="append", default=[], metavar="WORD")
    args, is_off = parser.parse_args(), False
    for name, table in TABLES.items():
        if args.only and not any(word in name for word in args.only):
            continue
        for what, found in measured(table, args.games).items():
            figure = table.figures[what]
            is_off |= not is_near(figure, found)
            mark = "" if is_near(figure, found) else "  elsewhere"
            sys.stdout.write(
                f"{name:<28}{what:<10}{found.mean:8.3f} ±{found.margin or 0:5.3f}"
                f"   expected {figure.low:.3f} to {figure.high:.3f}{mark}\n"
            )
        sys.stdout.flush()
    return int(is_off)


if __name__ == "__main__":
    raise SystemExit(main())
