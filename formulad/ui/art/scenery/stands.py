"""Stand beside a road, full of people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.scenery.scatter import Scatter
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.teams import INK, TEAMS

if TYPE_CHECKING:
    from formulad.ui.art.solid.pinhole import Pinhole
    from formulad.ui.toolkit.sketch import Sketch

_X, _NEAR, _FAR, _ROWS = -15.5, 48.0, 84.0, 6
_FULL = 0.86
"""How many of the seats are taken."""
_BY_DAY: tuple[Colour, ...] = (
    *(team.colour for team in TEAMS),
    *map(rgb, ("FF8A3C", "FF9BB3", "1FA3A3", "F7D9B0")),
)
_BY_NIGHT: tuple[Colour, ...] = tuple(
    map(rgb, ("4B3B8A", "6A4BD0", "FF3D7F", "2DE2FF", "FFC83D", "3A2E70"))
)


def draw_stand(sketch: Sketch, camera: Pinhole, *, is_night: bool) -> None:
    """Draw the rows from the highest down, then the roof."""
    chance = Scatter(11)
    steps = ("2A2350", "221B45") if is_night else ("E6EAF2", "D3DAE6")
    crowd = _BY_NIGHT if is_night else _BY_DAY
    for row in range(_ROWS, 0, -1):
        x, up = _X - 1.25 * row, 1.05 * row
        front = ((x, up, _FAR), (x, up, _NEAR), (x, up - 1.1, _NEAR), (x, up - 1.1, _FAR))
        sketch.fill([camera.seen(place) for place in front], rgb(steps[row % 2]))
        away = _NEAR + 0.6
        while away < _FAR - 0.4:
            if chance.share() < _FULL:
                seat = (x + 0.3, up + 0.1, away + chance.between(-0.2, 0.2))
                sketch.disc(camera.seen(seat), 0.4 * camera.size(away), chance.one_of(crowd))
            away += 1.15
    _draw_roof(sketch, camera, is_night=is_night)


def _draw_roof(sketch: Sketch, camera: Pinhole, *, is_night: bool) -> None:
    for away in (_FAR, (_NEAR + _FAR) / 2, _NEAR):
        pole = (camera.seen((_X - 8.4, up, away)) for up in (0.0, 11.0))
        sketch.stroke(tuple(pole), 3, INK)
    roof = (
        (_X - 9, 11.0, _FAR),
        (_X - 9, 11.0, _NEAR),
        (_X - 2.2, 9.4, _NEAR),
        (_X - 2.2, 9.4, _FAR),
    )
    outline = [camera.seen(place) for place in roof]
    sketch.fill(outline, rgb("3A2E70") if is_night else TEAMS[0].colour)
    sketch.stroke(outline, 2.5, rgb("8FF3FF") if is_night else WHITE, closed=True)
