"""Help with Formula D: ten steps, the complete rules, street races, the keys, and the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, sentence_of
from formulad.store.rulebook import RulebookError
from formulad.ui.race.help.lessons import ALL_RULES, STREET_RACES, THE_GAME
from formulad.ui.race.help.rule_drawings import DRAWINGS
from formulad.ui.race.help.school_lessons import SCHOOL_STEPS
from formulad.ui.race.help.season_lessons import SEASON_STEPS
from formulad.ui.race.help.shelf_lessons import SHELF_STEPS
from formulad.ui.shell.help.help_scene import HelpScene
from formulad.ui.shell.help.keys_chapter import KeysChapter
from formulad.ui.shell.help.lesson_steps import StepsChapter
from formulad.ui.shell.help.rules_chapter import RulesChapter
from formulad.ui.shell.notice import notice
from formulad.ui.toolkit.motion import Amount, fully

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.help.bookshelf import Bookshelf
    from formulad.ui.shell.scene import Scene


def help_page(shelf: Bookshelf, rule: str = "", motion: Callable[[], Amount] = fully) -> Scene:
    """Return the help, open at a rule if one is named, or a sentence if there is no rule book.

    Args:
        shelf: the rule book; it is opened.
        rule: the id of a rule, also with a clause: `SLP-5`, `OVR-3/ii`.
        motion: how much may move.
    """
    chapters = (
        StepsChapter(say("The game"), THE_GAME),
        StepsChapter(say("Complete rules"), ALL_RULES),
        StepsChapter(say("Street races"), STREET_RACES),
    )
    return _book(chapters, shelf, rule, motion)


def season_help(shelf: Bookshelf, motion: Callable[[], Amount] = fully) -> Scene:
    """Return the help with seasons, or a sentence if there is no rule book.

    Args:
        shelf: the rule book; it is opened.
        motion: how much may move.
    """
    return _book((StepsChapter(say("Seasons"), SEASON_STEPS),), shelf, "", motion)


def school_help(shelf: Bookshelf, motion: Callable[[], Amount] = fully) -> Scene:
    """Return the help with the school, or a sentence if there is no rule book.

    Args:
        shelf: the rule book; it is opened.
        motion: how much may move.
    """
    return _book((StepsChapter(say("School"), SCHOOL_STEPS),), shelf, "", motion)


def shelf_help(shelf: Bookshelf, motion: Callable[[], Amount] = fully) -> Scene:
    """Return the help with the player's shelf, or a sentence if there is no rule book.

    Args:
        shelf: the rule book; it is opened.
        motion: how much may move.
    """
    return _book((StepsChapter(say("Shelf"), SHELF_STEPS),), shelf, "", motion)


def _book(
    lessons: tuple[StepsChapter, ...], shelf: Bookshelf, rule: str, motion: Callable[[], Amount]
) -> Scene:
    """Return lessons with the keys and the rule book behind them."""
    try:
        shelf.open()
    except RulebookError as error:
        return notice(say("No rule book"), sentence_of(error))
    rules = RulesChapter(shelf, DRAWINGS, rule.partition("/")[0])
    return HelpScene((*lessons, KeysChapter(), rules), motion, at_rules=bool(rule))
