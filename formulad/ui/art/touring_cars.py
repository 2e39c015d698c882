"""GT cars: their body, glass and lamps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.livery import paint_pattern
from formulad.ui.toolkit.colour import darker, lighter, rgb
from formulad.ui.toolkit.outlines import Outline, placed, rounded_box
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK, is_second, team_of

if TYPE_CHECKING:
    import pygame

BODY: Outline = (
    (-52, -19), (-50, -24), (-44, -26), (-18, -25.5), (-6, -24.5), (8, -24.5), (20, -26), (38, -26),
    (46, -23), (51, -16), (53.5, -7), (54, 0),
    (53.5, 7), (51, 16), (46, 23), (38, 26), (20, 26), (8, 24.5), (-6, 24.5), (-18, 25.5),
    (-44, 26), (-50, 24), (-52, 19),
)  # fmt: skip
WINDSCREEN: Outline = ((9, -17), (22, -20.5), (25, -9), (25.6, 0), (25, 9), (22, 20.5), (9, 17))
REAR_WINDOW: Outline = ((-38, -17), (-30, -14), (-30, 14), (-38, 17))
SIDE_WINDOWS: tuple[Outline, ...] = (
    ((-27, -20.5), (17, -22.4), (8, -18), (-27, -16.4)),
    ((-27, 20.5), (17, 22.4), (8, 18), (-27, 16.4)),
)
WING: Outline = rounded_box(-57, -23, 7, 46, 2.5)
LAMPS: tuple[Outline, ...] = (
    ((41, -23.5), (48.5, -18), (51, -11.5), (45, -12.5)),
    ((41, 23.5), (48.5, 18), (51, 11.5), (45, 12.5)),
)
TAIL_LAMPS: tuple[Outline, ...] = (rounded_box(-51, -21, 3.4, 9), rounded_box(-51, 12, 3.4, 9))
MIRRORS: tuple[Outline, ...] = (
    ((13, -24), (17, -29.5), (20, -29), (18, -24)),
    ((13, 24), (17, 29.5), (20, 29), (18, 24)),
)
DISC = (-10.0, 0.0)
_STICKER, _GLASS, _SHINE = rgb("FFFBF1"), rgb("101A33"), rgb("5C7AA8")
_LIT, _TAIL = rgb("FFF4CF"), rgb("FF3348")


def touring_car(sheet: float, number: int, scale: float, turn: float) -> pygame.Surface:
    """Return a GT car without its number, on a square sheet of so many units."""
    team = team_of(number)
    sketch = Sketch(sheet, sheet, scale, (sheet / 2, sheet / 2))

    def at(shape: Outline) -> Outline:
        return placed(shape, (0, 0), turn)

    for part in (BODY, WING, *MIRRORS):
        sketch.fill(at(part), _STICKER)
        sketch.stroke(at(part), 6, _STICKER, closed=True)
    for mirror in MIRRORS:
        sketch.fill(at(mirror), INK)
    body = at(BODY)
    sketch.fill(body, team.colour)
    with sketch.inside(body):
        paint_pattern(sketch, team, turn=turn, stretch=(1.12, 1.75))
        if is_second(number):
            sketch.fill(at(((40, -30), (60, -30), (60, 30), (40, 30))), INK)
    _glaze(sketch, turn)
    for lamp in LAMPS:
        sketch.fill(at(lamp), _LIT)
        sketch.stroke(at(lamp), 1.2, INK, closed=True)
    for lamp in TAIL_LAMPS:
        sketch.fill(at(lamp), _TAIL)
    sketch.stroke(body, 2, INK, closed=True)
    wing = INK if is_second(number) else darker(team.colour, 0.12)
    sketch.fill(at(WING), wing)
    sketch.stroke(at(WING), 1.6, INK, closed=True)
    return sketch.finish()


def _glaze(sketch: Sketch, turn: float) -> None:
    """Draw the windows, with a streak of light on the windscreen."""
    for window in (WINDSCREEN, REAR_WINDOW, *SIDE_WINDOWS):
        shape = placed(window, (0, 0), turn)
        sketch.fill(shape, _GLASS)
        sketch.stroke(shape, 1.2, INK, closed=True)
    streak = ((12, -12), (16, -16.5), (22, -15), (18, -6))
    sketch.fill(placed(streak, (0, 0), turn), _SHINE)
    sketch.fill(placed(((13, 6), (15, 4), (21, 8), (20, 12)), (0, 0), turn), lighter(_GLASS, 0.2))
