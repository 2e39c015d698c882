"""Life round a road: boats that rise on the water, signs that hum.

All of it is drawn over the painted board, which shows it at rest; at the time 0 nothing is added.
"""

from __future__ import annotations

from itertools import accumulate
from math import ceil, cos, hypot, inf, pi, radians, sin, tau
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.kernel.values import Frozen, field
from formulad.tiled.circuit import Material
from formulad.ui.race.board.drawn_pixels import bounding
from formulad.ui.race.board.effects.effect_light import glow, in_steps
from formulad.ui.race.board.geometry.palette import BOARDS, is_night
from formulad.ui.race.board.geometry.road_shapes import Fill
from formulad.ui.race.board.land.boats import boat
from formulad.ui.race.board.land.ground import is_line
from formulad.ui.race.board.land.scatter import between
from formulad.ui.race.board.night.tubes import colour_of
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.colour import WHITE

if TYPE_CHECKING:
    from collections.abc import Container, Hashable, Iterable, Iterator
    from typing import TypeAlias

    from formulad.tiled.circuit import Drawing, Point, Scenery
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.toolkit.colour import Colour

    Put: TypeAlias = tuple[pygame.Surface, tuple[int, int]]
    """A picture and the pixel of its top left corner."""
    _Seen: TypeAlias = "Put | Lit"
    """Something that moves, as it was drawn."""

_SHORTEST_WAVE, _LONGEST_WAVE = 3.4, 5.2
"""Seconds in which a boat rises and sinks."""
_STEPS = 14
"""So many pictures of a boat make a wave."""
_RISE, _ROLL = 0.09, radians(3.2)
"""How much larger a boat is seen on top of a wave, and how far it turns to both sides."""
_SMALLEST = 7.0
"""Boats shorter than so many pixels lie still: nobody could see them move."""
_FINER, _KEPT = 3, 4000
AT_ONCE = 4.0
"""So many boats are painted between two pictures of the screen: others wait as they were."""
_HUM_SHORTEST, _HUM_LONGEST = 2.3, 4.1
"""Seconds in which the light of a sign swells and fades."""
_SHINE, _REACH, _EVERY = 0.5, 1.3, 1.1
"""How strong that light is at most, how far it shines and how close its spots are, in lanes."""
_ROUNDED = 4.0
"""So many pixels that light may shine farther, for it has round sizes."""
_BOAT_ROOM, _SIGN_ROOM = 1.2, 0.4
"""How far a boat is seen around its middle, in lengths, and a sign around its tubes, in lanes."""
_BROKEN = 0.4
"""The share of signs that flicker as well."""
_FLICKERS_EVERY, _DARK = 6.5, ((0.52, 0.16), (1.0, 0.12), (4.2, 0.2))
"""Seconds after which they flicker again; when they are dark in them, and for how long: less often
than three times a second."""


class Boat(Frozen):
    """A boat at its mooring."""

    middle: Point
    corners: Points
    """Those of all its shapes on the map, from its middle."""
    hull: tuple[tuple[int, int, Colour], ...]
    """Its shapes, from below: which corners they have, from the first to past the last."""
    wave: float
    """Seconds in which it rises and sinks."""
    length: float


class Afloat(Frozen):
    """A boat as a camera that stands still sees it."""

    boat: Boat
    at: tuple[int, int]
    """The pixel of its middle."""
    steps: dict[tuple[int, Colour], Put] = field(default_factory=dict)
    """Its pictures at the steps of its wave that were seen, each in its light."""


class Sign(Frozen):
    """A word of neon."""

    middle: Point
    spots: tuple[Point, ...]
    colour: Colour
    hum: float
    """Seconds in which its light swells and fades."""
    is_broken: bool

    def light(self, now: float) -> float:
        """Return how much light it adds at a time, from 0 to 1."""
        if self.is_broken and _is_dark(now % _FLICKERS_EVERY):
            return 0.0
        return (1 - cos(tau * now / self.hum)) / 2


class Lit(Frozen):
    """A word of neon in so much of its light."""

    sign: Sign
    strength: float


