"""Letters of cells on the board: where each stands, and which of them a pointer means."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import BoardPicture, Choice
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.race.board.geometry.drawn_road import Road

_BEHIND = 1.2
"""How far behind a car the letter of its own cell stands, in lane widths."""
_FULL_AT, _SMALLEST = 24.0, 0.6
"""Lanes so wide have letters of full size; how small these get where the whole board is seen."""
RADIUS = 13.5
"""Of the disc of a letter of full size, in units."""


class Letter(Frozen):
    """The letter by which a cell is chosen, or the mark of the chosen one."""

    choice: Choice
    at: Point
    """Its middle on the map."""


def letters_of(road: Road, picture: BoardPicture) -> tuple[Letter, ...]:
    """Return the letters on a board; that of a cell on which a car stands is behind the car."""
    taken = {car.where for car in picture.cars}
    return tuple(
        Letter(choice, road.place(choice.cell, -_BEHIND * road.width * (choice.cell in taken)))
        for choice in picture.choices
        if choice.letter or choice.cell == picture.chosen
    )


def size_of_letters(lane: float) -> float:
    """Return how large letters are on lanes of some width in units; 1 is their full size."""
    return round(min(1.0, max(_SMALLEST, lane / _FULL_AT)), 1)


def pointed_letter(
    letters: Sequence[Letter], at: Point, stage: Stage, camera: Camera, lane: float
) -> CellId | None:
    """Return the cell whose letter lies at a place of the canvas, the nearest if they overlap.

    Args:
        letters: those that are seen.
        at: the place, in units.
        stage: what the board is seen through.
        camera: how it is looked at.
        lane: how wide a lane is on the map.
    """
    radius = RADIUS * size_of_letters(lane * camera.zoom)
    away = [(dist(camera.to_stage(each.at, stage), at), each.choice.cell) for each in letters]
    nearest = min(away, default=None)
    return nearest[1] if nearest and nearest[0] <= radius else None
