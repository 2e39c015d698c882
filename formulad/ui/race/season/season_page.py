"""Season page: how a season stands between two of its races, and the way into the next one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from formulad.games.seasons import SeasonFile
from formulad.kernel.sentence import joined, say, sentence_of
from formulad.season.carried_damage import garage
from formulad.store.paths import Home
from formulad.ui.race.season.garage_page import GarageScene
from formulad.ui.race.season.season_rows import headline, season_rows
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push, Reset
from formulad.ui.shell.table.season_lines import LEAST_HEIGHT, draw_season_lines
from formulad.ui.shell.table.standings_table import draw_standings, table_height
from formulad.ui.shell.test_probe import fresh_seed
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import NAME
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.button_row import in_a_row
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

ON, MEND, GARAGE = "next-race", "mend", "garage"
_NOWHERE = Rect(0, 0, 0, 0)
_STRIP, _FOOT, _TALL, _WIDEST = 56.0, 112.0, 64.0, 340.0


class SeasonScene(FormScene):
    """Who leads after so many races; the garage, and the next race."""

    name = "season"

    def __init__(self, context: SceneContext, path: Path, help_page: Callable[[], Scene]) -> None:
        """Open a season; what a power cut kept out enters now.

        Raises:
            ValueError: if it cannot go on; the message is a sentence.
        """
        super().__init__()
        self._context = context
        self._help_page = help_page
        self._file = SeasonFile(Home(context.data, context.folders), path)
        self._file.run_alone(fresh_seed(), _now())
        self._strip = self._table = self._lines = _NOWHERE

    @property
    def _race(self) -> int:
        """The next race; 0 if the season is over."""
        return self._file.season.next_race()

    @property
    def _may_mend(self) -> bool:
        """Whether there is something to mend for a person."""
        if not self._race or self._file.unfinished():
            return False
        bays = garage(self._file.season, self._file.game.full(self._file.season))
        return any(bay.entry.is_person for bay in bays)

    def arrange(self, canvas: Canvas) -> None:
        """Place the sentence, the table, the lines below it, and the buttons."""
        area = canvas.area
        width = area.width - 2 * MARGIN
        self._strip = Rect(MARGIN, HEADER + 26, width, _STRIP)
        top, bottom = self._strip.bottom + 18, area.bottom - _FOOT
        rows = len(self._file.season.drivers())
        height = table_height(rows, bottom - top)
        self._table = Rect(MARGIN, top, width, height)
        below = self._table.bottom + 20
        self._lines = Rect(MARGIN, below, width, bottom - below)
        row = Rect(MARGIN, area.bottom - 28 - _TALL, width, _TALL)
        buttons = in_a_row(canvas, self._buttons(), row, _WIDEST) if self._buttons() else []
        focus = "" if self._form.focus else ON
        self._form.show([back_button(), *buttons], focus=focus)

    def _buttons(self) -> list[Button]:
        if not self._race:
            return []
        on = say("Race {race}", race=self._race)
        start = Button(ON, _NOWHERE, on, Kind.PRIMARY, icon="flag")
        if not self._may_mend:
            return [start]
        garage_ = Button(GARAGE, _NOWHERE, say("Garage"), icon="settings")
        return [Button(MEND, _NOWHERE, say("Mend for me")), garage_, start]

    def handle(self, intent: Intent) -> Change | None:
        """Mend, go to the garage or into the next race."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(id="next-race"):
                return self._go_on()
            case Activated(id="garage"):
                return Push(GarageScene(self._file, self._help_page))
            case Activated(id="mend"):
                return self._mend()
        return None

    def _go_on(self) -> Change:
        """Begin the next race, or go on with it."""
        face = self._context.box.faces[self._file.season.game]()
        try:
            path = self._file.begin(fresh_seed(), _now())
            return Reset(face.resumed(self._context, path))
        except ValueError as error:
            return Push(notice(say("The race cannot start"), sentence_of(error)))

    def _mend(self) -> Change | None:
        """Let the cars of persons be mended as computers do, and show what was done."""
        try:
            self._file.mend_for_me()
        except ValueError as error:
            return Push(notice(say("Garage"), sentence_of(error)))
        return Push(GarageScene(self._file, self._help_page))

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence, the table and the lines."""
        season = self._file.season
        rows, driven, races = season_rows(season), len(season.driven()), len(season.calendar)
        after = say("After race {race} of {races}", race=driven, races=races)
        coming = season.calendar[self._race - 1].track if self._race else ""
        note = joined(" · ", (after, coming)) if coming else after
        draw_page(canvas, season.title.upper(), note)
        palette = canvas.theme.pages
        canvas.panel(self._strip, palette, radius=14)
        told, style = fitted(canvas, headline(season), NAME, self._strip.width - 48, 0.6)
        canvas.text(told, self._strip.left + 24, self._strip.centery, style, palette.text)
        draw_standings(canvas, self._table, rows, races)
        if driven > 1 and self._lines.height >= LEAST_HEIGHT:
            draw_season_lines(canvas, self._lines, rows)
        self._form.draw(canvas, palette)


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
