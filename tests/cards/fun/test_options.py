"""What can be agreed on before a championship, and what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.moves import CallRace, Discard, Draw, EndTurn, Pass, PutUp
from formulad.cards.fun.options import CATALOGUE, Options, read_options
from formulad.cards.fun.setting import setting_of
from formulad.cards.fun.state import Stage
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Over
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from tests.cards.fun.tables import (
    a_championship,
    a_turn,
    codes,
    deck,
    offered,
    on_market,
    played,
    refused,
)

if TYPE_CHECKING:
    from formulad.cards.option_entries import OptionValue

A_CAR = "chassis-4 engine-4 driver-vera"


def test_usual_values_change_nothing() -> None:
    usual = {entry.id: entry.values[0] for entry in CATALOGUE}

    assert Options() == read_options({}) == read_options(usual)


@pytest.mark.parametrize(
    ("named", "fault"),
    [
        ({"races": 9}, "'races' may be a whole number from 1 to 8, not 9"),
        ({"overbidding": "maybe"}, "'overbidding' may be on or off, not maybe"),
        ({"sponsor_income": "never"}, "'sponsor_income' may be always or only_if_raced"),
        ({"stall_gard": 4}, "did you mean 'stall_guard'?"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused(named: dict[str, OptionValue], fault: str) -> None:
    with pytest.raises(ValueError, match=r"may be|did you mean") as error:
        read_options(named)

    assert fault in str(error.value)


def test_nobody_opens_above_what_all_begin_with() -> None:
    poor = replace(deck(), start_money=3)

    with pytest.raises(ValueError, match="nobody could open an auction at 5 M"):
        setting_of(4, poor, read_options({"min_opening_price": 5}))


@pytest.mark.rule("FUN-1[races=1]")
def test_a_championship_of_one_race_is_over_after_it() -> None:
    game = a_championship(2, races=1)

    ended = played(game, a_turn(game, ("circuit-rain",), (A_CAR,)), "race circuit-rain")

    assert Over() == game.awaiting(ended)


@pytest.mark.rule("FUN-1[races=8]")
def test_a_championship_of_eight_races_is_not_made_longer() -> None:
    game = a_championship(2, races=8)

    assert "extra_race" not in offered(game, a_turn(game, ("extra_race",)))


@pytest.mark.parametrize(
    ("seats", "value", "engines"),
    [
        pytest.param(4, "from_five", 6, marks=pytest.mark.rule("FUN-2[wide_grid=from_five]")),
        pytest.param(5, "from_five", 12, marks=pytest.mark.rule("FUN-2[wide_grid=from_five]")),
        pytest.param(2, "always", 12, marks=pytest.mark.rule("FUN-2[wide_grid=always]")),
        pytest.param(6, "never", 6, marks=pytest.mark.rule("FUN-2[wide_grid=never]")),
    ],
)
def test_there_are_more_engines_where_it_is_agreed(seats: int, value: str, engines: int) -> None:
    cards = a_championship(seats, wide_grid=value).setting.deck

    assert engines == sum(cards.cards[card].kind is CardKind.ENGINE for card in cards.all)


@pytest.mark.rule("FUN-12[min_opening_price=1]")
@pytest.mark.rule("FUN-12[min_opening_price=5]")
@pytest.mark.parametrize("lowest", [1, 5])
def test_no_auction_opens_below_the_lowest_price(lowest: int) -> None:
    game = a_championship(2, min_opening_price=lowest)
    turn = a_turn(game, market=("engine-5",))

    prices = [text for text in offered(game, turn) if text.startswith("auction")]

    assert f"auction engine-5 of 1 at {lowest}" == prices[0]
    assert "auction engine-5 of 1 at 20" == prices[-1]


@pytest.mark.rule("FUN-13[opening_price_is_bid=off]")
def test_usually_who_opens_an_auction_need_not_buy() -> None:
    game = a_championship(2)
    turn = a_turn(game, market=("engine-5",))

    assert "engine-5@1" == on_market(
        game, played(game, turn, "auction engine-5 of 1 at 3", "pass", "pass")
    )


@pytest.mark.rule("FUN-13[opening_price_is_bid=on]")
def test_the_opening_price_may_be_a_bid() -> None:
    game = a_championship(2, opening_price_is_bid=True)
    turn = a_turn(game, market=("engine-5",))

    state = played(game, turn, "auction engine-5 of 1 at 3", "pass")

    assert ("engine-5", 17) == (codes(game, state.teams[0].cards), state.money[0])


@pytest.mark.rule("FUN-13[opening_price_is_bid=on]")
def test_a_void_opening_bid_is_not_made_again() -> None:
    game = a_championship(2, opening_price_is_bid=True)
    turn = a_turn(game, market=("engine-5",), money=(4, 9))

    state = played(game, turn, "auction engine-5 of 1 at 7", "pass", "pass")

    assert (0, 9) == state.money
    assert ("engine-5@1", None) == (on_market(game, state), state.auction)


@pytest.mark.rule("FUN-15[overbidding=on]")
def test_a_bluff_is_bounded_by_what_the_richest_has() -> None:
    game = a_championship(2)
    bidding = played(
        game, a_turn(game, market=("engine-5",), money=(10, 3)), "auction engine-5 of 1 at 1"
    )

    assert "bid 20" == offered(game, bidding)[-1]
    assert "The highest bluff is 20 M$ now." == refused(game, bidding, "bid 21")


@pytest.mark.rule("FUN-15[overbidding=off]")
def test_bluffs_may_be_forbidden() -> None:
    game = a_championship(2, overbidding=False)
    bidding = played(
        game, a_turn(game, market=("engine-5",), money=(10, 3)), "auction engine-5 of 1 at 1"
    )

    assert ["pass", "bid 1", "bid 2", "bid 3"] == offered(game, bidding)
    assert refused(game, bidding, "bid 4").startswith("It was agreed")


@pytest.mark.rule("FUN-15[overbidding=off]")
def test_who_cannot_bid_any_more_passes_by_themselves() -> None:
    game = a_championship(2, overbidding=False)
    turn = a_turn(game, market=("engine-5",), money=(10, 3))

    state = played(game, turn, "auction engine-5 of 1 at 3", "bid 3", "bid 4")

    assert ("engine-5", 6) == (codes(game, state.teams[0].cards), state.money[0])


@pytest.mark.rule("FUN-25[stall_guard=0]")
def test_without_a_guard_nobody_has_to_race() -> None:
    game = a_championship(2, stall_guard=0)
    waited = replace(a_turn(game, ("circuit-rain",), (A_CAR,)), quiet=99)

    assert "" == refused(game, waited, "end")


@pytest.mark.rule("FUN-25[stall_guard=4]")
def test_with_a_guard_who_has_no_circuit_may_pass_on() -> None:
    game = a_championship(2)
    waited = replace(a_turn(game, ("spy",), (A_CAR,)), quiet=99)

    assert "" == refused(game, waited, "end")


@pytest.mark.rule("FUN-46")
def test_sponsors_pay_once_where_nobody_had_a_car_for_four_rounds() -> None:
    game = a_championship(2)
    turn = a_turn(game, teams=("sponsor-3", "sponsor-2"), money=(0, 0))
    seven, six = replace(turn, idle=7), replace(turn, idle=6)

    assert (3, 2) == played(game, seven, "end").money
    assert (0, 0) == played(game, six, "end").money


@pytest.mark.rule("FUN-47")
def test_a_championship_in_which_nobody_builds_a_car_ends_after_twelve_rounds() -> None:
    game, as_in_the_book = a_championship(2), a_championship(2, stall_guard=0)
    turn = replace(a_turn(game, money=(7, 9)), idle=23)
    earlier = replace(turn, idle=22)

    ended = played(game, turn, "end")

    assert (Stage.OVER, (2, 1)) == (ended.stage, game.places(ended))
    assert Stage.DRAW == played(game, earlier, "end").stage
    assert Stage.DRAW == played(as_in_the_book, turn, "end").stage


def test_a_championship_in_which_nobody_ever_bids_comes_to_its_end() -> None:
    game = a_championship(3)
    match: Match[Any, Any, Any] = Match(game, SeededLuck(5))

    for _ in range(4000):
        due = match.awaiting
        if isinstance(due, Over):
            break
        if isinstance(due, Chance):
            match.roll()
        else:
            match.play(_never_bids(game.moves(match.state)))

    assert Stage.OVER == match.state.stage
    assert () == match.state.results


def _never_bids(moves: tuple[Any, ...]) -> Any:
    """Pass, end the turn, or throw away what has to go."""
    wished = (Pass, EndTurn, Draw, PutUp, Discard, CallRace)
    return min(
        (move for move in moves if isinstance(move, wished)),
        key=lambda move: wished.index(type(move)),
    )


@pytest.mark.parametrize(
    ("value", "money"),
    [
        pytest.param("always", 22, marks=pytest.mark.rule("FUN-27[sponsor_income=always]")),
        pytest.param(
            "only_if_raced", 20, marks=pytest.mark.rule("FUN-27[sponsor_income=only_if_raced]")
        ),
    ],
)
def test_sponsors_of_who_stayed_away_pay_as_agreed(value: str, money: int) -> None:
    game = a_championship(2, sponsor_income=value)

    state = played(game, a_turn(game, ("circuit-rain",), ("sponsor-2", A_CAR)), "race circuit-rain")

    assert money == state.money[0]


@pytest.mark.parametrize(
    ("value", "market"),
    [
        pytest.param("stays", "", marks=pytest.mark.rule("FUN-30[unpaid_driver=stays]")),
        pytest.param(
            "leaves_to_market",
            "driver-vera@1",
            marks=pytest.mark.rule("FUN-30[unpaid_driver=leaves_to_market]"),
        ),
    ],
)
def test_a_driver_who_is_not_paid_does_as_agreed(value: str, market: str) -> None:
    game = a_championship(2, unpaid_driver=value)

    state = played(
        game, a_turn(game, ("circuit-classic",), (A_CAR,), money=(1,)), "race circuit-classic"
    )

    assert market == on_market(game, state)


@pytest.mark.parametrize(
    ("value", "places"),
    [
        pytest.param("money", (1, 2), marks=pytest.mark.rule("FUN-32[final_tiebreak=money]")),
        pytest.param("wins", (1, 2), marks=pytest.mark.rule("FUN-32[final_tiebreak=wins]")),
        pytest.param("shared", (1, 1), marks=pytest.mark.rule("FUN-32[final_tiebreak=shared]")),
    ],
)
def test_equal_points_are_told_apart_as_agreed(value: str, places: tuple[int, int]) -> None:
    game = a_championship(2, final_tiebreak=value)

    assert places == game.places(a_turn(game, money=(12, 9)))


@pytest.mark.rule("FUN-32")
def test_a_lot_decides_between_players_who_are_equal_in_everything() -> None:
    game = a_championship(3, races=1)

    state = played(game, a_turn(game, ("circuit-classic",), (A_CAR,)), "race circuit-classic")
    due = game.awaiting(state)

    assert isinstance(due, Chance)
    assert ["first 2", "first 3"] == [game.write(outcome) for outcome, _ in due.outcomes]
    assert (1, 3, 2) == game.places(played(game, state, "first 3"))
