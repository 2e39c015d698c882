"""Terms of a new race besides who drives: the grid, how fast things move, laps and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say, say_of
from formulad.race.agreed.option_catalogue import ENTRIES
from formulad.race.agreed.options import GridRule
from formulad.store.preferences import Pace
from formulad.ui.race.new_race.line_up_card import LEVELS
from formulad.ui.race.new_race.new_race_layout import OPTIONS
from formulad.ui.race.terms.grade_words import title_of
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import LEADING, draw_lines, fitted, in_lines
from formulad.ui.toolkit.lettering import LABEL, NAME, NOTE
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.chooser import Chooser
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.stepper import Stepper

if TYPE_CHECKING:
    from formulad.games.race.option_words import OptionWords
    from formulad.ui.race.new_race.line_up import LineUp
    from formulad.ui.race.new_race.new_race_layout import NewRacePlaces
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.widgets.widget import Widget

GRIDS = (
    say_of("starting grid", "Highest roll"),
    say_of("starting grid", "As listed"),
    say_of("starting grid", "Timed laps"),
)
GRADES = "grades"
_NAMED, _EDGE, _TOP, _STEP, _HIGH = 136.0, 24.0, 24.0, 58.0, 48.0
"""Of the options: where they begin beside what they are called, and how they stand below it."""
_CHANGE = 150.0
PACES = (Pace.CALM, Pace.BRISK, Pace.INSTANT)
_PACE_WORDS = (say_of("pace", "Calm"), say_of("pace", "Brisk"), say_of("pace", "At once"))


@frozen
class TermsPanel:
    """The terms of a race as they are agreed now, each with what changes it."""

    places: NewRacePlaces
    rules: Draft
    pace: Pace
    words: OptionWords
    line_up: LineUp

    def widgets(self) -> list[Widget]:
        """Return what changes each of the terms."""
        bottom = self.places.choices
        half = bottom.width / 2
        return [
            Segmented(
                "grid",
                Rect(bottom.left + 20, bottom.bottom - 64, half - 40, 48),
                GRIDS,
                grid_of(self.rules),
            ),
            Segmented(
                "pace",
                Rect(bottom.left + half + 20, bottom.bottom - 64, half - 40, 48),
                _PACE_WORDS,
                PACES.index(self.pace),
            ),
            Stepper(
                "laps",
                self._row(0),
                int(self.rules.value("laps")),
                int(ENTRIES["laps"].values[0]),
                int(ENTRIES["laps"].values[-1]),
            ),
            self._grades(),
            Button("rules", self._change, say("Change"), icon="edit", size=18),
        ]

    def _row(self, at: int) -> Rect:
        """Return where one of the options is chosen, beside what it is called."""
        options = self.places.options
        left = options.left + _NAMED
        top = options.top + (options.height - OPTIONS) / 2 + _TOP + at * _STEP
        return Rect(left, top, options.right - _EDGE - left, _HIGH)

    @property
    def _change(self) -> Rect:
        """Where the way to the rules stands."""
        row = self._row(2)
        return Rect(row.right - _CHANGE, row.top, _CHANGE, row.height)

    def _grades(self) -> Chooser:
        """Return what changes how well all computers drive, at once."""
        grade = self.line_up.grade
        mixed = () if grade else (say_of("grades of all computers", "Different"),)
        drive = self.line_up.people < len(self.line_up.seats)
        labels = (*mixed, *map(title_of, LEVELS)) if drive else (say_of("computers", "None"),)
        index = LEVELS.index(grade) if grade and drive else 0
        return Chooser(GRADES, self._row(1), labels, index, enabled=drive, icon="robot")

    def draw(self, canvas: Canvas) -> None:
        """Draw what the terms are called, and how the rules stand."""
        bottom, options = self.places.choices, self.places.options
        canvas.panel(bottom, canvas.theme.pages, radius=18)
        label = LABEL.sized(15)
        canvas.text(
            say("Starting grid"), bottom.left + 22, bottom.top + 24, label, canvas.theme.pages.muted
        )
        middle = bottom.left + bottom.width / 2
        canvas.text(
            say("Cars and dice move"), middle + 22, bottom.top + 24, label, canvas.theme.pages.muted
        )
        canvas.panel(options, canvas.theme.pages, radius=18)
        for at, word in enumerate((say("Laps"), say("Computers"), say("Rules"))):
            row, ink = self._row(at), canvas.theme.pages.text
            name, style = fitted(canvas, word, LABEL, _NAMED - _EDGE - 8)
            canvas.text(name, options.left + _EDGE, row.centery, style, ink)
        self._draw_rules(canvas)

    def _draw_rules(self, canvas: Canvas) -> None:
        """Draw by which preset the race is driven, and what differs from it."""
        row = self._row(2)
        room = self._change.left - 16 - row.left
        name, style = fitted(canvas, self.words.preset(self.rules.base), NAME, room)
        canvas.text(name, row.left, row.top + 12, style, canvas.theme.pages.text)
        lines, style = in_lines(canvas, self._rules_note(canvas, room), NOTE, room, 2)
        y = row.top + 35 + (len(lines) - 1) * style.size * LEADING / 2
        draw_lines(canvas, lines, (row.left, y), style, canvas.theme.pages.muted)

    def _rules_note(self, canvas: Canvas, room: float) -> str:
        """Return how the rules differ from their preset: one by one, or else how many do."""
        words, changes = self.words, self.rules.changes
        if not changes:
            return words.told("rules", self.rules.value("rules"))
        told = ", ".join(words.told(name, self.rules.value(name)) for name in changes)
        count = len(changes)
        longer = counted(count, "{n} change: {changes}", "{n} changes: {changes}", changes=told)
        if canvas.text_width(longer, NOTE) <= room:
            return longer
        return counted(count, "{n} change from this preset", "{n} changes from this preset")


def grade_chosen(line_up: LineUp, index: int) -> str:
    """Return the grade that stands at a place of what all computers drive like; empty for none."""
    at = index if line_up.grade else index - 1
    return LEVELS[at] if at >= 0 else ""


def grid_of(rules: Draft) -> int:
    """Return which of the grids rules ask for."""
    if rules.options.qualifying:
        return 2
    return 0 if rules.options.grid is GridRule.DRAWN else 1


def with_grid(rules: Draft, index: int) -> Draft:
    """Return rules with one of the grids; timed laps leave what stands in for them as it is."""
    if index == len(GRIDS) - 1:
        return rules.with_value("qualifying", value=True)
    grid = GridRule.AS_LISTED if index else GridRule.DRAWN
    return rules.with_value("qualifying", value=False).with_value("grid", grid)
