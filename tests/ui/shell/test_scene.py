from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.scene import Pop, Push, Quit, Reset, Scene, SceneStack
from formulad.ui.toolkit.intents import Cancel, Confirm, Undo

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from tests.ui.conftest import Sheet


class Recording(Scene):
    """A scene that writes down what happens to it, and answers what it is told to."""

    def __init__(
        self, name: str, log: list[str], *, answer: Change | None = None, covers: bool = True
    ) -> None:
        self.name, self.log, self.answer, self.covers = name, log, answer, covers

    def arrange(self, canvas: Canvas) -> None:
        assert canvas.size
        self.log.append(f"{self.name} arranged")

    def handle(self, intent: Intent) -> Change | None:
        self.log.append(f"{self.name} {type(intent).__name__}")
        return self.answer

    def update(self, dt: float) -> None:
        self.log.append(f"{self.name} +{dt}")

    def draw(self, canvas: Canvas) -> None:
        assert canvas.size
        self.log.append(f"{self.name} drawn")

    def resume(self, answer: str) -> Change | None:
        self.log.append(f"{self.name} resumed {answer}")
        return None

    def close(self) -> None:
        self.log.append(f"{self.name} closed")


class Leaving(Recording):
    """A scene that ends the game when the one above it has gone."""

    def resume(self, answer: str) -> Change | None:
        super().resume(answer)
        return Quit()


@pytest.fixture
def log() -> list[str]:
    return []


def test_only_the_top_scene_is_played(sheet: Sheet, log: list[str]) -> None:
    stack = SceneStack(Recording("low", log), sheet())
    stack.follow(Push(Recording("high", log)))
    log.clear()
    stack.handle(Confirm())
    stack.update(0.5)

    assert ["high Confirm", "high +0.5"] == log


def test_a_scene_is_arranged_when_it_comes_and_when_the_window_changes(
    sheet: Sheet, log: list[str]
) -> None:
    stack = SceneStack(Recording("low", log), sheet())
    stack.arrange()

    assert ["low arranged", "low arranged"] == log


def test_a_scene_that_leaves_tells_the_one_below(sheet: Sheet, log: list[str]) -> None:
    stack = SceneStack(Recording("low", log), sheet())
    stack.follow(Push(Recording("high", log, answer=Pop("yes"))))
    log.clear()
    stack.handle(Confirm())

    assert ["high Confirm", "high closed", "low resumed yes"] == log


def test_what_a_resumed_scene_answers_is_done_too(sheet: Sheet, log: list[str]) -> None:
    stack = SceneStack(Leaving("low", log), sheet())
    stack.follow(Push(Recording("high", log)))
    stack.follow(Pop())

    assert stack.top is None


def test_a_reset_closes_every_scene(sheet: Sheet, log: list[str]) -> None:
    stack = SceneStack(Recording("low", log), sheet())
    stack.follow(Push(Recording("high", log)))
    new = Recording("new", log)
    log.clear()
    stack.follow(Reset(new))

    assert ["high closed", "low closed", "new arranged"] == log
    assert stack.top is new


def test_the_last_scene_that_leaves_ends_the_game(sheet: Sheet, log: list[str]) -> None:
    stack = SceneStack(Recording("low", log), sheet())
    stack.follow(Pop())

    assert stack.top is None
    stack.handle(Confirm())
    stack.draw()


def test_a_covered_scene_is_not_drawn_but_one_below_a_dialog_is(
    sheet: Sheet, log: list[str]
) -> None:
    stack = SceneStack(Recording("hidden", log), sheet())
    stack.follow(Push(Recording("low", log)))
    stack.follow(Push(Recording("dialog", log, covers=False)))
    log.clear()
    stack.draw()

    assert ["low drawn", "dialog drawn"] == log


def test_no_panel_looks_out_from_behind_a_dialog_that_is_opened_over_it(
    sheet: Sheet, log: list[str]
) -> None:
    stack = SceneStack(Recording("page", log), sheet(1280, 720))
    stack.follow(Push(Recording("panel", log, covers=False)))
    stack.follow(Push(Dialog("Delete?", "It is gone then.", [Answer("keep", "Keep")])))
    stack.follow(Push(Recording("letters", log, covers=False)))
    log.clear()
    stack.draw()

    assert ["page drawn", "letters drawn"] == log


@pytest.fixture
def asked(sheet: Sheet, log: list[str]) -> SceneStack:
    answers = [Answer("keep", "Keep"), Answer("retire", "Retire")]
    stack = SceneStack(Recording("race", log), sheet(1280, 720))
    stack.follow(Push(Dialog("Retire this car?", "Its debris stays.", answers)))
    log.clear()
    return stack


def test_a_question_is_answered_by_its_first_answer_first(
    asked: SceneStack, log: list[str]
) -> None:
    asked.handle(Confirm())

    assert ["race resumed keep"] == log


@pytest.mark.parametrize("intent", [Cancel(), Undo()])
def test_a_question_can_be_left_without_an_answer(
    asked: SceneStack, log: list[str], intent: Intent
) -> None:
    asked.handle(intent)

    assert ["race resumed "] == log


def test_a_question_grows_with_its_text(sheet: Sheet) -> None:
    short = Dialog("Sure?", "One line.", [Answer("yes", "Yes")])
    long = Dialog("Sure?", "A great many words " * 20, [Answer("yes", "Yes")])
    canvas = sheet(1280, 720)
    short.arrange(canvas)
    long.arrange(canvas)

    assert long.widgets[0].rect.bottom > short.widgets[0].rect.bottom
