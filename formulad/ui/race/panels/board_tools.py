"""Board tools: four buttons over the board, for reach, zoom, whole board and menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.panels.race_commands import Tool
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.theme import SHADOW
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette

_ICONS = {Tool.REACH: "eye", Tool.ZOOM: "zoom", Tool.BOARD: "map", Tool.MENU: "menu"}
_SHADOW = Shadow(3, 10, SHADOW, 0.4)


@frozen
class ToolButton(Pressable):
    """A square button with an icon; it shines while what it stands for is on."""

    tool: Tool
    rect: Rect
    is_on: bool = False

    @property
    def id(self) -> str:
        """`tool-menu`."""
        return f"tool-{self.tool.value}"

    @property
    def command(self) -> Tool:
        """Uses the tool."""
        return self.tool

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 14.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button, sunk while it is pressed."""
        rect = self.rect.move(0, 2 if look.pressed else 0)
        fill = palette.secondary_hover if look.hovered else palette.panel
        line = palette.hover_line if look.hovered else palette.secondary_line
        if self.is_on:
            line = palette.accent
        canvas.box(rect, fill, radius=14, line=line, line_width=1.8, opacity=0.96, shadow=_SHADOW)
        colour = palette.accent if self.is_on else palette.text
        draw_icon(canvas, _ICONS[self.tool], *rect.center, 27, colour)


def tool_buttons(
    places: Sequence[Rect], *, shows_reach: bool, shows_board: bool
) -> tuple[ToolButton, ...]:
    """Return the four buttons at their places."""
    on = {Tool.REACH: shows_reach, Tool.BOARD: shows_board}
    return tuple(
        ToolButton(tool, rect, on.get(tool, False))
        for tool, rect in zip(_ICONS, places, strict=True)
    )
