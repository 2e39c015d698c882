from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance
from formulad.kernel.record import (
    FORMAT,
    GameRecord,
    Replay,
    SaveError,
    check_sum,
    read_record,
    replay,
    write_header,
    write_mark,
)
from tests.kernel.pig import Choice, Pig, PigState

HEADER = 'formulad-record 1\ngame "pig"\n\n'
"""Three lines: the first step is on line 4."""
PIG = Pig()


def played_again(*lines: str) -> Replay[Choice, PigState, str]:
    """Return what a record of pig with these lines leads to."""
    return replay(PIG, read_record(HEADER + "".join(f"{line}\n" for line in lines)))


def fault_of(*lines: str) -> str:
    """Return the first fault of a record of pig."""
    return str(played_again(*lines).fault)


def test_a_record_is_a_header_and_a_line_a_step() -> None:
    record = read_record(HEADER + "roll\nr4\n")

    assert GameRecord({"game": "pig"}, ("roll", "r4"), first_line=4) == record


def test_a_header_is_read_as_it_was_written() -> None:
    header = {"game": "pig", "seats": ["Ada", "Zoë"], "word": 2**64 - 1, "laps": None}

    text = write_header(header)

    assert header == read_record(text).header


def test_a_replay_leads_where_the_game_was() -> None:
    replayed = played_again("roll", "r4", "bank")

    assert None is replayed.fault
    assert PigState(banked=4, round=2) == replayed.played[-1].step.state


def test_a_last_line_that_was_cut_never_happened() -> None:
    record = read_record(HEADER + "roll\nr4\nba")

    assert ("roll", "r4") == record.lines


def test_a_line_that_cannot_be_read_is_named_and_the_good_part_kept() -> None:
    replayed = played_again("roll", "r4", "jump", "bank")

    assert "line 6: 'jump' is no move of pig" == str(replayed.fault)
    assert (2, 2) == (replayed.good_lines, len(replayed.played))


def test_a_line_the_rules_forbid_is_named() -> None:
    assert "line 4: There is nothing to bank." == fault_of("bank")


def test_an_outcome_the_die_does_not_have_is_named() -> None:
    assert "line 5: no die is due that shows 7" == fault_of("roll", "r7")


def test_an_empty_line_among_the_steps_is_named() -> None:
    assert "line 5: '' is no move of pig" == fault_of("roll", "", "r4")


def test_a_right_check_sum_is_passed_over() -> None:
    state = PigState(banked=4, round=2)

    replayed = played_again("roll", "r4", "bank", f"# {check_sum(PIG, state)}", "roll")

    assert (None, 5, 4) == (replayed.fault, replayed.good_lines, len(replayed.played))


def test_a_wrong_check_sum_is_named() -> None:
    expected = "line 7: the check-sum 00000000 does not fit the game played so far"
    assert expected == fault_of("roll", "r4", "bank", "# 00000000")


def test_of_a_check_sum_that_goes_on_and_on_only_the_beginning_is_told() -> None:
    fault = fault_of("roll", "r4", f"# {'1# ' * 50_000}")

    assert f"line 6: the check-sum {('1# ' * 20)} does not fit the game played so far" == fault


def test_a_check_sum_is_eight_hexadecimal_digits_of_the_summary() -> None:
    assert check_sum(PIG, PigState(4)) == check_sum(PIG, PigState(4))
    assert check_sum(PIG, PigState(4)) != check_sum(PIG, PigState(5))
    assert 8 == len(check_sum(PIG, PigState()))


def test_the_mark_after_the_last_step_says_that_the_game_is_over() -> None:
    over, going_on = PigState(banked=12, round=3), PigState(banked=4, round=2)

    assert f"# {check_sum(PIG, over)} over" == write_mark(PIG, over)
    assert f"# {check_sum(PIG, going_on)}" == write_mark(PIG, going_on)
    assert GameRecord({}, (write_mark(PIG, over),)).is_over
    assert not GameRecord({}, (write_mark(PIG, going_on),)).is_over


