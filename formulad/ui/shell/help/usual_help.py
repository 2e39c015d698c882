"""Help with a usual game: what to know in two minutes, the keys, and its whole rule book.

Both are texts beside each other, in every language: `assets/lessons/GAME` holds the cards, each a
heading with a few lines below it and the name of its picture, and `assets/rulebook/GAME` the rules.
"""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, sentence_of
from formulad.store.rulebook import RulebookError
from formulad.ui.shell.help.bookshelf import Bookshelf
from formulad.ui.shell.help.help_scene import HelpScene
from formulad.ui.shell.help.keys_chapter import KeysChapter
from formulad.ui.shell.help.lesson_steps import Step, StepsChapter
from formulad.ui.shell.help.rules_chapter import RulesChapter
from formulad.ui.shell.notice import notice
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.icon_shapes import ICONS
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.store.rulebook import Rule, Section
    from formulad.ui.shell.help.chapter import Chapter
    from formulad.ui.shell.help.drawing import Drawing
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.toolkit.canvas import Canvas, Rect

NO_DRAWINGS: Mapping[str, Drawing] = MappingProxyType({})
_ICON = 84.0


def usual_help(
    game: str,
    context: SceneContext,
    drawings: Mapping[str, Drawing] = NO_DRAWINGS,
    rule: str = "",
) -> Scene:
    """Return the help of a game, or a sentence if its book cannot be read.

    Args:
        game: its id, after which its texts are called.
        context: what scenes share.
        drawings: those that the texts call by a name; other pictures are icons.
        rule: the id of a rule to open the book at.
    """
    lessons, book = (_shelf(context, kind, game) for kind in ("lessons", "rulebook"))
    try:
        lessons.open()
        book.open()
    except RulebookError as error:
        return notice(say("No rule book"), sentence_of(error))
    chapters: tuple[Chapter, ...] = (
        *(LessonCards(lessons, at, drawings) for at in range(len(lessons.sections))),
        KeysChapter(),
        RulesChapter(book, drawings, rule.partition("/")[0]),
    )
    memory = context.memory
    return HelpScene(chapters, lambda: Amount(memory.preferences.motion.value), at_rules=bool(rule))


def _shelf(context: SceneContext, kind: str, game: str) -> Bookshelf:
    memory = context.memory
    return Bookshelf(context.data / "assets" / kind / game, lambda: memory.preferences.language)


class LessonCards(StepsChapter):
    """The cards of a section, in the language of the moment."""

    def __init__(self, shelf: Bookshelf, at: int, drawings: Mapping[str, Drawing]) -> None:
        """Show a section of the lessons of a shelf, which was opened."""
        self._shelf = shelf
        self._at = at
        self._drawings = drawings
        section = shelf.sections[at]
        super().__init__(section.title, self._read(section))

    def arrange(self, canvas: Canvas, room: Rect) -> None:
        """Read them in the language that is spoken now, and lay them out."""
        section = self._shelf.sections[self._at]
        self.title, self._steps = section.title, self._read(section)
        super().arrange(canvas, room)

    def _read(self, section: Section) -> tuple[Step, ...]:
        return tuple(_step(rule, self._drawings) for rule in section.rules)


def _step(card: Rule, drawings: Mapping[str, Drawing]) -> Step:
    text = " ".join(paragraph.text for paragraph in card.paragraphs)
    drawing = drawings.get(card.picture)
    icon = card.picture if card.picture in ICONS else "info"
    draw = drawing.draw if drawing else partial(_draw_icon, icon)
    return Step(card.title, text, draw)


def _draw_icon(name: str, canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, name, x, y, _ICON, SUN)
