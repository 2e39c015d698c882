"""Signs around a table: the header with the name of the game, what is asked, and tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import CAPS_LABEL, NUMERAL, SMALL, SMALL_TITLE, Family, Style
from formulad.ui.toolkit.theme import ROSE, SHADOW
from formulad.ui.toolkit.widgets.key_caps import draw_kerb
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

TOOL = 54.0
"""How wide and high a tool is."""
TOOL_PITCH = 62.0
PROMPT_HEIGHT = 66.0
_TITLE = Style(Family.SPARTAN, 29, 800, 0.03)
_EDGE = 20.0
_BEFORE, _AFTER = 84.0, 28.0
_EMBLEM = (52.0, 38.0)
_TOOL_SHADOW = Shadow(3, 10, SHADOW, 0.4)
_WARNING = SMALL.weighted(700)


@frozen
class TableTool(Pressable):
    """A square button with an icon, such as the way to the menu; it shines while it is on."""

    id: str
    rect: Rect
    icon: str
    is_on: bool = False
    command: object = None

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 14.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button, sunk while it is pressed."""
        rect = self.rect.move(0, 2 if look.pressed else 0)
        fill = palette.secondary_hover if look.hovered else palette.panel
        line = palette.hover_line if look.hovered else palette.secondary_line
        line, colour = (palette.accent, palette.accent) if self.is_on else (line, palette.text)
        canvas.box(
            rect, fill, radius=14, line=line, line_width=1.8, opacity=0.97, shadow=_TOOL_SHADOW
        )
        draw_icon(canvas, self.icon, *rect.center, 26, colour)


def tool_places(right: float, top: float, count: int) -> tuple[Rect, ...]:
    """Return where tools stand, the last one in a corner."""
    left = right - TOOL - TOOL_PITCH * (count - 1)
    return tuple(Rect(left + TOOL_PITCH * at, top, TOOL, TOOL) for at in range(count))


def draw_header(
    canvas: Canvas, rect: Rect, title: str, facts: Sequence[tuple[str, str]], end: str = ""
) -> None:
    """Draw the name of the game, and numbers with what they are.

    Args:
        canvas: where it is seen.
        rect: its place.
        title: the name of the game.
        facts: what numbers are, in capitals, and the numbers.
        end: what stands above them at the right, smaller.
    """
    palette = canvas.theme.panels
    canvas.panel(rect, palette, radius=16)
    left, room = rect.left + _EDGE, rect.width - 2 * _EDGE
    text, style = fitted(canvas, title.upper(), _TITLE, room)
    canvas.text(text, left + 1.5, rect.top + 30.5, style, SHADOW, opacity=0.5)
    canvas.text(text, left, rect.top + 29, style, palette.text)
    kerb = Rect(left, rect.top + 48, min(120, room), 8)
    draw_kerb(canvas, kerb, palette)
    shown, small = fitted(canvas, end, SMALL, room - kerb.width - 16)
    canvas.text(shown, rect.right - _EDGE, kerb.centery, small, palette.text, align=1)
    y, x = rect.bottom - 22, left
    for label, number in facts:
        x += canvas.text(label, x, y, CAPS_LABEL, palette.muted) + 8
        x += canvas.text(number, x, y, NUMERAL.sized(22), palette.accent) + 18


@frozen
class TablePrompt:
    """What is asked."""

    title: str
    text: str = ""
    is_warning: bool = False


def prompt_place(canvas: Canvas, room: Rect, prompt: TablePrompt) -> Rect:
    """Return the place of a prompt in the middle of its room, as wide as it needs to be."""
    style = _WARNING if prompt.is_warning else SMALL
    inner = max(
        canvas.text_width(prompt.title.upper(), SMALL_TITLE), canvas.text_width(prompt.text, style)
    )
    width = min(room.width, inner + _BEFORE + _AFTER)
    return Rect(room.centerx - width / 2, room.top, width, min(room.height, PROMPT_HEIGHT))


def draw_prompt(
    canvas: Canvas,
    room: Rect,
    prompt: TablePrompt,
    draw_emblem: Callable[[Canvas, Rect], None],
) -> None:
    """Draw what is asked, with the sign of who is asked at its left."""
    palette = canvas.theme.panels
    rect = prompt_place(canvas, room, prompt)
    canvas.panel(rect, palette, radius=18, line=palette.strong_line)
    width, height = _EMBLEM
    draw_emblem(canvas, Rect(rect.left + 16, rect.centery - height / 2, width, height))
    longest = rect.width - _BEFORE - _AFTER + 1
    title, large = fitted(canvas, prompt.title.upper(), SMALL_TITLE, longest)
    y = rect.top + 24 if prompt.text else rect.centery
    canvas.text(title, rect.left + _BEFORE, y, large, palette.text)
    style, colour = (_WARNING, ROSE) if prompt.is_warning else (SMALL, palette.muted)
    text, small = fitted(canvas, prompt.text, style, longest)
    canvas.text(text, rect.left + _BEFORE, rect.top + 47, small, colour)
