"""A season is played on the screen by mouse, by keys and by finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.cards.motor_racing.cars import Team
from formulad.cards.motor_racing.moves import PlayCard
from formulad.cards.motor_racing.questions import Question
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.store.paths import data_root
from formulad.store.resume import load
from formulad.ui.cards.kit.curtain import LOOK
from formulad.ui.cards.kit.hand_privacy import HOLD_SECONDS
from formulad.ui.cards.motor_racing.motor_racing_face import MotorRacingFace
from formulad.ui.shell.guard import SECONDS
from formulad.ui.shell.new_game.agreed_terms_page import AgreedTermsPage
from tests.scope import sample
from tests.ui.cards.motor_racing.tables import (
    SHORT,
    at_the_table,
    ids,
    ready,
    seated,
    the_scene,
)
from tests.ui.devices import RB, A, PadPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

MOST_TURNS = 80


def by_mouse(pilot: Pilot) -> None:
    """Answer the question, or play the first card on the first car that it is for."""
    if answers := ids(pilot, "answer-"):
        pilot.click(answers[0])
        return
    pilot.click("card-0")
    target = next(iter(ids(pilot, "car-")), "play")
    pilot.click(target)
    if "play" in ids(pilot, "play") and the_scene(pilot).question is Question.CARD:
        pilot.click("play")  # it hurts, and is meant


def by_keys(pilot: Pilot) -> None:
    """Answer with what has the ring, or play the second card where the keys lead."""
    if ids(pilot, "answer-"):
        pilot.press("right", "enter")
        return
    pilot.press("2", "enter")
    if pilot.scene.awaiting and the_scene(pilot).question is Question.CARD:
        pilot.press("enter")


def by_finger(pilot: Pilot) -> None:
    """Tap an answer, or a card, a car and the button."""
    if answers := ids(pilot, "answer-"):
        pilot.tap(answers[-1])
        return
    pilot.tap("card-1")
    if cars := ids(pilot, "car-"):
        pilot.tap(cars[-1])
    for _ in range(2):
        if "play" in ids(pilot, "play"):
            pilot.tap("play")


def by_pad(pilot: Pilot) -> None:
    """Answer with what has the ring, or go one card on with the shoulder and play it with A."""
    pad = PadPlayer(pilot)
    if not ids(pilot, "answer-"):
        pad.press(RB)
        pad.press(A)
    is_asked = pilot.scene.awaiting and the_scene(pilot).question is Question.CARD
    if is_asked or ids(pilot, "answer-"):
        pad.press(A)


def season(pilot: Pilot, act: Callable[[Pilot], None]) -> list[str]:
    """Play to the end; return the pages that were seen on the way."""
    pages: list[str] = []
    for _ in range(MOST_TURNS):
        ready(pilot)
        if pilot.scene.name == "result":
            return [*pages, "result"]
        if pilot.scene.name == "standings":
            pages.append("standings")
            _go_on(pilot, act)
            continue
        assert pilot.scene.awaiting == "choice"
        act(pilot)
    raise AssertionError("the season does not end")


def _go_on(pilot: Pilot, act: Callable[[Pilot], None]) -> None:
    if act is by_pad:
        PadPlayer(pilot).press(A)
    else:
        pilot.press("enter")


@pytest.mark.parametrize("act", sample([by_mouse, by_keys, by_finger, by_pad]))
def test_a_whole_season_is_played_by_each_device(
    enter: Enter, player: UserFolders, act: Callable[[Pilot], None]
) -> None:
    pilot = at_the_table(enter, seated(1, 3, **SHORT))

    assert ["standings", "result"] == season(pilot, act)

    (path,) = player.saves.glob("*.race")
    loaded = load(motor_racing_kind(data_root()), path)
    assert loaded.record.is_over


def test_pointing_at_a_card_lifts_it_and_shows_for_which_cars_it_is(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))
    scene = the_scene(pilot)

    pilot.point("card-1")

    card = scene.lifted_card
    assert card is not None
    assert scene.choices is not None
    assert "card-1" == scene.hand.lifted
    assert len(scene.choices.targets(card)) == len(ids(pilot, "car-"))
    assert scene.move == scene.choices.best(card)


def test_pointing_at_a_car_shows_what_the_card_would_do_to_it(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))
    scene = the_scene(pilot)
    lifted = next(card.id for card in scene.hand.cards if _targets(pilot, card.id) > 1)
    pilot.point(lifted)

    for spot in ids(pilot, "car-"):
        pilot.point(spot)
        assert isinstance(scene.move, PlayCard)
        assert spot == f"car-{(scene.move.car or 0) + 1}"


def _targets(pilot: Pilot, card_id: str) -> int:
    scene = the_scene(pilot)
    card = next(card for card in scene.hand.cards if card.id == card_id)
    assert scene.choices is not None
    return len(scene.choices.targets(card.command))  # type: ignore[arg-type]  # a card


def test_a_finger_lifts_first_then_aims_then_plays(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))
    scene = the_scene(pilot)
    card = next(card.id for card in scene.hand.cards if _targets(pilot, card.id) > 1)
    pilot.tap(card)
    first, second, *_ = ids(pilot, "car-")
    turn = len(scene.state.discards)

    pilot.tap(first)
    pilot.tap(second)

    assert turn == len(scene.state.discards)
    assert isinstance(scene.move, PlayCard)
    assert second == f"car-{(scene.move.car or 0) + 1}"


def test_a_card_that_hurts_its_player_is_played_only_when_asked_for_twice(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))
    scene = the_scene(pilot)
    choices = scene.choices
    assert choices is not None
    bad = next(m for m in choices.moves if isinstance(m, PlayCard) and choices.hurts(m))
    card = next(card.id for card in scene.hand.cards if card.command == bad.card)
    pilot.click(card)

    pilot.click(f"car-{(bad.car or 0) + 1}")
    assert scene.prompt.is_warning
    assert scene.question is Question.CARD
    pilot.click("play")

    assert scene.question is not Question.CARD


def test_a_choice_is_put_back_before_anything_is_taken_back(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))
    scene = the_scene(pilot)
    pilot.press("3")
    assert "card-2" == scene.chosen

    pilot.press("z")

    assert "" == scene.chosen


def test_a_card_is_taken_back_before_the_next_one_is_drawn(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))
    scene = the_scene(pilot)
    choices = scene.choices
    assert choices is not None
    before = scene.state
    move = next(
        m
        for m in choices.moves
        if isinstance(m, PlayCard) and choices.forecast(m).is_certain and not choices.hurts(m)
    )
    pilot.click(next(card.id for card in scene.hand.cards if card.command == move.card))
    pilot.click(f"car-{(move.car or 0) + 1}" if move.car is not None else "play")
    assert before != scene.state

    pilot.press("z")

    assert before == scene.state
    assert before.run == scene.playback.picture.run


def test_played_cards_are_counted_on_a_page_over_the_table(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))

    pilot.click("played-cards")
    assert "played-cards" == pilot.scene.name
    pilot.press("escape")

    assert "motor-racing" == pilot.scene.name


def test_the_options_that_were_agreed_on_can_be_read_in_the_pause(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3, **SHORT))
    pilot.click("tool-menu")
    pilot.click("agreed")
    page = pilot.scene
    told = {widget.id for widget in page.widgets}
    pilot.press("down", "escape")

    assert isinstance(page, AgreedTermsPage)
    assert "races" in told
    assert "pause" == pilot.scene.name


def test_the_menu_pauses_the_season(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))

    pilot.click("tool-menu")

    assert "pause" == pilot.scene.name


# Hands and secrets


def test_between_two_people_the_hand_is_covered_until_a_button_is_held(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(2, 1))
    scene = the_scene(pilot)
    assert [] == ids(pilot, "card-")

    pilot.hold(pilot.find(LOOK).rect.center)
    pilot.wait(HOLD_SECONDS + 0.1)
    pilot.let_go((5, 5))

    assert 5 == len(ids(pilot, "card-"))
    pilot.press("h")
    assert [] == ids(pilot, "card-")
    assert scene.privacy.seat is not None


def test_a_key_uncovers_the_hand_after_a_moment(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(2, 1))

    pilot.press("enter")
    assert [] == ids(pilot, "card-")
    pilot.wait(HOLD_SECONDS + 0.1)

    assert 5 == len(ids(pilot, "card-"))


def test_the_hand_is_covered_when_the_window_is_not_looked_at(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(2, 1))
    pilot.press("enter")
    pilot.wait(HOLD_SECONDS + 0.1)

    pilot.send(pygame.Event(pygame.WINDOWFOCUSLOST))

    assert [] == ids(pilot, "card-")


def test_the_next_person_does_not_see_the_hand_before(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(2, 0))
    scene = the_scene(pilot)
    first = scene.privacy.seat
    pilot.press("enter")
    pilot.wait(HOLD_SECONDS + 0.1)

    for _ in range(6):
        if scene.privacy.seat != first:
            break
        by_mouse(pilot)
        ready(pilot)

    assert first != scene.privacy.seat
    assert ([], False) == (ids(pilot, "card-"), scene.privacy.is_open)


def test_a_person_alone_has_no_curtain_and_may_still_hide_the_hand(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 2))
    assert 5 == len(ids(pilot, "card-"))

    pilot.press("h")

    assert [] == ids(pilot, "card-")


def test_no_hand_of_another_seat_is_ever_laid_out(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(1, 3))
    scene = the_scene(pilot)

    held = sorted(int(str(card.command)) for card in scene.hand.cards)

    assert list(scene.state.hands[0]) == held


def test_on_a_flat_screen_the_picture_turns_to_the_far_side(enter: Enter) -> None:
    pilot = at_the_table(enter, seated(2, 0))
    scene = the_scene(pilot)
    near = pilot.find(LOOK).rect
    scene._memory.remember(table=True)  # noqa: SLF001 - as the settings do

    scene.privacy.turn_to(1)
    scene.lay_out()

    far = pilot.find(LOOK).rect
    page = pilot.app.canvas.area
    assert scene.is_turned
    assert pytest.approx((page.width - near.centerx, page.height - near.centery)) == far.center
    pilot.hold(far.center)
    assert scene.privacy.is_held


@pytest.mark.parametrize("use", ["click", "tap", "keys"])
def test_a_team_that_was_picked_on_the_page_is_driven(enter: Enter, use: str) -> None:
    pilot = enter(lambda context: MotorRacingFace().new_game(context, 1))
    pilot.settle()
    pilot.wait(SECONDS)

    if use == "keys":
        for _ in pilot.scene.widgets:
            if pilot.scene.focus == "pick-0":
                break
            pilot.press("tab")
        pilot.press("enter")
    else:
        getattr(pilot, use)("pick-0")
    pilot.click("start")
    pilot.settle()

    teams = the_scene(pilot).game.setting.teams
    assert [Team.GREEN, Team.BLUE] == [teams[0][0], teams[1][0]]
