"""Row of a saved game: what was agreed on, when, and who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.store.saves import Unreadable
from formulad.ui.shell.dates import day_and_time
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, NOTE, SMALL
from formulad.ui.toolkit.theme import RED
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.kernel.agent import Player
    from formulad.ui.shell.saved.game_shelf import ListedHeader, Saved
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette

HEIGHT = 88.0
_EDGE, _PLATE, _PLATE_STEP = 18.0, 34.0, 40.0


@frozen
class LookAt:
    """Look at a game, by its place in the open list."""

    index: int


@frozen
class GameRow(Pressable):
    """A game, or a file that is none any more."""

    id: str
    rect: Rect
    file: Saved | Unreadable
    note: str
    """What was agreed on; what is wrong with a file that cannot be read."""
    players: Sequence[Player] = ()
    """Who plays, or played: the winner first where that is known."""
    is_chosen: bool = False
    command: LookAt | None = None
    focusable: bool = True
    radius: float = 12.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the row; the chosen one is filled, the one under the pointer tinted."""
        ink, muted = palette.text, palette.muted
        if self.is_chosen:
            canvas.box(self.rect, palette.chosen, radius=self.radius)
            ink = muted = palette.on_chosen
        elif look.hovered or look.pressed:
            canvas.box(self.rect, palette.secondary_hover, radius=self.radius, opacity=0.6)
        if isinstance(self.file, Unreadable):
            self._draw_fault(canvas, ink, muted)
        else:
            self._draw_game(canvas, self.file.header, ink, muted)

    def _draw_fault(self, canvas: Canvas, ink: Colour, muted: Colour) -> None:
        left, upper, lower = self.rect.left + _EDGE, self.rect.top + 27, self.rect.bottom - 27
        room = self.rect.width - 2 * _EDGE
        draw_icon(canvas, "warn", left + 12, upper, 24, RED)
        name = canvas.shortened(self.file.path.name, NAME, room - 36)
        canvas.text(name, left + 36, upper, NAME, ink)
        fault, style = fitted(canvas, self.note, NOTE, room, 0.6)
        canvas.text(fault, left, lower, style, muted)

    def _draw_game(self, canvas: Canvas, listed: ListedHeader, ink: Colour, muted: Colour) -> None:
        left, right = self.rect.left + _EDGE, self.rect.right - _EDGE
        upper, lower = self.rect.top + 27, self.rect.bottom - 27
        date = day_and_time(listed.header.created)
        canvas.text(date, right, upper, NOTE, muted, align=1)
        room = right - left - canvas.text_width(date, NOTE) - 20
        title = canvas.shortened(listed.face.title(listed.header.setup), NAME, room)
        canvas.text(title, left, upper, NAME, ink)
        room = right - left - len(self.players) * _PLATE_STEP - 12
        told, style = fitted(canvas, self.note, SMALL, room, 0.6)
        canvas.text(told, right, lower, style, muted, align=1)
        for index, player in enumerate(self.players):
            place = Rect(left + index * _PLATE_STEP, lower - 13, _PLATE, 26)
            listed.face.draw_badge(canvas, player, place)
