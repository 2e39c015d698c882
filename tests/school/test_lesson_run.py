"""Dice fall as written; a wrong answer is punished, then taken back; the model answer passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Decision, Outcome
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.moves import ShiftTo
from formulad.scenario.checking import failures
from formulad.school.lesson import PUPIL, answer_of
from formulad.school.lesson_run import LessonRun
from formulad.school.lesson_yaml import lesson_in
from tests.circuits import shipped
from tests.school.test_lesson_yaml import LESSONS, LEVER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.moves import Move
    from formulad.school.lesson_yaml import Written

EACH = pytest.mark.parametrize("written", LESSONS, ids=[each.lesson.id for each in LESSONS])


def at(written: Written) -> LessonRun:
    """Return a pupil at the beginning of a lesson."""
    return LessonRun(written, shipped(written.script.track))


@pytest.fixture
def lever() -> LessonRun:
    return at(lesson_in("lever.yaml", LEVER))


def go_on(run: LessonRun) -> None:
    """Do the next step as the model answer does."""
    due = run.match.awaiting
    if not isinstance(due, Decision):
        run.match.roll()
    elif due.seat == PUPIL:
        move = run.model_move()
        assert move
        run.match.play(move)
    else:
        run.match.play(run.driver.choose(run.game, run.match.state))


def other_moves(run: LessonRun) -> Iterator[Move]:
    """Yield the decisions that are right where the pupil is, the last of all first."""
    yield from filter(run.is_right, reversed(run.game.moves(run.match.state)))


def wrong_moves(run: LessonRun) -> Iterator[Move]:
    """Yield a move for each wrong answer to the task that is due."""
    met = set[str]()
    assert run.task
    for move in run.game.moves(run.match.state):
        words = answer_of(run.game, run.match.state, move)
        if not run.is_right(move) and words not in met:
            met.add(words)
            yield move


@pytest.mark.rule("SCH-1")
def test_the_die_of_the_model_answer_falls_as_written(lever: LessonRun) -> None:
    lever.match.play(ShiftTo(Gear.THIRD))
    lever.match.roll()

    assert Outcome(6) == lever.match.played[-1].choice
    assert lever.is_done


@pytest.mark.rule("SCH-2")
def test_a_wrong_answer_is_punished_by_its_die_and_asked_again(lever: LessonRun) -> None:
    lever.match.play(ShiftTo(Gear.SECOND))
    assert (True, False) == (lever.is_wrong, lever.is_punished)
    lever.match.roll()
    assert Outcome(4) == lever.match.played[-1].choice
    assert (True, None) == (lever.is_punished, lever.task)

    while lever.is_wrong:
        lever.match.undo()

    assert lever.task == lever.lesson.tasks[0]


@pytest.mark.rule("SCH-2")
def test_who_leaves_the_written_way_still_finds_dice(lever: LessonRun) -> None:
    lever.match.play(ShiftTo(Gear.FIRST))
    lever.match.roll()

    assert lever.match.played[-1].choice in (Outcome(1), Outcome(2))


@EACH
@pytest.mark.rule("SCH-1")
def test_the_model_answer_comes_out_as_expected(written: Written) -> None:
    assert () == failures(at(written).scene)


@EACH
@pytest.mark.rule("SCH-1")
def test_the_model_answer_passes_the_lesson(written: Written) -> None:
    run = at(written)

    for _ in written.script.play:
        assert not run.is_wrong
        if run.is_done:
            break
        go_on(run)

    assert run.is_done


@EACH
@pytest.mark.rule("SCH-2")
def test_every_wrong_answer_is_punished_told_of_and_taken_back(written: Written) -> None:
    run = at(written)
    while not run.is_done:
        if run.task and run.task.right:
            before = len(run.match.played)
            for move in wrong_moves(run):
                task = run.task
                run.match.play(move)
                for _ in range(20):
                    if run.is_punished:
                        break
                    run.match.roll()
                assert run.is_punished
                assert task.rebuke(run.answers[-1].words)
                while len(run.match.played) > before:
                    run.match.undo()
        go_on(run)


@EACH
@pytest.mark.rule("SCH-3")
def test_a_lesson_takes_no_more_than_four_minutes(written: Written) -> None:
    said, tasks = len(written.lesson.coach), len(written.lesson.tasks)

    assert 8 >= said - tasks
    assert 40 >= len(written.script.play)


@pytest.mark.rule("SCH-2")
@EACH
def test_who_went_another_right_way_can_still_be_shown_a_right_answer(written: Written) -> None:
    run = at(written)
    while not run.is_done:
        due = run.match.awaiting
        if isinstance(due, Decision) and due.seat == PUPIL:
            shown = run.example()
            assert shown
            assert None is run.game.refusal(run.match.state, shown)
            run.match.play(next(other_moves(run)))
        else:
            go_on(run)

    assert len(run.lesson.tasks) == run.answered


@pytest.mark.rule("SCH-2")
@pytest.mark.parametrize(
    "written", [each for each in LESSONS if each.lesson.goal], ids=lambda each: str(each.lesson.id)
)
def test_any_way_to_the_goal_passes_and_no_other(written: Written) -> None:
    run = at(written)
    while run.answered < len(run.lesson.tasks) - 1 or run.task is None:
        go_on(run)
    goal, state = run.lesson.goal, run.match.state

    for move in run.game.moves(state):
        car = run.game.apply(state, move).state.cars[PUPIL]
        found = {
            name: car.stops if name == "stops" else car.wear.left(Part[name.upper()])
            for name in goal
        }
        assert run.is_right(move) is all(found[name] >= least for name, least in goal.items())
