"""Page of the rule book: the words of a section, one of its rules on a ground of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.shell.help.drawing import PLATE, WIDTH
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.lettering import NAME, PANEL_TITLE, TAG, TEXT
from formulad.ui.toolkit.widgets.key_caps import draw_kerb, draw_tag
from formulad.ui.toolkit.widgets.scroll import BAR, Scroll

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.store.rulebook import Rule, Section
    from formulad.ui.shell.help.drawing import Drawing
    from formulad.ui.toolkit.canvas import Canvas

_PADDING, _HEAD, _TITLE = 32.0, 96.0, 40.0
_CLAUSE_INDENT, _BETWEEN, _EDGE = 40.0, 8.0, 14.0
_PLATE_GAP = 10.0
TITLE = NAME.sized(20)
_WORDS = TEXT.sized(18)
_LEADING = 1.5
OPTION = say("Table option").upper()
"""What tells that a table may agree on something else."""


@frozen
class Block:
    """A rule in the text of its section: where it begins and how tall it is."""

    rule: Rule
    top: float
    height: float


class Reader:
    """Shows a section with one of its rules."""

    def __init__(self, drawings: Mapping[str, Drawing]) -> None:
        """Read with the drawings of a book, by the names it calls them."""
        self._drawings = drawings
        self.scroll = Scroll()
        self._section: Section | None = None
        self._rule: Rule | None = None
        self._blocks: tuple[Block, ...] = ()

    def read(self, canvas: Canvas, section: Section, rule: Rule) -> None:
        """Set a section and bring a rule of it into sight, at once unless it was open."""
        is_new, self._section, self._rule = section is not self._section, section, rule
        before = self.scroll.seen
        self._blocks = self._set(canvas, section)
        last = self._blocks[-1]
        self.scroll.fit(self.scroll.room, last.top + last.height + _PADDING)
        mine = next(block for block in self._blocks if block.rule is rule)
        is_first = mine is self._blocks[0]
        self.scroll.reveal(0 if is_first else mine.top - _EDGE, mine.top + mine.height + _EDGE)
        self.scroll.seen = self.scroll.offset if is_new else before

    def draw(self, canvas: Canvas) -> None:
        """Draw the part of the section that is in sight."""
        room, seen = self.scroll.room, self.scroll.seen
        canvas.panel(room, canvas.theme.pages, radius=18)
        with canvas.clipped(room.inflate(-4, -4)):
            if self._section:
                heading = self._section.title.upper()
                top = room.top - seen
                canvas.text(
                    heading, room.left + _PADDING, top + 44, PANEL_TITLE, canvas.theme.pages.text
                )
                draw_kerb(canvas, Rect(room.left + _PADDING, top + 66, 90, 8), canvas.theme.panels)
            for block in self._blocks:
                if -block.height < block.top - seen < room.height:
                    self._draw_block(canvas, block, room.top - seen + block.top)
        self.scroll.draw_bar(canvas, canvas.theme.pages)

    @property
    def _width(self) -> float:
        """How wide words may run."""
        return self.scroll.room.width - 2 * _PADDING - BAR

    def _set(self, canvas: Canvas, section: Section) -> tuple[Block, ...]:
        """Return the rules of a section below each other, as tall as their words need."""
        blocks: list[Block] = []
        top = _HEAD
        for rule in section.rules:
            height = _TITLE + 2 * _EDGE + sum(self._heights(canvas, rule)) - _BETWEEN
            if rule.picture:
                height += self._drawings[rule.picture].height + _PLATE_GAP
            blocks.append(Block(rule, top, height))
            top += height + 4
        return tuple(blocks)

    def _heights(self, canvas: Canvas, rule: Rule) -> tuple[float, ...]:
        """Return how tall the paragraphs of a rule are, each with the gap below it."""
        words = canvas.reading(_WORDS)
        line = words.size * _LEADING
        return tuple(
            line * len(canvas.wrapped(part.text, words, self._indented(part.clause))) + _BETWEEN
            for part in rule.paragraphs
        )

    def _indented(self, clause: str) -> float:
        """Return how wide words may run if those of clauses are indented."""
        return self._width - (_CLAUSE_INDENT if clause else 0)

    def _draw_block(self, canvas: Canvas, block: Block, top: float) -> None:
        left = self.scroll.room.left + _PADDING
        if block.rule is self._rule:
            ground = Rect(left - 16, top, self._width + 32, block.height)
            canvas.box(ground, canvas.theme.pages.inset, radius=14)
        self._draw_title(canvas, block.rule, left, top + _EDGE + 14)
        y = self._draw_words(canvas, block.rule, left, top + _EDGE + _TITLE)
        if block.rule.picture:
            self._draw_picture(canvas, block.rule.picture, left, y)

    def _draw_title(self, canvas: Canvas, rule: Rule, left: float, y: float) -> None:
        right = left + self._width
        right -= canvas.text(rule.id, right, y, TAG, canvas.theme.pages.muted, align=1) + 12
        if rule.options:
            right -= draw_tag(canvas, right, y, OPTION) + 12
        canvas.text(
            canvas.shortened(rule.title, TITLE, right - left),
            left,
            y,
            TITLE,
            canvas.theme.pages.text,
        )

    def _draw_words(self, canvas: Canvas, rule: Rule, left: float, y: float) -> float:
        """Draw the paragraphs of a rule; return where they end."""
        words = canvas.reading(_WORDS)
        for part, height in zip(rule.paragraphs, self._heights(canvas, rule), strict=True):
            if part.clause:
                middle = y + words.size * _LEADING / 2
                canvas.text(f"({part.clause})", left, middle, words, canvas.theme.pages.muted)
            indent = _CLAUSE_INDENT if part.clause else 0
            place = Rect(left + indent, y, self._indented(part.clause), height)
            canvas.paragraph(part.text, place, words, canvas.theme.pages.text, leading=_LEADING)
            y += height
        return y

    def _draw_picture(self, canvas: Canvas, name: str, left: float, y: float) -> None:
        drawing = self._drawings[name]
        plate = Rect(left, y, min(self._width, WIDTH + 40), drawing.height)
        canvas.box(plate, PLATE, radius=13)
        drawing.draw(canvas, *plate.center)
