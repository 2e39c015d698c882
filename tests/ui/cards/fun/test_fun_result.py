"""The page of a championship that is over: who won, and what cost most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.ai.fun.players import PLAYERS
from formulad.cards.fun.events import CardBought
from formulad.cards.fun.season import places, points
from formulad.kernel.agent import SeatedPlayer, play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.match import Match
from formulad.ui.cards.fun.fun_result import FunResult, Purchase, dearest
from tests.cards.fun.tables import a_championship, a_turn, played

if TYPE_CHECKING:
    from formulad.cards.fun.state import State

GAME = a_championship(3, races=2)
NAMES = ("Ana", "Bruno", "Chiyo")
SEATED = tuple(SeatedPlayer(name, "normal") for name in NAMES)


def a_match(seed: int = 2) -> Match[Any, Any, Any]:
    """Return a championship that was played to its end."""
    match: Match[Any, Any, Any] = Match(GAME, SeededLuck(seed))
    for _ in play_out(match, [PLAYERS["normal"]] * 3):
        pass
    return match


def page_of(state: State, purchase: Purchase | None = None) -> FunResult:
    return FunResult(GAME.setting, state, SEATED, purchase)


def test_the_headline_names_who_won() -> None:
    state = a_match().state
    winner = NAMES[places(GAME.setting, state).index(1)]

    assert f"{winner} wins the championship" == page_of(state).headline
    assert "Formule Fun, 2 races" == page_of(state).summary


def test_nothing_was_dearer_than_what_is_called_the_dearest() -> None:
    match = a_match()
    prices = [
        event.price
        for played_ in match.played
        for event in played_.step.events
        if isinstance(event, CardBought)
    ]
    found = dearest(match)

    assert found is not None
    assert max(prices) == found.price
    told = page_of(match.state, found).notes[1]
    assert f"{found.price} M$ from {NAMES[found.seat]}" in told


def test_of_a_championship_in_which_nothing_was_bought_no_price_is_told() -> None:
    match: Match[Any, Any, Any] = Match(GAME, SeededLuck(1))

    assert dearest(match) is None
    assert 1 == len(page_of(a_turn(GAME, money=(3, 2, 1))).notes)


def test_it_is_told_how_many_races_the_winner_won_and_what_money_is_left() -> None:
    turn = a_turn(GAME, ("circuit-rain",), ("chassis-4 engine-4 driver-vera",), money=(7, 2, 1))
    raced = played(GAME, turn, "race circuit-rain")

    assert (2, 0, 0) == points(raced)
    assert ("1 race won, 5 M$ left",) == page_of(raced).notes
