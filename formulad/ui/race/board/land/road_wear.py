"""Wear of the road: rubber where cars brake and turn, the grain of the asphalt, shade of kerbs."""

from __future__ import annotations

from math import cos, sin, tau
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.drawn_road import Span
from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Shade, Veil
from formulad.ui.race.board.geometry.strokes import band
from formulad.ui.toolkit.colour import WHITE, rgb

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.ui.race.board.geometry.drawn_road import Lane, Road

_RUBBER = ((0.34, rgb("F0F1F4")), (0.24, rgb("EAECF0")), (0.15, rgb("E6E8EE")))
"""Bands of rubber in the lanes of corners: half their width, and what they darken the road by."""
_TYRES, _TYRE, _TYRE_SHADE = 0.2, 0.045, rgb("CDD0D9")
"""How far from the middle tyres run, half how wide, and how dark their marks are."""
_BEFORE = 3.2
"""How far before a corner cars brake, in lane widths."""
_GRAINS, _GRAIN = 9, 0.016
"""Grains of the asphalt for each square of a lane, and the radius of one, in lane widths."""
_LIGHT_GRAIN = 0.16
_DARK_GRAIN = rgb("C4C8D4")
_SHADE, _SHADE_AWAY = rgb("C9BFA8"), (0.06, 0.11)
"""What the shadow of a kerb darkens the ground by, and how far it falls, in lane widths."""


def kerb_shade(kerbs: Iterable[Fill], width: float) -> Iterator[Shade]:
    """Yield the shadows that kerbs throw."""
    away = np.array(_SHADE_AWAY) * width
    yield Shade(tuple(Fill(kerb.outline + away, _SHADE) for kerb in kerbs))


def worn(road: Road) -> Iterator[Shade | Veil]:
    """Yield what cars have left on the asphalt, and its grain."""
    for half, shade in _RUBBER:
        yield Shade(tuple(_rubber(road, half * road.width, shade)))
    yield Shade(tuple(_tyre_marks(road)))
    dark, light = _grains(road)
    yield Shade(tuple(dark))
    yield Veil(tuple(light), _LIGHT_GRAIN)


def _rubber(road: Road, half: float, shade: tuple[int, int, int]) -> Iterator[Fill]:
    for lane in road.lanes:
        for corner in road.corners:
            for span in road.runs(lane, corner):
                yield from band(span, half, -half, shade)


def _tyre_marks(road: Road) -> Iterator[Fill]:
    """Yield the marks before and in each corner, two in each lane."""
    width = road.width
    for lane in road.lanes:
        for corner in road.corners:
            for span in road.runs(lane, corner):
                braking = Span(lane, _braked_from(road, span), span.end)
                for side in (-_TYRES * width, _TYRES * width):
                    half = _TYRE * width
                    yield from band(braking, side + half, side - half, _TYRE_SHADE)


def _braked_from(road: Road, corner: Span) -> float:
    """Return where cars begin to brake before a corner: not before a tunnel that ends there."""
    start = corner.start - _BEFORE * road.width
    mouths = (span.end for span in road.buried_spans() if span.lane is corner.lane)
    return max([start, *(end for end in mouths if end <= corner.start)])


def _grains(road: Road) -> tuple[list[Disc], list[Disc]]:
    """Return dark and light grains, scattered by a rule that looks like chance."""
    grains: tuple[list[Disc], list[Disc]] = ([], [])
    for lane in road.lanes:
        for span in road.in_the_open(lane):
            for number, place in enumerate(_scattered(lane, span, road.width)):
                radius = road.width * _GRAIN * (0.6 + 0.8 * ((number * 0.414) % 1))
                colour = _DARK_GRAIN if number % 2 else WHITE
                grains[0 if number % 2 else 1].append(Disc(place, radius, colour))
    return grains


def _scattered(lane: Lane, span: Span, width: float) -> Iterator[tuple[float, float]]:
    count = int((span.end - span.start) / width * _GRAINS)
    for number in range(count):
        along = span.start + (span.end - span.start) * ((number * 0.6180339887) % 1)
        aside = 0.47 * width * sin(tau * ((number * 0.7548776662) % 1)) * cos(number)
        x, y = lane.curve.at(float(along), float(aside))
        yield float(x), float(y)
