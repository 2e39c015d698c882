"""Poster beside the menu: the board seen close, behind a slanted edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.boards.circuit_outline import draw_outline
from formulad.ui.shell.slanted_edge import SEA, beyond_edge
from formulad.ui.toolkit.colour import WHITE, mix
from formulad.ui.toolkit.theme import DARK

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.boards.board_painting import Boards, Painting
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.colour import Fill

_LANE = 62.0
"""How wide a lane is on the poster, in units."""
_ROAD = mix(DARK.page.top, WHITE, 0.12)
_CARS = ((3, 0.2), (5, 0.55), (9, 0.05), (1, 0.9), (8, 0.72))
"""The cars on the poster: number, and how far they are through the corner."""


class Poster:
    """The picture on the right of the menu."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._painting: Painting | None = None
        self._circuit: Circuit | None = None

    @property
    def board(self) -> BoardView | None:
        """The board, once it is painted."""
        return self._painting.view if self._painting else None

    @property
    def is_painted(self) -> bool:
        """Whether nothing is left to paint."""
        return self._painting is None or self._painting.view is not None

    def arrange(self, canvas: Canvas, circuit: Circuit | None) -> None:
        """Take the circuit to show, for the size of a canvas."""
        self._circuit = circuit
        is_plain = canvas.theme.is_plain
        if circuit and (self._painting is None or self._painting.is_plain != is_plain):
            self._painting = self._boards.painting(circuit, canvas.scale, is_plain=is_plain)

    def paint(self) -> None:
        """Paint a little more."""
        if self._painting:
            self._painting.step()

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture up to the edge of the menu."""
        room = beyond_edge(canvas)
        if self.board and self._circuit:
            _draw_board(canvas, room, self.board, self._circuit)
        else:
            canvas.box(room, _ground(canvas, self._circuit))
            if self._circuit:
                inner = room.inflate(-room.width * 0.2, -room.height * 0.3)
                draw_outline(canvas, self._circuit, inner, 34, _ROAD, WHITE)


def _ground(canvas: Canvas, circuit: Circuit | None) -> Fill:
    """Return what a circuit lies on before its board is painted: the sea, or the night."""
    if circuit and is_night(circuit.drawing.theme):
        return canvas.theme.street.page
    return SEA


def _draw_board(canvas: Canvas, room: Rect, view: BoardView, circuit: Circuit) -> None:
    cells = _stretch(circuit.track)
    spots = [view.spot(cell).at for cell in cells]
    middle = tuple(sum(axis) / len(spots) for axis in zip(*spots, strict=True))
    camera = Camera((middle[0], middle[1]), _LANE / circuit.drawing.lane_width)
    cars = tuple(
        CarOnBoard(number, cells[round(share * (len(cells) - 1))]) for number, share in _CARS
    )
    picture = BoardPicture(cars=cars, signs=False)
    view.draw(canvas, Stage.whole(room), camera, picture)


def _stretch(track: Track) -> list[CellId]:
    """Return the cells through the corner that asks most of a driver, along its middle lane."""
    sector = max(range(len(track.sectors)), key=lambda index: track.stops[index])
    lane = track.lane_count // 2
    return [
        track.by_name[cell.name]
        for cell in track.cells
        if cell.sector == sector and cell.lane == lane
    ] or list(track.grid)
