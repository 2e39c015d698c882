"""Going on page: who plays on from a moment of another game, and with which luck (SHE-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push, Reset
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import Cancel, Undo
from formulad.ui.toolkit.lettering import LABEL, NAME
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen

if TYPE_CHECKING:
    from formulad.ui.shell.moment.moment_ways import GoingOn
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

START, DICE = "start", "dice"
_ROW, _GAP, _FOOT = 74.0, 10.0, 84.0
_WHO, _GRADE, _START = 260.0, 220.0, 360.0
_DICE_WORDS = (say("New dice"), say("The same dice"))


@frozen
class ChangeSeat:
    """Change who plays in a seat."""

    seat: int


class GoOnScene(FormScene):
    """Agrees on a game that goes on from a moment of another."""

    name = "go-on"

    def __init__(self, going: GoingOn) -> None:
        """Offer who played before, and new dice."""
        super().__init__()
        self._going = going
        self._grades = [self._known(player.grade) for player in going.players]
        self._has_same_dice = False
        self._area = Rect(0, 0, 1920, 1080)

    def _known(self, grade: str) -> str:
        """Return a grade; a computer that is no more plays as usual."""
        known = self._going.grades
        return grade if not grade or grade in known.ids else known.usual

    @property
    def grades(self) -> tuple[str, ...]:
        """Who plays on, by seat; empty for a person."""
        return tuple(self._grades)

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._area = canvas.area
        self._lay_out("" if self._form.focus else START)

    def handle(self, intent: Intent) -> Change | None:
        """Change who plays, or begin."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        self._lay_out()
        return change

    def _act(self, action: Action) -> Change | None:
        known = self._going.grades
        match action:
            case Chosen(id="dice", index=index):
                self._has_same_dice = bool(index)
            case Chosen(id=name, index=index, command=ChangeSeat(seat)):
                is_grade = name.startswith("grade")
                self._grades[seat] = known.ids[index] if is_grade else known.usual if index else ""
            case Activated(id="start"):
                return self._start()
            case Activated(id="back"):
                return Pop()
        return None

    def _start(self) -> Change:
        try:
            return Reset(self._going.begin(self.grades, self._has_same_dice))
        except SaveError as error:
            return Push(notice(say("The game cannot begin"), sentence_of(error)))

    @property
    def _room(self) -> Rect:
        top = HEADER + 34
        area = self._area
        return Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - MARGIN)

    @property
    def _high(self) -> float:
        """How tall a row stands with all of them in sight."""
        room = self._room.height - _FOOT - 2 * _GAP
        return min(_ROW, room / len(self._grades) - _GAP)

    def _place(self, seat: int) -> Rect:
        room, high = self._room, self._high
        return Rect(room.left, room.top + seat * (high + _GAP), room.width, high)

    def _lay_out(self, focus: str = "") -> None:
        widgets: list[Widget] = [back_button()]
        for seat in range(len(self._grades)):
            widgets += self._seat(seat)
        room = self._room
        top, start = room.bottom - _FOOT, min(_START, room.width * 0.42)
        dice = Rect(room.left, top, min(460.0, room.width - start - 20), _FOOT)
        place = Rect(room.right - start, top, start, _FOOT)
        widgets += [
            Segmented(DICE, dice, _DICE_WORDS, int(self._has_same_dice)),
            Button(START, place, say("Go on from here"), Kind.PRIMARY, icon="play", size=22),
        ]
        self._form.show(widgets, focus)

    def _seat(self, seat: int) -> list[Widget]:
        row, grade, known = self._place(seat), self._grades[seat], self._going.grades
        high = min(52.0, row.height - 10)
        top, command = row.centery - high / 2, ChangeSeat(seat)
        how = Rect(row.right - 14 - _GRADE, top, _GRADE, high)
        who = Rect(how.left - 12 - _WHO, top, _WHO, high)
        found: list[Widget] = [
            Segmented(
                f"player-{seat}",
                who,
                (say("Person"), say("Computer")),
                1 if grade else 0,
                icons=("human", "robot"),
                command=command,
            )
        ]
        if grade:
            at = known.ids.index(grade)
            found.append(
                Chooser(f"grade-{seat}", how, known.titles, at, icon="star", command=command)
            )
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("Go on from here").upper(), self._going.note)
        palette = canvas.theme.pages
        for seat, player in enumerate(self._going.players):
            row = self._place(seat)
            canvas.panel(row, palette, radius=16)
            canvas.text(str(seat + 1), row.left + 34, row.centery, NAME, palette.muted, align=0.5)
            room = row.width - _WHO - _GRADE - 120
            name, style = fitted(canvas, player.name, LABEL.sized(20), room, 0.6)
            canvas.text(name, row.left + 66, row.centery, style, palette.text)
        self._form.draw(canvas, palette)
