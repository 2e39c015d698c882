"""Panelled display: what those of a race and of its replay have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.ui.race.board.drawn_pixels import NOWHERE
from formulad.ui.race.board.geometry.camera import Stage
from formulad.ui.race.board.geometry.palette import is_night
from formulad.ui.race.desk.desk_layout import MARGIN
from formulad.ui.race.panels.dice_tray import die_on_tray, draw_tray, tray_place, usual_tray
from formulad.ui.race.panels.minimap import Minimap
from formulad.ui.race.panels.panel_cache import KeptPanels
from formulad.ui.race.panels.thrown_die import DieWay, draw_thrown_die
from formulad.ui.race.panels.toasts import draw_toasts, toast_places
from formulad.ui.shell.sound.captions import HEIGHT, draw_captions
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.form import Form

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.camera import Camera
    from formulad.ui.race.desk.board_surround import Passing
    from formulad.ui.race.panels.rule_links import RuleLink
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.canvas.plane import Put
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.theme import Palette

_LEGEND = 580.0
"""How much of its room the legend takes up at most."""
_IN_PROMPT = 1.3
"""How large a die is that is thrown into the prompt, of the height of that."""
_BELOW_PROMPT, _CAPTIONS = 10.0, 560.0
"""Where captions begin, and how wide their room is at most."""

_ROUND = 16.0
"""How much smaller than a panel the largest place in it is that its corners leave whole."""


class Rooms(Frozen):
    """Where something may appear over the board."""

    prompt: Rect
    """For what is asked."""
    tray: Rect
    """For the die that was thrown, which lies at its left end."""
    legend: Rect
    """For the legend, which stands at its right end."""
    toasts: Rect
    """For what was said a moment ago."""

    @property
    def captions(self) -> Rect:
        """For what sounds tell: below the prompt, where no panel ever stands."""
        prompt = self.prompt
        width = min(prompt.width, _CAPTIONS)
        left, top = prompt.centerx - width / 2, prompt.bottom + _BELOW_PROMPT
        return Rect(left, top, width, HEIGHT)


class Panelled(ABC):
    """Panels around a board, for one who sits before the screen."""

    slack = 0.0
    """The camera does not look past the border of the map."""

    def __init__(self, circuit: Circuit) -> None:
        self.form = Form()
        self._size = (1920.0, 1080.0)
        self._is_night = is_night(circuit.drawing.theme)
        self._minimap = Minimap(circuit)
        self._kept = KeptPanels()

    @property
    @abstractmethod
    def rooms(self) -> Rooms:
        """Where something may appear over the board."""

    @property
    @abstractmethod
    def hand(self) -> Point:
        """Where dice are thrown from."""

    @property
    def has_tray(self) -> bool:
        """Whether the die that lies is told of on the tray, and on no other panel."""
        return True

    @property
    @abstractmethod
    def clear(self) -> Rect:
        """The part of the free board on which neither a die nor the legend will lie."""

    @property
    @abstractmethod
    def _free_board(self) -> Rect:
        """The part of the board that no panel covers."""

    @property
    @abstractmethod
    def _panels(self) -> list[Rect]:
        """The panels through which the board cannot be used."""

    @abstractmethod
    def covered(self, canvas: Canvas) -> list[Rect]:
        """Return where something stands over the board that nothing else should hide behind."""

    @property
    def stage(self) -> Stage:
        """The canvas, and the part of it that no panel covers."""
        return Stage(Rect((0, 0), self._size), self._free_board)

    def palette(self, canvas: Canvas) -> Palette:
        """Return the colours of the panels: those of the street on circuits by night."""
        return canvas.theme.street if self._is_night else canvas.theme.panels

    def meet(self, board: BoardView) -> None:
        """Do nothing: panels stand at the edges, wherever the road lies."""
        del board

    def framed(self, board: BoardView, cells: Sequence[CellId], needed: Sequence[CellId]) -> Camera:
        """Return the view of some cells in the clear part of the board."""
        return board.framed(cells, self.stage, self.clear, needed)

    def shown(self, board: BoardView, cells: Sequence[CellId], camera: Camera) -> Sequence[CellId]:
        """Return those cells that are seen in the clear part of the board."""
        clear, stage = self.clear, self.stage
        spots = ((cell, camera.to_stage(board.spot(cell).at, stage)) for cell in cells)
        return [cell for cell, at in spots if clear.collidepoint(at)]

    def close_up(
        self, board: BoardView, camera: Camera, cells: Sequence[CellId], car: Point | None
    ) -> None:
        """Return that nothing is seen larger: the camera comes as close as need be."""
        del board, camera, cells, car

    def is_board(self, at: Point) -> bool:
        """Return whether no panel lies over a place."""
        return not any(rect.collidepoint(at) for rect in self._panels)

    def prepare(self, canvas: Canvas) -> None:
        """Do nothing: few panels, painted at once."""
        del canvas

    def look(self, canvas: Canvas, passing: Passing) -> object:
        """Return nothing: they are drawn in every picture."""
        del canvas, passing
        return None

    @property
    def opaque(self) -> list[Rect]:
        """Where panels stand, without their round corners."""
        return [rect.inflate(-_ROUND, -_ROUND) for rect in self._panels]

    def is_away_from(self, part: Rect) -> bool:
        """Return that it is not known where all of it lies."""
        del part
        return False

    @property
    def is_late(self) -> bool:
        """Whether some panel waits to be painted anew."""
        return self._kept.is_late

    def go_on(self, canvas: Canvas, passing: Passing) -> None:
        """Do nothing: there is no die in anybody's hand."""
        del canvas, passing

    def simplified(self, picture: BoardPicture) -> BoardPicture:
        """Return the picture as it is: sentences stand on the board."""
        return picture

    def taken(self, canvas: Canvas, passing: Passing) -> list[Rect]:
        """Return where panels, a die, the legend and captions will lie."""
        rooms = self.rooms
        covered = self.covered(canvas)
        if not self._legend_hides_car(passing):
            covered = [*covered, self._legend_place]
        if passing.seen_tray and self.has_tray:
            covered.append(tray_place(canvas, self._die_room(canvas, passing), passing.seen_tray))
        taken = [_to_the_edge(rect, canvas.area) for rect in covered]
        return [*taken, rooms.captions] if passing.captions else taken

    def said(self, canvas: Canvas, passing: Passing) -> list[Rect]:
        """Return where lies for a moment what was said."""
        return toast_places(canvas, passing.words or self.rooms.toasts, passing.toasts)

    @property
    def room_for_words(self) -> Rect | None:
        """Where what is said may lie: on the free board, above the die on its tray."""
        return self.rooms.toasts.clip(self._free_board)

    def _draw_passing(self, canvas: Canvas, passing: Passing) -> tuple[RuleLink, ...]:
        """Draw the die, what was said and what was heard; return where gifts are told."""
        palette, rooms = self.palette(canvas), self.rooms
        if passing.seen_tray and self.has_tray:
            room = self._die_room(canvas, passing)
            draw_tray(canvas, palette, room, passing.seen_tray, passing.unfolded)
        said = draw_toasts(canvas, palette, passing.words or rooms.toasts, passing.toasts)
        if passing.captions:
            draw_captions(canvas, palette, rooms.captions, passing.captions)
        canvas.put_again(passing.thrown)
        return said

    def thrown(self, canvas: Canvas, passing: Passing) -> tuple[Put, ...]:
        """Return the pictures of the die that is thrown, where it is now."""
        if passing.roll is None:
            return ()
        with canvas.clipped_to(NOWHERE), canvas.noting() as pictures:
            draw_thrown_die(canvas, passing.roll, self._way_of(canvas, passing), self._free_board)
        return tuple(pictures)

    @property
    def _legend_place(self) -> Rect:
        """Where the legend lies in its room: at the right."""
        legend = self.rooms.legend
        width = min(_LEGEND, legend.width)
        return Rect(legend.right - width, legend.top, width, legend.height)

    def _legend_hides_car(self, passing: Passing) -> bool:
        """Return whether the legend would lie over the car whose turn it is."""
        place = self._legend_place.inflate(passing.lane, passing.lane)
        return passing.car is not None and place.collidepoint(passing.car)

    def _die_room(self, canvas: Canvas, passing: Passing) -> Rect:
        """Return the room of the die that was thrown, without the car whose turn it is."""
        room = self.rooms.tray
        place = usual_tray(room)
        if passing.seen_tray:
            place = place.union(tray_place(canvas, room, passing.seen_tray))
        place = place.inflate(passing.lane, passing.lane)
        if passing.car is None or not place.collidepoint(passing.car):
            return room
        left = passing.car[0] + 2 * passing.lane
        return Rect(left, room.top, max(0.0, room.right - left), room.height)

    def _die_home(self, canvas: Canvas, passing: Passing) -> Rect:
        """Return where a die lies once it has been read: on the tray."""
        return die_on_tray(self._die_room(canvas, passing))

    def _way_of(self, canvas: Canvas, passing: Passing) -> DieWay:
        """Return the way of the die that is thrown: into the prompt where there is no room."""
        if passing.lies is not None:
            return DieWay(self.hand, passing.lies, self._die_home(canvas, passing))
        prompt = self.rooms.prompt
        at = (prompt.right - prompt.height, prompt.centery)
        return DieWay(self.hand, at, self._die_home(canvas, passing), _IN_PROMPT * prompt.height)


def _to_the_edge(rect: Rect, area: Rect) -> Rect:
    """Return a panel with the strip between it and the edge of the window, if it is close."""
    left = area.left if rect.left - area.left <= MARGIN else rect.left
    top = area.top if rect.top - area.top <= MARGIN else rect.top
    right = area.right if area.right - rect.right <= MARGIN else rect.right
    bottom = area.bottom if area.bottom - rect.bottom <= MARGIN else rect.bottom
    return Rect(left, top, right - left, bottom - top)
