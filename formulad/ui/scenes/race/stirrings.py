"""What moves on the panels around a race for a moment, as something changes on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.fades import Fades
from formulad.ui.motion import Player, Tween, fully, linear
from formulad.ui.scenes.race.pool_watch import PoolWatch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from formulad.ui.motion import Amount
    from formulad.ui.scenes.race.pool_watch import PoolChange
    from formulad.ui.scenes.race.views import RaceView, SkyView

SLIDE, PULSE = 0.18, 0.9
"""Seconds in which a panel slides in or out, and in which the sign of a new sky calls for
attention."""


class Stirrings:
    """Points that go, a sky that has turned, panels that slide in and out."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        self._motion = motion
        self._sky: SkyView | None = None
        self._has_seen = False
        self._pulse = Player()
        self._pace = 1.0
        self._panels: Fades[str] = Fades(SLIDE, motion)
        self.pools = PoolWatch(motion)
        """Wear points on their way on the dashboard."""
        self._seats: dict[int, PoolWatch] = {}

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way."""
        return self._pulse.playing or any(each.is_moving for each in self._fading)

    @property
    def _fading(self) -> tuple[Fades[str] | PoolWatch, ...]:
        return (self._panels, self.pools, *self._seats.values())

    @property
    def pulse(self) -> float:
        """How much of the pulse of a new sky is over: 1 while there is none."""
        return self._pulse.values.get("pulse", 1.0)

    @property
    def leaving(self) -> tuple[str, ...]:
        """The panels that slide out."""
        return self._panels.leaving

    def away(self, panel: str) -> float:
        """Return how far a panel is from its place, from 0, there, to 1, out of sight."""
        return 1 - self._panels.share(panel)

    def see(self, view: RaceView, pace: float) -> None:
        """Look at what is shown from now on."""
        self.pools.see(view.dashboard.number, view.dashboard.pools, pace)
        for number, seat in enumerate(view.seats):
            if not seat.said or seat.row.number == view.dashboard.number:
                watch = self._seats.setdefault(number, PoolWatch(self._motion))
                watch.see(seat.row.number, seat.pools, pace)
        sky = view.tower.sky
        if self._has_seen and sky and sky != self._sky:
            self._play(self._pulse, Tween("pulse", 0, 1, PULSE, linear), pace)
        self._sky, self._has_seen, self._pace = sky, True, pace

    def changes_at(self, seat: int) -> tuple[PoolChange, ...]:
        """Return the wear points on their way on a card at a table.

        While something is said on it of its driver, his points are not seen: they go afterwards.
        """
        watch = self._seats.get(seat)
        return watch.changes if watch else ()

    def lay(self, panels: Iterable[str]) -> None:
        """Let just these of the panels that come and go be there: others slide in or out."""
        self._panels.show(panels, self._pace)

    def _play(self, player: Player, motion: Tween, pace: float) -> None:
        player.amount, player.pace = self._motion(), pace
        player.play(motion)

    def update(self, dt: float) -> None:
        """Let so many seconds pass."""
        for each in (self._pulse, *self._fading):
            each.update(dt)

    def skip(self) -> None:
        """Show everything as it is."""
        for each in (self._pulse, *self._fading):
            each.skip()
