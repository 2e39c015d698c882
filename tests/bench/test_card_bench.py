"""How long the computers of the card games take for a decision: whole games, as they are played."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.games.fun.fun_kind import fun_kind
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision, Over, Seat
from formulad.kernel.match import Match
from formulad.store.paths import data_root
from tests.cards.corsa.tables import a_game as a_corsa
from tests.cards.fun.tables import a_championship
from tests.cards.motor_racing.tables import a_game as a_season

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from formulad.kernel.agent import Agent
    from formulad.kernel.kind import AnyKind
    from tests.bench.conftest import MeasureEach

ONE_DECISION = "none over 50 ms"
TABLES: dict[str, tuple[Callable[[Path], AnyKind], Callable[[int], Any], int]] = {
    "Motor Racing, 6": (motor_racing_kind, a_season, 6),
    "Corsa, 3": (corsa_kind, a_corsa, 3),
    "Corsa, 5": (corsa_kind, a_corsa, 5),
    "Fun, 4": (fun_kind, a_championship, 4),
    "Fun, 6": (fun_kind, a_championship, 6),
}


@pytest.mark.parametrize("grade", ["normal", "hard"])
@pytest.mark.parametrize("table", TABLES)
def test_each_decision_in_a_card_game(measure_each: MeasureEach, table: str, grade: str) -> None:
    kind, make, seats = TABLES[table]
    agent = kind(data_root()).agent(grade)

    measure_each(agent.choose, decisions(make(seats), agent), goal=ONE_DECISION)


def decisions(game: Any, agent: Agent[Any, Any, Any]) -> Iterator[tuple[object, object]]:
    """Yield every moment in which a player has to decide, game after game."""
    for seed in count():
        match: Match[Any, Any, Any] = Match(game, SeededLuck(seed))
        while not isinstance(due := match.awaiting, Over):
            if isinstance(due, Decision):
                view = game.view(match.state, Seat(due.seat))
                yield game, view
                match.play(agent.choose(game, view))
            else:
                match.roll()
