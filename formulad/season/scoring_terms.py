"""Terms of scoring: what places and bonuses bring, what counts, and who is ahead of equals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say, say_of
from formulad.kernel.terms import Choice, ChoiceTerm, NumberTerm
from formulad.kernel.values import replace
from formulad.season.scoring import TABLES, TeamScoring, Tie
from formulad.season.season_faults import MOST_BONUS
from formulad.season.season_term import SeasonTerm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.kernel.terms import OptionValue
    from formulad.season.scoring import Scoring
    from formulad.season.season import Season

OWN_TABLE = "own"
"""Stands for points that are in no table of the game."""
_MOST_FOR_A_PLACE, _PLACES = 99, 10


def scoring_terms(season: Season) -> tuple[SeasonTerm, ...]:
    """Return what points are given for (SEA-4, SEA-5, SEA-6, SEA-7, SEA-8)."""
    places = _own_places(season) if not isinstance(season.scoring.table, str) else ()
    return (_TABLE, *places, _POLE, _FASTEST_LAP, _counts(season), _TIE, _TEAMS)


def _scored(season: Season, **changes: object) -> Season:
    scoring: Scoring = replace(season.scoring, **changes)  # type: ignore[arg-type]  # its fields
    return replace(season, scoring=scoring)


def _told_table(points: Sequence[int]) -> Sentence:
    return joined(" ", (str(each) for each in points))


def _take_table(season: Season, name: OptionValue) -> Season:
    """Return a season scored by another table; one of its own begins as the one before."""
    if name != OWN_TABLE:
        return _scored(season, table=str(name))
    table = season.scoring.table
    return _scored(season, table=TABLES[table] if isinstance(table, str) else table)


_TABLE_MEANINGS = {
    "book": say("The table of the board game."),
    "six": say("Six cars score."),
    "nine": say("Six cars score; winning is worth a little less."),
    "top_ten": say("All ten cars score, and winning is worth most."),
    "league": say("All ten cars score, each place about the same."),
}
_TABLE = SeasonTerm(
    ChoiceTerm(
        "table",
        say("Points of the places"),
        (
            *(
                Choice(name, _told_table(points), _TABLE_MEANINGS[name])
                for name, points in TABLES.items()
            ),
            Choice(OWN_TABLE, say("Your own"), say("Say below what each place brings.")),
        ),
    ),
    lambda season: season.scoring.table if isinstance(season.scoring.table, str) else OWN_TABLE,
    _take_table,
)


def _own_places(season: Season) -> tuple[SeasonTerm, ...]:
    """Return what each place brings, none more than the one before."""
    table = season.scoring.table
    points = [*TABLES[table]] if isinstance(table, str) else [*table]
    points += [0] * (_PLACES - len(points))
    return tuple(_own_place(points, place) for place in range(1, _PLACES + 1))


def _own_place(points: list[int], place: int) -> SeasonTerm:
    highest = points[place - 2] if place > 1 else _MOST_FOR_A_PLACE
    lowest = points[place] if place < _PLACES else 0

    def agree(season: Season, value: OptionValue) -> Season:
        changed = [*points[: place - 1], int(value), *points[place:]]
        while len(changed) > 1 and not changed[-1]:
            changed.pop()
        return _scored(season, table=tuple(changed))

    term = NumberTerm(
        f"points-{place}",
        say("Place {place}", place=place),
        say("Points for it, no more than for the place before."),
        points[place - 1],
        lowest,
        highest,
    )
    return SeasonTerm(term, lambda _: points[place - 1], agree)


_POLE = SeasonTerm(
    NumberTerm(
        "pole",
        say("Bonus for pole"),
        say("More points for who starts from the first place of the grid."),
        0,
        0,
        MOST_BONUS,
    ),
    lambda season: season.scoring.pole,
    lambda season, points: _scored(season, pole=int(points)),
)
_FASTEST_LAP = SeasonTerm(
    NumberTerm(
        "fastest-lap",
        say("Bonus for the fastest lap"),
        say("More points for the lap of the fewest turns, of those who come home."),
        0,
        0,
        MOST_BONUS,
    ),
    lambda season: season.scoring.fastest_lap,
    lambda season, points: _scored(season, fastest_lap=int(points)),
)


def _counts(season: Season) -> SeasonTerm:
    races = len(season.calendar)
    every = Choice(0, say("All races"), say("Every result counts."))
    best = (
        Choice(
            number,
            say("The best {n}", n=number),
            say("Of each driver the best results count; the others are dropped."),
        )
        for number in range(1, max(races, season.scoring.counts + 1))
    )
    return SeasonTerm(
        ChoiceTerm("counts", say("What counts"), (every, *best)),
        lambda season: season.scoring.counts,
        lambda season, number: _scored(season, counts=int(number)),
    )


_TIE = SeasonTerm(
    ChoiceTerm(
        "tie",
        say("Equal points"),
        (
            Choice(
                Tie.COUNTBACK.value,
                say("More wins"),
                say("Ahead is who won more often, then who was second more often."),
            ),
            Choice(
                Tie.LAST_RACE.value,
                say("Last race"),
                say("Ahead is who did better in the last race."),
            ),
        ),
    ),
    lambda season: season.scoring.tie.value,
    lambda season, tie: _scored(season, tie=Tie(str(tie))),
)
_TEAMS = SeasonTerm(
    ChoiceTerm(
        "teams",
        say("Teams"),
        (
            Choice(
                TeamScoring.NONE.value,
                say_of("teams", "No teams"),
                say("Everybody drives for themselves."),
            ),
            Choice(
                TeamScoring.BOTH.value,
                say_of("teams", "Both cars"),
                say("Cars 1 and 2 are a team, 3 and 4, and so on: both score for it."),
            ),
            Choice(
                TeamScoring.BEST.value,
                say_of("teams", "Better car"),
                say("The better of the two cars of a team scores for it in each race."),
            ),
        ),
    ),
    lambda season: season.scoring.teams.value,
    lambda season, teams: _scored(season, teams=TeamScoring(str(teams))),
)
