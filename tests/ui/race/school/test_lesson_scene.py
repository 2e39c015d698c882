"""A pupil is told, points, errs, is shown why and asked again; every device leads to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import Decision
from formulad.school.progress_yaml import read_progress
from formulad.store.preferences import Pace
from formulad.ui.race.scene.race_rest import RaceRest
from formulad.ui.race.school.lesson_scene import AGAIN, LEAVE, NEXT_LESSON, READ, SHOW, LessonScene
from formulad.ui.shell.coach.hint_scene import HintScene
from formulad.ui.shell.guard import SECONDS
from tests.school.test_lesson_yaml import LESSONS
from tests.scope import sample

if TYPE_CHECKING:
    from formulad.school.lesson import Lesson
    from formulad.store.paths import UserFolders
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

pytestmark = pytest.mark.usefixtures("player")

EACH = pytest.mark.parametrize(
    "lesson",
    sample((each.lesson for each in LESSONS), quick=10),
    ids=[each.lesson.id for each in LESSONS],
)


@pytest.fixture
def pupil(enter: Enter) -> Pilot:
    """Return who has come to the school."""
    pilot = enter(pace=Pace.INSTANT)
    pilot.click("school")
    return pilot


def begin(pilot: Pilot, lesson: Lesson) -> None:
    """Begin a lesson from the page of its chapter."""
    pilot.click(lesson.chapter.value)
    pilot.click(lesson.id)
    rest(pilot)


def rest(pilot: Pilot) -> None:
    """Let everything come to rest, and hands be free to use what came up."""
    pilot.settle()
    pilot.wait(SECONDS + 0.1)
    pilot.settle()


def card(pilot: Pilot) -> HintScene:
    """Return what the coach says."""
    scene = pilot.scene
    assert isinstance(scene, HintScene), scene
    return scene


def page(pilot: Pilot) -> LessonScene:
    """Return the lesson."""
    scene = pilot.scene
    assert isinstance(scene, LessonScene), scene
    return scene


def points_at_something(scene: LessonScene) -> bool:
    """Return whether what the task names is in sight, if it names anything."""
    task = scene.run.task
    return task is None or not task.show or scene.pointed_at is not None


def to_first_task(pilot: Pilot) -> LessonScene:
    """Read what is said before the first task."""
    while isinstance(pilot.scene, HintScene):
        pilot.click(READ)
        rest(pilot)
    return page(pilot)


@pytest.mark.rule("SCH-1")
def test_a_lesson_tells_before_it_asks(pupil: Pilot) -> None:
    begin(pupil, LESSONS[0].lesson)

    assert LESSONS[0].lesson.told_before(0)[0].say == card(pupil).hint.say
    assert LESSONS[0].lesson.tasks[0] == to_first_task(pupil).task


@pytest.mark.rule("SCH-2")
@pytest.mark.parametrize("way", [AGAIN, SHOW])
def test_a_wrong_answer_is_told_of_and_taken_back(pupil: Pilot, way: str) -> None:
    begin(pupil, LESSONS[0].lesson)
    scene = to_first_task(pupil)
    pupil.click("gear-2")
    pupil.press("enter")
    rest(pupil)
    assert scene.lesson.tasks[0].rebuke("2") == card(pupil).hint.say
    assert 0 == card(pupil).hidden

    pupil.click(way)
    rest(pupil)

    assert (0 if way == AGAIN else 1) == page(pupil).run.answered


def test_the_pause_leads_back_to_the_beginning(pupil: Pilot) -> None:
    begin(pupil, LESSONS[0].lesson)
    scene = to_first_task(pupil)
    pupil.click("gear-3")
    pupil.press("escape")
    pupil.click("from-start")
    rest(pupil)

    assert (0, ()) == (scene.run.answered, scene.run.match.played)
    assert isinstance(pupil.scene, HintScene)


def test_whoever_leaves_is_back_at_the_chapter(pupil: Pilot) -> None:
    begin(pupil, LESSONS[0].lesson)

    pupil.click(LEAVE)

    assert "chapter" == pupil.scene.name


def test_a_lesson_that_was_left_goes_on_where_it_was(pupil: Pilot, player: UserFolders) -> None:
    begin(pupil, LESSONS[0].lesson)
    to_first_task(pupil).do_as_model()
    rest(pupil)
    pupil.press("escape")
    pupil.click(LEAVE)
    assert {LESSONS[0].lesson.id: 1} == read_progress(player.root).begun

    pupil.click(LESSONS[0].lesson.id)
    rest(pupil)

    assert 1 == to_first_task(pupil).run.answered


def test_the_next_lesson_is_the_first_thing_offered(pupil: Pilot) -> None:
    pupil.press("enter")
    rest(pupil)

    assert LESSONS[0].lesson.told_before(0)[0].say == card(pupil).hint.say


@pytest.mark.rule("SCH-1")
def test_a_card_comes_once_nothing_lights_up_or_fades_any_more(enter: Enter) -> None:
    spin = next(each.lesson for each in LESSONS if each.lesson.id == "spin")
    pilot = enter(pace=Pace.BRISK)
    pilot.click("school")
    pilot.click(spin.chapter.value)
    pilot.click(spin.id)
    lesson, cards = page(pilot), 0
    for _ in range(2000):
        if not isinstance(pilot.scene, HintScene):
            if lesson.settled:
                lesson.do_as_model()
            pilot.wait(0.02)
            continue
        assert not lesson.is_changing, card(pilot).hint.say
        if any(each.id == NEXT_LESSON for each in pilot.scene.widgets):
            break
        cards += 1
        pilot.wait(SECONDS + 0.1)
        pilot.press("enter")

    assert cards > 1


def test_what_is_pressed_before_the_coach_has_spoken_answers_nothing(
    pupil: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RaceRest, "is_changing", True)
    pupil.click(LESSONS[0].lesson.chapter.value)
    pupil.click(LESSONS[0].lesson.id)
    pupil.wait(1.0)
    scene = page(pupil)
    for _ in range(6):
        pupil.press("1")
        pupil.wait(0.1)

    assert (0, ()) == (scene.run.answered, scene.run.match.played)


@EACH
@pytest.mark.rule("SCH-1")
def test_every_lesson_is_driven_to_its_end_and_kept(
    pupil: Pilot, player: UserFolders, lesson: Lesson
) -> None:
    begin(pupil, lesson)
    for _ in range(120):
        scene = pupil.scene
        if isinstance(scene, HintScene):
            assert not scene.hidden, scene.hint.say
            if any(each.id == NEXT_LESSON for each in scene.widgets):
                break
            pupil.press("enter")
        elif isinstance(scene, LessonScene):
            if scene.task:
                assert points_at_something(scene)
            scene.do_as_model()
        rest(pupil)

    assert NEXT_LESSON in [each.id for each in card(pupil).widgets]
    assert (lesson.id,) == read_progress(player.root).lessons


@EACH
@pytest.mark.rule("SCH-2")
def test_what_a_coach_points_at_is_in_sight(pupil: Pilot, lesson: Lesson) -> None:
    begin(pupil, lesson)
    scene = to_first_task(pupil)

    assert isinstance(scene.run.match.awaiting, Decision)
    assert points_at_something(scene)


@pytest.mark.rule("SCH-2")
def test_nothing_is_said_of_a_die_that_has_not_fallen(pupil: Pilot) -> None:
    lesson = next(each.lesson for each in LESSONS if each.lesson.id == "roll")
    begin(pupil, lesson)
    scene = to_first_task(pupil)
    pupil.click("gear-4")
    rest(pupil)
    assert "die" == page(pupil).awaiting

    pupil.click("action")
    rest(pupil)

    assert lesson.told_before(1)[0].say == card(pupil).hint.say
    assert 1 == scene.run.answered
