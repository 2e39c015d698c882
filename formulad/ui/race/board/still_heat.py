"""Heat on a still board: how often each cell was driven over, and where nobody ever was."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pygame

from formulad.race.road.track import CellId
from formulad.ui.race.board.still_layers import still
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, mix, rgb
from formulad.ui.toolkit.lettering import NAME
from formulad.ui.toolkit.theme import RED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.still_layers import Still
    from formulad.ui.toolkit.assets import Assets
    from formulad.ui.toolkit.colour import Colour

_HEAT: tuple[Colour, ...] = (rgb("24406E"), rgb("2F8F9D"), rgb("F2C14E"), rgb("F2542D"))
"""Of a cell that is hardly driven over, to the one that is most often."""
_DEAD: Colour = rgb("0A0A0A")
_PLATE: Colour = rgb("0A1429")
_OPACITY = 0.82
_STEPS = 8
_BOX = 34.0
_EDGE = 24.0


def heat_png(
    circuit: Circuit,
    assets: Assets,
    size: tuple[int, int],
    driven: Mapping[CellId, float],
    words: str,
) -> bytes:
    """Return the board of a circuit as a PNG picture, its cells coloured by use.

    Args:
        circuit: the board.
        assets: its letters.
        size: in pixels.
        driven: how often each cell was driven over; those that are missing never were.
        words: what the scale says.
    """
    picture = still(circuit, assets, size)
    most = max(driven.values(), default=0.0)
    for at in range(len(circuit.track.cells)):
        _draw_cell(picture, CellId(at), driven.get(CellId(at), 0.0), most)
    _draw_scale(picture, most, words)
    file = BytesIO()
    pygame.image.save(picture.canvas.surface, file, "heat.png")
    return file.getvalue()


def _draw_cell(picture: Still, cell: CellId, times: float, most: float) -> None:
    outline = picture.outline(cell)
    if times:
        picture.canvas.polygon(outline, heat_of(times / most), opacity=_OPACITY)
    else:
        picture.canvas.polygon(outline, _DEAD, line=RED, line_width=1.5)


def heat_of(share: float) -> Colour:
    """Return the colour of a share of the most."""
    place = min(max(share, 0.0), 1.0) * (len(_HEAT) - 1)
    step = min(int(place), len(_HEAT) - 2)
    return mix(_HEAT[step], _HEAT[step + 1], place - step)


def _draw_scale(picture: Still, most: float, words: str) -> None:
    """Draw what the colours mean, in the corner with the least road."""
    canvas = picture.canvas
    last = f"{most:.1f}"
    width = _BOX * (_STEPS + 1) + sum(canvas.text_width(text, NAME) + 24 for text in (last, words))
    plate = _free_corner(picture, (width + 24, 2 * _BOX))
    canvas.box(plate, _PLATE, radius=10)
    left, middle = plate.left + 16, plate.centery
    canvas.box(Rect(left, middle - 12, _BOX, 24), _DEAD, line=RED, line_width=1.5)
    for step in range(_STEPS):
        place = Rect(left + (step + 1) * _BOX, middle - 12, _BOX, 24)
        canvas.box(place, heat_of(step / (_STEPS - 1)))
    right = left + _BOX * (_STEPS + 1) + 12
    canvas.text(last, right, middle, NAME, WHITE)
    canvas.text(words, right + canvas.text_width(last, NAME) + 16, middle, NAME, WHITE)


def _free_corner(picture: Still, size: tuple[float, float]) -> Rect:
    """Return the corner of the picture in which the fewest cells lie, the lower left first."""
    width, height = picture.canvas.size
    right, bottom = width - _EDGE - size[0], height - _EDGE - size[1]
    places = [(_EDGE, bottom), (right, bottom), (_EDGE, _EDGE), (right, _EDGE)]
    cells = [picture.outline(CellId(at))[0] for at in range(len(picture.road.track.cells))]
    corners = [Rect(place, size) for place in places]
    return min(corners, key=lambda corner: sum(map(corner.inflate(40, 40).collidepoint, cells)))
