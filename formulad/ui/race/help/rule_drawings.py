"""The drawings of the rule book, by the names it calls them.

They speak both languages: cells, cars, dice, signs and numbers instead of words. Each stands around
a place, up to `WIDTH` units wide and as tall as it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.dice import GEAR_DICE, Gear
from formulad.ui.art.dice import draw_die
from formulad.ui.race.help import drawn_roads, lesson_pictures, street_lessons
from formulad.ui.shell.help.drawing import Drawing
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NUMERAL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import BLACK_DIE, GEARS, POOLS, ROSE, SUN, TEAL

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

_FIGURE = NUMERAL.sized(19)
_WET = POOLS["body"]


def _dice(canvas: Canvas, x: float, y: float) -> None:
    """The dice of the gears: every face of the first three, least and most of the others."""
    for number in range(1, 7):
        gear = GEAR_DICE[Gear(number)]
        column, row = divmod(number - 1, 3)
        left, middle = x - 215 + column * 300, y - 44 + row * 44
        draw_die(canvas, number, left, middle, 36, str(number))
        if column:
            canvas.text(
                f"{gear.lowest} – {gear.highest}",
                left + 32,
                middle,
                _FIGURE,
                canvas.theme.panels.text,
            )
            continue
        for index, face in enumerate(gear.faces):
            box = Rect(left + 28 + index * 26, middle - 13, 23, 26)
            canvas.box(box, GEARS[number], radius=5)
            canvas.text(str(face), *box.center, _FIGURE.sized(16), INK, align=0.5)


def _skipping(canvas: Canvas, x: float, y: float) -> None:
    """What skipping one, two and three gears costs; four cannot be skipped."""
    columns = (("gearbox", 1), ("brake", 2), ("engine", 3))
    for index, (pool, _) in enumerate(columns):
        draw_icon(canvas, pool, x + 20 + index * 70, y - 74, 28, POOLS[pool])
    for skipped in range(1, 5):
        middle = y - 76 + skipped * 38
        for gear, away in ((6, -190), (5 - skipped, -100)):
            draw_die(canvas, gear, x + away, middle, 32, str(gear))
        draw_icon(canvas, "right", x - 145, middle, 18, canvas.theme.panels.muted)
        if skipped > 3:
            draw_icon(canvas, "cross", x + 90, middle, 24, ROSE)
            continue
        for index, (_, needed) in enumerate(columns):
            text, colour = ("−1", ROSE) if skipped >= needed else ("·", canvas.theme.panels.muted)
            canvas.text(text, x + 20 + index * 70, middle, _FIGURE, colour, align=0.5)


def _blocked(canvas: Canvas, x: float, y: float) -> None:
    """What one to seven cells cost that could not be driven."""
    rows = (("brake", (1, 2, 3, 3, 3, 3)), ("tyre", (0, 0, 0, 1, 2, 3)))
    for cells in range(1, 8):
        middle = x - 170 + (cells - 1) * 56
        drawn_roads.draw_cell(canvas, Rect(middle - 24, y - 58, 48, 32))
        canvas.text(
            f"{cells}+" if cells > 6 else str(cells), middle, y - 42, _FIGURE, SUN, align=0.5
        )
    for row, (pool, costs) in enumerate(rows):
        middle = y + row * 40
        draw_icon(canvas, pool, x - 222, middle, 28, POOLS[pool])
        for index, cost in enumerate(costs):
            text, colour = (f"−{cost}", POOLS[pool]) if cost else ("·", canvas.theme.panels.muted)
            canvas.text(text, x - 170 + index * 56, middle, _FIGURE, colour, align=0.5)
    draw_icon(canvas, "cross", x + 166, y + 20, 30, ROSE)


def _pit_stop(canvas: Canvas, x: float, y: float) -> None:
    """A quick stop: half the roll, in fourth; a slow one: wait."""
    draw_die(canvas, BLACK_DIE, x - 206, y - 28, 40)
    draw_die(canvas, 4, x - 206, y + 22, 40, "4")
    for index in range(5):
        middle = x - 134 + index * 62
        canvas.text(f"{2 * index + 1}–{2 * index + 2}", middle, y - 28, _FIGURE, SUN, align=0.5)
        cell = Rect(middle - 27, y + 4, 54, 36)
        drawn_roads.draw_cell(canvas, cell, TEAL)
        canvas.text(f"+{index + 1}", *cell.center, _FIGURE, INK, align=0.5)
    canvas.text("11–20", x + 208, y - 28, _FIGURE, SUN, align=0.5)
    draw_icon(canvas, "clock", x + 208, y + 22, 36, ROSE)


def _weather(canvas: Canvas, x: float, y: float) -> None:
    """The four skies in their row, the two that may change, and what makes them change."""
    skies = ("sun", "changeable", "changeable", "rain")
    for index, (icon, away) in enumerate(zip(skies, (-192, -64, 64, 192), strict=True)):
        is_wet, is_final = index > 1, index in (0, 3)
        box = Rect(x + away - 40, y - 30, 80, 70)
        road: Colour = _WET if is_wet else SUN
        canvas.box(box, canvas.theme.panels.inset, radius=12, line=road, line_width=2.5)
        draw_icon(canvas, icon, box.centerx, box.centery, 44, road)
        draw_icon(canvas, "rain" if is_wet else "sun", box.centerx, box.bottom + 20, 20, road)
        if is_final:
            draw_icon(canvas, "lock", box.centerx, box.top - 20, 20, canvas.theme.panels.muted)
    for start, end in ((-106, -150), (-22, 22), (22, -22), (106, 150)):
        drawn_roads.draw_arrow(
            canvas, ((x + start, y + 5), (x + end, y + 5)), canvas.theme.panels.text
        )
    for gear, away, face in ((5, -18, "20"), (6, 18, "30")):
        draw_die(canvas, gear, x + away, y - 52, 34, face)


def _overshoot(canvas: Canvas, x: float, y: float) -> None:
    """A car three cells beyond a corner in which it made one stop of two."""
    lesson_pictures.overshoot(canvas, x, y)
    draw_icon(canvas, "tyre", x + 135, y + 30, 26, POOLS["tyre"])


DRAWINGS = {
    "dice": Drawing(150, _dice),
    "lanes": Drawing(140, drawn_roads.lanes),
    "arrows": Drawing(140, drawn_roads.arrows),
    "skipping": Drawing(210, _skipping),
    "weaving": Drawing(140, drawn_roads.weaving),
    "overshoot": Drawing(110, _overshoot),
    "blocked": Drawing(150, _blocked),
    "contact": Drawing(140, drawn_roads.contact),
    "slipstream": Drawing(140, drawn_roads.slipstream),
    "pit-stop": Drawing(120, _pit_stop),
    "weather": Drawing(180, _weather),
    "nitro": Drawing(130, street_lessons.nitro),
    "gunfire": Drawing(190, street_lessons.gunfire),
    "police": Drawing(160, street_lessons.police),
    "tunnel": Drawing(150, street_lessons.tunnel),
    "charm": Drawing(140, street_lessons.charm),
    "drift": Drawing(140, street_lessons.drift),
}
"""Every drawing by its name."""
