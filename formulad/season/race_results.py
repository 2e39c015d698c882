"""Results that come into a season, each of them once; and what may still be changed (SEA-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.season.carried_damage import SeasonError
from formulad.season.season_faults import MOST_RACES

if TYPE_CHECKING:
    from formulad.season.season import Result, Round, Season


def with_result(season: Season, result: Result) -> Season:
    """Return a season with the result of its next race; one that it knows changes nothing.

    Raises:
        SeasonError: if another race is to be driven first.
    """
    if season.result(result.race, result.division):
        return season
    if result.race != season.next_race(result.division):
        raise SeasonError(say("Race {race} is not the next one.", race=result.race))
    return replace(season, results=(*season.results, result))


def with_result_instead(season: Season, result: Result) -> Season:
    """Return a season in which a result is replaced by what its record says."""
    results = tuple(
        result if (each.race, each.division) == (result.race, result.division) else each
        for each in season.results
    )
    return replace(season, results=results)


def with_agreed(season: Season, agreed: Season) -> Season:
    """Return a season as it was agreed on otherwise: once begun, but for title and races to come.

    Raises:
        SeasonError: if no race or too many are left.
    """
    if not season.results:
        return replace(agreed, id=season.id, results=())
    driven = max(result.race for result in season.results)
    return with_calendar(replace(season, title=agreed.title), agreed.calendar[driven:])


def with_calendar(season: Season, to_come: tuple[Round, ...]) -> Season:
    """Return a season whose races to come are others; those that were driven stay.

    Raises:
        SeasonError: if none or too many are left.
    """
    driven = max((result.race for result in season.results), default=0)
    calendar = (*season.calendar[:driven], *to_come)
    if not 1 <= len(calendar) <= MOST_RACES:
        raise SeasonError(say("A season has 1 to {most} races.", most=MOST_RACES))
    return replace(season, calendar=calendar)
