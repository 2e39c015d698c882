"""Reach of a car: cells in the colours of what would happen, and the ones to choose."""

from __future__ import annotations

from math import cos, floor, radians, sin
from typing import TYPE_CHECKING

from formulad.ui.race.board.cell_shapes import CellLook
from formulad.ui.race.board.geometry.board_picture import ReachCell, Spot
from formulad.ui.race.board.letters import RADIUS, letters_of, size_of_letters
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, lighter
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.motion import pulse
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import AMBER, CREAM, OUT, OUT_PLATE, SUN, TEAL, Hatch

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.cell_shapes import CellPainter
    from formulad.ui.race.board.geometry.board_picture import BoardPicture, Choice, Glow
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.theme import Outcome

_LABEL = Style(Family.SPARTAN, 15, 800)
_LETTER = Style(Family.SPARTAN, 18, 800)
_LABEL_SIZE, _LABEL_ROOM = 0.52, 0.86
"""Size of a label in lane widths, and the share of its cell that it may fill."""
_FAINT = 0.5
"""How much is seen of the cells that hardly anybody wants."""
_FIGURE, _DASH = 0.6, 0.5
"""Widths of letters, in ems."""
_SWELL = 4
"""How far that ring swells, in units."""
_ICON, _DOT = 0.52, 5.0
_SMALLEST_LABEL, _SMALLEST_RANGE = 7.5, 12.5
"""In units; several numbers that would be smaller are cut to the lowest."""


def draw_lights(lens: Lens, painter: CellPainter, glow: Glow) -> None:
    """Draw the cells a car may come to, fainter where it need not go."""
    for light, share in glow.lights:
        look = look_of(light.outcome, _FAINT if light.is_faint else 1.0)
        painter.draw(lens, light.cell, look, share)


def draw_labels(lens: Lens, reach: tuple[ReachCell, ...]) -> None:
    """Draw the numbers that lead to each cell, or the icon of what happens there."""
    for item in reach:
        _draw_label(lens, item, CREAM if item.is_avoidable else item.outcome.text)


def look_of(outcome: Outcome, strength: float = 1.0) -> CellLook:
    """Return how cells of an outcome are lit up."""
    dashed = outcome.hatch is Hatch.DASHED_BORDER
    line = outcome.line if dashed else lighter(outcome.fill, 0.75)
    width = 2.4 if dashed else 1.4
    return CellLook(outcome.fill, line, width, outcome.hatch, opacity=round(strength, 1))


def draw_hovers(lens: Lens, painter: CellPainter, glow: Glow) -> None:
    """Draw the cell under the pointer with a bright border, and that where it was."""
    for cell, share in glow.hovers:
        painter.draw(lens, cell, CellLook(WHITE, WHITE, 3.0, inset=0.02, opacity=0.35), share)


def draw_chosen(lens: Lens, painter: CellPainter, cell: CellId, now: float) -> None:
    """Draw the chosen cell, breathing."""
    painter.draw(lens, cell, CellLook(SUN, WHITE, 3.0, inset=0.01))
    x, y = lens.cell(cell)
    size = max(round(lens.lane * 0.78), 20)
    lens.canvas.disc(x, y, size, None, line=SUN, line_width=4)
    lens.canvas.disc(x, y, size + 5 + swell_of(now), None, line=WHITE, line_width=2)


def swell_of(now: float) -> int:
    """Return how far the ring of a chosen cell has swollen at a time."""
    return round(_SWELL * pulse(now))


def draw_choices(lens: Lens, picture: BoardPicture) -> None:
    """Draw the letters by which cells can be chosen, and on the others what they cost."""
    letters = letters_of(lens.road, picture)
    covered = {*picture.path, *(letter.choice.cell for letter in letters)}
    for choice in picture.choices:
        if choice.cell not in covered:
            _draw_price(lens, choice)
    for letter in letters:
        is_chosen = letter.choice.cell == picture.chosen
        _draw_badge(lens, letter.choice, lens.point(letter.at), is_chosen=is_chosen)