class Life:
    """Boats by day, signs by night."""

    def __init__(self, road: Road) -> None:
        """Look for them around a road."""
        drawing = road.circuit.drawing
        night = is_night(drawing.theme)
        self._boats = () if night else tuple(_boats(drawing))
        self._signs = tuple(_signs(drawing)) if night else ()
        self._seen_by: Hashable = None
        self._seen: tuple[tuple[Afloat, ...], tuple[Sign, ...]] = ((), ())
        self._sprites: Cache[tuple[pygame.Surface, int, int]] = Cache(_KEPT)
        self._left = inf
        """How many boats may still be painted for this picture of the board."""
        self._behind: tuple[pygame.Rect, ...] = ()
        """The pixels behind which nobody sees anything move."""
        self._covered_by: object = None
        self._covered: frozenset[int] = frozenset()
        """The numbers of what lies there, of all places."""
        self._drawn: tuple[_Seen, ...] = ()
        """How all that may move was drawn last."""

    def begin(self, *, patient: bool, behind: Iterable[pygame.Rect] = ()) -> None:
        """Begin a picture of the board.

        Args:
            patient: whether few boats are to be painted anew, for more pictures follow.
            behind: the pixels of what nothing is seen through: what lies there stays at rest.
        """
        self._left = AT_ONCE if patient else inf
        self._behind = tuple(behind)

    def is_seen(self, lens: Lens) -> bool:
        """Return whether anything of it is in sight, and large enough."""
        boats, signs = self._sight(lens)
        return bool(boats or signs)

    def places(self, lens: Lens) -> list[pygame.Rect]:
        """Return the pixels on which what is in sight moves, boats before signs."""
        boats, signs = self._sight(lens)
        reach = _BOAT_ROOM * lens.pixels
        on_water = [_around(boat.at, reach * boat.boat.length) for boat in boats]
        near = _SIGN_ROOM * lens.lane * lens.canvas.scale
        tubes = [
            pygame.Rect.unionall(
                _around(lens.canvas.to_pixels(*lens.point(sign.spots[0])), near),
                [_around(lens.canvas.to_pixels(*lens.point(spot)), near) for spot in sign.spots],
            )
            for sign in signs
        ]
        return [*on_water, *tubes]

    def draw(
        self,
        lens: Lens,
        now: float,
        light: Colour = WHITE,
        free: Container[int] | None = None,
    ) -> None:
        """Draw what is otherwise than on the painted board at a time, in the light of the sky.

        Args:
            lens: through which the board is seen.
            now: the time in seconds.
            light: with which the colours of things are multiplied.
            free: the numbers of what may move, of all places; the rest lies below something.
        """
        self._drawn = tuple(self._seen_now(lens, now, light, free))
        boats = (seen for seen in self._drawn if isinstance(seen, tuple))
        lens.canvas.surface.fblits(boats, pygame.BLEND_PREMULTIPLIED)
        for seen in self._drawn:
            if isinstance(seen, Lit):
                for spot in seen.sign.spots:
                    reach = _REACH * lens.lane
                    glow(lens, lens.point(spot), reach, seen.sign.colour, seen.strength)

    def changed(self, lens: Lens, now: float, light: Colour, free: Container[int]) -> pygame.Rect:
        """Return the pixels around all that looks otherwise by now than it was drawn last."""
        before, after = set(self._drawn), set(self._seen_now(lens, now, light, free))
        places = [_place(lens, seen) for seen in before ^ after]
        return bounding(places)

    def _seen_now(
        self, lens: Lens, now: float, light: Colour, free: Container[int] | None
    ) -> Iterator[_Seen]:
        """Yield all that is otherwise than on the painted board at a time."""
        if not now:
            return
        boats, signs = self._sight(lens)
        hidden = self._hidden(lens)

        def moves(number: int) -> bool:
            return number not in hidden and (free is None or number in free)

        for n, afloat in enumerate(boats):
            put = self._moved(lens, afloat, now, light) if moves(n) else None
            if put:
                yield put
        for n, sign in enumerate(signs, len(boats)):
            strength = in_steps(_SHINE * sign.light(now))
            if strength and moves(n):
                yield Lit(sign, strength)

    def _hidden(self, lens: Lens) -> frozenset[int]:
        """Return the numbers of what nobody sees move, which is found out once."""
        boats, signs = self._sight(lens)
        key = (self._seen_by, self._behind)
        if key != self._covered_by:
            lit = [_place(lens, Lit(sign, 1.0)) for sign in signs]
            places = [*self.places(lens)[: len(boats)], *lit]
            hidden = (any(panel.contains(place) for panel in self._behind) for place in places)
            self._covered_by = key
            self._covered = frozenset(n for n, is_hidden in enumerate(hidden) if is_hidden)
        return self._covered

    def _sight(self, lens: Lens) -> tuple[tuple[Afloat, ...], tuple[Sign, ...]]:
        """Return what is in sight; for a camera that stands still it is looked for once."""
        stage = lens.stage
        key = (lens.camera, tuple(stage.rect), tuple(stage.free), stage.turn, lens.pixels)
        if key != self._seen_by:
            self._seen_by = key
            self._seen = tuple(self._boats_seen(lens)), tuple(self._signs_seen(lens))
        return self._seen

    def _boats_seen(self, lens: Lens) -> Iterator[Afloat]:
        for each in self._boats:
            is_large = each.length * lens.pixels >= _SMALLEST
            if is_large and lens.sees(lens.point(each.middle), lens.lane):
                yield Afloat(each, lens.canvas.to_pixels(*lens.point(each.middle)))

    def _signs_seen(self, lens: Lens) -> Iterator[Sign]:
        margin = 3 * lens.lane
        return (sign for sign in self._signs if lens.sees(lens.point(sign.middle), margin))

    def _may_paint(self, key: Hashable) -> bool:
        """Return whether a picture is there, or may be painted for this picture of the board."""
        if key in self._sprites:
            return True
        self._left -= 1
        return self._left >= 0

    def _moved(self, lens: Lens, seen: Afloat, now: float, light: Colour) -> Put | None:
        """Return the picture of a boat on its wave and its place; nothing while it is at rest."""
        each = seen.boat
        step = int(now / each.wave * _STEPS) % _STEPS
        if step and (step, light) not in seen.steps:
            key = (each.middle, step, light, lens.pixels, lens.stage.turn)
            if not self._may_paint(key):
                return next(reversed(seen.steps.values()), None)
            share = step / _STEPS
            sprite, left, top = self._sprites.get(key, lambda: _sprite(lens, each, share, light))
            seen.steps[step, light] = sprite, (seen.at[0] + left, seen.at[1] + top)
        return seen.steps.get((step, light))


