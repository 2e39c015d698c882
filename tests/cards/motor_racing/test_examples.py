"""The numbered examples of Formula Motor Racing, each by its number."""

from __future__ import annotations

import pytest

from formulad.cards.motor_racing.cars import names
from formulad.cards.motor_racing.questions import Purpose, Question
from formulad.cards.motor_racing.season import constructors, drivers, race_points
from formulad.cards.motor_racing.setup import first_chair
from formulad.cards.motor_racing.state import Stage, State
from formulad.kernel.game import Chance, Decision, IllegalMove
from formulad.kernel.values import replace
from tests.cards.motor_racing.tables import (
    START,
    a_game,
    a_turn,
    cars,
    dealt,
    deck,
    offered,
    played,
    race_out,
    shown,
)

COLOURS = ("blue", "green", "yellow", "orange", "red", "purple")
GAME = a_game()
RED_GAME = a_game(teams="red,blue,green,yellow")
"""The first player has the red cars."""


def line_after(hand: str, *said: str, line: str = START) -> str:
    """Return the running cars after a turn of the first player."""
    return names(played(GAME, a_turn(GAME, hand, line), *said).run)


def card_is_done(state: State) -> bool:
    """Return whether a card was carried out: the next one is drawn."""
    due = GAME.awaiting(state)
    return isinstance(due, Chance) and due.purpose is Purpose.DRAW


@pytest.mark.rule("FMR-4")
@pytest.mark.rule("FMR-5")
def test_a_01_the_teams_find_their_places_on_the_grid_in_the_order_they_are_drawn() -> None:
    assert START == names(dealt(GAME, *COLOURS).run)


@pytest.mark.rule("FMR-6")
def test_a_02_four_players_are_dealt_five_cards_each_and_34_are_left() -> None:
    state = dealt(GAME, *COLOURS)

    assert ([5, 5, 5, 5], 34, 34) == ([*map(len, state.hands)], len(state.pile), state.left)


@pytest.mark.rule("FMR-13")
def test_a_03_an_overtake_takes_the_car_behind_along() -> None:
    assert "O1 R1 B1 G1 Y1 P1 P2 R2 O2 Y2 G2 B2" == line_after(
        "overtake+3.orange", "overtake+3.orange O1"
    )


@pytest.mark.rule("FMR-14")
def test_a_04_an_overtake_is_cut_short_at_the_first_place() -> None:
    assert "Y1 O1 B1 G1 R1 P1 P2 R2 O2 Y2 G2 B2" == line_after(
        "overtake+4.yellow", "overtake+4.yellow Y1"
    )


@pytest.mark.rule("FMR-14")
def test_a_05_the_leader_overtakes_nobody() -> None:
    assert START == line_after("overtake+2.blue", "overtake+2.blue B1")


@pytest.mark.rule("FMR-15")
def test_a_06_the_last_car_overtakes_alone() -> None:
    assert "B1 G1 Y1 O1 R1 P1 P2 B2 R2 O2 Y2 G2" == line_after(
        "overtake+4.blue", "overtake+4.blue B2"
    )


@pytest.mark.rule("FMR-13")
def test_a_07_the_team_mate_behind_comes_along_too() -> None:
    assert "B1 G1 P1 P2 Y1 O1 R1 R2 O2 Y2 G2 B2" == line_after(
        "overtake+3.purple", "overtake+3.purple P1"
    )


@pytest.mark.rule("FMR-13")
def test_a_08_a_car_at_the_rear_takes_the_last_one_along() -> None:
    assert "B1 G1 Y1 O1 R1 P1 P2 G2 B2 R2 O2 Y2" == line_after(
        "overtake+3.green", "overtake+3.green G2"
    )


@pytest.mark.rule("FMR-14")
def test_a_09_the_second_car_overtakes_the_leader_with_its_follower() -> None:
    assert "G1 Y1 B1 O1 R1 P1 P2 R2 O2 Y2 G2 B2" == line_after(
        "overtake+2.green", "overtake+2.green G1"
    )


@pytest.mark.rule("FMR-10")
@pytest.mark.rule("FMR-16")
def test_a_10_an_overtake_of_a_colour_that_is_out_does_nothing_and_a_card_is_drawn() -> None:
    line = "B1 G1 Y1 O1 P1 P2 O2 Y2 G2 B2"
    turn = a_turn(GAME, "overtake+4.red", line, "R2 R1")

    after = played(GAME, turn, "overtake+4.red")

    assert (line, "R2 R1") == shown(after)
    assert deck().numbers["overtake+4.red"] == after.discards[-1]
    assert card_is_done(after)


