"""The box, the page of a new game, a season that was left, and the rules of a card game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from formulad.games.box import MOTOR_RACING
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Chance, Over
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import data_root
from formulad.store.resume import begin
from formulad.ui.faces import FACES
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.shell.box.box_page import NUMBERS, PEOPLE
from formulad.ui.toolkit.intents import Feature, Press, Release, Toggle
from formulad.ui.toolkit.widgets.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tools.screens.visitor import Visit, Visitor

NOW = datetime(2026, 11, 20, 20, 15, tzinfo=UTC)
ONE = UsualSetup(
    (SeatedPlayer("Ana"), *(SeatedPlayer(name, "normal") for name in ("Bruno", "Chiyo", "Dev"))),
    {"races": 6},
)
LOOKED = 1.5
"""Seconds after which the records of the box have been read."""


def left_season(saves: Path, steps: int, setup: UsualSetup = ONE) -> Path:
    """Write down a season that was left after so many steps, and return its record."""
    kind = motor_racing_kind(data_root())
    opened = begin(kind, setup, 7, NOW, saves)
    with opened.file:
        match, agent = opened.match, kind.agent("easy")
        for _ in range(steps):
            due = match.awaiting
            if isinstance(due, Over):
                break
            if isinstance(due, Chance):
                match.roll()
            else:
                match.play(agent.choose(opened.game, opened.game.view(match.state, due.seat)))
    return opened.file.path


def box(*, people: int = 0, steps: int = 0, clicks: tuple[str, ...] = ()) -> Visit:
    """Return how a player comes to the box, says how many people there are, and clicks something.

    Args:
        people: how many; 0 says nothing.
        steps: after which a season was left; 0 if none was.
        clicks: what is clicked then.
    """

    def visit(visitor: Visitor) -> None:
        if steps:
            left_season(visitor.folders.saves, steps)
        visitor.open(lambda context: CompositionRoot(context).box())
        visitor.wait(LOOKED)
        if people:
            _say(visitor, people)
        for widget in clicks:
            visitor.click(widget)

    return visit


def _say(visitor: Visitor, people: int) -> None:
    scene = visitor.app.stack.top
    choice = next(w for w in scene.widgets if w.id == PEOPLE) if scene else None
    if isinstance(choice, Segmented):
        at = choice.part(NUMBERS.index(people)).center
        visitor.do(Press(at), Release(at))


def new_game(*clicks: str) -> Visit:
    """Return how a player comes to the page of a new season, and clicks something."""
    return _opened(lambda context: FACES[MOTOR_RACING]().new_game(context), *clicks)


def rules(*clicks: str) -> Visit:
    """Return how a player comes from the page of a new season to its rules."""

    def visit(visitor: Visitor) -> None:
        new_game()(visitor)
        visitor.do(Toggle(Feature.HELP))
        for widget in clicks:
            visitor.click(widget)

    return visit


def saved_season(*clicks: str, steps: int = 100) -> Visit:
    """Return how a player comes to a season among the saved games, and clicks something."""

    def visit(visitor: Visitor) -> None:
        left_season(visitor.folders.saves, steps)
        visitor.open(lambda context: CompositionRoot(context).saved_races())
        visitor.wait(LOOKED)
        for widget in clicks:
            visitor.click(widget)

    return visit


def _opened(first: Callable[[SceneContext], Scene], *clicks: str) -> Visit:
    def visit(visitor: Visitor) -> None:
        visitor.open(first)
        for widget in clicks:
            visitor.click(widget)

    return visit


BOX_SCREENS: dict[str, Visit] = {
    "box": box(),
    "box-people": box(people=10),
    "box-too-many": box(people=10, clicks=("game-motor-racing",)),
    "box-continue": box(steps=400),
    "new-game": new_game(),
    "new-game-two": new_game("remove-3", "remove-2", "name-0"),
    "new-game-six": new_game("add-player", "add-player"),
    "card-help": rules(),
    "card-rules": _opened(lambda context: FACES[MOTOR_RACING]().help_page(context, "FMR-39")),
    "saved-season": saved_season(),
    "watch-season": saved_season("replay", "step-on"),
}
