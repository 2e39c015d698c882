"""Sizes and angles in which cars are drawn: not each of them, so that pictures can be kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

PAWN_BELOW = 33
"""Cars shorter than so many pixels are drawn as pawns: the details would be lost."""
PAWN_MODEL = PAWN_BELOW - 1
"""How long the model of a pawn is, in pixels."""
TURN_STEP = 5
"""Cars are drawn once for every so many degrees."""
_MODEL = 64.0
"""How long the model of a car is, in units: as on the board while somebody chooses."""


def model_size(canvas: Canvas, pixels: int) -> int:
    """Return how long the model is of a car, or of a pawn, of a length; in pixels."""
    return PAWN_MODEL if pixels < PAWN_BELOW else car_model(canvas)


def car_model(canvas: Canvas) -> int:
    """Return how long the model of a car is, in pixels."""
    return max(PAWN_BELOW, round(_MODEL * canvas.scale))


def step_of(turn: float) -> int:
    """Return the nearest angle at which cars are drawn."""
    return round(turn / TURN_STEP) * TURN_STEP % 360
