"""Feature plates beside the road: what a city lays over it, by icon, name and a short line."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.race.board import gunfire_area, police_line, underpass, zone_area
from formulad.ui.race.board.board_words import words_of
from formulad.ui.race.board.checkpoint_sign import LIGHT
from formulad.ui.race.board.geometry.road_shapes import overlap
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import lighter, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formulad.race.road.track import Street
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.finder import CellFinder
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.race.board.geometry.road_shapes import Bounds
    from formulad.ui.race.board.road_signs import Sign
    from formulad.ui.toolkit.colour import Colour

_NAME = Style(Family.SPARTAN, 17, 800, 0.05)
_LINE = Style(Family.INTER, 14.5, 500)
_HEIGHT, _LOW, _ICON, _PAD = 52.0, 30.0, 28.0, 12.0
"""Of a plate in units: with its line, with its name alone."""
_LINE_FROM, _NAME_FROM = 14.0, 8.0
"""Lanes so wide have plates with all words; from the second on with their names."""
_BACK, _WORDS = rgb("0E0B22"), rgb("C4C0E4")
_ROOMS = ((6.6, 1.8), (5.0, 1.1))
"""Half the width and height that is kept free for a plate, in lane widths; the second where
there is no such room in sight: for its name alone."""
_SIGN_ROOM, _LETTER = (2.6, 1.2), 0.46
"""Half the width and height of a corner's sign without its name; how wide a letter of that is."""
_AWAY = (3.6, 4.2, 4.8, 5.4, 6.0, 6.6, 7.2, 7.8, 8.6, 9.4, 10.2, 11.0, 12.0, 13.0)
_WAYS = 40
_UNSEEN, _ON_WORDS, _NO_WAY = 20.0, 6.0, 3.0
"""How much worse a place is that is out of sight, on words, or to which no line leads freely."""
_SEEN = 2.3
"""How far round the road is seen with all of it, in lane widths."""
_APART, _FARTHEST = 8.0, 5.0
"""How far from a panel a plate stands that moves out from under it, in units, and how far it
moves at most, in lane widths."""
_EDGE = 1.9
"""Where the line to a plate begins: so far from the middle of what it tells of."""


class Kind(Enum):
    """What there is to tell of: its icon, name, line and colour."""

    GUNFIRE = ("shot", say("GUNFIRE AREA"), say("stop here: roll d20, 16+ hurts"), gunfire_area.RED)
    ZONE = ("debris", say("THE ZONE"), say("every black cell: a debris test"), zone_area.EMBER)
    POLICE = (
        "police",
        say("POLICE LINE"),
        say("highest speed wins 2 points"),
        lighter(police_line.BLUE, 0.3),
    )
    TUNNEL = ("tunnel", say("UNDERPASS"), say("from 1, 2, 3 to 1, 2, 3: one cell"), underpass.LIGHT)
    CHECKPOINT = ("checkpoint", say("CHECKPOINT"), say("tyres full, 2 points back"), LIGHT)

    def __init__(self, icon: str, title: str, line: str, colour: Colour) -> None:
        self.icon = icon
        self.title = title
        self.line = line
        self.colour = colour


@frozen
class Feature:
    """A plate: what it tells of, where that is, and where the plate stands."""

    kind: Kind
    anchor: Point
    place: Point
    line: str

    def telling(self, line: str) -> Feature:
        """Return the plate with another line; without one it keeps its own."""
        return replace(self, line=line) if line else self


def place_features(road: Road, finder: CellFinder, signs: Iterable[Sign]) -> tuple[Feature, ...]:
    """Return the plates of what lies over the road, near that, and clear of the road."""
    street = road.track.street
    if street is None:
        return ()
    taken = [_room_of(sign, road.width) for sign in signs]
    seen = road.bounds(_SEEN)
    site = _Site(road, finder, taken, words_of(road.circuit.drawing), seen)
    found: list[Feature] = []
    for kind, anchor in _anchors(road, street):
        best = site.best(anchor)
        if best is not None:
            place, area = best
            taken.append(area)
            found.append(Feature(kind, anchor, place, kind.line))
    return tuple(found)


