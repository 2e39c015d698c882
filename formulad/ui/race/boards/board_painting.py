"""Board painting, a little in every frame, so that the window answers meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.freeze_gc import freeze_gc
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.text import Typesetter

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from formulad.tiled.circuit import Circuit, Origin
    from formulad.ui.toolkit.assets import Assets

LANE_UNITS = 60.0
"""How wide a lane may be on the screen before the picture gets soft."""
CARD_LANE_UNITS = 15.0
"""The same for a picture that is only ever shown in small."""
CARDS_KEPT = 6


class Painting:
    """A board in the making."""

    def __init__(
        self,
        road: Road,
        scale: float,
        typesetter: Typesetter,
        cache: Path | None,
        *,
        is_plain: bool = False,
        lane_units: float = LANE_UNITS,
    ) -> None:
        """Begin, for a screen with so many pixels a unit, and lanes at most so wide on it.

        A plain board has no scenery; without a folder for it no picture is kept.
        """
        self.is_plain = is_plain
        self._road = road
        self._typesetter = typesetter
        self._workshop = Workshop(
            self._road, typesetter, lane_units * scale, cache, is_plain=is_plain
        )
        self._is_played_on = lane_units >= LANE_UNITS
        """Whether races are seen on it: then it lasts, and none of their frames may stumble."""
        self._is_painted = False
        self._furnished: BoardView | None = None
        """The board with its signs and its cells, seen one frame later."""
        self.view: BoardView | None = None
        """The board, once it is painted."""

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        return self._workshop.share

    def step(self, pieces: int = 1) -> None:
        """Do the work of one frame: so many pieces, or what takes a tenth of a second by itself."""
        if self._furnished is not None:
            self.view = self._furnished
        elif self._is_painted:
            self._furnished = BoardView(self._road, self._workshop.plates, is_plain=self.is_plain)
            self._typesetter.forget()
            if self._is_played_on:
                freeze_gc()
        else:
            self._is_painted = any(self._workshop.step() for _ in range(pieces))


class Boards:
    """The board of a circuit, painted once for all scenes that show it."""

    def __init__(self, assets: Assets, folders: UserFolders) -> None:
        self.typesetter = Typesetter(assets)
        """What letters the numbers on the road."""
        self._cache = folders.root / "boards"
        self._painting: Painting | None = None
        self._key: tuple[Origin, float, bool] | None = None
        self._cards: Cache[Painting] = Cache(CARDS_KEPT)
        self._roads: Cache[Road] = Cache(CARDS_KEPT)

    def painting(self, circuit: Circuit, scale: float, *, is_plain: bool = False) -> Painting:
        """Return the board of a circuit for so many pixels a unit; the last one is kept."""
        key = (circuit.origin, scale, is_plain)
        if self._painting is None or key != self._key:
            self._key = key
            self._painting = Painting(
                self._road(circuit), scale, self.typesetter, self._cache, is_plain=is_plain
            )
        return self._painting

    def _road(self, circuit: Circuit) -> Road:
        """Return the road of a circuit, which is the same in every size."""
        return self._roads.get(circuit.origin, lambda: Road(circuit))

    def card(self, circuit: Circuit, scale: float, *, is_plain: bool = False) -> Painting:
        """Return a small picture of a circuit, for cards; the board itself if it is painted."""
        key = (circuit.origin, scale, is_plain)
        if self._painting and self._key == key and self._painting.view:
            return self._painting
        return self._cards.get(
            key,
            lambda: Painting(
                self._road(circuit),
                scale,
                self.typesetter,
                self._cache,
                is_plain=is_plain,
                lane_units=CARD_LANE_UNITS,
            ),
        )
