"""Round tray for the dice, and the button on it that skips what moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.dice.turning_dice import draw_lying_die
from formulad.ui.race.panels.action_button import ACTION
from formulad.ui.race.panels.dice_tray import SKY_COLOURS
from formulad.ui.race.panels.race_commands import Reply
from formulad.ui.race.panels.thrown_die import DieWay, draw_thrown_die
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NOTE
from formulad.ui.toolkit.theme import CREAM, SHADOW
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from formulad.ui.race.panels.dice_tray import TrayView
    from formulad.ui.race.views.roll_view import RollView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

_DIE, _THROWN = 106.0, 124.0
"""How large a die lies here, and how large it is thrown."""
_WORDS = 170.0
_FASTER = say("Faster")


@frozen
class SkipDisc(Pressable):
    """The tray while nobody is asked: pressed, it skips what moves."""

    rect: Rect

    @property
    def id(self) -> str:
        """It is the big button, where there is no card to hold one."""
        return ACTION

    @property
    def command(self) -> Reply:
        """Skips what moves, as the big button does then."""
        return Reply.ACT

    @property
    def radius(self) -> float:
        """It is round."""
        return self.rect.height / 2

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw at the foot of the tray what pressing it does."""
        x, y = self.rect.centerx, self.rect.bottom - 24
        ink = palette.hover_line if look.hovered else palette.muted
        draw_icon(canvas, "fast", x - 28, y, 20, ink)
        canvas.text(_FASTER, x - 14, y, NOTE.weighted(700), ink)


def draw_round_tray(
    canvas: Canvas,
    palette: Palette,
    rect: Rect,
    view: TrayView | None,
    roll: RollView | None = None,
) -> None:
    """Draw the tray with the die that lies or is thrown on it, who threw it, what came of it."""
    radius, (x, y) = rect.width / 2, rect.center
    canvas.box(
        rect.inflate(-2, -2),
        palette.panel,
        radius=radius,
        shadow=Shadow(6, 18, SHADOW, 0.45),
    )
    canvas.disc(x, y, radius - 3, None, line=CREAM, line_width=5)
    canvas.disc(x, y, radius - 14, None, line=palette.line, line_width=1.5)
    if roll is not None:
        way = DieWay((x + 0.3 * radius, rect.bottom - 0.3 * radius), (x, y - 4), size=_THROWN)
        draw_thrown_die(canvas, roll, way, rect)
        return
    if view is None:
        return
    draw_plate(canvas, view.number, Rect(x - 22, rect.top + 20, 44, 28))
    middle = y - 8
    die = Rect(x - _DIE / 2, middle - _DIE / 2, _DIE, _DIE)
    draw_lying_die(canvas, view.die, view.value, die)
    if view.sky:
        draw_icon(canvas, view.sky, x + 74, middle, 36, SKY_COLOURS[view.sky])
    _draw_words(canvas, palette, rect, view.text)


def _draw_words(canvas: Canvas, palette: Palette, rect: Rect, text: str) -> None:
    """Draw what came of it, in two lines."""
    style = LABEL.sized(13.5)
    lines = canvas.wrapped(text, style, _WORDS - 10)[:2]
    for index, line in enumerate(lines):
        words = canvas.shortened(line, style, _WORDS)
        y = rect.bottom - 64 + index * 17
        canvas.text(words, rect.centerx, y, style, palette.text, align=0.5)
