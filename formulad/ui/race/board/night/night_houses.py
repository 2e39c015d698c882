"""Houses at night: walls with lit windows, a roof with what stands on it, some in neon."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Flat, Panes, Shape
from formulad.ui.race.board.land.ground import outline_of
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.frames import UP, dice_for, frame_of
from formulad.ui.race.board.night.night_walls import walls, windows
from formulad.ui.race.board.night.roofs import Furniture, drawn_in, roof
from formulad.ui.race.board.night.tubes import halo, tube
from formulad.ui.toolkit.colour import mix

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Scenery
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.toolkit.colour import Colour

_OUTLINED, _PITCHED = 0.1, 0.2
"""The share of houses with neon round their roofs; of the others, with a pitched roof."""
_LEAST = 0.14
"""Walls of houses without a height, in lane widths."""


@dataclass(slots=True)
class Painted:
    """Something that stands, and what of it shines."""

    body: list[Shape] = field(default_factory=list)
    glints: list[Flat] = field(default_factory=list)
    """Lit windows and lamps: they shine a little way."""
    tubes: list[Flat] = field(default_factory=list)
    """Neon: it shines far."""
    front: list[Shape] = field(default_factory=list)
    """What is too bright for any light to fall on it: words, lamps."""


def house(piece: Scenery, width: float) -> Painted:
    """Return a house; `width` is that of a lane."""
    outline = outline_of(piece)
    dice = dice_for((float(outline[0][0]), float(outline[0][1])))
    height = max(piece.height, _LEAST * width)
    colour = tones.ROOFS[int(dice.integers(len(tones.ROOFS)))]
    wall = tones.WALLS[int(dice.integers(len(tones.WALLS)))]
    lit = _lights(dice)
    painted = Painted()
    painted.body.extend(walls(outline, height, mix(wall, colour, 0.25)))
    _open_windows(painted, windows(outline, height, width, lit, dice))
    top = outline + UP * height
    is_small = float(np.hypot(*(outline[2] - outline[0]))) < 1.1 * width
    kind = 0 if is_small or dice.random() < _PITCHED else 1
    painted.body.extend(roof(top, width, colour, kind))
    if kind and len(outline) == 4:
        furniture = Furniture(frame_of(drawn_in(top, 0.13 * width)), width, colour, lit[0])
        painted.body.extend(furniture.pieces(dice))
        painted.glints.extend(furniture.lights)
    if piece.name != "plain" and not is_small and dice.random() < _OUTLINED:
        _outline(painted, top, width, dice)
    return painted


def shadow(piece: Scenery, width: float, colour: Colour) -> Fill:
    """Return the soft shadow round the foot of a house."""
    outline = outline_of(piece)
    heart = outline.mean(0)
    return Fill(heart + (outline - heart) * 1.06 + np.array((0.12, 0.2)) * width, colour)


def _lights(dice: np.random.Generator) -> tuple[Sequence[Colour], float]:
    """Return the colours of the lit windows of a house, and how many are lit."""
    kind = dice.random()
    colours = tones.WARM if kind < 0.66 else tones.COOL if kind < 0.88 else tones.GAUDY
    return colours, float(dice.uniform(0.18, 0.55))


def _open_windows(painted: Painted, found: tuple[Panes | None, Panes | None]) -> None:
    dark, shining = found
    if dark:
        painted.body.append(dark)
    if shining:
        painted.body.append(shining)
        painted.glints.append(shining)


def _outline(painted: Painted, top: Points, width: float, dice: np.random.Generator) -> None:
    colour = tones.NEON[int(dice.integers(len(tones.NEON)))]
    line = drawn_in(top, 0.04 * width)
    painted.body.extend(tube(line, 0.8 * width, colour, closed=True))
    painted.tubes.extend(halo(line, 0.8 * width, colour, closed=True))
    if dice.random() < 0.4:
        x, y = line.mean(0)
        painted.tubes.append(Disc((float(x), float(y)), 0.3 * width, mix(tones.BOARD, colour, 0.4)))
