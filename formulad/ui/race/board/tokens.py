"""Cars on the board with what belongs to them: their cell, their name, their stops."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_car, draw_head_lights, draw_mirrored, draw_rough_car
from formulad.ui.art.cars import is_painted as is_car_painted
from formulad.ui.race.board.cell_shapes import CellLook
from formulad.ui.race.board.geometry.board_picture import Spot
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, lighter
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.teams import INK, team_of
from formulad.ui.toolkit.theme import GREEN, RED, SUN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.cell_shapes import CellPainter
    from formulad.ui.race.board.finder import CellFinder
    from formulad.ui.race.board.geometry.board_picture import CarOnBoard, ReachCell
    from formulad.ui.race.board.geometry.lens import Lens

_LENGTH, _SHORTEST, _LENGTH_STEP = 1.46, 25.0, 1.5
"""Of a car, in lane widths; and in units, where the whole board is seen. Cars grow in steps, so
that a flight of the camera does not need each of them in every length."""
_CELL_TINT, _CELL_LINE = 0.27, 3.0
"""How much of the colour of a team lies on the cell of its car, and how wide the border is."""
_SPUN, _WRECKED = 150.0, 35.0
"""How far a car has turned that has spun, or lies in the way, in degrees."""
_NAME = Style(Family.SPARTAN, 20, 800, 0.04)
_STOPS = Style(Family.INTER, 13.5, 800, -0.02)
_FULL_AT, _SMALLEST_BADGE, _BADGES_FROM = 24.0, 0.6, 16.0
"""Lanes so wide have badges of full size; how small badges get; in narrower lanes than the last a
pack of cars would vanish under its badges."""
_NUMBER = 0.4
"""How large the number on a car is, in lane widths."""
_BADGE_SIDES: tuple[Point, ...] = ((1, -1), (-1, -1), (1, 1), (-1, 1))
"""Where a badge is tried beside its car: up to the right, up to the left, below."""
_LETTER_REACH = 8.0
"""So near to what is kept free no badge comes, in units."""
_TAG_HEIGHT, _TAG_AWAY, _POINTER = 38.0, 22.0, 12.0
_SIDES: tuple[Point, ...] = ((0, -1), (-1, 0), (1, 0), (0, 1))
"""Where a name is tried: above, left, right, below."""


def draw_cell_of(lens: Lens, painter: CellPainter, car: CarOnBoard) -> None:
    """Fill the cell a car stands on with the colour of its team."""
    if isinstance(car.where, Spot):
        return
    colour = team_of(car.number).colour
    look = CellLook(colour, lighter(colour, 0.15), _CELL_LINE, fill_opacity=_CELL_TINT)
    painter.draw(lens, car.where, look)


def is_painted(lens: Lens, car: CarOnBoard) -> bool:
    """Return whether the picture of a car, as it stands there, is kept already."""
    return is_car_painted(lens.canvas, car.number, _length(lens), _turn(lens, car), is_gt=car.is_gt)


def is_seen(lens: Lens, car: CarOnBoard) -> bool:
    """Return whether a car stands where the stage shows it, and not below the road."""
    spot = lens.spot(car.where)
    return bool(spot.seen) and lens.sees(lens.point(spot.at), 2 * lens.lane)


def draw_token(lens: Lens, car: CarOnBoard, *, is_rough: bool = False) -> None:
    """Draw a car; the current one in a ring."""
    if not is_seen(lens, car):
        return
    spot = lens.spot(car.where)
    x, y = lens.point(spot.at)
    if car.current and not car.is_wreck and spot.seen == 1:
        lens.canvas.disc(x, y, round(lens.lane * 0.98), None, line=SUN, line_width=3)
    turn, length = _turn(lens, car), _length(lens)
    x, y = x + car.pushed[0], y + car.pushed[1]
    draw = draw_rough_car if is_rough else draw_car
    draw(
        lens.canvas,
        car.number,
        x,
        y,
        length,
        turn,
        shadow=spot.seen == 1,
        opacity=round(spot.seen, 1),
        is_gt=car.is_gt,
        is_grey=car.is_grey or car.is_wreck,
    )
    if car.spun:
        _draw_fate(lens, x, y, "spin")
    elif car.is_wreck:
        _draw_fate(lens, x, y, "cross")


def draw_mirrored_car(lens: Lens, car: CarOnBoard) -> None:
    """Draw what a wet road mirrors of a car that stands or drives on it."""
    spot = lens.spot(car.where)
    x, y = lens.point(spot.at)
    if spot.seen == 1 and not car.is_wreck and lens.sees((x, y), 2 * lens.lane):
        turn, length = _turn(lens, car), _length(lens)
        draw_mirrored(lens.canvas, car.number, x, y, length, turn, is_gt=car.is_gt)


def draw_beams(lens: Lens, car: CarOnBoard, *, is_rough: bool = False) -> None:
    """Add the light of the head lights of a GT car to the road."""
    spot = lens.spot(car.where)
    x, y = lens.point(spot.at)
    is_lit = car.is_gt and not car.is_wreck and spot.seen == 1
    if is_lit and lens.sees((x, y), 4 * lens.lane):
        length, turn = _length(lens), _turn(lens, car)
        draw_head_lights(lens.canvas, x, y, length, turn, is_rough=is_rough)


def _turn(lens: Lens, car: CarOnBoard) -> float:
    """Return how far a car is turned, in degrees."""
    fate = _SPUN if car.spun else _WRECKED if car.is_wreck else 0.0
    return lens.turn(lens.spot(car.where)) + fate + car.swung


def _length(lens: Lens) -> float:
    return max(round(lens.lane * _LENGTH / _LENGTH_STEP) * _LENGTH_STEP, _SHORTEST)


def draw_stops(
    lens: Lens,
    cars: Iterable[CarOnBoard],
    letters: Sequence[Point] = (),
    counts: Iterable[Rect] = (),
) -> tuple[Rect, ...]:
    """Draw how many stops cars have made in their corners; return the places.

    Args:
        lens: through which the board is seen.
        cars: all that are on it.
        letters: where letters stand, of which none may be hidden.
        counts: what stands on the way of a car, and is hidden only if there is no other place.
    """
    badges: list[Rect] = []
    counted = list(counts)
    cars = tuple(cars)
    badged = [car for car in cars if car.stops and (lens.lane >= _BADGES_FROM or car.current)]
    points = [(car, lens.point(lens.spot(car.where).at)) for car in cars] if badged else []
    for car in badged:
        others = [point for other, point in points if other is not car]
        place = _free_badge(lens, car, letters, [*counted, *badges], others)
        if place and car.stops:
            _draw_badge(lens, place, *car.stops)
            badges.append(place)
    return tuple(badges)


def _free_badge(
    lens: Lens,
    car: CarOnBoard,
    letters: Sequence[Point],
    taken: list[Rect],
    others: Sequence[Point],
) -> Rect | None:
    """Return a place beside a car that hides no letter, and nothing else if possible."""
    size = _badge_size(lens)
    x, y = lens.point(lens.spot(car.where).at)
    across, down = lens.lane * 0.4 + 15 * size, lens.lane * 0.4 + 11 * size
    near = 2 * _LETTER_REACH * size
    free = []
    for side, way in _BADGE_SIDES:
        place = Rect(0, 0, 34 * size, 22 * size)
        place.center = (x + side * across, y + way * down)
        if not any(place.inflate(near, near).collidepoint(letter) for letter in letters):
            free.append(place)

    def hidden(place: Rect) -> tuple[bool, int]:
        wide = place.inflate(_NUMBER * lens.lane, _NUMBER * lens.lane)
        return place.collidelist(taken) >= 0, sum(wide.collidepoint(other) for other in others)

    return min(free, key=hidden, default=None)


def _draw_badge(lens: Lens, rect: Rect, made: int, needed: int) -> None:
    size, done = _badge_size(lens), made >= needed
    lens.canvas.box(rect, GREEN if done else SUN, radius=6 * size, line=INK, line_width=1.6 * size)
    style = _STOPS.sized(round(_STOPS.size * size * 2) / 2)
    ink = WHITE if done else INK
    lens.canvas.text(f"{made}/{needed}", *rect.center, style, ink, align=0.5)


def draw_name(
    lens: Lens,
    finder: CellFinder,
    cars: tuple[CarOnBoard, ...],
    reach: tuple[ReachCell, ...] = (),
    taken: Sequence[Rect] = (),
) -> Rect | None:
    """Draw the name of the current car where it covers no car, no reach and no road, if possible.

    Nor may it cover what is taken: the signs of corners. While the car drives, its name stays
    above it: it would jump from side to side. Return where it stands.
    """
    others = [lens.point(lens.spot(car.where).at) for car in cars if not car.current]
    others += [lens.cell(item.cell) for item in reach]
    for car in cars:
        spot = lens.spot(car.where)
        if car.current and car.name and spot.seen == 1:
            middle = lens.point(spot.at)
            width = lens.canvas.text_width(car.name, _NAME) + 40
            rects = {side: _tag(lens, middle, width, side) for side in _SIDES}
            sides = _SIDES[:1] if isinstance(car.where, Spot) else _from_behind(lens, spot)
            side = min(
                sides,
                key=lambda side: (
                    _fault(lens, finder, rects[side], others)
                    + 2 * (rects[side].collidelist(list(taken)) >= 0)
                ),
            )
            _draw_tag(lens, rects[side], side, car.name)
            return rects[side]
    return None


def _from_behind(lens: Lens, spot: Spot) -> list[Point]:
    """Return the sides of a car, the one that lies most behind it first."""
    turn = radians(lens.turn(spot))
    ahead = cos(turn), sin(turn)
    return sorted(_SIDES, key=lambda side: side[0] * ahead[0] + side[1] * ahead[1])


def _draw_fate(lens: Lens, x: float, y: float, icon: str) -> None:
    """Draw beside a car what has become of it."""
    size = _badge_size(lens)
    x, y = x - lens.lane * 0.55, y - lens.lane * 0.55
    lens.canvas.disc(x, y, 12 * size, RED, line=INK, line_width=1.6 * size)
    draw_icon(lens.canvas, icon, x, y, round(16 * size), WHITE)


def _badge_size(lens: Lens) -> float:
    """Return how large badges are: smaller where the board is."""
    return round(min(1.0, max(_SMALLEST_BADGE, lens.lane / _FULL_AT)), 1)


def _fault(lens: Lens, finder: CellFinder, rect: Rect, others: list[Point]) -> int:
    """Return how bad a place for a name is: off the stage, over cars, over the road."""
    wide = rect.inflate(lens.lane, lens.lane)
    return (
        4 * (not lens.stage.free.contains(rect))
        + 2 * sum(wide.collidepoint(point) for point in others)
        + finder.covers(lens.area(rect))
    )


def _tag(lens: Lens, middle: Point, width: float, side: Point) -> Rect:
    away = lens.lane + _TAG_AWAY
    x = middle[0] + side[0] * (away + width / 2)
    y = middle[1] + side[1] * (away + _TAG_HEIGHT / 2)
    return Rect(x - width / 2, y - _TAG_HEIGHT / 2, width, _TAG_HEIGHT)


def _draw_tag(lens: Lens, rect: Rect, side: Point, name: str) -> None:
    """Draw a name with a pointer to its car."""
    x, y = rect.centerx - side[0] * rect.width / 2, rect.centery - side[1] * rect.height / 2
    tip = (x - side[0] * _POINTER, y - side[1] * _POINTER)
    base = [
        (x + side[1] * _POINTER + side[0] * 3, y + side[0] * _POINTER + side[1] * 3),
        (x - side[1] * _POINTER + side[0] * 3, y - side[0] * _POINTER + side[1] * 3),
    ]
    lens.canvas.box(rect, SUN, radius=10, line=WHITE, line_width=2)
    lens.canvas.polygon([tip, *base], SUN)
    lens.canvas.text(name, rect.centerx, rect.centery, _NAME, INK, align=0.5)
