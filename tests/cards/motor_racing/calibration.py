"""Figures of many seasons, beside those that were found for the game before.

python -m tests.cards.motor_racing.calibration 3000
python -m tests.cards.motor_racing.calibration 200 --only hard --only bank

They come from simulations of the same rules and from reports of tournaments. The hard players they
speak of are those here, who know nothing of the end of a race; ours are stronger.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import TYPE_CHECKING, Any

from formulad.ai.match.estimate import Estimate, mean_of
from formulad.ai.motor_racing.envy import by_standing
from formulad.ai.motor_racing.judge import Judge
from formulad.ai.motor_racing.players import EXPECTED, PLAYERS
from formulad.cards.motor_racing.events import CarsRetired
from formulad.cards.motor_racing.moves import PlayCard
from formulad.cards.motor_racing.season import constructors
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.match import Match
from formulad.kernel.values import Frozen
from tests.cards.motor_racing.tables import a_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.season import Standing
    from formulad.cards.motor_racing.state import State
    from formulad.cards.option_entries import OptionValue


class AnyMove:
    """Plays any card, on any car that it is for."""

    def choose(self, game: MotorRacing, view: State, /) -> Move:
        moves, rng = game.moves(view), random.Random(game.summary(view))
        cards = {move.card for move in moves if isinstance(move, PlayCard)}
        card = rng.choice(sorted(cards)) if cards else None
        return rng.choice([m for m in moves if not isinstance(m, PlayCard) or m.card == card])


class HitsTheLeader:
    """Takes what is best now, and grudges most those who are ahead."""

    def choose(self, game: MotorRacing, view: State, /) -> Move:
        seat = view.chair.seat
        judge = Judge(game.setting, seat, EXPECTED, by_standing(game.setting, view, seat))
        return max(game.moves(view), key=lambda move: judge.of_move(view, move))


AGENTS: dict[str, Any] = {"any": AnyMove(), "old hard": HitsTheLeader(), **PLAYERS}


class Season(Frozen):
    """What a season came to."""

    standings: tuple[Standing, ...]
    retired: tuple[int, ...]
    """Cars, by race."""

    @property
    def winner(self) -> int:
        """The points of the best player."""
        return max(each.total for each in self.standings if each.seat is not None)


class Table(Frozen):
    """Who plays, how, and what was found of it."""

    agents: tuple[str, ...]
    options: dict[str, OptionValue]
    figure: Callable[[Season], float]
    low: float
    """The least that is as it should be: 5 % below a printed mean, or the end of its range."""
    high: float


def _winner(season: Season) -> float:
    return season.winner


def _retired(season: Season) -> float:
    return sum(season.retired) / len(season.retired)


def _wins(season: Season) -> float:
    return float(next(each.seat for each in season.standings if each.seat is not None) == 0)


def _bank_last(season: Season) -> float:
    return float(season.standings[-1].seat is None)


def _near(mean: float) -> tuple[float, float]:
    return 0.95 * mean, 1.05 * mean


SIX: dict[str, OptionValue] = {"races": 6}
THREE: dict[str, OptionValue] = {"races": 3}
TABLES = {
    "winner's points: any": Table(("any",) * 6, SIX, _winner, *_near(41)),
    "winner's points: normal": Table(("normal",) * 6, SIX, _winner, *_near(39)),
    "winner's points: old hard": Table(("old hard",) * 6, SIX, _winner, *_near(33.3)),
    "winner's points: hard": Table(("hard",) * 6, SIX, _winner, 28, 44),
    "wins of one normal among five": Table(("normal", *("any",) * 5), THREE, _wins, *_near(0.54)),
    "wins of one normal among three": Table(("normal", *("any",) * 3), THREE, _wins, *_near(0.80)),
    "retired of six, old hard": Table(("old hard",) * 6, THREE, _retired, 2.0, 2.5),
    "retired of six, coloured": Table(
        ("old hard",) * 6, {**THREE, "charge_target": "colour"}, _retired, *_near(2.21)
    ),
    "retired of three, old hard": Table(("old hard",) * 3, THREE, _retired, *_near(3.3)),
    "seasons a bank is last": Table(
        ("old hard",) * 5, {**SIX, "neutral_teams": "bank"}, _bank_last, *_near(0.59)
    ),
}


def measured(table: Table, seasons: int, first: int = 0) -> Estimate:
    """Return the mean of a figure in so many seasons."""
    games = [[table.figure(season(table, first + seed))] for seed in range(seasons)]
    return mean_of(games) or Estimate(0)


def season(table: Table, seed: int) -> Season:
    """Play a season."""
    game = a_game(len(table.agents), **table.options)
    match: Match[Any, Any, Any] = Match(game, SeededLuck(seed))
    retired = [0] * game.setting.options.races
    for event in play_out(match, [AGENTS[name] for name in table.agents]):
        if isinstance(event, CarsRetired):
            retired[min(match.state.race, len(retired)) - 1] += len(event.cars)
    return Season(constructors(game.setting, match.state.results), tuple(retired))


def main() -> int:
    """Print each figure beside what is expected; return 1 if one of them is elsewhere."""
    parser = argparse.ArgumentParser(description="Figures of many seasons.")
    parser.add_argument("seasons", type=int)
    parser.add_argument("--only", action="append", default=[], metavar="WORD")
    args, is_off = parser.parse_args(), False
    for name, table in TABLES.items():
        if args.only and not any(word in name for word in args.only):
            continue
        found = measured(table, args.seasons)
        margin = found.margin or 0.0
        is_near = table.low <= found.mean + margin and found.mean - margin <= table.high
        is_off |= not is_near
        mark = "" if is_near else "  elsewhere"
        sys.stdout.write(
            f"{name:<34}{found.mean:8.2f} ±{margin:5.2f}"
            f"   expected {table.low:.2f} to {table.high:.2f}{mark}\n"
        )
        sys.stdout.flush()
    return int(is_off)


if __name__ == "__main__":
    raise SystemExit(main())
