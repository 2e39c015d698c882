"""Turning points: the turns that matter most, each a click away from the board at that moment."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from formulad.ai.report.turning_points import turning_points
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say, say_of
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.race.analysis.analysis_words import SHARES, point_line, point_note, signed
from formulad.ui.race.analysis.chart_words import moment_line
from formulad.ui.race.analysis.panel_head import HEAD, draw_panel
from formulad.ui.race.analysis.race_report import MOMENTS
from formulad.ui.race.analysis.report_commands import SeeFrom
from formulad.ui.race.analysis.report_layout import AGAIN_WIDTH
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fits, fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL
from formulad.ui.toolkit.widgets.list_row import Spot

if TYPE_CHECKING:
    from formulad.ai.report.account import RaceAccount
    from formulad.ai.report.car_turn import CarTurn
    from formulad.ai.report.turning_points import TurningPoint
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Look

MOMENT = "moment-"
"""The row of a moment; its place in the list follows."""
_TALLEST = 76.0
_WORTH = NUMERAL.sized(20)
_ROUND, _DIE, _PLAY = 76.0, 46.0, 44.0
_LEAST = 0.9
"""How small the letters of a line may become before it takes fewer words."""


@frozen
class Told:
    """A turn and what is told of it."""

    turn: CarTurn
    line: str
    note: str = ""
    """The same in fewer words, where there is less room."""
    worth: str = ""
    """Turns won or lost; empty if they were not weighed."""
    share: str = ""
    """What they are put down to."""
    is_gain: bool = False


@lru_cache(maxsize=2)
def told_moments(report: RaceReport, account: RaceAccount | None) -> tuple[Told, ...]:
    """Return what anybody would tell of; of a race that was weighed what was worth most."""
    if account is None:
        return tuple(Told(moment.turn, moment_line(report, moment)) for moment in report.moments)
    points = turning_points(report.story, account, MOMENTS)
    return tuple(_weighed(report, point) for point in points)


def _weighed(report: RaceReport, point: TurningPoint) -> Told:
    worth = say_of("verdict", "out") if point.is_exit else signed(point.gain)
    is_gain = point.gain > 0 and not point.is_exit
    line, note = point_line(report, point), point_note(report, point)
    return Told(point.turn, line, note, worth, SHARES[point.share], is_gain)


@frozen(slots=False)
class MomentList:
    """The moments of a race in their order."""

    rect: Rect
    report: RaceReport
    account: RaceAccount | None = None
    is_still: bool = False
    """Whether it is a picture, in which nothing can be clicked."""

    @cached_property
    def rows(self) -> list[tuple[Told, Rect]]:
        """Where each moment is told."""
        moments = told_moments(self.report, self.account)
        if not moments:
            return []
        left, width = self.rect.left + 14, self.rect.width - 28
        height = min(_TALLEST, (self.rect.height - HEAD - 14) / len(moments))
        top = self.rect.top + HEAD
        return [
            (moment, Rect(left, top + at * height + 2, width, height - 4))
            for at, moment in enumerate(moments)
        ]

    def spots(self) -> list[Spot]:
        """Return the rows as something that can be used."""
        return [
            Spot(f"{MOMENT}{at}", rect, command=SeeFrom(moment.turn.begin))
            for at, (moment, rect) in enumerate(self.rows)
        ]

    def draw(self, canvas: Canvas, palette: Palette, form: Form) -> None:
        """Draw the list."""
        told = say("Click one to see it on the board.") if self.rows else say("Nothing stood out.")
        if self.is_still:
            told = say("The turns that mattered most.")
        taken = AGAIN_WIDTH + 10 if self.account and not self.is_still else 0.0
        draw_panel(canvas, palette, self.rect, say("Turning points"), told, taken)
        for at, (moment, rect) in enumerate(self.rows):
            form.draw_spot(
                f"{MOMENT}{at}",
                canvas,
                rect,
                lambda look, moment=moment, rect=rect: self._draw_row(  # type: ignore[misc]  # mypy cannot infer lambdas with defaults
                    canvas, palette, rect, moment, look
                ),
            )

    def _draw_row(
        self, canvas: Canvas, palette: Palette, rect: Rect, moment: Told, look: Look
    ) -> None:
        is_lit = bool(look.hovered or look.pressed)
        fill = palette.secondary_hover if is_lit else palette.inset
        canvas.box(rect, fill, radius=12, opacity=0.9)
        turn, y = moment.turn, rect.centery
        words, style = fitted(canvas, say("Round"), SMALL, _ROUND - 10)
        canvas.text(words, rect.left + _ROUND / 2, y - 11, style, palette.muted, align=0.5)
        number = NUMERAL.sized(20)
        canvas.text(
            str(turn.round), rect.left + _ROUND / 2, y + 11, number, palette.text, align=0.5
        )
        die = min(_DIE, rect.height - 6)
        x = rect.left + _ROUND + _DIE / 2
        if turn.gear and turn.face:
            draw_die(canvas, turn.gear, x, y, die, str(turn.face))
        plate = Rect(x + _DIE / 2 + 8, y - 15, 40, 30)
        draw_plate(canvas, self.report.seats[turn.car].number, plate)
        left, right = plate.right + 12, rect.right - _PLAY - 8
        taken = _worth_width(canvas, moment)
        is_low = bool(taken) and not fits(canvas, moment.note, SMALL, right - left - taken)
        if moment.worth:
            self._draw_worth(canvas, palette, right, y, moment, is_in_a_row=is_low)
        beside = right - left - (_row_width(canvas, moment) if is_low else taken)
        below = right - left - (0 if is_low else taken)
        name, style = fitted(canvas, self.report.name(turn.car), NAME.sized(16), beside, 0.5)
        canvas.text(name, left, y - 12, style, palette.text)
        self._draw_line(canvas, palette, (left, y + 11), below, moment)
        if not self.is_still:
            self._draw_play(canvas, palette, rect, y)

    @staticmethod
    def _draw_line(canvas: Canvas, palette: Palette, at: Point, room: float, moment: Told) -> None:
        """Draw what happened, in fewer words if its letters became small."""
        is_roomy = not moment.note or fits(canvas, moment.line, SMALL, room, _LEAST)
        line, style = fitted(canvas, moment.line if is_roomy else moment.note, SMALL, room)
        canvas.text(line, *at, style, palette.muted)

    @staticmethod
    def _draw_worth(
        canvas: Canvas,
        palette: Palette,
        right: float,
        y: float,
        moment: Told,
        *,
        is_in_a_row: bool,
    ) -> None:
        """Draw what a moment was worth, and by what: below it, or before it."""
        ink = palette.good if moment.is_gain else palette.wrong
        wide = canvas.text(moment.worth, right, y - 11, _WORTH, ink, align=1)
        if is_in_a_row:
            canvas.text(moment.share, right - wide - 8, y - 11, SMALL, palette.muted, align=1)
        else:
            canvas.text(moment.share, right, y + 12, SMALL, palette.muted, align=1)

    @staticmethod
    def _draw_play(canvas: Canvas, palette: Palette, rect: Rect, y: float) -> None:
        canvas.disc(rect.right - _PLAY / 2 - 4, y, 17, palette.secondary, line=palette.strong_line)
        draw_icon(canvas, "play", rect.right - _PLAY / 2 - 3, y, 17, palette.text)


def _worth_width(canvas: Canvas, moment: Told) -> float:
    """Return the room that the worth of a moment takes above its cause; 0 if it has none."""
    if not moment.worth:
        return 0.0
    widths = canvas.text_width(moment.worth, _WORTH), canvas.text_width(moment.share, SMALL)
    return max(widths) + 8


def _row_width(canvas: Canvas, moment: Told) -> float:
    """Return the room that both take in a row."""
    return canvas.text_width(moment.worth, _WORTH) + canvas.text_width(moment.share, SMALL) + 16