def test_undo_takes_a_decision_back() -> None:
    replayed = played_again("roll", "r4", "bank", "undo", "roll")

    assert PigState(risked=4, is_rolling=True) == replayed.played[-1].step.state


def test_undo_to_the_very_start_goes_on_from_there() -> None:
    replayed = played_again("roll", "undo", "roll", "r3")

    assert (None, 2) == (replayed.fault, len(replayed.played))


@pytest.mark.parametrize("lines", [("undo",), ("roll", "r4", "undo")], ids=["nothing", "a die"])
def test_undo_of_nothing_or_of_a_die_is_named(lines: tuple[str, ...]) -> None:
    fault = fault_of(*lines)

    assert f"line {3 + len(lines)}: there is no decision to take back here" == fault


def test_undo_of_a_die_holds_where_all_agreed_on_it_and_luck_goes_on() -> None:
    lines = "roll\nr4\nundo\nr6\n"
    luck, fresh = SeededLuck(9), SeededLuck(9)
    due = PIG.awaiting(PigState(is_rolling=True))
    assert isinstance(due, Chance)

    replayed = replay(PIG, read_record(HEADER + lines), luck, takes_back=True)

    assert (None, 2) == (replayed.fault, len(replayed.played))
    fresh.skip(due)
    fresh.skip(due)
    assert fresh.seed == luck.seed


def test_a_resumed_game_keeps_its_luck() -> None:
    luck, fresh = SeededLuck(9), SeededLuck(9)
    faces = [fresh.draw(due).value for due in [PIG.awaiting(PigState(is_rolling=True))] * 2]  # type: ignore[arg-type] # rolling, so a die is due

    replay(PIG, read_record(HEADER + f"roll\nr{faces[0]}\nroll\nr{faces[1]}\n"), luck)

    assert fresh.seed == luck.seed


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        ("line 1: this is not a FormulaD record", ""),
        ("line 1: this is not a FormulaD record", "PK\x03\x04\n"),
        ("line 1: this is not a FormulaD record", "formulad-record one\n\n"),
        ("line 1: this is not a FormulaD record", "formulad-record ²\n\n"),
        ("the header of this record does not end: the file was cut", "formulad-record 1\n"),
        ("line 3: the entry 'laps' cannot be read", 'formulad-record 1\nx "y"\nlaps two\n\n'),
        ("line 2: the entry 'game' cannot be read", "formulad-record 1\ngame\n\n"),
        (
            "line 2: the entry 'x' cannot be read",
            f"formulad-record 1\nx {'[' * 60_000}\n\n",
        ),
    ],
    ids=["empty", "archive", "word", "no digit", "cut", "value", "no value", "nested"],
)
def test_a_header_that_cannot_be_read_is_named(sentence: str, text: str) -> None:
    with pytest.raises(SaveError) as error:
        read_record(text)

    assert sentence == str(error.value)


def test_a_newer_format_is_refused_with_both_numbers() -> None:
    with pytest.raises(SaveError, match=rf"format {FORMAT + 1}.*formats up to {FORMAT}"):
        read_record(f"formulad-record {FORMAT + 1}\n\n")


@given(st.text())
def test_any_text_is_a_record_or_our_own_error(text: str) -> None:
    try:
        record: GameRecord | None = read_record(text)
    except SaveError:
        record = None

    assert record is None or text.startswith("formulad-record ")


values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@given(st.dictionaries(st.from_regex(r"[a-z]+", fullmatch=True), values))
def test_any_header_comes_back(header: dict[str, Any]) -> None:
    assert header == read_record(write_header(header)).header


@given(st.lists(st.sampled_from(["roll", "bank", "r1", "r4", "r6", "undo", "# 0", "x", ""])))
def test_any_lines_are_played_up_to_their_first_fault(lines: list[str]) -> None:
    replayed = played_again(*lines)

    assert (replayed.fault is None) == (replayed.good_lines == len(lines))
    assert played_again(*lines[: replayed.good_lines]).played == replayed.played
