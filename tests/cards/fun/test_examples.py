"""The numbered examples of Formule Fun, each by its number."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from formulad.cards.fun.cards import Card, CardKind
from formulad.cards.fun.circuits import CircuitEffect
from formulad.cards.fun.questions import Purpose, Question
from formulad.cards.fun.rules import Fun
from formulad.cards.fun.season import points
from formulad.cards.fun.state import Stage, State
from formulad.cards.fun.teams import in_slot
from formulad.kernel.game import Chance, Decision, IllegalMove, Over, Seat
from formulad.kernel.values import replace
from tests.cards.fun.tables import (
    a_championship,
    a_turn,
    codes,
    deck,
    drawn_at_once,
    ids,
    offered,
    on_market,
    played,
    refused,
)

GAME = a_championship(2)
THREE = a_championship(3)
A_CAR = "chassis-4 engine-4 driver-vera"
"""Of the example in the rule book: 4, 4 and 5."""
TWO_CARS = "chassis-3 engine-6 driver-hugo driver-mara"


def kinds(cards: list[CardKind]) -> list[int]:
    counts = Counter(cards)
    return [counts[kind] for kind in CardKind]


def results(state: State) -> list[tuple[int, int, int]]:
    """Return seat, value and points of each car in the last race."""
    last = state.results[-1]
    rows = zip(last.cars, last.points, strict=True)
    return [(car.seat, car.value, scored) for car, scored in rows]


def raced(teams: tuple[str, ...], circuit: str, hands: tuple[str, ...] = ("", "")) -> State:
    """Return a championship of two after a race that the first player called."""
    held = (f"{hands[0]} circuit-{circuit}".strip(), *hands[1:])
    return played(GAME, a_turn(GAME, held, teams), f"race circuit-{circuit}")


@pytest.mark.rule("FUN-2")
def test_c_01_there_are_52_cards_and_64_with_a_wide_grid() -> None:
    four, six = (a_championship(seats).setting.deck for seats in (4, 6))

    assert (52, 64) == (len(four.all), len(six.all))
    assert [6, 6, 12, 8, 6, 14] == kinds([four.cards[card].kind for card in four.all])
    assert [12, 12, 12, 8, 6, 14] == kinds([six.cards[card].kind for card in six.all])


@pytest.mark.rule("FUN-3")
def test_c_02_four_players_begin_with_five_cards_and_20_millions_each() -> None:
    game = a_championship(4)
    state = drawn_at_once(game, game.initial())

    assert [5] * 4 == [*map(len, state.hands)]
    assert ((20,) * 4, 32) == (state.money, state.left)


@pytest.mark.rule("FUN-5")
@pytest.mark.parametrize(("cards", "left"), [(1, 20), (2, 19), (3, 18)])
def test_c_03_one_card_is_free_and_two_or_three_cost(cards: int, left: int) -> None:
    state = played(GAME, a_turn(GAME, stage=Stage.DRAW), f"draw {cards}")

    assert (left, 20) == state.money
    assert cards == len(drawn_at_once(GAME, state).hands[0])


@pytest.mark.rule("FUN-5")
def test_c_04_who_has_one_million_draws_two_cards_at_most() -> None:
    turn = a_turn(GAME, money=(1,), stage=Stage.DRAW)

    assert ["draw 1", "draw 2"] == offered(GAME, turn)
    assert "3 cards cost 2 M$; you have 1 M$." == refused(GAME, turn, "draw 3")
    assert 0 == played(GAME, turn, "draw 2").money[0]


@pytest.mark.rule("FUN-20")
@pytest.mark.rule("FUN-8")
def test_c_05_an_engine_in_the_hand_does_not_race() -> None:
    state = raced(
        ("chassis-2 driver-vera", A_CAR.replace("vera", "taro")), "classic", ("engine-5",)
    )

    assert [(1, 13, 2)] == results(state)


@pytest.mark.rule("FUN-4")
def test_c_06_a_card_that_nobody_bought_is_gone_when_its_player_has_the_turn_again() -> None:
    turn = a_turn(GAME, ("",), market=("", "driver-lena"))

    state = played(GAME, turn, "end")

    assert (1, Stage.DRAW, ()) == (state.at, state.stage, state.market)
    assert "driver-lena" == codes(GAME, state.discards)


@pytest.mark.rule("FUN-11")
def test_c_07_a_card_of_another_player_may_be_put_under_the_hammer() -> None:
    turn = a_turn(GAME, market=("", "driver-lena"))

    assert "" == refused(GAME, turn, "auction driver-lena of 2 at 3")


@pytest.mark.rule("FUN-13")
def test_c_08_only_who_has_the_turn_opens_an_auction() -> None:
    turn = a_turn(GAME, market=("driver-lena engine-2",))

    bidding = played(GAME, turn, "auction driver-lena of 1 at 3")

    assert Decision(Seat(1), Question.BID) == GAME.awaiting(bidding)
    assert "This is not the moment for it." == refused(GAME, bidding, "auction engine-2 of 1 at 1")


@pytest.mark.rule("FUN-10")
@pytest.mark.rule("FUN-14")
def test_c_09_the_highest_bid_buys_the_card_and_it_is_in_play() -> None:
    turn = a_turn(THREE, market=("engine-5",))

    state = played(THREE, turn, "auction engine-5 of 1 at 3", "bid 3", "bid 5", "pass", "pass")

    assert (20, 20, 15) == state.money
    assert ((), "engine-5") == (state.market, codes(THREE, state.teams[2].cards))


@pytest.mark.rule("FUN-14")
def test_c_10_a_card_that_nobody_wants_stays_on_the_market() -> None:
    turn = a_turn(GAME, market=("", "engine-5"))

    state = played(GAME, turn, "auction engine-5 of 2 at 3", "pass", "pass")

    assert ("engine-5@2", Stage.ACT) == (on_market(GAME, state), state.stage)


@pytest.mark.rule("FUN-16")
def test_c_11_a_bluff_costs_half_of_the_bid_and_the_auction_begins_again() -> None:
    turn = a_turn(GAME, market=("engine-5",), money=(20, 6))

    state = played(GAME, turn, "auction engine-5 of 1 at 1", "bid 9", "pass")

    assert (20, 1) == state.money
    assert Decision(Seat(1), Question.BID) == GAME.awaiting(state)
    assert "" == refused(GAME, state, "bid 1")


@pytest.mark.rule("FUN-16")
def test_c_12_who_has_lost_everything_by_a_bluff_is_left_out() -> None:
    turn = a_turn(GAME, market=("engine-5",), money=(20, 3))

    state = played(GAME, turn, "auction engine-5 of 1 at 1", "bid 9", "pass")

    assert (20, 0) == state.money
    assert Decision(Seat(0), Question.BID) == GAME.awaiting(state)
    assert "engine-5" == codes(GAME, played(GAME, state, "bid 1").teams[0].cards)


@pytest.mark.rule("FUN-9")
def test_c_13_an_engine_that_was_bought_takes_the_place_even_of_a_better_one() -> None:
    turn = a_turn(GAME, teams=("engine-6",), market=("", "engine-2"))

    state = played(GAME, turn, "auction engine-2 of 2 at 1", "pass", "bid 1")

    assert ("engine-2", "engine-6@1") == (
        codes(GAME, state.teams[0].cards),
        on_market(GAME, state),
    )


@pytest.mark.rule("FUN-10")
def test_c_14_for_a_third_driver_one_of_the_two_others_goes_to_the_market() -> None:
    turn = a_turn(GAME, teams=("driver-mara driver-vera",), market=("driver-hugo",))

    choosing = played(GAME, turn, "auction driver-hugo of 1 at 1", "pass", "bid 1")
    state = played(GAME, choosing, "return driver-vera")

    assert ["return driver-mara", "return driver-vera"] == offered(GAME, choosing)
    assert "Choose which of your two drivers goes to the market." == refused(
        GAME, choosing, "return driver-hugo"
    )
    assert ("driver-mara driver-hugo", "driver-vera@1") == (
        codes(GAME, state.teams[0].drivers),
        on_market(GAME, state),
    )


@pytest.mark.rule("FUN-17")
def test_c_15_nobody_has_three_sponsors_in_play() -> None:
    turn = a_turn(GAME, ("sponsor-3",), ("sponsor-1 sponsor-2",))

    assert "You have two sponsors in play already." == refused(GAME, turn, "sponsor sponsor-3")


@pytest.mark.rule("FUN-17")
def test_c_16_one_sponsor_comes_in_a_turn() -> None:
    turn = played(GAME, a_turn(GAME, ("sponsor-3 sponsor-2",)), "sponsor sponsor-2")

    assert refused(GAME, turn, "sponsor sponsor-3").startswith("One sponsor in a turn")


@pytest.mark.rule("FUN-18")
def test_c_17_a_sponsor_pays_at_once_and_after_each_race() -> None:
    turn = a_turn(GAME, ("sponsor-3 circuit-classic",), ("", A_CAR), money=(10,))

    signed = played(GAME, turn, "sponsor sponsor-3")
    state = played(GAME, signed, "race circuit-classic")

    assert [13, 16] == [signed.money[0], state.money[0]]


@pytest.mark.rule("FUN-21")
@pytest.mark.parametrize(
    ("circuit", "expected"),
    [
        ("drivers", [(0, 15, 4), (1, 13, 2), (1, 12, 1)]),
        ("rain", [(0, 18, 4), (1, 17, 2), (1, 15, 1)]),
        ("power", [(1, 15, 4), (1, 14, 2), (0, 13, 1)]),
    ],
    ids=["c_18_drivers", "c_19_rain", "c_20_power"],
)
def test_c_18_to_20_the_example_of_the_book_on_three_circuits(
    circuit: str, expected: list[tuple[int, int, int]]
) -> None:
    assert expected == results(raced((A_CAR, TWO_CARS), circuit))


@pytest.mark.rule("FUN-24")
def test_c_18_a_player_adds_up_both_cars() -> None:
    assert (4, 3) == points(raced((A_CAR, TWO_CARS), "drivers"))


@pytest.mark.rule("FUN-21")
def test_c_21_weak_cars_are_quick_in_the_streets() -> None:
    assert [(0, 9, 2)] == results(raced(("chassis-2 engine-3 driver-nils",), "street"))


@pytest.mark.rule("FUN-23")
def test_c_22_a_car_that_races_alone_scores_two_points() -> None:
    assert [(0, 13, 2)] == results(raced((A_CAR,), "classic"))


@pytest.mark.rule("FUN-23")
def test_c_23_of_seven_cars_the_last_one_scores_nothing() -> None:
    assert (10, 6, 4, 3, 2, 1, 0) == GAME.setting.deck.points_for(7)


@pytest.mark.rule("FUN-22")
def test_c_24_of_equal_cars_the_one_is_ahead_whose_player_holds_more_cards() -> None:
    hands = ("spy", "scout windfall sponsor-1")
    teams = ("chassis-4 engine-4 driver-vera", "chassis-3 engine-5 driver-taro")

    assert [(1, 13, 3), (0, 13, 1)] == results(raced(teams, "classic", hands))


@pytest.mark.rule("FUN-22")
def test_c_25_a_lot_decides_between_equal_cars_of_players_with_equal_hands() -> None:
    teams = ("chassis-4 engine-4 driver-vera", "chassis-3 engine-5 driver-taro")
    state = raced(teams, "classic")

    due = GAME.awaiting(state)

    assert isinstance(due, Chance)
    assert (Purpose.TIE, {Fraction(1, 2)}) == (due.purpose, {share for _, share in due.outcomes})
    for driver, winner in (("vera", 0), ("taro", 1)):
        ended = played(GAME, state, f"card driver-{driver}")
        assert winner == ended.results[0].cars[0].seat


@pytest.mark.rule("FUN-22")
def test_c_25_of_two_equal_cars_of_one_player_the_better_driver_is_ahead() -> None:
    slow = Card(CardKind.CIRCUIT, name="slow", circuit=CircuitEffect(("driver",), at_most=3, add=1))
    setting = replace(GAME.setting, deck=replace(deck(), counts=(*deck().counts, (slow, 1))))
    rules = Fun(setting)
    teams = ("chassis-4 engine-4 driver-mara driver-hugo",)

    state = played(rules, a_turn(rules, ("circuit-slow",), teams), "race circuit-slow")

    assert "driver-hugo driver-mara" == codes(
        rules, tuple(car.driver for car in state.results[0].cars)
    )


@pytest.mark.rule("FUN-22")
def test_c_25_of_two_drivers_who_are_as_good_a_lot_decides() -> None:
    teams = ("chassis-4 engine-4 driver-hugo driver-lena",)

    due = GAME.awaiting(raced(teams, "classic"))

    assert isinstance(due, Chance)
    assert ["card driver-hugo", "card driver-lena"] == [
        GAME.write(outcome) for outcome, _ in due.outcomes
    ]


@pytest.mark.rule("FUN-27")
@pytest.mark.rule("FUN-20")
def test_c_26_a_player_without_a_chassis_stays_away_and_their_sponsors_pay() -> None:
    state = raced(("engine-5 driver-lena sponsor-2", A_CAR), "classic")

    assert ([1], (22, 20), (0, 2)) == (
        [seat for seat, _, _ in results(state)],
        (state.money[0], 20),
        points(state),
    )


def fee_paid(money: int, sponsor: str = "", rival: str = "6") -> int:
    """Return what is left to the player of Vera, who wants 2 millions, beside a rival car."""
    turn = a_turn(
        GAME,
        ("circuit-classic",),
        (f"chassis-4 engine-4 driver-vera {sponsor}", f"chassis-{rival} engine-6 driver-mara"),
        money=(money,),
    )
    return played(GAME, turn, "race circuit-classic").money[0]


@pytest.mark.rule("FUN-30")
def test_c_27_a_second_driver_whose_fee_cannot_be_paid_stays_and_gets_nothing() -> None:
    assert (1, 3) == (fee_paid(1), fee_paid(5))


@pytest.mark.rule("FUN-29")
def test_c_28_a_third_driver_gets_no_fee() -> None:
    turn = a_turn(
        GAME,
        ("circuit-classic",),
        ("chassis-1 engine-1 driver-vera", "chassis-6 engine-6 driver-mara driver-hugo"),
    )

    assert 20 == played(GAME, turn, "race circuit-classic").money[0]


@pytest.mark.rule("FUN-28")
def test_c_29_a_driver_who_brings_money_does_so_from_any_place() -> None:
    teams = ("chassis-1 engine-1 driver-nils", "chassis-6 engine-6 driver-mara driver-hugo")

    state = raced(teams, "classic")

    assert (0, 23) == (results(state)[-1][0], state.money[0])


@pytest.mark.rule("FUN-28")
def test_c_30_a_driver_who_does_not_race_brings_nothing() -> None:
    assert 20 == raced(("chassis-1 driver-nils", A_CAR), "classic").money[0]


@pytest.mark.rule("FUN-26")
def test_c_31_sponsors_pay_before_drivers_are_paid() -> None:
    assert 1 == fee_paid(0, "sponsor-3", rival="1")


@pytest.mark.rule("FUN-19")
def test_c_32_one_circuit_is_played_in_a_turn() -> None:
    turn = a_turn(GAME, ("circuit-rain circuit-street",), (A_CAR,))

    assert "One circuit in a turn." == refused(
        GAME, played(GAME, turn, "race circuit-rain"), "race circuit-street"
    )


@pytest.mark.rule("FUN-19")
def test_c_33_without_a_whole_car_there_is_no_race_and_circuits_may_be_thrown_away() -> None:
    hand = "circuit-rain circuit-street spy scout windfall sponsor-1"
    turn = a_turn(GAME, (hand,), ("engine-5 chassis-2",))

    assert refused(GAME, turn, "race circuit-rain").startswith("Nobody has an engine")
    assert "" == refused(GAME, turn, "discard circuit-rain")


@pytest.mark.rule("FUN-34")
@pytest.mark.rule("FUN-33")
def test_c_34_with_a_whole_car_circuits_are_not_thrown_away() -> None:
    hand = "circuit-rain engine-1 spy scout windfall sponsor-1"
    turn = a_turn(GAME, (hand,), (A_CAR,))

    assert "You hold 6 cards, and may keep 5." == refused(GAME, turn, "end")
    assert refused(GAME, turn, "discard circuit-rain").startswith("A circuit may not")
    assert refused(GAME, turn, "discard engine-1").startswith("Engines, chassis and drivers")
    assert ["", ""] == [refused(GAME, turn, f"discard {card}") for card in ("spy", "sponsor-1")]


@pytest.mark.rule("FUN-34")
def test_c_35_a_driver_goes_to_the_market_where_all_else_are_circuits() -> None:
    circuits = "circuit-rain circuit-street circuit-power circuit-classic circuit-drivers"
    turn = a_turn(GAME, (f"{circuits} driver-hugo",), (A_CAR,))

    ways = [text for text in offered(GAME, turn) if not text.startswith("race")]

    assert ["put driver-hugo"] == ways
    assert "" == refused(GAME, played(GAME, turn, "put driver-hugo"), "end")


@pytest.mark.rule("FUN-7")
def test_c_36_six_circuits_are_shown_and_five_other_cards_drawn() -> None:
    circuits = "circuit-rain circuit-street circuit-power circuit-classic circuit-drivers"
    turn = a_turn(GAME, (circuits,), stage=Stage.DRAW)

    shown = played(GAME, turn, "draw 1", "card circuit-handling")

    assert ((), 6, 5) == (shown.hands[0], len(shown.discards), shown.turn.draws)
    assert (5, Stage.ACT) == (
        len(drawn_at_once(GAME, shown).hands[0]),
        drawn_at_once(GAME, shown).stage,
    )


@pytest.mark.rule("FUN-7")
def test_c_36_a_scout_may_bring_the_sixth_circuit_as_well() -> None:
    circuits = "circuit-rain circuit-street circuit-power circuit-classic circuit-drivers"
    turn = a_turn(GAME, (f"{circuits} scout",), discards="circuit-handling")

    assert 5 == played(GAME, turn, "scout circuit-handling").turn.draws


@pytest.mark.rule("FUN-36")
def test_c_37_an_extra_race_makes_the_championship_longer_up_to_eight() -> None:
    turn = a_turn(GAME, ("extra_race",))

    assert 7 == played(GAME, turn, "extra_race").length
    assert "The championship has 8 races already: no more." == refused(
        GAME, replace(turn, length=8), "extra_race"
    )


@pytest.mark.rule("FUN-31")
def test_c_38_the_championship_ends_at_once_after_its_last_race() -> None:
    last = replace(a_turn(GAME, ("circuit-rain",), (A_CAR,)), length=1)

    ended = played(GAME, last, "race circuit-rain")

    assert Over() == GAME.awaiting(ended)
    with pytest.raises(IllegalMove, match="The championship is over"):
        GAME.apply(ended, GAME.read("end"))


@pytest.mark.rule("FUN-38")
def test_c_39_who_has_no_engine_exchanges_none() -> None:
    turn = a_turn(GAME, ("engine_swap",), ("", "engine-6"))

    assert "Both must have one in play to exchange them." == refused(GAME, turn, "engine_swap 2")


@pytest.mark.rule("FUN-38")
def test_c_39_two_engines_change_hands_and_stay_in_play() -> None:
    turn = a_turn(GAME, ("engine_swap",), ("engine-1", "engine-6"))

    state = played(GAME, turn, "engine_swap 2")

    engines = [in_slot(team, CardKind.ENGINE) for team in state.teams]
    assert [*ids(GAME, "engine-6 engine-1")] == engines


@pytest.mark.rule("FUN-40")
def test_c_40_who_loses_their_only_driver_does_not_race() -> None:
    turn = a_turn(GAME, ("disqualified",), ("", A_CAR))

    state = played(GAME, turn, "disqualified 2 driver-vera")

    assert (False, "driver-vera disqualified") == (
        state.teams[1].is_ready,
        codes(GAME, state.discards),
    )


@pytest.mark.rule("FUN-35")
@pytest.mark.rule("FUN-43")
def test_c_41_nobody_pays_more_than_they_have() -> None:
    turn = a_turn(GAME, ("money_trouble",), money=(20, 3))

    assert (20, 0) == played(GAME, turn, "money_trouble 2").money


@pytest.mark.rule("FUN-42")
def test_c_42_a_new_sponsor_pays_at_once_and_the_old_one_is_discarded() -> None:
    turn = a_turn(GAME, ("new_sponsor sponsor-4 sponsor-3",), ("sponsor-1",))

    state = played(GAME, turn, "new_sponsor sponsor-1 sponsor-4")

    assert ("sponsor-4", 24, "sponsor-1 new_sponsor") == (
        codes(GAME, state.teams[0].sponsors),
        state.money[0],
        codes(GAME, state.discards),
    )
    assert "" == refused(GAME, state, "sponsor sponsor-3")


@pytest.mark.rule("FUN-44")
def test_c_43_only_the_spy_sees_the_hand_and_takes_one_card() -> None:
    turn = a_turn(THREE, ("spy", "engine-5 sponsor-4", "scout"))

    looking = played(THREE, turn, "spy 2", "look")
    views = [THREE.view(looking, Seat(seat)) for seat in range(3)]
    state = played(THREE, looking, "take sponsor-4")

    assert "engine-5 sponsor-4" == codes(THREE, views[0].hands[1])
    assert "?" == codes(THREE, views[0].hands[2])
    assert "? ?" == codes(THREE, views[2].hands[1])
    assert ["sponsor-4", "engine-5", "scout"] == [codes(THREE, hand) for hand in state.hands]
    assert "?" == codes(THREE, THREE.view(state, Seat(0)).hands[1])


@pytest.mark.rule("FUN-6")
def test_c_44_an_empty_pile_is_renewed_by_the_discards() -> None:
    nine = "spy scout windfall sponsor-1 sponsor-2 engine-1 engine-2 chassis-1 chassis-2"
    turn = a_turn(GAME, discards=nine, stage=Stage.DRAW)
    empty = replace(turn, pile=(), left=0, hands=((), turn.pile))

    state = drawn_at_once(GAME, played(GAME, empty, "draw 2"))

    assert (2, 7, ()) == (len(state.hands[0]), state.left, state.discards)


@pytest.mark.rule("FUN-32")
@pytest.mark.parametrize(("money", "places"), [((12, 9), (1, 2)), ((9, 12), (2, 1))])
def test_c_45_money_decides_between_equal_points(
    money: tuple[int, int], places: tuple[int, int]
) -> None:
    assert places == GAME.places(a_turn(GAME, money=money))


@pytest.mark.rule("FUN-25")
def test_c_46_after_four_rounds_without_a_race_a_circuit_has_to_be_played() -> None:
    four = a_championship(4)
    turn = a_turn(four, ("circuit-rain spy",), ("", A_CAR))
    waiting, waited = replace(turn, quiet=15), replace(turn, quiet=16)

    assert "" == refused(four, waiting, "end")
    assert "4 rounds passed without a race: play your circuit." == refused(four, waited, "end")
    assert "" == refused(four, played(four, waited, "race circuit-rain"), "end")


@pytest.mark.rule("FUN-1")
def test_a_championship_has_six_races_if_nothing_else_is_agreed_on() -> None:
    assert 6 == a_championship(2).initial().length


@pytest.mark.rule("FUN-12")
def test_nobody_opens_an_auction_above_what_the_richest_has() -> None:
    turn = a_turn(GAME, market=("engine-5",), money=(4, 7))

    assert "auction engine-5 of 1 at 7" == offered(GAME, turn)[-2]
    assert "The opening price is from 1 to 7 M$." == refused(
        GAME, turn, "auction engine-5 of 1 at 8"
    )


@pytest.mark.rule("FUN-11")
def test_a_card_comes_under_the_hammer_once_in_a_turn() -> None:
    turn = a_turn(GAME, market=("engine-5",))

    again = played(GAME, turn, "auction engine-5 of 1 at 1", "pass", "pass")

    assert "This card was under the hammer in this turn already." == refused(
        GAME, again, "auction engine-5 of 1 at 1"
    )


@pytest.mark.rule("FUN-37")
def test_a_scout_takes_any_card_of_the_discards_but_itself() -> None:
    turn = a_turn(GAME, ("scout",), discards="engine-5 spy")

    state = played(GAME, turn, "scout engine-5")

    assert ["scout engine-5", "scout spy"] == [
        text for text in offered(GAME, turn) if text.startswith("scout")
    ]
    assert ("engine-5", "spy scout") == (codes(GAME, state.hands[0]), codes(GAME, state.discards))


@pytest.mark.rule("FUN-39")
def test_two_drivers_change_teams() -> None:
    turn = a_turn(GAME, ("driver_swap",), ("driver-nils", "driver-kofi driver-mara"))

    state = played(GAME, turn, "driver_swap 2 driver-kofi driver-nils")

    assert ["driver-kofi", "driver-nils driver-mara"] == [
        codes(GAME, team.drivers) for team in state.teams
    ]


@pytest.mark.rule("FUN-41")
def test_a_sponsor_in_play_is_eliminated_and_another_one_may_come() -> None:
    turn = a_turn(GAME, ("sponsor_out", "sponsor-4"), ("", "sponsor-1 sponsor-2"))

    state = played(GAME, turn, "sponsor_out 2 sponsor-2")

    assert ("sponsor-1", "sponsor-2 sponsor_out") == (
        codes(GAME, state.teams[1].sponsors),
        codes(GAME, state.discards),
    )


@pytest.mark.rule("FUN-45")
def test_two_cards_are_lost_by_lot_whatever_they_are() -> None:
    turn = a_turn(GAME, ("lost_cards", "engine-5 circuit-rain spy"))

    state = played(GAME, turn, "lost_cards 2", "card circuit-rain", "card engine-5")

    assert ("spy", Stage.ACT) == (codes(GAME, state.hands[1]), state.stage)


@pytest.mark.rule("FUN-45")
def test_who_holds_one_card_loses_one() -> None:
    turn = a_turn(GAME, ("lost_cards", "spy"))

    state = played(GAME, turn, "lost_cards 2", "card spy")

    assert ((), Stage.ACT) == (state.hands[1], state.stage)


@pytest.mark.rule("FUN-43")
def test_a_windfall_brings_four_millions() -> None:
    assert 24 == played(GAME, a_turn(GAME, ("windfall",)), "windfall").money[0]


@pytest.mark.rule("FUN-36")
def test_a_special_lies_on_the_discards_once_it_is_carried_out() -> None:
    assert "windfall" == codes(GAME, played(GAME, a_turn(GAME, ("windfall",)), "windfall").discards)


@pytest.mark.rule("FUN-15")
def test_a_bid_may_be_higher_than_what_its_bidder_has() -> None:
    bidding = played(
        GAME, a_turn(GAME, market=("engine-5",), money=(20, 3)), "auction engine-5 of 1 at 1"
    )

    assert "" == refused(GAME, bidding, "bid 9")
    assert "The next bid is at least 1 M$." == refused(GAME, bidding, "bid 0")
