"""Every option of a season is offered with words, and every value can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.cards.motor_racing.options import CATALOGUE, ENTRIES, Options
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.games.motor_racing.motor_racing_terms import TERMS, read_teams, write_teams
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import ChoiceTerm, NumberTerm, UsualSetup
from formulad.store.paths import data_root
from tests.cards.motor_racing.tables import a_game

if TYPE_CHECKING:
    from formulad.kernel.terms import OptionValue, Term

KIND = motor_racing_kind(data_root())
OFFERED = [
    (term, value)
    for term in TERMS.options
    for value in (
        [choice.value for choice in term.choices]
        if isinstance(term, ChoiceTerm)
        else [term.lowest, term.highest]
    )
]


def test_every_option_is_offered_but_the_teams_which_seats_choose() -> None:
    assert {entry.id for entry in CATALOGUE} - {"teams"} == {term.id for term in TERMS.options}


@pytest.mark.parametrize("term", TERMS.options, ids=lambda term: term.id)
def test_its_values_are_those_of_the_rules_the_usual_one_first(term: Term) -> None:
    values = ENTRIES[term.id].values

    assert values[0] == term.usual
    if isinstance(term, ChoiceTerm):
        assert set(values) == {choice.value for choice in term.choices}
    else:
        assert isinstance(term, NumberTerm)
        assert set(values) == set(range(term.lowest, term.highest + 1))


@pytest.mark.parametrize(("term", "value"), OFFERED, ids=lambda part: getattr(part, "id", part))
def test_what_is_offered_can_be_played(term: Term, value: OptionValue) -> None:
    for number in term.players:
        if TERMS.fewest <= number <= TERMS.most:
            players = tuple(SeatedPlayer(str(seat), "easy") for seat in range(number))
            game = KIND.make(UsualSetup(players, {term.id: value}))
            assert isinstance(game.setting.options, Options)


@pytest.mark.parametrize("two", [2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whatever_teams_are_picked_a_season_can_be_played_with_them(seats: int, two: int) -> None:
    picks = tuple(range(5, 5 - seats, -1))
    options: dict[str, OptionValue] = {"two_player_teams": two}
    options["teams"] = write_teams(picks, options)

    setting = a_game(seats, **options).setting

    assert picks == tuple(int(teams[0]) for teams in setting.teams)
    assert picks == read_teams(options["teams"])


def test_without_a_pick_every_player_has_the_teams_that_are_given_out_by_usual() -> None:
    for seats in (2, 3, 4, 6):
        usual = a_game(seats).setting.teams
        written = write_teams(tuple(range(seats)), {})

        assert usual == a_game(seats, teams=written).setting.teams


def test_of_teams_that_do_not_exist_nothing_is_read() -> None:
    assert () == read_teams("")
    assert (4,) == read_teams("red,mauve")
