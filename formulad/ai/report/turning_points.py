"""Turning points: the turns of a race in which most was won or lost, and by what."""

from __future__ import annotations

from collections import Counter, defaultdict
from enum import Enum
from typing import TYPE_CHECKING

from formulad.ai.report.account import RISK
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.report.account import DriverAccount, RaceAccount, Weighed
    from formulad.ai.report.car_turn import CarTurn
    from formulad.ai.report.race_story import RaceStory

FROM_ONE_DRIVER = 2
"""So many turning points of one driver are told at most."""


class Share(Enum):
    """What turns are put down to."""

    MISTAKE = "mistake"
    DICE = "dice"
    TRAFFIC = "traffic"


@frozen
class TurningPoint:
    """A turn in which a driver won or lost much."""

    turn: CarTurn
    share: Share
    gain: float
    """Turns won by what it is put down to; below 0 turns lost."""
    is_exit: bool = False
    """It ended the driver's race."""
    worst: Weighed | None = None
    """The decision that cost most in it, if it is put down to one."""


def turning_points(story: RaceStory, account: RaceAccount, most: int) -> tuple[TurningPoint, ...]:
    """Return the turns in which most was won or lost, in their order."""
    found = sorted(_all(story, account), key=lambda point: (not point.is_exit, -abs(point.gain)))
    told: Counter[int] = Counter()
    chosen: list[TurningPoint] = []
    for point in found:
        if told[point.turn.car] < FROM_ONE_DRIVER and len(chosen) < most:
            told[point.turn.car] += 1
            chosen.append(point)
    return tuple(sorted(chosen, key=lambda point: point.turn.begin))


def _all(story: RaceStory, account: RaceAccount) -> Iterator[TurningPoint]:
    """Yield every turn with what changed most in it."""
    for driver in account.drivers:
        car = story.cars[driver.seat]
        by_turn: defaultdict[int, list[Weighed]] = defaultdict(list)
        for each in driver.weighed:
            by_turn[each.done].append(each)
        for number, turn in enumerate(car.turns):
            if not (weighed := by_turn[number]):
                continue
            if driver.is_out and number == len(car.turns) - 1:
                yield _exit(turn, driver)
            else:
                yield _greatest(turn, weighed)


def _greatest(turn: CarTurn, weighed: list[Weighed]) -> TurningPoint:
    gains = {
        Share.MISTAKE: -sum(_usual(each.mistake) for each in weighed),
        Share.DICE: sum(_usual(each.luck) for each in weighed),
        Share.TRAFFIC: -sum(_usual(each.traffic) for each in weighed),
    }
    share = max(gains, key=lambda each: abs(gains[each]))
    worst = max(weighed, key=lambda each: each.mistake) if share is Share.MISTAKE else None
    return TurningPoint(turn, share, gains[share], worst=worst)


def _exit(turn: CarTurn, driver: DriverAccount) -> TurningPoint:
    """Return the end of a driver's race, put down to what changed most in it."""
    last = [each for each in driver.weighed if each.place >= turn.begin] or [driver.weighed[-1]]
    worst = max(last, key=lambda each: max(each.mistake, -each.luck, each.traffic))
    if worst.traffic > max(worst.mistake, -worst.luck):
        return TurningPoint(turn, Share.TRAFFIC, -worst.traffic, is_exit=True)
    if worst.is_die:
        return TurningPoint(turn, Share.DICE, worst.luck, is_exit=True)
    return TurningPoint(turn, Share.MISTAKE, -worst.mistake, is_exit=True, worst=worst)


def _usual(change: float) -> float:
    return change if abs(change) < RISK else 0.0
