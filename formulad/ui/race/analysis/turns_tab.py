"""Turn by turn: every turn of a race in a list, each a click away from the board."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.ai.report.account import RISK
from formulad.ai.report.marks import DOUBTFUL, mark_of
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.race.dice import Gear
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.race.analysis.analysis_words import MARKS, move_words, signed
from formulad.ui.race.analysis.chart_words import stretch
from formulad.ui.race.analysis.panel_head import HEAD, PADDING, draw_panel
from formulad.ui.race.analysis.report_commands import SeeTurn
from formulad.ui.race.analysis.report_layout import VIEW_WIDTH, WHO_WIDTH
from formulad.ui.race.analysis.summary_tab import told_progress
from formulad.ui.race.terms.race_words import cells, in_a_row, points
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, NAME, NUMERAL, SMALL
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.scroll import BAR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.report.account import RaceAccount, Weighed
    from formulad.ai.report.car_turn import CarTurn
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.scroll import Scroll
    from formulad.ui.toolkit.widgets.widget import Look, Widget

TURN = "turn-"
"""The row of a turn; its place in the list follows."""
STEP = 52.0
_ROUND, _DIE, _PLATE, _PLAY = 64.0, 54.0, 50.0, 48.0
_NAME, _WHERE = 0.16, 0.34
"""The parts of a row that names and places have."""


@frozen(slots=False)
class TurnsTab:
    """The turns of all drivers in their order, or those of one."""

    report: RaceReport
    room: Rect
    chosen: int | None
    scroll: Scroll
    account: RaceAccount | None = None
    """What the race comes to, where that is to be shown."""
    progress: float | None = None

    @property
    def turns(self) -> tuple[CarTurn, ...]:
        """What is listed."""
        return self.report.turns(self.chosen)

    @property
    def list_room(self) -> Rect:
        """Where the rows are seen."""
        room = self.room
        return Rect(
            room.left + PADDING,
            room.top + HEAD + 6,
            room.width - 2 * PADDING,
            room.height - HEAD - 20,
        )

    @property
    def height(self) -> float:
        """How tall all rows are together."""
        return len(self.turns) * STEP

    def widgets(self) -> list[Widget]:
        """Return a row for each turn, also for those out of sight."""
        room, top = self.list_room, self.list_room.top - self.scroll.offset
        width = room.width - BAR
        return [
            Spot(
                f"{TURN}{at}",
                Rect(room.left, top + at * STEP, width, STEP - 4),
                command=SeeTurn(turn.begin, at),
            )
            for at, turn in enumerate(self.turns)
        ]

    def draw(self, canvas: Canvas, palette: Palette, form: Form) -> None:
        """Draw the rows in sight."""
        number = len(self.turns)
        told: str = counted(
            number, "{n} turn; click it to see it", "{n} turns; click one to see it"
        )
        if self.progress is not None:
            told = told_progress(self.progress)
        taken = VIEW_WIDTH + WHO_WIDTH + 24
        draw_panel(canvas, palette, self.room, say("Turn by turn"), told, taken)
        with canvas.clipped(self.scroll.room):
            for at, turn, rect in self._in_sight():
                form.draw_spot(
                    f"{TURN}{at}",
                    canvas,
                    rect,
                    lambda look, turn=turn, rect=rect: self._draw_row(  # type: ignore[misc]  # mypy cannot infer lambdas with defaults
                        canvas, palette, rect, turn, look
                    ),
                )
        self.scroll.draw_bar(canvas, palette)

    def _in_sight(self) -> Iterator[tuple[int, CarTurn, Rect]]:
        turns = self.turns
        for at, widget in enumerate(self.widgets()):
            if self.scroll.room.colliderect(widget.rect):
                yield at, turns[at], widget.rect

    def _draw_row(
        self, canvas: Canvas, palette: Palette, rect: Rect, turn: CarTurn, look: Look
    ) -> None:
        is_lit = bool(look.hovered or look.pressed)
        fill = palette.secondary_hover if is_lit else palette.inset
        canvas.box(rect, fill, radius=10, opacity=0.9)
        y = rect.centery
        canvas.text(
            str(turn.round), rect.left + _ROUND / 2, y, NUMERAL.sized(18), palette.text, align=0.5
        )
        left = rect.left + _ROUND
        draw_plate(canvas, self.report.seats[turn.car].number, Rect(left, y - 14, 37, 28))
        left += _PLATE
        room = rect.width * _NAME
        name, style = fitted(canvas, self.report.name(turn.car), NAME.sized(16), room - 10, 0.6)
        canvas.text(name, left, y, style, palette.text)
        left += room
        if turn.gear and turn.face:
            draw_die(canvas, turn.gear, left + _DIE / 2 - 6, y, 40, str(turn.face))
        left += _DIE
        width = rect.width * _WHERE
        self._draw_where(canvas, palette, Rect(left, rect.top, width - 12, rect.height), turn)
        left += width
        right = rect.right - _PLAY
        if self.account:
            self._draw_weighed(
                canvas, palette, Rect(left, rect.top, right - left, rect.height), turn
            )
        else:
            words, style = fitted(canvas, what_happened(turn), SMALL, right - left - 8)
            canvas.text(words, left, y, style, palette.muted)
        draw_icon(canvas, "play", rect.right - _PLAY / 2, y, 17, palette.text)

    def _draw_weighed(self, canvas: Canvas, palette: Palette, rect: Rect, turn: CarTurn) -> None:
        """Draw what a turn was worth: the decision that cost most, and its dice."""
        weighed = self._weighed.get((turn.car, turn.begin), ())
        y = rect.centery
        luck = sum(each.luck for each in weighed if abs(each.luck) < RISK)
        worst = max(weighed, key=lambda each: each.mistake, default=None)
        mistake = worst.mistake if worst else 0.0
        told = [MARKS[mark] for each in weighed if (mark := mark_of(each))]
        ink = palette.wrong if mistake >= DOUBTFUL else palette.muted
        figures = say("mistake {turns}", turns=f"{mistake:.2f}")
        canvas.text(figures, rect.left, y - 10, SMALL, ink)
        dice = say("dice {turns}", turns=signed(luck))
        canvas.text(dice, rect.left, y + 11, SMALL, palette.good if luck > 0 else palette.muted)
        left = rect.left + 150
        line = in_a_row(told)
        if worst and worst.mistake >= DOUBTFUL and worst.best:
            better = say("better: {best}", best=move_words(self.report, worst.best))
            line = in_a_row((*told, better))
        lines, style = in_lines(canvas, line, SMALL, rect.right - left - 8, 3)
        draw_lines(canvas, lines, (left, y), style, palette.text)

    @cached_property
    def _weighed(self) -> dict[tuple[int, int], tuple[Weighed, ...]]:
        """The decisions and dice of each turn, by the car and where it began."""
        found = {}
        for driver in self.account.drivers if self.account else ():
            for number, turn in enumerate(self.report.car(driver.seat).turns):
                key = driver.seat, turn.begin
                found[key] = tuple(e for e in driver.weighed if e.done == number)
        return found

    def _draw_where(self, canvas: Canvas, palette: Palette, rect: Rect, turn: CarTurn) -> None:
        """Draw where the turn ended, in two lines where one has no room."""
        words, usual = self._where(turn), LABEL.sized(16)
        is_long = canvas.text_width(words, usual) > rect.width
        lines = canvas.wrapped(words, SMALL, rect.width)[:2] if is_long else [words]
        y = rect.centery - 9 * (len(lines) - 1)
        for line in lines:
            text, style = fitted(canvas, line, SMALL if is_long else usual, rect.width, 0.7)
            canvas.text(text, rect.left, y, style, palette.text)
            y += 18

    def _where(self, turn: CarTurn) -> str:
        """Return how far a car drove, and where to."""
        if not turn.cells:
            return say("stays where it is")
        to = stretch(self.report.circuit.track, turn.cells[-1])
        return say("{cells} to: {where}", cells=cells(len(turn.cells)), where=to)


def what_happened(turn: CarTurn) -> str:
    """Return what else is told of a turn."""
    told = []
    if turn.gear is Gear.NEUTRAL:
        told.append(say("leaps away") if turn.cells else say("stalls"))
    if turn.braked:
        told.append(counted(turn.braked, "brakes {n} cell", "brakes {n} cells"))
    if turn.blocked:
        told.append(counted(turn.blocked, "held up {n} cell", "held up {n} cells"))
    if turn.slipstreams:
        told.append(counted(turn.slipstreams, "{n} slipstream", "{n} slipstreams"))
    if turn.lost:
        told.append(say("−{points}", points=points(turn.lost)))
    if turn.has_spun:
        told.append(say("spins"))
    if turn.is_served:
        told.append(say("in the pits"))
    if turn.ends_race:
        told.append(say("end of the race"))
    return in_a_row(told)
