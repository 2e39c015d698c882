"""The first evening: the game asks for the language before anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.sections import SECTIONS
from formulad.ui.race import race_face
from formulad.ui.race.menu import language_choice
from formulad.ui.shell.app import LaunchOptions
from formulad.ui.shell.dialog import Dialog
from tests.settings_file import preferences_in
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from formulad.store.paths import UserFolders


@pytest.fixture
def evening(player: UserFolders) -> Iterator[Callable[[], Pilot]]:
    """Return what starts the game as a player does who says nothing on the command line."""
    pilots: list[Pilot] = []

    def started(language: str = "") -> Pilot:
        options = LaunchOptions(
            user_data=player.root, size=(1280, 720), language=language, sections=SECTIONS
        )
        pilots.append(Pilot(race_face.menu, player.root, options=options))
        return pilots[-1]

    yield started
    for pilot in pilots:
        pilot.close()


def test_the_first_start_asks_for_the_language_and_leads_to_the_menu(
    evening: Callable[[], Pilot], player: UserFolders
) -> None:
    pilot = evening()
    assert "language-choice" == pilot.scene.name

    pilot.click("language-fr")

    assert "menu" == pilot.scene.name
    assert "fr" == preferences_in(player.settings).language == pilot.app.canvas.language.code
    assert "menu" == evening().scene.name


def test_the_language_of_the_desktop_has_the_focus(
    evening: Callable[[], Pilot], player: UserFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language_choice, "getlocale", lambda: ("de_CH", "UTF-8"))
    pilot = evening()
    assert "language-de" == pilot.scene.focus

    pilot.press("enter")

    assert "de" == preferences_in(player.settings).language


@pytest.mark.parametrize("desktop", [(None, None), ("C", None), ("tlh_QO", "UTF-8")])
def test_a_desktop_that_speaks_another_language_is_asked_in_english(
    desktop: tuple[str | None, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language_choice, "getlocale", lambda: desktop)

    assert "en" == language_choice.spoken_here()


@pytest.mark.parametrize(
    ("desktop", "code"),
    [("fr_CH", "fr"), ("French_Switzerland", "fr"), ("ja_JP", "ja"), ("Spanish_Spain", "es")],
)
def test_desktops_name_their_language_in_two_ways(
    desktop: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language_choice, "getlocale", lambda: (desktop, "UTF-8"))

    assert code == language_choice.spoken_here()


def test_a_finger_and_the_arrows_will_do(evening: Callable[[], Pilot]) -> None:
    pilot = evening()
    pilot.press("right", "down")
    assert "language-de" == pilot.scene.focus

    pilot.tap("language-es")

    assert "menu" == pilot.scene.name


def test_a_language_on_the_command_line_is_answer_enough(
    evening: Callable[..., Pilot], player: UserFolders
) -> None:
    assert "menu" == evening(language="it").scene.name
    assert not preferences_in(player.settings).language


def test_settings_that_cannot_be_read_are_told_of_after_the_language(
    evening: Callable[[], Pilot], player: UserFolders
) -> None:
    player.settings.write_text("colours: plaid", "utf-8")
    pilot = evening()
    pilot.click("language-en")
    pilot.settle()

    assert isinstance(pilot.scene, Dialog)
    assert "put aside" in pilot.scene.text
    files = [path for path in player.root.iterdir() if path.is_file()]
    assert 1 == sum("plaid" in path.read_text("utf-8") for path in files)
