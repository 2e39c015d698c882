"""Try again: the worst decisions of a driver, made once more on the board before the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say
from formulad.kernel.values import replace
from formulad.race.moves import ChoosePath, ShiftTo, TakeSlipstream
from formulad.ui.art.cars import draw_plate
from formulad.ui.art.dice import draw_die
from formulad.ui.race.analysis.analysis_words import move_words
from formulad.ui.race.analysis.panel_head import TITLE
from formulad.ui.race.analysis.report_commands import Answer
from formulad.ui.race.board.geometry.board_picture import Choice
from formulad.ui.race.board.geometry.camera import Stage
from formulad.ui.race.model.shown_moment import Moment
from formulad.ui.race.play.turn_focus import cells_of_interest
from formulad.ui.race.scene.race_picture import board_picture
from formulad.ui.race.terms.outcomes import OUTCOME_OF
from formulad.ui.race.terms.race_words import ORDINALS
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, NAME, NUMERAL, SMALL
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.theme import CLEAN, SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ai.report.second_attempts import Attempt, Option
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.boards.board_painting import Painting
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look, Widget

OPTION, NEXT, SEE, KEEP = "option-", "next", "see", "keep"
_LETTERS = "ABCDEF"
_SIDE, _GAP, _PADDING = 620.0, 20.0, 22.0
_ROW, _BUTTON, _HEAD, _FACES = 62.0, 60.0, 108.0, 118.0
_TALL_BOARD = 0.42
_SCHOOL = 340.0
"""How wide the button is that keeps a decision for the school."""


@frozen
class _Places:
    """The places of the page."""

    board: Rect
    panel: Rect


def no_keeping(attempt: Attempt) -> Callable[[], None] | None:
    """Return that a decision cannot be kept for the school."""
    del attempt
    return None


class TryAgainScene(FormScene):
    """A decision at a time: the board, the answers, and after one is given what they come to."""

    name = "try-again"

    def __init__(
        self,
        report: RaceReport,
        attempts: tuple[Attempt, ...],
        board: Callable[[float], Painting],
        replay: Callable[[int], Scene],
        help_page: HelpPage,
        keeping: Callable[[Attempt], Callable[[], None] | None] = no_keeping,
    ) -> None:
        """Ask for decisions once more.

        Args:
            report: the race in which they were made.
            attempts: the decisions.
            board: gives the board in the making, for so many pixels a unit.
            replay: makes the page on which the race is seen again from a place on.
            help_page: makes the page that tells how the game is played.
            keeping: gives what keeps a decision as a puzzle of the school, if it can be one.
        """
        super().__init__()
        self._keeping = keeping
        self._keep: Callable[[], None] | None = None
        self._kept: dict[int, str] = {}
        """What came of keeping a decision, by its number."""
        self._report, self._attempts = report, attempts
        self._board, self._replay, self._help_page = board, replay, help_page
        self._painting: Painting | None = None
        self._at = 0
        self._given: int | None = None
        self._area = Rect(0, 0, 1920, 1080)

    @property
    def attempt(self) -> Attempt:
        """The decision that is asked for."""
        return self._attempts[self._at]

    @property
    def given(self) -> int | None:
        """The answer that was given this time; None before."""
        return self._given

    @property
    def moving(self) -> bool:
        """Whether the board is still painted."""
        return self._painting is not None and self._painting.view is None

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._area = canvas.area
        self._painting = self._board(canvas.scale)
        self._lay_out("" if self._form.focus else f"{OPTION}0")

    def update(self, dt: float) -> None:
        """Paint the board."""
        del dt
        if self._painting:
            self._painting.step()

    def handle(self, intent: Intent) -> Change | None:
        """Take an answer, or go on."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(id="see"):
                return Push(self._replay(self.attempt.place))
            case Activated(id="next"):
                return self._next()
            case Activated(command=Answer(option)) if self._given is None:
                self._given = option
                self._keep = self._keeping(self.attempt)
                self._lay_out(NEXT)
            case Activated(id="keep") if self._keep:
                self._kept[self._at] = _kept(self._keep)
                self._lay_out(NEXT)
        return None

    def _next(self) -> Change | None:
        """Ask for the next decision; after the last one go back."""
        if self._at + 1 == len(self._attempts):
            return Pop()
        self._at, self._given, self._keep = self._at + 1, None, None
        self._lay_out(f"{OPTION}0")
        return None

    # Layout

    @property
    def _places(self) -> _Places:
        area, top = self._area, HEADER + 30
        room = Rect(MARGIN, top, area.width - 2 * MARGIN, area.height - top - 24)
        if is_tall(*area.size):
            high = room.height * _TALL_BOARD
            below = Rect(room.left, room.top + high + _GAP, room.width, room.height - high - _GAP)
            return _Places(Rect(room.left, room.top, room.width, high), below)
        left = room.width - _SIDE - _GAP
        panel = Rect(room.left + left + _GAP, room.top, _SIDE, room.height)
        return _Places(Rect(room.left, room.top, left, room.height), panel)

    def _row(self, at: int) -> Rect:
        panel = self._places.panel
        most = len(self.attempt.options)
        room = panel.height - _HEAD - _FACES - _BUTTON - 3 * _PADDING
        height = min(_ROW, room / most)
        left, width = panel.left + _PADDING, panel.width - 2 * _PADDING
        return Rect(left, panel.top + _HEAD + at * height, width, height - 6)

    def _lay_out(self, focus: str = "") -> None:
        rows: list[Widget] = [
            Spot(f"{OPTION}{at}", self._row(at), enabled=self._given is None, command=Answer(at))
            for at in range(len(self.attempt.options))
        ]
        self._form.show([back_button(), *rows, *self._ways_on(), *self._way_to_school()], focus)

    def _way_to_school(self) -> list[Widget]:
        """Return the button that keeps the decision as a puzzle, in the bar; none if it is none."""
        if self._given is None or self._keep is None:
            return []
        told = self._kept.get(self._at)
        width = min(_SCHOOL, self._area.width * 0.4)
        place = Rect(self._area.width - MARGIN - width, (HEADER - 52) / 2, width, 52)
        words = told or say("Practise it at school")
        return [Button(KEEP, place, words, icon="school", size=18, enabled=told is None)]

    def _ways_on(self) -> list[Widget]:
        if self._given is None:
            return []
        panel = self._places.panel
        width = (panel.width - 2 * _PADDING - 16) / 2
        left, top = panel.left + _PADDING, panel.bottom - _PADDING - _BUTTON
        is_last = self._at + 1 == len(self._attempts)
        words = say("Back to the report") if is_last else say("Next decision")
        return [
            Button(SEE, Rect(left, top, width, _BUTTON), say("See it again"), icon="play", size=19),
            Button(
                NEXT, Rect(left + width + 16, top, width, _BUTTON), words, Kind.PRIMARY, size=19
            ),
        ]

    # What is seen

    def draw(self, canvas: Canvas) -> None:
        """Draw the board and the answers."""
        palette = canvas.theme.panels
        note = say("Decision {n} of {all}", n=self._at + 1, all=len(self._attempts))
        taken = _SCHOOL if self._way_to_school() else 0.0
        draw_page(canvas, say("Try again").upper(), note, ground=palette, bar=palette, taken=taken)
        self._draw_board(canvas, palette)
        self._draw_panel(canvas, palette)
        for widget in self._form.widgets:
            if not isinstance(widget, Spot):
                self._form.draw_widget(widget, canvas, palette)
        self._form.draw_focus(canvas, palette)

    def _draw_board(self, canvas: Canvas, palette: Palette) -> None:
        rect = self._places.board
        canvas.box(rect, palette.inset, radius=16)
        view = self._painting.view if self._painting else None
        if view is None:
            return
        state = self._report.steps.states[self.attempt.place]
        stage = Stage.whole(rect)
        cells = cells_of_interest(self._report.steps.game, state, self.attempt.question)
        camera = view.held(view.framed(cells, stage), stage)
        with canvas.clipped(rect):
            view.draw(canvas, stage, camera, self._picture)

    @property
    def _picture(self) -> BoardPicture:
        """The board at that moment: places to choose from, and the stops of who chooses."""
        report, attempt = self._report, self.attempt
        state = report.steps.states[attempt.place]
        due = report.steps.game.awaiting(state)
        moment = Moment(report.steps.game, report.seats, state, due, is_waiting=False)
        choices = []
        for at, option in enumerate(attempt.options):
            if isinstance(option.move, ChoosePath | TakeSlipstream) and option.move.cells:
                choices.append(Choice(option.move.cells[-1], CLEAN, _LETTERS[at]))
        shown = {choice.cell: choice for choice in reversed(choices)}
        picture = board_picture(moment, shows_reach=False)
        cars = tuple(car if car.current else replace(car, stops=None) for car in picture.cars)
        return replace(picture, cars=cars, choices=tuple(shown.values()))

    def _draw_panel(self, canvas: Canvas, palette: Palette) -> None:
        panel, attempt = self._places.panel, self.attempt
        canvas.panel(panel, palette, radius=18)
        turn = self._report.steps.states[attempt.place]
        left, top = panel.left + _PADDING, panel.top
        entrant = self._report.seats[attempt.seat]
        draw_plate(canvas, entrant.number, Rect(left, top + 20, 46, 34))
        title = say("Round {round}: {name}", round=turn.round, name=entrant.name)
        words, style = fitted(canvas, title, TITLE, panel.width - 2 * _PADDING - 60)
        canvas.text(words, left + 60, top + 37, style, palette.text)
        canvas.text(self._asked, left, top + 78, LABEL, palette.muted)
        for at, option in enumerate(attempt.options):
            rect = self._row(at)
            self._form.draw_spot(
                f"{OPTION}{at}",
                canvas,
                rect,
                lambda look, at=at, option=option, rect=rect: self._draw_option(  # type: ignore[misc]  # mypy cannot infer lambdas with defaults
                    canvas, palette, rect, at, option, look
                ),
            )
        if self._given is not None:
            self._draw_answer(canvas, palette, self._given)

    @property
    def _asked(self) -> str:
        state = self._report.steps.states[self.attempt.place]
        if self.attempt.options[0].prospects:
            return say("In {gear} gear so far. Which gear now?", gear=ORDINALS[state.car.gear])
        gear, face = ORDINALS[state.turn.gear], state.turn.face
        return say("{face} in {gear} gear. Where to?", face=face, gear=gear)

    def _draw_option(
        self, canvas: Canvas, palette: Palette, rect: Rect, at: int, option: Option, look: Look
    ) -> None:
        attempt, given, y = self.attempt, self._given, rect.centery
        is_lit = bool(look.hovered or look.pressed) and given is None
        canvas.box(rect, palette.secondary_hover if is_lit else palette.inset, radius=12)
        if given == at:
            canvas.box(rect, None, radius=12, line=SUN, line_width=2.5)
        if isinstance(option.move, ShiftTo):
            draw_die(canvas, option.move.gear, rect.left + 34, y, min(44.0, rect.height - 8))
        else:
            canvas.text(_LETTERS[at], rect.left + 34, y, NUMERAL, palette.text, align=0.5)
        words = move_words(self._report, option.move)
        right = rect.right - (170 if given is not None else 14)
        text, style = fitted(canvas, words, NAME, right - rect.left - 76)
        canvas.text(text, rect.left + 68, y - (9 if given is not None else 0), style, palette.text)
        if given is None:
            return
        said = [say("your choice now")] if given == at else []
        said += [say("your choice in the race")] if attempt.chosen == at else []
        note = said[-1] if len(said) == 1 else say("your choice, both times") if said else ""
        small, style = fitted(canvas, note, SMALL, right - rect.left - 76)
        canvas.text(small, rect.left + 68, y + 14, style, palette.muted)
        is_best = attempt.best == at
        value = say("best") if is_best else say("−{turns} turns", turns=f"{option.loss:.2f}")
        ink = palette.good if is_best else palette.wrong
        canvas.text(value, rect.right - 14, y, NAME, ink, align=1)
        if is_best:
            left = rect.right - 32 - canvas.text_width(value, NAME)
            draw_icon(canvas, "star", left, y, 22, palette.good)

    def _draw_answer(self, canvas: Canvas, palette: Palette, given: int) -> None:
        """Draw what became of it: of a wrong gear the faces that punish it."""
        attempt, panel = self.attempt, self._places.panel
        top = panel.bottom - _PADDING - _BUTTON - _FACES
        left, width = panel.left + _PADDING, panel.width - 2 * _PADDING
        shown = given if given != attempt.best else attempt.chosen
        lines, style = in_lines(canvas, self._verdict(given), LABEL, width, 2)
        draw_lines(canvas, lines, (left, top + 12), style, palette.text)
        prospects = attempt.options[shown].prospects
        if not prospects:
            return
        least = min(each.turns for each in prospects)
        step = min(54.0, width / len(prospects))
        for at, face in enumerate(prospects):
            rect = Rect(left + at * step, top + 38, step - 4, 62)
            outcome = OUTCOME_OF[face.verdict]
            shape = rounded_box(rect.left, rect.top, rect.width, rect.height, 8)
            canvas.polygon(shape, outcome.fill, hatch=outcome.hatch, line=outcome.line)
            number = NAME.sized(min(18.0, step * 0.42))
            middle, ink = rect.centerx, outcome.text
            canvas.text(str(face.face), middle, rect.top + 20, number, ink, align=0.5)
            worse = f"+{face.turns - least:.1f}"
            small, style = fitted(canvas, worse, SMALL, rect.width - 4, 0.6)
            canvas.text(small, middle, rect.top + 45, style, ink, align=0.5)

    def _verdict(self, given: int) -> str:
        attempt = self.attempt
        best = move_words(self._report, attempt.options[attempt.best].move)
        if given == attempt.best:
            shown = attempt.options[attempt.chosen].move
            if isinstance(shown, ShiftTo):
                gear = ORDINALS[shown.gear]
                return say("Right. So the dice would have fallen in {gear} gear:", gear=gear)
            return say("Right: {best} was best.", best=best)
        move = attempt.options[given].move
        if isinstance(move, ShiftTo):
            gear = ORDINALS[move.gear]
            return say("Better: {best}. So the dice fall in {gear} gear:", best=best, gear=gear)
        return say("Better: {best}.", best=best)


def _kept(keep: Callable[[], None]) -> str:
    """Keep a decision, and return how that went."""
    try:
        keep()
    except OSError as error:
        return say("Not kept: {reason}", reason=reason(error))
    return say("Kept as a puzzle")
