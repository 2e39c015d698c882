"""Screens of the school: what can be practised, and puzzles before and after an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.school.puzzle import Ask
from formulad.ui.race.race_face import menu
from formulad.ui.race.school.lesson_scene import NEXT_LESSON, LessonScene
from formulad.ui.race.school.puzzle_page import PuzzleScene
from formulad.ui.shell.coach.hint_scene import HintScene
from formulad.ui.toolkit.intents import Feature, Toggle

if TYPE_CHECKING:
    from tools.screens.visitor import Visit, Visitor

MOST_SKIPPED = 20
MOST_WAITED, MOST_STEPS = 120, 80


def school(*clicks: str) -> Visit:
    """Return how a pupil comes to the school, and clicks."""

    def visit(visitor: Visitor) -> None:
        visitor.open(menu)
        visitor.click("school")
        for widget in clicks:
            visitor.click(widget)

    return visit


def in_help() -> Visit:
    """Return how a pupil looks up what the school asks."""

    def visit(visitor: Visitor) -> None:
        school()(visitor)
        visitor.do(Toggle(Feature.HELP))

    return visit


def puzzle(ask: Ask, *clicks: str, wrong: int = 0, solved: bool = False) -> Visit:
    """Return how a pupil comes to a puzzle and gives answers.

    Args:
        ask: what it asks for.
        clicks: what is clicked in the end.
        wrong: how many wrong answers are given first.
        solved: whether the right one is given then.
    """

    def visit(visitor: Visitor) -> None:
        school("next-puzzle")(visitor)
        scene = _page(visitor)
        for _ in range(MOST_SKIPPED):
            if scene.attempt.puzzle.ask is ask:
                break
            visitor.click("skip")
        for _ in range(wrong):
            visitor.click(_option(scene, is_right=False))
        if solved:
            visitor.click(_option(scene, is_right=True))
        for widget in clicks:
            visitor.click(widget)
        visitor.paint()

    return visit


def _page(visitor: Visitor) -> PuzzleScene:
    scene = visitor.app.stack.top
    if not isinstance(scene, PuzzleScene):
        raise TypeError(scene)
    return scene


def _option(scene: PuzzleScene, *, is_right: bool) -> str:
    """Return what gives an answer: the right one, or the last wrong one that is left."""
    attempt = scene.attempt
    fitting = [
        choice
        for choice in attempt.choices
        if attempt.may_choose(choice) and (choice == attempt.puzzle.answer) is is_right
    ]
    return scene.widget_of(fitting[-1])


def lesson(
    *clicks: str, chapter: str = "first_laps", name: str = "lever", end: bool = False
) -> Visit:
    """Return how a pupil comes to a lesson, and goes on in it.

    Args:
        clicks: what is clicked once the lesson waits; before each everything comes to rest.
        chapter: of the lesson.
        name: the id of the lesson.
        end: whether the lesson is then driven to its end.
    """

    def visit(visitor: Visitor) -> None:
        school(chapter, name)(visitor)
        _rest(visitor)
        for click in clicks:
            visitor.click(click)
            _rest(visitor)
        if end:
            _drive_to_end(visitor)

    return visit


def _rest(visitor: Visitor) -> None:
    """Let the board be painted, and dice and cars come to rest."""
    visitor.paint()
    for _ in range(MOST_WAITED):
        top = visitor.app.stack.top
        if top is None or not top.moving or top.settled:
            break
        visitor.wait(0.5)


def _drive_to_end(visitor: Visitor) -> None:
    """Do what the model answer does until the coach says the last thing."""
    for _ in range(MOST_STEPS):
        scene = visitor.app.stack.top
        if isinstance(scene, HintScene):
            if any(each.id == NEXT_LESSON for each in scene.widgets):
                return
            visitor.click(scene.widgets[0].id)
        elif isinstance(scene, LessonScene):
            scene.do_as_model()
        _rest(visitor)


SCHOOL_SCREENS: dict[str, Visit] = {
    "school": school(),
    "school-help": in_help(),
    "school-chapter": school("first_laps"),
    "puzzles": school("puzzles"),
    "lesson-told": lesson(),
    "lesson-gear": lesson("read"),
    "lesson-wrong": lesson("read", "gear-2", "action"),
    "lesson-place": lesson("read", "gear-3", "action"),
    "lesson-done": lesson(end=True),
    "lesson-loews": lesson("read", chapter="corners", name="loews"),
    "lesson-purse": lesson(chapter="purse", name="skip-down"),
    "lesson-chain": lesson("read", chapter="traffic", name="chain"),
    "lesson-trial": lesson("read", chapter="sky_and_pits", name="timed-lap"),
    "lesson-nitro": lesson("read", "gear-5", "action", chapter="street", name="nitro"),
    "puzzle-gear": puzzle(Ask.GEAR),
    "puzzle-gear-wrong": puzzle(Ask.GEAR, wrong=1),
    "puzzle-gear-told": puzzle(Ask.GEAR, wrong=2),
    "puzzle-gear-hint": puzzle(Ask.GEAR, "hint"),
    "puzzle-gear-roll": puzzle(Ask.GEAR, "roll", wrong=1),
    "puzzle-place": puzzle(Ask.PLACE),
    "puzzle-place-hint": puzzle(Ask.PLACE, "hint"),
    "puzzle-place-right": puzzle(Ask.PLACE, solved=True),
}
"""By name; the name becomes the name of the picture."""
