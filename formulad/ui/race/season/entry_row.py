"""Entry row: a driver of a season to come, the car, the name, and who is at the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.season_entries import LONGEST_NAME
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.art.cars import draw_plate
from formulad.ui.race.season.season_commands import ChangeEntry, Trait
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import SMALL
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.text_field import TextField

if TYPE_CHECKING:
    from formulad.season.season import Entry
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Look, Widget
    from formulad.ui.toolkit.widgets.writing import Writing

_EDGE, _GAP, _PLATE, _DRIVER = 14.0, 10.0, 62.0, 190.0
_TALLEST = 50.0


@frozen
class EntryRow:
    """One driver, as it can be changed."""

    at: int
    """Which of the division, from 0."""
    entry: Entry
    rect: Rect
    grades: tuple[str, ...]
    """How well computers can drive."""
    titles: tuple[str, ...]
    """What that is called."""
    writing: Writing
    may_leave: bool

    def widgets(self) -> list[Widget]:
        """Return what can be changed, as it is read."""
        high = min(_TALLEST, self.rect.height - 16)
        top = self.rect.centery - high / 2
        leave = Rect(self.rect.right - _EDGE - high, top, high, high)
        driver = Rect(leave.left - _GAP - _DRIVER, top, _DRIVER, high)
        left = self.plate.right + _GAP
        name = Rect(left, top, driver.left - _GAP - left, high)
        grade = self.entry.grade
        at = 1 + self.grades.index(grade) if grade in self.grades else 0
        return [
            Spot(f"car-{self.at}", self.plate, 8, command=self._of(Trait.CAR)),
            TextField(
                f"name-{self.at}",
                name,
                self.writing,
                placeholder=say("Name"),
                longest=LONGEST_NAME,
                command=self._of(Trait.NAME),
            ),
            Chooser(
                f"driver-{self.at}",
                driver,
                (say("Person"), *self.titles),
                at,
                icon="robot" if grade else "human",
                command=self._of(Trait.DRIVER),
            ),
            Button(
                f"leave-{self.at}",
                leave,
                "",
                Kind.GHOST,
                icon="cross",
                enabled=self.may_leave,
                size=17,
                command=self._of(Trait.LEAVE),
            ),
        ]

    @property
    def plate(self) -> Rect:
        """Where the number of the car stands."""
        high = min(44.0, self.rect.height - 16)
        return Rect(self.rect.left + _EDGE, self.rect.centery - high / 2, _PLATE, high)

    def _of(self, trait: Trait) -> ChangeEntry:
        return ChangeEntry(trait, self.entry)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground of the row, and the number of the car."""
        palette = canvas.theme.pages
        canvas.panel(self.rect, palette, radius=16)
        draw_plate(canvas, self.entry.number, self.plate)


def draw_add_entry(canvas: Canvas, rect: Rect, number: int, look: Look) -> None:
    """Draw what lets somebody else drive too, in the car of a number."""
    palette = canvas.theme.pages
    is_meant = look.hovered or look.focused
    ground = palette.panel.top if is_meant else palette.inset
    line = palette.hover_line if is_meant else palette.strong_line
    canvas.box(rect, ground, radius=16, line=line, line_width=1.6, opacity=0.85)
    draw_plate(canvas, number, Rect(rect.left + _EDGE, rect.centery - 20, _PLATE, 40))
    style = SMALL.sized(17).weighted(700)
    left = rect.left + _EDGE + _PLATE + _GAP + 6
    canvas.text(say("Add a driver"), left, rect.centery, style, palette.text)
    draw_icon(canvas, "plus", rect.right - 40, rect.centery, 26, palette.text)