def plate_rects(
    lens: Lens,
    finder: CellFinder,
    features: Sequence[Feature],
    taken: Iterable[Rect],
    covered: Sequence[Rect] = (),
) -> list[Rect]:
    """Return the places the plates take on the canvas; an empty one is not shown.

    Where the whole of a plate would cover road or sign it says its name alone; where even that
    could not be read, its icon. A plate that would lie half under something that covers the
    board moves a little to the side of it.
    """
    known = list(taken)
    for feature in features:
        whole, name = (_rect(lens, feature, with_line=each) for each in (True, False))
        is_read = feature.line and lens.lane >= _LINE_FROM and _is_free(lens, finder, whole, known)
        rect = whole if is_read else name
        if rect.collidelist(list(covered)) >= 0:
            moved = (_beside(lens, finder, each, known, covered) for each in (rect, name))
            rect = next((each for each in moved if each.width), Rect(rect.center, (0, 0)))
        known.append(rect)
    return known[len(known) - len(features) :]


def _is_free(lens: Lens, finder: CellFinder, rect: Rect, taken: list[Rect]) -> bool:
    return rect.collidelist(taken) < 0 and not finder.covers(lens.area(rect))


def _beside(
    lens: Lens, finder: CellFinder, rect: Rect, taken: list[Rect], covered: Sequence[Rect]
) -> Rect:
    """Return the nearest free place of a plate beside what covers it; an empty one without any."""
    near = [each for each in covered if each.colliderect(rect)]
    if not near:
        return rect
    left, right = min(e.left for e in near) - _APART, max(e.right for e in near) + _APART
    top, bottom = min(e.top for e in near) - _APART, max(e.bottom for e in near) + _APART
    steps = [
        (left - rect.right, 0.0),
        (right - rect.left, 0.0),
        (0.0, top - rect.bottom),
        (0.0, bottom - rect.top),
    ]
    for across, down in sorted(steps, key=lambda step: abs(step[0]) + abs(step[1])):
        moved = rect.move(across, down)
        is_near = abs(across) + abs(down) <= _FARTHEST * lens.lane
        is_near = is_near and lens.stage.rect.contains(moved)
        if is_near and _is_free(lens, finder, moved, [*taken, *covered]):
            return moved
    return Rect(rect.center, (0, 0))


def _rect(lens: Lens, feature: Feature, *, with_line: bool) -> Rect:
    x, y = lens.point(feature.place)
    if lens.lane < _NAME_FROM:
        return icon_rect(lens, feature)
    width, height = lens.canvas.text_width(feature.kind.title, _NAME), _LOW
    if with_line:
        width, height = max(width, lens.canvas.text_width(feature.line, _LINE)), _HEIGHT
    width += 2 * _PAD + _ICON + 10
    return Rect(x - width / 2, y - height / 2, width, height)


def icon_rect(lens: Lens, feature: Feature) -> Rect:
    """Return the place of a plate that shows its icon alone."""
    x, y = lens.point(feature.place)
    return Rect(x - _LOW / 2, y - _LOW / 2, _LOW, _LOW)


def draw_feature(lens: Lens, feature: Feature, rect: Rect) -> None:
    """Draw a plate in its place, with a line to what it tells of."""
    if not (rect.width and lens.stage.rect.colliderect(rect)):
        return
    canvas, kind = lens.canvas, feature.kind
    _draw_leader(lens, feature, rect)
    canvas.box(rect, _BACK, radius=min(12, rect.height / 2), line=kind.colour, line_width=2)
    if rect.width == rect.height:
        draw_icon(canvas, kind.icon, rect.centerx, rect.centery, 18, kind.colour)
        return
    size = _ICON if rect.height > _LOW else 20
    draw_icon(canvas, kind.icon, rect.left + _PAD + _ICON / 2, rect.centery, size, kind.colour)
    left = rect.left + _PAD + _ICON + 10
    if rect.height > _LOW:
        canvas.text(kind.title, left, rect.top + 18, _NAME, CREAM)
        canvas.text(feature.line, left, rect.top + 36, _LINE, _WORDS)
    else:
        canvas.text(kind.title, left, rect.centery, _NAME, CREAM)


def _draw_leader(lens: Lens, feature: Feature, rect: Rect) -> None:
    away = (feature.place[0] - feature.anchor[0], feature.place[1] - feature.anchor[1])
    share = _EDGE * lens.road.width / max(1e-6, hypot(*away))
    start = lens.point((feature.anchor[0] + away[0] * share, feature.anchor[1] + away[1] * share))
    end = (
        min(max(start[0], rect.left + 16), rect.right - 16),
        min(max(start[1], rect.top + 6), rect.bottom - 6),
    )
    lens.canvas.line(start, end, 4.5, _BACK)
    lens.canvas.line(start, end, 2, feature.kind.colour)
    lens.canvas.disc(*start, 4.5, feature.kind.colour, line=_BACK, line_width=1.5)


