"""Scroll: a place in which something taller is seen, a part at a time."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import (
    Edge,
    Leaf,
    Pan,
    PointAt,
    PointerButton,
    Press,
    Release,
    Zoom,
)

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form

BAR = 22.0
"""How much of its right side belongs to the bar."""
_WHEEL = 72.0
"""Units for a step of the wheel."""
_GLIDE = 16.0
"""How fast it glides: in the sixteenth of a second about two thirds of the way."""
_LEAF = 0.9
"""How much of a screenful a page key turns: the last lines stay in sight."""
_SMALLEST_THUMB, _BAR_WIDTH = 48.0, 8.0
_CLICK = 12.0
"""A pointer that pulls no further than so many units has clicked, and not pulled."""


class Scroll:
    """How far down something is seen; wheel, page keys, pointer and finger move it."""

    def __init__(self) -> None:
        self.offset = 0.0
        """How many units are hidden above, or will be once it has come to rest."""
        self.seen = 0.0
        """How many are hidden now."""
        self.room = Rect(0, 0, 0, 0)
        """Where it is seen."""
        self._height = 0.0
        self._held: float | None = None
        self._pull = 0.0
        self._pulled = 0.0

    def fit(self, room: Rect, height: float) -> None:
        """Show something so tall in a place."""
        self.room, self._height = room, height
        self.by(0.0)
        self.settle()

    @property
    def gliding(self) -> bool:
        """Whether it has not yet come to rest."""
        return self.seen != self.offset

    def glide(self, dt: float) -> None:
        """Come nearer to rest in so many seconds."""
        left = (self.offset - self.seen) * math.exp(-_GLIDE * dt)
        self.seen = self.offset - left if abs(left) > 0.5 else self.offset

    def settle(self) -> None:
        """Come to rest at once."""
        self.seen = self.offset

    @property
    def moves(self) -> bool:
        """Whether there is more than is seen."""
        return self._most > 0

    @property
    def _most(self) -> float:
        return max(0.0, self._height - self.room.height)

    def by(self, distance: float) -> bool:
        """Go down so many units, or up below 0; return whether there was any way to go."""
        before = self.offset
        self.offset = min(max(before + distance, 0.0), self._most)
        return self.offset != before

    def reveal(self, top: float, bottom: float) -> None:
        """Bring a part into sight, its upper end above all."""
        if bottom > self.offset + self.room.height:
            self.by(bottom - self.room.height - self.offset)
        if top < self.offset:
            self.by(top - self.offset)

    def takes(self, intent: Intent, form: Form) -> bool:
        """Move as a player wants, and keep what was pulled from being used in a form as well.

        Return whether that is all that was wanted.
        """
        taken = self.handle(intent)
        if taken and isinstance(intent, Release):
            form.let_go()
        return taken

    def handle(self, intent: Intent) -> bool:
        """Move as a player wants; return whether that is all that was wanted."""
        match intent:
            case Zoom(steps, at) if at is None or self.room.collidepoint(at):
                return self.by(-steps * _WHEEL)
            case Pan(_, dy):
                return self.by(-dy)
            case Leaf(screens):
                return self.by(screens * _LEAF * self.room.height)
            case Edge(last):
                return self.by(math.inf if last else -math.inf)
            case Press(at, PointerButton.LEFT):
                self._pulled = 0.0
                if self.room.collidepoint(at):
                    self._take(*at)
            case PointAt((_, y)) if self._held is not None:
                return self._drag(y - self._held, y)
            case Release():
                self._held = None
                return self._pulled > _CLICK
        return False

    def _drag(self, way: float, y: float) -> bool:
        """Follow the pointer at once."""
        before, self._held = self.offset, y
        moved = self.by(way * self._pull)
        self._pulled += abs(self.offset - before)
        self.settle()
        return moved

    def _take(self, x: float, y: float) -> None:
        """Take hold of the bar, which is pulled down to go down, or of what is seen."""
        is_bar = self.moves and x > self.room.right - BAR
        self._held, self._pull = y, self._height / self.room.height if is_bar else -1.0

    def draw_bar(self, canvas: Canvas, palette: Palette) -> None:
        """Draw which part is seen, if it is not all."""
        if not self.moves:
            return
        room = self.room
        track = Rect(room.right - _BAR_WIDTH - 4, room.top + 4, _BAR_WIDTH, room.height - 8)
        canvas.box(track, palette.groove, radius=_BAR_WIDTH / 2)
        thumb = max(_SMALLEST_THUMB, track.height * room.height / self._height)
        top = track.top + (track.height - thumb) * self.seen / self._most
        place = Rect(track.left, top, _BAR_WIDTH, thumb)
        canvas.box(place, palette.strong_line, radius=_BAR_WIDTH / 2)
