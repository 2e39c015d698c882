"""Board screen: a board with its camera, on which a race is seen, and what stands around it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.art.cars import prepare_models
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.drawn_pixels import NOWHERE, bounding, covered
from formulad.ui.race.board.effort import Effort
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.desk.board_surround import Passing
from formulad.ui.race.panels.rule_links import RuleLink, link_at
from formulad.ui.race.scene.ambience import Ambience
from formulad.ui.race.scene.camera_controller import CameraController
from formulad.ui.race.scene.closer_look import (
    CloserLook,
    corner_places,
    draw_corners,
    without_letters,
)
from formulad.ui.race.scene.over_board import Look, OverBoard
from formulad.ui.race.scene.painting_page import draw_painting_page
from formulad.ui.race.scene.seen_cars import SeenCars
from formulad.ui.race.scene.seen_cells import SeenCells
from formulad.ui.race.scene.seen_ground import seen_ground
from formulad.ui.toolkit.fades import Fades
from formulad.ui.toolkit.motion import fully

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.boards.board_painting import Boards, Painting
    from formulad.ui.race.desk.board_surround import Surround
    from formulad.ui.race.desk.close_up import CloseUp
    from formulad.ui.race.panels.dice_tray import TrayView
    from formulad.ui.race.panels.toasts import Toasts
    from formulad.ui.race.play.turn_focus import Interest
    from formulad.ui.race.views.roll_view import RollView
    from formulad.ui.shell.sound.captions import Captions
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.outlines import Point

_UNFOLDING = 0.2
"""Seconds in which the tray unfolds from the die that has come to it, at calm pace."""
_LETTER = 0.3
"""How far the letter of a cell reaches from its middle, in widths of a lane."""
_PIECES_AT_ONCE = 2
"""So much is painted between two pictures of a board in the making: each takes 5 ms by itself."""


class BoardScreen:
    """A board on which a race is seen, and what stands around it."""

    def __init__(
        self,
        boards: Boards,
        circuit: Circuit,
        around: Surround,
        motion: Callable[[], Amount] = fully,
    ) -> None:
        self._motion = motion
        self._boards = boards
        self._circuit = circuit
        self._around = around
        self.ambience = Ambience(motion)
        """Rain, and what breathes."""
        self.shows_keys = True
        """Whether keys are named on what they press."""
        self._said: tuple[RuleLink, ...] = ()
        """Where sentences about gifts stand, with their rules."""
        self._closer_look = CloserLook()
        self._close_up: CloseUp | None = None
        """Where a part of the board is seen larger."""
        self._lettered = BoardPicture()
        """What was seen on the board last, with the letters of its cells."""
        self._trays: Fades[TrayView] = Fades(_UNFOLDING, motion)
        """The tray of the die that lies, as it unfolds and folds."""
        self.pace = 1.0
        """How fast what comes and goes does so: 1 calm, 0 at once."""
        self._told = OverBoard()
        """What is told over the board."""
        self._gets_finer = False
        """Whether the board was drawn roughly, and will be finer in the next pictures."""
        self._was_restless = False
        """Whether something moved in the picture before: what is new may still take some more."""
        self._die = NOWHERE
        """The pixels on which a die was seen that is thrown."""
        self._drawn: tuple[object, ...] = ()
        """What was drawn over the board, on which canvas; nothing where something moves."""
        self._painting: Painting | None = None
        self._canvas: Canvas | None = None
        """What it was laid out for."""
        self.camera_controller: CameraController | None = None
        """The camera, once the board is painted."""

    def arrange(self, canvas: Canvas) -> None:
        """Lay everything out for a size of canvas; begin to paint the board if need be."""
        self._around.arrange(canvas)
        self._canvas = canvas
        is_plain = canvas.theme.is_plain
        if self._painting is None or self._painting.is_plain != is_plain:
            self._painting = self._boards.painting(self._circuit, canvas.scale, is_plain=is_plain)
            self.camera_controller = None
            self._raise_lookout()
        if self.camera_controller:
            self.camera_controller.restage(self._around.stage)

    def paint(self) -> None:
        """Paint a little more of the board, while nothing else moves that could stumble."""
        if self._painting is None or self.board:
            return
        self._painting.step(_PIECES_AT_ONCE)
        self._raise_lookout()

    def _raise_lookout(self) -> None:
        if self.board and self.camera_controller is None:
            around = self._around
            around.meet(self.board)
            self.camera_controller = CameraController(
                self.board, around.stage, self._motion, around.slack
            )

    @property
    def board(self) -> BoardView | None:
        """The board, once it is painted."""
        return self._painting.view if self._painting else None

    def follow(self, interest: Interest) -> None:
        """Look at cells where something new happens, that of the car first."""
        if self.board and self.camera_controller:
            around, board, cells = self._around, self.board, interest.cells
            camera = around.framed(board, cells, interest.needed)
            shows = partial(around.shown, board, cells)
            self.camera_controller.follow(interest.occasion, camera, shows)

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way to how it will stay."""
        return self.ambience.is_turning or self._gets_finer or self._trays.is_moving

    def update(self, dt: float, *, is_awake: bool) -> None:
        """Let time pass; what never ends moves on while something else is awake."""
        if is_awake:
            self.ambience.wake()
        self.ambience.notice(lives=self._lives)
        self.ambience.update(dt)
        self._trays.update(dt)

    def _lit(self, picture: BoardPicture) -> BoardPicture:
        """Return a picture of the board in the light it has now."""
        return picture

    @property
    def _lives(self) -> bool:
        """Whether something is in sight that never stands quite still."""
        board, camera_controller, canvas = self.board, self.camera_controller, self._canvas
        if (
            board is None
            or camera_controller is None
            or canvas is None
            or camera_controller.is_flying
        ):
            return False
        return board.lives(canvas, self._around.stage, camera_controller.camera)

    def skip(self) -> None:
        """Let everything be at once as it will stay."""
        self.ambience.skip()
        self._trays.skip()

    def unseen(self, cells: Iterable[CellId], *, is_needed: bool) -> Iterator[CellId]:
        """Yield those of some cells that are covered; what is needed has to be on the page too."""
        if self.board is None or self.camera_controller is None:
            return
        stage, camera = self._around.stage, self.camera_controller.camera
        for cell in cells:
            at = camera.to_stage(self.board.spot(cell).at, stage)
            is_on_page = stage.rect.collidepoint(at)
            is_covered = is_on_page and self._is_hidden(at)
            if is_covered or (is_needed and not is_on_page):
                yield cell

    def _is_hidden(self, at: Point) -> bool:
        """Return whether a panel, what was said, a sign or a plate lies over a place."""
        return self._told.hides(at, self._letter)

    @property
    def _letter(self) -> float:
        """How far the letter of a cell reaches from its middle, in units."""
        board, camera_controller = self.board, self.camera_controller
        if board is None or camera_controller is None:
            return 0.0
        return _LETTER * board.lane * camera_controller.camera.zoom

    def on_free_board(self, picture: BoardPicture) -> Iterator[CellId]:
        """Yield the cell of the car whose turn it is, if it stands where no panel belongs."""
        cars = self._seen_cars(picture)
        if cars:
            yield from cars.on_free_board()

    def place_of_turn(self, picture: BoardPicture) -> Rect | None:
        """Return where the car stands or drives whose turn it is, with a little around it."""
        cars = self._seen_cars(picture)
        return cars.around_turn if cars else None

    def _seen_cars(self, picture: BoardPicture) -> SeenCars | None:
        """Return the cars of a picture as they are seen now, once the board is painted."""
        if self.board is None or self.camera_controller is None:
            return None
        return SeenCars(self.board, self._around.stage, self.camera_controller.camera, picture)

    def toggle_board(self) -> None:
        """Show the whole board, or go back to the race."""
        if self.camera_controller:
            self.camera_controller.toggle_all()

    def cell_at(self, at: Point) -> CellId | None:
        """Return the cell of the board that is meant by a place: its own, or that of its letter."""
        seen = self._seen_cells
        return seen.at(at) if seen else None

    @property
    def cells(self) -> Callable[[Point], object]:
        """What finds cells of the board beside the panels as they are seen now, also later on."""
        seen = self._seen_cells
        return (lambda at: (seen.at(at), seen.stage.free)) if seen else (lambda _: None)

    @property
    def _seen_cells(self) -> SeenCells | None:
        """The cells as they are seen now, once the board is painted."""
        if self.board is None or self.camera_controller is None:
            return None
        stage, camera = self._around.stage, self.camera_controller.camera
        return SeenCells(self.board, self._lettered, stage, camera, self._close_up)

    def rule_on_board(self, at: Point) -> str:
        """Return the rule behind the words at a place of the board; empty if none is."""
        if self.board is None:
            return ""
        on_board = (RuleLink(rect, rule) for rect, rule in self.board.rules)
        link = link_at([*self._said, *on_board], at)
        return link.rule if link else ""

    # Drawing

    def draw(
        self,
        canvas: Canvas,
        picture: BoardPicture,
        tray: TrayView | None,
        toasts: Toasts,
        captions: Captions | None = None,
        roll: RollView | None = None,
        *,
        restless: bool = False,
    ) -> None:
        """Draw the board and all that stands around it; before that the painting.

        Captions are named where sounds are told in words: no sign of the board stands there.
        While more pictures follow at once, what takes long may wait for one of them.
        """
        board, camera_controller = self.board, self.camera_controller
        cars = self._seen_cars(picture)
        if board is None or camera_controller is None or cars is None:
            self._draw_painting(canvas)
            return
        around, stage = self._around, self._around.stage
        flying = camera_controller.is_flying
        effort = self._effort(restless=restless or flying)
        folding = self._folding(tray)
        lying = tray or folding
        passing = Passing(
            cars.small_map,
            tray,
            toasts,
            captions,
            cars.in_turn,
            board.lane * camera_controller.camera.zoom,
            roll,
            folding=folding,
            effort=effort,
            unfolded=self._trays.share(lying) if lying else 1.0,
        )
        picture = around.simplified(self._lit(picture))
        self._lettered = picture
        self._close_up = None if flying else self._found(picture, passing.car)
        if self._close_up:
            passing = replace(passing, close_up=self._close_up.rect)
            picture = without_letters(picture)
        taken = around.taken(canvas, passing)
        look = Look(canvas, board, stage, camera_controller.destination)
        passing, said = self._laid_over(look, picture, passing, taken)
        before, self._die = self._die, covered(passing.thrown)
        near = (
            (self._close_up, self._lettered, self._closer_look.is_fine) if self._close_up else None
        )
        shown = self._close_up and self._close_up.shown(stage, camera_controller.camera)
        corners = corner_places(shown) if shown else []
        drawn = self._drawn_on(canvas, passing, near)
        board_frame = BoardFrame(
            now=self.ambience.time,
            flying=flying,
            restless=effort.is_limited,
            effort=effort,
            taken=[*taken, *corners],
            behind=[canvas.pixel_rect(rect) for rect in around.opaque],
            over=said,
            is_shown=bool(drawn) and drawn == self._drawn,
            above=bounding((before, self._die)),
        )
        changed = board.draw(
            canvas, stage, camera_controller.camera, self.ambience.over(picture), board_frame
        )
        self._told.stand(board.read)
        ground = partial(seen_ground, picture, board, stage, camera_controller.camera)
        passing = replace(passing, ground=ground)
        if changed is None or (changed and not around.is_away_from(canvas.in_units(changed))):
            with canvas.clipped_to(changed):
                self._draw_near(canvas, board, self.ambience.over(self._lettered), effort)
                with canvas.naming_keys(named=self.shows_keys):
                    self._said = around.draw(canvas, passing)
        elif changed:
            with canvas.clipped_to(changed):
                canvas.put_again(passing.thrown)
        if effort.is_left:
            around.go_on(canvas, passing)
        is_fine = board.is_fine and self._closer_look.is_fine and not around.is_late
        self._gets_finer = effort.is_limited and not is_fine
        self._drawn = self._drawn_on(canvas, passing, near, layers=1)

    def _laid_over(
        self, look: Look, picture: BoardPicture, passing: Passing, taken: Sequence[Rect]
    ) -> tuple[Passing, list[Rect]]:
        """Find where sentences and a die lie over the board; return that, and the sentences."""
        around, room, words = self._around, self._around.room_for_words, None
        if room:
            words = self._told.room_for_words(look, picture, room, passing.toasts, taken)
        passing = replace(passing, words=words)
        said = around.said(look.canvas, passing)
        if passing.roll:
            lies = self._told.landing(look, picture, passing.roll, (*taken, *said))
            passing = replace(passing, lies=lies)
        self._told.lie((*taken, *said))
        return replace(passing, thrown=around.thrown(look.canvas, passing)), said

    def _draw_painting(self, canvas: Canvas) -> None:
        """Draw the page that is seen while the board is painted, and prepare what comes then."""
        self._around.prepare(canvas)
        prepare_models(canvas, is_gt=is_night(self._circuit.drawing.theme))
        share = self._painting.share if self._painting else 0.0
        palette = self._around.palette(canvas)
        draw_painting_page(canvas, palette, self._circuit.track.title, share)
        self._gets_finer = True

    def _effort(self, *, restless: bool) -> Effort:
        """Return what may be done in this picture that takes long; panels that wait come first."""
        was_restless, self._was_restless = self._was_restless, restless
        is_limited = restless or self._gets_finer or was_restless
        return Effort(is_limited=is_limited, is_spent=self._around.is_late)

    def _drawn_on(
        self, canvas: Canvas, passing: Passing, near: object, layers: int = 0
    ) -> tuple[object, ...]:
        """Return what is drawn over the board, and on how many layers: nothing if it moves.

        It is still to be seen if just one layer was drawn since: this picture.
        """
        look = self._around.look(canvas, passing)
        if look is None:
            return ()
        drawn = (canvas.surface, canvas.layers + layers, canvas.edition, canvas.in_use)
        return (*drawn, self.shows_keys, near, look)

    def _draw_near(
        self, canvas: Canvas, board: BoardView, picture: BoardPicture, effort: Effort
    ) -> None:
        """Draw what is seen larger over the board, if it is."""
        if self._close_up and self.camera_controller:
            camera = self.camera_controller.camera
            draw_corners(canvas, self._close_up.shown(self._around.stage, camera))
            now = self.ambience.time
            self._closer_look.draw(canvas, board, self._close_up, picture, effort, now)
        else:
            self._closer_look.forget()

    def _folding(self, tray: TrayView | None) -> TrayView | None:
        """Return the tray that is no longer there, and still folds; learn which one is."""
        self._trays.show((tray,) if tray else (), self.pace)
        leaving = self._trays.leaving
        return leaving[-1] if leaving and not tray else None

    def _found(self, picture: BoardPicture, car: Point | None) -> CloseUp | None:
        """Return where the cells that are chosen from are seen larger, if they are."""
        cells = [choice.cell for choice in picture.choices if choice.letter]
        if self.board is None or self.camera_controller is None:
            return None
        camera = self.camera_controller.destination
        return self._around.close_up(self.board, camera, cells, car)