@pytest.mark.rule("FMR-16")
def test_a_11_with_one_car_of_a_colour_out_the_other_is_the_target() -> None:
    turn = a_turn(GAME, "overtake+2.red", "B1 G1 Y1 O1 P1 P2 R2 O2 Y2 G2 B2", "R1")

    assert ["overtake+2.red R2"] == [m for m in offered(GAME, turn) if m.startswith("overtake+2.r")]


@pytest.mark.rule("FMR-17")
def test_a_12_the_wrong_line_costs_a_place() -> None:
    assert "G1 B1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2" == line_after("wrong_line-1", "wrong_line-1 B1")


@pytest.mark.rule("FMR-17")
def test_a_13_who_loses_control_loses_three_places() -> None:
    assert "G1 Y1 O1 B1 R1 P1 P2 R2 O2 Y2 G2 B2" == line_after(
        "lose_control-3", "lose_control-3 B1"
    )


@pytest.mark.rule("FMR-17")
def test_a_14_nobody_falls_behind_the_last_place() -> None:
    assert "B1 G1 Y1 O1 R1 P1 P2 R2 O2 Y2 B2 G2" == line_after(
        "lose_control-3", "lose_control-3 G2"
    )


@pytest.mark.rule("FMR-17")
def test_a_15_the_last_car_has_no_place_to_lose() -> None:
    assert START == line_after("off_circuit-2", "off_circuit-2 B2")


@pytest.mark.rule("FMR-18")
def test_a_16_the_turbo_is_for_one_of_the_last_three() -> None:
    turn = a_turn(GAME, "tailender_turbo+3")

    assert ["Y2", "G2", "B2"] == [m[-2:] for m in offered(GAME, turn) if m.startswith("tail")]
    with pytest.raises(IllegalMove, match="O2 is not among the last three that run"):
        played(GAME, turn, "tailender_turbo+3 O2")


@pytest.mark.rule("FMR-18")
def test_a_17_the_car_behind_does_not_follow_the_turbo() -> None:
    assert "B1 G1 Y1 O1 R1 P1 Y2 P2 R2 O2 G2 B2" == line_after(
        "tailender_turbo+3", "tailender_turbo+3 Y2"
    )


@pytest.mark.rule("FMR-18")
def test_a_18_of_two_cars_each_may_have_the_turbo() -> None:
    turn = a_turn(GAME, "tailender_turbo+3", "B1 G1", "Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2")

    assert ["B1", "G1"] == [m[-2:] for m in offered(GAME, turn) if m.startswith("tail")]
    assert "G1 B1" == names(played(GAME, turn, "tailender_turbo+3 G1").run)


@pytest.mark.rule("FMR-19")
def test_a_19_a_pit_stop_costs_what_the_die_shows() -> None:
    assert "G1 Y1 O1 R1 P1 P2 B1 R2 O2 Y2 G2 B2" == line_after(
        "pit_stop.blue", "pit_stop.blue B1", "r6"
    )


@pytest.mark.rule("FMR-19")
def test_a_20_a_pit_stop_ends_at_the_last_place() -> None:
    assert "B1 G1 Y1 O1 R1 P1 P2 R2 Y2 G2 B2 O2" == line_after(
        "pit_stop.orange", "pit_stop.orange O2", "r6"
    )


@pytest.mark.rule("FMR-19")
@pytest.mark.parametrize("face", ["r7", "r12"])
def test_a_21_with_a_high_roll_a_car_drives_past_the_pits(face: str) -> None:
    assert START == line_after("pit_stop.orange", "pit_stop.orange O1", face)


@pytest.mark.rule("FMR-20")
def test_a_22_a_pit_stop_without_a_colour_is_for_any_car() -> None:
    turn = a_turn(GAME, "pit_stop pit_stop.red")
    choices = offered(GAME, turn)

    assert 12 == sum(choice.startswith("pit_stop ") for choice in choices)
    assert ["pit_stop.red R1", "pit_stop.red R2"] == [
        choice for choice in choices if choice.startswith("pit_stop.red")
    ]


