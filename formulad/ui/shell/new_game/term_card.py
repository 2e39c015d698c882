"""Term card: an option of a game, its value, and what that does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.kernel.terms import ChoiceTerm, NumberTerm
from formulad.ui.shell.new_game.seat_commands import AgreeOn
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import NAME, SMALL
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.stepper import Stepper

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.kernel.terms import OptionValue, Term
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Widget

LEAST = 110.0
_PADDING, _HEAD, _CONTROL, _SHARE = 18.0, 68.0, 46.0, 0.5
_LEADING = 1.36
_WORDS = SMALL.weighted(500)


@frozen
class TermCard:
    """An option on the page."""

    term: Term
    value: OptionValue
    rect: Rect
    players: int
    """How many play."""
    is_read_only: bool = False
    """Whether it was agreed on, and is only told."""

    @property
    def is_idle(self) -> bool:
        """Whether it changes nothing with so many players."""
        return self.players not in self.term.players

    def control(self) -> Widget:
        """Return what it is chosen with; what can only be read is a place for the keys."""
        if self.is_read_only:
            return Spot(self.term.id, self.rect, 16)
        wide = (self.rect.width - 2 * _PADDING) * _SHARE
        place = Rect(self.rect.right - _PADDING - wide, self.rect.top + 11, wide, _CONTROL)
        command, enabled = AgreeOn(self.term), not self.is_idle
        match self.term:
            case ChoiceTerm(id=name, choices=choices):
                titles, at = tuple(choice.title for choice in choices), self._at(self.term)
                return Chooser(name, place, titles, at, enabled, command=command)
            case NumberTerm(id=name, lowest=lowest, highest=highest):
                value = int(self.value)
                return Stepper(name, place, value, lowest, highest, enabled, command=command)

    def draw(self, canvas: Canvas, *, has_focus: bool) -> None:
        """Draw the card but for its control."""
        palette, rect = canvas.theme.pages, self.rect
        line, width = palette.line, palette.line_width
        if has_focus:
            line, width = palette.hover_line, max(2.5, palette.line_width)
        canvas.box(rect, palette.panel.top, radius=16, line=line, line_width=width)
        left, room = rect.left + _PADDING, (rect.width - 2 * _PADDING) * (1 - _SHARE) - 12
        title, style = fitted(canvas, self.term.title, NAME, room)
        canvas.text(title, left, rect.top + 11 + _CONTROL / 2, style, palette.text)
        if self.is_read_only:
            value, style = fitted(canvas, self._value_told, NAME, room)
            right, y = rect.right - _PADDING, rect.top + 11 + _CONTROL / 2
            ink = palette.muted if self.is_idle else palette.text
            canvas.text(value, right, y, style, ink, align=1)
        below = Rect(left, rect.top + _HEAD, rect.width - 2 * _PADDING, 0)
        style = canvas.reading(_WORDS)
        canvas.paragraph(self._told, below, style, palette.muted, leading=_LEADING)

    def height_needed(self, canvas: Canvas) -> float:
        """Return how tall the card has to be for what it says."""
        style = canvas.reading(_WORDS)
        lines = canvas.wrapped(self._told, style, self.rect.width - 2 * _PADDING)
        return _HEAD + len(lines) * style.size * _LEADING + 12

    @property
    def _told(self) -> Sentence:
        """What the value does, or why it does nothing."""
        if self.is_idle:
            return _for_whom(self.term.players)
        match self.term:
            case ChoiceTerm(choices=choices):
                return choices[self._at(self.term)].meaning
            case NumberTerm(meaning=meaning):
                return meaning

    @property
    def _value_told(self) -> str:
        if isinstance(self.term, ChoiceTerm):
            return self.term.choices[self._at(self.term)].title
        return str(self.value)

    def _at(self, term: ChoiceTerm) -> int:
        """Return which of the choices holds; the usual one for a value that is not offered."""
        values = [choice.value for choice in term.choices]
        return values.index(self.value) if self.value in values else 0


def _for_whom(players: range) -> Sentence:
    fewest, most = players[0], players[-1]
    if fewest == most:
        return say("Only for {n} players.", n=fewest)
    return say("Only for {fewest} to {most} players.", fewest=fewest, most=most)
