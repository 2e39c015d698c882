"""Contents of the rule book: the list by which a rule is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import Direction, Release
from formulad.ui.toolkit.lettering import LABEL, SECTION, TAG
from formulad.ui.toolkit.widgets.scroll import BAR
from formulad.ui.toolkit.widgets.widget import Action, Chosen

if TYPE_CHECKING:
    from formulad.store.rulebook import Rule, Section
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

_HEADING, _ROW, _EDGE = 50.0, 40.0, 12.0
_ID_WIDTH, _LONG_ID_WIDTH = 74.0, 128.0
"""How far titles stand from the ids of rules, and from those with the name of a driver."""


@frozen
class Line:
    """A line of the list: the heading of a section, or a rule."""

    top: float
    height: float
    title: str
    rule: Rule | None = None

    @property
    def bottom(self) -> float:
        """Where the next one begins."""
        return self.top + self.height


def lines_of(sections: tuple[Section, ...]) -> tuple[Line, ...]:
    """Return the lines below each other."""
    lines: list[Line] = []
    top = _EDGE
    for section in sections:
        lines.append(Line(top, _HEADING, section.title))
        top += _HEADING
        for rule in section.rules:
            lines.append(Line(top, _ROW, rule.title, rule))
            top += _ROW
    return tuple(lines)


@frozen
class Contents:
    """The list as one widget: arrows go through its rules, a click takes one."""

    id: str
    rect: Rect
    lines: tuple[Line, ...]
    chosen: int
    """Which line is chosen: always that of a rule, unless there is none."""
    offset: float
    nothing: str = ""
    """What it says if there is no line."""
    command: None = None
    focusable: bool = True
    radius: float = 18.0

    def react(self, intent: Intent) -> Action | None:
        """Choose the rule above or below, the one that is clicked, or leaf by sections."""
        match intent:
            case Direction(dx, 0) if dx:
                found = self._section(dx)
            case Direction(0, dy) if dy:
                found = self._next(dy)
            case Release(at) if self.rect.collidepoint(at):
                found = self._at(at[1])
            case _:
                found = None
        return None if found is None else Chosen(self.id, found)

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the lines that are in sight."""
        del look
        canvas.panel(self.rect, palette, radius=self.radius)
        if not self.lines:
            canvas.text(self.nothing, self.rect.left + 24, self.rect.top + 40, LABEL, palette.muted)
        with canvas.clipped(self.rect.inflate(-4, -4)):
            for index, line in enumerate(self.lines):
                top = self.rect.top + line.top - self.offset
                if self.rect.top - line.height < top < self.rect.bottom:
                    self._draw_line(canvas, palette, line, top, is_chosen=index == self.chosen)

    def _draw_line(
        self, canvas: Canvas, palette: Palette, line: Line, top: float, *, is_chosen: bool
    ) -> None:
        left, y = self.rect.left + 24, top + line.height / 2
        if line.rule is None:
            canvas.text(line.title.upper(), left, y + 6, SECTION, palette.good)
            return
        ink, muted = palette.text, palette.muted
        if is_chosen:
            row = Rect(left - 12, top + 1, self.rect.width - 24 - BAR, line.height - 2)
            canvas.box(row, palette.chosen, radius=10)
            ink = muted = palette.on_chosen
        width = canvas.text(line.rule.id, left, y, TAG, muted)
        left += _ID_WIDTH if width < _ID_WIDTH else _LONG_ID_WIDTH
        title, style = fitted(canvas, line.title, LABEL, self.rect.right - BAR - 24 - left)
        canvas.text(title, left, y, style, ink)

    def _next(self, step: int) -> int | None:
        """Return the nearest rule above or below."""
        way = (
            range(self.chosen + 1, len(self.lines)) if step > 0 else range(self.chosen - 1, -1, -1)
        )
        return next((index for index in way if self.lines[index].rule), None)

    def _section(self, step: int) -> int | None:
        """Return the first rule of the section below, or the nearest such rule above."""
        firsts = [
            index
            for index in range(1, len(self.lines))
            if self.lines[index].rule and not self.lines[index - 1].rule
        ]
        if step > 0:
            return next((index for index in firsts if index > self.chosen), None)
        return next((index for index in reversed(firsts) if index < self.chosen), None)

    def _at(self, y: float) -> int | None:
        below = y - self.rect.top + self.offset
        found = (i for i, line in enumerate(self.lines) if line.top <= below < line.bottom)
        index = next(found, None)
        return index if index is not None and self.lines[index].rule else None
