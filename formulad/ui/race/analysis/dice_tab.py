"""Dice of a race: each against what so many throws of a true die bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.report.account import RISK
from formulad.ai.report.dice_tally import BLACK_DIE, beyond_by_chance
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, joined, say
from formulad.race.dice import BLACK, GEAR_DICE
from formulad.ui.art.dice import draw_die
from formulad.ui.race.analysis.analysis_words import signed
from formulad.ui.race.analysis.chart_words import die_name
from formulad.ui.race.analysis.panel_head import HEAD, PADDING, draw_panel
from formulad.ui.race.analysis.report_layout import VIEW_WIDTH, WHO_WIDTH
from formulad.ui.race.analysis.summary_tab import told_progress
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.lettering import NAME, SMALL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import AMBER, SUN

if TYPE_CHECKING:
    from formulad.ai.report.account import RaceAccount
    from formulad.ai.report.dice_tally import DieTally
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Widget

_TALLEST, _FOOT = 106.0, 78.0
_DIE, _WORDS, _FIGURES = 84.0, 0.2, 0.2
_BAR = 16.0


@frozen(slots=False)
class DiceTab:
    """The dice of all drivers, or of one."""

    report: RaceReport
    room: Rect
    chosen: int | None
    account: RaceAccount | None = None
    """What the race comes to, where that is to be shown."""
    progress: float | None = None

    def widgets(self) -> list[Widget]:
        """Return nothing: the dice can only be looked at."""
        return []

    def draw(self, canvas: Canvas, palette: Palette, form: Form) -> None:
        """Draw a row for each die."""
        del form
        shown = self.report.dice(self.chosen)
        who = say("All drivers") if self.chosen is None else self.report.name(self.chosen)
        thrown = sum(tally.throws for tally in shown)
        told: str = counted(thrown, "{who}: {n} throw", "{who}: {n} throws", who=who)
        if self.progress is not None:
            told = told_progress(self.progress)
        taken = VIEW_WIDTH + WHO_WIDTH + 24
        draw_panel(canvas, palette, self.room, say("Dice"), told, taken)
        room = self.room
        inner = Rect(
            room.left + PADDING,
            room.top + HEAD,
            room.width - 2 * PADDING,
            room.height - HEAD - _FOOT,
        )
        height = min(_TALLEST, inner.height / max(1, len(shown)))
        for at, tally in enumerate(shown):
            row = Rect(inner.left, inner.top + at * height, inner.width, height - 4)
            _draw_die(canvas, palette, row, tally, self._worth(tally))
        self._draw_foot(canvas, palette, shown)

    def _worth(self, tally: DieTally) -> float | None:
        """Return the turns that a die has given, less those it took; None where nobody asks."""
        if self.account is None:
            return None
        places = {throw.place: throw.die for throw in self.report.throws}
        return sum(
            each.luck
            for each in self.account.weighed
            if each.is_die
            and self.chosen in (None, each.seat)
            and abs(each.luck) < RISK
            and places.get(each.place) is tally.die
        )

    def _draw_foot(self, canvas: Canvas, palette: Palette, shown: tuple[DieTally, ...]) -> None:
        room = self.room
        lines, style = in_lines(canvas, verdict(shown), SMALL, room.width - 2 * PADDING, 2)
        middle = (room.left + PADDING, room.bottom - _FOOT / 2)
        draw_lines(canvas, lines, middle, style, palette.text)


def verdict(shown: tuple[DieTally, ...]) -> str:
    """Return what can be said of dice, without feeding the belief that they are rigged."""
    if not shown:
        return say("No die has fallen.")
    beyond = sum(tally.is_beyond for tally in shown)
    chance = f"{beyond_by_chance(shown):.1f}"
    limits = say("The bar is where 19 of 20 averages of so many true throws lie.")
    if not beyond:
        found = say("All dice lie within; by chance {chance} of them would not.", chance=chance)
    else:
        found = counted(
            beyond,
            "{n} die lies outside; by chance it would be {chance} in a race like this.",
            "{n} dice lie outside; by chance it would be {chance} in a race like this.",
            chance=chance,
        )
    return joined(" ", (limits, found))


def _draw_die(
    canvas: Canvas, palette: Palette, row: Rect, tally: DieTally, worth: float | None
) -> None:
    canvas.box(row, palette.inset, radius=12, opacity=0.7)
    y = row.centery
    draw_die(canvas, tally.die, row.left + _DIE / 2, y, min(58.0, row.height - 8))
    left = row.left + _DIE
    room = row.width * _WORDS - 12
    name, style = fitted(canvas, _title(tally), NAME, room)
    canvas.text(name, left, y - 12, style, palette.text)
    thrown = counted(tally.throws, "{n} throw", "{n} throws")
    canvas.text(thrown, left, y + 13, SMALL, palette.muted)
    plot_left = left + row.width * _WORDS
    right = row.right - row.width * _FIGURES
    _draw_plot(canvas, palette, Rect(plot_left, row.top, right - plot_left - 40, row.height), tally)
    average: str = say("average {mean}", mean=f"{tally.mean:.2f}")
    if worth is not None:
        average = say(
            "{turns} turns, average {mean}", turns=signed(worth), mean=f"{tally.mean:.2f}"
        )
    expected = say("expected {mean}", mean=f"{tally.expected:.2f}")
    for words, at, ink in ((average, -12, palette.text), (expected, 13, palette.muted)):
        text, style = fitted(canvas, words, NAME.sized(16), row.width * _FIGURES - 16)
        canvas.text(text, row.right - 16, y + at, style, ink, align=1)


def _title(tally: DieTally) -> str:
    if tally.die is BLACK_DIE:
        return say("Black die")
    return say("{gear} gear", gear=die_name(tally.die))


def _draw_plot(canvas: Canvas, palette: Palette, rect: Rect, tally: DieTally) -> None:
    """Draw the limits as a bar, what was expected as a line, and what fell as a diamond."""
    die = BLACK if tally.die is BLACK_DIE else GEAR_DICE[tally.die]
    low, high = die.lowest, die.highest
    y = rect.centery

    def x(value: float) -> float:
        return rect.left + rect.width * (value - low) / (high - low)

    canvas.rule((rect.left, y), (rect.right, y), palette.strong_line, 2)
    canvas.text(str(low), rect.left - 10, y, SMALL, palette.muted, align=1)
    canvas.text(str(high), rect.right + 10, y, SMALL, palette.muted)
    start, end = (x(value) for value in tally.limits)
    bar = Rect(start, y - _BAR / 2, max(4.0, end - start), _BAR)
    canvas.box(bar, palette.secondary_hover, radius=5, line=palette.text, line_width=1)
    middle = x(tally.expected)
    canvas.rule((middle, y - 16), (middle, y + 16), palette.text, 2)
    colour = AMBER if tally.is_beyond else SUN
    at, half = x(tally.mean), 10.0
    shape = [(at, y - half), (at + half, y), (at, y + half), (at - half, y)]
    canvas.polygon(shape, colour, line=INK, line_width=1.5)
