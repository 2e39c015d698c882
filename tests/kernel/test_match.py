from __future__ import annotations

import pytest

from formulad.kernel.chance import ScriptedLuck, SeededLuck
from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome, Over
from formulad.kernel.match import Match
from formulad.kernel.record import Played, check_sum, write_mark
from tests.kernel.pig import Choice, Pig, PigState

PIG = Pig()


def a_match(*dice: int) -> tuple[Match[PigState, Choice, str], list[str]]:
    """Return a match of pig with its dice written down, and its record."""
    record: list[str] = []
    return Match(PIG, ScriptedLuck(dice), record.append), record


def rolling() -> Chance[object]:
    """Return the die of pig when it is due."""
    due = PIG.awaiting(PigState(is_rolling=True))
    assert isinstance(due, Chance)
    return due


def test_every_step_is_written_down() -> None:
    match, record = a_match(4)

    match.play(Choice.ROLL)
    match.roll()

    assert ["roll", "r4"] == record
    assert PigState(risked=4) == match.state


def test_a_step_is_written_before_anyone_sees_it() -> None:
    seen: list[PigState] = []
    match: Match[PigState, Choice, str]
    match = Match(PIG, ScriptedLuck([]), lambda _line: seen.append(match.state))

    match.play(Choice.ROLL)

    assert [PigState()] == seen


def test_a_step_that_cannot_be_written_does_not_happen() -> None:
    def full(_line: str) -> None:
        raise OSError("the disk is full")

    match = Match(PIG, ScriptedLuck([]), full)

    with pytest.raises(OSError, match="disk is full"):
        match.play(Choice.ROLL)

    assert (PigState(), ()) == (match.state, match.played)


def test_a_die_that_cannot_be_written_falls_the_same_when_it_can() -> None:
    room = [False]
    luck = SeededLuck(3)

    def write(_line: str) -> None:
        if not room[0]:
            raise OSError("the disk is full")

    match = Match(PIG, luck, write, [Played(Choice.ROLL, PIG.apply(PigState(), Choice.ROLL))])
    wanted = luck.peek(rolling())

    with pytest.raises(OSError, match="disk is full"):
        match.roll()
    room[0] = True
    match.roll()

    assert wanted == match.played[-1].choice


def test_a_die_rolled_by_hand_moves_the_luck_as_any_other() -> None:
    by_hand, by_seed = SeededLuck(3), SeededLuck(3)
    began = [Played(Choice.ROLL, PIG.apply(PigState(), Choice.ROLL))]

    Match(PIG, by_hand, played=began).play(Outcome(4))
    Match(PIG, by_seed, played=began).roll()

    assert by_seed.seed == by_hand.seed


def test_a_refused_step_is_neither_written_nor_played() -> None:
    match, record = a_match()

    with pytest.raises(IllegalMove, match="nothing to bank"):
        match.play(Choice.BANK)

    assert ([], PigState()) == (record, match.state)


def test_after_each_round_the_check_sum_is_written() -> None:
    match, record = a_match(4)

    match.play(Choice.ROLL)
    match.roll()
    match.play(Choice.BANK)

    assert f"# {check_sum(PIG, PigState(4, round=2))}" == record[-1].split("\n")[-1]


def test_the_end_of_the_game_is_written() -> None:
    match, record = a_match(6, 6)

    for choice in (Choice.ROLL, Outcome(6), Choice.ROLL, Outcome(6), Choice.BANK):
        match.play(choice)

    assert Over() == match.awaiting
    assert write_mark(PIG, match.state) == record[-1].split("\n")[-1]
    assert record[-1].endswith(" over")


def test_a_die_rolled_by_hand_is_played_like_any_other() -> None:
    match, record = a_match()

    match.play(Choice.ROLL)
    match.play(Outcome(5))

    assert ["roll", "r5"] == record


def test_no_die_falls_while_a_decision_is_due() -> None:
    match, _ = a_match(4)

    with pytest.raises(IllegalMove, match="no die is due"):
        match.roll()

    assert isinstance(match.awaiting, Decision)


def test_undo_takes_the_last_decision_back_and_writes_so() -> None:
    match, record = a_match()

    match.play(Choice.ROLL)
    match.undo()

    assert (["roll", "undo"], PigState()) == (record, match.state)


def test_undo_never_crosses_a_die() -> None:
    match, record = a_match(4)
    match.play(Choice.ROLL)
    match.roll()

    with pytest.raises(IllegalMove, match="a die has fallen since"):
        match.undo()

    assert not match.may_undo
    assert (["roll", "r4"], PigState(risked=4)) == (record, match.state)


def test_who_agreed_on_it_takes_dice_back_too_and_they_fall_anew() -> None:
    record: list[str] = []
    match = Match(PIG, ScriptedLuck((4, 6)), record.append, takes_back=True)
    match.play(Choice.ROLL)
    match.roll()

    match.undo()
    assert PigState(is_rolling=True) == match.state
    match.roll()

    assert (["roll", "r4", "undo", "r6"], PigState(risked=6)) == (record, match.state)


def test_before_the_first_step_nothing_can_be_taken_back() -> None:
    match, _ = a_match()

    assert not match.may_undo


def test_a_match_goes_on_after_the_steps_already_played() -> None:
    first, _ = a_match(4)
    first.play(Choice.ROLL)
    first.roll()

    second = Match(PIG, ScriptedLuck([]), played=first.played)

    assert first.state == second.state
    assert first.played == second.played
