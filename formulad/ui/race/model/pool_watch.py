"""Pool watch: notices wear points of a driver that go and come, and lets them be seen to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.motion import Amount, fully

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from formulad.ui.race.views.panel_views import PoolView

SECONDS = 0.35
"""How long a lost point shakes and drops, at calm pace."""


@frozen
class PoolChange:
    """Points of one pool on their way: what is lost shakes and drops, what is won pops in."""

    pool: int
    """Its place among the pools of the driver."""
    first: int
    """The first pip that goes or comes, counted from the left."""
    number: int
    is_gain: bool
    seconds: float
    passed: float = 0.0
    is_still: bool = False
    """Whether it only shows which points these are, without moving."""

    @property
    def share(self) -> float:
        """How much of it is over."""
        return min(1.0, self.passed / self.seconds)


class PoolWatch:
    """Compares the points that are shown with those that were shown before."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        self._motion = motion
        self._car: Hashable = None
        self._left: tuple[int, ...] = ()
        self.changes: tuple[PoolChange, ...] = ()
        """What is on its way now."""

    @property
    def is_moving(self) -> bool:
        """Whether points go or come."""
        return bool(self.changes)

    def see(self, number: int, pools: Sequence[PoolView], pace: float) -> None:
        """Look at the points of a car; of one with another number nothing is known yet."""
        car = (number, tuple((pool.icon, pool.full) for pool in pools))
        left = tuple(pool.left for pool in pools)
        if car != self._car:
            self.changes = ()
        elif left != self._left and pace and self._motion() is not Amount.NONE:
            self.changes += tuple(self._found(pools, pace))
        self._car, self._left = car, left

    def _found(self, pools: Sequence[PoolView], pace: float) -> list[PoolChange]:
        is_still = self._motion() is Amount.REDUCED
        return [
            PoolChange(
                index,
                min(before, pool.left),
                abs(before - pool.left),
                is_gain=pool.left > before,
                seconds=SECONDS * pace,
                is_still=is_still,
            )
            for index, (pool, before) in enumerate(zip(pools, self._left, strict=True))
            if pool.left != before
        ]

    def update(self, dt: float) -> None:
        """Let so many seconds pass."""
        if self.changes:
            later = (replace(each, passed=each.passed + dt) for each in self.changes)
            self.changes = tuple(each for each in later if each.passed < each.seconds)

    def skip(self) -> None:
        """Show the points as they are."""
        self.changes = ()