def _anchors(road: Road, street: Street) -> Iterator[tuple[Kind, Point]]:
    """Yield what there is to tell of, and where it is."""
    if street.gunfire:
        yield Kind.GUNFIRE, _middle([road.place(cell) for cell in street.gunfire])
    if street.tunnel:
        yield Kind.TUNNEL, _middle([road.place(entry) for entry, _ in street.tunnel])
    if street.police:
        yield Kind.POLICE, _middle([road.place(before) for before, _ in street.police])
    if street.zone:
        middle = np.array(_middle([road.place(cell) for cell in street.zone]))
        places = [road.place(cell) for cell in street.zone]
        yield Kind.ZONE, min(places, key=lambda place: float(np.hypot(*(middle - place))))
    if road.track.is_city:
        yield Kind.CHECKPOINT, _middle(list(road.circuit.drawing.finish_line))


def _middle(places: list[Point]) -> Point:
    x, y = np.array(places).mean(0)
    return float(x), float(y)


@frozen
class _Site:
    """The ground on which places for plates are looked for."""

    road: Road
    finder: CellFinder
    taken: list[Bounds]
    """Where signs and other plates stand."""
    words: list[Bounds]
    seen: Bounds
    """What is seen with the whole road."""

    def best(self, anchor: Point) -> tuple[Point, Bounds] | None:
        """Return the best free place near what a plate tells of, and the room it takes."""
        least, found = float("inf"), None
        for room in _ROOMS:
            for place, away in self._places(anchor, room):
                area = _around(place, room, self.road.width)
                fault = away + self._fault(area)
                if fault < least and self._is_free(area):
                    fault += _NO_WAY * (not self._leads(anchor, place))
                    if fault < least:
                        least, found = fault, (place, area)
        return found

    def _places(self, anchor: Point, room: Point) -> Iterator[tuple[Point, float]]:
        """Yield places all round, each with how far away it is; small rooms count as farther."""
        width = self.road.width
        smaller = 8.0 * (room is not _ROOMS[0])
        for away in _AWAY:
            for i in range(_WAYS):
                turn = 2 * pi * i / _WAYS
                flat = away + room[0] * abs(cos(turn)) * 0.75
                x, y = anchor[0] + cos(turn) * flat * width, anchor[1] + sin(turn) * away * width
                yield (x, y), away + smaller

    def _is_free(self, area: Bounds) -> bool:
        return not self.finder.covers(area) and _is_apart(area, self.taken)

    def _fault(self, area: Bounds) -> float:
        """Return how bad a place is: out of sight, or on words."""
        left, top, right, bottom = self.seen
        is_seen = area[0] >= left and area[1] >= top and area[2] <= right and area[3] <= bottom
        return _UNSEEN * (not is_seen) + _ON_WORDS * (not _is_apart(area, self.words))

    def _leads(self, anchor: Point, place: Point) -> bool:
        """Return whether a line from the edge of the road to a plate crosses nothing else."""
        start, end = np.array(anchor), np.array(place)
        first = (_EDGE + 0.9) * self.road.width / float(np.hypot(*(end - start)))
        for share in np.linspace(min(first, 1.0), 1.0, 9):
            x, y = start + (end - start) * share
            spot = (float(x), float(y), float(x), float(y))
            if self.finder.covers(spot) or not _is_apart(spot, [*self.taken, *self.words]):
                return False
        return True


def _room_of(sign: Sign, width: float) -> Bounds:
    """Return what a corner's sign covers where the board is small."""
    left, top, right, bottom = _around(sign.place, _SIGN_ROOM, width)
    long = _LETTER * len(sign.corner.name) * width
    return left - long * (sign.side < 0), top, right + long * (sign.side > 0), bottom


def _around(place: Point, half: Point, width: float) -> Bounds:
    across, down = half[0] * width, half[1] * width
    return place[0] - across, place[1] - down, place[0] + across, place[1] + down


def _is_apart(area: Bounds, taken: Iterable[Bounds]) -> bool:
    return not any(overlap(area, other) for other in taken)