@pytest.mark.rule("FMR-21")
@pytest.mark.rule("FMR-23")
def test_a_23_an_own_car_charges_on_until_its_player_stops() -> None:
    turn = a_turn(RED_GAME, "charge_lose_gear")

    after = played(RED_GAME, turn, "charge_lose_gear R2", "r3", "again", "r9", "stop")

    assert "B1 G1 Y1 O1 R1 R2 P1 P2 O2 Y2 G2 B2" == names(after.run)
    assert card_is_done(after)


@pytest.mark.rule("FMR-22")
def test_a_24_a_charge_that_goes_wrong_ends_at_the_last_place() -> None:
    turn = a_turn(RED_GAME, "charge_lose_gear")

    after = played(RED_GAME, turn, "charge_lose_gear R2", "r3", "again", "r10")

    assert "B1 G1 Y1 O1 R1 P1 P2 O2 Y2 G2 B2 R2" == names(after.run)
    assert card_is_done(after)


@pytest.mark.rule("FMR-22")
def test_a_25_an_engine_that_blows_takes_the_car_out() -> None:
    turn = a_turn(RED_GAME, "charge_engine_blows")

    after = played(RED_GAME, turn, "charge_engine_blows R2", "r12")

    assert ("B1 G1 Y1 O1 R1 P1 P2 O2 Y2 G2 B2", "R2") == shown(after)


@pytest.mark.rule("FMR-24")
def test_a_26_the_car_of_another_has_one_roll() -> None:
    after = played(GAME, a_turn(GAME, "charge_lose_gear"), "charge_lose_gear R2", "r5")

    assert "B1 G1 Y1 O1 R1 P1 R2 P2 O2 Y2 G2 B2" == names(after.run)
    assert card_is_done(after)


@pytest.mark.rule("FMR-39[charge_target=colour]")
def test_a_27_a_charge_with_a_colour_is_for_its_cars() -> None:
    game = a_game(charge_target="colour")
    turn = a_turn(game, "charge_lose_gear.green")

    choices = [choice for choice in offered(game, turn) if choice.startswith("charge")]
    assert ["charge_lose_gear.green G1", "charge_lose_gear.green G2"] == choices


@pytest.mark.rule("FMR-39[charge_target=any]")
def test_a_28_a_charge_is_for_any_car_also_of_a_team_without_a_player() -> None:
    choices = offered(GAME, a_turn(GAME, "charge_engine_blows"))

    assert START.split() == [choice[-2:] for choice in choices if choice.startswith("charge")]


@pytest.mark.rule("FMR-25")
@pytest.mark.rule("FMR-26")
def test_a_29_a_spin_sends_the_car_at_the_place_of_the_roll_to_the_rear() -> None:
    assert "B1 G1 O1 R1 P1 P2 R2 O2 Y2 G2 B2 Y1" == line_after(
        "spin_last", "spin_last", "r3", "keep"
    )


@pytest.mark.rule("FMR-25")
def test_a_30_who_rejects_the_first_roll_of_a_spin_has_to_take_the_second() -> None:
    after = played(GAME, a_turn(GAME, "spin_out"), "spin_out", "r1", "reroll", "r8")

    assert ("B1 G1 Y1 O1 R1 P1 P2 O2 Y2 G2 B2", "R2") == shown(after)
    assert card_is_done(after)


@pytest.mark.rule("FMR-26")
def test_a_31_a_spin_at_a_place_that_nobody_has_does_nothing_unless_it_is_rolled_again() -> None:
    turn = a_turn(GAME, "spin_out", "B1 G1 Y1 O1 R1 P1 P2 R2 O2", "Y2 G2 B2")

    kept = played(GAME, turn, "spin_out", "r11", "keep")
    again = played(GAME, turn, "spin_out", "r11", "reroll", "r9")

    assert (turn.run, turn.out) == (kept.run, kept.out)
    assert "O2 Y2 G2 B2" == names(again.out)


CRASHING = a_turn(GAME, "crash", "B1 G1 Y1 O1 R1 P1 P2 O2 Y2 G2 B2", "R2")


@pytest.mark.rule("FMR-28")
@pytest.mark.rule("FMR-30")
def test_a_32_a_crash_takes_the_car_ahead_along_if_its_player_says_so() -> None:
    asked = played(GAME, CRASHING, "crash", "r6")

    assert (Question.CRASH, ["ahead", "behind"]) == (_asked(asked), offered(GAME, asked))
    after = played(GAME, asked, "ahead")
    assert ("B1 G1 Y1 O1 P2 O2 Y2 G2 B2", "R1 P1 R2") == shown(after)


