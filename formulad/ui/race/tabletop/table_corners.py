"""Table corners: buttons for all, and the lap with the weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.desk.table_sides import Facing, Side
from formulad.ui.race.panels.race_commands import Tool
from formulad.ui.race.tabletop.table_arrangement import DISC
from formulad.ui.race.tabletop.turned_widgets import Turned
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, NUMERAL
from formulad.ui.toolkit.theme import CREAM, SHADOW, SUN, TEAL
from formulad.ui.toolkit.widgets.widget import Look, Pressable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.ui.race.views.panel_views import TowerView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette

FAR = "-far"
"""What the names of the buttons on the far edge end with."""
_ICONS = {Tool.MENU: "menu", Tool.TURN_BOARD: "spin"}
_SKY = {"sun": SUN, "changeable": CREAM, "rain": TEAL}
_SMALLEST = 12.5
_LAP = say("Lap")


@frozen
class CornerDisc(Pressable):
    """A round button in a corner."""

    tool: Tool
    rect: Rect
    suffix: str = ""
    """What its name ends with."""

    @property
    def id(self) -> str:
        """`tool-menu`; on the far edge `tool-menu-far`."""
        return f"tool-{self.tool.value}{self.suffix}"

    @property
    def command(self) -> Tool:
        """Uses the tool."""
        return self.tool

    @property
    def radius(self) -> float:
        """It is round."""
        return self.rect.height / 2

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the button, lighter under a pointer."""
        radius, place = self.rect.height / 2 - 2, self.rect.center
        line = palette.hover_line if look.hovered else palette.strong_line
        fill = mix(palette.panel.bottom, palette.secondary_hover, 0.4 if look.hovered else 0.0)
        canvas.disc(place[0], place[1] + 3, radius, SHADOW)
        canvas.disc(*place, radius, fill, line=line, line_width=2.5)
        draw_icon(canvas, _ICONS[self.tool], *place, 34, palette.text)


def corner_discs(corners: Mapping[tuple[Side, bool], Rect]) -> tuple[Turned, ...]:
    """Return menu and turning in two opposite corners, each facing its edge."""
    found = []
    for side, is_left, suffix in ((Side.BOTTOM, False, ""), (Side.TOP, True, FAR)):
        sheet = Facing(corners[side, is_left], side)
        width = sheet.size[0]
        for tool, x in ((Tool.MENU, width - DISC), (Tool.TURN_BOARD, 0.0)):
            disc = CornerDisc(tool, Rect(x, 0, DISC, DISC), suffix)
            found.append(Turned(disc, sheet))
    return tuple(found)


def badges(corners: Mapping[tuple[Side, bool], Rect]) -> tuple[Facing, ...]:
    """Return where the lap is shown: on two opposite edges."""
    return (
        Facing(corners[Side.BOTTOM, True], Side.BOTTOM),
        Facing(corners[Side.TOP, False], Side.TOP),
    )


def draw_badge(canvas: Canvas, palette: Palette, rect: Rect, view: TowerView) -> None:
    """Draw lap and weather."""
    canvas.box(
        rect,
        palette.panel,
        radius=16,
        line=palette.line,
        line_width=palette.line_width,
        opacity=palette.panel_opacity,
        shadow=Shadow(3, 10, SHADOW, 0.4),
    )
    half = rect.width / 2 if view.sky else rect.width
    x = rect.left + half / 2 + (4 if view.sky else 0)
    canvas.text(_LAP.upper(), x, rect.top + 20, CAPS_LABEL, palette.muted, align=0.5)
    canvas.text(view.lap, x, rect.top + 50, NUMERAL.sized(33), palette.accent, align=0.5)
    sky = view.sky
    if sky is None:
        return
    x = rect.right - half / 2 - 4
    line = (rect.centerx, rect.top + 14), (rect.centerx, rect.bottom - 14)
    canvas.rule(*line, palette.line)
    draw_icon(canvas, sky.icon, x, rect.top + 28, 36, _SKY.get(sky.icon, CREAM))
    style = shrunk(canvas, sky.title, LABEL.sized(14), half - 6, _SMALLEST)
    title = canvas.shortened(sky.title, style, half - 6)
    canvas.text(title, x, rect.bottom - 15, style, palette.text, align=0.5)
