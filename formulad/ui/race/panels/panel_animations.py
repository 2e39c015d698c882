"""Panel animations: what moves for a moment as something changes on the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.model.pool_watch import PoolWatch
from formulad.ui.race.panels.race_log import SETTLED, Arriving
from formulad.ui.toolkit.fades import Fades
from formulad.ui.toolkit.motion import Player, Tween, ease_out_cubic, fully, linear

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from formulad.ui.race.model.pool_watch import PoolChange
    from formulad.ui.race.views.engineer_views import LogEntry
    from formulad.ui.race.views.panel_views import RaceView, SkyView
    from formulad.ui.toolkit.motion import Amount

SLIDE, PULSE, ARRIVAL = 0.18, 0.9, 0.15
"""Seconds in which a panel slides in or out, in which the sign of a new sky calls for attention,
and in which new lines push the log down."""
_MOST_ARRIVING = 4
"""More lines at once are no news, but another place in the race."""


class PanelAnimations:
    """Points that go, a sky that has turned, panels that slide in and out."""

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        self._motion = motion
        self._sky: SkyView | None = None
        self._has_seen = False
        self._pulse = Player()
        self._log: tuple[LogEntry, ...] = ()
        self._new_lines = 0
        self._arrival = Player()
        self._pace = 1.0
        self._panels: Fades[str] = Fades(SLIDE, motion)
        self.pools = PoolWatch(motion)
        """Wear points on their way on the dashboard."""
        self._seats: dict[int, PoolWatch] = {}

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way."""
        plays = self._pulse.playing or self._arrival.playing
        return plays or any(each.is_moving for each in self._fading)

    @property
    def _fading(self) -> tuple[Fades[str] | PoolWatch, ...]:
        return (self._panels, self.pools, *self._seats.values())

    @property
    def pulse(self) -> float:
        """How much of the pulse of a new sky is over: 1 while there is none."""
        return self._pulse.values.get("pulse", 1.0)

    @property
    def arriving(self) -> Arriving:
        """The lines of the log that push the others down."""
        if not self._arrival.playing:
            return SETTLED
        return Arriving(self._new_lines, self._arrival.values.get("arrival", 1.0))

    @property
    def is_sliding(self) -> bool:
        """Whether a panel slides in or out."""
        return self._panels.is_moving

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
        self._see_log(view.engineer.log, pace)
        self._sky, self._has_seen, self._pace = sky, True, pace

    def _see_log(self, log: tuple[LogEntry, ...], pace: float) -> None:
        """Let lines that were not there before push the others down."""
        if log == self._log:
            return
        new, self._log = _new_lines(self._log, log), log
        if self._has_seen and new:
            self._new_lines = new
            self._play(self._arrival, Tween("arrival", 0, 1, ARRIVAL, ease_out_cubic), pace)

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
        for each in (self._pulse, self._arrival, *self._fading):
            each.update(dt)

    def skip(self) -> None:
        """Show everything as it is."""
        for each in (self._pulse, self._arrival, *self._fading):
            each.skip()


def _new_lines(before: tuple[LogEntry, ...], now: tuple[LogEntry, ...]) -> int:
    """Return how many lines were told since; 0 if it is another story."""
    if len(now) < len(before):
        return 0
    for new in range(1, min(_MOST_ARRIVING, len(now)) + 1):
        if now[new:] == before[: len(now) - new]:
            return new
    return 0
