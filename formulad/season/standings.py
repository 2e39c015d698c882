"""Standings of a season: points, dropped results, and what parts those who have the same."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.season.scoring import Tie
from formulad.season.season import Absence

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.season.season import Entry, Result, Season

Total: TypeAlias = "int | Fraction"
"""A sum of points, of which there may be halves (SEA-13)."""
_NOWHERE = 99
"""Where who did not drive came in the race driven last: behind all others."""


@frozen
class Score:
    """What a race came to for one driver."""

    race: int
    place: int
    """Among all, those included that went out."""
    points: Total
    is_out: bool = False
    has_pole: bool = False
    has_fastest_lap: bool = False
    is_dropped: bool = False
    """It does not count: others were better (SEA-6)."""
    is_own: bool = True
    """The driver was there; if not, a computer drove."""


@frozen
class Standing:
    """Where a driver stands."""

    place: int
    entry: Entry
    scores: tuple[Score, ...]
    """Race by race."""

    @property
    def points(self) -> Total:
        """What counts."""
        return sum(score.points for score in self.scores if not score.is_dropped)

    @property
    def all_points(self) -> Total:
        """What was won, dropped results included."""
        return sum(score.points for score in self.scores)

    def score(self, race: int) -> Score | None:
        """Return what a race came to; None if it was not driven."""
        return next((score for score in self.scores if score.race == race), None)


def standings(season: Season, division: int = 1, after: int | None = None) -> tuple[Standing, ...]:
    """Return how a division stands, the leader first.

    Args:
        season: what is agreed, and what was driven.
        division: which of them.
        after: how many races are counted, if not all.
    """
    results = [each for each in season.driven(division) if after is None or each.race <= after]
    found = [
        Standing(0, entry, _counted(season, _scores(season, results, entry)))
        for entry in season.drivers(division)
    ]
    found.sort(key=lambda each: _key(season, results, each))
    return tuple(replace(each, place=place) for place, each in enumerate(found, 1))


def countback(
    scores: Sequence[Score], results: Sequence[Result], numbers: Sequence[int], tie: Tie
) -> tuple[int, ...]:
    """Return what parts equals, as numbers of which the smaller are better (SEA-7).

    Args:
        scores: all that was driven, dropped ones too.
        results: of the races, from which the last places are known.
        numbers: the cars.
        tie: what is asked first.
    """
    home = [score.place for score in scores if not score.is_out and score.is_own]
    places = range(1, 1 + max((len(result.order) for result in results), default=0))
    counts = tuple(-home.count(place) for place in places)
    last = tuple(_last_place(result, numbers) for result in reversed(results))
    return (*last, *counts) if tie is Tie.LAST_RACE else (*counts, *last)


def _last_place(result: Result, numbers: Sequence[int]) -> int:
    places = [result.order.index(number) + 1 for number in numbers if number in result.order]
    return min(places, default=_NOWHERE)


def _key(season: Season, results: Sequence[Result], standing: Standing) -> tuple[Total, ...]:
    number = standing.entry.number
    parted = countback(standing.scores, results, (number,), season.scoring.tie)
    return (-standing.points, *parted, number)


def _scores(season: Season, results: Iterable[Result], entry: Entry) -> tuple[Score, ...]:
    driven = (result for result in results if entry.number in result.order)
    return tuple(_score(season, result, entry.number) for result in driven)


def _score(season: Season, result: Result, number: int) -> Score:
    place, is_out = result.order.index(number) + 1, number in result.out
    has_pole, has_lap = result.pole == number, result.fastest_lap == number
    is_own = number not in result.absent
    scoring = season.scoring
    points = 0 if is_out else scoring.points(place)
    points += scoring.pole * has_pole + scoring.fastest_lap * has_lap
    if not is_own and season.absent is Absence.NO_POINTS:
        points = 0
    won = Fraction(points, 2) if result.half else points
    return Score(result.race, place, won, is_out, has_pole, has_lap, is_own=is_own)


def _counted(season: Season, scores: tuple[Score, ...]) -> tuple[Score, ...]:
    """Return the scores, the lowest dropped that are too many; of equals the earlier (SEA-6)."""
    spare = len(scores) - season.scoring.counts if season.scoring.counts else 0
    if spare <= 0:
        return scores
    worst = sorted(scores, key=lambda score: (score.points, score.race))[:spare]
    return tuple(replace(score, is_dropped=score in worst) for score in scores)
