"""A championship is played on the screen by mouse, by keys and by finger."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.questions import Question
from formulad.games.fun.fun_kind import fun_kind
from formulad.store.paths import data_root
from formulad.store.resume import load
from formulad.ui.cards.fun.fun_scene import MENU, STANDINGS
from formulad.ui.cards.kit.curtain import LOOK
from formulad.ui.cards.kit.hand_privacy import HOLD_SECONDS
from formulad.ui.shell.scene import Push
from tests.scope import sample
from tests.ui.cards.fun.tables import at_the_stall, ready, seated, the_scene, usable
from tests.ui.cards.pads import use_by_pad
from tests.ui.devices import A, PadPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

MOST = 1500


def use(pilot: Pilot, press: Callable[[str], None]) -> None:
    """Do something sensible with clicks or taps on what is drawn."""
    scene = the_scene(pilot)
    match scene.question:
        case Question.DRAW:
            press("do-0")
        case Question.BID:
            bids = scene.prices.price <= min(4, scene.state.money[scene.asked_seat or 0])
            press("bid" if bids else "pass")
        case Question.RETURN | Question.SPY:
            press("pick-0")
        case _:
            _use_turn(pilot, press)


def _use_turn(pilot: Pilot, press: Callable[[str], None]) -> None:
    """Open the first auction that can be, else use a card, else end the turn."""
    scene = the_scene(pilot)
    if picks := usable(pilot, "pick-"):
        press(picks[0])
        return
    lots = [w for w in usable(pilot, "lot-") if not _is_dull(pilot, w)]
    for lot in lots[:1]:
        press(lot)
        press("do-0")
        return
    for card in usable(pilot, "card-"):
        press(card)
        if uses := usable(pilot, "do-"):
            press(uses[0])
            return
    assert scene.question is Question.ACT
    press("end-turn")


def _is_dull(pilot: Pilot, lot: str) -> bool:
    return bool(getattr(pilot.find(lot), "is_dull", False))


def by_mouse(pilot: Pilot) -> None:
    use(pilot, pilot.click)


def by_finger(pilot: Pilot) -> None:
    use(pilot, pilot.tap)


def by_keys(pilot: Pilot) -> None:
    """Answer with what the keys are led to; in a turn try each card, then go to its end."""
    scene = the_scene(pilot)
    if scene.question is Question.BID:
        is_dear = scene.prices.price > min(3, scene.state.money[scene.asked_seat or 0])
        pilot.press(*(("down", "enter") if is_dear else ("enter",)))
        return
    if scene.question is not Question.ACT or usable(pilot, "pick-"):
        pilot.press("enter")
        return
    for number in range(1, len(scene.hand.cards) + 1):
        pilot.press(str(number))
        if pilot.scene.focus.startswith("do-"):
            pilot.press("enter")
            return
    walk_to(pilot, "end-turn")
    pilot.press("enter")


def by_pad(pilot: Pilot) -> None:
    use(pilot, partial(use_by_pad, pilot))


def walk_to(pilot: Pilot, wished: str) -> None:
    """Go on with the tab key until something has the ring."""
    for _ in pilot.scene.widgets:
        if pilot.scene.focus == wished:
            return
        pilot.press("tab")
    assert wished == pilot.scene.focus


def championship(pilot: Pilot, act: Callable[[Pilot], None]) -> list[str]:
    """Play to the end; return the pages that were seen on the way."""
    pages: list[str] = []
    for _ in range(MOST):
        ready(pilot)
        if pilot.scene.name == "result":
            return [*pages, "result"]
        if pilot.scene.name in {"race-over", "standings"}:
            pages.append(pilot.scene.name)
            if act is by_pad:
                PadPlayer(pilot).press(A)
            else:
                pilot.press("enter")
            continue
        assert pilot.scene.awaiting == "choice"
        act(pilot)
    raise AssertionError("the championship does not end")


@pytest.mark.parametrize("act", sample([by_keys, by_mouse, by_finger, by_pad]))
def test_a_whole_championship_is_played_by_each_device(
    enter: Enter, player: UserFolders, act: Callable[[Pilot], None]
) -> None:
    pilot = at_the_stall(enter, seated(1, 1, races=1, stall_guard=1))

    pages = championship(pilot, act)

    assert "result" == pages[-1]
    assert set(pages) <= {"race-over", "standings", "result"}
    (path,) = player.saves.glob("*.race")
    assert load(fun_kind(data_root()), path).record.is_over


def test_the_page_of_a_race_leads_on_to_the_championship(enter: Enter) -> None:
    scene = the_scene(at_the_stall(enter, seated(1, 2)))

    change = scene.resume(STANDINGS)

    assert isinstance(change, Push)
    assert "standings" == change.scene.name


def test_the_hand_of_one_person_is_open_and_no_curtain_comes(enter: Enter) -> None:
    pilot = at_the_stall(enter, seated(1, 2))

    assert Question.DRAW is the_scene(pilot).question
    assert 5 == len(the_scene(pilot).hand.cards)


def test_a_hand_is_covered_between_two_people_until_somebody_holds_the_button(
    enter: Enter,
) -> None:
    pilot = at_the_stall(enter, seated(2, 0))
    scene = the_scene(pilot)
    assert None is scene.question

    pilot.hold(pilot.find(LOOK).rect.center)
    pilot.wait(HOLD_SECONDS + 0.1)
    pilot.let_go(pilot.scene.widgets[0].rect.center)

    assert Question.DRAW is scene.question


def opened(pilot: Pilot) -> None:
    """Look at the hand, draw, put a part on the market and open an auction for it."""
    scene = the_scene(pilot)
    if scene.question is None:
        pilot.hold(pilot.find(LOOK).rect.center)
        pilot.wait(HOLD_SECONDS + 0.1)
        pilot.let_go(pilot.scene.widgets[0].rect.center)
    pilot.click("do-0")
    ready(pilot)
    parts = (CardKind.ENGINE, CardKind.CHASSIS, CardKind.DRIVER)
    kinds = [(c.id, scene.game.setting.card(c.command).kind) for c in scene.hand.cards]  # type: ignore[arg-type] # a card
    pilot.click(next(card for card, kind in kinds if kind in parts))
    pilot.click("do-0")
    ready(pilot)
    pilot.click("lot-0")
    pilot.click("do-0")
    ready(pilot)


def test_no_curtain_hides_anything_at_an_auction(enter: Enter) -> None:
    pilot = at_the_stall(enter, seated(2, 0), seed=4)
    opened(pilot)
    scene = the_scene(pilot)

    assert Question.BID is scene.question
    assert [] == usable(pilot, "card-") + usable(pilot, "look")
    pilot.click("pass")
    ready(pilot)

    assert Question.BID is scene.question


def test_after_an_auction_among_people_the_hand_is_covered_again(enter: Enter) -> None:
    pilot = at_the_stall(enter, seated(2, 0), seed=4)
    opened(pilot)
    for _ in range(2):
        pilot.click("pass")
        ready(pilot)

    assert None is the_scene(pilot).question
    assert LOOK in [widget.id for widget in pilot.scene.widgets]


def test_a_price_goes_up_and_down_and_a_bluff_is_called_one(enter: Enter) -> None:
    pilot = at_the_stall(enter, seated(2, 0), seed=4)
    opened(pilot)
    scene = the_scene(pilot)
    lowest = scene.prices.price

    pilot.click("more")
    pilot.click("more")
    pilot.click("less")
    assert lowest + 1 == scene.prices.price

    while scene.prices.price <= scene.state.money[scene.asked_seat or 0]:
        pilot.click("more")
    assert "BLUFF: BID 21" == str(getattr(pilot.find("bid"), "label", ""))


def test_z_puts_a_card_of_the_market_back_before_anything_is_taken_back(enter: Enter) -> None:
    pilot = at_the_stall(enter, seated(1, 1), seed=4)
    opened_market(pilot)
    scene = the_scene(pilot)
    pilot.click("lot-0")
    assert "less" in [widget.id for widget in pilot.scene.widgets]

    pilot.press("z")

    assert "less" not in [widget.id for widget in pilot.scene.widgets]
    assert 1 == len(scene.state.market)


def opened_market(pilot: Pilot) -> None:
    """Draw, and put a part of the hand on the market."""
    scene = the_scene(pilot)
    pilot.click("do-0")
    ready(pilot)
    parts = (CardKind.ENGINE, CardKind.CHASSIS, CardKind.DRIVER)
    kinds = [(c.id, scene.game.setting.card(c.command).kind) for c in scene.hand.cards]  # type: ignore[arg-type] # a card
    pilot.click(next(card for card, kind in kinds if kind in parts))
    pilot.click("do-0")
    ready(pilot)


def test_the_menu_opens_from_the_table(enter: Enter) -> None:
    pilot = at_the_stall(enter, seated(1, 1))

    pilot.click(MENU)

    assert "pause" == pilot.scene.name
