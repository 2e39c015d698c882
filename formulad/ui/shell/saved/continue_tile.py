"""Continue tile of a game that is not over: what it is, since when, and who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, START, Style
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SHADOW, SUN
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.shell.saved.game_shelf import ListedHeader
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_EDGE, _GAP = 28.0, 22.0
_LARGEST_DISC, _DISC_SHARE = 54.0, 0.24
"""How large the disc is at most, and of its height."""
_WIDEST_STEP = 56.0
"""How far the lines are apart at most."""
_BADGE_WIDTH, _BADGE_HEIGHT, _BADGE_GAP = 36.0, 27.0, 6.0
_NAME = LABEL.sized(15)


@frozen
class ContinueTile(Pressable):
    """A game on the menu, as its record begins."""

    id: str
    rect: Rect
    listed: ListedHeader
    focusable: bool = True
    radius: float = 26.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tile; names stand beside the badges as long as there is room for all."""
        paint = paint_of(Kind.PRIMARY, palette, look)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        canvas.box(self.rect.move(0, 4), SHADOW, radius=self.radius, opacity=0.35)
        canvas.box(rect, paint.fill, radius=self.radius, line=paint.line)
        disc = min(_LARGEST_DISC, _DISC_SHARE * rect.height)
        canvas.disc(rect.left + _EDGE + disc, rect.centery, disc, INK)
        draw_icon(canvas, "play", rect.left + _EDGE + disc, rect.centery, 1.06 * disc, SUN)
        left = rect.left + _EDGE + 2 * disc + _GAP
        self._draw_words(canvas, Rect(left, rect.top, rect.right - _EDGE - left, rect.height))

    def _draw_words(self, canvas: Canvas, room: Rect) -> None:
        face = self.listed.face
        step = min(_WIDEST_STEP, 0.28 * room.height)
        title, style = fitted(canvas, face.words.go_on.upper(), _title(room), room.width, 0.6)
        ink = canvas.theme.panels.on_primary
        canvas.text(title, room.left, room.centery - step, style, ink)
        text = canvas.shortened(face.line(self.listed.header), LABEL, room.width)
        canvas.text(text, room.left, room.centery, LABEL, ink)
        top = room.centery + step - _BADGE_HEIGHT / 2
        _draw_players(canvas, Rect(room.left, top, room.width, _BADGE_HEIGHT), self.listed)


def _title(room: Rect) -> Style:
    return START.sized(min(52.0, 0.22 * room.height))


def _draw_players(canvas: Canvas, place: Rect, listed: ListedHeader) -> None:
    players = listed.players
    names = [canvas.text_width(player.name, _NAME) + 2 * _BADGE_GAP for player in players]
    is_named = sum(names) + len(players) * (_BADGE_WIDTH + _BADGE_GAP) <= place.width
    x = place.left
    for player, width in zip(players, names, strict=True):
        badge = Rect(x, place.top, _BADGE_WIDTH, _BADGE_HEIGHT)
        listed.face.draw_badge(canvas, player, badge)
        x += _BADGE_WIDTH + _BADGE_GAP
        if is_named:
            canvas.text(player.name, x, place.centery, _NAME, INK)
            x += width
