"""The toy game on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.last_game import last_game
from formulad.kernel.game import Decision
from formulad.kernel.sentence import say
from formulad.ui.shell.lid import Lid
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.shell.table.game_scene import GameScene
from formulad.ui.shell.table.usual_face import UsualFace
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.lettering import TEXT
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.widget import Activated
from tests.toy.nerve import KIND

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas


class Lines(BeatQueue[str]):
    """Says what happened, a line at a time."""

    def _seconds(self, beat: str) -> float:
        return len(beat) / 40


class NerveScene(GameScene):
    """The game as it is played: a button for each choice."""

    def lay_out(self) -> None:
        table = self._table
        moves = table.match.game.moves(table.shown) if table.waits_for_person else ()
        places = (Rect(60 + 200 * at, 300, 180, 60) for at in range(len(moves)))
        self._form.show([Button(m, place, m) for m, place in zip(moves, places, strict=True)])

    def choose(self, action: object) -> None:
        if isinstance(action, Activated):
            self._table.decide(action.id)

    def draw(self, canvas: Canvas) -> None:
        palette, due = canvas.theme.pages, self._table.due
        canvas.backdrop(palette.page)
        if isinstance(due, Decision):
            view = self._table.match.game.view(self._table.shown, due.seat)
            canvas.text(repr(view), 60, 100, TEXT, palette.text)
        self._form.draw(canvas, palette)


FACE = UsualFace(KIND.id, lambda _home: KIND, NerveScene, Lines, last_game(KIND.id))
LID = Lid(
    say("Nerve"),
    say("Dare or fold"),
    say("The highest that dares"),
    4,
    say("{n} min", n=2),
    "heart",
    INK,
    lambda canvas: canvas.backdrop(INK),
)
