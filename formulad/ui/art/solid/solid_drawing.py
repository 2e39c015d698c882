"""Drawing of solid cars: faces from far to near, shaded in quarters, in a cream outline."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.art.solid.grand_tourer import grand_tourer
from formulad.ui.art.solid.single_seater import single_seater
from formulad.ui.toolkit.colour import WHITE, Colour, darker, lighter, rgb
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.teams import INK, is_second, team_of
from formulad.ui.toolkit.theme import SHADOW, SUN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.art.solid.pinhole import Pinhole, Space
    from formulad.ui.art.solid.solid import Face, Mark, Model
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

_CREAM: Colour = rgb("FFFBF1")
_SECOND_HELMET: Colour = rgb("FF6FB5")
_VISOR, _GLINT = rgb("11151F"), rgb("7FE9FF")
_LAMP = rgb("FFF6D0")
_BEAM = rgb("FFE9A8")
_LIFT = 1.12
"""How much taller cars are drawn than they are."""
_DAY, _NIGHT = (-0.35, 0.86, -0.38), (-0.2, 0.9, -0.4)
"""Where the light comes from."""
_SHADOW_AT = (-0.35, -0.25)
_QUARTERS = 4
_SIDEWAYS = 0.9
"""Who sees a car more from the side than this sees the number on its side."""


@frozen
class Pose:
    """A car on the ground, as a camera is to see it."""

    number: int
    x: float
    away: float
    turn: float
    """Degrees to the left from where a car drives to the right; -90 comes towards the eye."""
    size: float = 2.0
    is_gt: bool = False
    is_night: bool = False
    disc: float = 1.0
    """How large the disc of its number is, of its usual size."""
    outline: float = 0.0
    """How wide, in units; 0 takes it from its size."""

    @property
    def model(self) -> Model:
        """The car."""
        return grand_tourer(self.number) if self.is_gt else single_seater(self.number)

    def placed(self, place: Space) -> Space:
        """Return where a place of the car is in space."""
        ahead, aside, up = (part * self.size for part in place)
        cosine, sine = self._ways
        return (
            self.x + ahead * cosine - aside * sine,
            up * _LIFT,
            self.away + ahead * sine + aside * cosine,
        )

    def on_ground(self, ahead: float, aside: float) -> Space:
        """Return a place of the ground around the car."""
        x, _, away = self.placed((ahead, aside, 0.0))
        return x, 0.0, away

    @property
    def comes(self) -> bool:
        """Whether its front is seen."""
        return self._ways[1] < 0.2

    @property
    def number_mark(self) -> Mark:
        """Where its number is seen."""
        model = self.model
        if not self.comes:
            return model.rear_number
        if abs(self._ways[0]) < _SIDEWAYS:
            return model.number
        return model.side_number

    @property
    def _ways(self) -> Point:
        angle = math.radians(self.turn)
        return math.cos(angle), math.sin(angle)


@frozen
class Disc:
    """Where the number of a car is to be lettered, on the picture."""

    number: int
    at: Point
    radius: float


def draw_solid(sketch: Sketch, camera: Pinhole, pose: Pose) -> None:
    """Draw a car with its shadow, but for its number."""
    _draw_shadow(sketch, camera, pose)
    hulls = [
        _hull([camera.seen(pose.placed(c)) for f in solid.faces for c in f.corners])
        for solid in pose.model.solids
    ]
    width = pose.outline or max(2.2, 0.075 * _unit(camera, pose))
    for line, colour in ((2 * width, _CREAM), (max(1.4, 0.5 * width), INK)):
        for hull in hulls:
            sketch.fill(hull, colour)
            sketch.stroke(hull, line, colour, closed=True)
    for face in sorted(_lit(camera, pose), key=lambda lit: -lit.away):
        sketch.fill(face.outline, face.colour)
    if pose.model.helmet:
        _draw_helmet(sketch, camera, pose, pose.model.helmet)
    if pose.is_night:
        _draw_lamps(sketch, camera, pose)


def disc_of(camera: Pinhole, pose: Pose) -> Disc:
    """Return where the number of a car is."""
    mark = pose.number_mark
    radius = mark.radius * _unit(camera, pose) * pose.disc
    return Disc(pose.number, camera.seen(pose.placed(mark.place)), radius)


@frozen
class _Lit:
    """A face as it is seen."""

    outline: tuple[Point, ...]
    colour: Colour
    away: float


def _unit(camera: Pinhole, pose: Pose) -> float:
    return camera.size(pose.away) * pose.size


def _lit(camera: Pinhole, pose: Pose) -> Iterator[_Lit]:
    eye = (0.0, camera.height, 0.0)
    light = _unit_vector(_NIGHT if pose.is_night else _DAY)
    for solid in pose.model.solids:
        for face in solid.faces:
            corners = [pose.placed(corner) for corner in face.corners]
            middle = tuple(sum(axis) / len(corners) for axis in zip(*corners, strict=True))
            away = math.dist(eye, middle) - face.nearer * pose.size
            colour = face.colour if face.is_flat else _shaded(face, corners, eye, light)
            yield _Lit(tuple(camera.seen(corner) for corner in corners), colour, away)


def _shaded(face: Face, corners: Sequence[Space], eye: Space, light: Space) -> Colour:
    """Return the colour of a face in the light, in steps of a quarter."""
    normal = _cross(_way(corners[0], corners[1]), _way(corners[0], corners[2]))
    length = math.hypot(*normal) or 1.0
    towards = 1 if _dot(normal, _way(corners[0], eye)) >= 0 else -1
    tone = towards * _dot(normal, light) / length
    step = round(tone * _QUARTERS) / _QUARTERS
    if step > 0.5:
        return lighter(face.colour, 0.2 * (step - 0.5))
    return darker(face.colour, 0.34 * (0.5 - step))


def _draw_shadow(sketch: Sketch, camera: Pinhole, pose: Pose) -> None:
    oval = [
        (2.7 * math.cos(math.tau * i / 32), 1.3 * math.sin(math.tau * i / 32)) for i in range(32)
    ]
    dx, dz = (part * pose.size for part in _SHADOW_AT)

    def at(ahead: float, aside: float) -> Point:
        x, _, away = pose.on_ground(ahead, aside)
        return camera.seen((x + dx, 0.0, away + dz))

    sketch.tint([at(*place) for place in oval], SHADOW, 0.6 if pose.is_night else 0.42)
    if pose.is_night:
        wide = [camera.seen(pose.on_ground(0.65 * a, 0.65 * b)) for a, b in oval]
        sketch.tint(wide, team_of(pose.number).colour, 0.22)
    if pose.is_night and pose.model.lamps:
        _draw_beams(sketch, camera, pose)


def _draw_beams(sketch: Sketch, camera: Pinhole, pose: Pose) -> None:
    """Draw what the lamps shine on."""
    for lamp in (-0.58, 0.58):
        for wide, opacity in ((1.5, 0.10), (1.0, 0.12), (0.5, 0.14)):
            beam = ((2.5, lamp - 0.2), (6.2, lamp - wide), (6.2, lamp + wide), (2.5, lamp + 0.2))
            sketch.tint([camera.seen(pose.on_ground(*p)) for p in beam], _BEAM, opacity)


def _draw_lamps(sketch: Sketch, camera: Pinhole, pose: Pose) -> None:
    if not pose.comes:
        return
    unit = _unit(camera, pose)
    for lamp in pose.model.lamps:
        at = camera.seen(pose.placed(lamp))
        sketch.haze(at, (0.6 * unit, 0.6 * unit), _LAMP, 0.9)
        sketch.disc(at, 0.11 * unit, _LAMP)


def _draw_helmet(sketch: Sketch, camera: Pinhole, pose: Pose, helmet: Mark) -> None:
    x, y = camera.seen(pose.placed(helmet.place))
    radius = helmet.radius * _unit(camera, pose)
    ahead, _, up = helmet.place
    front = camera.seen(pose.placed((ahead + 0.22, 0.0, up - 0.02)))[0]
    dx = max(-0.5 * radius, min(0.5 * radius, front - x))
    sketch.disc((x, y), 1.12 * radius, INK)
    sketch.disc((x, y), radius, _SECOND_HELMET if is_second(pose.number) else SUN)
    gleam = [
        (
            x - 0.3 * radius + 0.5 * radius * math.cos(math.tau * i / 16),
            y - 0.35 * radius + 0.5 * radius * math.sin(math.tau * i / 16),
        )
        for i in range(16)
    ]
    sketch.tint(gleam, WHITE, 0.35)
    half = 0.72 * radius if abs(dx) < 0.2 * radius else 0.55 * radius
    visor = rounded_box(x + dx - half, y - 0.18 * radius, 2 * half, 0.55 * radius, 0.25 * radius)
    sketch.fill(visor, _VISOR)
    sketch.box(
        x + dx - 0.4 * half, y - 0.08 * radius, 0.8 * half, 0.16 * radius, _GLINT, 0.08 * radius
    )


def _hull(points: list[Point]) -> list[Point]:
    """Return the corners of the smallest convex outline around points."""
    ordered = sorted(set(points))

    def half(way: Sequence[Point]) -> list[Point]:
        kept: list[Point] = []
        for point in way:
            while len(kept) > 1 and _turns_right(kept[-2], kept[-1], point):
                kept.pop()
            kept.append(point)
        return kept[:-1]

    return half(ordered) + half(ordered[::-1])


def _turns_right(first: Point, second: Point, third: Point) -> bool:
    across, down = second[0] - first[0], second[1] - first[1]
    return across * (third[1] - first[1]) - down * (third[0] - first[0]) <= 0


def _way(start: Space, end: Space) -> Space:
    return end[0] - start[0], end[1] - start[1], end[2] - start[2]


def _cross(a: Space, b: Space) -> Space:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def _dot(a: Space, b: Space) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _unit_vector(way: Space) -> Space:
    length = math.hypot(*way)
    return way[0] / length, way[1] / length, way[2] / length
