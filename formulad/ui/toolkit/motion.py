"""Motion as values: what is where at a time, so that it can be tested, skipped and reduced."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Ease: TypeAlias = "Callable[[float], float]"
Values: TypeAlias = "Mapping[str, float]"
"""What a movement shows at a time, by name: only what has begun is there."""

PULSE = 0.9
"""Seconds in which what calls for attention breathes in and out."""
_OVERSHOOT = 1.70158
"""How far `out_back` swings past its end: a tenth of the way."""


class Amount(Enum):
    """How much the player wishes to see move."""

    FULL = "full"
    REDUCED = "reduced"
    NONE = "none"


def fully() -> Amount:
    """Return the wish of one who has not said otherwise: everything moves."""
    return Amount.FULL


def not_at_all() -> Amount:
    """Return the wish of one before whom nothing is to move."""
    return Amount.NONE


def linear(share: float) -> float:
    """Go on evenly."""
    return share


def ease_out(share: float) -> float:
    """Begin fast and settle."""
    return 1 - (1 - share) ** 2


def ease_out_cubic(share: float) -> float:
    """Begin faster and settle softly."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Set off gently and arrive gently."""
    return share * share * (3 - 2 * share)


def ease_out_back(share: float) -> float:
    """Swing a little past the end and come back."""
    back = share - 1
    return 1 + (_OVERSHOOT + 1) * back**3 + _OVERSHOOT * back**2


def at_end(_share: float) -> float:
    """Be there at once."""
    return 1.0


def pulse(time: float, period: float = PULSE) -> float:
    """Return how bright something that calls for attention is at a time, from 0 to 1."""
    return (1 - math.cos(math.tau * time / period)) / 2


@frozen
class Tween:
    """One named value on its way from start to end."""

    name: str
    start: float
    end: float
    duration: float
    """In seconds."""
    ease: Ease = ease_in_out
    still: float = 0.0
    """How long the end is shown instead where motion is reduced."""

    def at(self, time: float) -> Values:
        """Return its value at a time; before the start it shows nothing."""
        if time < 0:
            return {}
        share = 1.0 if time >= self.duration else self.ease(time / self.duration)
        return {self.name: self.start + (self.end - self.start) * share}


@frozen
class Wait:
    """Nothing moves for so many seconds."""

    duration: float

    def at(self, _time: float) -> Values:
        """Return nothing."""
        return {}


@frozen
class Sequence:
    """One movement after another; what has ended stays where it ended."""

    parts: tuple[Motion, ...]

    @property
    def duration(self) -> float:
        """The time of all parts together."""
        return sum(part.duration for part in self.parts)

    def at(self, time: float) -> Values:
        """Return what all the parts that have begun show."""
        shown: dict[str, float] = {}
        for part in self.parts:
            if time < 0:
                break
            shown.update(part.at(time))
            time -= part.duration
        return shown


@frozen
class Parallel:
    """Several movements at once."""

    parts: tuple[Motion, ...]

    @property
    def duration(self) -> float:
        """The time of the longest part."""
        return max((part.duration for part in self.parts), default=0.0)

    def at(self, time: float) -> Values:
        """Return what all the parts show."""
        shown: dict[str, float] = {}
        for part in self.parts:
            shown.update(part.at(time))
        return shown


Motion: TypeAlias = Tween | Wait | Sequence | Parallel


def in_turn(*parts: Motion) -> Sequence:
    """Return movements one after another."""
    return Sequence(parts)


def together(*parts: Motion) -> Parallel:
    """Return movements at once."""
    return Parallel(parts)


def adapted(motion: Motion, amount: Amount) -> Motion:
    """Return a movement as much as a player wishes to see of it.

    Reduced, everything is at its end at once and stays to be seen as long as it says; with none,
    it takes no time at all.
    """
    if amount is Amount.FULL:
        return motion
    match motion:
        case Tween(name, start, end, _, _, still):
            shown = still if amount is Amount.REDUCED else 0.0
            return Tween(name, start, end, shown, at_end)
        case Wait(duration):
            return Wait(duration if amount is Amount.REDUCED else 0.0)
        case Sequence(parts):
            return Sequence(tuple(adapted(part, amount) for part in parts))
        case Parallel(parts):
            return Parallel(tuple(adapted(part, amount) for part in parts))


@dataclass(slots=True)
class Player:
    """Plays one movement: the only thing here that changes with time."""

    amount: Amount = Amount.FULL
    pace: float = 1.0
    """How long movements take compared with calm play: 0.4 is fast, 0 at once."""
    _motion: Motion | None = None
    _time: float = 0.0
    _last: dict[str, float] = field(default_factory=dict)

    @property
    def playing(self) -> bool:
        """Whether something moves."""
        return self._motion is not None

    @property
    def values(self) -> Values:
        """What is seen now; after the end, what was seen last."""
        return self._motion.at(self._time) if self._motion else self._last

    def play(self, motion: Motion) -> None:
        """Begin a movement; one under way ends at once."""
        self._motion, self._time, self._last = adapted(motion, self.amount), 0.0, {}
        self.update(0.0)

    def update(self, dt: float) -> None:
        """Let so many seconds pass."""
        if self._motion is None:
            return
        self._time = self._time + dt / self.pace if self.pace > 0 else math.inf
        if self._time >= self._motion.duration:
            self.skip()

    def skip(self) -> None:
        """Go to the end."""
        if self._motion is not None:
            self._last = dict(self._motion.at(math.inf))
            self._motion = None

    def clear(self) -> None:
        """Forget what was seen last: the state it led to is shown instead."""
        self._motion, self._last = None, {}
