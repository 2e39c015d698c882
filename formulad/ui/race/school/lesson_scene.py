"""Lesson scene: a race as ever, with written dice, and a coach who tells, points and corrects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Decision
from formulad.kernel.sentence import joined, say
from formulad.kernel.values import replace
from formulad.race.dice import Gear
from formulad.race.moves import UseNitro
from formulad.school.lesson import PUPIL
from formulad.store.preferences import Advice
from formulad.ui.race.model.corner_ahead import corner_ahead
from formulad.ui.race.scene.engineer_line import LEVELS, EngineerLine
from formulad.ui.race.scene.hint_line import FREE
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.race.school.lesson_marks import draw_mark, picture_of
from formulad.ui.race.school.school_words import CHAPTERS
from formulad.ui.shell.coach.hint import Hint
from formulad.ui.shell.coach.hint_scene import HintScene, Ways
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.widgets.button import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.sentence import Sentence
    from formulad.race.questions import Awaiting
    from formulad.race.state import State
    from formulad.school.lesson import Lesson, Task
    from formulad.school.lesson_run import LessonRun
    from formulad.ui.race.boards.board_painting import Boards
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.scene.routes import Routes
    from formulad.ui.race.services.race_services import OpenRace, Services
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.sound.sounds import Sounds
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent

NEXT_LESSON, LEAVE = "next-lesson", "leave-lesson"
"""What the page below is resumed with."""
READ, AGAIN, SHOW, GO_ON = "read", "again", "show", "go-on"
_TOLD = Ways((READ, say("Go on")), (LEAVE, say("Leave the lesson")))
_WRONG = Ways((AGAIN, say("Try again")), (SHOW, say("Show me")))
_DONE = Ways((NEXT_LESSON, say("Next lesson")), (LEAVE, say("To the school")))
_PAUSE = (
    Answer(GO_ON, say("Go on"), Kind.PRIMARY),
    Answer("from-start", say("Begin again")),
    Answer(LEAVE, say("Leave the lesson")),
)


class LessonEngineer(EngineerLine):
    """An engineer who says what choices may cost, and leaves advice to the coach."""

    def __init__(self, services: Services, opened: OpenRace) -> None:
        super().__init__(services, opened.game, opened.setup.seats, knows=False)
        self._level = Advice.ALWAYS

    def advice(self, seat: int) -> Advice:
        """Return when costs are told, as it is set for this lesson."""
        del seat
        return self._level

    def gear(self, state: State) -> Gear:
        """Return that no gear is looked at first: the pupil chooses."""
        del state
        return Gear.NEUTRAL

    def go_on(self, due: Awaiting) -> None:
        """Let costs be told at other times in this lesson; what is set for races stays so."""
        del due
        self._level = LEVELS[(LEVELS.index(self._level) + 1) % len(LEVELS)]


class LessonScene(RaceScene):
    """A lesson that is driven."""

    name = "lesson"
    is_lesson = True

    def __init__(
        self,
        boards: Boards,
        services: Services,
        opened: OpenRace,
        routes: Routes,
        sounds: Sounds,
        run: LessonRun,
        note: Callable[[Lesson, int], None],
    ) -> None:
        """Begin a lesson.

        Args:
            boards: the painted board.
            services: settings.
            opened: the race of the lesson.
            routes: where it leads to.
            sounds: plays what is heard.
            run: what is asked, and what came of it.
            note: takes down how many tasks are answered.
        """
        self._run = run
        self._note = note
        self._read: set[tuple[int, int]] = set()
        self._is_over = False
        super().__init__(boards, services, opened, routes, sounds)

    @property
    def run(self) -> LessonRun:
        """What is asked, and what came of it."""
        return self._run

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self._run.lesson

    def close(self) -> None:
        """Leave; what is not over goes on here next time."""
        super().close()
        if not self._is_over:
            self._note(self.lesson, self._run.answered)

    @property
    def task(self) -> Task | None:
        """What the pupil is to do now."""
        return self._run.task if self._table.waits_for_person else None

    # What differs from a race

    def _engineered(self) -> EngineerLine:
        return LessonEngineer(self._services, self._opened)

    def _go_on(self, dt: float) -> Change | None:
        """Let the race go on; nothing comes over it but what the coach says."""
        return self._flow.guarded(lambda: self._table.update(dt))

    def _told_by_coach(self) -> Change | None:
        if not self._has_a_word or self.is_changing:
            return None
        if self._run.is_punished:
            return Push(self._rebuke())
        if self._run.is_done:
            return Push(self._end())
        number = self._run.answered
        at = self._unread[0]
        self._read.add((number, at))
        told = self.lesson.told_before(number)[at]
        return Push(self._card(told.say, self.lesson.title, told.show, _TOLD))

    def _is_held_back(self, intent: Intent) -> bool:
        """Return whether the coach is to be heard first."""
        return self._is_to_speak and not isinstance(intent, FREE)

    @property
    def _has_a_word(self) -> bool:
        """Whether the coach has something to say, once nothing moves."""
        return self._is_to_speak and not self._is_flying

    @property
    def _is_to_speak(self) -> bool:
        """Whether it is the coach's turn to say something."""
        if self._table.is_playing:
            return False
        is_to_read = self.task is not None and bool(self._unread)
        return self._run.is_punished or self._run.is_done or is_to_read

    @property
    def _unread(self) -> list[int]:
        """What the pupil has not read of what is said before the next task."""
        number = self._run.answered
        told = self.lesson.told_before(number)
        return [at for at in range(len(told)) if (number, at) not in self._read]

    @property
    def moving(self) -> bool:
        """Whether something moves, or the coach is about to speak."""
        return super().moving or self._has_a_word

    @property
    def settled(self) -> bool:
        """Whether a person is to act, and has been told all about it."""
        return super().settled and not self._has_a_word

    @property
    def _is_flying(self) -> bool:
        camera_controller = self._screen.camera_controller
        return camera_controller is None or camera_controller.is_flying

    def _asked(self, view: RaceView) -> RaceView:
        """Return what is shown, with the task in place of the usual question."""
        task = self.task
        if task is None:
            return view
        return replace(view, prompt=replace(view.prompt, title=task.say.upper()))

    # What the coach says

    def _rebuke(self) -> Scene:
        """Return what is said of a wrong answer, while what came of it is seen."""
        last = self._run.last
        task = self.lesson.tasks[last.task] if last else None
        told = task.rebuke(last.words) if task and last else None
        return self._card(told or self._what_came(), say("Not this time"), "", _WRONG)

    def _what_came(self) -> Sentence:
        """Return what came of a decision, as the race itself tells it."""
        log = [entry.line.text for entry in self._table.playback.log[:_LINES]]
        return joined(" · ", reversed(log))

    def _end(self) -> Scene:
        """Return what is said in the end; the lesson is done."""
        self._is_over = True
        self._note(self.lesson, len(self.lesson.tasks))
        told = self.lesson.told_before(len(self.lesson.tasks))
        text = joined(" ", [each.say for each in told]) if told else self.lesson.about
        return self._card(text, say("Done"), "", _DONE)

    def _card(self, text: Sentence, title: Sentence, show: str, ways: Ways) -> HintScene:
        chapter = CHAPTERS[self.lesson.chapter].title
        head = joined(" · ", (chapter, self.lesson.title)).upper()
        is_done, is_wrong = ways is _DONE, ways is _WRONG
        picture = picture_of(show, self._stops, is_done=is_done, is_wrong=is_wrong)
        hint: Hint[Moment] = Hint("lesson", title, text, picture, lambda _: True)
        return HintScene(hint, head, lambda: self.coach_places.seen(show), ways)

    @property
    def _stops(self) -> int:
        """How many stops the corner wants that the car has to think of."""
        game = self._opened.game
        car = self._table.shown.cars[PUPIL]
        corner = corner_ahead(game.track, car, game.options.laps)
        return corner.needed if corner else 0

    # What is answered

    def resume(self, answer: str) -> Change | None:
        """Come back from what the coach said, or from the pause."""
        self._screen.hud.is_hushed = False
        match answer:
            case "next-lesson" | "leave-lesson":
                return Pop(answer)
            case "again":
                self._take_back()
            case "show":
                self._take_back()
                self._do_it_right()
            case "from-start":
                self._begin_again()
        self._refresh()
        return None

    def _take_back(self) -> None:
        """Take back a wrong answer, with what came of it."""
        while self._run.is_wrong and self._run.match.played:
            self._table.undo()

    def do_as_model(self) -> None:
        """Do what the model answer does next, be it asked for or not; roll if a die is due."""
        if not self._table.waits_for_person:
            return
        if isinstance(self._table.due, Decision):
            self._do_it_right()
        else:
            self._table.roll()
        self._refresh()

    def _do_it_right(self) -> None:
        move = self._run.example()
        if isinstance(move, UseNitro):
            self._table.use((*self._table.used, move))
        elif move is not None:
            self._table.decide(move)

    def _begin_again(self) -> None:
        """Go back to the beginning of the lesson; all is said once more."""
        self._read.clear()
        while self._run.match.played:
            self._run.match.undo()
        self._table.look_again()

    def _pause(self) -> Scene:
        return Dialog(self.lesson.title, self.lesson.about, _PAUSE)

    # What is seen

    def draw(self, canvas: Canvas) -> None:
        """Draw the race, and a ring around what the coach points at."""
        super().draw(canvas)
        if place := self.pointed_at:
            canvas.layers += 1
            draw_mark(canvas, place, self.coach_places.floor)

    @property
    def pointed_at(self) -> Rect | None:
        """What the coach points at now: what a task is about, or the button of a roll."""
        is_busy = self._screen.hud.is_hushed or self._run.is_wrong or self._run.is_done
        if is_busy or not self._table.waits_for_person:
            return None
        if task := self._run.task:
            return self.coach_places.place(task.show) if task.show else None
        is_roll = not isinstance(self._table.due, Decision) and self._table.shown.seat == PUPIL
        return self.coach_places.place("action") if is_roll else None


_LINES = 3
"""Lines of the log that tell what came of a decision."""
