"""Things that stand about in a city: cars, containers, cranes, awnings, laundry, scrap."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Panes
from formulad.ui.race.board.geometry.strokes import ribbon, round_ribbon
from formulad.ui.race.board.land.ground import outline_of
from formulad.ui.race.board.land.scatter import pick
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.frames import UP, Frame, dice_for, frame_of, frame_on
from formulad.ui.race.board.night.night_houses import Painted
from formulad.ui.race.board.night.roofs import drawn_in
from formulad.ui.toolkit.colour import BLACK, WHITE, darker, lighter, mix, rgb

if TYPE_CHECKING:
    from formulad.tiled.circuit import Scenery
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.toolkit.colour import Colour

_CAR_WIDE = 0.44
"""Of a car as long as its line, in lengths."""
_BLUE, _RED = rgb("2A6BFF"), rgb("FF2A3C")
_GLASS = rgb("10142A")


def car(piece: Scenery, width: float) -> Painted:
    """Return a parked car: a line from its tail to its nose.

    Named `patrol` it is one of the police, and named `police` one with its lights on.
    """
    start, end = piece.points[0], piece.points[-1]
    if start == end:
        end = (start[0] + width, start[1])
    long = float(np.hypot(end[0] - start[0], end[1] - start[1]))
    frame = frame_on(start, end, _CAR_WIDE * long)
    if piece.name in {"patrol", "police"}:
        return _patrol_car(frame, long, shines=piece.name == "police")
    painted = Painted()
    _body(painted, frame, pick(start, tones.PAINTS, 2))
    for side in (-0.6, 0.6):
        painted.body.append(Disc(frame.at(-0.95, side), 0.05 * long, tones.TAIL_LIGHT))
    return painted


def _patrol_car(frame: Frame, long: float, *, shines: bool) -> Painted:
    painted = Painted()
    _body(painted, frame, rgb("EEF2FF"))
    for left, right in ((-1.0, -0.55), (0.62, 1.0)):
        painted.body.append(Fill(frame.box(left, -0.96, right, 0.96), rgb("22357F")))
    painted.body.append(Fill(frame.box(-0.45, -0.72, 0.42, 0.72), rgb("EEF2FF")))
    for top, bottom, colour in ((-0.9, -0.06, _RED), (0.06, 0.9, _BLUE)):
        tone = lighter(colour, 0.15) if shines else darker(colour, 0.35)
        lamp = Fill(frame.box(-0.12, top, 0.1, bottom), tone)
        painted.body.append(lamp)
        if not shines:
            continue
        place = frame.at(0.0, 3.2 * (top + bottom))
        painted.tubes.append(Disc(place, 0.7 * long, mix(BLACK, colour, 0.5)))
        painted.glints.append(lamp)
    return painted


def _body(painted: Painted, frame: Frame, paint: Colour) -> None:
    """Add the body of a car, its glass and its head lamps."""
    outline = frame.shape(
        (-1.0, -0.8), (-0.85, -1.0), (0.75, -1.0), (1.0, -0.7),
        (1.0, 0.7), (0.75, 1.0), (-0.85, 1.0), (-1.0, 0.8),
    )  # fmt: skip
    painted.body.append(Fill(outline + 0.1 * frame.size[1], rgb("07060F")))
    painted.body.append(Fill(outline, paint))
    painted.body.append(Fill(frame.box(-0.62, -0.82, 0.5, 0.82), _GLASS))
    painted.body.append(Fill(frame.box(-0.4, -0.72, 0.12, 0.72), lighter(paint, 0.12)))


def container(piece: Scenery, width: float) -> Painted:
    """Return a stack of containers."""
    outline = outline_of(piece)
    place = (float(outline[0][0]), float(outline[0][1]))
    colour = mix(pick(place, tones.BOXES, 3), tones.WALL, 0.25)
    top = outline + UP * piece.height
    painted = Painted()
    order = np.argsort(outline[:, 1])
    low, high = outline[order[-2:]], top[order[-2:]]
    painted.body.append(Fill(np.vstack([outline, top[:1]]), darker(colour, 0.6)))
    for start, end in zip(outline, np.roll(outline, -1, 0), strict=True):
        rise = UP * piece.height
        painted.body.append(
            Fill(np.array([start, end, end + rise, start + rise]), darker(colour, 0.5))
        )
    painted.body.append(Fill(np.vstack([low, high[::-1]]), darker(colour, 0.42)))
    painted.body.append(Fill(top, colour))
    frame = frame_of(drawn_in(top, 0.03 * width))
    painted.body.append(Fill(frame.box(-1, -1, 1, 1), lighter(colour, 0.1)))
    ribs = np.linspace(-0.92, 0.92, max(4, int(frame.size[0] / (0.09 * width))))
    lines = np.array([frame.box(x - 0.018, -0.9, x + 0.018, 0.9) for x in ribs])
    painted.body.append(Panes(lines, (darker(colour, 0.22),) * len(lines)))
    return painted


def crane(piece: Scenery, width: float) -> Painted:
    """Return a crane: its line runs from the tower to the end of the jib."""
    start, end = np.array(piece.points[0], float), np.array(piece.points[-1], float)
    way = (end - start) / max(1e-6, float(np.hypot(*(end - start))))
    tail = start - way * 1.3 * width
    high = UP * max(piece.height, width)
    jib = frame_on(tuple(tail + high), tuple(end + high), 0.36 * width)
    yellow = rgb("B07B34")
    painted = Painted()
    foot = frame_on(tuple(start - way * 0.5 * width), tuple(start + way * 0.5 * width), width)
    painted.body.append(Fill(foot.box(-1, -1, 1, 1), darker(yellow, 0.62)))
    painted.body.append(Fill(foot.box(-0.7, -0.7, 0.7, 0.7), darker(yellow, 0.45)))
    for side in (-0.24, 0.24):
        leg = start + np.array((side * width, 0))
        painted.body.extend(ribbon(np.array([leg, leg + high]), 0.07 * width, darker(yellow, 0.2)))
    rungs = int(np.hypot(*high) / (0.28 * width))
    for i in range(rungs):
        a = start + high * i / rungs + np.array((-0.24 * width, 0))
        b = start + high * (i + 1) / rungs + np.array((0.24 * width, 0))
        painted.body.extend(ribbon(np.array([a, b]), 0.04 * width, darker(yellow, 0.3)))
    _girder(painted, jib, yellow, width)
    weight = frame_on(tuple(tail + high), tuple(tail + high + way * 0.7 * width), 0.6 * width)
    painted.body.append(Fill(weight.box(-1, -1, 1, 1), tones.STEEL))
    cabin = frame_on(tuple(start + high), tuple(start + high + way * 0.5 * width), 0.5 * width)
    painted.body.append(Fill(cabin.box(-1, -1, 1, 1), lighter(yellow, 0.2)))
    pane = Fill(cabin.box(0.1, -0.6, 0.8, 0.6), tones.COOL[2])
    painted.body.append(pane)
    painted.glints.append(pane)
    for place in (end + high, tail + high, (start + end) / 2 + high):
        beacon = Disc((float(place[0]), float(place[1])), 0.085 * width, tones.BEACON)
        painted.body.append(beacon)
        painted.tubes.append(Disc(beacon.centre, 0.16 * width, tones.BEACON))
    return painted


def _girder(painted: Painted, jib: Frame, colour: Colour, width: float) -> None:
    """Add the lattice of a jib."""
    for side in (-1.0, 1.0):
        rail = np.array([jib.at(-1, side), jib.at(1, side * 0.5)])
        painted.body.extend(ribbon(rail, 0.07 * width, colour))
    count = max(4, int(2 * jib.size[0] / (0.3 * width)))
    for i in range(count):
        a, b = -1 + 2 * i / count, -1 + 2 * (i + 1) / count
        shrink = (1 - (i / count) * 0.5, 1 - ((i + 1) / count) * 0.5)
        ends = np.array([jib.at(a, shrink[0]), jib.at(b, -shrink[1])])
        if i % 2:
            ends = np.array([jib.at(a, -shrink[0]), jib.at(b, shrink[1])])
        painted.body.extend(ribbon(ends, 0.045 * width, darker(colour, 0.15)))


def awning(piece: Scenery, width: float) -> Painted:
    """Return the canopy of a market stall, striped, lit from below."""
    frame = frame_of(outline_of(piece))
    colour = pick(piece.points[0], tones.CANOPIES, 6)
    painted = Painted()
    painted.body.append(Fill(frame.box(-1, 0.2, 1, 1.3), tones.WARM[1]))
    painted.tubes.append(Fill(frame.box(-0.8, 0.9, 0.8, 1.3), mix(BLACK, tones.WARM[0], 0.4)))
    roof = frame.raised(0.1 * width)
    stripes = max(3, round(frame.size[0] / (0.14 * width)) // 2 * 2 + 1)
    edges = np.linspace(-1, 1, stripes + 1)
    for i, (left, right) in enumerate(pairwise(edges)):
        tone = colour if i % 2 == 0 else rgb("EDE6F5")
        painted.body.append(Fill(roof.box(left, -1, right, 0.1), mix(tone, tones.WALL, 0.5)))
        painted.body.append(Fill(roof.box(left, 0.1, right, 1), mix(tone, tones.WALL, 0.32)))
    return painted


def laundry(piece: Scenery, width: float) -> Painted:
    """Return a washing line with what hangs on it."""
    points = np.array(piece.points, float)
    start, end = points[0], points[-1]
    dice = dice_for((float(start[0]), float(start[1])), 5)
    way = end - start
    share = np.linspace(0, 1, 17)[:, None]
    sag = np.array((0.0, 0.22 * width)) * (4 * share * (1 - share))
    line = start + way * share + sag
    painted = Painted()
    painted.body.extend(ribbon(line + 0.12 * width, 0.03 * width, tones.ALLEY))
    painted.body.extend(ribbon(line, 0.03 * width, rgb("A9A6CC")))
    along = way / max(1e-6, float(np.hypot(*way)))
    pieces = max(2, int(float(np.hypot(*way)) / (0.36 * width)))
    for i in range(pieces):
        at = line[round((i + 0.5) / pieces * 16)]
        wide = float(dice.uniform(0.09, 0.16)) * width
        long = np.array((0.0, float(dice.uniform(0.2, 0.36)) * width))
        colour = tones.CLOTHES[int(dice.integers(len(tones.CLOTHES)))]
        sheet = np.array([at - along * wide, at + along * wide])
        cloth = np.vstack([sheet, (sheet + long)[::-1]])
        painted.body.append(Fill(cloth, mix(colour, tones.WALL, 0.22)))
        painted.body.append(Fill(np.vstack([sheet, (sheet + long * 0.2)[::-1]]), colour))
    for post in (start, end):
        painted.body.append(Disc((float(post[0]), float(post[1])), 0.06 * width, tones.STEEL))
    return painted


def scrap(piece: Scenery, width: float) -> Painted:
    """Return a heap of scrap: plates, wheels, and half a car here and there."""
    outline = outline_of(piece)
    heart = outline.mean(0)
    dice = dice_for((float(heart[0]), float(heart[1])), 7)
    painted = Painted()
    painted.body.append(Fill(outline + 0.12 * width, tones.ALLEY))
    painted.body.append(Fill(outline, rgb("241C2C")))
    layers = ((0.94, 0.26, 22), (0.62, 0.22, 16), (0.3, 0.18, 9))
    for rise, (reach, size, count) in enumerate(layers):
        for _ in range(count):
            place = _within(outline, heart, reach, dice) + UP * rise * 0.12 * width
            painted.body.append(_plate(place, size * width, dice))
    for _ in range(5):
        x, y = _within(outline, heart, 0.85, dice)
        painted.body.append(Disc((x, y), 0.13 * width, rgb("0C0B14")))
        painted.body.append(Disc((x, y), 0.055 * width, rgb("4A4763")))
    return painted


def _within(outline: Points, heart: Points, reach: float, dice: np.random.Generator) -> Points:
    """Return a place inside an outline, drawn from its middle."""
    i = int(dice.integers(len(outline)))
    share = float(dice.random())
    edge = outline[i] * share + outline[(i + 1) % len(outline)] * (1 - share)
    place: Points = heart + (edge - heart) * reach * float(dice.uniform(0.25, 1)) ** 0.5
    return place


def _plate(place: Points, size: float, dice: np.random.Generator) -> Fill:
    turn = float(dice.uniform(0, np.pi))
    long, deep = size * float(dice.uniform(0.7, 1.4)), size * float(dice.uniform(0.3, 0.7))
    along = np.array((np.cos(turn), np.sin(turn))) * long
    across = np.array((-np.sin(turn), np.cos(turn))) * deep
    frame = Frame(place, along, across)
    colour = tones.RUST[int(dice.integers(len(tones.RUST)))]
    tone = lighter(colour, float(dice.uniform(0, 0.22)))
    return Fill(frame.shape((-1, -0.8), (0.8, -1), (1, 0.6), (-0.7, 1)), tone)


def street_lamp(piece: Scenery, width: float) -> Painted:
    """Return a street lamp seen from above."""
    painted = Painted()
    x, y = piece.points[0]
    post = np.array([(x, y + 0.26 * width), (x, y)])
    painted.front.extend(round_ribbon(post, 0.06 * width, tones.LAMP_POST))
    painted.front.append(Disc((x, y), 0.12 * width, tones.LAMP_HEAD))
    painted.front.append(Disc((x, y), 0.06 * width, WHITE))
    painted.tubes.append(Disc((x, y), 0.16 * width, tones.SODIUM))
    return painted
