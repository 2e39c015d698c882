"""Options agreed on before the season, by name; one that is not named is as usual."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.cards.motor_racing.cars import TEAM_OF_WORD, Team
from formulad.kernel.sentence import joined, say
from formulad.kernel.spelling import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from formulad.kernel.sentence import Sentence

OptionValue: TypeAlias = bool | int | str


class ChargeTarget(StrEnum):
    """Which cars a Charge is for (FMR-39)."""

    ANY = "any"
    COLOUR = "colour"


class DrawTiming(StrEnum):
    """When a card is drawn for the one that was played (FMR-40)."""

    AFTER_EFFECT = "after_effect"
    BEFORE_EFFECT = "before_effect"


class Scoring(StrEnum):
    """Who scores where players have two teams (FMR-41)."""

    PLAYER = "player"
    TEAM = "team"


class Championship(StrEnum):
    """Which titles there are (FMR-38)."""

    CONSTRUCTORS = "constructors"
    DRIVERS = "drivers"
    BOTH = "both"
    """The constructors' title decides who is ahead."""


class NeutralTeams(StrEnum):
    """What teams without a player do (FMR-44)."""

    PASSIVE = "passive"
    BANK = "bank"


USUAL_RACES, MOST_RACES = 3, 17
"""A full season takes several evenings: its record keeps the grid and the points (FMR-42)."""
MOST_REMOVED = 18


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agreed on."""

    races: int = USUAL_RACES
    """How many there are (FMR-1)."""
    short_race_removed: tuple[int, ...] = (0,)
    """How many cards are laid aside: one number for all races, or one for each (FMR-37)."""
    charge_target: ChargeTarget = ChargeTarget.ANY
    draw_timing: DrawTiming = DrawTiming.AFTER_EFFECT
    three_player_scoring: Scoring = Scoring.PLAYER
    championship: Championship = Championship.CONSTRUCTORS
    neutral_teams: NeutralTeams = NeutralTeams.PASSIVE
    two_player_teams: int = 2
    """How many teams each of two players has (FMR-43)."""
    teams: tuple[tuple[Team, ...], ...] = ()
    """The teams of each seat; none where they are given out in their order."""

    def removed(self, race: int) -> int:
        """Return how many cards are laid aside before a race, counted from 1."""
        return self.short_race_removed[(race - 1) % len(self.short_race_removed)]


READING = "reading"
READINGS: dict[str, dict[str, OptionValue]] = {
    "japanese": {},
    "french": {"charge_target": "colour", "three_player_scoring": "team"},
}
"""The two rule books where they say different things.

The usual one lets a Charge go on any car and adds up what both teams of a player score; the other
has a colour on each Charge, and a team wins.
"""


@dataclass(frozen=True, slots=True)
class OptionEntry:
    """An option as it is agreed on."""

    id: str
    values: tuple[OptionValue, ...]
    """Those to choose from, the usual one first."""
    read: Callable[[str], OptionValue | tuple[object, ...]]
    """Returns the value of a word; a ValueError says that it is none."""


def _whole(lowest: int, highest: int) -> Callable[[str], int]:
    def read(word: str) -> int:
        if not word.isdecimal() or len(word) > 3 or not lowest <= int(word) <= highest:
            fault = say("a whole number from {lowest} to {highest}", lowest=lowest, highest=highest)
            raise ValueError(fault)
        return int(word)

    return read


def _removed(word: str) -> tuple[int, ...]:
    return tuple(map(_whole(0, MOST_REMOVED), word.split(",")))


def _word_of(kind: type[StrEnum]) -> Callable[[str], StrEnum]:
    words = {each.value: each for each in kind}

    def read(word: str) -> StrEnum:
        if word not in words:
            raise ValueError(_choice(words))
        return words[word]

    return read


def _choice(words: Iterable[str]) -> Sentence:
    *first, last = words
    return say("{first} or {last}", first=joined(", ", first), last=last)


def _teams(word: str) -> tuple[tuple[Team, ...], ...]:
    seats = [seat.split("+") for seat in word.split(",")]
    if any(team not in TEAM_OF_WORD for seat in seats for team in seat):
        raise ValueError(say("the teams of each seat, such as red,blue or red+blue,green+yellow"))
    return tuple(tuple(TEAM_OF_WORD[team] for team in seat) for seat in seats)


def _entry(name: str, kind: type[StrEnum]) -> OptionEntry:
    return OptionEntry(name, tuple(each.value for each in kind), _word_of(kind))


_OTHER_RACES = tuple(n for n in range(1, MOST_RACES + 1) if n != USUAL_RACES)
CATALOGUE = (
    OptionEntry("races", (USUAL_RACES, *_OTHER_RACES), _whole(1, MOST_RACES)),
    OptionEntry("short_race_removed", (0, 6), _removed),
    _entry("charge_target", ChargeTarget),
    _entry("draw_timing", DrawTiming),
    _entry("three_player_scoring", Scoring),
    _entry("championship", Championship),
    _entry("neutral_teams", NeutralTeams),
    OptionEntry("two_player_teams", (2, 3), _whole(2, 3)),
    OptionEntry("teams", (), _teams),
)
"""Every option, in the order in which it is asked for."""
ENTRIES = {entry.id: entry for entry in CATALOGUE}


def read_options(named: Mapping[str, OptionValue]) -> Options:
    """Return options with those changed that are named; a reading sets several at once.

    Raises:
        ValueError: if they cannot be agreed on like that; it says why.
    """
    options = _changed(Options(), {k: v for k, v in _reading(named).items() if k != READING})
    if len(options.short_race_removed) not in {1, options.races}:
        fault = say(
            "'short_race_removed' has {numbers} numbers for {races} races: give one, or one each",
            numbers=len(options.short_race_removed),
            races=options.races,
        )
        raise ValueError(fault)
    return options


def _reading(named: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options of a reading, and over them those that are named themselves."""
    reading = named.get(READING, next(iter(READINGS)))
    if reading not in READINGS:
        raise _no_value(READING, reading, _choice(READINGS))
    return {**READINGS[str(reading)], **named}


def _changed(options: Options, named: Mapping[str, OptionValue]) -> Options:
    changes = {name: _value(name, value) for name, value in named.items()}
    # mypy cannot know which field has which type; each entry of the catalogue read its own.
    return replace(options, **changes)  # type: ignore[arg-type]


def _value(name: str, value: OptionValue) -> object:
    if name not in ENTRIES:
        hint = did_you_mean(name, (*ENTRIES, READING))
        raise ValueError(say("there is no option '{option}'{hint}", option=name, hint=hint))
    try:
        return ENTRIES[name].read(str(value))
    except ValueError as error:
        raise _no_value(name, value, error.args[0]) from None


def _no_value(name: str, value: OptionValue, choice: str) -> ValueError:
    return ValueError(
        say(
            "'{option}' may be {choice}, not {given}",
            option=name,
            choice=choice,
            given=str(value)[:40],
        )
    )
