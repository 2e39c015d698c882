"""Faults of a season: what keeps it from being driven, and where in its file that stands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.sentence import joined, say
from formulad.kernel.spelling import hint
from formulad.season.scoring import TABLES
from formulad.season.season import CARRIED, Absence

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.season.season import Result, Season

MOST_RACES, MOST_DRIVERS, FEWEST_DRIVERS, MOST_DIVISIONS = 30, 10, 2, 3
MOST_BONUS = 10
"""Points that a pole or a fastest lap can bring."""
_MOST_POINTS, _LONGEST_TABLE = 1000, 20


class Fault(NamedTuple):
    """What is wrong with a season."""

    path: str
    """Where it stands, such as `$.results[0].order`."""
    sentence: str


def season_fault(season: Season) -> Fault | None:
    """Return the first fault of a season; None if there is none."""
    found = (
        *_calendar_faults(season),
        *_entry_faults(season),
        *_scoring_faults(season),
        *_carry_faults(season),
        *(
            fault
            for at, result in enumerate(season.results)
            for fault in _result_faults(season, at, result)
        ),
    )
    return next(iter(found), None)


def _calendar_faults(season: Season) -> Iterator[Fault]:
    if not 1 <= len(season.calendar) <= MOST_RACES:
        yield Fault("$.calendar", say("a season has 1 to {most} races", most=MOST_RACES))
    names = [entry.name for entry in season.entries]
    for at, each in enumerate(season.calendar):
        for name in each.absent:
            if name not in names:
                yield Fault(f"$.calendar[{at}].absent", _nobody(name, names))


def _entry_faults(season: Season) -> Iterator[Fault]:
    divisions = season.divisions
    if divisions != tuple(range(1, len(divisions) + 1)) or len(divisions) > MOST_DIVISIONS:
        yield Fault("$.entries", say("divisions are counted from 1 to {most}", most=MOST_DIVISIONS))
    for division in divisions:
        if not FEWEST_DRIVERS <= len(season.drivers(division)) <= MOST_DRIVERS:
            told = say(
                "a division has {least} to {most} drivers", least=FEWEST_DRIVERS, most=MOST_DRIVERS
            )
            yield Fault("$.entries", told)
    met: set[object] = set()
    for at, entry in enumerate(season.entries):
        car = entry.division, entry.number
        if car in met:
            yield Fault(f"$.entries[{at}].number", _twice(entry.number))
        if entry.name in met:
            told = say("two drivers are called {name}", name=entry.name)
            yield Fault(f"$.entries[{at}].name", told)
        met |= {car, entry.name}
    smallest = min((len(season.drivers(division)) for division in divisions), default=0)
    if 2 * season.swap > smallest:
        yield Fault("$.swap", say("at most half of a division can be exchanged"))


def _scoring_faults(season: Season) -> Iterator[Fault]:
    scoring = season.scoring
    table = scoring.table
    if isinstance(table, str):
        if table not in TABLES:
            told = say("there is no table '{table}'{hint}", table=table, hint=hint(table, TABLES))
            yield Fault("$.scoring.table", told)
    elif (
        not 1 <= len(table) <= _LONGEST_TABLE
        or any(not 0 <= points <= _MOST_POINTS for points in table)
        or list(table) != sorted(table, reverse=True)
    ):
        told = say(
            "a table has 1 to {length} whole numbers from 0 to {most}, none above the one before",
            length=_LONGEST_TABLE,
            most=_MOST_POINTS,
        )
        yield Fault("$.scoring.table", told)
    for name, points in (("pole", scoring.pole), ("fastest_lap", scoring.fastest_lap)):
        if not 0 <= points <= MOST_BONUS:
            told = say("a bonus has 0 to {most} points", most=MOST_BONUS)
            yield Fault(f"$.scoring.{name}", told)
    if not 0 <= scoring.counts <= MOST_RACES:
        told = say("1 to {most} results can count", most=MOST_RACES)
        yield Fault("$.scoring.counts", told)


def _carry_faults(season: Season) -> Iterator[Fault]:
    carry = season.carry
    if carry is None:
        return
    for at, part in enumerate(carry.parts):
        if part not in CARRIED:
            told = say("there is no part '{part}'{hint}", part=part, hint=hint(part, CARRIED))
            yield Fault(f"$.carry.parts[{at}]", told)
    if not carry.parts or len(set(carry.parts)) < len(carry.parts):
        yield Fault("$.carry.parts", say("each part that is carried stands here once"))
    if carry.base < 0 or carry.ranks < 1 or carry.bank < 0:
        yield Fault("$.carry", say("repair points are whole numbers, and `ranks` at least 1"))


def _result_faults(season: Season, at: int, result: Result) -> Iterator[Fault]:
    path = f"$.results[{at}]"
    before = [each for each in season.results[:at] if each.division == result.division]
    if result.division not in season.divisions:
        yield Fault(
            f"{path}.division", say("there is no division {number}", number=result.division)
        )
        return
    if result.race != len(before) + 1 or result.race > len(season.calendar):
        told = say("race {race} is not the next one of its division", race=result.race)
        yield Fault(f"{path}.race", told)
        return
    numbers = {entry.number for entry in season.drivers(result.division)}
    for number, times in Counter(result.order).items():
        if times > 1:
            yield Fault(f"{path}.order", _twice(number))
    drove = numbers - set(result.absent) if season.absent is Absence.EMPTY else numbers
    if set(result.order) != drove:
        yield Fault(f"{path}.order", _unlike(set(result.order) ^ drove))
    for name, cars in _named(result):
        for number in cars:
            if number not in numbers:
                yield Fault(f"{path}.{name}", _no_car(number))
    for name in ("left", "repairs"):
        for number, points in getattr(result, name).items():
            for part, value in points.items():
                if part not in CARRIED:
                    told = say(
                        "there is no part '{part}'{hint}", part=part, hint=hint(part, CARRIED)
                    )
                    yield Fault(f"{path}.{name}.{number}.{part}", told)
                elif not 0 <= value <= _MOST_POINTS:
                    yield Fault(f"{path}.{name}.{number}.{part}", say("points are never below 0"))


def _named(result: Result) -> Iterator[tuple[str, Iterable[int]]]:
    """Yield the cars that a result names, by the entry in which it does."""
    yield "out", result.out
    yield "absent", result.absent
    yield "left", result.left
    yield "repairs", result.repairs
    yield "pole", (result.pole,) if result.pole else ()
    yield "fastest_lap", (result.fastest_lap,) if result.fastest_lap else ()


def _twice(number: int) -> str:
    return say("car {number} stands here twice", number=number)


def _no_car(number: int) -> str:
    return say("no car {number} is entered", number=number)


def _unlike(cars: Iterable[int]) -> str:
    told = joined(", ", (str(number) for number in sorted(cars)))
    return say("an order names every car that drove, once; look at {cars}", cars=told)


def _nobody(name: str, names: Iterable[str]) -> str:
    return say("nobody is called '{name}'{hint}", name=name, hint=hint(name, names))
