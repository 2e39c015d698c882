"""The lids of all games lie on a page, from which each is begun, continued and explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games import box
from formulad.ui import faces
from formulad.ui.lids import LIDS
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.shell.box.box_page import NUMBERS, BoxScene
from formulad.ui.shell.box.continue_ribbon import ContinueRibbon
from formulad.ui.shell.box.lid_card import LidCard
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.new_game.new_game_page import NewGameScene
from formulad.ui.toolkit.widgets.segmented import Segmented
from tests.toy.nerve import DARE, FOLD, KIND, NERVE
from tests.toy.nerve_screen import FACE, LID
from tests.toy.two import played

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


@pytest.fixture(autouse=True)
def _nerve_lies_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(box.GAMES, KIND.id, NERVE)
    monkeypatch.setitem(faces.FACES, KIND.id, lambda: FACE)
    monkeypatch.setitem(LIDS, KIND.id, LID)


def box_page(context: SceneContext) -> Scene:
    return CompositionRoot(context).box()


def people(pilot: Pilot, number: int) -> None:
    """Say how many people there are."""
    choice = pilot.find("people")
    assert isinstance(choice, Segmented)
    pilot.click_at(choice.part(NUMBERS.index(number)).center)


def lids(pilot: Pilot) -> dict[str, LidCard]:
    return {each.id: each for each in pilot.scene.widgets if isinstance(each, LidCard)}


def test_the_menu_leads_to_the_lids_of_the_games_that_have_a_face(enter: Enter) -> None:
    pilot = enter()

    pilot.click("box")

    assert isinstance(pilot.scene, BoxScene)
    assert {f"game-{game}" for game in LIDS if game in faces.FACES} == lids(pilot).keys()
    assert "game-race" == pilot.scene.focus


def test_a_lid_leads_to_the_page_of_a_new_game_and_back(enter: Enter) -> None:
    pilot = enter(box_page)

    pilot.click("game-nerve")
    assert "new-game" == pilot.scene.name
    pilot.press("escape")
    pilot.click("game-race")

    assert "new-race" == pilot.scene.name


def test_by_keys_the_lids_lie_beside_each_other(enter: Enter) -> None:
    pilot = enter(box_page)
    order = list(lids(pilot))

    pilot.press(*["right"] * (len(order) - 1))

    assert order[-1] == pilot.scene.focus
    pilot.press("enter")
    assert "new-game" == pilot.scene.name


@pytest.mark.parametrize(("number", "fits"), [(4, True), (5, False), (10, False)])
def test_a_game_for_four_is_dimmed_for_more(enter: Enter, number: int, *, fits: bool) -> None:
    pilot = enter(box_page)

    people(pilot, number)

    card = lids(pilot)["game-nerve"]
    assert (None if fits else "At most 4 people can play") == card.why_not
    assert lids(pilot)["game-race"].why_not is None


def test_the_people_who_are_there_are_seated_in_the_new_game(enter: Enter) -> None:
    pilot = enter(box_page)

    people(pilot, 3)
    pilot.click("game-nerve")

    assert isinstance(pilot.scene, NewGameScene)
    assert 3 == sum(player.is_human for player in pilot.scene.agreed.players)


def test_who_presses_a_dimmed_lid_is_told_how_to_mend_it(enter: Enter) -> None:
    pilot = enter(box_page)
    people(pilot, 6)

    pilot.click("game-nerve")

    assert isinstance(pilot.scene, Dialog)
    assert "At most 4 people can play. Choose fewer people" in pilot.scene.text


def test_a_game_that_was_left_wears_a_ribbon_that_leads_into_it(
    enter: Enter, player: UserFolders
) -> None:
    played(player.saves, DARE, FOLD, DARE)
    pilot = enter(box_page)
    pilot.settle()

    (ribbon,) = (each for each in pilot.scene.widgets if isinstance(each, ContinueRibbon))
    assert ("continue-nerve", "Continue: Round 2") == (ribbon.id, ribbon.text)
    pilot.click(ribbon.id)

    assert "game" == pilot.scene.name


def test_a_game_that_was_played_to_its_end_wears_none(enter: Enter, player: UserFolders) -> None:
    played(player.saves, *(DARE, FOLD) * 3)
    pilot = enter(box_page)
    pilot.settle()

    assert not [each for each in pilot.scene.widgets if isinstance(each, ContinueRibbon)]


def test_help_tells_of_the_game_whose_lid_has_the_focus(enter: Enter) -> None:
    pilot = enter(box_page)

    pilot.press("f1")

    assert "help" == pilot.scene.name


def test_what_cannot_be_continued_is_told_in_a_sentence(enter: Enter, player: UserFolders) -> None:
    path = played(player.saves, DARE)
    pilot = enter(box_page)
    pilot.settle()
    path.write_text(path.read_text().replace("dare", "bare"))

    pilot.click("continue-nerve")

    assert isinstance(pilot.scene, Dialog)
    assert "'bare' is nothing here" in pilot.scene.text
