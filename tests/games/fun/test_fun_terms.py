"""Every option of a championship is offered with words, and every value can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.cards.fun.options import CATALOGUE, ENTRIES, Options
from formulad.games.fun.fun_kind import fun_kind
from formulad.games.fun.fun_terms import TERMS
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import ChoiceTerm, NumberTerm, UsualSetup
from formulad.store.paths import data_root

if TYPE_CHECKING:
    from formulad.kernel.terms import OptionValue, Term

KIND = fun_kind(data_root())
OFFERED = [
    (term, value)
    for term in TERMS.options
    for value in (
        [choice.value for choice in term.choices]
        if isinstance(term, ChoiceTerm)
        else [term.lowest, term.highest]
    )
]


def test_every_option_is_offered() -> None:
    assert {entry.id for entry in CATALOGUE} == {term.id for term in TERMS.options}


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
