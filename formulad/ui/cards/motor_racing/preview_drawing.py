"""Preview: what a card would do, in the lane below the line, with racing lines and changes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.cards.kit.change_chip import draw_change, signed
from formulad.ui.cards.kit.liveries import draw_card_car, team_of_card_car
from formulad.ui.cards.motor_racing.line_drawing import (
    draw_car_at,
    draw_lane_tag,
    draw_retired,
    out_spot,
)
from formulad.ui.cards.motor_racing.line_picture import number_of
from formulad.ui.cards.motor_racing.road_geometry import Lane
from formulad.ui.toolkit.colour import WHITE, rgb
from formulad.ui.toolkit.lettering import NAME
from formulad.ui.toolkit.outlines import Point, placed, traced
from formulad.ui.toolkit.theme import CREAM, SUN, Hatch
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.setting import Setting
    from formulad.ui.cards.motor_racing.forecasts import Fate, Forecast
    from formulad.ui.cards.motor_racing.line_picture import LinePicture
    from formulad.ui.cards.motor_racing.road_geometry import RoadGeometry, Spot
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look

GHOST, PALE = 0.34, 0.6
_DARK = rgb("10172A")
_SMALL = 0.86
_CHIP = 30.0
_ROOM_FOR_WORDS = 132.0
"""A chip says for whom a change is, if places are so far from each other."""
_FRAME_RADIUS = 18.0


@frozen
class CarSpot(Pressable):
    """A car that a card, or an answer, may be for."""

    id: str
    rect: Rect
    command: object = None
    is_target: bool = False
    """Whether it is the one that is meant so far."""

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return _FRAME_RADIUS

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the frame that lies below the car: dashed, or whole around the one that is meant."""
        del palette
        shape = frame_shape(self.rect)
        if self.is_target or look.hovered:
            canvas.box(self.rect, SUN, radius=_FRAME_RADIUS, opacity=0.18)
            canvas.box(self.rect, None, radius=_FRAME_RADIUS, line=SUN, line_width=6)
        else:
            canvas.box(self.rect, None, radius=_FRAME_RADIUS, line=_DARK, line_width=6)
            canvas.polygon(
                shape, None, line=SUN, line_width=3.4, hatch=Hatch.DASHED_BORDER, dash=(11, 8)
            )


def frame_shape(rect: Rect) -> tuple[Point, ...]:
    """Return the corners of a frame, cut off."""
    cut = _FRAME_RADIUS * 0.6
    left, top, right, bottom = rect.left, rect.top, rect.right, rect.bottom
    return (
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    )


def draw_gain(
    canvas: Canvas, road: RoadGeometry, place: int, gains: tuple[int, int], *, is_target: bool
) -> None:
    """Draw above a car what choosing it brings whoever plays: one change, or from which to which.

    Args:
        canvas: where it is seen.
        road: where the car stands.
        place: of the car.
        gains: the least and the most points.
        is_target: whether it is the car that is meant.
    """
    least, most = gains
    if least == most == 0:
        return
    rect = road.frame(place)
    sign = most if least == most else least + most
    text = signed(most) if least == most else f"{signed(least)} … {signed(most)}"
    if is_target and least == most and road.bands[0].pitch >= _ROOM_FOR_WORDS:
        text = say("{change} for you", change=text)
    draw_change(canvas, rect.centerx, rect.top, sign, height=_CHIP, text=text)


def draw_after(
    canvas: Canvas, road: RoadGeometry, told: Forecast, setting: Setting, share: float
) -> None:
    """Draw the line as it would be after a card of which no die decides.

    Args:
        canvas: where it is seen.
        road: where the cars stand.
        told: what the card leads to.
        setting: of the season.
        share: how far the racing lines are drawn, from 0 to 1.
    """
    before, after = told.before, told.fates[0].picture
    draw_lane_tag(canvas, road, Lane.AFTER, SUN)
    movers = [car for car in before.run if before.place(car) != after.place(car)]
    gainers = [car for car in movers if after.place(car) < before.place(car)]
    for car in before.run:
        if car not in gainers:
            _draw_thin_line(canvas, road, car, before, after, is_moved=car in movers)
    for car in reversed(gainers):
        _draw_thick_line(canvas, road, car, before, after, share)
    _draw_after_cars(canvas, road, after, movers)
    _draw_changes(canvas, road, told.before, after, setting, movers)


def _draw_after_cars(
    canvas: Canvas, road: RoadGeometry, after: LinePicture, movers: Sequence[Car]
) -> None:
    for place, car in enumerate(after.run, 1):
        spot = road.spot(place, Lane.AFTER)
        if car in movers:
            draw_car_at(canvas, road, car, spot)
        else:
            number, x, y = number_of(car), spot.x, spot.y
            draw_card_car(canvas, number, x, y, road.length, spot.turn, opacity=GHOST, size=_SMALL)
    for car in movers:
        if car in after.out:
            draw_retired(canvas, road, car, out_spot(road, after.place(car), Lane.AFTER))


def _draw_changes(
    canvas: Canvas,
    road: RoadGeometry,
    before: LinePicture,
    after: LinePicture,
    setting: Setting,
    movers: Sequence[Car],
) -> None:
    """Draw below each car that moves by how much its points change."""
    now, then = before.points(setting), after.points(setting)
    for car in movers:
        change = then.get(car, 0) - now.get(car, 0)
        if change:
            rect = road.frame(after.place(car), Lane.AFTER)
            draw_change(canvas, rect.centerx, rect.bottom - 4, change, height=_CHIP)


