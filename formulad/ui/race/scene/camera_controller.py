"""Camera controller: follows the race until a player takes over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.camera import Camera, Stage, between
from formulad.ui.toolkit.intents import ZOOM_PER_STEP
from formulad.ui.toolkit.motion import Amount, ease_in_out, fully

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.toolkit.outlines import Point

FLIGHT = 0.35
"""Seconds the camera takes from one view to the next."""


def _nothing(_camera: Camera) -> tuple[CellId, ...]:
    """Return that a view shows nothing in particular."""
    return ()


class CameraController:
    """The camera of a race."""

    def __init__(
        self,
        view: BoardView,
        stage: Stage,
        motion: Callable[[], Amount] = fully,
        slack: float = 0.0,
    ) -> None:
        """Look at a whole board.

        Args:
            view: the board.
            stage: what it is seen through.
            motion: how much the players wish to see move.
            slack: how far past its border one may look, in units.
        """
        self._view = view
        self._motion = motion
        self._slack = slack
        self.stage = stage
        self.shows_all = False
        self._start = self._end = view.whole(stage)
        self._passed = FLIGHT
        self._occasion: tuple[Hashable, Camera] | None = None

    @property
    def camera(self) -> Camera:
        """Where the camera is now."""
        if not self.is_flying:
            return self._end
        return between(self._start, self._end, ease_in_out(self._passed / FLIGHT))

    @property
    def destination(self) -> Camera:
        """Where the camera is, or will be once it has flown there."""
        return self._end

    @property
    def is_flying(self) -> bool:
        """Whether it is on its way."""
        return self._passed < FLIGHT

    def restage(self, stage: Stage) -> None:
        """See the board through another part of the canvas."""
        self.stage = stage
        self._jump(self._view.whole(stage) if self.shows_all else self._end)
        self._occasion = None

    def follow(
        self,
        occasion: Hashable,
        camera: Camera,
        shows: Callable[[Camera], Collection[CellId]] = _nothing,
    ) -> None:
        """Look where something new happens; a player's own view holds until then.

        Args:
            occasion: what happens.
            camera: how to look at it.
            shows: tells what of it a view shows: while no new view of the same shows more, the
                camera stays.
        """
        if self.shows_all or (occasion, camera) == self._occasion:
            return
        was, self._occasion = self._occasion, (occasion, camera)
        is_same = was is not None and was[0] == occasion
        if not is_same or not set(shows(self._held(camera))) <= set(shows(self._end)):
            self._fly(camera)

    def track(self, camera: Camera) -> None:
        """Stay with something that moves, unless the whole board is shown."""
        if not self.shows_all and not self.is_flying:
            self._end = camera

    def toggle_all(self) -> None:
        """Show the whole board, or go back to the race."""
        self.shows_all = not self.shows_all
        if self.shows_all:
            self._fly(self._view.whole(self.stage))
        self._occasion = None

    def zoom(self, steps: float, at: Point | None) -> None:
        """See things larger or smaller around a place."""
        factor = ZOOM_PER_STEP**steps
        camera = self._end.zoomed(factor, at or self.stage.free.center, self.stage)
        self.shows_all = False
        self._jump(camera)

    def drag(self, dx: float, dy: float) -> None:
        """Drag the board by so many units."""
        self.shows_all = False
        self._jump(self.camera.dragged(dx, dy, self.stage.turn))

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._passed = min(FLIGHT, self._passed + dt)

    def _fly(self, camera: Camera) -> None:
        if self._motion() is not Amount.FULL:
            self._jump(camera)
            return
        end = self._held(camera)
        if end != self._end:
            self._start, self._end = self.camera, end
            self._passed = 0.0

    def _jump(self, camera: Camera) -> None:
        self._start = self._end = self._held(camera)
        self._passed = FLIGHT

    def _held(self, camera: Camera) -> Camera:
        """Return the nearest view that may be had."""
        return self._view.held(camera, self.stage, self._slack)
