"""Fades: things that come and go little by little, and may turn back on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from formulad.ui.toolkit.motion import Amount, ease_out_cubic, fully

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

K = TypeVar("K")


class Fades(Generic[K]):
    """How much is there of each of several things; what is there from the beginning is at once."""

    def __init__(self, seconds: float, motion: Callable[[], Amount] = fully) -> None:
        """Let nothing be there yet.

        Args:
            seconds: how long a thing takes to come or to go, at calm pace.
            motion: how much the players wish to see move; if not everything, nothing fades.
        """
        self._seconds = seconds
        self._motion = motion
        self._pace: float | None = None
        self._wanted: frozenset[K] = frozenset()
        self._shares: dict[K, float] = {}
        self.is_moving = False
        """Whether something comes or goes."""

    def _look_for_moving(self) -> None:
        """Find out whether something comes or goes: that is asked far more often than it is so."""
        is_coming = any(self._shares[each] < 1 for each in self._wanted)
        self.is_moving = is_coming or bool(self.leaving)

    @property
    def leaving(self) -> tuple[K, ...]:
        """What goes, and is still seen."""
        return tuple(each for each in self._shares if each not in self._wanted)

    def share(self, thing: K) -> float:
        """Return how much is there of something, from 0 to 1."""
        return ease_out_cubic(self._shares.get(thing, 0.0))

    def show(self, things: Iterable[K], pace: float = 1.0) -> None:
        """Let just these things be there from now on; pace 0 shows them at once."""
        is_first, self._pace = self._pace is None, pace
        wanted = frozenset(things)
        if wanted == self._wanted and not is_first:
            return
        self._wanted = wanted
        for each in wanted:
            self._shares.setdefault(each, 0.0)
        if is_first or not pace or self._motion() is not Amount.FULL:
            self.skip()
        else:
            self._look_for_moving()

    def update(self, dt: float) -> None:
        """Let so many seconds pass."""
        if not self.is_moving:
            return
        if not self._pace:
            self.skip()
            return
        step = dt / (self._seconds * self._pace)
        moved = {each: self._moved(each, share, step) for each, share in self._shares.items()}
        self._shares = {each: share for each, share in moved.items() if self._stays(each, share)}
        self._look_for_moving()

    def _moved(self, thing: K, share: float, step: float) -> float:
        return min(1.0, share + step) if thing in self._wanted else max(0.0, share - step)

    def _stays(self, thing: K, share: float) -> bool:
        return thing in self._wanted or share > 0

    def skip(self) -> None:
        """Let everything be there, or not, as it is to become."""
        self._shares = dict.fromkeys(self._wanted, 1.0)
        self.is_moving = False
