"""The road at night: wet asphalt that mirrors the lights, and edges that glow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Bloom, Disc, Fill, Flat
from formulad.ui.race.board.geometry.strokes import band
from formulad.ui.race.board.land.asphalt import SIDES
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.frames import dice_for
from formulad.ui.toolkit.colour import BLACK, WHITE, mix, rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.palette import BoardColours

_EDGE, _EDGE_REACH, _EDGE_LIGHT = 0.16, 0.42, 0.75
_STREAK_EVERY, _STREAK = 0.5, (0.06, 0.17)
_STREAK_LONG = (0.7, 2.2)
_PUDDLE_EVERY = 1.6
_PUDDLE: tuple[int, int, int] = rgb("3C4A86")


def wetness(road: Road) -> Iterator[Bloom]:
    """Yield what wet asphalt mirrors: soft puddles, and upright streaks of coloured light."""
    surface = tuple(asphalt(road))
    puddles = tuple(_puddles(road))
    streaks = tuple(_streaks(road))
    if puddles:
        yield Bloom(puddles, 0.3 * road.width, 0.5, surface)
    if streaks:
        yield Bloom(streaks, 0.16 * road.width, 0.42, surface)


def asphalt(road: Road) -> Iterator[Fill]:
    """Yield the surface of the road in white: where light is mirrored."""
    half = road.width * 0.5
    for lane in road.lanes:
        for span in road.in_the_open(lane):
            yield from band(span, half, -half, WHITE)


def edge_light(road: Road, colours: BoardColours) -> Iterator[Bloom]:
    """Yield the light of the edges of the road."""
    half = _EDGE * road.width / 2
    shapes: list[Flat] = []
    for lane in road.lanes:
        for side in SIDES:
            left = -side * road.width / 2
            for span in road.runs(lane, road.bare(side)):
                shapes.extend(band(span, left + half, left - half, colours.edge))
    if shapes:
        yield Bloom(tuple(shapes), _EDGE_REACH * road.width, _EDGE_LIGHT)


def _streaks(road: Road) -> Iterator[Fill]:
    width = road.width
    for x, y in _places(road, _STREAK_EVERY * width, 1):
        dice = dice_for((x, y), 2)
        if dice.random() < 0.4:
            continue
        colours = tones.NEON if dice.random() < 0.55 else tones.WARM
        colour = mix(
            BLACK, colours[int(dice.integers(len(colours)))], float(dice.uniform(0.2, 0.55))
        )
        wide = float(dice.uniform(*_STREAK)) * width
        long = float(dice.uniform(*_STREAK_LONG)) * width
        corners = ((x - wide, y), (x, y - long / 2), (x + wide, y), (x, y + long / 2))
        yield Fill(np.array(corners), colour)


def _puddles(road: Road) -> Iterator[Disc]:
    width = road.width
    for x, y in _places(road, _PUDDLE_EVERY * width, 3):
        dice = dice_for((x, y), 4)
        if dice.random() < 0.45:
            continue
        tone = mix(BLACK, _PUDDLE, float(dice.uniform(0.5, 1)))
        for _ in range(4):
            aside, down = dice.normal(0, 0.26 * width, 2)
            yield Disc((x + float(aside), y + float(down) * 0.6), 0.2 * width, tone)


def _places(road: Road, every: float, salt: int) -> Iterator[tuple[float, float]]:
    """Yield places all over the road, lane by lane."""
    for lane in road.lanes:
        for span in road.in_the_open(lane):
            count = max(1, int((span.end - span.start) / every))
            for i in range(count):
                along = span.start + (i + 0.5) * (span.end - span.start) / count
                dice = dice_for((along, float(lane.number)), salt)
                aside = float(dice.uniform(-0.5, 0.5)) * road.width
                yield lane.curve.at(along, aside)
