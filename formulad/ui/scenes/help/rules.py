"""The rule book to be read: its rules on the left, the words of a section on the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.intents import Edge, Leaf
from formulad.ui.lettering import NAME, PANEL_TITLE, TAG, TEXT
from formulad.ui.scenes.help.contents import Contents, lines_of
from formulad.ui.scenes.help.scroll import BAR, Scroll
from formulad.ui.theme import DARK, DAY
from formulad.ui.widgets.base import Chosen
from formulad.ui.widgets.marks import draw_kerb

if TYPE_CHECKING:
    from formulad.store.rulebook import Rule, Section
    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.widgets.base import Action, Widget

_LIST_SHARE, _WIDEST_LIST, _GAP = 0.38, 520.0, 20.0
_PADDING, _HEAD, _TITLE = 32.0, 96.0, 40.0
_CLAUSE_INDENT, _BETWEEN, _EDGE = 40.0, 8.0, 14.0
_WORDS = TEXT.sized(18)
_LEADING = 1.5


@dataclass(frozen=True, slots=True)
class Block:
    """A rule in the text of its section: where it begins and how tall it is."""

    rule: Rule
    top: float
    height: float


class RulesChapter:
    """Every rule with its exceptions."""

    title = "All the rules"

    def __init__(self, sections: tuple[Section, ...]) -> None:
        self._lines = lines_of(sections)
        self._sections = {rule.id: section for section in sections for rule in section.rules}
        self._chosen, self._rule = next(
            (index, line.rule) for index, line in enumerate(self._lines) if line.rule
        )
        self._list, self._text = Scroll(), Scroll()
        self._blocks: tuple[Block, ...] = ()
        self._canvas: Canvas | None = None

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The list."""
        place, offset = self._list.room, self._list.offset
        return (Contents("rules", place, self._lines, self._chosen, offset),)

    def arrange(self, canvas: Canvas, room: Rect) -> None:
        """Put list and text beside each other."""
        self._canvas = canvas
        width = min(room.width * _LIST_SHARE, _WIDEST_LIST)
        self._list.fit(Rect(room.left, room.top, width, room.height), self._lines[-1].bottom + 12)
        left = room.left + width + _GAP
        self._text.room = Rect(left, room.top, room.right - left, room.height)
        self._open(self._chosen)

    def scrolls(self, intent: Intent) -> bool:
        """Move list or text, whichever the pointer is over; page keys turn the text."""
        if isinstance(intent, Leaf | Edge):
            return self._text.handle(intent)
        return self._list.handle(intent) or self._text.handle(intent)

    def act(self, action: Action) -> None:
        """Open the rule that was chosen."""
        if isinstance(action, Chosen) and action.id == "rules":
            self._open(action.index)

    def draw(self, canvas: Canvas) -> None:
        """Draw the section beside the list, the chosen rule on a ground of its own."""
        room = self._text.room
        canvas.panel(room, DAY, radius=18)
        with canvas.clipped(room.inflate(-4, -4)):
            top = room.top - self._text.offset
            heading = self._sections[self._rule.id].title.upper()
            canvas.text(heading, room.left + _PADDING, top + 44, PANEL_TITLE, DAY.text)
            draw_kerb(canvas, Rect(room.left + _PADDING, top + 66, 90, 8), DARK)
            for block in self._blocks:
                if -block.height < block.top - self._text.offset < room.height:
                    self._draw_block(canvas, block, top + block.top)
        self._text.draw_bar(canvas, DAY)
        self._list.draw_bar(canvas, DAY)

    def _open(self, line: int) -> None:
        """Choose a rule, set its section and bring both into sight."""
        self._chosen, self._rule = line, self._lines[line].rule or self._rule
        self._list.reveal(self._lines[line].top - 50, self._lines[line].bottom + 12)
        if self._canvas is None:
            return
        self._blocks = self._set(self._canvas, self._sections[self._rule.id])
        last = self._blocks[-1]
        self._text.fit(self._text.room, last.top + last.height + _PADDING)
        mine = next(block for block in self._blocks if block.rule is self._rule)
        is_first = mine is self._blocks[0]
        self._text.reveal(0 if is_first else mine.top - _EDGE, mine.top + mine.height + _EDGE)

    def _set(self, canvas: Canvas, section: Section) -> tuple[Block, ...]:
        """Return the rules of a section below each other, as tall as their words need."""
        blocks: list[Block] = []
        top = _HEAD
        for rule in section.rules:
            height = _TITLE + 2 * _EDGE + sum(self._heights(canvas, rule)) - _BETWEEN
            blocks.append(Block(rule, top, height))
            top += height + 4
        return tuple(blocks)

    def _heights(self, canvas: Canvas, rule: Rule) -> tuple[float, ...]:
        """Return how tall the paragraphs of a rule are, each with the gap below it."""
        line = _WORDS.size * _LEADING
        return tuple(
            line * len(canvas.wrapped(part.text, _WORDS, self._width(part.clause))) + _BETWEEN
            for part in rule.paragraphs
        )

    def _width(self, clause: str) -> float:
        """Return how wide words may run: those of clauses are indented."""
        room = self._text.room.width - 2 * _PADDING - BAR
        return room - (_CLAUSE_INDENT if clause else 0)

    def _draw_block(self, canvas: Canvas, block: Block, top: float) -> None:
        left, width = self._text.room.left + _PADDING, self._text.room.width - 2 * _PADDING - BAR
        if block.rule is self._rule:
            ground = Rect(left - 16, top, width + 32, block.height)
            canvas.box(ground, DAY.inset, radius=14)
        y = top + _EDGE
        canvas.text(block.rule.title, left, y + 14, NAME.sized(20), DAY.text)
        canvas.text(block.rule.id, left + width, y + 14, TAG, DAY.muted, align=1)
        y += _TITLE
        for part, height in zip(
            block.rule.paragraphs, self._heights(canvas, block.rule), strict=True
        ):
            if part.clause:
                canvas.text(f"({part.clause})", left, y + 13.5, _WORDS, DAY.muted)
            indent = _CLAUSE_INDENT if part.clause else 0
            place = Rect(left + indent, y, self._width(part.clause), height)
            canvas.paragraph(part.text, place, _WORDS, DAY.text, leading=_LEADING)
            y += height
