"""Weighed races: what decisions of a person cost, and what their dice gave, in turns (SHE-2)."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from formulad.shelf.statistics.digest import Digest
    from formulad.store.profiles import Profile
    from formulad.store.resume import LoadedGame

FEWEST = 100
"""Decisions; of fewer nobody can say how well somebody plays."""
_SURE = 1.96
"""Standard errors on either side of a mean, between which it lies nineteen times of twenty."""
_MOST = 3.0
"""Turns; a mistake that may end the race counts no more, or it would drown all others."""


class Weighed(msgspec.Struct, frozen=True):
    """The race of one person in turns."""

    decisions: int
    """Those that were not forced."""
    mistakes: float
    squares: float
    """Of the mistakes, summed."""
    luck: float
    """What the dice gave, less what they took."""


def weighing_of(
    loaded: LoadedGame[Any, Any],
) -> Generator[float, None, tuple[Weighed | None, ...]]:
    """Weigh a race, telling after every step which part is done, as it may take a minute.

    Return what it was for each person, by seat.
    """
    from formulad.ai.judging.judge import judge_of
    from formulad.ai.report.race_steps import steps_of
    from formulad.ai.report.race_story import story_of
    from formulad.ai.report.weighing import weighing

    steps = steps_of(loaded.game, loaded.good_part)
    judge = judge_of(loaded.game.setting)
    account = yield from weighing(steps, story_of(steps), judge)
    found: list[Weighed | None] = [None] * len(loaded.header.setup.seats)
    for driver in account.drivers:
        if loaded.header.setup.seats[driver.seat].is_human:
            costs = [min(each.mistake, _MOST) for each in driver.decisions]
            squares = sum(cost**2 for cost in costs)
            found[driver.seat] = Weighed(len(costs), sum(costs), squares, driver.luck)
    return tuple(found)


@frozen
class Spread:
    """A mean, and how far on either side of it the truth may lie."""

    mean: float
    margin: float


@frozen
class Skill:
    """How well somebody has played, and how lucky they were."""

    races: int
    decisions: int
    cost: Spread | None
    """Turns a decision has cost; None of too few."""
    luck: Spread | None
    """Turns that dice gave a race; None of a single one."""


def skill_of(
    profile: Profile, weighed: Iterable[tuple[Digest, tuple[Weighed | None, ...]]]
) -> Skill:
    """Return how well somebody has played in the races that were weighed and count."""
    own = [
        found
        for digest, seats in weighed
        if digest.counts
        for seat, found in zip(digest.seats, seats, strict=False)
        if found and seat.is_human and profile.is_called(seat.name)
    ]
    decisions = sum(each.decisions for each in own)
    total, squares = sum(each.mistakes for each in own), sum(each.squares for each in own)
    cost = _spread(decisions, total, squares) if decisions >= FEWEST else None
    lucks = [each.luck for each in own]
    luck = _spread(len(own), sum(lucks), sum(luck**2 for luck in lucks)) if len(own) > 1 else None
    return Skill(len(own), decisions, cost, luck)


def _spread(count: int, total: float, squares: float) -> Spread:
    mean = total / count
    variance = max(0.0, squares / count - mean**2) * count / (count - 1)
    return Spread(mean, _SURE * sqrt(variance / count))