@pytest.mark.rule("FMR-28")
def test_a_33_a_leader_that_crashes_takes_the_second_car_along() -> None:
    after = played(GAME, CRASHING, "crash", "r1")

    assert ("Y1 O1 R1 P1 P2 O2 Y2 G2 B2", "B1 G1 R2") == shown(after)
    assert card_is_done(after)


@pytest.mark.rule("FMR-28")
def test_a_34_a_last_car_that_crashes_takes_the_one_ahead_along() -> None:
    after = played(GAME, CRASHING, "crash", "r11")

    assert ("B1 G1 Y1 O1 R1 P1 P2 O2 Y2", "G2 B2 R2") == shown(after)
    assert card_is_done(after)


@pytest.mark.rule("FMR-27")
def test_a_35_a_crash_at_a_place_that_nobody_has_does_nothing_and_is_not_rolled_again() -> None:
    after = played(GAME, CRASHING, "crash", "r12")

    assert (names(CRASHING.run), "R2") == shown(after)
    assert card_is_done(after)


@pytest.mark.rule("FMR-29")
def test_a_36_a_car_that_spins_out_is_classified_before_those_that_are_out() -> None:
    turn = a_turn(GAME, "spin_out", "B1 G1 Y1 O1 P2 O2 Y2 G2 B2", "R1 P1 R2")

    after = played(GAME, turn, "spin_out", "r1", "keep")

    assert ("G1 Y1 O1 P2 O2 Y2 G2 B2", "B1 R1 P1 R2") == shown(after)


ENDED = cars("G1 Y1 O1 P2 O2 Y2 G2 B2 B1 R1 P1 R2")
"""The classification of A-36."""


@pytest.mark.rule("FMR-31")
@pytest.mark.rule("FMR-32")
def test_a_37_the_first_six_places_score() -> None:
    by_seat = a_game(6).setting
    totals = {each.teams[0].word: each.total for each in constructors(by_seat, [ENDED])}

    scores = race_points(by_seat, ENDED).items()
    scored = {names((car,)): points for car, points in scores if points}

    assert {"G1": 10, "Y1": 6, "O1": 4, "P2": 3, "O2": 2, "Y2": 1} == scored
    assert {"green": 10, "yellow": 7, "orange": 6, "purple": 3, "blue": 0, "red": 0} == totals


@pytest.mark.rule("FMR-34")
@pytest.mark.rule("FMR-35")
def test_a_38_the_next_race_starts_as_the_last_one_ended() -> None:
    turn = a_turn(GAME, "wrong_line-1", "G1 Y1 O1 P2 O2 Y2 G2 B2", "B1 R1 P1 R2")
    last = replace(turn, pile=(), left=0, last_turns=1)

    after = played(GAME, last, "wrong_line-1 B2")

    assert (2, ENDED, ENDED) == (after.race, after.run, after.results[-1])
    assert ((), deck().all, ((),) * 4) == (after.discards, after.pile, after.hands)
    assert 1 == after.chair.seat  # green
    assert Purpose.DEAL == _due(after)


@pytest.mark.rule("FMR-7")
@pytest.mark.rule("FMR-11")
def test_a_39_once_the_pile_is_empty_everybody_has_one_more_turn() -> None:
    game = a_game(4, races=1)
    began = dealt(game, *COLOURS)

    ended, seats = race_out(game, began)

    turns = [seats.count(seat) for seat in range(4)]
    assert (0, [10, 10, 9, 9], [1, 2, 3, 0, 1]) == (began.chair.seat, turns, seats[-5:])
    assert [4, 4, 4, 4] == [*map(len, ended.hands)]


@pytest.mark.rule("FMR-11")
def test_a_40_five_players_have_seven_turns_and_the_last_one_six() -> None:
    game = a_game(5, races=1)

    _, seats = race_out(game, dealt(game, *COLOURS))

    assert [7, 7, 7, 7, 6] == [seats.count(seat) for seat in range(5)]


