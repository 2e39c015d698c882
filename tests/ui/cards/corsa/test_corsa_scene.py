"""A whole game of Formula Corsa on its screen, by mouse alone and by keys alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.cards.corsa.moves import Sell
from formulad.cards.corsa.questions import Question
from formulad.cards.corsa.state import Stage
from formulad.games.box import CORSA
from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import data_root
from formulad.store.preferences import Pace
from formulad.store.resume import load
from formulad.ui.cards.corsa.bench_widgets import BUILD, HIRE, LEAVE, SELL, SLOTS, WAIT
from formulad.ui.cards.corsa.corsa_result import CorsaResult
from formulad.ui.cards.corsa.corsa_scene import ROLL, CorsaScene
from formulad.ui.faces import FACES
from formulad.ui.shell.table.standings_page import ON, StandingsPage
from tests.ui.cards.pads import use_by_pad
from tools.screens import corsa as on_screens

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.cards.corsa.state import State
    from formulad.store.paths import UserFolders
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


def table(people: int) -> Callable[[SceneContext], Scene]:
    """Return what begins a game of so many people, and computers up to three."""
    grades = [""] * people + ["easy"] * (3 - people)
    players = zip(("Ana", "Bruno", "Chiyo"), grades, strict=True)
    setup = UsualSetup(tuple(SeatedPlayer(*each) for each in players), {"races": 5})
    return lambda context: FACES[CORSA]().begin(context, setup, 11)


def corsa(pilot: Pilot) -> CorsaScene:
    assert isinstance(pilot.scene, CorsaScene)
    return pilot.scene


def with_enter(pilot: Pilot, widget: str) -> None:
    """Press what the keys have been led to."""
    assert widget == pilot.scene.focused_id
    pilot.press("enter")


def until_asked(pilot: Pilot, throw: Callable[[Pilot, str], None] = with_enter) -> Question | None:
    """Let time pass until somebody is asked, or another page is there; throw each die oneself."""
    for _ in range(4000):
        scene = pilot.scene
        if not isinstance(scene, CorsaScene) or scene.question or scene.is_covered:
            return scene.question if isinstance(scene, CorsaScene) else None
        if ROLL in usable(pilot):
            throw(pilot, ROLL)
        pilot.wait(0.1)
    raise AssertionError(corsa(pilot).state)


def usable(pilot: Pilot) -> set[str]:
    return {widget.id for widget in pilot.scene.widgets if widget.focusable}


def steps(pilot: Pilot, question: Question) -> list[str]:
    """Return which widgets are used next, one after the other."""
    there = usable(pilot)
    match question:
        case Question.MARKET if LEAVE in there:
            return [LEAVE]
        case Question.MARKET if "buy-strategy" in there:
            return ["buy-strategy"]
        case Question.MARKET:
            return ["card-0", SELL]
        case Question.WISH:
            return [HIRE] if HIRE in there else [WAIT]
        case Question.CAR:
            return ["card-0", BUILD]


def play(pilot: Pilot, use: Callable[[Pilot, str], None]) -> int:
    """Play to the end; return how many races were followed by the standings."""
    races = 0
    for _ in range(600):
        question = until_asked(pilot, with_enter if use is keyed else use)
        if isinstance(pilot.scene, CorsaResult):
            return races
        if isinstance(pilot.scene, StandingsPage):
            races += 1
            pilot.wait(1)
            use(pilot, ON)
        elif question is not None:
            for widget in steps(pilot, question):
                use(pilot, widget)
    raise AssertionError("the game does not end")


def clicked(pilot: Pilot, widget: str) -> None:
    pilot.click(widget)


def keyed(pilot: Pilot, widget: str) -> None:
    """Go to a widget with the keys, and press it."""
    for _ in range(40):
        if pilot.scene.focused_id == widget:
            pilot.press("enter")
            return
        pilot.press("tab")
    raise AssertionError(f"no key leads to {widget}: {usable(pilot)}")


def padded(pilot: Pilot, widget: str) -> None:
    use_by_pad(pilot, widget)


def in_race(race: int, state: State) -> bool:
    return state.race == race


@pytest.mark.parametrize("use", [clicked, keyed, padded], ids=["mouse", "keys", "pad"])
@pytest.mark.parametrize("race", [4, pytest.param(1, marks=pytest.mark.thorough)])
def test_a_game_is_played_to_its_end(
    enter: Enter, player: UserFolders, use: Callable[[Pilot, str], None], race: int
) -> None:
    setup = on_screens.table(1, 3, races=5)
    path = on_screens.left_game(player.saves, setup, partial(in_race, race))
    pilot = enter(lambda context: FACES[CORSA]().resumed(context, path), Pace.INSTANT)

    assert 5 - race == play(pilot, use)
    assert isinstance(pilot.scene, CorsaResult)
    assert "wins the game" in str(pilot.scene.headline)


def entered(pilot: Pilot) -> None:
    """Press nothing but Enter until the game is over."""
    for _ in range(60):
        until_asked(pilot)
        pilot.wait(1)
        if isinstance(pilot.scene, CorsaResult):
            return
        pilot.press("enter")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("option", [{}, {"selling": "free"}], ids=["usual", "free selling"])
def test_enter_alone_leads_to_the_end_and_sells_nothing_on_the_way(
    enter: Enter, player: UserFolders, option: dict[str, str]
) -> None:
    setup = on_screens.table(1, 3, races=5, **option)
    path = on_screens.left_game(player.saves, setup, partial(in_race, 4))
    pilot = enter(lambda context: FACES[CORSA]().resumed(context, path), Pace.INSTANT)

    entered(pilot)

    (record,) = player.saves.glob("*.race")
    played = load(corsa_kind(data_root()), record).replay.played
    assert not any(isinstance(each.choice, Sell) for each in played)


def test_keys_lead_from_the_market_to_the_drivers_and_wait_for_cheaper_ones(enter: Enter) -> None:
    pilot = enter(table(1))
    focused = []
    while (question := until_asked(pilot)) is not Question.CAR:
        focused.append((question, pilot.scene.focused_id))
        pilot.press("enter")

    assert {(Question.MARKET, LEAVE), (Question.WISH, WAIT)} == set(focused)
    assert "card-0" == pilot.scene.focused_id


def test_keys_lead_to_the_lock_once_a_strategy_card_is_in_the_car(enter: Enter) -> None:
    pilot = enter(table(1))
    at_car(pilot)

    pilot.press("9")
    first = pilot.scene.focused_id
    pilot.click("card-0")

    assert first != BUILD
    assert BUILD == pilot.scene.focused_id


def at_car(pilot: Pilot) -> CorsaScene:
    """Go on to the workshop of the first person."""
    while (question := until_asked(pilot)) is not Question.CAR:
        assert question is not None
        for widget in steps(pilot, question):
            pilot.click(widget)
    return corsa(pilot)


def test_cards_go_into_the_car_and_come_back(enter: Enter) -> None:
    pilot = enter(table(1))
    scene = at_car(pilot)
    held = len(scene.hand.cards)

    pilot.click("card-0")
    pilot.press("9")
    assert scene.choices is not None
    assert (1, 1) == (int(scene.choices.strategy is not None), len(scene.choices.techniques))
    assert held - 2 == len(scene.hand.cards)
    pilot.click(SLOTS[1])
    assert [] == scene.choices.techniques
    pilot.press("z")

    assert (None, held) == (scene.choices.strategy, len(scene.hand.cards))
    assert BUILD not in usable(pilot)


def test_of_a_car_without_a_strategy_card_nothing_is_closed(enter: Enter) -> None:
    pilot = enter(table(1))
    scene = at_car(pilot)

    pilot.press("9")

    assert BUILD not in usable(pilot)
    assert scene.choices is not None
    assert scene.choices.car is None


def until_thrown(pilot: Pilot) -> None:
    """Play until a die lies in the hand of the person."""
    for _ in range(4000):
        if ROLL in usable(pilot):
            return
        question = corsa(pilot).question
        for widget in steps(pilot, question) if question else ():
            pilot.click(widget)
        pilot.wait(0.1)
    raise AssertionError(corsa(pilot).state)


def test_a_die_waits_in_the_garage_of_a_person_until_it_is_thrown(enter: Enter) -> None:
    pilot = enter(table(1))
    until_thrown(pilot)
    scene, before = corsa(pilot), corsa(pilot).state
    garage, place = corsa(pilot).garage_of(0), pilot.find(ROLL).rect
    pilot.wait(30)
    waited = scene.state
    pilot.tap(ROLL)
    pilot.wait(3)

    assert before is waited
    assert garage.contains(place)
    assert scene.state is not before


def test_between_two_people_the_hand_is_covered(enter: Enter) -> None:
    pilot = enter(table(2))

    until_asked(pilot)

    assert corsa(pilot).is_covered
    assert () == corsa(pilot).hand.cards
    assert "look" in usable(pilot)
    pilot.press("enter")
    pilot.wait(1)
    assert not corsa(pilot).is_covered
    assert corsa(pilot).hand.cards


def test_the_first_picture_of_a_game_that_was_left_calls_who_is_asked(
    enter: Enter, player: UserFolders
) -> None:
    setup = on_screens.table(2)
    record = on_screens.left_game(
        player.saves, setup, lambda state: state.stage is Stage.MARKET and state.seat == 1
    )

    pilot = enter(lambda context: FACES[CORSA]().resumed(context, record))

    assert 1 == corsa(pilot).privacy.seat


def test_nobody_sees_the_cards_of_others_on_the_screen(enter: Enter) -> None:
    pilot = enter(table(2))
    until_asked(pilot)

    view = corsa(pilot).view

    assert {-1} == {card for hand in view.hands for card in hand.strategies}


def test_a_click_beside_everything_skips_what_is_shown(enter: Enter) -> None:
    pilot = enter(table(1), Pace.CALM)
    scene = corsa(pilot)
    while not scene.playback.is_playing:
        pilot.wait(0.1)

    pilot.click_at((640, 640))

    assert not scene.playback.is_playing


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (720, 1280)])
def test_garages_and_panels_lie_apart_on_every_page(size: tuple[int, int], enter: Enter) -> None:
    pilot = enter(table(1))
    pilot.resize(*size)
    layout = corsa(pilot).layout

    panels = [layout.header, layout.prompt, layout.circuit, layout.season, *layout.tools]
    bench = [layout.bench, layout.shop, layout.rivals, layout.hand]
    for places in ([*panels, *layout.garages, layout.road], [*panels, *bench]):
        for at, one in enumerate(places):
            assert layout.page.contains(one)
            assert [] == [other for other in places[at + 1 :] if one.colliderect(other)]
