"""The poster beside the menu: the board seen close, behind a slanted edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.board.camera import Camera, Stage
from formulad.ui.board.picture import BoardPicture, CarOnBoard
from formulad.ui.boxes import bands
from formulad.ui.canvas import Rect
from formulad.ui.colour import WHITE, mix
from formulad.ui.scenes.outline import draw_outline
from formulad.ui.theme import DARK, KERB, SUN, TEAL

if TYPE_CHECKING:
    from formulad.race.track import CellId, Track
    from formulad.tiled.circuit import Circuit
    from formulad.ui.board.view import BoardView
    from formulad.ui.canvas import Canvas
    from formulad.ui.outlines import Point
    from formulad.ui.scenes.painting import Boards, Painting

SLOPE = 130 / 1080
"""How far the edge leans, for every unit of height."""
_STRIPES = ((0, 14, SUN), (14, 28, TEAL), (28, 52, WHITE))
_KERB_BLOCKS = 34
_LANE = 62.0
"""How wide a lane is on the poster, in units."""
_SEA = mix(TEAL, DARK.page.top, 0.35)
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
    def is_painted(self) -> bool:
        """Whether nothing is left to paint."""
        return self._painting is None or self._painting.view is not None

    def arrange(self, canvas: Canvas, circuit: Circuit | None) -> None:
        """Take the circuit to show, for the size of a canvas."""
        self._circuit = circuit
        if circuit and self._painting is None:
            self._painting = self._boards.painting(circuit, canvas.scale)

    def paint(self) -> None:
        """Paint a little more."""
        if self._painting:
            self._painting.step()

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, and the dark ground of the menu up to its edge."""
        room = Rect(_edge(canvas, 1), 0, 0, canvas.area.height)
        room.width = canvas.area.width - room.left
        view = self._painting.view if self._painting else None
        if view and self._circuit:
            _draw_board(canvas, room, view, self._circuit)
        else:
            canvas.box(room, _SEA)
            if self._circuit:
                inner = room.inflate(-room.width * 0.2, -room.height * 0.3)
                draw_outline(canvas, self._circuit, inner, 34, _ROAD, WHITE)
        _draw_ground(canvas)
        _draw_edge(canvas)


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


def _edge(canvas: Canvas, share: float, offset: float = 0.0) -> float:
    """Return where the edge stands at a share of the height."""
    area = canvas.area
    top = max(area.width * 0.47, 760 + SLOPE * area.height)
    return top - SLOPE * area.height * share + offset


def _draw_ground(canvas: Canvas) -> None:
    """Fill what lies left of the edge."""
    height = canvas.window[1]
    for top, count, colour in bands(DARK.page, height):
        for row in range(top, top + count):
            right = _edge(canvas, row / height, 6) * canvas.scale
            canvas.surface.fill(colour, (0, row, round(right), 1))


def _draw_edge(canvas: Canvas) -> None:
    """Draw the stripes of the edge, the outer one a kerb."""

    def at(offset: float, share: float) -> Point:
        return _edge(canvas, share, offset), canvas.area.height * share

    for start, end, colour in _STRIPES:
        canvas.polygon((at(start, 0), at(end, 0), at(end, 1), at(start, 1)), colour)
    for block in range(0, _KERB_BLOCKS, 2):
        upper, lower = block / _KERB_BLOCKS, (block + 1) / _KERB_BLOCKS
        canvas.polygon((at(28, upper), at(52, upper), at(52, lower), at(28, lower)), KERB[0])
