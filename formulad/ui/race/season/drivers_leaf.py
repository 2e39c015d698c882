"""Leaf of the drivers: who enters a season, division by division, and room for one more."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.season.drafting import free_cars, may_leave
from formulad.ui.race.season.entry_row import EntryRow, draw_add_entry
from formulad.ui.race.season.season_commands import AddEntry
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.season.season import Season
    from formulad.ui.race.season.new_season_layout import NewSeasonPlaces
    from formulad.ui.race.season.season_offer import SeasonOffer
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Widget
    from formulad.ui.toolkit.widgets.writing import Writing

DIVISION = "division"
_SWITCH, _ADD = 64.0, "add-entry"


@frozen(slots=False)
class DriversLeaf:
    """The drivers of one division, as they are drawn up."""

    season: Season
    division: int
    offer: SeasonOffer
    places: NewSeasonPlaces
    written: Callable[[str, str], Writing]
    """Returns what stands in a field, by its id and the text it had."""

    @property
    def _head(self) -> float:
        """How high the choice of the division is; 0 if there is but one."""
        return _SWITCH if len(self.season.divisions) > 1 else 0.0

    @property
    def _cells(self) -> tuple[Rect, ...]:
        return self.places.entries(self.offer.most(self.season), self._head)

    @cached_property
    def rows(self) -> tuple[EntryRow, ...]:
        """A row for each driver."""
        season, offer = self.season, self.offer
        grades = offer.grades(season)
        titles = tuple(offer.grade_title(season, grade) for grade in grades)
        leaves = may_leave(season, self.division)
        entries = zip(season.drivers(self.division), self._cells, strict=False)
        return tuple(
            EntryRow(
                at,
                entry,
                cell,
                grades,
                titles,
                self.written(f"name-{at}", entry.name),
                leaves,
            )
            for at, (entry, cell) in enumerate(entries)
        )

    def widgets(self) -> list[Widget]:
        """Return the choice of the division, the rows, and a place for one more driver."""
        found: list[Widget] = []
        if self._head:
            divisions = self.season.divisions
            named = tuple(say("Division {number}", number=each) for each in divisions)
            content = self.places.content
            room = Rect(content.left, content.top, content.width, 48)
            found.append(Segmented(DIVISION, room, named, self.division - 1))
        for row in self.rows:
            found += row.widgets()
        cells = self._cells
        if len(self.rows) < len(cells):
            found.append(Spot(_ADD, cells[len(self.rows)], 16, command=AddEntry()))
        return found

    def draw(self, canvas: Canvas, form: Form) -> None:
        """Draw what the widgets alone do not show."""
        for row in self.rows:
            row.draw(canvas)
        if add := form.find(_ADD):
            cars = free_cars(self.season, self.offer.cars(self.season), self.division)
            form.draw_spot(
                _ADD, canvas, add.rect, partial(draw_add_entry, canvas, add.rect, cars[0])
            )
