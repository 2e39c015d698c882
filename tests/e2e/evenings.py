"""Evenings of cards in a real window: what people do when they are asked, game by game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from formulad.cards.corsa.state import Stage
from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.games.fun.fun_kind import fun_kind
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Chance, Over, Seat
from formulad.kernel.terms import UsualSetup
from formulad.kernel.values import Frozen
from formulad.store.paths import data_root
from formulad.store.resume import begin
from tests.e2e.window import Window

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.cards.fun.state import Team
    from formulad.cards.option_entries import OptionValue
    from formulad.kernel.kind import AnyKind

Use = Callable[[Window, str], None]
"""How a person uses a widget: with clicks, or with keys."""
NOW = datetime(2026, 11, 20, 20, 15, tzinfo=UTC)
NAMES = ("Ana", "Bruno", "Chiyo")
MOST = 120
"""So often somebody is asked at most."""
BETWEEN = {"standings", "race-over"}
"""Pages between two races."""


class Evening(Frozen):
    """A game that is played until it is over, in little time."""

    game: str
    """What the command line calls it."""
    kind: Callable[[Path], AnyKind]
    options: dict[str, OptionValue]
    act: Callable[[Window, Use], None]
    """What somebody does who is asked."""
    is_late: Callable[[Any], bool]
    """Whether a state is so late that little is left to play."""

    @property
    def words(self) -> tuple[str, ...]:
        """How it is asked for on the command line."""
        options = (("--option", f"{name}={value}") for name, value in self.options.items())
        return ("play", "--game", self.game, *(word for pair in options for word in pair))

    def left_late(self, saves: Path) -> Path:
        """Write down how three people have left it late, and return the record."""
        kind = self.kind(data_root())
        setup = UsualSetup(tuple(map(SeatedPlayer, NAMES)), self.options)
        opened = begin(kind, setup, 5, NOW, saves)
        match, agent = opened.match, kind.agent("normal")
        with opened.file:
            while not self.is_late(match.state):
                due = match.awaiting
                assert not isinstance(due, Over), "it was over before it was late"
                if isinstance(due, Chance):
                    match.roll()
                else:
                    view = opened.game.view(match.state, Seat(due.seat))
                    match.play(agent.choose(opened.game, view))
        return opened.file.path


def by_click(window: Window, widget: str) -> None:
    """Click something."""
    window.widget(widget).click()


def by_keys(window: Window, widget: str) -> None:
    """Go on with Tab until something has the ring, and press it."""
    for _ in range(4):  # what can be used changes with what has the ring
        window.widget(widget).wait()
        there = [each for each in window.shown.widgets if each.enabled]
        ids = [each.id for each in there]
        at = next((place for place, each in enumerate(there) if each.focused), -1)
        if steps := (ids.index(widget) - at) % len(ids):
            window.key(*["Tab"] * steps)
        if window.widget(widget).wait().focused:
            break
    assert window.widget(widget).wait().focused
    window.key("Return")


def usable(window: Window) -> list[str]:
    """Return the ids of what can be used now."""
    return [widget.id for widget in window.shown.widgets if widget.enabled]


def play(window: Window, evening: Evening, use: Use) -> None:
    """Play to the end."""
    for _ in range(MOST):
        window.wait_until(lambda: is_asked(window), "somebody is asked, or it is over")
        if window.shown.scene == "result":
            return
        answer(window, evening, use)
    raise AssertionError("it does not end")


def is_asked(window: Window) -> bool:
    """Return whether somebody is asked, or it is over."""
    shown = window.shown
    is_due = bool(shown.awaiting) or shown.scene in {"result", *BETWEEN}
    return window.has_led_to(shown) and is_due and shown.still


def answer(window: Window, evening: Evening, use: Use) -> None:
    """Do what somebody does who is asked."""
    there = usable(window)
    if "look" in there:
        by_keys(window, "look")
        window.wait_until(lambda: "look" not in usable(window), "the hand is seen")
    elif window.shown.scene in BETWEEN:
        use(window, next(each for each in there if each != "help"))
    else:
        evening.act(window, use)


def _act_in_motor_racing(window: Window, use: Use) -> None:
    """Answer, or play the first card with the gold button: twice, if it hurts oneself."""
    there = usable(window)
    if answers := [each for each in there if each.startswith("answer-")]:
        use(window, answers[0])
        return
    if "play" not in there:
        use(window, "card-0")
    use(window, "play")


def _act_in_corsa(window: Window, use: Use) -> None:
    """Use what comes next, whatever is asked."""
    there = usable(window)
    for widget in ("roll", "leave", "hire", "wait", "build", "buy-strategy"):
        if widget in there:
            use(window, widget)
            return
    use(window, "card-0")
    if any(widget.id.startswith("buy-") for widget in window.shown.widgets):
        use(window, "sell")


def _act_in_fun(window: Window, use: Use) -> None:
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


def _can_race(team: Team) -> bool:
    return team.engine is not None and team.chassis is not None and bool(team.drivers)


MOTOR_RACING = Evening(
    "motor-racing",
    motor_racing_kind,
    {"races": 1, "short_race_removed": 18},
    _act_in_motor_racing,
    lambda state: state.last_turns > 0,
)
CORSA = Evening(
    "corsa",
    corsa_kind,
    {"races": 5},
    _act_in_corsa,
    lambda state: state.race == 5 and state.stage is Stage.MARKET,
)
FUN = Evening(
    "fun",
    fun_kind,
    {"races": 1, "stall_guard": 1},
    _act_in_fun,
    lambda state: any(map(_can_race, state.teams)),
)
