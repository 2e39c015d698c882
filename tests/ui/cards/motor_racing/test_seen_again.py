"""A season that is over is seen again with the hand of whoever decides; one that goes on is not."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from formulad.games.box import MOTOR_RACING
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.kernel.game import Chance, Over
from formulad.store.paths import data_root
from formulad.store.resume import begin, load
from formulad.ui.cards.motor_racing.motor_racing_scene import MotorRacingScene
from formulad.ui.faces import FACES
from formulad.ui.shell.table.watch_scene import ON, WatchScene
from tests.ui.cards.motor_racing.tables import SHORT, seated

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


def left(saves: Path, steps: int) -> Path:
    """Write down a season of two people that was left after so many steps, or is over."""
    kind = motor_racing_kind(data_root())
    opened = begin(kind, seated(2, 0, **SHORT), 3, datetime(2026, 11, 20, tzinfo=UTC), saves)
    agent: Any = kind.agent("normal")
    with opened.file:
        match = opened.match
        while len(match.played) < steps and not isinstance(due := match.awaiting, Over):
            if isinstance(due, Chance):
                match.roll()
            else:
                view = opened.game.view(match.state, due.seat)
                match.play(agent.choose(opened.game, view))
    return opened.file.path


def seen_again(enter: Enter, path: Path) -> tuple[Pilot, MotorRacingScene]:
    """Return who sees a season again, and the table they see."""

    def page(context: SceneContext) -> Scene:
        shown = FACES[MOTOR_RACING]().records(context).replay
        assert shown is not None
        return shown(load(motor_racing_kind(data_root()), path))

    pilot = enter(page)
    pilot.settle()
    assert isinstance(pilot.scene, WatchScene)
    assert isinstance(pilot.scene.shown, MotorRacingScene)
    return pilot, pilot.scene.shown


def test_of_a_season_that_is_over_the_hand_of_whoever_decides_lies_open(
    enter: Enter, player: UserFolders
) -> None:
    pilot, table = seen_again(enter, left(player.saves, 10_000))

    seats = set()
    for _ in range(4):
        pilot.click(ON)
        pilot.settle()
        seat = table.privacy.seat
        assert seat is not None
        assert len(table.state.hands[seat]) == len(table.hand.cards) > 0
        seats.add(seat)

    assert {0, 1} == seats


def test_of_one_that_goes_on_no_hand_is_seen(enter: Enter, player: UserFolders) -> None:
    pilot, table = seen_again(enter, left(player.saves, 60))

    pilot.click(ON)
    pilot.settle()

    assert () == tuple(table.hand.cards)
