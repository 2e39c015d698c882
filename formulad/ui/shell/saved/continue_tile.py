"""Continue tile of a game that is not over: what it is, since when, and who plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SHADOW, SUN
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.shell.saved.game_shelf import ListedHeader
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_DISC, _EDGE, _GAP = 34.0, 22.0, 18.0
_BADGE_WIDTH, _BADGE_HEIGHT, _BADGE_GAP = 36.0, 27.0, 6.0
_TITLE = SMALL_TITLE.sized(24).weighted(800)
_NAME = LABEL.sized(15)


@dataclass(frozen=True, slots=True)
class ContinueTile(Pressable):
    """A game on the menu, as its record begins."""

    id: str
    rect: Rect
    listed: ListedHeader
    focusable: bool = True
    radius: float = 18.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tile; names stand beside the badges as long as there is room for all."""
        paint = paint_of(Kind.PRIMARY, palette, look)
        rect = self.rect.move(0, 2 if look.pressed else 0)
        canvas.box(self.rect.move(0, 4), SHADOW, radius=self.radius, opacity=0.35)
        canvas.box(rect, paint.fill, radius=self.radius, line=paint.line)
        canvas.disc(rect.left + _EDGE + _DISC, rect.centery, _DISC, INK)
        draw_icon(canvas, "play", rect.left + _EDGE + _DISC, rect.centery, 36, SUN)
        left = rect.left + _EDGE + 2 * _DISC + _GAP
        face = self.listed.face
        canvas.text(face.words.go_on.upper(), left, rect.centery - 36, _TITLE, paint.text)
        room = rect.right - _EDGE - left
        text = canvas.shortened(face.line(self.listed.header), SMALL, room)
        canvas.text(text, left, rect.centery - 7, SMALL, paint.text)
        place = Rect(left, rect.centery + 16, room, _BADGE_HEIGHT)
        _draw_players(canvas, place, self.listed)


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
