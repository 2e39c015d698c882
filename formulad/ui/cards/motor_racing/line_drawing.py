"""Line drawing: the cars on the road, as they stand, change places, spin and are out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.events import CarsMoved, CarsRetired
from formulad.kernel.sentence import say
from formulad.ui.art.dice import draw_die
from formulad.ui.cards.kit.liveries import draw_card_car
from formulad.ui.cards.motor_racing.line_picture import LinePicture, number_of
from formulad.ui.cards.motor_racing.road_geometry import Lane, RoadGeometry, Spot
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.motion import ease_in_out, ease_out
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, RED, SUN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.events import Event
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

_PLACE = Style(Family.SPARTAN, 30, 800)
_POINTS = Style(Family.SPARTAN, 21, 800)
_LANE = Style(Family.SPARTAN, 19, 800, 0.06)
_LEAST_TAG = 0.8
"""How small the letters of a flag may become, so that it ends before the last car."""
_OUT_GROUND = rgb("25070E")
_ASKEW = (12.0, -16.0, 8.0)
"""How far retired cars are turned, in turns."""
_OUT_OPACITY, _OUT_SIZE = 0.5, 0.84
_SPIN_TURN = 540.0
_CLEAR = 0.62


def draw_places(canvas: Canvas, road: RoadGeometry, points: Sequence[int], running: int) -> None:
    """Draw the number of each place, and what it is worth."""
    for place, spot in road.spots(Lane.NOW):
        band = road.band(place)
        y = band.top + 17 + band.bend(spot.x)
        opacity = 1.0 if place <= running else 0.45
        canvas.text(str(place), spot.x, y, _PLACE, WHITE, align=0.5, opacity=opacity)
        if place <= len(points) and points[place - 1]:
            pill = Rect(spot.x - 33, band.top - 47 + band.bend(spot.x), 66, 34)
            canvas.box(pill, SUN, radius=17, line=INK, line_width=2)
            canvas.text(str(points[place - 1]), *pill.center, _POINTS, INK, align=0.5)


def draw_lane_tag(canvas: Canvas, road: RoadGeometry, lane: Lane, fill: Colour) -> None:
    """Draw a flag at the edge of the page that says which line of cars it is."""
    text = say("Now") if lane is Lane.NOW else say("After this card")
    shown = canvas.language.say(text.upper())
    for band in road.bands:
        y = band.top + band.height * (0.18 if lane is Lane.NOW else 0.59)
        left = band.left - 2
        room = band.x(band.first + band.count - 1) - road.length * 0.5 - left - 52
        style = shrunk(canvas, shown, _LANE, room, _LANE.size * _LEAST_TAG)
        width = canvas.text_width(shown, style) + 34
        shape = (
            (left, y - 19),
            (left + width, y - 19),
            (left + width + 16, y),
            (left + width, y + 19),
            (left, y + 19),
        )
        canvas.polygon(shape, fill, line=INK, line_width=2)
        canvas.text(shown, left + 18, y, style, INK)


def draw_car_at(
    canvas: Canvas, road: RoadGeometry, car: Car, spot: Spot, *, opacity: float = 1.0
) -> None:
    """Draw a car on a spot."""
    draw_card_car(canvas, number_of(car), spot.x, spot.y, road.length, spot.turn, opacity=opacity)


def draw_line(canvas: Canvas, road: RoadGeometry, picture: LinePicture) -> None:
    """Draw all cars where they stand."""
    draw_out(canvas, road, picture)
    for place, car in enumerate(picture.run, 1):
        draw_car_at(canvas, road, car, road.spot(place))


def draw_grid(canvas: Canvas, road: RoadGeometry, grid: Mapping[int, Car]) -> None:
    """Draw the cars that have found their places already."""
    for place, car in grid.items():
        draw_car_at(canvas, road, car, road.spot(place))


def out_spot(road: RoadGeometry, place: int, lane: Lane = Lane.NOW) -> Spot:
    """Return where a retired car stands askew."""
    spot = road.spot(place, lane)
    return Spot(spot.x, spot.y, spot.turn + _ASKEW[place % len(_ASKEW)])


def draw_out(canvas: Canvas, road: RoadGeometry, picture: LinePicture) -> None:
    """Draw the retired cars askew at the back, each with a cross."""
    for at, car in enumerate(picture.out):
        draw_retired(canvas, road, car, out_spot(road, len(picture.run) + at + 1))


def draw_retired(canvas: Canvas, road: RoadGeometry, car: Car, spot: Spot) -> None:
    """Draw a retired car with its cross."""
    number, turn = number_of(car), spot.turn
    draw_card_car(
        canvas, number, spot.x, spot.y, road.length, turn, opacity=_OUT_OPACITY, size=_OUT_SIZE
    )
    _draw_cross(canvas, road, spot)


def _draw_cross(canvas: Canvas, road: RoadGeometry, spot: Spot) -> None:
    x, y = spot.x + road.length * 0.34, spot.y - road.length * 0.27
    canvas.disc(x, y, 15, _OUT_GROUND, line=RED, line_width=2.5)
    draw_icon(canvas, "cross", x, y, 15, WHITE)


def draw_change(
    canvas: Canvas,
    road: RoadGeometry,
    picture: LinePicture,
    event: Event,
    share: float,
    *,
    is_reduced: bool = False,
) -> None:
    """Draw the cars on their way from one line to the next.

    Args:
        canvas: where they are seen.
        road: where they drive.
        picture: the line before.
        event: what happens to it.
        share: how far it has happened, from 0 to 1.
        is_reduced: whether cars jump instead of driving.
    """
    after = picture.after(event)
    eased = 1.0 if is_reduced else ease_in_out(share)
    movers = event.cars if isinstance(event, CarsMoved | CarsRetired) else ()
    draw_out(canvas, road, LinePicture(picture.run, picture.out))
    still = [car for car in picture.run if car not in movers]
    for car in (*still, *reversed(movers)):
        spot = road.spot(picture.place(car)).towards(_goal(road, after, car), eased)
        if isinstance(event, CarsRetired) and car in movers:
            _draw_spinning(canvas, road, car, spot, share, is_reduced=is_reduced)
        else:
            draw_car_at(canvas, road, car, _lifted(road, spot, car in movers, eased))


def _goal(road: RoadGeometry, after: LinePicture, car: Car) -> Spot:
    place = after.place(car)
    return out_spot(road, place) if car in after.out else road.spot(place)


def _lifted(road: RoadGeometry, spot: Spot, is_mover: bool, share: float) -> Spot:
    """Let movers pull out into the lane beside the line on their way."""
    if not is_mover:
        return spot
    aside = road.bands[0].height * _CLEAR * share * (1 - share)
    return Spot(spot.x, spot.y + aside, spot.turn)


def _draw_spinning(
    canvas: Canvas, road: RoadGeometry, car: Car, spot: Spot, share: float, *, is_reduced: bool
) -> None:
    turn = spot.turn if is_reduced else spot.turn + _SPIN_TURN * ease_out(min(1.0, share * 1.6))
    turned = Spot(spot.x, spot.y, round(turn / 5) * 5 % 360)
    draw_car_at(canvas, road, car, turned, opacity=1 - (1 - _OUT_OPACITY) * share)


def draw_die_face(
    canvas: Canvas, x: float, y: float, face: int, share: float, *, is_reduced: bool = False
) -> None:
    """Draw the die with twelve sides as it tumbles, and what it shows once it lies."""
    is_landed = share >= 1 or is_reduced
    drop = 0.0 if is_landed else 90 * (1 - ease_out(share)) * abs(((share * 5) % 2) - 1)
    shown = face if is_landed else (face + round(share * 17) * 5) % 12 + 1
    canvas.disc(x, y + 8, 58, INK)
    canvas.disc(x, y, 62, CREAM, line=INK, line_width=3)
    draw_die(canvas, 4, x, y - drop, 104, str(shown))
