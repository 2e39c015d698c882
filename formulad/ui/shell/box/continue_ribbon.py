"""Continue ribbon: a saved game at the edge of its lid, with how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.fitting import fits, fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import darker
from formulad.ui.toolkit.lettering import SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.button import Kind, paint_of
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

HEIGHT, OVER, TIP = 46.0, 10.0, 16.0
"""How tall it is, how far it stands out on the left, and how long its tip is."""
_WORDS = SMALL_TITLE.sized(19).weighted(800)


@frozen
class GoOn:
    """Go on with what was left last of a game."""

    game: str


@frozen
class ContinueRibbon(Pressable):
    """A gold ribbon that leads back into a game."""

    id: str
    rect: Rect
    text: Sentence
    brief: Sentence
    """What it says where there is no room for that."""
    command: GoOn
    radius: float = 6.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the ribbon with its fold and its tip."""
        rect = self.rect
        fill = darker(SUN, 0.1) if look.pressed else paint_of(Kind.PRIMARY, palette, look).line
        fold = ((rect.left, rect.bottom), (rect.left + OVER, rect.bottom))
        canvas.polygon((*fold, (rect.left + OVER, rect.bottom + OVER)), darker(SUN, 0.45))
        shape = (
            rect.topleft,
            (rect.right - TIP, rect.top),
            (rect.right, rect.centery),
            (rect.right - TIP, rect.bottom),
            rect.bottomleft,
        )
        canvas.polygon(shape, fill if look.hovered else SUN, line=INK, line_width=2)
        draw_icon(canvas, "play", rect.left + 24, rect.centery, 20, INK)
        room = rect.width - 44 - TIP
        is_brief = not fits(canvas, self.text.upper(), _WORDS, room)
        said = self.brief if is_brief else self.text
        text, style = fitted(canvas, said.upper(), _WORDS, room)
        canvas.text(text, rect.left + 40, rect.centery, style, INK)
