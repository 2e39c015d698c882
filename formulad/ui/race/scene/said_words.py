"""Words said over the board, and the place at which they lie until something new is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.panels.toasts import toast_places
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.panels.toasts import Toasts
    from formulad.ui.race.views.engineer_views import LogEntry
    from formulad.ui.toolkit.canvas import Canvas


class SaidWords:
    """Keeps words where they were laid, while older ones go."""

    def __init__(self) -> None:
        self._view: object = None
        self._entries: tuple[LogEntry, ...] = ()
        self._place: Rect | None = None

    def place(
        self,
        canvas: Canvas,
        room: Rect,
        toasts: Toasts,
        view: object,
        quiet: Callable[[tuple[float, float], Rect | None], Rect],
    ) -> Rect | None:
        """Return where words lie; None if there are none, or no room for them.

        Args:
            canvas: on which they are written.
            room: where they may lie.
            toasts: the words.
            view: how the board is seen, and which cells of it are lit.
            quiet: finds where words of a size hide least, rather where they lie already.
        """
        lying = toast_places(canvas, room, toasts)
        if not lying:
            self._place = None
            return None
        size = lying[0].unionall(lying[1:]).size
        entries = tuple(toast.entry for toast in toasts.shown)
        if self._place is None or not self._still_lie(view, entries, self._place, size):
            found = quiet(size, self._place)
            air = Rect(found.left, found.top - 1, found.width + 1, found.height + 1)
            self._view, self._entries, self._place = view, entries, air
        return self._place

    def _still_lie(
        self,
        view: object,
        entries: tuple[LogEntry, ...],
        place: Rect,
        size: tuple[float, float],
    ) -> bool:
        """Return whether words lie there already: in another language they may be longer."""
        has_room = size[0] <= place.width and size[1] <= place.height
        return has_room and self._view == view and all(each in self._entries for each in entries)
