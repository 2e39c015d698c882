"""Race screen: the board with its camera, the panels around it, what can be used."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.art.cars import prepare_models
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.desk.board_surround import Passing
from formulad.ui.race.panels.rule_links import RuleLink, link_at
from formulad.ui.race.panels.thrown_die import room_of
from formulad.ui.race.scene.ambience import Ambience
from formulad.ui.race.scene.camera_controller import CameraController
from formulad.ui.race.scene.cell_lights import Lighting
from formulad.ui.race.scene.said_words import SaidWords
from formulad.ui.race.scene.seen_ground import seen_ground
from formulad.ui.race.views.panel_views import MapCar, MapView
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import PANEL_TITLE
from formulad.ui.toolkit.motion import fully
from formulad.ui.toolkit.widgets.list_row import Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    import pygame

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.boards.board_painting import Boards, Painting
    from formulad.ui.race.desk.board_surround import RaceSurround, Surround
    from formulad.ui.race.panels.dice_tray import TrayView
    from formulad.ui.race.panels.toasts import Toasts
    from formulad.ui.race.play.turn_focus import Interest
    from formulad.ui.race.views.panel_views import RaceView
    from formulad.ui.race.views.roll_view import RollView
    from formulad.ui.shell.sound.captions import Captions
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.motion import Amount
    from formulad.ui.toolkit.outlines import Point

_AROUND_CAR = 6.0
"""How much of the road belongs to a car that drives, in widths of a lane."""
_LETTER = 0.3
"""How far the letter of a cell reaches from its middle, in widths of a lane."""
_HIT = 6.0
"""Half the width of the middle of a cell, where a click is sure to hit it."""


def _in_units(canvas: Canvas, pixels: pygame.Rect) -> Rect:
    """Return the place of some pixels on a canvas."""
    left, top = canvas.to_units(pixels.topleft)
    right, bottom = canvas.to_units(pixels.bottomright)
    return Rect(left, top, right - left, bottom - top)


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
        self._over: tuple[Rect, ...] = ()
        """Where something lay over the board when it was drawn last."""
        self._read: tuple[Rect, ...] = ()
        """Where signs, plates and the name of the car stood then."""
        self._gets_finer = False
        """Whether the board was drawn roughly, and will be finer in the next pictures."""
        self._drawn: tuple[object, ...] = ()
        """What was drawn over the board, on which canvas; nothing where something moves."""
        self._painting: Painting | None = None
        self._canvas: Canvas | None = None
        """What it was laid out for."""
        self._thrown: tuple[object, Point | None] = (None, None)
        """The die that was thrown last, and where it lies."""
        self._words = SaidWords()
        """What was said last, and where that lies."""
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
        """Paint a little more of the board."""
        if self._painting is None or self.board:
            return
        self._painting.step()
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
            camera = self._around.framed(self.board, interest.cells, interest.needed)
            self.camera_controller.follow((interest.occasion, camera), camera)

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way to how it will stay."""
        return self.ambience.is_turning or self._gets_finer

    def update(self, dt: float, *, is_awake: bool) -> None:
        """Let time pass; what never ends moves on while something else is awake."""
        if is_awake:
            self.ambience.wake()
        self.ambience.notice(lives=self._lives)
        self.ambience.update(dt)

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
        around = 2 * self._letter
        on_board = (rect.inflate(around, around) for rect in self._read)
        return any(rect.collidepoint(at) for rect in (*self._over, *on_board))

    @property
    def _letter(self) -> float:
        """How far the letter of a cell reaches from its middle, in units."""
        board, camera_controller = self.board, self.camera_controller
        if board is None or camera_controller is None:
            return 0.0
        return _LETTER * board.lane * camera_controller.camera.zoom

    def on_free_board(self, picture: BoardPicture) -> Iterator[CellId]:
        """Yield the cell of the car whose turn it is, if it stands where no panel belongs."""
        if self.board is None or self.camera_controller is None:
            return
        stage, camera = self._around.stage, self.camera_controller.camera
        for car in picture.cars:
            if car.current and isinstance(car.where, int):
                at = camera.to_stage(self.board.spot(car.where).at, stage)
                if stage.free.collidepoint(at):
                    yield car.where

    def place_of_turn(self, picture: BoardPicture) -> Rect | None:
        """Return where the car stands or drives whose turn it is, with a little around it."""
        if self.board is None or self.camera_controller is None:
            return None
        at = self._current(picture, self.board, self.camera_controller)
        size = _AROUND_CAR * self.board.lane * self.camera_controller.camera.zoom
        return at and Rect(at[0] - size / 2, at[1] - size / 2, size, size)

    def toggle_board(self) -> None:
        """Show the whole board, or go back to the race."""
        if self.camera_controller:
            self.camera_controller.toggle_all()

    def cell_at(self, at: Point) -> CellId | None:
        """Return the cell of the board at a place."""
        if self.board is None or self.camera_controller is None:
            return None
        return self.board.cell_at(at, self._around.stage, self.camera_controller.camera)

    @property
    def cells(self) -> Callable[[Point], object]:
        """What finds cells of the board beside the panels as they are seen now, also later on."""
        if self.board is None or self.camera_controller is None:
            return lambda _: None
        find, stage, camera = self.board.cell_at, self._around.stage, self.camera_controller.camera
        return lambda at: (find(at, stage, camera), stage.free)

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
        if board is None or camera_controller is None:
            self._around.prepare(canvas)
            prepare_models(canvas, is_gt=is_night(self._circuit.drawing.theme))
            self._draw_painting(canvas)
            return
        around, stage = self._around, self._around.stage
        flying = camera_controller.is_flying
        restless = restless or flying or self._gets_finer
        passing = Passing(
            self._map(picture, board, camera_controller),
            tray,
            toasts,
            captions,
            self._current(picture, board, camera_controller),
            board.lane * camera_controller.camera.zoom,
            roll,
            restless=restless,
        )
        picture = around.simplified(self._lit(picture))
        taken = around.taken(canvas, passing)
        words = self._room_for_words(canvas, picture, passing, taken, board, camera_controller)
        passing = replace(passing, words=words)
        said = around.said(canvas, passing)
        if roll:
            full = (*taken, *said)
            lies = self._landing(canvas, picture, roll, full, board, camera_controller)
            passing = replace(passing, lies=lies)
        self._over = (*taken, *said)
        drawn = self._drawn_on(canvas, passing)
        board_frame = BoardFrame(
            now=self.ambience.time,
            flying=flying,
            restless=restless,
            taken=taken,
            over=said,
            is_shown=bool(drawn) and drawn == self._drawn,
        )
        changed = board.draw(
            canvas, stage, camera_controller.camera, self.ambience.over(picture), board_frame
        )
        self._gets_finer = restless and not board.is_fine
        self._read = board.read
        ground = partial(seen_ground, picture, board, stage, camera_controller.camera)
        passing = replace(passing, ground=ground)
        if changed is None or (changed and not around.is_away_from(_in_units(canvas, changed))):
            self._draw_around(canvas, passing, changed)
        around.go_on(canvas, passing)
        self._drawn = self._drawn_on(canvas, passing, layers=1)

    def _drawn_on(self, canvas: Canvas, passing: Passing, layers: int = 0) -> tuple[object, ...]:
        """Return what is drawn over the board, and on how many layers: nothing if it moves.

        It is still to be seen if just one layer was drawn since: this picture.
        """
        look = self._around.look(canvas, passing)
        if look is None:
            return ()
        drawn = (canvas.surface, canvas.layers + layers, canvas.edition, canvas.in_use)
        return (*drawn, self.shows_keys, look)

    def _draw_around(self, canvas: Canvas, passing: Passing, part: pygame.Rect | None) -> None:
        """Draw all that stands around the board, or just some pixels of it."""
        clip = canvas.surface.get_clip()
        if part is not None:
            canvas.surface.set_clip(part)
        with canvas.naming_keys(named=self.shows_keys):
            self._said = self._around.draw(canvas, passing)
        canvas.surface.set_clip(clip)

    def _room_for_words(
        self,
        canvas: Canvas,
        picture: BoardPicture,
        passing: Passing,
        taken: Sequence[Rect],
        board: BoardView,
        camera_controller: CameraController,
    ) -> Rect | None:
        """Return where the words lie that were said: there they stay while nothing new is seen."""
        room = self._around.room_for_words
        if room is None:
            return None
        stage, camera = self._around.stage, camera_controller.destination
        cells = (*(each.cell for each in picture.reach), *(each.cell for each in picture.choices))

        def quiet(size: tuple[float, float]) -> Rect:
            return board.quiet_room(canvas, stage, camera, picture, room, size, taken)

        view = (camera, tuple(room), cells)
        return self._words.place(canvas, room, passing.toasts, view, quiet)

    def _landing(
        self,
        canvas: Canvas,
        picture: BoardPicture,
        roll: RollView,
        taken: Sequence[Rect],
        board: BoardView,
        camera_controller: CameraController,
    ) -> Point | None:
        """Return where a die lies: there it stays, as long as the camera rests or goes one way.

        It lies over no sign, plate or name if there is room for it anywhere else.
        """
        stage, camera = self._around.stage, camera_controller.destination
        thrown = (roll.number, roll.die, roll.value, camera, tuple(stage.free))
        if self._thrown[0] != thrown:
            room = room_of((0.0, 0.0), roll.size)
            find = partial(board.landing, canvas, stage, camera, picture, roll.number, room)
            place = find((*taken, *self._read)) or find(taken)
            self._thrown = (thrown, place)
        return self._thrown[1]

    def _current(
        self, picture: BoardPicture, board: BoardView, camera_controller: CameraController
    ) -> Point | None:
        """Return where the car is seen whose turn it is."""
        for car in picture.cars:
            if car.current:
                spot = board.spot(car.where) if isinstance(car.where, int) else car.where
                return camera_controller.camera.to_stage(spot.at, self._around.stage)
        return None

    def _map(
        self, picture: BoardPicture, board: BoardView, camera_controller: CameraController
    ) -> MapView:
        """Return the small map: cars, the current one on top, and the part that is seen."""
        cars = []
        for car in sorted(picture.cars, key=lambda car: car.current):
            spot = board.spot(car.where) if isinstance(car.where, int) else car.where
            cars.append(MapCar(car.number, spot.at, car.current))
        stage = self._around.stage
        left, top = camera_controller.camera.to_map(stage.free.topleft, stage)
        right, bottom = camera_controller.camera.to_map(stage.free.bottomright, stage)
        return MapView(tuple(cars), (left, top, right - left, bottom - top))

    def _draw_painting(self, canvas: Canvas) -> None:
        palette = self._around.palette(canvas)
        canvas.backdrop(palette.page)
        x, y = canvas.area.center
        title = self._circuit.track.title.upper()
        canvas.text(title, x, y - 50, PANEL_TITLE.sized(48), WHITE, align=0.5)
        note = PANEL_TITLE.sized(20)
        canvas.text(say("Painting the board"), x, y, note, palette.muted, align=0.5)
        share = self._painting.share if self._painting else 0.0
        bed = Rect(x - 200, y + 30, 400, 14)
        canvas.box(bed, palette.inset, radius=7, line=palette.strong_line, line_width=1.5)
        if share:
            bar = Rect(x - 200, y + 30, max(14, 400 * share), 14)
            canvas.box(bar, palette.accent, radius=7)


