"""The engineer in a race: whom he speaks to, what he is asked, and what the yellow button does."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeVar

import pytest

from formulad.ai.engineer.engineer import Engineer
from formulad.kernel.game import Decision
from formulad.kernel.values import replace
from formulad.race.dice import Gear
from formulad.race.questions import Question
from formulad.store.preferences import Advice, Pace, Preferences
from formulad.ui.race import race_face
from formulad.ui.race.panels.engineer import ASK, LEVEL
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.race.views.engineer_views import GearAdvice, PathAdvice, WaitAdvice
from formulad.ui.shell.aside import at_once
from tests.settings_file import last_race_in, preferences_in, write_settings
from tests.ui.later import Later
from tests.ui.pilot import Pilot
from tests.ui.race.conftest import paint
from tests.ui.race.races import at_gear, at_place, drive_to, line_up

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.kernel.game import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.store.paths import UserFolders
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.shell.aside import Aside
    from tools.screens.driven import Moment

T = TypeVar("T")


class Advised(Protocol):
    """Opens a race at a moment whose engineer knows the circuit."""

    def __call__(
        self, advice: Advice, at: Moment = ..., kinds: str = ..., aside: Aside = ...
    ) -> Pilot:
        """Return who plays it, once the board is painted."""


class Busy:
    """Does the first work at once, and comes to no other."""

    def __init__(self) -> None:
        self._has_begun = False

    def __call__(self, work: Callable[[], T], /) -> Future[T]:
        """Do it, or leave it undone."""
        future: Future[T] = Future()
        if not self._has_begun:
            self._has_begun = True
            future.set_result(work())
        return future


@pytest.fixture
def advised(player: UserFolders) -> Iterator[Advised]:
    """Return what opens a race with an engineer."""
    pilots: list[Pilot] = []

    def opened(
        advice: Advice, at: Moment = at_gear, kinds: str = "hh", aside: Aside = at_once
    ) -> Pilot:
        path = drive_to(at, player, line_up(kinds))
        write_settings(player.settings, Preferences(pace=Pace.INSTANT, advice=advice))
        first = partial(race_face.resumed, path=path)
        pilot = Pilot(first, player.root, size=(1920, 1080), aside=aside)
        pilots.append(pilot)
        paint(pilot)
        if aside is at_once:
            pilot.settle()
        return pilot

    yield opened
    for pilot in pilots:
        pilot.close()


def view_of(pilot: Pilot) -> RaceView:
    """Return what stands around the board."""
    scene = pilot.scene
    assert isinstance(scene, RaceScene)
    view = scene._presenter._view  # noqa: SLF001 - what was drawn last
    assert view is not None
    return view


def best_gear(pilot: Pilot) -> int:
    """Return the gear that the engineer marks."""
    advice = view_of(pilot).engineer.advice
    assert isinstance(advice, GearAdvice)
    return next(risk.gear for risk in advice.table if risk.is_best)


def test_the_yellow_button_engages_the_gear_of_an_engineer_who_always_speaks(
    advised: Advised, opened: list[OpenRace]
) -> None:
    pilot = advised(Advice.ALWAYS)
    best = best_gear(pilot)

    pilot.press("enter")

    assert best == opened[-1].match.state.car.gear


def test_an_engineer_who_waits_is_asked_by_the_yellow_button_and_then_followed(
    advised: Advised, opened: list[OpenRace]
) -> None:
    pilot = advised(Advice.ASKED)
    assert isinstance(view_of(pilot).engineer.advice, WaitAdvice)
    assert ("ASK", "THE ENGINEER") == view_of(pilot).action.label

    pilot.press("enter")
    pilot.settle()
    best = best_gear(pilot)
    pilot.press("enter")

    assert best == opened[-1].match.state.car.gear


@pytest.mark.parametrize("way", ["e", ASK])
def test_he_is_asked_by_key_and_by_button(advised: Advised, way: str) -> None:
    pilot = advised(Advice.ASKED)

    pilot.press(way) if way == "e" else pilot.click(way)
    pilot.settle()

    assert isinstance(view_of(pilot).engineer.advice, GearAdvice)
    assert not view_of(pilot).engineer.may_ask


@pytest.mark.usefixtures("lives_on")
@pytest.mark.parametrize("about", ["study", "chances", "is_ready", "heat"])
def test_an_engineer_at_a_loss_is_silent_and_the_race_goes_on(
    advised: Advised,
    opened: list[OpenRace],
    about: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    pilot = advised(Advice.ALWAYS)

    def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    scene = pilot.scene
    assert isinstance(scene, RaceScene)
    engineer = scene._engineer.engineer  # noqa: SLF001 - who meets the fault
    monkeypatch.setattr(engineer, about, stumble)
    began = opened[-1].match.state.seat
    pilot.press("r")
    while opened[-1].match.state.seat == began:
        pilot.press("1", "enter")
        pilot.settle()

    assert ["ERROR"] == [record.levelname for record in caplog.records]
    assert isinstance(pilot.scene, RaceScene)


def test_without_an_engineer_the_yellow_button_engages_nothing_and_says_what_to_do(
    advised: Advised, opened: list[OpenRace]
) -> None:
    pilot = advised(Advice.NEVER)
    before = opened[-1].match.state

    pilot.press("enter", "enter")

    assert before == opened[-1].match.state
    assert "First a gear: press its number, an arrow, or click it" == view_of(pilot).prompt.text
    pilot.press("2", "2")
    assert Gear.SECOND is opened[-1].match.state.car.gear


def test_the_places_are_as_good_for_who_hears_nothing_of_their_turns(advised: Advised) -> None:
    told, silent = advised(Advice.ALWAYS, at_place), advised(Advice.NEVER, at_place)
    lists = []
    for pilot in (told, silent):
        advice = view_of(pilot).engineer.advice
        assert isinstance(advice, PathAdvice)
        lists.append([place.index for place in advice.destinations])
        assert advice.has_turns == (pilot is told)
        assert bool(advice.why) == (pilot is told)

    assert lists[0] == lists[1]


def test_a_person_chooses_in_the_race_when_he_speaks_and_is_remembered(
    advised: Advised, player: UserFolders
) -> None:
    pilot = advised(Advice.ALWAYS)

    pilot.click(LEVEL)
    pilot.click(LEVEL)

    assert Advice.ASKED is view_of(pilot).engineer.level
    assert [Advice.ASKED] == list(last_race_in(player.settings).advice.values())


def test_the_eye_shows_where_a_gear_leads_then_how_good_that_is_then_nothing(
    advised: Advised,
) -> None:
    pilot = advised(Advice.ALWAYS)
    seen = []
    for _ in range(3):
        scene = pilot.scene
        assert isinstance(scene, RaceScene)
        lit = bool(scene._picture.reach)  # noqa: SLF001 - what the board shows
        seen.append((lit, view_of(pilot).has_heat))
        pilot.press("r")
        pilot.settle()

    assert [(True, False), (True, True), (False, False)] == seen


def test_winning_chances_are_told_until_somebody_will_not_know(
    advised: Advised, player: UserFolders
) -> None:
    pilot = advised(Advice.ALWAYS)
    chances = [row.chance for row in view_of(pilot).tower.rows]

    memory = pilot.scene._services.memory  # type: ignore[attr-defined] # noqa: SLF001
    memory.remember(forecast=False)
    pilot.press("1")

    assert 99 <= sum(chance or 0 for chance in chances) <= 101
    assert [None, None] == [row.chance for row in view_of(pilot).tower.rows]
    assert not preferences_in(player.settings).forecast
    assert replace(preferences_in(player.settings), forecast=True).forecast


def behind_a_winner(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver chooses a gear while somebody is home."""
    is_gear = isinstance(due, Decision) and due.question is Question.GEAR
    return is_gear and bool(state.finished)


