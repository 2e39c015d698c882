from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from formulad.ai.fun.players import PLAYERS
from formulad.ai.fun.worth import limit_price, worth
from formulad.cards.fun.questions import Question
from formulad.cards.fun.state import Stage, State
from formulad.cards.packs import pack_of
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision, Over, Seat
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from tests.cards.fun.tables import a_championship, a_turn, ids, played
from tests.scope import amount

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = a_championship(4)
BY_GRADE = pytest.mark.parametrize("grade", PLAYERS)
A_CAR = "chassis-4 engine-4 driver-vera"


def decisions(grade: str, seed: int) -> Iterator[tuple[State, Decision[Any]]]:
    """Yield the moments of a championship at which somebody has to decide."""
    match: Match[Any, Any, Any] = Match(a_championship(4, races=3), SeededLuck(seed))
    for _ in range(amount(160, 2000)):
        due = match.awaiting
        if isinstance(due, Over):
            return
        if isinstance(due, Decision):
            yield match.state, due
            match.play(PLAYERS[grade].choose(match.game, match.game.view(match.state, due.seat)))  # type: ignore[arg-type] # this game
        else:
            match.roll()


def with_other_hidden_cards(state: State, known: set[int], rng: random.Random) -> State:
    """Return a moment at which everybody else holds other cards."""
    hands = enumerate(state.hands)
    unseen = [*state.pile, *(c for at, hand in hands if at not in known for c in hand)]
    rng.shuffle(unseen)
    others = tuple(
        hand if at in known else pack_of(unseen.pop() for _ in hand)
        for at, hand in enumerate(state.hands)
    )
    return replace(state, hands=others, pile=pack_of(unseen))


@BY_GRADE
def test_what_others_hold_changes_no_decision(grade: str) -> None:
    rng = random.Random(1)
    for state, due in decisions(grade, 3):
        known = {int(due.seat)}
        if due.question is Question.SPY:
            known.add(state.turn.victim)
        other = with_other_hidden_cards(state, known, rng)
        views = [GAME.view(each, due.seat) for each in (state, other)]

        assert views[0] == views[1]
        choices = [PLAYERS[grade].choose(GAME, view) for view in views]
        assert choices[0] == choices[1]


@BY_GRADE
def test_the_same_view_has_the_same_answer_and_it_is_legal(grade: str) -> None:
    for state, due in decisions(grade, 4):
        view = GAME.view(state, due.seat)
        choices = {PLAYERS[grade].choose(GAME, view) for _ in range(2)}

        assert 1 == len(choices)
        assert choices <= set(GAME.moves(state))


def chosen(grade: str, state: State) -> str:
    """Return what a computer decides."""
    due = GAME.awaiting(state)
    assert isinstance(due, Decision)
    return GAME.write(PLAYERS[grade].choose(GAME, GAME.view(state, due.seat)))


@pytest.mark.parametrize("grade", ["normal", "hard"])
def test_the_best_sponsor_is_played_at_once(grade: str) -> None:
    assert "sponsor sponsor-4" == chosen(grade, a_turn(GAME, ("sponsor-2 sponsor-4",)))


@pytest.mark.parametrize("grade", ["normal", "hard"])
def test_a_missing_engine_is_put_up_and_bought(grade: str) -> None:
    turn = a_turn(GAME, ("engine-5",), ("chassis-4 driver-vera",), money=(20, 4, 4, 4))

    put = played(GAME, turn, chosen(grade, turn))
    assert "auction engine-5 of 1 at 1" == chosen(grade, put)
    bidding = played(GAME, put, chosen(grade, put), "pass", "pass", "pass")
    assert "bid 1" == chosen(grade, bidding)


@pytest.mark.parametrize("grade", ["normal", "hard"])
def test_nobody_sane_bids_more_than_they_have(grade: str) -> None:
    turn = a_turn(GAME, market=("engine-6",), money=(20, 1))

    bidding = played(GAME, turn, "auction engine-6 of 1 at 2")

    assert "pass" == chosen(grade, bidding)


@pytest.mark.parametrize("grade", ["normal", "hard"])
def test_a_race_is_called_where_it_is_won(grade: str) -> None:
    turn = a_turn(GAME, ("circuit-drivers",), (A_CAR, "chassis-3 engine-5 driver-mara"))
    turn = replace(turn, length=4)

    assert "race circuit-drivers" == chosen(grade, turn)


@pytest.mark.parametrize(("grade", "cards"), [("normal", "draw 2"), ("hard", "draw 3")])
def test_a_hard_player_pays_for_more_cards(grade: str, cards: str) -> None:
    team = "chassis-4 engine-4 driver-vera driver-hugo"
    turn = a_turn(GAME, teams=(team,), money=(8,), stage=Stage.DRAW)

    assert cards == chosen(grade, turn)


A_BETTER_CAR = "chassis-6 driver-ines driver-kofi"
"""Of a rival who lacks nothing but an engine."""


def test_hard_keeps_a_card_from_a_rival_whom_it_would_complete() -> None:
    """It bids for an engine worse than its own, unless nobody else would bid either."""
    mine = "chassis-4 engine-6 driver-vera driver-hugo"
    turn = a_turn(GAME, (), (mine, A_BETTER_CAR), ("engine-5",), (12, 12, 1, 1), at=3)
    bidding = played(GAME, replace(turn, length=2), "auction engine-5 of 1 at 1")
    nobody_lacks = replace(bidding, teams=(bidding.teams[0],) * 4)

    assert ["bid 1", "pass"] == [chosen("hard", each) for each in (bidding, nobody_lacks)]
    assert "pass" == chosen("normal", bidding)


def test_hard_brings_nothing_to_the_market_that_a_rival_would_buy() -> None:
    mine = "chassis-4 engine-4 driver-vera driver-hugo"
    turn = a_turn(GAME, ("engine-5",), (mine, A_BETTER_CAR), money=(3, 20, 1, 1))

    assert ("end", "put engine-5") == (chosen("hard", turn), chosen("normal", turn))


def test_hard_breaks_the_engine_of_the_leader() -> None:
    leads = "chassis-6 engine-6 driver-ines"
    turn = a_turn(GAME, ("engine_failure",), (A_CAR, "chassis-3 engine-3 driver-mara", leads))
    turn = replace(turn, length=2)

    assert "engine_failure 3" == chosen("hard", turn)


def test_what_fills_a_gap_is_worth_more_than_what_is_a_little_better() -> None:
    empty, full = (a_turn(GAME, teams=(team,)).teams[0] for team in ("", "engine-4"))
    (engine,) = ids(GAME, "engine-5")

    assert (6.5, 1) == (
        worth(GAME.setting, empty, engine, 6),
        worth(GAME.setting, full, engine, 6),
    )


def test_nobody_pays_half_of_their_money_for_one_card_until_the_last_races() -> None:
    turn = a_turn(GAME, money=(20,))
    last = replace(turn, length=2)

    assert (9, 16) == (limit_price(turn, 0, 20.0), limit_price(last, 0, 20.0))


def test_the_seat_that_decides_is_the_one_that_is_asked() -> None:
    turn = a_turn(GAME, market=("engine-6",))

    bidding = played(GAME, turn, "auction engine-6 of 1 at 1")

    assert Decision(Seat(1), Question.BID) == GAME.awaiting(bidding)
