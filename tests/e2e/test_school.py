"""A lesson of each chapter in a real window, by keys and by clicks; a wrong answer among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from formulad.kernel.game import Decision
from formulad.race.dice import Gear
from formulad.race.moves import ChoosePath, ShiftTo, TakeSlipstream
from formulad.school.lesson import PUPIL
from formulad.school.lesson_run import LessonRun
from formulad.school.lesson_yaml import lessons_in
from formulad.school.progress_yaml import read_progress
from formulad.store.paths import data_root
from tests.circuits import shipped
from tests.e2e.hands import click, press

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.hands import Hand
    from tests.e2e.window import Window

pytestmark = pytest.mark.display

LESSONS = {each.lesson.id: each for each in lessons_in(data_root() / "assets" / "lessons" / "race")}


class Shadow:
    """The same lesson beside the game, from which hands know what there is to choose."""

    def __init__(self, name: str) -> None:
        written = LESSONS[name]
        self.run = LessonRun(written, shipped(written.script.track))

    @property
    def game(self) -> RaceGame:
        """The race."""
        return self.run.game

    @property
    def good_part(self) -> RaceMatch:
        """The race as far as it was driven."""
        return self.run.match

    def go_on(self) -> Move | None:
        """Let others and dice do what they do by themselves; return what the pupil does then."""
        while not self.run.is_done:
            due = self.run.match.awaiting
            if not isinstance(due, Decision):
                self.run.match.roll()
            elif due.seat == PUPIL:
                return self.run.model_move()
            else:
                self.run.match.play(self.run.driver.choose(self.game, self.run.match.state))
        return None


def on_board(window: Window, race: LoadedRace, move: Move) -> None:
    """Click the cell on the board, or else what stands for a move."""
    if isinstance(move, ChoosePath | TakeSlipstream):
        place = race.game.track.places[move.cells[-1]].name
        window.widget(f"cell-{place}").click()
    else:
        click(window, race, move)


def enter(window: Window, name: str) -> None:
    """Go to a lesson and read what is said first."""
    window.widget("school").click()
    window.widget(LESSONS[name].lesson.chapter.value).click()
    window.widget(name).click()


def read(window: Window) -> None:
    """Read what the coach says, and roll what is to be rolled, until a decision is asked for."""

    def is_asked() -> bool:
        shown = window.shown
        return shown.scene in ("hint", "lesson") and window.has_heard and shown.still

    while True:
        window.wait_until(is_asked, "the coach speaks or asks", 90)
        shown = window.shown
        if shown.scene == "hint" and shown.widget("next-lesson"):
            return
        if shown.scene == "hint" or shown.awaiting == "die":
            window.key("Return")
        elif shown.awaiting:
            return


def drive(window: Window, name: str, hand: Hand) -> None:
    """Drive a lesson to its end as the model answer does."""
    shadow = Shadow(name)
    while move := shadow.go_on():
        read(window)
        hand(window, cast("LoadedRace", shadow), move)
        shadow.run.match.play(move)
    read(window)


@pytest.mark.rule("SCH-3")
@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("one-stop", press),
        ("last-cell", on_board),
        ("spin", press),
        ("chain", on_board),
        ("pits", on_board),
        ("nitro", on_board),
    ],
)
def test_a_lesson_of_each_chapter_is_driven_to_its_end(
    open_game: OpenGame, still_player: Player, name: str, hand: Hand
) -> None:
    window = open_game()
    enter(window, name)

    drive(window, name, hand)

    window.widget("leave-lesson").click()
    window.wait_for_scene("chapter")
    assert (name,) == read_progress(still_player.root).lessons
    assert 0 == window.close()


@pytest.mark.rule("SCH-2")
def test_a_wrong_answer_is_told_of_and_asked_again_after_a_look_at_the_dice(
    open_game: OpenGame, still_player: Player
) -> None:
    del still_player
    window = open_game()
    enter(window, "lever")
    read(window)
    press(window, cast("LoadedRace", Shadow("lever")), ShiftTo(Gear.SECOND))
    window.wait_for("die")
    window.key("Return")
    window.widget("again").wait()
    read(window)

    drive(window, "lever", press)

    window.widget("next-lesson").click()
    window.wait_for_scene("hint")
    assert 0 == window.close()
