"""Entries of a season's file: how a season is written, and read with typed checks (SEA)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from formulad.games.headers import Driver, Name, read_driver, write_driver
from formulad.kernel.terms import OptionValue  # noqa: TC001 - msgspec reads it at run time
from formulad.season.scoring import USUAL_TABLE, Scoring, TeamScoring, Tie
from formulad.season.season import (
    CARRIED,
    Absence,
    AgreedRules,
    Carry,
    Entry,
    GridOrder,
    Result,
    Round,
    Season,
)

VERSION = 1
"""Of the form of these files."""
LONGEST_TITLE, LONGEST_NAME = 40, 24
_Count = Annotated[int, Meta(ge=0, le=1000)]
_Points = dict[str, _Count]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a season as it is written."""


class RulesEntry(_Strict, frozen=True):
    """By which rules all races are driven."""

    preset: str = ""
    options: dict[str, OptionValue] = {}


class ScoringEntry(_Strict, frozen=True):
    """How points are given."""

    table: str | tuple[int, ...] = USUAL_TABLE
    pole: int = 0
    fastest_lap: int = 0
    counts: Annotated[int, Meta(ge=0)] = 0
    tie: Tie = Tie.COUNTBACK
    teams: TeamScoring = TeamScoring.NONE


class CarryEntry(_Strict, frozen=True):
    """What damage stays on the cars."""

    parts: tuple[str, ...] = CARRIED
    base: int = 3
    ranks: int = 2
    bank: int = 2


class DriverEntry(_Strict, frozen=True):
    """Who drives."""

    name: Annotated[Name, Meta(min_length=1, max_length=LONGEST_NAME)]
    number: Annotated[int, Meta(ge=1, le=10)]
    driver: Driver
    division: int = 1


class RoundEntry(_Strict, frozen=True):
    """A race of the calendar."""

    track: str = ""
    laps: Annotated[int, Meta(ge=0, le=99)] = 0
    absent: tuple[str, ...] = ()


class ResultEntry(_Strict, frozen=True):
    """What came of a race."""

    race: int
    order: tuple[int, ...]
    record: str = ""
    division: int = 1
    out: tuple[int, ...] = ()
    pole: int = 0
    fastest_lap: int = 0
    left: dict[int, _Points] = {}
    repairs: dict[int, _Points] = {}
    absent: tuple[int, ...] = ()
    half: bool = False


class SeasonFile(_Strict, frozen=True):
    """The whole file."""

    version: int
    kind: Literal["season"]
    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{8,32}$")]
    title: Annotated[Name, Meta(min_length=1, max_length=LONGEST_TITLE)]
    game: str
    entries: tuple[DriverEntry, ...]
    calendar: tuple[RoundEntry, ...]
    rules: RulesEntry = RulesEntry()
    scoring: ScoringEntry = ScoringEntry()
    carry: Literal[False] | CarryEntry = False
    grid: GridOrder = GridOrder.DRAWN
    out_last: bool = False
    absent: Absence = Absence.COMPUTER
    swap: Annotated[int, Meta(ge=0)] = 0
    results: tuple[ResultEntry, ...] = ()


def season_of(file: SeasonFile) -> Season:
    """Return the season that is written so."""
    scoring, carry = file.scoring, file.carry
    return Season(
        id=file.id,
        title=file.title,
        game=file.game,
        entries=tuple(
            Entry(each.name, each.number, read_driver(each.driver), each.division)
            for each in file.entries
        ),
        calendar=tuple(Round(*msgspec.structs.astuple(each)) for each in file.calendar),
        rules=AgreedRules(file.rules.preset, file.rules.options),
        scoring=Scoring(*msgspec.structs.astuple(scoring)),
        carry=Carry(*msgspec.structs.astuple(carry)) if isinstance(carry, CarryEntry) else None,
        grid=file.grid,
        out_last=file.out_last,
        absent=file.absent,
        swap=file.swap,
        results=tuple(Result(**msgspec.structs.asdict(each)) for each in file.results),
    )


def entries_of(season: Season) -> SeasonFile:
    """Return a season as it is written."""
    scoring, carry = season.scoring, season.carry
    return SeasonFile(
        version=VERSION,
        kind="season",
        id=season.id,
        title=season.title,
        game=season.game,
        entries=tuple(
            DriverEntry(each.name, each.number, write_driver(each.grade), each.division)
            for each in season.entries
        ),
        calendar=tuple(RoundEntry(each.track, each.laps, each.absent) for each in season.calendar),
        rules=RulesEntry(season.rules.preset, dict(season.rules.options)),
        scoring=ScoringEntry(
            scoring.table,
            scoring.pole,
            scoring.fastest_lap,
            scoring.counts,
            scoring.tie,
            scoring.teams,
        ),
        carry=CarryEntry(carry.parts, carry.base, carry.ranks, carry.bank) if carry else False,
        grid=season.grid,
        out_last=season.out_last,
        absent=season.absent,
        swap=season.swap,
        results=tuple(map(_result_entry, season.results)),
    )


def _result_entry(result: Result) -> ResultEntry:
    return ResultEntry(
        race=result.race,
        order=result.order,
        record=result.record,
        division=result.division,
        out=result.out,
        pole=result.pole,
        fastest_lap=result.fastest_lap,
        left={car: dict(points) for car, points in result.left.items()},
        repairs={car: dict(points) for car, points in result.repairs.items()},
        absent=result.absent,
        half=result.half,
    )
