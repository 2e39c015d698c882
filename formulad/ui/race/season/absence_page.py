"""Absence page: who has said that they cannot come to a race (SEA-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.season.season import Absence
from formulad.ui.art.cars import draw_plate
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import Cancel, Undo
from formulad.ui.toolkit.lettering import NAME
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.sentence import Sentence
    from formulad.season.season import Entry, Season
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_TALLEST, _GAP, _CHOICE = 84.0, 12.0, 0.46


@frozen
class Excuse:
    """Let somebody come, or stay away."""

    name: str


_MEANINGS = {
    Absence.COMPUTER: say("A computer drives for who stays away, and the points count"),
    Absence.NO_POINTS: say("A computer drives for who stays away, but scores nothing"),
    Absence.EMPTY: say("The car of who stays away does not start"),
}


class AbsenceScene(FormScene):
    """A row for each person."""

    name = "absence"

    def __init__(self, season: Season, race: int, keep: Callable[[tuple[str, ...]], None]) -> None:
        """Show the persons of a season.

        Args:
            season: as it is agreed on.
            race: of which it is asked, from 1.
            keep: takes the names of those who stay away.
        """
        super().__init__()
        self._season = season
        self._race = race
        self._keep = keep
        self._away = season.calendar[race - 1].absent
        self._area = Rect(0, 0, 1, 1)

    @property
    def _people(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self._season.entries if entry.is_person)

    def arrange(self, canvas: Canvas) -> None:
        """Place a row for each person."""
        self._area = canvas.area
        self._show()

    def _row(self, at: int) -> Rect:
        """Return the place of a person: in two columns, if there are many."""
        people, area = len(self._people), self._area
        columns = 1 if people <= 5 or area.width < area.height else 2
        rows = -(-people // columns)
        room = area.height - HEADER - 40 - 24
        step = min(_TALLEST + _GAP, room / max(1, rows))
        width = (area.width - 2 * MARGIN - (columns - 1) * _GAP) / columns
        left = MARGIN + at % columns * (width + _GAP)
        return Rect(left, HEADER + 40 + at // columns * step, width, step - _GAP)

    def _show(self) -> None:
        self._form.show(
            [back_button(), *(self._choice(at, each) for at, each in enumerate(self._people))]
        )

    def _choice(self, at: int, entry: Entry) -> Segmented:
        row = self._row(at)
        width, tall = row.width * _CHOICE, min(48.0, row.height - 16)
        place = Rect(row.right - 14 - width, row.centery - tall / 2, width, tall)
        words = (say("Drives"), say("Stays away"))
        chosen = int(entry.name in self._away)
        return Segmented(f"away-{at}", place, words, chosen, command=Excuse(entry.name))

    def handle(self, intent: Intent) -> Change | None:
        """Let somebody come or stay away, or go back."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Chosen(command=Excuse(name), index=index):
                others = tuple(each for each in self._away if each != name)
                self._away = (*others, name) if index else others
                self._keep(self._away)
                self._show()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw a row for each person."""
        title: Sentence = say("Who comes to race {race}?", race=self._race)
        draw_page(canvas, title.upper(), _MEANINGS[self._season.absent])
        palette = canvas.theme.pages
        for at, entry in enumerate(self._people):
            row = self._row(at)
            canvas.panel(row, palette, radius=16)
            draw_plate(canvas, entry.number, Rect(row.left + 18, row.centery - 20, 56, 40))
            room = row.width * (1 - _CHOICE) - 120
            name, style = fitted(canvas, entry.name, NAME, room, 0.6)
            canvas.text(name, row.left + 92, row.centery, style, palette.text)
        self._form.draw(canvas, palette)
