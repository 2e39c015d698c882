"""Sounds of the interface: a tick over what can be used, a clack when it is, a knock if not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.toolkit.intents import (
    Confirm,
    Direction,
    Next,
    PointAt,
    PointerButton,
    Press,
    Previous,
    Release,
)
from formulad.ui.toolkit.widgets.list_row import Passage
from formulad.ui.toolkit.widgets.widget import widget_at

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

_SPEAKS_FOR_ITSELF = ("undo",)
"""What has a sound of its own."""


class Touch:
    """Knows what the pointer was over, and what it holds.

    It looks at a scene before an intent is handled, for then what was meant is still there; what
    is heard of it also depends on the scene that comes up.
    """

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self._focus = ""
        self._over = ""
        self._held = ""
        self._was_over = ""
        self._is_read = False
        """Whether keys rest on something of which nothing is heard."""

    def meets(self, intent: Intent, scene: Scene | None) -> None:
        """Look at the scene to which something is said."""
        self._scene, self._focus = scene, scene.focus if scene else ""
        self._is_read = isinstance(_focused(scene), Passage)
        if isinstance(intent, PointAt | Press | Release):
            found = _found(scene, intent)
            self._was_over, self._over = self._over, found.id if found else ""

    def hears(self, intent: Intent, now: Scene | None) -> Sound | None:
        """Return what is heard of it, once it was handled and a scene is played."""
        used = self._used(intent)
        if now is not None and now is not self._scene and now.announced_by:
            return now.announced_by
        if used:
            return None if used in _SPEAKS_FOR_ITSELF else Sound.CONFIRM
        if isinstance(intent, PointAt):
            return Sound.HOVER if self._over not in {"", self._was_over} else None
        if isinstance(intent, Next | Previous | Direction) and now is self._scene and now:
            return Sound.HOVER if now.focus != self._focus else None
        return None

    def _used(self, intent: Intent) -> str:
        """Return the id of what was used; a pointer uses what it lets go where it took hold."""
        match intent:
            case Press(button=PointerButton.LEFT):
                self._held = self._over
            case Release(button=PointerButton.LEFT):
                held, self._held = self._held, ""
                return held if held == self._over else ""
            case Confirm():
                return "" if self._is_read else self._focus
        return ""


def _found(scene: Scene | None, intent: PointAt | Press | Release) -> Widget | None:
    found = widget_at(scene.widgets, intent.at) if scene else None
    return None if isinstance(found, Passage) else found


def _focused(scene: Scene | None) -> Widget | None:
    widgets = scene.widgets if scene else ()
    return next((widget for widget in widgets if widget.id == (scene and scene.focus)), None)