class RaceScreen(BoardScreen):
    """Everything that is seen of a race that is played."""

    def __init__(
        self,
        boards: Boards,
        circuit: Circuit,
        hud: RaceSurround,
        motion: Callable[[], Amount] = fully,
    ) -> None:
        self.hud = hud
        """What stands around the board."""
        self.shows_reach = True
        """Whether the reach of a gear lights up."""
        self.shows_heat = False
        """Whether it says of each cell how much better or worse than expected it is."""
        self._lighting = Lighting(motion)
        super().__init__(boards, circuit, hud, motion)

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way to how it will stay."""
        return super().is_moving or self.is_changing

    @property
    def is_changing(self) -> bool:
        """Whether panels slide, or cells light up or go dark."""
        return self.hud.panel_animations.is_moving or self._lighting.is_moving

    def update(self, dt: float, *, is_awake: bool) -> None:
        """Let time pass."""
        super().update(dt, is_awake=is_awake)
        self.hud.panel_animations.update(dt)
        self._lighting.update(dt)

    def skip(self) -> None:
        """Let everything be at once as it will stay."""
        super().skip()
        self.hud.panel_animations.skip()
        self._lighting.skip()

    def show(self, view: RaceView, pace: float = 1.0) -> None:
        """Take what is to be shown around the board from now on; pace 0 shows it at once."""
        self.hud.panel_animations.see(view, pace)
        shows_board = self.camera_controller is not None and self.camera_controller.shows_all
        self.hud.show(view, shows_reach=self.shows_reach, shows_board=shows_board)
        if self.camera_controller and self.camera_controller.stage != self.hud.stage:
            self.camera_controller.restage(self.hud.stage)

    def _is_hidden(self, at: Point) -> bool:
        """Return whether what points at the car hides a place, or its letter, too."""
        return super()._is_hidden(at) or self.hud.lies_on(at, self._letter)

    def light(self, picture: BoardPicture, pace: float) -> None:
        """Light up on the board from now on what a picture of it names; pace 0 does so at once."""
        if self.board:
            self._lighting.see(picture, pace)

    def _lit(self, picture: BoardPicture) -> BoardPicture:
        return self._lighting.over(picture)

    def toggle_reach(self, *, has_heat: bool) -> None:
        """Light the reach of gears up, then its heat if an engineer tells it, then nothing."""
        if self.shows_reach and has_heat and not self.shows_heat:
            self.shows_heat = True
            return
        self.shows_reach, self.shows_heat = not self.shows_reach, False

    def toggle_engineer(self) -> None:
        """Open the folded engineer, or fold the panel."""
        self.hud.toggle_engineer()
        if self.camera_controller:
            self.camera_controller.restage(self.hud.stage)

    def rule_at(self, at: Point) -> str:
        """Return the rule behind the words at a place, on panels and board; empty if none is."""
        on_board = self.rule_on_board(at) if self.hud.is_board(at) else ""
        return on_board or self.hud.rule_at(at)

    def spots(self, cells: Iterable[CellId]) -> Iterator[Spot]:
        """Yield the places on the canvas where cells can be hit."""
        if self.board is None or self.camera_controller is None:
            return
        stage, camera = self.hud.stage, self.camera_controller.camera
        for cell in cells:
            x, y = camera.to_stage(self.board.spot(cell).at, stage)
            if self.hud.is_board((x, y)) and stage.rect.collidepoint(x, y):
                name = self._circuit.track.places[cell].name
                yield Spot(f"cell-{name}", Rect(x - _HIT, y - _HIT, 2 * _HIT, 2 * _HIT))
