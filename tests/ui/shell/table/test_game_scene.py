"""A game that the screen does not know is played on it to its end, by mouse and by keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import UsualSetup
from formulad.store.resume import load
from formulad.ui.shell.guard import SECONDS
from tests.toy.nerve import KIND
from tests.toy.nerve_screen import FACE
from tests.toy.two import TWO

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

ALONE = UsualSetup((SeatedPlayer("Ada"), SeatedPlayer("Bob", "careful")))


def by_mouse(pilot: Pilot, widget: str) -> None:
    pilot.click(widget)


def by_finger(pilot: Pilot, widget: str) -> None:
    pilot.tap(widget)


def by_keys(pilot: Pilot, widget: str) -> None:
    for _ in range(5):
        if pilot.scene.focus == widget:
            break
        pilot.press("tab")
    pilot.press("enter")


def seen(pilot: Pilot) -> None:
    """Wait until what has come up by itself may be used."""
    pilot.settle()
    pilot.wait(SECONDS)


BY_DEVICE = pytest.mark.parametrize("act", [by_mouse, by_keys, by_finger])


@BY_DEVICE
def test_one_person_plays_against_a_computer_to_the_end(
    enter: Enter, player: UserFolders, act: Callable[[Pilot, str], None]
) -> None:
    pilot = enter(partial(FACE.begin, setup=ALONE, seed=3))

    for _ in range(3):
        seen(pilot)
        assert ("game", "choice") == (pilot.scene.name, pilot.scene.awaiting)
        act(pilot, "dare")
    pilot.wait(2)
    seen(pilot)

    assert "result" == pilot.scene.name
    (path,) = player.saves.glob("*.race")
    assert load(KIND, path).record.is_over


@BY_DEVICE
def test_between_two_people_the_cards_are_covered(
    enter: Enter, act: Callable[[Pilot, str], None]
) -> None:
    pilot = enter(partial(FACE.begin, setup=TWO, seed=3))
    seen(pilot)

    act(pilot, "dare")
    seen(pilot)
    assert "hand-over" == pilot.scene.name
    act(pilot, "ready")
    seen(pilot)

    assert ("game", "choice") == (pilot.scene.name, pilot.scene.awaiting)


def test_on_the_cover_between_two_people_the_rules_can_be_read(enter: Enter) -> None:
    pilot = enter(partial(FACE.begin, setup=TWO, seed=3))
    seen(pilot)
    pilot.click("dare")
    seen(pilot)

    pilot.press("f1")
    assert "dialog" == pilot.scene.name  # this game has no rule book, and says so
    pilot.wait(1.0)
    pilot.press("enter")
    assert "hand-over" == pilot.scene.name


def test_a_choice_is_taken_back_until_a_card_is_dealt(enter: Enter, player: UserFolders) -> None:
    pilot = enter(partial(FACE.begin, setup=TWO, seed=3))
    seen(pilot)
    (path,) = player.saves.glob("*.race")

    pilot.press("z")
    assert 2 == len(load(KIND, path).replay.played)
    pilot.click("dare")
    seen(pilot)
    pilot.click("ready")
    seen(pilot)
    pilot.press("z")

    assert ("undo", 2) == (path.read_text().splitlines()[-1], len(load(KIND, path).replay.played))


def test_another_game_begins_after_a_question(enter: Enter, player: UserFolders) -> None:
    pilot = enter(partial(FACE.begin, setup=ALONE, seed=3))
    for _ in range(3):
        seen(pilot)
        pilot.click("dare")
    pilot.wait(2)
    seen(pilot)

    pilot.click("again")
    assert "dialog" == pilot.scene.name
    pilot.click("again")
    seen(pilot)

    assert "game" == pilot.scene.name
    assert 2 == len(list(player.saves.glob("*.race")))


def test_a_game_that_was_left_goes_on_in_its_scene(enter: Enter, player: UserFolders) -> None:
    pilot = enter(partial(FACE.begin, setup=ALONE, seed=3))
    seen(pilot)
    pilot.click("dare")
    seen(pilot)
    pilot.close()
    (path,) = player.saves.glob("*.race")
    before = len(load(KIND, path).replay.played)

    pilot = enter(partial(FACE.resumed, path=path))
    seen(pilot)

    assert ("game", "choice") == (pilot.scene.name, pilot.scene.awaiting)
    assert before == len(load(KIND, path).replay.played)


def test_the_pause_leads_back_to_the_game(enter: Enter) -> None:
    pilot = enter(partial(FACE.begin, setup=ALONE, seed=3))
    seen(pilot)

    pilot.press("escape")
    assert "pause" == pilot.scene.name
    assert {"go-on", "help", "settings", "menu", "quit", "pace"} == {
        widget.id for widget in pilot.scene.widgets
    }
    pilot.press("escape")

    assert "game" == pilot.scene.name