def draw_ends(canvas: Canvas, road: RoadGeometry, told: Forecast, car: Car) -> None:
    """Draw where a car may end by its die: its best and its worst place, and how likely each is."""
    draw_lane_tag(canvas, road, Lane.AFTER, SUN)
    chances = end_chances(told, car)
    ends = {min(chances), max(chances)}
    start = road.spot(told.before.place(car))
    for place, chance in sorted(chances.items()):
        spot = road.spot(place, Lane.AFTER)
        _draw_way(canvas, start, spot, number_of(car), 5 if place in ends else 2.4)
        is_out = any(car in fate.picture.out for fate in _ending(told, car, place))
        if is_out:
            draw_retired(canvas, road, car, out_spot(road, place, Lane.AFTER))
        else:
            opacity = 0.92 if place in ends else GHOST
            draw_car_at(canvas, road, car, spot, opacity=opacity)
        rect = road.frame(place, Lane.AFTER)
        text = say("{share} %", share=round(100 * chance))
        change = -1 if place > told.before.place(car) else int(place < told.before.place(car))
        shown = say("{share}: out", share=text) if is_out else text
        draw_change(canvas, rect.centerx, rect.bottom - 4, change, height=_CHIP, text=shown)


def end_chances(told: Forecast, car: Car) -> Mapping[int, float]:
    """Return in which places a car may end, and how likely each is."""
    chances: dict[int, float] = {}
    for fate in told.fates:
        place = fate.picture.place(car)
        chances[place] = chances.get(place, 0.0) + float(fate.chance)
    return chances


def _ending(told: Forecast, car: Car, place: int) -> Iterator[Fate]:
    return (fate for fate in told.fates if fate.picture.place(car) == place)


def draw_hit_chance(canvas: Canvas, road: RoadGeometry, told: Forecast) -> None:
    """Draw over each car how likely a mishap hits it, where the die finds the car."""
    for place, car in enumerate(told.before.run, 1):
        after = ((fate.picture, fate.chance) for fate in told.fates)
        chance = sum(
            share
            for picture, share in after
            if car in picture.out or picture.place(car) > told.before.place(car)
        )
        if chance:
            rect = road.frame(place)
            text = say("{share} %", share=round(100 * chance))
            canvas.text(text, rect.centerx, rect.bottom + 10, NAME.sized(16), CREAM, align=0.5)


def _draw_way(canvas: Canvas, start: Spot, end: Spot, number: int, width: float) -> None:
    line = _thin(start, end)
    canvas.polyline(line, width + 4, _DARK)
    canvas.polyline(line, width, team_of_card_car(number).colour)


def _draw_thin_line(
    canvas: Canvas,
    road: RoadGeometry,
    car: Car,
    before: LinePicture,
    after: LinePicture,
    *,
    is_moved: bool,
) -> None:
    """Draw how a car is pushed back or retires, or that it stays."""
    start, end = road.spot(before.place(car)), road.spot(after.place(car), Lane.AFTER)
    if is_moved:
        _draw_way(canvas, start, end, number_of(car), 5)
        return
    top, bottom = start.y + road.length * 0.32, end.y - road.length * 0.34
    for dot in range(int((bottom - top) / 11)):
        canvas.disc(start.x, top + 11 * dot, 1.6, rgb("7C8498"))


def _thin(start: Spot, end: Spot) -> tuple[Point, ...]:
    middle = (start.y + end.y) / 2
    (line,) = traced(
        f"M{start.x:.1f} {start.y + 34:.1f} C{start.x:.1f} {middle + 14:.1f} "
        f"{end.x:.1f} {middle - 14:.1f} {end.x:.1f} {end.y - 40:.1f}"
    )
    return line


def _draw_thick_line(
    canvas: Canvas,
    road: RoadGeometry,
    car: Car,
    before: LinePicture,
    after: LinePicture,
    share: float,
) -> None:
    """Draw the way of a car that gains, with chevrons that point forward."""
    start, end = road.spot(before.place(car)), road.spot(after.place(car), Lane.AFTER)
    half, span = road.length * 0.17, (end.x - start.x) * 0.55
    (line,) = traced(
        f"M{start.x + half:.1f} {start.y:.1f} C{start.x + span:.1f} {start.y + 20:.1f} "
        f"{end.x - span:.1f} {end.y - 8:.1f} {end.x - road.length * 0.6:.1f} {end.y:.1f}"
    )
    seen = line[: max(2, round(len(line) * share))]
    colour = team_of_card_car(number_of(car)).colour
    for width, shade in ((26.0, _DARK), (20.0, WHITE), (14.0, colour)):
        canvas.polyline(seen, width, shade)
    for at in (0.36, 0.5, 0.64):
        if at <= share:
            _draw_chevron(canvas, line, at)


def _draw_chevron(canvas: Canvas, line: Sequence[Point], share: float) -> None:
    at = round(share * (len(line) - 1))
    before, after = line[max(0, at - 1)], line[min(len(line) - 1, at + 1)]
    turn = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
    canvas.polyline(placed(((-5, -5), (2, 0), (-5, 5)), line[at], turn), 3.4, WHITE)
