"""Gaze of the magnifier: it goes along with what is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.intents import Device

if TYPE_CHECKING:
    from formulad.ui.shell.magnifier import Magnifier
    from formulad.ui.shell.scene import SceneStack
    from formulad.ui.toolkit.canvas import Rect


class Gaze:
    """Moves the glass, while it is used, to where the player of the top scene wants to look."""

    def __init__(self, glass: Magnifier, stack: SceneStack) -> None:
        self._glass = glass
        self._stack = stack
        self._watched: Rect | None = None
        """What has just been kept under the glass."""

    def follow(self, device: Device) -> None:
        """Go to what a device has led to, if it is one that leads from thing to thing."""
        if device.needs_focus:
            self.reveal()

    def watch(self, device: Device) -> None:
        """Keep under the glass what goes on by itself; who points looks where he likes."""
        if not self._glass.is_used or device is Device.MOUSE:
            return
        before, top = self._watched, self._stack.top
        self._watched = top.focus_rect if top else None
        if self._watched:
            self._glass.reveal(self._watched)
        elif before:
            self.follow(device)

    def aside(self, dx: float, dy: float) -> bool:
        """Look aside; at the edge of the page the scene itself looks further."""
        return self._glass.is_used and self._glass.look(dx, dy)

    def reveal(self) -> None:
        """Bring under the glass what is looked at."""
        top = self._stack.top
        if top and self._glass.is_used and (place := top.place_of(top.focused_id)):
            self._glass.reveal(place)
