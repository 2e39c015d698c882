"""Terms of damage: what stays on the cars from race to race, and how it is mended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.kernel.terms import Choice, ChoiceTerm, NumberTerm
from formulad.kernel.values import replace
from formulad.season.season import CARRIED, Carry
from formulad.season.season_faults import MOST_DRIVERS
from formulad.season.season_term import SeasonTerm

if TYPE_CHECKING:
    from formulad.kernel.terms import OptionValue
    from formulad.season.season import Season

_MOST_REPAIRS, _MOST_KEPT = 12, 20


def carry_terms(season: Season) -> tuple[SeasonTerm, ...]:
    """Return what damage stays on the cars, and how it is mended (SEA-10, SEA-11)."""
    return (_CARRY, _BASE, _RANKS, _BANK) if season.carry else (_CARRY,)


def _carried(season: Season, **changes: int) -> Season:
    if season.carry is None:
        return season
    return replace(season, carry=replace(season.carry, **changes))  # type: ignore[arg-type]


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
