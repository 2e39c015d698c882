"""Figures of many championships, beside those that were found for the game before.

python -m tests.cards.fun.calibration 2000
python -m tests.cards.fun.calibration 300 --only "one sane of 3"

They come from a simulation of the same rules without a guard against stalling. Of what its "sane"
players did not everything is told: ours of that name are normal ones with `Seller`s' habits, which
come closest of those that were tried. "Random" players are our easy ones.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache
from statistics import mean, quantiles
from typing import TYPE_CHECKING, Any

from formulad.ai.fun.normal import MIDDLING, RICH, WITH_A_GAP, Normal
from formulad.ai.fun.players import PLAYERS
from formulad.ai.match.estimate import Estimate, mean_of
from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.events import CardBought, MoneyMoved, Reason
from formulad.cards.fun.moves import Draw, PutUp
from formulad.cards.fun.questions import Question
from formulad.cards.fun.season import points
from formulad.cards.fun.teams import MOST_DRIVERS, MOST_SPONSORS
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision
from formulad.kernel.match import Match
from formulad.kernel.values import Frozen, fields_of
from tests.cards.fun.tables import a_championship

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from formulad.cards.fun.moves import Move
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.kernel.agent import Agent

SANE, RANDOM = "sane", "easy"


class Seller(Normal):
    """Offers every part it holds, whoever may want it, and draws for sponsors as for drivers.

    It loses against a normal player, who keeps what only rivals could use.
    """

    def choose(self, game: Fun, view: State, /) -> Move:
        """Return a decision as the sane players of the figures may have made it."""
        match game.awaiting(view):
            case Decision(_, Question.DRAW):
                return Draw(_cards_to_draw(game, view))
            case _:
                return super().choose(game, view)

    def to_market(self, game: Fun, view: State) -> Iterator[Move]:
        """Yield all parts of the hand."""
        for card in dict.fromkeys(view.hands[view.at]):
            if game.setting.card(card).is_part:
                yield PutUp(card)


def _cards_to_draw(game: Fun, view: State) -> int:
    money, team = view.money[view.at], view.teams[view.at]
    has_gap = (
        None in {team.engine, team.chassis}
        or len(team.drivers) < MOST_DRIVERS
        or len(team.sponsors) < MOST_SPONSORS
    )
    wanted = 3 if money >= (WITH_A_GAP if has_gap else RICH) else 2 if money >= MIDDLING else 1
    draws = (move.cards for move in game.moves(view) if isinstance(move, Draw))
    return max(cards for cards in draws if cards <= wanted)


_PLAYERS: Mapping[str, Agent[Any, Any, Any]] = {**PLAYERS, SANE: Seller()}


class Outcome(Frozen):
    """What a championship came to."""

    turns: float
    cars: float
    """In a race."""
    teams: float
    winner: float
    spread: float
    scoreless: float
    """The share of players without a point."""
    money: float
    """At the end, of a player."""
    broke: float
    """The share of players who had nothing at some time."""
    income: float
    """From sponsors, of a player."""
    spent: float
    """At auctions, of a player."""
    engine: float
    """The price of one, on average."""
    chassis: float
    driver: float
    first: float
    """Whether the first player has won."""


Table = tuple[str, ...]
TABLES: dict[str, Table] = {
    "2": (SANE,) * 2,
    "3": (SANE,) * 3,
    "4": (SANE,) * 4,
    "5": (SANE,) * 5,
    "6": (SANE,) * 6,
    "2 random": (RANDOM,) * 2,
    "4 random": (RANDOM,) * 4,
    "one sane of 2": (SANE, RANDOM),
    "one sane of 3": (SANE, *(RANDOM,) * 2),
    "one sane of 4": (SANE, *(RANDOM,) * 3),
}
FIGURES = tuple(fields_of(Outcome))
_PRINTED: dict[str, tuple[float, ...]] = {
    "2": (27, 3.0, 1.6, 30, 11, 0.005, 12.7, 0.42, 38, 26, 2.4, 2.3, 2.2),
    "3": (31, 4.1, 2.2, 43, 21, 0.011, 13.5, 0.35, 34, 28, 2.8, 2.8, 2.4),
    "4": (36, 5.1, 2.7, 47, 29, 0.026, 13.2, 0.3, 31, 30, 3.0, 3.0, 2.5),
    "5": (52, 7.2, 4.0, 51, 33, 0.01, 12.8, 0.3, 27, 29, 2.9, 2.9, 2.5),
    "6": (59, 8.1, 4.6, 46, 32, 0.013, 12.6, 0.27, 25, 28, 2.9, 3.0, 2.9),
    "2 random": (35, 2.4, 1.3, 27, 15, 0.07, 17.1, 0.57, 41, 33, 2.3, 2.3, 2.2),
    "4 random": (28, 3.7, 2.1, 40, 37, 0.2, 13.3, 0.68, 29, 34, 3.5, 3.4, 3.4),
}  # fmt: skip
EXPECTED: dict[str, dict[str, float]] = {
    **{name: dict(zip(FIGURES, row, strict=False)) for name, row in _PRINTED.items()},
    "one sane of 2": {"first": 0.97},
    "one sane of 3": {"first": 0.89},
    "one sane of 4": {"first": 0.78},
}
TURNS = {
    "2": (15, 42), "3": (19, 46), "4": (21, 57), "5": (29, 87), "6": (31, 108),
    "2 random": (20, 60), "4 random": (18, 43),
}  # fmt: skip
"""From so many turns to so many, in nine of ten championships."""
HEAD = f"| table | {' | '.join(FIGURES)} |\n|{'---|' * (1 + len(FIGURES))}\n"
NEAR = 0.05
"""A mean is as expected if it is no further off."""


@cache
def outcome(table: Table, seed: int) -> Outcome:
    """Play a championship without a guard."""
    seats = len(table)
    game = a_championship(seats, stall_guard=0)
    match: Match[Any, Any, Any] = Match(game, SeededLuck(seed))
    income, spent, broke = [0] * seats, [0] * seats, [False] * seats
    prices: dict[CardKind, list[int]] = {kind: [] for kind in CardKind}
    for event in play_out(match, [_PLAYERS[name] for name in table]):
        if isinstance(event, MoneyMoved):
            income[event.seat] += event.amount if event.reason is Reason.SPONSOR else 0
            spent[event.seat] -= event.amount if event.reason is Reason.AUCTION else 0
            broke[event.seat] |= match.state.money[event.seat] < 1
        elif isinstance(event, CardBought):
            prices[game.setting.card(event.card).kind].append(event.price)
    state, scored = match.state, points(match.state)
    races = state.results
    return Outcome(
        state.turns,
        mean(len(race.cars) for race in races),
        mean(len({car.seat for car in race.cars}) for race in races),
        max(scored),
        max(scored) - min(scored),
        mean(float(not each) for each in scored),
        mean(state.money),
        mean(map(float, broke)),
        mean(income),
        mean(spent),
        mean(prices[CardKind.ENGINE] or [0]),
        mean(prices[CardKind.CHASSIS] or [0]),
        mean(prices[CardKind.DRIVER] or [0]),
        float(game.places(state)[0] == 1),
    )


def measured(table: Table, figure: str, games: int) -> Estimate:
    """Return the mean of a figure in so many championships."""
    found = [[float(getattr(outcome(table, seed), figure))] for seed in range(games)]
    return mean_of(found) or Estimate(0)


def is_near(found: Estimate, expected: float, widening: float = 1.0) -> bool:
    """Return whether a mean may be within 5 % of what is expected, for all that was measured."""
    margin = widening * (found.margin or 0.0)
    low, high = (1 - NEAR) * expected, (1 + NEAR) * expected
    return low <= found.mean + margin and found.mean - margin <= high


def line(
    name: str, found: Mapping[str, Estimate], turns: tuple[float, float] | None
) -> tuple[str, int]:
    """Return what was found of a table as a line of Markdown, and how much of it is elsewhere.

    Beside each mean stands the one that was found before; those elsewhere are printed strong.
    """
    cells, elsewhere = [name], 0
    for figure in FIGURES:
        expected = EXPECTED[name].get(figure)
        if expected is None:
            cells.append("")
            continue
        told = f"{_short(found[figure].mean)} ({_short(expected)})"
        if turns and figure == "turns":
            low, high = TURNS[name]
            told += f", {turns[0]:.0f}–{turns[1]:.0f} ({low}–{high})"
        is_there = is_near(found[figure], expected)
        elsewhere += not is_there
        cells.append(told if is_there else f"**{told}**")
    return f"| {' | '.join(cells)} |\n", elsewhere


def _short(number: float) -> str:
    return f"{number:.3f}".lstrip("0") if abs(number) < 1 else f"{number:.1f}"


def _line(name: str, games: int) -> tuple[str, int]:
    """Play so many championships at a table, and return what is said of it."""
    table = TABLES[name]
    found = {figure: measured(table, figure, games) for figure in EXPECTED[name]}
    if name not in TURNS:
        return line(name, found, None)
    cuts = quantiles([outcome(table, seed).turns for seed in range(games)], n=20)
    return line(name, found, (cuts[0], cuts[-1]))


def main() -> int:
    """Print a table of the figures beside those expected; return 1 if one of them is elsewhere."""
    parser = argparse.ArgumentParser(description="Figures of many championships.")
    parser.add_argument("games", type=int)
    parser.add_argument("--only", action="append", default=[], metavar="TABLE")
    args, elsewhere = parser.parse_args(), 0
    sys.stdout.write(HEAD)
    for name in TABLES:
        if not args.only or name in args.only:
            told, missed = _line(name, args.games)
            elsewhere += missed
            sys.stdout.write(told)
            sys.stdout.flush()
    return int(elsewhere > 0)


if __name__ == "__main__":
    raise SystemExit(main())
