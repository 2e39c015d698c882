"""The picture of a race: the board with its camera, the panels around it, what can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.colour import WHITE
from formulad.ui.lettering import PANEL_TITLE
from formulad.ui.scenes.race.lookout import Lookout
from formulad.ui.scenes.race.panels.links import RuleLink, link_at
from formulad.ui.scenes.race.surroundings import Passing, Surroundings
from formulad.ui.scenes.race.views import MapCar, MapView
from formulad.ui.widgets.list_row import Spot

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

    from formulad.race.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.board.picture import BoardPicture
    from formulad.ui.board.view import BoardView
    from formulad.ui.canvas import Canvas
    from formulad.ui.outlines import Point
    from formulad.ui.scenes.painting import Boards, Painting
    from formulad.ui.scenes.race.toasts import Toasts
    from formulad.ui.scenes.race.tray import TrayView
    from formulad.ui.scenes.race.views import RaceView
    from formulad.ui.theme import Palette

_HIT = 6.0
"""Half the width of the middle of a cell, where a click is sure to hit it."""


class RaceScreen:
    """Everything of a race that is seen."""

    def __init__(
        self, palette: Palette, boards: Boards, circuit: Circuit, hud: Surroundings
    ) -> None:
        self._boards = boards
        self._circuit = circuit
        self._palette = palette
        self.hud = hud
        """What stands around the board."""
        self.shows_focus = False
        """Whether keys are in use: then what Enter does wears a ring."""
        self.shows_reach = True
        """Whether the reach of a gear lights up."""
        self._said: tuple[RuleLink, ...] = ()
        """Where sentences about gifts stand, with their rules."""
        self._painting: Painting | None = None
        self.lookout: Lookout | None = None
        """The camera, once the board is painted."""

    def arrange(self, canvas: Canvas) -> None:
        """Lay everything out for a size of canvas; begin to paint the board if need be."""
        self.hud.arrange(canvas)
        if self._painting is None:
            self._painting = self._boards.painting(self._circuit, canvas.scale)
            self._raise_lookout()
        if self.lookout:
            self.lookout.restage(self.hud.stage)

    def paint(self) -> None:
        """Paint a little more of the board."""
        if self._painting is None or self.board:
            return
        self._painting.step()
        self._raise_lookout()

    def _raise_lookout(self) -> None:
        if self.board and self.lookout is None:
            self.hud.meet(self.board)
            self.lookout = Lookout(self.board, self.hud.stage, self.hud.slack)

    @property
    def board(self) -> BoardView | None:
        """The board, once it is painted."""
        return self._painting.view if self._painting else None

    def show(self, view: RaceView) -> None:
        """Take what is to be shown around the board from now on."""
        shows_board = self.lookout is not None and self.lookout.shows_all
        self.hud.show(view, shows_reach=self.shows_reach, shows_board=shows_board)
        if self.lookout and self.lookout.stage != self.hud.stage:
            self.lookout.restage(self.hud.stage)

    def follow(self, occasion: Hashable, cells: Sequence[CellId]) -> None:
        """Look at cells where something new happens, that of the car first."""
        if self.board and self.lookout:
            camera = self.hud.framed(self.board, cells)
            self.lookout.follow((occasion, camera), camera)

    # What players switch on and look for

    def toggle_reach(self) -> None:
        """Light the reach of gears up, or leave it dark."""
        self.shows_reach = not self.shows_reach

    def toggle_engineer(self) -> None:
        """Open the folded engineer, or fold him."""
        self.hud.toggle_engineer()
        if self.lookout:
            self.lookout.restage(self.hud.stage)

    def toggle_board(self) -> None:
        """Show the whole board, or go back to the race."""
        if self.lookout:
            self.lookout.toggle_all()

    def cell_at(self, at: Point) -> CellId | None:
        """Return the cell of the board at a place."""
        if self.board is None or self.lookout is None:
            return None
        return self.board.cell_at(at, self.hud.stage, self.lookout.camera)

    def rule_at(self, at: Point) -> str:
        """Return the rule behind the words at a place, on panels and board; empty if none is."""
        if not self.hud.is_board(at) or self.board is None:
            return self.hud.rule_at(at)
        on_board = (RuleLink(rect, rule) for rect, rule in self.board.rules)
        link = link_at([*self._said, *on_board], at)
        return link.rule if link else self.hud.rule_at(at)

    def spots(self, cells: Iterable[CellId]) -> Iterator[Spot]:
        """Yield the places on the canvas where cells can be hit."""
        if self.board is None or self.lookout is None:
            return
        stage, camera = self.hud.stage, self.lookout.camera
        for cell in cells:
            x, y = camera.to_stage(self.board.spot(cell).at, stage)
            if self.hud.is_board((x, y)) and stage.rect.collidepoint(x, y):
                name = self._circuit.track.places[cell].name
                yield Spot(f"cell-{name}", Rect(x - _HIT, y - _HIT, 2 * _HIT, 2 * _HIT))

    # Drawing

    def draw(
        self, canvas: Canvas, picture: BoardPicture, tray: TrayView | None, toasts: Toasts
    ) -> None:
        """Draw the board, the panels, a die and what was said; before that the painting."""
        board, lookout = self.board, self.lookout
        if board is None or lookout is None:
            self._draw_painting(canvas)
            return
        stage, flying = self.hud.stage, lookout.is_flying
        taken = self.hud.taken(canvas, has_tray=tray is not None)
        picture = self.hud.simplified(picture)
        board.draw(canvas, stage, lookout.camera, picture, flying=flying, taken=taken)
        passing = Passing(
            self._map(picture, board, lookout),
            tray,
            toasts,
            self._current(picture, board, lookout),
            board.lane * lookout.camera.zoom,
        )
        self._said = self.hud.draw(canvas, passing, shows_focus=self.shows_focus)

    def _current(self, picture: BoardPicture, board: BoardView, lookout: Lookout) -> Point | None:
        """Return where the car is seen whose turn it is."""
        for car in picture.cars:
            if car.current:
                spot = board.spot(car.where) if isinstance(car.where, int) else car.where
                return lookout.camera.to_stage(spot.at, self.hud.stage)
        return None

    def _map(self, picture: BoardPicture, board: BoardView, lookout: Lookout) -> MapView:
        """Return the small map: cars, the current one on top, and the part that is seen."""
        cars = []
        for car in sorted(picture.cars, key=lambda car: car.current):
            spot = board.spot(car.where) if isinstance(car.where, int) else car.where
            cars.append(MapCar(car.number, spot.at, car.current))
        stage = self.hud.stage
        left, top = lookout.camera.to_map(stage.free.topleft, stage)
        right, bottom = lookout.camera.to_map(stage.free.bottomright, stage)
        return MapView(tuple(cars), (left, top, right - left, bottom - top))

    def _draw_painting(self, canvas: Canvas) -> None:
        canvas.backdrop(self._palette.page)
        x, y = canvas.area.center
        title = self._circuit.track.title.upper()
        canvas.text(title, x, y - 50, PANEL_TITLE.sized(48), WHITE, align=0.5)
        note = PANEL_TITLE.sized(20)
        canvas.text("Painting the board", x, y, note, self._palette.muted, align=0.5)
        share = self._painting.share if self._painting else 0.0
        bed, palette = Rect(x - 200, y + 30, 400, 14), self._palette
        canvas.box(bed, palette.inset, radius=7, line=palette.strong_line, line_width=1.5)
        if share:
            bar = Rect(x - 200, y + 30, max(14, 400 * share), 14)
            canvas.box(bar, self._palette.accent, radius=7)
