"""A usual game is agreed on by mouse, finger and keys, and begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.last_game import last_game
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.sentence import say
from formulad.kernel.terms import Choice, ChoiceTerm, NumberTerm, Terms, UsualSetup
from formulad.kernel.values import replace
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.new_game.new_game_page import NewGameScene
from formulad.ui.shell.scene import Push, Scene
from formulad.ui.toolkit.intents import Confirm
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.stepper import Stepper
from tests.toy.nerve import KIND, Nerve

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Change
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.toolkit.intents import Intent
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

LUCK = ChoiceTerm(
    "luck",
    say("Luck"),
    (
        Choice("much", say("Much"), say("Cards are dealt.")),
        Choice("none", say("None"), say("Cards are chosen.")),
    ),
    range(3, 5),
)
ROUNDS = NumberTerm("rounds", say("Rounds"), say("How many there are."), 3, 1, 9)
LAST = last_game("nerve-on-terms")


def make(setup: UsualSetup) -> Nerve:
    if setup.options.get("rounds") == 9:
        raise ValueError(say("nine rounds are too many: choose fewer"))
    return Nerve(len(setup.players))


TERMED = replace(KIND, make=make, terms=Terms(2, 4, (ROUNDS, LUCK)))


class Begun(Scene):
    """What comes of it."""

    name = "begun"

    def __init__(self, setup: UsualSetup) -> None:
        self.setup = setup


def page(context: SceneContext) -> Scene:
    return NewGameScene(TERMED, context.memory, LAST, Begun, Scene)


def agreed(pilot: Pilot) -> UsualSetup:
    """Return what is agreed on now."""
    assert isinstance(pilot.scene, NewGameScene)
    return pilot.scene.agreed.setup


def grades(pilot: Pilot) -> list[str]:
    return [player.grade for player in agreed(pilot).players]


def call(pilot: Pilot, seat: int, name: str) -> None:
    """Type a name over the one that is there."""
    field = f"name-{seat}"
    pilot.click(field)
    pilot.press("end", *["backspace"] * 16)
    pilot.type(name)


def test_it_begins_at_once_with_one_person_and_three_computers(enter: Enter) -> None:
    pilot = enter(page)

    pilot.press("enter")

    assert isinstance(pilot.scene, Begun)
    assert ["", "timid", "timid", "timid"] == [each.grade for each in pilot.scene.setup.players]


def test_a_computer_becomes_a_person_and_back(enter: Enter) -> None:
    pilot = enter(page)
    who = pilot.find("player-1")
    assert isinstance(who, Segmented)

    pilot.click_at(who.part(0).center)
    assert ["", "", "timid", "timid"] == grades(pilot)
    assert "grade-1" not in {widget.id for widget in pilot.scene.widgets}
    pilot.click_at(who.part(1).center)

    assert ["", "timid", "timid", "timid"] == grades(pilot)


def test_how_well_a_computer_plays_is_chosen(enter: Enter) -> None:
    pilot = enter(page)

    pilot.tap("grade-2")

    assert ["", "timid", "careful", "timid"] == grades(pilot)


def test_players_sit_down_move_up_and_leave(enter: Enter) -> None:
    pilot = enter(page)

    pilot.click("remove-1")
    pilot.click("up-2")
    assert ["Ana", "Dev", "Chiyo"] == [player.name for player in agreed(pilot).players]
    pilot.click("add-player")

    assert ["Ana", "Dev", "Chiyo", "Bruno"] == [player.name for player in agreed(pilot).players]
    assert "add-player" not in {widget.id for widget in pilot.scene.widgets}


def test_two_players_are_the_fewest(enter: Enter) -> None:
    pilot = enter(page)

    pilot.click("remove-3")
    pilot.click("remove-2")

    assert not [each.id for each in pilot.scene.widgets if each.id.startswith("remove")]


def test_a_name_is_typed(enter: Enter) -> None:
    pilot = enter(page)

    call(pilot, 0, "Zoe")

    assert "Zoe" == agreed(pilot).players[0].name


def test_options_are_chosen_and_what_they_do_is_told(enter: Enter) -> None:
    pilot = enter(page)
    number = pilot.find("rounds")
    assert isinstance(number, Stepper)

    pilot.click_at((number.rect.right - 20, number.rect.centery))
    pilot.click("luck")

    assert {"rounds": 4, "luck": "none"} == agreed(pilot).options


def test_an_option_that_changes_nothing_for_two_cannot_be_chosen(enter: Enter) -> None:
    pilot = enter(page)
    pilot.click("remove-3")
    pilot.click("remove-2")

    luck = pilot.find("luck")

    assert isinstance(luck, Chooser)
    assert not luck.enabled


def test_what_cannot_be_played_is_told_with_how_to_mend_it(enter: Enter) -> None:
    pilot = enter(page)
    number = pilot.find("rounds")
    for _ in range(6):
        pilot.click_at((number.rect.right - 20, number.rect.centery))

    assert isinstance(pilot.scene, NewGameScene)
    assert "nine rounds are too many: choose fewer" == pilot.scene.fault
    pilot.click("start")

    assert isinstance(pilot.scene, Dialog)
    assert "nine rounds are too many: choose fewer" == pilot.scene.text


def test_two_of_one_name_do_not_begin(enter: Enter) -> None:
    pilot = enter(page)

    call(pilot, 0, "Dev")
    pilot.click("start")

    assert isinstance(pilot.scene, Dialog)
    assert "Two players are called Dev" in pilot.scene.text


def test_what_was_agreed_on_is_offered_again(enter: Enter) -> None:
    kept: list[SceneContext] = []

    def first(context: SceneContext) -> Scene:
        kept.append(context)
        return page(context)

    pilot = enter(first)
    pilot.click("remove-3")
    pilot.click("luck")
    pilot.click("start")

    found = kept[0].memory.last(LAST)
    names = ("Ana", "Bruno", "Chiyo")
    assert (
        UsualSetup(
            (SeatedPlayer(names[0]), *(SeatedPlayer(name, "timid") for name in names[1:])),
            {"luck": "none"},
        )
        == found
    )


@pytest.mark.parametrize("key", ["escape", "f1"])
def test_keys_lead_back_and_to_the_rules(enter: Enter, key: str) -> None:
    pilot = enter(lambda context: _Below(page(context)))
    pilot.press("enter")

    pilot.press(key)

    assert {"escape": "below", "f1": ""}[key] == pilot.scene.name


class _Below(Scene):
    """From where the page is opened."""

    name = "below"

    def __init__(self, above: Scene) -> None:
        self._above = above

    def handle(self, intent: Intent) -> Change | None:
        return Push(self._above) if isinstance(intent, Confirm) else None
