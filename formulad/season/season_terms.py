"""Terms of a season: what can be agreed on before its first race, apart from who and where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.sentence import joined, say, say_of
from formulad.kernel.terms import Choice, ChoiceTerm, NumberTerm
from formulad.season.drafting import with_divisions
from formulad.season.scoring import TABLES, TeamScoring, Tie
from formulad.season.season import CARRIED, Absence, Carry, GridOrder, Season
from formulad.season.season_faults import MOST_BONUS, MOST_DIVISIONS, MOST_DRIVERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.sentence import Sentence
    from formulad.kernel.terms import OptionValue, Term
    from formulad.season.scoring import Scoring

Ask: TypeAlias = Callable[[Season], "OptionValue"]
Agree: TypeAlias = Callable[[Season, "OptionValue"], Season]
OWN_TABLE = "own"
"""Stands for points that are in no table of the game."""
_MOST_FOR_A_PLACE, _PLACES = 99, 10
_MOST_REPAIRS, _MOST_KEPT = 12, 20


@dataclass(frozen=True, slots=True)
class SeasonTerm:
    """Something that is agreed on, with where it stands in a season."""

    term: Term
    value: Ask
    """Returns what is agreed on now."""
    agree: Agree
    """Returns a season in which something else is agreed on."""


def scoring_terms(season: Season) -> tuple[SeasonTerm, ...]:
    """Return what points are given for (SEA-4, SEA-5, SEA-6, SEA-7, SEA-8)."""
    places = _own_places(season) if not isinstance(season.scoring.table, str) else ()
    return (_TABLE, *places, _POLE, _FASTEST_LAP, _counts(season), _TIE, _TEAMS)


def grid_terms() -> tuple[SeasonTerm, ...]:
    """Return how the cars come to the grid, and what becomes of those that do not (SEA-9)."""
    return _GRID, _OUT_LAST, absence_term()


def absence_term() -> SeasonTerm:
    """Return what becomes of the car of somebody who cannot come (SEA-12)."""
    return _ABSENT


def carry_terms(season: Season) -> tuple[SeasonTerm, ...]:
    """Return what damage stays on the cars, and how it is mended (SEA-10, SEA-11)."""
    return (_CARRY, _BASE, _RANKS, _BANK) if season.carry else (_CARRY,)


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


def _scored(season: Season, **changes: object) -> Season:
    scoring: Scoring = replace(season.scoring, **changes)  # type: ignore[arg-type]  # its fields
    return replace(season, scoring=scoring)


def _carried(season: Season, **changes: int) -> Season:
    if season.carry is None:
        return season
    return replace(season, carry=replace(season.carry, **changes))  # type: ignore[arg-type]


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
_GRID = SeasonTerm(
    ChoiceTerm(
        "grid",
        say("Grid"),
        (
            Choice(
                GridOrder.DRAWN.value,
                say_of("grid of a season", "Drawn"),
                say("The places are drawn before every race."),
            ),
            Choice(
                GridOrder.TIMED.value,
                say_of("grid of a season", "Timed laps"),
                say("Everybody drives a lap alone first: the best starts in front."),
            ),
            Choice(
                GridOrder.REVERSE.value,
                say_of("grid of a season", "Turned round"),
                say("The last of the standings starts first, the leader last."),
            ),
            Choice(
                GridOrder.LAST_RACE.value,
                say_of("grid of a season", "Last race"),
                say("Cars start as they came home in the race before."),
            ),
        ),
    ),
    lambda season: season.grid.value,
    lambda season, grid: replace(season, grid=GridOrder(str(grid))),
)
_OUT_LAST = SeasonTerm(
    ChoiceTerm(
        "out-last",
        say("Who went out"),
        (
            Choice(
                value=False,
                title=say_of("who went out starts", "Like others"),
                meaning=say("It makes no difference to the next grid."),
            ),
            Choice(
                value=True,
                title=say_of("who went out starts", "Behind all"),
                meaning=say("Starts behind all others, where the grid follows from results."),
            ),
        ),
    ),
    lambda season: season.out_last,
    lambda season, is_last: replace(season, out_last=bool(is_last)),
)
_ABSENT = SeasonTerm(
    ChoiceTerm(
        "absent",
        say("Who cannot come"),
        (
            Choice(
                Absence.COMPUTER.value,
                say_of("who cannot come", "Computer"),
                say("A computer drives, and the points count."),
            ),
            Choice(
                Absence.NO_POINTS.value,
                say_of("who cannot come", "No points"),
                say("A computer drives, but scores nothing."),
            ),
            Choice(
                Absence.EMPTY.value,
                say_of("who cannot come", "Stays away"),
                say("The car does not start."),
            ),
        ),
    ),
    lambda season: season.absent.value,
    lambda season, absent: replace(season, absent=Absence(str(absent))),
)
_WHOLE, _SOME_PARTS, _ALL_PARTS = "whole", "brakes-gearbox", "all"
_PARTS = {_SOME_PARTS: ("brakes", "gearbox"), _ALL_PARTS: CARRIED}


def _carry_of(season: Season) -> OptionValue:
    if season.carry is None:
        return _WHOLE
    return _ALL_PARTS if set(season.carry.parts) == set(CARRIED) else _SOME_PARTS


def _carry_on(season: Season, kept: OptionValue) -> Season:
    if kept == _WHOLE:
        return replace(season, carry=None)
    return replace(season, carry=replace(season.carry or Carry(), parts=_PARTS[str(kept)]))


_CARRY = SeasonTerm(
    ChoiceTerm(
        "carry",
        say("Damage"),
        (
            Choice(
                _ALL_PARTS,
                say_of("damage of a season", "Stays on"),
                say("What is worn stays worn until it is mended; only tyres are new."),
            ),
            Choice(
                _SOME_PARTS,
                say_of("damage of a season", "Brakes, gearbox"),
                say("Brakes and gearbox stay worn until they are mended; all else is new."),
            ),
            Choice(
                _WHOLE,
                say_of("damage of a season", "New cars"),
                say("Every race begins with whole cars."),
            ),
        ),
    ),
    _carry_of,
    _carry_on,
)
_BASE = SeasonTerm(
    NumberTerm(
        "repairs",
        say("Repair points"),
        say("What the leader gets after each race. One mends one wear point."),
        Carry().base,
        0,
        _MOST_REPAIRS,
    ),
    lambda season: season.carry.base if season.carry else 0,
    lambda season, points: _carried(season, base=int(points)),
)
_RANKS = SeasonTerm(
    NumberTerm(
        "ranks",
        say("One more every"),
        say("So many places further down there is one repair point more."),
        Carry().ranks,
        1,
        MOST_DRIVERS,
    ),
    lambda season: season.carry.ranks if season.carry else 1,
    lambda season, ranks: _carried(season, ranks=int(ranks)),
)
_BANK = SeasonTerm(
    NumberTerm(
        "bank",
        say("Kept for later"),
        say("So many repair points can be kept for the race after the next."),
        Carry().bank,
        0,
        _MOST_KEPT,
    ),
    lambda season: season.carry.bank if season.carry else 0,
    lambda season, points: _carried(season, bank=int(points)),
)


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
