"""On the road: cells in their colours, ways and places to choose, cars, and what happens there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.race.board import reach, tokens
from formulad.ui.race.board.cars_on_board import draw_cars, late_ones
from formulad.ui.race.board.cell_shapes import CellPainter
from formulad.ui.race.board.effects.effect_drawing import draw_above, draw_below
from formulad.ui.race.board.geometry.board_picture import glow_of
from formulad.ui.race.board.geometry.car_route import Way, draw_route, route, route_counts
from formulad.ui.race.board.land.hazards import draw_debris
from formulad.ui.race.board.letters import letters_of
from formulad.ui.toolkit.cache import Cache

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.ui.race.board.beside_road import BesideRoad
    from formulad.ui.race.board.board_frame import BoardFrame
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.lens import Lens

_ROUTES_KEPT = 64


class OnRoad:
    """Draws what stands and drives on a road."""

    def __init__(self, road: Road, beside: BesideRoad) -> None:
        """Draw nothing yet; what leads to signs is drawn by those who know what lies beside."""
        self._road, self._beside = road, beside
        self._cells = CellPainter()
        self._routes: Cache[Way] = Cache(_ROUTES_KEPT)

    def way(self, cells: tuple[CellId, ...]) -> Way:
        """Return the curve on which a car drives through cells."""
        return self._routes.get(cells, lambda: route(self._road, cells))

    def is_fine(self, lens: Lens, picture: BoardPicture) -> bool:
        """Return whether cells and cars that were drawn are as fine as can be."""
        return self.has_fine_cells and not late_ones(lens, picture.cars)

    @property
    def has_fine_cells(self) -> bool:
        """Whether the cells that were drawn are as fine as can be."""
        return self._cells.is_fine

    def go_on_aside(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> bool:
        """Paint a little of what is still rough where nobody sees it, if anything is."""
        if not self._cells.is_fine:
            self._cells.begin(patient=True)
            self._draw_cells(lens, picture)
            board_frame.effort.spend()
            return True
        late = late_ones(lens, picture.cars)
        if late:
            draw_cars(lens, replace(picture, cars=late[:1]), board_frame)
        return bool(late)

    def draw(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> None:
        """Draw the cells, the cars that stand and what happens on the road."""
        is_hasty = board_frame.flying or not board_frame.effort.is_left
        self._cells.begin(hasty=is_hasty, patient=board_frame.restless)
        self._draw_cells(lens, picture)
        if self._cells.has_painted:
            board_frame.effort.spend()
        self._beside.draw_leaders(lens)
        self._draw_choices(lens, picture, board_frame.now)
        draw_below(lens, picture.effects, self.way)
        self.draw_cars(lens, picture, board_frame)
        draw_above(lens, picture.effects, self.way)

    def draw_cars(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> None:
        """Draw cars, with the stops they have made."""
        draw_cars(lens, picture, board_frame)
        letters = [lens.point(letter.at) for letter in letters_of(self._road, picture)]
        has_way = len(picture.path) > 1
        counts = route_counts(lens, self.way(picture.path)) if has_way else ()
        tokens.draw_stops(lens, picture.cars, letters, [place for _, place in counts])

    def _draw_cells(self, lens: Lens, picture: BoardPicture) -> None:
        for car in picture.cars:
            tokens.draw_cell_of(lens, self._cells, car)
        glow = glow_of(picture)
        reach.draw_lights(lens, self._cells, glow)
        reach.draw_hovers(lens, self._cells, glow)
        if glow.is_whole:
            reach.draw_labels(lens, picture.reach)

    def _draw_choices(self, lens: Lens, picture: BoardPicture, now: float) -> None:
        if len(picture.path) > 1:
            draw_route(lens, self.way(picture.path))
        draw_debris(lens, picture)
        if picture.chosen is not None:
            reach.draw_chosen(lens, self._cells, picture.chosen, now)
        reach.draw_choices(lens, picture)
