"""Options agreed on before the season, by name; one that is not named is as usual."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import TEAM_OF_WORD, Team
from formulad.cards.option_entries import (
    OptionEntry,
    changed_options,
    choice_of,
    no_such_value,
    number_entry,
    whole_number,
    word_entry,
)
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.cards.option_entries import OptionValue


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


@frozen
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


def _removed(word: str) -> tuple[int, ...]:
    return tuple(map(whole_number(0, MOST_REMOVED), word.split(",")))


def _teams(word: str) -> tuple[tuple[Team, ...], ...]:
    seats = [seat.split("+") for seat in word.split(",")]
    if any(team not in TEAM_OF_WORD for seat in seats for team in seat):
        raise ValueError(say("the teams of each seat, such as red,blue or red+blue,green+yellow"))
    return tuple(tuple(TEAM_OF_WORD[team] for team in seat) for seat in seats)


CATALOGUE = (
    number_entry("races", USUAL_RACES, 1, MOST_RACES),
    OptionEntry("short_race_removed", (0, 6), _removed),
    word_entry("charge_target", ChargeTarget),
    word_entry("draw_timing", DrawTiming),
    word_entry("three_player_scoring", Scoring),
    word_entry("championship", Championship),
    word_entry("neutral_teams", NeutralTeams),
    number_entry("two_player_teams", 2, 2, 3),
    OptionEntry("teams", (), _teams),
)
"""Every option, in the order in which it is asked for."""
ENTRIES = {entry.id: entry for entry in CATALOGUE}


def read_options(named: Mapping[str, OptionValue]) -> Options:
    """Return options with those changed that are named; a reading sets several at once.

    Raises:
        ValueError: if they cannot be agreed on like that; it says why.
    """
    agreed = {k: v for k, v in _reading(named).items() if k != READING}
    options = changed_options(Options(), agreed, ENTRIES, READING)
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
        raise no_such_value(READING, reading, choice_of(READINGS))
    return {**READINGS[str(reading)], **named}