@pytest.mark.rule("FMR-37[short_race_removed=6]")
def test_a_41_in_a_short_race_six_players_have_four_turns() -> None:
    game = a_game(6, races=1, short_race_removed=6)
    began = dealt(game, *COLOURS)

    _, seats = race_out(game, began)

    assert (18, 24, {4}) == (began.left, len(seats), {seats.count(seat) for seat in range(6)})


@pytest.mark.rule("FMR-9")
def test_a_42_who_has_no_car_left_plays_and_draws_nevertheless() -> None:
    turn = a_turn(GAME, "wrong_line-1", "G1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2", "B1 B2")

    assert Question.CARD == _asked(turn)
    after = played(GAME, turn, "wrong_line-1 G1", "card crash")
    assert (5, 1) == (len(after.hands[0]), after.chair.seat)


@pytest.mark.rule("FMR-36")
@pytest.mark.rule("FMR-38[championship=constructors]")
def test_a_43_of_equals_the_one_whose_best_car_ended_higher_wins() -> None:
    results = [
        cars("B1 B2 R1 R2 G1 G2 Y1 Y2 O1 O2 P1 P2"),
        cars("B1 R1 R2 G1 G2 B2 Y1 Y2 O1 O2 P1 P2"),
        cars("R1 G1 G2 Y1 Y2 R2 B1 B2 O1 O2 P1 P2"),
        cars("G1 Y1 O1 B2 R1 P1 G2 Y2 O2 R2 B1 P2"),
    ]

    first, second, *_ = constructors(a_game(6).setting, results)

    assert [("blue", 30, 4), ("red", 30, 5)] == [
        (each.teams[0].word, each.total, each.best) for each in (first, second)
    ]


@pytest.mark.rule("FMR-33")
@pytest.mark.rule("FMR-41[three_player_scoring=player]")
def test_a_44_three_players_add_up_what_both_of_their_teams_score() -> None:
    game = a_game(3, teams="blue+green,yellow+orange,red+purple")

    ranked = constructors(game.setting, [cars("B1 G1 Y1 G2 B2 Y2 O1 O2 R1 R2 P1 P2")])

    assert [(0, 21), (1, 5), (2, 0)] == [(each.seat, each.total) for each in ranked]


@pytest.mark.rule("FMR-3")
@pytest.mark.rule("FMR-44[neutral_teams=passive]")
def test_a_45_a_team_without_a_player_may_be_champion_and_the_best_player_is_known() -> None:
    game = a_game(4)
    results = (
        cars("P1 P2 B1 B2 G1 Y1 O1 O2 R1 R2 G2 Y2"),
        cars("B1 P1 B2 P2 G1 Y1 O1 O2 R1 R2 G2 Y2"),
        cars("R1 R2 G1 G2 Y1 B1 B2 P1 P2 O1 O2 Y2"),
    )

    champion, best, *_ = constructors(game.setting, results)
    over = replace(game.initial(), stage=Stage.OVER, results=results)

    assert (None, "purple", 25) == (champion.seat, champion.teams[0].word, champion.total)
    assert (0, 22) == (best.seat, best.total)
    assert 1 == game.places(over)[0]


@pytest.mark.rule("FMR-38[championship=drivers]")
def test_a_46_of_drivers_with_equal_points_the_higher_in_the_last_race_is_champion() -> None:
    game = a_game(4, championship="drivers", races=2)
    results = (
        cars("B1 G1 O2 G2 Y1 Y2 O1 B2 R1 R2 P1 P2"),
        cars("O2 R1 B1 P1 R2 P2 Y1 Y2 O1 B2 G1 G2"),
    )

    first, second, *_ = drivers(game.setting, results)
    over = replace(game.initial(), stage=Stage.OVER, results=results)

    assert [("O2", 14), ("B1", 14)] == [(names(each.cars), each.total) for each in (first, second)]
    assert 1 == game.places(over)[3]  # orange


@pytest.mark.rule("FMR-8")
def test_a_47_with_nobodys_cars_in_front_the_best_placed_player_begins() -> None:
    grid = cars("R1 P1 G1 B1 Y1 O1 O2 Y2 B2 G2 P2 R2")

    assert 1 == first_chair(GAME.setting, GAME.initial().chairs, grid)


def _asked(state: State) -> Question | None:
    due = GAME.awaiting(state)
    return due.question if isinstance(due, Decision) else None


def _due(state: State) -> Purpose | None:
    due = GAME.awaiting(state)
    return due.purpose if isinstance(due, Chance) else None
