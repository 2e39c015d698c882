"""Puzzle page: one decision on the board, two tries, and the dice that punish a wrong one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

from formulad.kernel.chance import SEEDS, next_seed
from formulad.kernel.sentence import say, say_of
from formulad.kernel.values import replace
from formulad.race.agreed.setup import Entrant
from formulad.race.dice import Gear
from formulad.school.puzzle import Ask
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.geometry.board_picture import Choice, ReachCell
from formulad.ui.race.board.geometry.camera import Stage as View
from formulad.ui.race.model.selection import Selection
from formulad.ui.race.model.shown_moment import Moment
from formulad.ui.race.panels.race_commands import PickGear
from formulad.ui.race.play.turn_focus import cells_of_interest
from formulad.ui.race.scene.board_notes import face_range
from formulad.ui.race.scene.race_picture import board_picture
from formulad.ui.race.scene.seen_cells import SeenCells
from formulad.ui.race.school.attempt import Attempt
from formulad.ui.race.school.puzzle_dashboard import PuzzleDashboard
from formulad.ui.race.school.puzzle_layout import PuzzleLayout, around
from formulad.ui.race.school.puzzle_panel import PuzzlePanel
from formulad.ui.race.school.school_commands import Choose
from formulad.ui.race.terms.outcomes import OUTCOME_OF
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Digit, Press, Undo, asks_for_help
from formulad.ui.toolkit.languages import Language
from formulad.ui.toolkit.theme import CLEAN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from concurrent.futures import Future

    from formulad.race.road.track import CellId
    from formulad.school.puzzle import Puzzle
    from formulad.school.stage import Face
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.camera import Camera
    from formulad.ui.race.boards.board_painting import Painting
    from formulad.ui.race.school.school_ways import Choice as Asked
    from formulad.ui.race.school.school_ways import Classroom
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Widget

OPTION, NEXT, SKIP, HINT, ROLL = "option-", "next", "skip", "hint", "roll"
LETTERS = "ABCDEF"
NUMBER = 3
"""The car of the pupil."""
_YOU = say_of("car of the pupil", "You")


class PuzzleScene(FormScene):
    """A puzzle at a time."""

    name = "puzzle"

    def __init__(self, classroom: Classroom, theme: Asked) -> None:
        """Ask the next puzzle of a theme, or of all.

        Raises:
            TrackError: if its circuit cannot be used.
            DocumentError: if it cannot be set up.
        """
        super().__init__()
        self._classroom, self._theme = classroom, theme
        self._layout = PuzzleLayout(Rect(0, 0, 1920, 1080), 1, 0)
        self._scale = 1.0
        self._language = Language()
        self._selected = Gear.NEUTRAL
        self._painting: Painting | None = None
        self._ask(classroom.next_of(theme))

    def _ask(self, puzzle: Puzzle) -> None:
        self._stage = self._classroom.stage(puzzle)
        self._circuit = self._classroom.circuit(puzzle.track)
        self._attempt = Attempt(puzzle)
        self._faces: tuple[Face, ...] = ()
        self._reckoning: Future[tuple[Face, ...]] | None = None
        self._is_hinted = False
        self._rolled: Face | None = None
        self._seed = crc32(puzzle.id.encode())

    @property
    def rolled(self) -> Face | None:
        """The face that is seen, once a die was rolled for the last answer."""
        return self._rolled

    @property
    def attempt(self) -> Attempt:
        """How far the pupil is with the puzzle."""
        return self._attempt

    @property
    def moving(self) -> bool:
        """Whether the board is still painted, or dice are reckoned."""
        is_painted = self._painting is None or self._painting.view is not None
        return not is_painted or self._reckoning is not None

    def update(self, dt: float) -> None:
        """Paint the board, and show what dice come to once that is known."""
        del dt
        if self._painting:
            self._painting.step()
        if self._reckoning and self._reckoning.done():
            self._faces, self._reckoning = self._reckoning.result(), None
            self._lay_out()

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out."""
        self._area, self._scale = canvas.area, canvas.scale
        self._painting = self._classroom.board(self._circuit, canvas.scale)
        self._language = canvas.language
        self._lay_out("" if self._form.focus else self._first_open)

    # What is done

    def handle(self, intent: Intent) -> Change | None:
        """Take an answer, or go on."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._classroom.help_page())
        if isinstance(intent, Digit) and self._stage.ask is Ask.GEAR:
            self._choose(str(intent.number))
            return None
        if isinstance(intent, Press) and (choice := self._choice_at(intent.at)):
            self._choose(choice)
            return None
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(id="next" | "skip"):
                self._go_on()
            case Activated(id="hint"):
                self._is_hinted = True
                self._lay_out(self._first_open)
            case Activated(id="roll"):
                self._roll()
            case Activated(command=Choose(choice)):
                self._choose(choice)
            case Activated(command=PickGear(gear)):
                self._choose(str(int(gear)))
        if self._stage.ask is Ask.GEAR and self._looked_at != self._selected:
            self._lay_out("")
        return None

    def _choice_at(self, at: Point) -> str:
        """Return the answer whose cell lies on the board at a place; none if there is none."""
        view = self._painting.view if self._painting else None
        if view is None or self._stage.ask is Ask.GEAR or not self._layout.board.collidepoint(at):
            return ""
        cell = SeenCells(view, self._picture(), *self._seen_through(view)).at(at)
        name = "" if cell is None else self._stage.game.track.places[cell].name
        return name if name in self._attempt.choices else ""

    def cell_place(self, choice: str) -> Point:
        """Return where the cell of an answer is seen on a painted board."""
        view = self._painting.view if self._painting else None
        if view is None:
            raise ValueError("the board is not painted yet")
        stage, camera = self._seen_through(view)
        cell = self._stage.game.track.by_name[choice]
        return camera.to_stage(self._circuit.drawing.cells[cell].centre, stage)

    def _seen_through(self, view: BoardView) -> tuple[View, Camera]:
        """Return the part of the page that the board is seen through, and where it looks."""
        stage = View.whole(self._layout.board)
        return stage, view.held(view.framed(self._cells, stage), stage)

    def _choose(self, choice: str) -> None:
        """Take an answer; what the puzzle came to is written down once."""
        before, self._attempt = self._attempt, self._attempt.after(choice)
        if self._attempt is before:
            return
        if self._attempt.is_over:
            is_right = self._attempt.is_right_at_once
            self._classroom.note(self._attempt.puzzle, is_right=is_right)
        self._is_hinted, self._rolled = False, None
        if self._stage.ask is Ask.GEAR:
            self._reckon(Gear(int(self._attempt.shown)))
        self._lay_out(NEXT if self._attempt.is_over else self._first_open)

    def _reckon(self, gear: Gear) -> None:
        """Find out what the dice of a gear come to, beside the game if somebody does that."""
        reckon = partial(self._stage.faces, gear)
        self._reckoning = self._classroom.aside(reckon)
        self._faces = () if self._reckoning else reckon()

    @property
    def _first_open(self) -> str:
        """The widget of the first answer that can be given."""
        attempt = self._attempt
        first = next((each for each in attempt.choices if attempt.may_choose(each)), "")
        return self.widget_of(first) if first else NEXT

    def widget_of(self, choice: str) -> str:
        """Return the id of the widget that gives an answer: on the lever, or in the list."""
        if self._stage.ask is Ask.GEAR:
            return f"gear-{choice}"
        return f"{OPTION}{self._attempt.choices.index(choice)}"

    def _roll(self) -> None:
        """Let the die of the last answer fall, and see where it leads."""
        self._seed = next_seed(self._seed)
        ticket = self._seed / SEEDS
        for face in self._faces:
            self._rolled = face
            ticket -= face.chance
            if ticket < 0:
                break
        self._lay_out(ROLL)

    def _go_on(self) -> None:
        """Ask the next puzzle; one that was skipped counts as missed, and so returns."""
        if not self._attempt.is_over:
            self._classroom.note(self._attempt.puzzle, is_right=False)
        self._ask(self._classroom.next_of(self._theme))
        self._painting = self._classroom.board(self._circuit, self._scale)
        self._lay_out(self._first_open)

    def _lay_out(self, focus: str = "") -> None:
        attempt, is_gear = self._attempt, self._stage.ask is Ask.GEAR
        rows = () if is_gear else attempt.choices
        self._layout = PuzzleLayout(self._area, len(rows), len(self._faces))
        self._selected = self._looked_at
        looked_at = Gear.NEUTRAL if attempt.is_over else self._selected
        moment = self._moment(Selection(gear=looked_at), is_waiting=True)
        self._dashboard = PuzzleDashboard.of(attempt, moment, self._layout.dashboard)
        spots = [
            Spot(
                f"{OPTION}{at}",
                self._layout.option(at),
                enabled=attempt.may_choose(choice),
                command=Choose(choice),
            )
            for at, choice in enumerate(rows)
        ]
        gears = self._dashboard.gears()
        self._form.show([back_button(), *gears, *spots, *self._ways_on()], focus)

    @property
    def _looked_at(self) -> Gear:
        """The gear that is pointed at, or a locked one that the keys are at; none otherwise."""
        match self._form.hovered_command:
            case PickGear(gear):
                return gear
        match self._form.focused_command:
            case PickGear(gear) if str(int(gear)) not in self._attempt.choices:
                return gear
        return Gear.NEUTRAL

    def _ways_on(self) -> list[Widget]:
        """Return the buttons at the foot of the panel: a hint, a die that falls, and on."""
        is_over = self._attempt.is_over
        ways = [] if is_over else [(HINT, say("Hint"))]
        ways += [(ROLL, say("See it roll"))] if self._faces else []
        ways.append((NEXT, say("Next puzzle")) if is_over else (SKIP, say("Skip")))
        return [
            Button(
                name,
                self._layout.way_on(at, len(ways)),
                words,
                Kind.PRIMARY if name == NEXT else Kind.SECONDARY,
                size=18,
                enabled=name != HINT or not self._is_hinted,
            )
            for at, (name, words) in enumerate(ways)
        ]

    # What is seen

    def draw(self, canvas: Canvas) -> None:
        """Draw the board and the panel."""
        palette, puzzle = canvas.theme.panels, self._attempt.puzzle
        number, every = self._classroom.number(puzzle), self._classroom.count
        title = say("Puzzle {number}", number=number).upper()
        draw_page(canvas, title, say("of {all}", all=every), ground=palette, bar=palette)
        self._draw_board(canvas, palette)
        panel = PuzzlePanel(
            self._attempt,
            self._stage,
            self._layout,
            self._faces,
            self._rolled,
            is_hinted=self._is_hinted,
            is_reckoning=self._reckoning is not None,
        )
        panel.draw(canvas, palette, self._circuit.track.title)
        self._dashboard.draw(canvas, palette)
        for at, choice in enumerate(self._attempt.choices[: self._layout.options]):
            rect = self._layout.option(at)
            self._form.draw_spot(
                f"{OPTION}{at}",
                canvas,
                rect,
                lambda look, at=at, choice=choice: panel.draw_option(  # type: ignore[misc]  # mypy cannot infer lambdas with defaults
                    canvas, palette, LETTERS[at], choice, look, self._layout.option(at)
                ),
            )
        for widget in self._form.widgets:
            if not isinstance(widget, Spot):
                self._form.draw_widget(widget, canvas, palette)
        self._form.draw_focus(canvas, palette)

    def _draw_board(self, canvas: Canvas, palette: Palette) -> None:
        rect = self._layout.board
        canvas.box(rect, palette.inset, radius=16)
        view = self._painting.view if self._painting else None
        if view is None:
            return
        stage, camera = self._seen_through(view)
        with canvas.clipped(rect):
            view.draw(canvas, stage, camera, self._picture(), BoardFrame(taken=around(rect)))

    @property
    def _cells(self) -> list[CellId]:
        """The cells to be seen: those a gear or a die may lead to."""
        game, state = self._stage.game, self._stage.state
        asked = game.awaiting(state)
        question = getattr(asked, "question", None)
        ends = (face.cells[-1] for face in self._faces if face.cells)
        return [*cells_of_interest(game, state, question), *ends]

    def _moment(self, selection: Selection, *, is_waiting: bool) -> Moment:
        """Return the moment of the question, as a race shows it."""
        game, state = self._stage.game, self._stage.state
        _, *others = self._attempt.puzzle.cars
        names = (self._language.say(_YOU), *(car.name for car in others))
        seats = tuple(Entrant(name, NUMBER + at) for at, name in enumerate(names))
        due = game.awaiting(state)
        return Moment(game, seats, state, due, selection, is_waiting=is_waiting)

    def _picture(self) -> BoardPicture:
        """The board at that moment, with the cells to choose or those the dice lead to."""
        game, state = self._stage.game, self._stage.state
        picture = board_picture(self._moment(Selection(), is_waiting=False), shows_reach=False)
        if self._stage.ask is Ask.GEAR:
            picture = replace(picture, reach=tuple(_ends(self._faces)))
            if self._rolled is None or not self._rolled.cells:
                return picture
            return replace(picture, path=(state.car.cell, *self._rolled.cells))
        cells = game.track.by_name
        choices = tuple(
            Choice(cells[choice], CLEAN, letter)
            for letter, choice in zip(LETTERS, self._attempt.choices, strict=False)
        )
        return replace(picture, choices=choices, notes=(), path=(), chosen=None)


def _ends(faces: Sequence[Face]) -> Iterable[ReachCell]:
    """Yield where the faces of a die end, each cell with the faces that lead to it."""
    by_cell: dict[CellId, list[Face]] = {}
    for face in faces:
        if face.cells:
            by_cell.setdefault(face.cells[-1], []).append(face)
    for cell, there in by_cell.items():
        outcome = OUTCOME_OF[there[-1].bill.verdict]
        yield ReachCell(cell, outcome, face_range(tuple(each.face for each in there)))
