"""Whoever only presses what is offered comes to the flag of a first race."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.store.preferences import Preferences
from formulad.ui.race import race_face
from formulad.ui.race.lessons.first_race import FIRST_RACE
from formulad.ui.race.scene.engineer_line import EngineerLine
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.coach.hint_scene import GO_ON, NO_MORE, HintScene
from formulad.ui.shell.guard import SECONDS
from formulad.ui.shell.test_probe import LUCK
from tests.settings_file import last_race_in, write_settings
from tests.ui.pilot import Pilot
from tests.ui.race.conftest import paint
from tests.ui.race.races import at_gear, drive_to, line_up
from tools.layout.watched import WatchedCanvas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.store.paths import UserFolders

SMALL = (1280, 720)
"""A window in which the panel of the engineer folds."""
SAME_DICE = "27"
"""The seed of a race in which the first car of a person starts well, and much is told."""
NAMES = [hint.name for hint in FIRST_RACE]


@pytest.fixture
def pilot(player: UserFolders) -> Iterator[Pilot]:
    write_settings(player.settings, Preferences(language="en"))
    pilot = Pilot(race_face.menu, player.root)
    pilot.settle()
    yield pilot
    pilot.close()


def to_first_hint(pilot: Pilot) -> HintScene:
    for _ in range(40):
        if isinstance(pilot.scene, HintScene):
            pilot.wait(SECONDS + 0.1)
            return pilot.scene
        pilot.press("enter")
        pilot.wait(0.8)
    raise AssertionError("no hint was given")


def test_one_press_leads_to_a_race_of_one_person_and_two_easy_drivers(
    pilot: Pilot, player: UserFolders
) -> None:
    pilot.press("enter")

    assert "race" == pilot.scene.name
    assert last_race_in(player.settings).coached
    assert not last_race_in(player.settings).has_finished


def test_a_hint_waits_for_an_answer_and_is_not_given_again(
    pilot: Pilot, player: UserFolders
) -> None:
    first = to_first_hint(pilot)

    assert GO_ON == first.focus
    assert (first.hint.name,) == last_race_in(player.settings).hints
    pilot.press("enter")
    assert "race" == pilot.scene.name


def test_a_click_beside_a_hint_closes_it_and_does_nothing_else(pilot: Pilot) -> None:
    to_first_hint(pilot)

    pilot.click_at((40, 700))

    race = pilot.scene
    assert isinstance(race, RaceScene)
    assert race.awaiting


def test_who_wants_no_hints_is_left_alone(pilot: Pilot, player: UserFolders) -> None:
    to_first_hint(pilot)

    pilot.click(NO_MORE)

    assert "race" == pilot.scene.name
    assert set(NAMES) == set(last_race_in(player.settings).hints)


@pytest.mark.thorough
def test_pressing_on_leads_past_five_hints_to_the_flag(pilot: Pilot, player: UserFolders) -> None:
    for _ in range(600):
        if pilot.scene.name == "result":
            break
        pilot.press("enter")
        pilot.wait(0.4)

    assert "result" == pilot.scene.name
    assert set(NAMES) == set(last_race_in(player.settings).hints)
    assert last_race_in(player.settings).has_finished


def is_engineer_open(pilot: Pilot) -> bool:
    assert isinstance(pilot.scene, RaceScene)
    return pilot.scene._screen.hud.shows_engineer  # noqa: SLF001 - what is in sight


def test_the_engineer_is_open_in_a_first_race_and_stays_as_he_is_left(
    pilot: Pilot, player: UserFolders
) -> None:
    usual = drive_to(at_gear, player, line_up("hc"))
    pilot.press("enter")

    seen = [is_engineer_open(pilot)]
    for _ in range(2):
        later = Pilot(partial(race_face.resumed, path=usual), player.root, size=SMALL)
        paint(later)
        seen.append(is_engineer_open(later))
        later.press("e")
        later.close()

    assert [True, True, False] == seen


def test_a_hint_comes_up_when_all_it_is_about_is_seen(pilot: Pilot) -> None:
    pilot.press("enter")
    race = pilot.scene
    assert isinstance(race, RaceScene)

    to_first_hint(pilot)

    assert race.is_seen_whole


def test_a_press_brings_the_hint_though_the_engineer_has_more_to_say(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EngineerLine, "is_studying", True)

    assert to_first_hint(pilot)


def test_a_choice_waits_for_the_hint_that_is_about_it(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LUCK, SAME_DICE)
    pilot.press("enter")
    race = pilot.scene
    for _ in range(1000):
        if race.awaiting == "path":
            break
        if race.awaiting == "die":
            pilot.press("enter")
        pilot.wait(0.02)
    assert isinstance(race, RaceScene)
    assert not race.is_seen_whole

    pilot.press("enter")
    pilot.wait(1.0)

    assert isinstance(pilot.scene, HintScene)
    assert "place" == pilot.scene.hint.name


def told(pilot: Pilot) -> list[str]:
    """Return all that can be read on the screen."""
    canvas = WatchedCanvas(pilot.app.canvas)
    pilot.app.stack.draw_on(canvas)
    return [canvas.language.say(text.text) for text in canvas.texts]


def test_sentences_and_the_legend_step_aside_while_a_hint_speaks_and_come_back(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LUCK, SAME_DICE)

    while to_first_hint(pilot).hint.name != "place":
        pilot.press("enter")

    assert not [each for each in told(pilot) if "17 left" in each or each == "Costs points"]
    pilot.press("enter")
    assert [each for each in told(pilot) if "17 left" in each]
    assert "Costs points" in told(pilot)
