"""What is done for teams without a player, where it is agreed that they have turns."""

from __future__ import annotations

import pytest

from formulad.cards.motor_racing.cars import CAR_NAMES, Team, names
from formulad.cards.motor_racing.questions import Purpose
from formulad.cards.motor_racing.state import Chair, Stage, State
from formulad.kernel.game import Chance
from formulad.kernel.values import replace
from tests.cards.motor_racing.tables import START, a_game, a_turn, deck, played, shown

GAME = a_game(5, neutral_teams="bank")
"""Nobody has the purple cars."""


def bank_turn(line: str = START, out: str = "") -> State:
    """Return the turn of the purple team, which sits behind the second player."""
    dealt = a_turn(GAME, "", line, out)
    state = replace(dealt, pile=deck().all, left=len(deck().all) - 25)  # any card may come up
    chairs = (*state.chairs[:2], Chair(1, Team.PURPLE), *state.chairs[2:])
    return replace(state, chairs=chairs, at=2, stage=Stage.TURN_UP)


def after(card: str, *said: str, line: str = START) -> str:
    """Return the line after a card was turned up for purple."""
    return names(played(GAME, bank_turn(line), f"card {card}", *said).run)


@pytest.mark.rule("FMR-44")
@pytest.mark.rule("FMR-44[neutral_teams=bank]")
def test_a_team_without_a_player_finds_its_place_at_the_table_by_lot() -> None:
    due = GAME.awaiting(GAME.initial())
    seated = played(GAME, GAME.initial(), "chair 2")

    assert isinstance(due, Chance)
    assert (Purpose.CHAIR, 5) == (due.purpose, len(due.outcomes))
    assert (Chair(1), Chair(1, Team.PURPLE), Chair(2)) == seated.chairs[1:4]


@pytest.mark.rule("FMR-44")
def test_its_card_comes_from_the_pile_and_the_player_after_it_goes_on() -> None:
    turn = bank_turn()
    done = played(GAME, turn, "card wrong_line-1")

    assert (turn.left - 1, turn.hands, 2) == (done.left, done.hands, done.chair.seat)
    assert deck().numbers["wrong_line-1"] == done.discards[-1]


@pytest.mark.rule("FMR-45")
def test_an_overtake_of_its_colour_is_for_its_best_car_that_is_not_first() -> None:
    behind = "B1 G1 Y1 P1 P2 O1 R1 R2 O2 Y2 G2 B2"
    leads = "P1 B1 G1 Y1 P2 O1 R1 R2 O2 Y2 G2 B2"

    assert "B1 P1 P2 G1 Y1 O1 R1 R2 O2 Y2 G2 B2" == after("overtake+2.purple", line=behind)
    assert "P1 B1 P2 O1 G1 Y1 R1 R2 O2 Y2 G2 B2" == after("overtake+2.purple", line=leads)


@pytest.mark.rule("FMR-45")
def test_an_overtake_of_another_colour_is_for_its_rearmost_car() -> None:
    assert "B1 G1 Y1 O1 R1 P1 P2 R2 G2 B2 O2 Y2" == after("overtake+2.green")


@pytest.mark.rule("FMR-46")
@pytest.mark.parametrize(
    ("card", "said", "line"),
    [
        ("wrong_line-1", (), "G1 B1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"),
        ("pit_stop", ("r2",), "G1 Y1 B1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"),
        ("pit_stop.red", ("r2",), "B1 G1 Y1 O1 P1 P2 R1 R2 O2 Y2 G2 B2"),
        ("pit_stop.purple", ("r2",), "B1 G1 Y1 O1 R1 P1 R2 O2 P2 Y2 G2 B2"),
    ],
)
def test_what_sets_back_hits_the_best_car_of_others_or_its_own_rearmost(
    card: str, said: tuple[str, ...], line: str
) -> None:
    assert line == after(card, *said)


@pytest.mark.rule("FMR-47")
def test_a_turbo_is_for_its_own_car_among_the_last_three_or_else_the_last_car() -> None:
    own = "B1 G1 Y1 O1 R1 P1 R2 O2 Y2 G2 P2 B2"

    assert "B1 G1 Y1 O1 R1 P1 P2 R2 B2 O2 Y2 G2" == after("tailender_turbo+3")
    assert "B1 G1 Y1 O1 R1 P1 R2 P2 O2 Y2 G2 B2" == after("tailender_turbo+3", line=own)


@pytest.mark.rule("FMR-47")
def test_a_charge_is_for_its_best_car_and_has_one_roll() -> None:
    assert "B1 G1 Y1 O1 P1 R1 P2 R2 O2 Y2 G2 B2" == after("charge_lose_gear", "r9")
    assert 2 == played(GAME, bank_turn(), "card charge_lose_gear", "r9").chair.seat


@pytest.mark.rule("FMR-47")
def test_without_a_car_of_its_own_the_last_car_charges() -> None:
    turn = bank_turn("B1 G1 Y1 O1 R1 R2 O2 Y2 G2 B2", "P1 P2")

    done = played(GAME, turn, "card charge_engine_blows", "r12")

    assert ("B1 G1 Y1 O1 R1 R2 O2 Y2 G2", "B2 P1 P2") == shown(done)


@pytest.mark.rule("FMR-48")
def test_a_spin_is_rolled_again_only_if_it_hits_the_team() -> None:
    assert START.replace("Y1 ", "") == after("spin_out", "r3")
    assert START.replace("P1 ", "") == after("spin_out", "r7", "r6")


@pytest.mark.rule("FMR-48")
@pytest.mark.parametrize(("face", "out"), [("r5", "O1 R1"), ("r3", "G1 Y1"), ("r8", "R2 O2")])
def test_a_crash_takes_no_own_car_along_and_the_one_ahead_if_both_may(face: str, out: str) -> None:
    assert out == names(played(GAME, bank_turn(), "card crash", face).out)


def test_a_card_without_a_target_does_nothing() -> None:
    line = "P1 B1 G1 Y1 O1 R1 R2 O2 Y2 G2 B2"

    done = played(GAME, bank_turn(line, "P2"), "card overtake+4.purple")

    assert (line, "P2") == shown(done)


@pytest.mark.rule("FMR-49")
def test_once_the_pile_is_empty_it_has_no_turn() -> None:
    last = replace(bank_turn(), at=1, stage=Stage.PLAY, left=1)
    card = GAME.write(GAME.moves(last)[0])

    done = played(GAME, last, card, *_until_drawn(last, card))

    assert (Chair(2), 5) == (done.chair, done.last_turns)
    assert {CAR_NAMES[car] for car in done.run} <= set(CAR_NAMES)


def _until_drawn(last: State, card: str) -> list[str]:
    due = GAME.awaiting(played(GAME, last, card))
    assert isinstance(due, Chance)
    assert Purpose.DRAW is due.purpose
    return [GAME.write(due.outcomes[0][0])]