def _draw_badge(lens: Lens, choice: Choice, at: Point, *, is_chosen: bool) -> None:
    """Draw the letter of a choice; beside it whether cars may touch there, or one can follow."""
    x, y = at
    if not lens.sees((x, y), RADIUS):
        return
    scale = size_of_letters(lens.lane)
    fill, text = (INK, SUN) if is_chosen else (CREAM, INK)
    size = (RADIUS + 1.5 * is_chosen if choice.letter else _DOT) * scale
    lens.canvas.disc(x, y, size, fill, line=INK, line_width=2)
    lens.canvas.text(choice.letter, x, y, _LETTER.sized(_LETTER.size * scale), text, align=0.5)
    if choice.touches:
        _draw_mark(lens, x + size * 0.8, y + size * 0.8, scale, "contact", AMBER)
    if choice.opens:
        _draw_mark(lens, x + size * 0.8, y - size * 0.8, scale, "slip", TEAL)


def _draw_mark(lens: Lens, x: float, y: float, scale: float, icon: str, colour: Colour) -> None:
    """Draw beside a letter what else the cell brings."""
    lens.canvas.disc(x, y, 8 * scale, colour, line=INK, line_width=1.6 * scale)
    draw_icon(lens.canvas, icon, x, y, 12 * scale, INK)


def _draw_price(lens: Lens, choice: Choice) -> None:
    """Draw what a cell without a letter costs; the icon of its outcome or a dot if nothing."""
    if choice.label or choice.outcome.icon:
        item = ReachCell(choice.cell, choice.outcome, choice.label)
        _draw_label(lens, item, CREAM if choice.is_quiet else choice.outcome.text)
        return
    x, y = lens.cell(choice.cell)
    if lens.sees((x, y), _DOT):
        lens.canvas.disc(x, y, _DOT, CREAM, line=INK, line_width=2)


def _draw_label(lens: Lens, item: ReachCell, ink: Colour) -> None:
    x, y = lens.cell(item.cell)
    if not lens.sees((x, y), lens.lane):
        return
    if not item.label:
        if item.outcome.icon:
            even = max(2, round(lens.lane * _ICON / 2) * 2)
            if item.outcome is OUT:
                lens.canvas.disc(x, y, round(0.72 * even), OUT_PLATE)
            draw_icon(lens.canvas, item.outcome.icon, x, y, even, ink)
        return
    for label in (item.label, _lowest(item.label)):
        size = _label_size(lens, item.cell, label)
        if size >= (_SMALLEST_RANGE if label != _lowest(label) else _SMALLEST_LABEL):
            if item.outcome is OUT:
                _draw_plate(lens, label, (x, y), size)
            lens.canvas.text(label, x, y, _LABEL.sized(size), ink, align=0.5)
            return


def _draw_plate(lens: Lens, label: str, at: Point, size: float) -> None:
    """Lay a dark plate under a label that stands on stripes."""
    width = lens.canvas.text_width(label, _LABEL.sized(size)) + 0.5 * size
    plate = Rect(at[0] - width / 2, at[1] - 0.62 * size, width, 1.24 * size)
    lens.canvas.box(plate, OUT_PLATE, radius=0.4 * size)


def _lowest(label: str) -> str:
    """Return the lowest of several numbers: `16+` of `16–19`."""
    low, dash, _ = label.partition("–")
    return f"{low}+" if dash else low


def _label_size(lens: Lens, cell: CellId, label: str) -> float:
    """Return how large a label can be written on its cell, in half units."""
    size = min(lens.lane * _LABEL_SIZE, _room(lens, cell) / _ems(label))
    return floor(size * 2) / 2


def _room(lens: Lens, cell: CellId) -> float:
    """Return how wide a line across the middle of a cell may be, in units."""
    heading = radians(lens.turn(Spot((0, 0), lens.road.heading(cell))))
    along = lens.road.length(cell) * lens.camera.zoom / max(abs(cos(heading)), 0.01)
    across = lens.lane / max(abs(sin(heading)), 0.01)
    return min(along, across) * _LABEL_ROOM


def _ems(label: str) -> float:
    return sum(_FIGURE if letter.isalnum() else _DASH for letter in label)
