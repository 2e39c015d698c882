"""Rules chapter: a list to find a rule in, and the words of a section beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.ui.shell.help.book_contents import Contents, Line, lines_of
from formulad.ui.shell.help.book_page import Reader
from formulad.ui.shell.help.book_search import best, matching
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.intents import Edge, Leaf, Pan, Zoom
from formulad.ui.toolkit.languages import LANGUAGES
from formulad.ui.toolkit.lettering import SMALL
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.scroll import Scroll
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Edited
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.store.rulebook import Rule
    from formulad.ui.shell.help.bookshelf import Bookshelf
    from formulad.ui.shell.help.drawing import Drawing
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Action, Widget

_LIST_SHARE, _WIDEST_LIST, _GAP = 0.38, 520.0, 20.0
_BAR, _BELOW_BAR, _CLEAR_GAP, _A_LANGUAGE = 48.0, 16.0, 8.0, 125.0
_MOST_LANGUAGES = 0.45
"""How much of the bar the choice of languages may take."""
_LEAST_LIST = 80.0
_AROUND, _BELOW = 130.0, 12.0
"""How much of the list is to be seen around the chosen line, and how much room ends it."""


class RulesChapter:
    """Every rule with its exceptions."""

    title: str = say("Rule book")

    def __init__(self, shelf: Bookshelf, drawings: Mapping[str, Drawing], rule: str = "") -> None:
        """Open the book of a shelf at the rule of an id, or else at its beginning.

        Args:
            shelf: the book, opened.
            drawings: those that it calls by a name.
            rule: the id.
        """
        self._shelf = shelf
        self._writing = Writing()
        self._list = Scroll()
        self._bar = self._below = Rect(0, 0, 0, 0)
        rules = _rules(shelf)
        self._rule = rules.get(rule) or next(iter(rules.values()))
        self._reader = Reader(drawings)
        self._lines: tuple[Line, ...] = ()
        self._take_book()
        self._canvas: Canvas | None = None

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The field to search in, the languages and the list."""
        return (*self._search(), self._languages(), self._contents())

    def arrange(self, canvas: Canvas, room: Rect) -> None:
        """Put list and text beside or below each other, below the bar."""
        self._canvas = canvas
        if self._language != self._shelf.language:
            self._take_book()
        self._bar = Rect(room.left, room.top, room.width, _BAR)
        top = room.top + _BAR + _BELOW_BAR
        self._below = Rect(room.left, top, room.width, room.bottom - top)
        self._read()
        self._list_lines()
        self.settle()

    def scrolls(self, intent: Intent, form: Form) -> bool:
        """Move list or text, whichever the pointer is over; keys turn the text."""
        text = self._reader.scroll
        if isinstance(intent, Leaf | Edge | Pan) or (
            isinstance(intent, Zoom) and intent.at is None
        ):
            return text.takes(intent, form)
        return self._list.takes(intent, form) or text.takes(intent, form)

    def act(self, action: Action) -> str:
        """Open a rule, search for one, or take the book in another language."""
        match action:
            case Chosen("rules", line):
                self._open(self._lines[line].rule)
            case Chosen("language", index):
                self._translate(self._shelf.languages[index])
            case Edited(writing=writing):
                self._search_for(writing)
            case Activated("search") if self._lines:
                return "rules"
            case Activated("clear"):
                self._search_for(Writing())
                return "search"
            case _:
                pass
        return ""

    @property
    def gliding(self) -> bool:
        """Whether list or text have not yet come to rest."""
        return self._list.gliding or self._reader.scroll.gliding

    def glide(self, dt: float) -> None:
        """Come nearer to rest."""
        self._list.glide(dt)
        self._reader.scroll.glide(dt)

    def settle(self) -> None:
        """Come to rest at once."""
        self._list.settle()
        self._reader.scroll.settle()

    def draw(self, canvas: Canvas) -> None:
        """Draw the section beside the list, and how many rules were found."""
        self._reader.draw(canvas)
        self._list.draw_bar(canvas, canvas.theme.pages)
        if self._writing.text:
            count = sum(1 for line in self._lines if line.rule)
            text = counted(count, "{n} rule", "{n} rules")
            left = self._bar.left + _list_width(self._bar) + _GAP + 8
            canvas.text(text, left, self._bar.centery, SMALL, canvas.theme.pages.muted)

    @property
    def _chosen(self) -> int:
        """Which line of the list is that of the rule that is read; -1 if it is not there."""
        rules = [line.rule for line in self._lines]
        return rules.index(self._rule) if self._rule in rules else -1

    def _search(self) -> tuple[Widget, ...]:
        writing, bar = self._writing, self._bar
        width = _list_width(bar) - (_BAR + _CLEAR_GAP if writing.text else 0)
        field = TextField(
            "search",
            Rect(bar.left, bar.top, width, _BAR),
            writing,
            say("Find a word or an id"),
        )
        if not writing.text:
            return (field,)
        clear = Rect(bar.left + width + _CLEAR_GAP, bar.top, _BAR, _BAR)
        return field, Button("clear", clear, "", icon="cross")

    def _languages(self) -> Segmented:
        languages = self._shelf.languages
        width = min(_A_LANGUAGE * len(languages), self._bar.width * _MOST_LANGUAGES)
        place = Rect(self._bar.right - width, self._bar.top, width, _BAR)
        names = tuple(LANGUAGES.get(language, language) for language in languages)
        return Segmented("language", place, names, languages.index(self._shelf.language))

    def _contents(self) -> Contents:
        place, seen = self._list.room, self._list.seen
        return Contents("rules", place, self._lines, self._chosen, seen, say("No rule says that."))

    def _open(self, rule: Rule | None) -> None:
        """Read a rule, and bring it into sight."""
        self._rule = rule or self._rule
        self._read()
        self._reveal()

    def _search_for(self, writing: Writing) -> None:
        """Keep the rules in the list that hold what was typed, and read the likeliest."""
        before, self._writing = self._writing.text, writing
        if writing.text == before:
            return
        found = matching(self._shelf.sections, writing.text)
        self._lines = lines_of(found)
        if writing.text.strip():
            self._rule = best(found, writing.text) or self._rule
        self._read()
        self._list_lines()

    def _translate(self, language: str) -> None:
        """Read the same rule in another language."""
        self._shelf.language = language
        self._take_book()
        self._read()
        self._list_lines()

    def _take_book(self) -> None:
        """Open the book in the language of the moment, at the same rule."""
        self._language = self._shelf.language
        self._rule = _rules(self._shelf)[self._rule.id]
        self._writing = Writing()
        self._lines = lines_of(self._shelf.sections)

    def _read(self) -> None:
        if self._canvas:
            self._split(self._canvas)
            section = next(part for part in self._shelf.sections if self._rule in part.rules)
            self._reader.read(self._canvas, section, self._rule)

    def _split(self, canvas: Canvas) -> None:
        """Share the room out between list and text."""
        if is_tall(*canvas.size):
            rooms = _below_each_other(self._below, max(self._listed, _LEAST_LIST))
        else:
            rooms = _beside_each_other(self._below)
        self._list.room, self._reader.scroll.room = rooms

    @property
    def _listed(self) -> float:
        """How tall the list is with all its lines."""
        return (self._lines[-1].bottom if self._lines else 0.0) + _BELOW

    def _list_lines(self) -> None:
        """Fit the list to its lines, and bring the chosen one into sight."""
        self._list.fit(self._list.room, self._listed)
        self._reveal()
        self._list.settle()

    def _reveal(self) -> None:
        if self._chosen >= 0:
            line = self._lines[self._chosen]
            self._list.reveal(line.top - _AROUND, line.bottom + _AROUND)


def _beside_each_other(room: Rect) -> tuple[Rect, Rect]:
    """Return the places of list and text where there is room to the side."""
    width = _list_width(room)
    left = room.left + width + _GAP
    text = Rect(left, room.top, room.right - left, room.height)
    return Rect(room.left, room.top, width, room.height), text


def _list_width(room: Rect) -> float:
    """Return how wide a list is beside a text, and the field to search in at any time."""
    return min(room.width * _LIST_SHARE, _WIDEST_LIST)


def _below_each_other(room: Rect, listed: float) -> tuple[Rect, Rect]:
    """Return the places of list and text in an upright window, where titles need its width.

    A list of few lines leaves its room to the text.
    """
    height = min((room.height - _GAP) * _LIST_SHARE, listed)
    top = room.top + height + _GAP
    text = Rect(room.left, top, room.width, room.bottom - top)
    return Rect(room.left, room.top, room.width, height), text


def _rules(shelf: Bookshelf) -> dict[str, Rule]:
    return {rule.id: rule for section in shelf.sections for rule in section.rules}
