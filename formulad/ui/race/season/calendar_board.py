"""Calendar board: the races of a season in their order, and what is agreed on one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.season.drafting import first_open
from formulad.season.season_faults import MOST_RACES
from formulad.ui.race.boards.circuit_outline import draw_outline
from formulad.ui.race.season.season_commands import LookAtRace
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.button_row import in_a_row
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.list_row import ListRow
from formulad.ui.toolkit.widgets.stepper import Stepper

if TYPE_CHECKING:
    from formulad.season.season import Round, Season
    from formulad.ui.race.season.season_offer import SeasonOffer
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.widget import Widget

CIRCUIT, LAPS, EARLIER, LATER, ADD, DROP, AWAY = (
    "circuit",
    "race-laps",
    "earlier",
    "later",
    "add-race",
    "drop-race",
    "away",
)
_PAD, _CONTROL, _GAP, _WIDEST_ROW = 16.0, 48.0, 14.0, 60.0
_LOWEST_ROW = 44.0
_HEAD = 40.0


@frozen
class CalendarBoard:
    """The calendar as it is drawn up, one race of it looked at."""

    season: Season
    race: int
    """Which one is looked at, from 1."""
    offer: SeasonOffer
    listed: Rect
    """Where the races stand."""
    panel: Rect
    """Where that is changed which is looked at."""

    @property
    def _round(self) -> Round:
        return self.season.calendar[self.race - 1]

    @property
    def is_open(self) -> bool:
        """Whether the race that is looked at can still be changed."""
        return self.race >= first_open(self.season)

    @property
    def _has_circuits(self) -> bool:
        return self.season.game == RACE

    def place_of(self, race: int) -> Rect:
        """Return where a race stands: below the one before, in as many columns as are needed."""
        races, room = len(self.season.calendar), self.listed.inflate(-2 * _PAD, -2 * _PAD)
        rows = max(1, int(room.height // (_LOWEST_ROW + 4)))
        columns = -(-races // rows)
        rows = -(-races // columns)
        step = min(_WIDEST_ROW, room.height / max(rows, 1))
        width = (room.width - (columns - 1) * 8) / columns
        column, row = divmod(race - 1, rows)
        return Rect(room.left + column * (width + 8), room.top + row * step, width, step - 4)

    def race_at(self, at: Point) -> int:
        """Return which race stands at a place; 0 if none does."""
        races = range(1, len(self.season.calendar) + 1)
        return next((race for race in races if self.place_of(race).collidepoint(at)), 0)

    def rows(self) -> list[Widget]:
        """Return the races, as they are driven."""
        return [self._row(race) for race in range(1, len(self.season.calendar) + 1)]

    def _row(self, race: int) -> ListRow:
        round_ = self.season.calendar[race - 1]
        laps, note = round_.laps or self.offer.laps(self.season), ""
        name = say("Game {number}", number=race)
        if self._has_circuits:
            name = say("{n}. {circuit}", n=race, circuit=self.offer.title_of(round_.track))
            note = counted(laps, "{n} lap", "{n} laps")
        icon = "check" if race < first_open(self.season) else "flag"
        return ListRow(
            f"race-{race}",
            self.place_of(race),
            name,
            note,
            icon,
            chosen=race == self.race,
            command=LookAtRace(race),
        )

    def widgets(self, canvas: Canvas) -> list[Widget]:
        """Return the races, and what can be changed about the one that is looked at."""
        panel, is_open = self.panel, self.is_open
        left, width = panel.left + _PAD, panel.width - 2 * _PAD
        bottom = panel.bottom - _PAD
        found: list[Widget] = [*self.rows()]
        add = Rect(left, bottom - _CONTROL, width, _CONTROL)
        order = add.move(0, -_CONTROL - _GAP)
        away = order.move(0, -_CONTROL - _GAP)
        if has_people := any(entry.is_person for entry in self.season.entries):
            count = len(self._round.absent)
            told = counted(count, "{n} stays away", "{n} stay away") if count else say("All come")
            found.append(Button(AWAY, away, told, icon="human", enabled=is_open, size=18))
        if self._has_circuits:
            half = (width - _GAP) * 0.64
            top = (away if has_people else order).top - _CONTROL - _GAP
            names = tuple(self.offer.circuits)
            at = names.index(self._round.track) if self._round.track in names else 0
            titles = tuple(map(self.offer.title_of, names))
            place = Rect(left, top, half, _CONTROL)
            found.append(Chooser(CIRCUIT, place, titles, at, enabled=is_open, icon="track"))
            laps = self._round.laps or self.offer.laps(self.season)
            place = Rect(left + half + _GAP, top, width - half - _GAP, _CONTROL)
            found.append(Stepper(LAPS, place, laps, 1, 9, enabled=is_open))
        first, last = first_open(self.season), len(self.season.calendar)
        moves = (
            Button(
                EARLIER, order, say("Earlier"), icon="up", enabled=is_open and self.race > first
            ),
            Button(LATER, order, say("Later"), icon="down", enabled=is_open and self.race < last),
        )
        more = (
            Button(DROP, add, say("Remove"), icon="cross", enabled=is_open and last > 1),
            Button(ADD, add, say("Add a race"), icon="plus", enabled=last < MOST_RACES),
        )
        wide = (width - _GAP) / 2
        return [*found, *in_a_row(canvas, moves, order, wide), *in_a_row(canvas, more, add, wide)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the grounds, and the circuit that is looked at."""
        palette, panel = canvas.theme.pages, self.panel
        canvas.panel(self.listed, palette, radius=16)
        canvas.panel(panel, palette, radius=16)
        left, width = panel.left + _PAD, panel.width - 2 * _PAD
        if not self._has_circuits:
            self._draw_card_game(canvas, left, width)
            return
        circuit = self.offer.circuits.get(self._round.track)
        title = self.offer.title_of(self._round.track)
        head = say("Race {race}: {circuit}", race=self.race, circuit=title)
        told, style = fitted(canvas, head, SMALL_TITLE, width)
        canvas.text(told, left, panel.top + _PAD + _HEAD / 2, style, palette.text)
        controls = 4 * (_CONTROL + _GAP) + _PAD
        top = panel.top + _PAD + _HEAD + 8
        picture = Rect(left, top, width, panel.bottom - controls - 12 - top)
        if circuit and picture.height > 60:
            draw_outline(canvas, circuit, picture, 9, palette.text, palette.accent)

    def _draw_card_game(self, canvas: Canvas, left: float, width: float) -> None:
        palette = canvas.theme.pages
        head = say("Game {number}", number=self.race)
        told, style = fitted(canvas, head, SMALL_TITLE, width)
        canvas.text(told, left, self.panel.top + _PAD + _HEAD / 2, style, palette.text)
        words = say("A whole game of cards each time; places at its end score.")
        below = Rect(left, self.panel.top + _PAD + _HEAD + 8, width, 0)
        canvas.paragraph(words, below, canvas.reading(SMALL), palette.muted)
