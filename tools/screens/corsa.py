"""Formula Corsa: the market, the drivers, the workshop, the race and how it ended."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from formulad.cards.corsa.state import Stage
from formulad.games.box import CORSA
from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Chance, Over
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import data_root
from formulad.store.resume import begin
from formulad.ui.faces import FACES
from formulad.ui.toolkit.intents import Press
from tools.screens.settings import with_preferences

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.cards.corsa.state import State
    from tools.screens.visitor import Visitor

NOW = datetime(2026, 11, 20, 20, 15, tzinfo=UTC)
NAMES = ("Ana", "Elsa", "Chiyo", "Bruno", "Fynn")


def table(people: int, seats: int = 5, **options: Any) -> UsualSetup:
    """Return so many people and computers around a game."""
    grades = [""] * people + ["normal"] * (seats - people)
    players = zip(NAMES, grades, strict=False)
    return UsualSetup(tuple(SeatedPlayer(name, grade) for name, grade in players), options)


def left_game(
    saves: Path, setup: UsualSetup, moment: Callable[[State], bool], seed: int = 7
) -> Path:
    """Write down a game that was left at a moment, and return its record."""
    kind = corsa_kind(data_root())
    opened = begin(kind, setup, seed, NOW, saves)
    with opened.file:
        match, agent = opened.match, kind.agent("normal")
        while not moment(match.state) and not isinstance(due := match.awaiting, Over):
            if isinstance(due, Chance):
                match.roll()
            else:
                match.play(agent.choose(opened.game, opened.game.view(match.state, due.seat)))
    return opened.file.path


def at(
    setup: UsualSetup, moment: Callable[[State], bool], *clicks: str, seconds: float = 0.0
) -> Callable[[Visitor], None]:
    """Return how a player comes to a moment of a game, and clicks something."""

    def visit(visitor: Visitor) -> None:
        path = left_game(visitor.folders.saves, setup, moment)
        visitor.open(lambda context: FACES[CORSA]().resumed(context, path))
        if seconds:
            visitor.wait(seconds)
        for widget in clicks:
            visitor.click(widget)

    return visit


def under_a_palm(visit: Callable[[Visitor], None], seat: int) -> Callable[[Visitor], None]:
    """Return how somebody at a table comes to a moment, and lays a thumb on their cards."""

    def press(visitor: Visitor) -> None:
        visit(visitor)
        scene = visitor.app.stack.top
        widgets = scene.widgets if scene else ()
        edge = next(each for each in widgets if each.id == f"edge-{seat}")
        visitor.do(Press(edge.rect.center, touch=True))

    return press


def new_game(visitor: Visitor) -> None:
    """Come to the page of a new game."""
    visitor.open(lambda context: FACES[CORSA]().new_game(context))


def _asks(stage: Stage, race: int, seat: int, state: State) -> bool:
    return state.stage is stage and state.race == race and state.seat == seat


def _is_open(cars: int, race: int, state: State) -> bool:
    """Return whether so many cars have their values, and the next one is shown."""
    return state.stage is Stage.THROW and state.race == race and state.dice.count(0) == 5 - cars


def _throws(state: State) -> bool:
    """Return whether the die of the first seat is due."""
    return state.race == 3 and state.stage is Stage.THROW and state.seat == 0


def _ends(state: State) -> bool:
    """Return whether the last die of the game is due."""
    return state.race == 6 and state.stage is Stage.THROW and state.dice.count(0) == 1


ONE, TWO = table(1), table(2)
CORSA_SCREENS: dict[str, Callable[[Visitor], None]] = {
    "corsa-market": at(ONE, partial(_asks, Stage.MARKET, 2, 0)),
    "corsa-wish": at(ONE, partial(_asks, Stage.WISH, 2, 0)),
    "corsa-workshop": at(ONE, partial(_asks, Stage.CAR, 3, 0)),
    "corsa-built": at(ONE, partial(_asks, Stage.CAR, 3, 0), "card-1", "card-4", "card-5"),
    "corsa-curtain": at(TWO, partial(_asks, Stage.CAR, 2, 1)),
    "corsa-table": with_preferences(at(table(3, 4), partial(_asks, Stage.CAR, 2, 1)), table=True),
    "corsa-palm": with_preferences(
        under_a_palm(at(table(3, 4), partial(_asks, Stage.CAR, 2, 1)), 1), table=True
    ),
    "corsa-roll": at(ONE, _throws, seconds=12.0),
    "corsa-reveal": at(ONE, partial(_is_open, 2, 3)),
    "corsa-three": at(table(1, 3), partial(_asks, Stage.CAR, 1, 0)),
    "corsa-result": at(ONE, _ends, seconds=20.0),
    "corsa-new-game": lambda visitor: visitor.open(
        lambda context: FACES[CORSA]().new_game(context)
    ),
}
