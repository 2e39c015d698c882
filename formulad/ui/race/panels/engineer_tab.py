"""Engineer's tab, which unfolds advice and log where there is no room for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.race.bills import Verdict
from formulad.ui.race.panels.race_commands import Radio
from formulad.ui.race.views.engineer_views import GearAdvice
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE
from formulad.ui.toolkit.theme import AMBER, ROSE, SUN, TEAL
from formulad.ui.toolkit.widgets.widget import Look, Pressable
from formulad.ui.toolkit.widgets.widget_signs import draw_sign, sign_width

if TYPE_CHECKING:
    from formulad.ui.race.views.engineer_views import EngineerView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Palette

ENGINEER_TAB = "engineer-tab"
_WITH_NOTES, _WITH_SHARES = 160.0, 420.0
_TITLE = SMALL_TITLE.sized(17)
_SIGNS: dict[Verdict, tuple[str, Colour]] = {
    Verdict.CLEAN: ("check", TEAL),
    Verdict.COST: ("tyre", AMBER),
    Verdict.SPIN: ("spin", ROSE),
    Verdict.OUT: ("cross", ROSE),
}
"""The sign of each verdict."""


@frozen
class EngineerTab(Pressable):
    """What unfolds the engineer: an upright tab, or a bar above the dashboard."""

    rect: Rect
    is_open: bool
    clean: int | None = None
    """How likely, in percent, the gear that is looked at costs nothing."""
    shares: tuple[tuple[Verdict, int], ...] = ()
    """How likely, in percent, it comes to each verdict."""
    id: str = ENGINEER_TAB
    command: Radio = Radio.FOLD

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 14.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the tab; its arrow says where the engineer goes."""
        line = palette.hover_line if look.hovered else palette.secondary_line
        fill = palette.secondary_hover if look.hovered else palette.panel
        canvas.box(
            self.rect,
            fill,
            radius=14,
            line=palette.accent if self.is_open else line,
            line_width=1.8,
            opacity=0.97,
        )
        if self.rect.width > self.rect.height:
            self._draw_bar(canvas, palette)
        else:
            self._draw_upright(canvas, palette)

    def _draw_upright(self, canvas: Canvas, palette: Palette) -> None:
        rect, x = self.rect, self.rect.centerx
        draw_icon(canvas, "radio", x, rect.top + 30, 28, SUN)
        arrow = "right" if self.is_open else "left"
        draw_icon(canvas, arrow, x, rect.top + 66, 22, palette.text)
        if rect.height < _WITH_NOTES:
            return
        if rect.height >= _WITH_SHARES:
            self._draw_tall(canvas, palette)
        elif self.clean is not None and not self.is_open:
            icon, colour = ("check", TEAL) if self.clean else ("warn", AMBER)
            draw_icon(canvas, icon, x, rect.top + 98, 18, colour)
            figure = SMALL.weighted(800)
            canvas.text(f"{self.clean}%", x, rect.top + 120, figure, colour, align=0.5)
        width = sign_width(canvas, "engineer")
        draw_sign(canvas, x + width / 2, rect.bottom - 24, "engineer", palette.muted)

    def _draw_tall(self, canvas: Canvas, palette: Palette) -> None:
        """Draw the title upwards, and below it how likely the gear ends how."""
        rect, x = self.rect, self.rect.centerx
        title = canvas.upright(say("RACE ENGINEER"), x, rect.top + 100, _TITLE, palette.text)
        step = min(56.0, (rect.height - 100 - title - 70) / max(1, len(self.shares)))
        top = rect.bottom - 56 - step * len(self.shares)
        for row, (verdict, share) in enumerate(self.shares):
            icon, colour = _SIGNS[verdict]
            ink = colour if share else palette.faint
            y = top + row * step
            draw_icon(canvas, icon, x, y + 12, 18, ink)
            canvas.text(f"{share}%", x, y + 34, SMALL.weighted(800), ink, align=0.5)

    def _draw_bar(self, canvas: Canvas, palette: Palette) -> None:
        rect, y = self.rect, self.rect.centery
        draw_icon(canvas, "radio", rect.left + 34, y, 28, SUN)
        title = say("BACK TO THE BOARD") if self.is_open else say("RACE ENGINEER")
        arrow = "down" if self.is_open else "up"
        canvas.text(title, rect.left + 62, y, SMALL_TITLE, palette.text)
        draw_icon(canvas, arrow, rect.right - 34, y, 26, palette.text)


def engineer_tab(rect: Rect, view: EngineerView, *, is_open: bool) -> EngineerTab:
    """Return the tab with the shortest form of the advice."""
    shares = view.advice.shares if isinstance(view.advice, GearAdvice) else ()
    return EngineerTab(rect, is_open, dict(shares).get(Verdict.CLEAN), shares)