def _place(lens: Lens, seen: _Seen) -> pygame.Rect:
    """Return the pixels on which something is seen that moves."""
    if not isinstance(seen, Lit):
        picture, corner = seen
        return picture.get_rect(topleft=corner)
    side = 2 * (_REACH * lens.lane * lens.canvas.scale + _ROUNDED)
    spots = [_around(lens.canvas.to_pixels(*lens.point(s)), side) for s in seen.sign.spots]
    return spots[0].unionall(spots[1:])


def _around(middle: tuple[int, int], reach: float) -> pygame.Rect:
    """Return the pixels around a place."""
    place = pygame.Rect(0, 0, round(reach), round(reach))
    place.center = middle
    return place


def _boats(drawing: Drawing) -> Iterator[Boat]:
    for piece in drawing.scenery:
        if piece.material is not Material.BOAT or piece.name == "wake":
            continue
        colours = BOARDS[drawing.theme]
        fills = [s for s in boat(piece, drawing.lane_width, colours) if isinstance(s, Fill)]
        outline = np.array(fills[0].outline, float)
        middle = (outline.min(0) + outline.max(0)) / 2
        place = (float(middle[0]), float(middle[1]))
        corners = np.vstack([np.array(fill.outline, float) for fill in fills]) - middle
        ends = list(accumulate(len(fill.outline) for fill in fills))
        hull = zip([0, *ends], ends, (fill.colour for fill in fills), strict=False)
        wave = between(place, _SHORTEST_WAVE, _LONGEST_WAVE, 11)
        yield Boat(place, corners, tuple(hull), wave, float(np.ptp(outline, 0).max()))


def _signs(drawing: Drawing) -> Iterator[Sign]:
    for piece in drawing.scenery:
        if piece.material is Material.NEON and piece.name and is_line(piece):
            spots = tuple(_spots(piece, _EVERY * drawing.lane_width))
            place = piece.points[0]
            hum = between(place, _HUM_SHORTEST, _HUM_LONGEST, 12)
            is_broken = between(place, 0, 1, 13) < _BROKEN
            yield Sign(spots[len(spots) // 2], spots, colour_of(piece), hum, is_broken)


def _spots(piece: Scenery, every: float) -> Iterator[Point]:
    """Yield places along a word, evenly spaced."""
    (left, top), (right, bottom) = piece.points[0], piece.points[-1]
    count = max(1, ceil(hypot(right - left, bottom - top) / every))
    for spot in range(count):
        share = (spot + 0.5) / count
        yield left + (right - left) * share, top + (bottom - top) * share


def _is_dark(seconds: float) -> bool:
    return any(start <= seconds < start + length for start, length in _DARK)


def _sprite(lens: Lens, each: Boat, share: float, light: Colour) -> tuple[pygame.Surface, int, int]:
    """Return a boat after a share of its wave, and where it lies from its middle, in pixels."""
    size = 1 + _RISE * sin(pi * share) ** 2
    turn = _ROLL * sin(tau * share)
    around = size * np.array([(cos(turn), sin(turn)), (-sin(turn), cos(turn))])
    origin, scale = np.array(lens.point(each.middle)), lens.canvas.scale
    corners = (lens.line(each.corners @ around + each.middle) - origin) * scale
    left, top = (int(edge) for edge in np.floor(corners.min(0)) - 1)
    right, bottom = (int(edge) for edge in np.ceil(corners.max(0)) + 1)
    sheet = pygame.Surface(((right - left) * _FINER, (bottom - top) * _FINER), pygame.SRCALPHA)
    outline = ((corners - (left, top)) * _FINER).tolist()
    for start, end, colour in each.hull:
        pygame.draw.polygon(sheet, colour, outline[start:end])
    boat_seen = pygame.transform.smoothscale(sheet, (right - left, bottom - top))
    boat_seen.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    return boat_seen, left, top
