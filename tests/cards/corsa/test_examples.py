"""The numbered examples of Formula Corsa, each by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.cards.corsa.deck import DriverId
from formulad.cards.corsa.moves import Build
from formulad.cards.corsa.racing import circuit_of
from formulad.cards.corsa.results import Result, Run
from formulad.cards.corsa.setup import draw_technique, is_drawing
from formulad.cards.corsa.standings import places
from formulad.cards.corsa.state import Stage, State
from formulad.kernel.game import Chance, IllegalMove, Over
from formulad.kernel.values import replace
from tests.cards.corsa.tables import (
    a_game,
    a_race,
    built,
    cards,
    deck,
    drawn_at_once,
    hand,
    offered,
    played,
)

if TYPE_CHECKING:
    from formulad.cards.corsa.rules import Corsa

THREE, FOUR, FIVE = a_game(3), a_game(4), a_game(5)
SALES = "sell "


def values(state: State) -> list[tuple[int, int]]:
    """Return who came in which order with which value, of the race that is over."""
    return [(run.seat, run.value) for run in state.results[-1].runs]


def raced(game: Corsa, circuit: str, bank: int | None = None) -> State:
    """Return the end of a race that the seats finish 1, 0, 2 and so on."""
    seats = game.setting.seats
    hands = ["strategy-5 strategy-1 strategy-2", "strategy-9", *["strategy-5"] * 2, "strategy-4"]
    race = a_race(game, *hands[:seats], circuit=circuit, bank=bank)
    cars = [held.split()[0] for held in hands[:seats]]
    dice = ["r5", "r3", "r4", "r3", "r3"][:seats]
    return played(game, built(game, race, *cars), *dice)


@pytest.mark.rule("COR-3")
@pytest.mark.rule("COR-5")
@pytest.mark.rule("COR-6")
@pytest.mark.parametrize(
    ("game", "bank", "strategies", "techniques", "each"),
    [(THREE, 17, 12, 21, 6), (FOUR, 7, 6, 18, 7), (FIVE, 0, 0, 15, 7)],
)
def test_b_01_everybody_is_dealt_cards_and_recruits_and_the_rest_is_the_banks(
    game: Corsa, bank: int, strategies: int, techniques: int, each: int
) -> None:
    state = game.initial()
    while state.stage in {Stage.START, Stage.DEAL}:
        due = game.awaiting(state)
        assert isinstance(due, Chance)
        state = game.apply(state, due.outcomes[0][0]).state

    assert (bank, strategies, techniques) == (
        state.bank,
        len(state.strategies),
        len(state.techniques),
    )
    assert {(3, 6)} == {(len(h.techniques), len(h.strategies)) for h in state.hands}
    assert {each} == set(state.recruits)


@pytest.mark.rule("COR-1")
@pytest.mark.parametrize("races", [4, 10])
def test_b_02_there_are_five_to_nine_races(races: int) -> None:
    with pytest.raises(ValueError, match="'recommended' or a whole number from 5 to 9"):
        a_game(3, races=races)


@pytest.mark.rule("COR-39")
def test_b_03_a_circuit_multiplies_technique_cards_of_its_types() -> None:
    circuit = circuit_of(FOUR.setting, a_race(FOUR, circuit="citta_stretta"))

    assert 6 == circuit.worth(deck().cards[deck().numbers["engine-3"]])


@pytest.mark.rule("COR-38")
@pytest.mark.rule("COR-40")
def test_b_04_a_car_is_worth_its_cards_its_driver_and_one_die() -> None:
    race = a_race(THREE, "strategy-7 aerodynamics-4 engine-3")
    ready = built(
        THREE, race, "strategy-7 aerodynamics-4 engine-3", *["strategy-5"] * 2, bonuses="4 2 2"
    )

    assert (0, 31) == values(played(THREE, ready, "r5", "r1", "r2"))[0]


@pytest.mark.rule("COR-36")
def test_b_05_a_car_needs_no_technique() -> None:
    ready = built(THREE, a_race(THREE, "strategy-2"), "strategy-2", *["strategy-5"] * 2)

    assert (0, 5) == values(played(THREE, ready, "r1", "r1", "r2"))[-1]


@pytest.mark.rule("COR-36")
def test_b_06_a_car_has_two_techniques_at_most() -> None:
    race = a_race(THREE, "strategy-2 engine-1 engine-2 engine-3")

    with pytest.raises(IllegalMove, match="at most 2 technique cards"):
        built(THREE, race, "strategy-2 engine-1 engine-2 engine-3")


@pytest.mark.rule("COR-35")
@pytest.mark.parametrize("car", ["engine-1 engine-2", "strategy-2 strategy-3"])
def test_b_07_a_car_has_exactly_one_strategy_card(car: str) -> None:
    race = a_race(THREE, "strategy-2 strategy-3 engine-1 engine-2")

    with pytest.raises(IllegalMove):
        built(THREE, race, car)


@pytest.mark.rule("COR-17")
def test_b_08_an_extra_card_of_each_kind_costs_two_recruits() -> None:
    race = THREE.settled(a_race(THREE, "engine-1 strategy-5", recruits=[6]))

    after = played(THREE, race, "buy technique", "card engine-4", "buy strategy", "card strategy-9")

    assert (2, race.bank + 4) == (after.recruits[0], after.bank)
    assert hand("engine-1 engine-4 strategy-5 strategy-9") == after.hands[0]


@pytest.mark.rule("COR-17")
def test_b_09_who_has_one_recruit_buys_nothing() -> None:
    race = replace(a_race(THREE, "engine-1 strategy-5", recruits=[1]), stage=Stage.MARKET)

    with pytest.raises(IllegalMove, match="A card costs 2 recruits, and there are 1"):
        played(THREE, race, "buy technique")


@pytest.mark.rule("COR-18")
def test_b_10_one_extra_card_of_a_kind_is_enough() -> None:
    race = THREE.settled(a_race(THREE, "engine-1 strategy-5", recruits=[6]))

    with pytest.raises(IllegalMove, match="One extra card of each kind"):
        played(THREE, race, "buy technique", "card engine-4", "buy technique")


@pytest.mark.rule("COR-14")
@pytest.mark.rule("COR-15")
def test_b_11_who_has_no_recruit_has_to_sell() -> None:
    held = "engine-1 engine-2 brakes_tyres-1 brakes_tyres-2 strategy-1 strategy-2 strategy-3"
    race = THREE.settled(a_race(THREE, held, recruits=[0]))

    with pytest.raises(IllegalMove, match="Sell a card"):
        played(THREE, race, "leave")
    after = played(THREE, race, "sell engine-1")

    assert 7 == sum(move.startswith(SALES) for move in offered(THREE, race))
    assert (1, len(race.techniques) + 1) == (after.recruits[0], len(after.techniques))


@pytest.mark.rule("COR-16")
@pytest.mark.rule("COR-16[selling=when_needed]")
def test_b_12_who_has_a_recruit_and_a_strategy_card_sells_nothing() -> None:
    race = replace(a_race(THREE, "engine-1 strategy-5", recruits=[1]), stage=Stage.MARKET)

    with pytest.raises(IllegalMove, match="sold by who has no recruit left"):
        played(THREE, race, "sell engine-1")


@pytest.mark.rule("COR-23")
@pytest.mark.rule("COR-23[elimination=soft]")
@pytest.mark.parametrize("elimination", ["soft", "literal"])
def test_b_13_with_no_strategy_card_no_recruit_and_nothing_to_sell_a_player_is_out(
    elimination: str,
) -> None:
    game = a_game(3, elimination=elimination)

    after = game.settled(a_race(game, "", recruits=[0]))

    assert ((0,), (1, 2)) == (after.excluded, after.order)
    assert 3 == game.places(after)[0]


@pytest.mark.rule("COR-20")
@pytest.mark.rule("COR-21")
def test_b_14_techniques_may_be_sold_for_a_strategy_card_and_a_driver() -> None:
    techniques = "engine-1 engine-2 brakes_tyres-1 brakes_tyres-2"
    race = THREE.settled(a_race(THREE, techniques, recruits=[1]))

    sold = played(THREE, race, "sell engine-1", "sell engine-2")
    after = played(THREE, sold, "buy strategy", "card strategy-6")

    assert ["buy strategy"] == offered(THREE, sold)
    assert 1 == after.recruits[0]
    assert 1 == min(driver.cost for driver in deck().drivers)


@pytest.mark.rule("COR-25")
def test_b_15_who_cannot_pay_a_strategy_card_sits_the_race_out() -> None:
    after = THREE.settled(a_race(THREE, "", recruits=[1]))

    assert ((0,), ()) == (after.sitting_out, after.excluded)


@pytest.mark.rule("COR-29")
@pytest.mark.rule("COR-30")
@pytest.mark.rule("COR-31")
def test_b_16_the_die_says_who_hires_and_the_others_pay_nothing() -> None:
    race = THREE.settled(a_race(THREE, recruits=[3, 3, 3], stage=Stage.OFFER))

    want = played(THREE, race, "hire", "hire", "hire", "r5", "r3", "r3")
    after = played(THREE, want, "r2", "r6")

    assert (1, 2) == want.rolling
    assert (6, None, 6) == tuple(
        None if driver is None else deck().drivers[driver].bonus for driver in after.drivers
    )
    assert ((0, 3, 0), 1, 1) == (after.recruits, after.grade, after.seat)


@pytest.mark.rule("COR-28")
def test_b_17_who_asks_for_a_driver_can_pay_the_whole_price() -> None:
    race = a_race(THREE, recruits=[2, 3, 3], stage=Stage.OFFER)

    with pytest.raises(IllegalMove, match="These drivers cost 3 recruits"):
        played(THREE, replace(race, stage=Stage.WISH), "hire")

    assert 1 == THREE.settled(race).seat


@pytest.mark.rule("COR-26")
def test_b_18_five_players_all_find_a_cheap_driver() -> None:
    race = FIVE.settled(a_race(FIVE, recruits=[4] * 5, stage=Stage.OFFER))

    after = played(FIVE, race, *["wait"] * 10)

    assert ((3,) * 5, Stage.CAR) == (after.recruits, after.stage)


@pytest.mark.rule("COR-32")
def test_b_19_in_the_last_round_nobody_is_asked() -> None:
    race = THREE.settled(a_race(THREE, recruits=[1] * 3, stage=Stage.OFFER))

    assert (Stage.CAR, (0, 0, 0)) == (race.stage, race.recruits)


@pytest.mark.rule("COR-41")
@pytest.mark.rule("COR-43")
@pytest.mark.rule("COR-44")
def test_b_20_equals_roll_and_what_they_roll_is_not_added() -> None:
    cars = ["strategy-9 engine-4", "strategy-9 engine-4", "strategy-8"]
    race = a_race(THREE, *cars, circuit="citta_stretta")
    tied = played(THREE, built(THREE, race, *cars), "r5", "r5", "r6")

    after = played(THREE, tied, "r3", "r5")

    assert (0, 1) == tied.rolling
    assert [(1, 24), (0, 24), (2, 16)] == values(after)


@pytest.mark.rule("COR-46")
@pytest.mark.rule("COR-47")
def test_b_21_places_bring_points_and_recruits() -> None:
    runs = raced(THREE, "lago_azzurro").results[-1].runs

    assert [(1, 10, 1), (0, 6, 2), (2, 4, 2)] == [(r.seat, r.points, r.recruits) for r in runs]


@pytest.mark.rule("COR-46")
def test_b_22_a_circuit_of_prestige_brings_more_points() -> None:
    runs = raced(FIVE, "gran_vento").results[-1].runs

    assert [(12, 1), (8, 1), (5, 2), (3, 3), (1, 3)] == [(r.points, r.recruits) for r in runs]


@pytest.mark.rule("COR-48")
@pytest.mark.rule("COR-48[recruit_bank=limited]")
def test_b_23_the_bank_pays_the_first_places_first() -> None:
    after = raced(THREE, "parco_reale", bank=4)

    assert [2, 2, 0] == [run.recruits for run in after.results[-1].runs]
    assert 0 == after.bank


@pytest.mark.rule("COR-20")
def test_b_24_from_the_seventh_race_on_everybody_buys_a_strategy_card() -> None:
    game = a_game(5, races=9)
    race = game.settled(a_race(game, *[""] * 5, recruits=[4] * 5, race=7))

    assert ["buy strategy"] == offered(game, race)
    assert 30 == len(race.strategies)


@pytest.mark.rule("COR-25")
@pytest.mark.rule("COR-42")
def test_b_25_who_sits_out_has_no_place_and_gets_nothing() -> None:
    race = FOUR.settled(a_race(FOUR, "", recruits=[1]))
    while race.stage is not Stage.CAR:
        race = FOUR.apply(race, FOUR.moves(race)[-1]).state
    cars = played(FOUR, race, *["car strategy-5"] * 3)

    after = drawn_at_once(FOUR, played(FOUR, cars, "r1", "r2", "r3"))

    assert [3, 2, 1] == [run.seat for run in after.results[-1].runs]
    assert 1 == after.recruits[0]


def ended(recruits: tuple[int, ...], *scores: tuple[int, int]) -> State:
    """Return the end of a game by the points and the value of each seat."""
    car = deck().numbers["strategy-5"]
    runs = tuple(
        Run(seat, Build(car), DriverId(4), 1, value, points, 0)
        for seat, (points, value) in enumerate(scores)
    )
    result = Result(deck().circuit_numbers["pianura"], runs)
    start = replace(THREE.initial(), stage=Stage.OVER, recruits=recruits)
    return replace(start, results=(result,))


@pytest.mark.rule("COR-52")
@pytest.mark.rule("COR-53")
def test_b_26_of_equal_points_more_recruits_win() -> None:
    state = ended((3, 5, 9), (45, 150), (45, 140), (10, 90))

    assert Over() == THREE.awaiting(state)
    assert (2, 1, 3) == places(state)


@pytest.mark.rule("COR-54")
def test_b_27_then_the_higher_sum_of_values_wins() -> None:
    assert (2, 1, 3) == places(ended((3, 3, 9), (45, 142), (45, 150), (10, 90)))
    assert (1, 1, 3) == places(ended((3, 3, 9), (45, 142), (45, 142), (10, 90)))


@pytest.mark.rule("COR-11")
def test_b_28_a_circuit_is_raced_on_once() -> None:
    after = raced(THREE, "pianura")

    assert deck().circuit_numbers["pianura"] not in after.circuits
    assert 9 == len(after.circuits)


@pytest.mark.rule("COR-4")
@pytest.mark.rule("COR-45")
def test_b_29_drivers_are_free_again_and_used_cards_go_back() -> None:
    after = raced(THREE, "pianura")

    assert (None,) * 3 == after.drivers
    assert deck().numbers["strategy-9"] in after.strategies
    assert 2 == len(after.hands[0].strategies)


@pytest.mark.rule("COR-8")
@pytest.mark.rule("COR-9")
def test_b_30_with_an_empty_deck_nobody_draws_any_more() -> None:
    race = replace(a_race(THREE, stage=Stage.DRAW), techniques=cards("engine-4"))
    one = draw_technique(THREE.setting, race, 101 + deck().numbers["engine-4"]).state

    assert is_drawing(race)
    assert not is_drawing(one)
    assert Stage.CIRCUIT is THREE.settled(one).stage
