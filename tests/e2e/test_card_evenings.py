"""Formula Corsa and Formule Fun in a real window to their ends: by keys alone, and by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.games.fun.fun_kind import fun_kind
from formulad.store.paths import data_root
from formulad.store.resume import load

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.kernel.kind import AnyKind
    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.window import Window

    Use = Callable[[Window, str], None]
    Act = Callable[[Window, Use], None]

pytestmark = pytest.mark.display

ALONE, THREE = "human:Ana,ai:easy,ai:easy", "human:Ana,human:Bruno,human:Chiyo"
CORSA = ("play", "--game", "corsa", "--option", "races=5", "--seed", "5")
FUN = ("play", "--game", "fun", "--option", "races=1", "--option", "stall_guard=1", "--seed", "5")
MOST = 400
BETWEEN = {"standings", "race-over"}
"""Pages between two races."""


def by_click(window: Window, widget: str) -> None:
    window.widget(widget).click()


def by_keys(window: Window, widget: str) -> None:
    """Go on with Tab until something has the ring, and press it."""
    for _ in usable(window):
        if window.widget(widget).wait().focused:
            break
        window.key("Tab")
    assert window.widget(widget).wait().focused
    window.key("Return")


def usable(window: Window) -> list[str]:
    return [widget.id for widget in window.shown.widgets if widget.enabled]


def act_in_corsa(window: Window, use: Use) -> None:
    """Use what comes next, whatever is asked."""
    there = usable(window)
    for widget in ("roll", "leave", "hire", "wait", "build", "buy-strategy"):
        if widget in there:
            use(window, widget)
            return
    use(window, "card-0")
    if any(widget.id.startswith("buy-") for widget in window.shown.widgets):
        use(window, "sell")


def act_in_fun(window: Window, use: Use) -> None:
    """Outbid nobody; in a turn open an auction, else use a card, else end it."""
    there = usable(window)
    for widget in ("pick-0", "pass", "do-0"):
        if widget in there:
            use(window, widget)
            return
    for thing in (each for each in there if each.startswith(("lot-", "card-"))):
        use(window, thing)
        window.wait_to_be_heard()
        if done := [each for each in usable(window) if each.startswith("do-")]:
            use(window, done[0])
            return
    use(window, "end-turn")


def is_ready(window: Window) -> bool:
    shown = window.shown
    is_asked = bool(shown.awaiting) or shown.scene in {"result", *BETWEEN}
    return window.has_led_to(shown) and is_asked and shown.still


def play(window: Window, act: Act, use: Use) -> None:
    """Play to the end."""
    for _ in range(MOST):
        window.wait_until(lambda: is_ready(window), "somebody is asked, or it is over")
        if window.shown.scene == "result":
            return
        there = usable(window)
        if "look" in there:
            by_keys(window, "look")
            window.wait_until(lambda: "look" not in usable(window), "the hand is seen")
        elif window.shown.scene in BETWEEN:
            use(window, next(each for each in there if each != "help"))
        else:
            act(window, use)
    raise AssertionError("it does not end")


@pytest.mark.parametrize(
    ("game", "seats", "act", "use", "kind"),
    [
        (CORSA, ALONE, act_in_corsa, by_keys, corsa_kind),
        (CORSA, THREE, act_in_corsa, by_click, corsa_kind),
        (FUN, ALONE, act_in_fun, by_keys, fun_kind),
    ],
    ids=["corsa-keys", "corsa-three", "fun-keys"],
)
def test_an_evening_of_cards_is_played_to_its_end(
    open_game: OpenGame,
    player: Player,
    game: tuple[str, ...],
    seats: str,
    act: Act,
    use: Use,
    kind: Callable[[Path], AnyKind],
) -> None:
    window = open_game(*game, "--seats", seats)

    play(window, act, use)

    assert 0 == window.close()
    (path,) = player.saves.glob("*.race")
    assert load(kind(data_root()), path).record.is_over
