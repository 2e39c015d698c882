"""Players sit down, change places and leave, and agree on options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.sentence import say
from formulad.kernel.terms import NumberTerm, SeatTerm, Terms, UsualSetup
from formulad.kernel.values import replace
from formulad.ui.shell.new_game.line_up import LineUp, fault_of, line_up_of, who_plays
from tests.toy.nerve import KIND, Careful

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.kernel.terms import OptionValue

RACES = NumberTerm("races", say("Races"), say("How many there are."), 3, 1, 17)
TERMS = Terms(2, 4, (RACES,))
THREE = replace(KIND, terms=TERMS)


def line_up(*names: str) -> LineUp:
    players = tuple(SeatedPlayer(name) for name in names)
    return LineUp(UsualSetup(players), TERMS, ("careful", "timid"))


def names(agreed: LineUp) -> list[str]:
    return [player.name for player in agreed.players]


def test_the_first_game_is_one_person_against_three_usual_computers() -> None:
    found = line_up_of(
        replace(THREE, agents=dict.fromkeys(("easy", "normal", "hard"), Careful())), _none()
    )

    assert ["", "normal", "normal", "normal"] == [player.grade for player in found.players]


def test_without_a_normal_grade_the_one_in_the_middle_is_usual() -> None:
    assert ["", *["timid"] * 3] == [each.grade for each in line_up_of(THREE, _none()).players]


def test_the_next_game_begins_as_the_last_was_agreed() -> None:
    last = UsualSetup((SeatedPlayer("Ada"), SeatedPlayer("Bob", "timid")), {"races": 6})

    assert last == line_up_of(THREE, last).setup


def test_what_is_no_more_since_the_last_game_is_left_out() -> None:
    last = UsualSetup((SeatedPlayer("Ada"), SeatedPlayer("Bob", "wild")), {"weather": 6})

    found = line_up_of(THREE, last)

    assert {} == found.setup.options
    assert ("Bob", "timid") == (found.players[1].name, found.players[1].grade)


def test_too_few_or_too_many_players_of_the_last_game_are_made_up_for() -> None:
    six = UsualSetup(tuple(SeatedPlayer(name) for name in "abcdef"))

    assert ["a", "b", "c", "d"] == names(line_up_of(THREE, six))
    assert 2 == len(line_up_of(THREE, UsualSetup((SeatedPlayer("Ada"),))).players)


def test_who_sits_down_has_a_name_that_nobody_has() -> None:
    assert ["Ana", "Chiyo", "Bruno"] == names(line_up("Ana", "Chiyo").added())


def test_players_leave_and_move_up() -> None:
    assert ["a", "c"] == names(line_up("a", "b", "c").removed(1))
    assert ["a", "c", "b"] == names(line_up("a", "b", "c").moved_up(2))


def test_an_option_as_usual_is_not_named() -> None:
    changed = line_up("a", "b").with_value(RACES, 6)

    assert ({"races": 6}, 6) == (changed.setup.options, changed.value(RACES))
    assert ({}, 3) == (changed.with_value(RACES, 3).setup.options, line_up("a").value(RACES))


def test_people_and_computers_are_counted() -> None:
    agreed = line_up("a", "b", "c").played_by(2, "timid")

    assert "2 people, 1 computer" == who_plays(agreed)


@pytest.mark.parametrize(
    ("called", "fault"),
    [
        (("Ada", " "), "The player of seat 2 has no name: type one."),
        (("Ada", "Ada"), "Two players are called Ada: give one of them another name."),
        (("Ada", "Bob"), ""),
        (("Ada", "B" * 41), "a name has at most 40 letters, not 41"),
    ],
)
def test_players_need_names_of_their_own(called: tuple[str, ...], fault: str) -> None:
    assert fault == fault_of(line_up(*called))


def _none() -> UsualSetup:
    return UsualSetup(())


def test_as_many_people_as_are_there_sit_in_the_first_seats() -> None:
    agreed = line_up("Ana", "Bruno").played_by(0, "timid")

    assert (["Ana", "Bruno", "Chiyo"], [True] * 3) == _who(agreed.with_people(3))
    assert (["Ana", "Bruno"], [True, False]) == _who(agreed.with_people(1))


def _who(agreed: LineUp) -> tuple[list[str], list[bool]]:
    return names(agreed), [player.is_human for player in agreed.players]


def _read(value: OptionValue) -> tuple[int, ...]:
    return tuple(int(each) for each in str(value))


def _write(picks: tuple[int, ...], options: Mapping[str, OptionValue]) -> OptionValue:
    del options
    return "".join(map(str, picks))


PICKED = SeatTerm("teams", say("Press it."), 5, _read, _write)


def picking(*names: str, teams: str = "") -> LineUp:
    options: dict[str, OptionValue] = {"teams": teams} if teams else {}
    begun = line_up(*names)
    return replace(
        begun, terms=replace(TERMS, picked=PICKED), setup=replace(begun.setup, options=options)
    )


def test_nothing_is_picked_where_there_is_nothing_to_pick() -> None:
    agreed = line_up("Ada", "Bob")

    assert () == agreed.picks
    assert agreed is agreed.picked_next(0)


def test_a_team_that_is_free_is_simply_taken_and_one_that_is_not_is_exchanged() -> None:
    agreed = picking("Ada", "Bob")

    assert (0, 1) == agreed.picks
    assert (0, 2) == agreed.picked_next(1).picks
    assert (1, 0) == agreed.picked_next(0).picks
    assert {"teams": "02"} == agreed.picked_next(1).setup.options


def test_after_the_last_team_comes_the_first_and_as_usual_nothing_is_named() -> None:
    agreed = picking("Ada", "Bob", teams="04")

    assert (4, 0) == agreed.picked_next(1).picks
    assert {} == picking("Ada", "Bob", teams="10").picked_next(1).setup.options


def test_who_moves_up_keeps_their_team_and_who_leaves_takes_it_along() -> None:
    agreed = picking("Ada", "Bob", "Cyd", teams="432")

    assert (4, 2, 3) == agreed.moved_up(2).picks
    assert (4, 2) == agreed.removed(1).picks


def test_who_comes_gets_the_first_team_that_is_free() -> None:
    assert (1, 2, 0) == picking("Ada", "Bob", teams="12").added().picks


def test_a_pick_of_the_last_game_is_offered_again() -> None:
    kind = replace(KIND, terms=replace(TERMS, picked=PICKED))
    last = UsualSetup((SeatedPlayer("Ada"), SeatedPlayer("Bob", "timid")), {"teams": "31"})

    assert (3, 1) == line_up_of(kind, last).picks
