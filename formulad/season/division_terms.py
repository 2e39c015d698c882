"""Terms of divisions: how many there are, and who goes up and down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.terms import NumberTerm
from formulad.kernel.values import replace
from formulad.season.drafting import with_divisions
from formulad.season.season_faults import MOST_DIVISIONS
from formulad.season.season_term import SeasonTerm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.season.season import Season


def division_terms(season: Season, names: Sequence[str]) -> tuple[SeasonTerm, ...]:
    """Return how many divisions there are, and how many are exchanged after it (SEA-14)."""
    divisions = SeasonTerm(
        NumberTerm(
            "divisions",
            say("Divisions"),
            say("Each drives its own races. One of computers alone drives by itself."),
            1,
            1,
            MOST_DIVISIONS,
        ),
        lambda season: len(season.divisions),
        lambda season, number: with_divisions(season, int(number), names),
    )
    return (divisions, _swap(season)) if len(season.divisions) > 1 else (divisions,)


def _swap(season: Season) -> SeasonTerm:
    smallest = min(len(season.drivers(division)) for division in season.divisions)
    return SeasonTerm(
        NumberTerm(
            "swap",
            say("Up and down"),
            say("So many change places between two divisions after the season."),
            0,
            0,
            smallest // 2,
        ),
        lambda season: season.swap,
        lambda season, number: replace(season, swap=int(number)),
    )
