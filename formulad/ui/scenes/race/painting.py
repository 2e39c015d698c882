"""Painting the board, a little in every frame, so that the window answers meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.board.road import Road
from formulad.ui.board.view import BoardView
from formulad.ui.board.workshop import Workshop
from formulad.ui.text import Typesetter

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit
    from formulad.ui.kit import Kit

LANE_UNITS = 60.0
"""How wide a lane may be on the screen before the picture gets soft."""
STEPS_PER_FRAME = 2


class Painting:
    """A board in the making."""

    def __init__(self, kit: Kit, circuit: Circuit, scale: float) -> None:
        """Begin, for a screen with so many pixels a unit."""
        self._road = Road(circuit)
        cache = kit.folders.root / "boards"
        self._workshop = Workshop(self._road, Typesetter(kit.assets), LANE_UNITS * scale, cache)
        self.view: BoardView | None = None
        """The board, once it is painted."""

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        return self._workshop.share

    def step(self) -> None:
        """Do the work of one frame."""
        for _ in range(STEPS_PER_FRAME):
            if self.view is None and self._workshop.step():
                self.view = BoardView(self._road, self._workshop.plates)
