"""Terms of a season: whatever can be agreed on leads to a season without faults."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.terms import ChoiceTerm, NumberTerm
from formulad.kernel.values import replace
from formulad.season.carry_terms import carry_terms
from formulad.season.division_terms import division_terms
from formulad.season.grid_terms import grid_terms
from formulad.season.scoring_terms import scoring_terms
from formulad.season.season import Carry, Season
from formulad.season.season_faults import season_fault
from tests.season.examples import winter_cup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.kernel.terms import OptionValue
    from formulad.season.season_term import SeasonTerm

NAMES = ("Kim", "Lou", "Max")
FRESH = replace(winter_cup(), results=(), carry=Carry())


def terms_of(season: Season) -> tuple[SeasonTerm, ...]:
    """Return all that can be agreed on."""
    own = (*scoring_terms(season), *carry_terms(season), *grid_terms())
    return (*own, *division_terms(season, NAMES))


def values(term: SeasonTerm) -> Iterator[OptionValue]:
    """Yield every value of a term."""
    match term.term:
        case ChoiceTerm(choices=choices):
            yield from (choice.value for choice in choices)
        case NumberTerm(lowest=lowest, highest=highest):
            yield from range(lowest, highest + 1)


def agreed(season: Season, name: str, value: OptionValue) -> Season:
    """Return a season in which something is agreed on."""
    term = next(each for each in terms_of(season) if each.term.id == name)
    return term.agree(season, value)


def test_each_value_can_be_agreed_on_and_is_then_told() -> None:
    for season in (FRESH, agreed(agreed(FRESH, "table", "own"), "divisions", 2)):
        for term in terms_of(season):
            for value in values(term):
                changed = term.agree(season, value)
                again = next(t for t in terms_of(changed) if t.term.id == term.term.id)
                assert value == again.value(changed), term.term.id
                assert season_fault(changed) is None


@pytest.mark.rule("SEA-4")
def test_a_table_of_ones_own_begins_as_the_one_before_and_never_rises() -> None:
    season = agreed(agreed(FRESH, "table", "six"), "table", "own")
    assert (10, 6, 4, 3, 2, 1) == season.scoring.table

    season = agreed(season, "points-2", 10)

    assert (10, 10, 4, 3, 2, 1) == season.scoring.table
    third = next(t.term for t in terms_of(season) if t.term.id == "points-3")
    assert isinstance(third, NumberTerm)
    assert (3, 10) == (third.lowest, third.highest)


@pytest.mark.rule("SEA-4")
def test_places_at_the_end_without_points_are_not_written() -> None:
    season = agreed(agreed(FRESH, "table", "six"), "table", "own")

    assert (10, 6, 4, 3, 2) == agreed(season, "points-6", 0).scoring.table


@pytest.mark.rule("SEA-10")
def test_where_cars_are_new_nothing_is_asked_about_repairs() -> None:
    season = agreed(FRESH, "carry", "whole")

    assert season.carry is None
    assert ["carry"] == [each.term.id for each in carry_terms(season)]
    assert Carry(("brakes", "gearbox")) == agreed(season, "carry", "brakes-gearbox").carry
