"""Lesson ways: from the pages of the school into a lesson, and on to the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, sentence_of
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Push

if TYPE_CHECKING:
    from formulad.school.lesson import Lesson
    from formulad.ui.race.school.school_ways import Classroom
    from formulad.ui.shell.scene import Change


def begin_lesson(classroom: Classroom, lesson: Lesson) -> Change:
    """Begin a lesson; say so if it cannot begin."""
    try:
        return Push(classroom.begin(lesson))
    except ValueError as error:
        return Push(notice(say("The lesson cannot begin"), sentence_of(error)))


def come_back(classroom: Classroom, answer: str) -> Change | None:
    """Return what comes after a lesson: the next one, if that is wished for."""
    last = classroom.begun
    if answer != "next-lesson" or last is None:
        return None
    return begin_lesson(classroom, classroom.after(last))
