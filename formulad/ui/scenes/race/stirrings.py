"""What moves on the panels around a race for a moment, as something changes on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.motion import Player, Tween, ease_out_cubic, fully, linear
from formulad.ui.scenes.race.pool_watch import PoolWatch

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.motion import Amount
    from formulad.ui.scenes.race.views import RaceView, SkyView

SLIDE, PULSE = 0.18, 0.9
"""Seconds in which a panel slides in, and in which the sign of a new sky calls for attention."""


class Stirrings:
    """Points that go, a sky that has turned, a panel that slides in."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        self._motion = motion
        self._sky: SkyView | None = None
        self._has_seen = False
        self._pulse, self._slide = Player(), Player()
        self.pools = PoolWatch(motion)
        """Wear points on their way."""

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way."""
        return self._pulse.playing or self._slide.playing or self.pools.is_moving

    @property
    def pulse(self) -> float:
        """How much of the pulse of a new sky is over: 1 while there is none."""
        return self._pulse.values.get("pulse", 1.0)

    @property
    def slide(self) -> float:
        """How much of the panel that slides in is in: all of it, if none does."""
        return self._slide.values.get("slide", 1.0)

    def see(self, view: RaceView, pace: float) -> None:
        """Look at what is shown from now on."""
        self.pools.see(view.dashboard, pace)
        sky = view.tower.sky
        if self._has_seen and sky and sky != self._sky:
            self._play(self._pulse, Tween("pulse", 0, 1, PULSE, linear), pace)
        self._sky, self._has_seen = sky, True

    def open_panel(self) -> None:
        """Let a panel slide in."""
        self._play(self._slide, Tween("slide", 0, 1, SLIDE, ease_out_cubic), 1.0)

    def _play(self, player: Player, motion: Tween, pace: float) -> None:
        player.amount, player.pace = self._motion(), pace
        player.play(motion)

    def update(self, dt: float) -> None:
        """Let so many seconds pass."""
        for each in (self._pulse, self._slide, self.pools):
            each.update(dt)

    def skip(self) -> None:
        """Show everything as it is."""
        for each in (self._pulse, self._slide, self.pools):
            each.skip()
