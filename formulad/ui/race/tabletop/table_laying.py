"""Table laying: cards and tray beside the road, reckoned anew only when something has changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.camera import Camera, Stage, fitting
from formulad.ui.race.desk.close_up import CloseUp, surely_around
from formulad.ui.race.desk.table_sides import Facing, Side
from formulad.ui.race.tabletop.card_growth import grown
from formulad.ui.race.tabletop.clear_view import clear_shift
from formulad.ui.race.tabletop.close_up_place import close_up_place
from formulad.ui.race.tabletop.free_edges import SeenRoad
from formulad.ui.race.tabletop.table_arrangement import Arrangement, Sitting, arranged
from formulad.ui.race.tabletop.tray_place import tray_place
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.quarter_turns import WHOLE

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.toolkit.outlines import Point

_ROAD_REACH = 2.1
"""How far from the middle of a cell its road and kerb go, in lane widths."""
_CELL = 16.0
"""Half of what the tray keeps free of a cell that is looked at, in units."""
_NEAR = 48.0
"""How near to a grown card a cell counts as covered, in units."""
_LEGIBLE_LANE = 26.0
"""From this width on, in units, letters have room on the cells of the whole board."""
_FEWEST = 4
"""So many cells to choose from are worth a close-up."""
_CLOSE_LANE, _LEAST_LARGER = 40.0, 1.5
"""How wide lanes are in a close-up at most, and how much larger at least: else there is none."""
_AROUND = 1.6
"""What is seen in it around the cells, in lane widths."""
_ROADS_KEPT = 12
"""Places in which the whole board was tried: as it is turned, and as large as the cards let it."""


class Laying:
    """Where everything lies now."""

    def __init__(self, turned: int | None) -> None:
        self.page: Point = (1920.0, 1080.0)
        self._wished = turned
        """By how many quarters somebody turned the board clockwise."""
        self.board: BoardView | None = None
        self.cards: tuple[Facing, ...] = ()
        """Of all seats, with the one that has grown."""
        self.tray = Facing(Rect(0, 0, 1, 1), Side.BOTTOM)
        self._arranged: tuple[Hashable, Arrangement] | None = None
        self._grown: tuple[Hashable, tuple[Facing, ...]] | None = None
        self._tray_key: Hashable = None
        self._largest: tuple[Hashable, int] = (None, 0)
        """By how many quarters the board is turned when it is largest, on which page."""
        self._close: tuple[Hashable, CloseUp | None] | None = None
        self._roads: Cache[SeenRoad] = Cache(_ROADS_KEPT)

    @property
    def turned(self) -> int:
        """By how many quarters the board is turned: as it is largest, unless somebody did it."""
        if self._wished is not None:
            return self._wished
        key = (self.board, self.page)
        if self._largest[0] != key:
            self._largest = (key, max((0, 1), key=self._size_turned))
        return self._largest[1]

    def turn(self) -> None:
        """Turn the board by a quarter."""
        self._wished = (self.turned + 1) % WHOLE

    def _size_turned(self, quarters: int) -> float:
        """Return how large the board is on the page if it is turned."""
        whole = Rect((0, 0), self.page)
        return self.board.whole(Stage(whole, whole, quarters)).zoom if self.board else 0.0

    @property
    def stage(self) -> Stage:
        """The whole screen, and where the whole board is seen."""
        whole = Rect((0, 0), self.page)
        return Stage(whole, self._arranged[1].free if self._arranged else whole, self.turned)

    @property
    def corners(self) -> dict[tuple[Side, bool], Rect]:
        """What lies in the corners; nothing while nobody sits at the table."""
        return self._arranged[1].corners if self._arranged else {}

    @property
    def covering(self) -> list[Rect]:
        """Where cards, buttons and badges lie over the board."""
        return [*(card.rect for card in self.cards), *self.corners.values()]

    def lay(self, sitting: Sitting, seat: int, size: Point | None) -> None:
        """Lay the cards of who sits there, that of a seat grown to a size if one is named."""
        key = (sitting, self.turned, self.board is None)
        if self._arranged is None or self._arranged[0] != key:
            self._arranged = (key, arranged(sitting, self._road_in))
        arrangement = self._arranged[1]
        self.cards = arrangement.cards
        if size is None:
            return
        grown_key = (key, seat, size)
        if self._grown is None or self._grown[0] != grown_key:
            road = self._road_in(arrangement.free)
            self._grown = (grown_key, grown(arrangement, seat, size, road))
        self.cards = self._grown[1]

    def place_tray(self, seat: int, focused: Iterable[Point], beside: Sequence[Rect] = ()) -> None:
        """Lay the tray near the card of a seat, over no card and no cell that is looked at.

        Args:
            seat: who throws.
            focused: where cells are seen that are looked at.
            beside: what else it is not to lie over.
        """
        near = self.cards[seat]
        cells = [Rect(x - _CELL, y - _CELL, 2 * _CELL, 2 * _CELL) for x, y in focused]
        taken = [*self.covering, *cells, *beside]
        key = (self.turned, near.side, *(tuple(rect) for rect in taken))
        if key != self._tray_key:
            road = self._road_in(self.stage.free)
            self.tray = Facing(tray_place(self.page, near.rect, taken, road), near.side)
            self._tray_key = key

    def close_up(
        self,
        board: BoardView,
        camera: Camera,
        spots: Sequence[Point],
        car: Point | None,
    ) -> CloseUp | None:
        """Return where some places of the map are seen larger: beside the road that is seen.

        Args:
            board: the board.
            camera: how the whole of it is looked at.
            spots: places on the map.
            car: where the car is seen whose turn it is.
        """
        if len(spots) < _FEWEST or board.lane * camera.zoom > _LEGIBLE_LANE:
            self._close = None
            return None
        lying = tuple(tuple(rect) for rect in self.covering)
        key = (board, camera, self.stage.turn, tuple(spots), lying)
        if self._close is None or self._close[0] != key:
            cards, tray = self.covering, self.tray.rect
            look = partial(self._close_up, board, camera, spots, car)
            self._close = (key, look([*cards, tray]) or look(cards))
        return self._close[1]

    def _close_up(
        self,
        board: BoardView,
        camera: Camera,
        spots: Sequence[Point],
        car: Point | None,
        taken: Sequence[Rect],
    ) -> CloseUp | None:
        stage, half = self.stage, _ROAD_REACH * board.lane * camera.zoom
        seen = [camera.to_stage(spot, stage) for spot in spots]
        kept = surely_around([*seen, *([car] if car else [])], half)
        road = SeenRoad(tuple(camera.to_stage(place, stage) for place in board.middles), half)
        near = Rect(kept[0].unionall(kept[1:]))
        place = close_up_place(self.page, near, [*taken, *kept], road)
        if place is None:
            return None
        around = Stage(place, place, stage.turn)
        margin = _AROUND * board.lane
        xs, ys = zip(*spots, strict=True)
        bounds = (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)
        close = fitting(bounds, around)
        zoom = min(close.zoom, _CLOSE_LANE / board.lane)
        is_of_use = zoom >= _LEAST_LARGER * camera.zoom
        return CloseUp(around, Camera(close.centre, zoom)) if is_of_use else None

    def clear_of(self, card: Facing | None, board: BoardView, spots: Iterable[Point]) -> Camera:
        """Return the view of the whole board, moved if a card would cover some places of it."""
        stage = self.stage
        camera = board.whole(stage)
        if card is None:
            return camera
        places = tuple(camera.to_stage(spot, stage) for spot in spots)
        near = card.rect.inflate(2 * _NEAR, 2 * _NEAR)
        over = (near, *(rect for rect in self.covering if rect != card.rect))
        across, down = clear_shift(places, tuple(tuple(rect) for rect in over), self.page)
        return camera.dragged(across, down, self.turned)

    def _road_in(self, free: Rect) -> SeenRoad | None:
        """Return the road as it is seen when the whole board is shown in a place."""
        board = self.board
        if board is None:
            return None
        stage = Stage(Rect((0, 0), self.page), free, self.turned)
        key = (board, self.page, tuple(free), self.turned)
        return self._roads.get(key, lambda: _road_seen(board, stage))


def _road_seen(board: BoardView, stage: Stage) -> SeenRoad:
    camera = board.whole(stage)
    middles = tuple(camera.to_stage(place, stage) for place in board.middles)
    return SeenRoad(middles, _ROAD_REACH * board.lane * camera.zoom)
