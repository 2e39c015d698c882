"""Lessons are files that people can read and write; what is wrong in one is told with its line."""

from __future__ import annotations

import pytest

from formulad.school.lesson import Chapter
from formulad.school.lesson_run import LessonRun
from formulad.school.lesson_yaml import lesson_in, lessons_in
from formulad.store.paths import data_root
from formulad.store.yaml_document import DocumentError
from tests.circuits import shipped

LESSONS = lessons_in(data_root() / "assets" / "lessons" / "race")

LEVER = """\
version: 1
kind: lesson
id: lever
chapter: first_laps
number: 1
title: Lever
about: Up by one
track: monaco
options: {preset: beginner}
cars: [{name: You, at: s2.B2, gear: 2}]
coach:
  - {say: A gear is a die.}
  - {ask: gear, say: Shift up, show: gear-3, right: [3], wrong: {2: Too slow.}, dice: {2: [4]}}
play:
  - {car: You, gear: 3}
  - {roll: 6}
"""


def refused(text: str) -> str:
    """Return what is said of a lesson that cannot be used."""
    with pytest.raises(DocumentError) as caught:
        LessonRun(lesson_in("lever.yaml", text), shipped("monaco"))
    return str(caught.value)


@pytest.mark.rule("SCH-1")
def test_a_lesson_is_a_scenario_with_a_coach() -> None:
    lesson = lesson_in("lever.yaml", LEVER).lesson

    assert ("lever", Chapter.FIRST_LAPS, 1) == (lesson.id, lesson.chapter, lesson.number)
    assert ["Shift up"] == [task.say for task in lesson.tasks]
    assert ["A gear is a die."] == [told.say for told in lesson.told_before(0)]


@pytest.mark.rule("SCH-1")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("about:", "abuot:", "lever.yaml:7: there is no entry 'abuot'"),
        ("number: 1", "number: one", "lever.yaml:5: "),
        ("chapter: first_laps", "chapter: second_laps", "lever.yaml:4: "),
        ("ask: gear", "ask: gears", "lever.yaml:13: "),
        ("at: s2.B2", "at: s2.B99", "lever.yaml:10: there is no cell 's2.B99'"),
        ("ask: gear, ", "", "lever.yaml:13: answers go with 'ask'"),
        ("right: [3]", "right: [4]", "task 1 has the model answer 3, which is not right"),
        ("{roll: 6}", "{roll: 9}", "die has no face 9"),
        ("{car: You, gear: 3}", "{roll: 6}", "the game waits for You to choose a gear"),
        ("version: 1", "version: 2", "lever.yaml"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, told: str) -> None:
    assert told in refused(LEVER.replace(old, new, 1))


def with_goal(goal: str) -> str:
    """Return the lesson with a goal in place of right answers."""
    return LEVER.replace("right: [3], ", "").replace("play:", f"goal: {goal}\nplay:")


@pytest.mark.rule("SCH-1")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (with_goal("{tires: 3}"), "lever.yaml:14: there is no entry 'tires'"),
        (with_goal("{tyres: -1}"), "lever.yaml:14: "),
        (with_goal("{tyres: few}"), "lever.yaml:14: "),
        (with_goal("{tyres: 19}"), "task 1 has the model answer 3, which is not right"),
        (LEVER.replace("play:", "goal: {tyres: 3}\nplay:"), "names no 'right' answers"),
    ],
    ids=["another name", "less than nothing", "no number", "out of reach", "right answers too"],
)
def test_a_goal_that_cannot_be_used_is_refused(text: str, told: str) -> None:
    assert told in refused(text)


@pytest.mark.rule("SCH-1")
def test_a_goal_is_reached_by_exactly_so_much() -> None:
    lesson = lesson_in("lever.yaml", with_goal("{tyres: 18}"))

    assert {"tyres": 18} == LessonRun(lesson, shipped("monaco")).lesson.goal


@pytest.mark.rule("SCH-1")
def test_a_coach_has_to_ask_for_something() -> None:
    text = "\n".join(line for line in LEVER.splitlines() if "ask:" not in line)

    assert "the coach asks for nothing" in refused(text)


@pytest.mark.rule("SCH-1")
@pytest.mark.parametrize("letters", [141, 200])
def test_what_is_said_is_short(letters: int) -> None:
    assert "lever.yaml:12: " in refused(LEVER.replace("A gear is a die.", "a" * letters))


@pytest.mark.rule("SCH-2")
def test_a_lesson_says_eight_things_at_most() -> None:
    told = "  - {say: A gear is a die.}\n"

    assert "no more than 8 things" in refused(LEVER.replace(told, 9 * told))


@pytest.mark.rule("SCH-3")
def test_every_id_and_every_place_in_a_chapter_is_taken_once() -> None:
    lessons = [each.lesson for each in LESSONS]

    assert len(lessons) == len({each.id for each in lessons})
    for chapter in Chapter:
        numbers = [each.number for each in lessons if each.chapter is chapter]
        assert list(range(1, len(numbers) + 1)) == numbers