def test_nobody_is_told_of_chances_to_win_once_somebody_has_won(advised: Advised) -> None:
    pilot = advised(Advice.ALWAYS, at=behind_a_winner)

    assert [None, None] == [row.chance for row in view_of(pilot).tower.rows]
    assert "win" not in view_of(pilot).tower.foot


def test_who_plays_before_the_circuit_is_known_is_offered_the_gear_that_is_engaged(
    advised: Advised, opened: list[OpenRace]
) -> None:
    later = Later()
    pilot = advised(Advice.ALWAYS, aside=later)
    engaged = opened[-1].match.state.car.gear

    assert int(engaged) == view_of(pilot).dashboard.chosen_gear
    later.catch_up()
    pilot.wait(0.5)

    assert int(engaged) == view_of(pilot).dashboard.chosen_gear, "no choice changes under a finger"


@pytest.mark.parametrize("is_solved", [True, False])
def test_a_person_waits_for_values_that_lie_in_a_file_and_not_for_others(
    advised: Advised, monkeypatch: pytest.MonkeyPatch, *, is_solved: bool
) -> None:
    monkeypatch.setattr(Engineer, "is_ready", lambda *_, **__: False)
    monkeypatch.setattr(Engineer, "has_solved", lambda *_: is_solved)

    pilot = advised(Advice.ALWAYS, aside=Busy())
    pilot.settle()

    advice = view_of(pilot).engineer.advice
    assert isinstance(advice, GearAdvice)
    assert is_solved == any(risk.is_best for risk in advice.table)


def test_a_computer_decides_nothing_before_its_values_are_known(
    advised: Advised, opened: list[OpenRace]
) -> None:
    later = Later()
    pilot = advised(Advice.ALWAYS, kinds="cc", aside=later)
    before = opened[-1].match.state

    pilot.wait(3.0)
    assert before == opened[-1].match.state
    later.catch_up()
    pilot.wait(3.0)

    assert before != opened[-1].match.state
