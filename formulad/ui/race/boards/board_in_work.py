"""Board in work: a circuit that is still being drawn, seen at once as a draft, then painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.boards.board_painting import CARD_LANE_UNITS, LANE_UNITS, Painting

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.toolkit.text import Typesetter

AT_A_TIME = 0.03
"""Seconds of painting between two pictures."""


class BoardInWork:
    """The pictures of a circuit while it is drawn: none of them is kept on disk."""

    def __init__(
        self, circuit: Circuit, scale: float, typesetter: Typesetter, clock: Callable[[], float]
    ) -> None:
        """Begin with a draft: small, and without scenery.

        Args:
            circuit: as its map is now.
            scale: pixels of the screen for a unit.
            typesetter: what letters the numbers on the road.
            clock: the time, in seconds.
        """
        road = Road(circuit)
        draft = Painting(road, scale, typesetter, None, is_plain=True, lane_units=CARD_LANE_UNITS)
        whole = Painting(road, scale, typesetter, None, lane_units=LANE_UNITS / 2)
        self._works = [draft, whole]
        self._clock = clock
        self.circuit = circuit

    @property
    def view(self) -> BoardView | None:
        """The best picture there is."""
        return next((each.view for each in reversed(self._works) if each.view), None)

    @property
    def is_draft(self) -> bool:
        """Whether the whole picture is not painted yet."""
        return self._works[-1].view is None

    def step(self) -> None:
        """Paint for a moment."""
        end = self._clock() + AT_A_TIME
        work = next((each for each in self._works if each.view is None), None)
        while work and work.view is None and self._clock() < end:
            work.step()
