"""Board view: draws a picture of values, and says what lies under the pointer."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.road.track import CellId
from formulad.ui.race.board import reach, tokens
from formulad.ui.race.board.beside_road import BesideRoad
from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.drawn_pixels import NOWHERE, bounding
from formulad.ui.race.board.features import place_features
from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.board_picture import BoardPicture, Spot
from formulad.ui.race.board.geometry.camera import fitting
from formulad.ui.race.board.geometry.car_route import spot_on
from formulad.ui.race.board.geometry.framed_cells import framed_cells
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.kept_signs import KeptSigns
from formulad.ui.race.board.laid_ground import LaidGround
from formulad.ui.race.board.landing import landing
from formulad.ui.race.board.letters import letters_of, pointed_letter
from formulad.ui.race.board.life import Life
from formulad.ui.race.board.on_road import OnRoad
from formulad.ui.race.board.pit_boxes import ground_of
from formulad.ui.race.board.quiet_room import quiet_room
from formulad.ui.race.board.rain import draw_drops, light_of
from formulad.ui.race.board.road_signs import place_signs
from formulad.ui.race.board.still_board import Standing, StillBoard, Uncovered

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pygame

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.features import Feature
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.road_shapes import Bounds
    from formulad.ui.race.board.letters import Letter
    from formulad.ui.race.board.plates import Plates
    from formulad.ui.race.board.road_signs import Sign
    from formulad.ui.toolkit.canvas import Canvas, Rect

_ROADS_KEPT = 4
_CLOSEST_LANE = 110.0
_AT_REST = BoardFrame()


BOARD_MARGIN = 3.2
"""Room round the whole road, in lane widths: for its verge, kerbs and signs."""


class BoardView:
    """A board on the screen."""

    def __init__(self, road: Road, plates: Plates, *, is_plain: bool = False) -> None:
        """Show a painted board; on a plain one nothing lives, for it has no scenery."""
        self._road = road
        self._life = None if is_plain else Life(road)
        self._plates = plates
        self._finder, signs, features = _beside(road)
        self._beside = BesideRoad(self._finder, signs, features)
        self._on_road = OnRoad(road, self._beside)
        self._name: Rect | None = None
        """Where the name of the car stands whose turn it is."""
        self._ground = LaidGround(road, plates)
        self._still = StillBoard()
        self._signs = KeptSigns()
        self.is_fine = True
        """Whether the board was drawn last as fine as it will be."""
        self._shown: Standing | None = None
        """What stands on the board that was drawn last, if nothing drove."""
        self._air = (0.0, 0.0)
        """When the board was drawn last, by the clock of the air, and how much rain was seen."""
        self._changed: pygame.Rect | None = None
        """The pixels that were drawn last; all if nothing is said."""
        self._free: frozenset[int] = frozenset()
        """Of boats and signs, those that nothing hides that stands."""
        self.rules: tuple[tuple[Rect, str], ...] = ()
        """Where chips of notes were drawn last, with the rules behind them."""

    def again(self) -> BoardView:
        """Return the same board for another camera that looks at it: nothing moves there."""
        return BoardView(self._road, self._plates.again(), is_plain=True)

    def forget(self) -> None:
        """Let go of what was seen, until it is looked at again."""
        self._ground.forget()
        self._still.forget()

    # Where things are

    def cell_at(self, point: Point, stage: Stage, camera: Camera) -> CellId | None:
        """Return the cell under a point of the canvas, if there is one."""
        return self._finder.at(camera.to_map(point, stage))

    def letters(self, picture: BoardPicture) -> tuple[Letter, ...]:
        """Return the letters by which cells are chosen, where they stand on the map."""
        return letters_of(self._road, picture)

    def letter_at(
        self, point: Point, stage: Stage, camera: Camera, picture: BoardPicture
    ) -> CellId | None:
        """Return the cell whose letter lies under a point of the canvas, if one does."""
        return pointed_letter(self.letters(picture), point, stage, camera, self.lane)

    @property
    def lane(self) -> float:
        """How wide a lane is, in pixels of the map."""
        return self._road.width

    @property
    def middles(self) -> tuple[Point, ...]:
        """The middle of every place on the road and in the pits."""
        places = range(len(self._road.track.places))
        return tuple(self._road.place(CellId(place)) for place in places)

    def spot(self, cell: CellId) -> Spot:
        """Return the middle of any place, on the road or in the pits, and its direction."""
        return Spot(self._road.place(cell), self._road.heading(cell))

    def along(self, cells: Sequence[CellId], share: float) -> Spot:
        """Return where a car is after a share of its way through cells."""
        if len(cells) < 2:
            return self.spot(cells[0])
        return spot_on(self._on_road.way(tuple(cells)), share)

    # Where to look

    @property
    def bounds(self) -> Bounds:
        """The rectangle round the whole road and its signs."""
        return self._road.bounds(BOARD_MARGIN)

    def whole(self, stage: Stage) -> Camera:
        """Return the view of the whole board."""
        return fitting(self.bounds, stage)

    def framed(
        self,
        cells: Iterable[CellId],
        stage: Stage,
        clear: Rect | None = None,
        needed: Iterable[CellId] = (),
    ) -> Camera:
        """Return the view of some cells for somebody who chooses.

        Args:
            cells: what is to be seen, the car first.
            stage: what the board is seen through.
            clear: the part of the stage to see them in; all that is free if nothing is said.
            needed: what stays in sight if not all of it fits; the car if nothing is said.
        """
        return framed_cells(self._road, cells, stage, clear, needed)

    def held(self, camera: Camera, stage: Stage, slack: float = 0.0) -> Camera:
        """Return the nearest view that a player may move to, so many units past the border."""
        zooms = (self.whole(stage).zoom, _CLOSEST_LANE / self._road.width)
        left, top, right, bottom = self.bounds
        more = slack / max(camera.zoom, zooms[0])
        return camera.held((left - more, top - more, right + more, bottom + more), stage, zooms)

    def landing(
        self,
        canvas: Canvas,
        stage: Stage,
        camera: Camera,
        picture: BoardPicture,
        car: int,
        room: Rect,
        taken: Sequence[Rect],
    ) -> Point | None:
        """Return where the die of a car may lie on the canvas, if there is room anywhere."""
        lens = Lens(canvas, stage, camera, self._road)
        return landing(lens, self._finder, picture, car, room, taken)

    def quiet_room(
        self,
        canvas: Canvas,
        stage: Stage,
        camera: Camera,
        picture: BoardPicture,
        room: Rect,
        size: tuple[float, float],
        taken: Sequence[Rect],
        lies: Rect | None = None,
    ) -> Rect:
        """Return where in a room of the canvas words of a size hide least of the race."""
        lens = Lens(canvas, stage, camera, self._road)
        return quiet_room(lens, self._finder, picture, room, size, taken, lies)

    # Drawing

    def draw(
        self,
        canvas: Canvas,
        stage: Stage,
        camera: Camera,
        picture: BoardPicture,
        board_frame: BoardFrame = _AT_REST,
    ) -> pygame.Rect | None:
        """Draw the board and all that happens on it; return the pixels it was drawn on.

        That may be none, if the canvas still shows it; where nothing is returned it is all of it.

        Args:
            canvas: where to draw.
            stage: the part of the canvas to fill.
            camera: how to look at the board.
            picture: what to show.
            board_frame: how it is looked at now.
        """
        lens = Lens(canvas, stage, camera, self._road)
        driving = picture.driving
        before, self._air = self._air, (board_frame.now, picture.wetness)
        is_raining = bool(picture.wetness) and before != self._air
        is_shown = board_frame.is_shown and not driving and not is_raining
        self._changed = None
        if self._life:
            self._life.begin(patient=board_frame.restless, behind=board_frame.behind)
        with canvas.clipped(stage.rect):
            board_frame = replace(board_frame, is_shown=is_shown)
            is_kept = self._draw_still(lens, picture.standing, board_frame)
            if self._changed != NOWHERE:
                self._draw_over_still(lens, picture, board_frame, is_kept=is_kept)
        self._shown = self._still.kept if is_kept and not driving else None
        return self._changed

    def draw_rain(
        self, canvas: Canvas, stage: Stage, camera: Camera, now: float, wetness: float
    ) -> None:
        """Draw the drops alone over a board that was drawn without them, if there is any rain."""
        if wetness:
            with canvas.clipped(stage.rect):
                draw_drops(Lens(canvas, stage, camera, self._road), now, wetness)

    def _draw_over_still(
        self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame, *, is_kept: bool
    ) -> None:
        """Draw what moves over what stands, and what is read over that unless it was kept."""
        driving = picture.driving
        if self._life and is_kept:
            self._life.draw(lens, board_frame.now, light_of(picture.wetness), self._free)
        if driving:
            self._on_road.draw_cars(lens, replace(picture, cars=driving), board_frame)
        if picture.wetness and board_frame.rains:
            draw_drops(lens, board_frame.now, picture.wetness)
        if not is_kept:
            self._draw_signs(lens, picture, board_frame)
        elif picture.wetness:
            self._draw_signs_again(lens, picture.standing, board_frame)
        if driving and is_kept:
            self._draw_name(lens, replace(picture, cars=driving))

    def _draw_still(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> bool:
        """Draw what stands; return whether that is kept, with the signs if it is dry.

        As long as it is kept boats and signs move on top of it, where nothing hides them.
        """
        target, flying = lens.canvas.surface, board_frame.flying
        swell = reach.swell_of(board_frame.now) if picture.chosen is not None else 0
        standing = Standing.of(lens, picture, board_frame, swell)
        is_known = not flying and self._still.knows(standing)
        if is_known and self._is_kept_good(lens, picture, board_frame):
            if board_frame.is_shown and self._shown is self._still.kept:
                self._changed = self._clip_to_changes(lens, picture.wetness, board_frame)
            self._still.show(target)
            return True
        self._beside.look(lens, picture, board_frame)
        self._ground.draw(lens, picture.wetness, board_frame)
        if not self._still.stands(standing) or flying:
            if self._life and not flying:
                self._life.draw(lens, board_frame.now, light_of(picture.wetness))
            self._on_road.draw(lens, picture, board_frame)
            self.is_fine = not flying and self._is_smooth(lens, picture)
            return False
        uncovered = Uncovered(target, self._life.places(lens) if self._life else [])
        self._on_road.draw(lens, picture, board_frame)
        if not picture.wetness:
            self._draw_signs(lens, picture, board_frame)
        self._free = uncovered.numbers
        self.is_fine = self._is_smooth(lens, picture)
        self._still.keep(target, standing, is_fine=self.is_fine)
        return True

    def _is_kept_good(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> bool:
        """Return whether the kept picture will do: a rough one does while more pictures follow.

        Meanwhile a little of what is still rough is painted aside, for one that is fine.
        """
        if not board_frame.restless:
            self.is_fine = True
        else:
            self.is_fine = not self._goes_on_aside(lens, picture, board_frame)
        return self._still.is_fine or not self.is_fine

    def _clip_to_changes(self, lens: Lens, wetness: float, board_frame: BoardFrame) -> pygame.Rect:
        """Draw, while no drop falls, only where something moves; return where that is."""
        target, life, now = lens.canvas.surface, self._life, board_frame.now
        changed = life.changed(lens, now, light_of(wetness), self._free) if life else NOWHERE
        changed = bounding((changed, board_frame.above))
        target.set_clip(target.get_clip().clip(changed))
        return target.get_clip() or NOWHERE

    def _goes_on_aside(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> bool:
        """Paint a little of what is still rough where nobody sees it; is there more to do?"""
        if self._is_smooth(lens, picture) or not board_frame.effort.is_left:
            return not self._is_smooth(lens, picture)
        with lens.canvas.clipped_to(NOWHERE):
            if not self._on_road.go_on_aside(lens, picture, board_frame):
                self._ground.draw(lens, picture.wetness, board_frame)
                board_frame.effort.spend()
        return not self._is_smooth(lens, picture)

    def _is_smooth(self, lens: Lens, picture: BoardPicture) -> bool:
        """Return whether the ground, cells and cars that were drawn are as fine as can be."""
        if not self._ground.is_fine(lens, picture.wetness):
            return False
        on_road = self._on_road
        return on_road.has_fine_cells if self._still.is_fine else on_road.is_fine(lens, picture)

    def lives(self, canvas: Canvas, stage: Stage, camera: Camera) -> bool:
        """Return whether something is in sight that never stands quite still."""
        lens = Lens(canvas, stage, camera, self._road)
        return self._life is not None and self._life.is_seen(lens)

    @property
    def read(self) -> tuple[Rect, ...]:
        """Where signs, plates and the name of the car stood in the last picture."""
        return (*self._beside.on_signs, *([self._name] if self._name else []))

    def _draw_signs(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> None:
        """Draw what is read beside the road, and the name of the car."""
        self._beside.draw_signs(lens, board_frame)
        self._draw_name(lens, picture, [*self._beside.on_signs, *board_frame.taken])
        self.rules = self._beside.draw_notes(lens, picture.notes_seen)

    def _draw_signs_again(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> None:
        """Draw what is read beside a board that is kept: the rain falls behind it."""
        standing = self._still.kept if picture.notes_seen >= 1 else None
        paint = partial(self._draw_signs, lens, picture, board_frame)
        self._signs.draw(lens.canvas, standing, paint)

    def _draw_name(self, lens: Lens, picture: BoardPicture, taken: Sequence[Rect] = ()) -> None:
        self._name = None
        if not picture.choices:
            self._name = tokens.draw_name(lens, self._finder, picture.cars, picture.reach, taken)


@lru_cache(maxsize=_ROADS_KEPT)
def _beside(road: Road) -> tuple[CellFinder, tuple[Sign, ...], tuple[Feature, ...]]:
    """Return what finds the cells of a road, and what stands beside it at every size."""
    finder = CellFinder(road, ground_of(road.pits) if road.pits else ())
    signs = place_signs(road, finder)
    return finder, signs, place_features(road, finder, signs)
