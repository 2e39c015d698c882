"""Fastest lap of a race: the fewest own turns from line to line (SEA-5)."""

from __future__ import annotations

from collections import Counter
from itertools import dropwhile
from typing import TYPE_CHECKING

from formulad.race.events import (
    CarFinished,
    EngineStalled,
    GearShifted,
    GreatStartMade,
    LineCrossed,
    RoundBegan,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from formulad.race.events import Event


def fastest_lap(
    events: Iterable[Event], finished: Collection[int], *, has_begun: bool = False
) -> int | None:
    """Return the seat of the fastest lap of those that finished; of equals who ended it first.

    Args:
        events: what happened, in order.
        finished: the seats that finished the race.
        has_begun: whether the first round was there before anything happened; else all that is
            before it, such as timed laps, does not count.
    """
    if not has_begun:
        events = dropwhile(lambda event: not isinstance(event, RoundBegan), events)
    turns: Counter[int] = Counter()
    laps: list[tuple[int, int]] = []
    for event in events:
        match event:
            case GearShifted(car) | EngineStalled(car) | GreatStartMade(car):
                turns[car] += 1
            case LineCrossed(car, lap) if lap == 1:
                pass  # the first lap is counted from the grid
            case LineCrossed(car) | CarFinished(car):
                laps.append((turns.pop(car, 0), car))
            case _:
                pass
    own = [(driven, seat) for driven, seat in laps if driven and seat in finished]
    return min(own, key=lambda lap: lap[0])[1] if own else None
