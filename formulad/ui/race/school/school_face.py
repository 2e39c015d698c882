"""School face: how the screen opens the school, its lessons and its puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, sentence_of
from formulad.store.yaml_document import DocumentError
from formulad.ui.shell.notice import notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.school.lesson import Lesson
    from formulad.school.lesson_run import LessonRun
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.boards.board_painting import Painting
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext


@frozen(slots=False)
class SchoolFace:
    """Makes the pages of the school, which are imported when they are first shown."""

    context: SceneContext
    circuit: Callable[[str], Circuit]
    board: Callable[[Circuit, float], Painting]
    """Gives the board of a circuit in the making, for so many pixels a unit."""
    lesson: Callable[[LessonRun, Circuit, Callable[[Lesson, int], None]], Scene]
    """Opens the screen of a lesson."""
    help_page: Callable[[], Scene]
    """Makes the page that tells what the school asks."""

    def page(self) -> Scene:
        """Return the page of the school, or a sentence if its puzzles cannot be read."""
        from formulad.games.race.known_values import stock_library
        from formulad.ui.race.school.school_page import SchoolScene
        from formulad.ui.race.school.school_ways import Classroom

        stock_library()
        assets = self.context.data / "assets"
        try:
            room = Classroom(
                assets / "puzzles",
                assets / "lessons" / "race",
                self.context.folders.puzzles,
                self.context.folders.root,
                self.circuit,
                self.board,
                self.help_page,
                self.lesson,
                self.context.aside,
            )
            return SchoolScene(room)
        except DocumentError as error:
            return notice(say("The school is closed"), sentence_of(error))
