"""Liveries: outlines of cars in a length of 100 with the nose to the right, and their patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.outlines import Outline, Point, placed, polygon, rounded_box
from formulad.ui.toolkit.teams import Pattern, Team

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.toolkit.sketch import Sketch

BODY: Outline = (
    (-45, -9), (-36, -10), (-27, -16), (-6, -18), (8, -14), (17, -8.5), (45, -5), (52, 0),
    (45, 5), (17, 8.5), (8, 14), (-6, 18), (-27, 16), (-36, 10), (-45, 9),
)  # fmt: skip
WHEELS: tuple[Outline, ...] = (
    rounded_box(-43, -31, 24, 14, 3.5),
    rounded_box(-43, 17, 24, 14, 3.5),
    rounded_box(17, -28.5, 19, 12, 3.5),
    rounded_box(17, 16.5, 19, 12, 3.5),
)
AXLES: tuple[tuple[Outline, float], ...] = (
    (((-31, -22), (-31, 22)), 3.4),
    (((26, -22), (26, 22)), 3.0),
)
FRONT_WING: Outline = (
    (38, -6), (41, -26), (49, -26), (52, -4), (52, 4), (49, 26), (41, 26), (38, 6),
)  # fmt: skip
REAR_WING: Outline = rounded_box(-55, -20, 12, 40, 2)
NOSE_TIP: Outline = ((40, -12), (54, -9), (54, 9), (40, 12))
COCKPIT: Outline = (
    (9, -6),
    (15, -5.6),
    (19.4, -3.4),
    (21, 0),
    (19.4, 3.4),
    (15, 5.6),
    (9, 6),
    (7.4, 0),
)
HELMET = (13.0, 0.0)
DISC = (-15.0, 0.0)
PAWN: Outline = ((-50, -31), (22, -31), (56, 0), (22, 31), (-50, 31))


def paint_pattern(
    sketch: Sketch,
    team: Team,
    *,
    turn: float = 0.0,
    stretch: tuple[float, float] = (1.0, 1.3),
    at: Point = (0.0, 0.0),
) -> None:
    """Paint a team's pattern around a place, turned and stretched to what it covers."""
    for shape in pattern_shapes(team.pattern):
        sketch.fill(placed(shape, at, turn, stretch), team.pattern_colour)


def pattern_shapes(pattern: Pattern) -> Iterator[Outline]:
    """Yield the shapes of a pattern on a body from -46 to 16 along, -15 to 15 across."""
    match pattern:
        case Pattern.STRIPE:
            yield rounded_box(-56, -3.2, 92, 6.4)
        case Pattern.CHEVRONS:
            yield from (_chevron(-42 + 18 * i) for i in range(5))
        case Pattern.CHEQUER:
            yield from _squares()
        case Pattern.HOOPS:
            yield from (rounded_box(-45 + 13 * i, -15, 5.5, 30) for i in range(5))
        case Pattern.DIAGONAL:
            yield ((-46, -15), (18, -15), (-46, 15))
        case Pattern.DOTS:
            yield from (polygon((12 * i - 38, 6 if i % 2 else -6), 4.2, 24) for i in range(6))


def _chevron(x: float) -> Outline:
    return (
        (x, -15), (x + 6, -15), (x + 17, 0), (x + 6, 15), (x, 15), (x + 11, 0),
    )  # fmt: skip


def _squares() -> Iterator[Outline]:
    for column in range(7):
        for row in range(3):
            if (column + row) % 2 == 0:
                yield rounded_box(-46 + 10 * column, -15 + 10 * row, 10, 10)
