"""Over the board: where words and dice lie for a moment, and what they and the signs hide."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from formulad.ui.race.panels.thrown_die import room_of
from formulad.ui.race.scene.said_words import SaidWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.race.panels.toasts import Toasts
    from formulad.ui.race.views.roll_view import RollView
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.outlines import Point


class Look(NamedTuple):
    """How a board is looked at, or will be once the camera has come there."""

    canvas: Canvas
    board: BoardView
    stage: Stage
    camera: Camera


class OverBoard:
    """Finds room over a board for what is told of it, and keeps it there while it is read."""

    def __init__(self) -> None:
        self._words = SaidWords()
        self._over: tuple[Rect, ...] = ()
        """Where something lay over the board when it was drawn last."""
        self._read: tuple[Rect, ...] = ()
        """Where signs, plates and the name of the car stood then."""
        self._thrown: tuple[object, Point | None] = (None, None)
        """The die that was thrown last, and where it lies."""

    def lie(self, over: Sequence[Rect]) -> None:
        """Learn what lies over the board from now on."""
        self._over = tuple(over)

    def stand(self, read: Sequence[Rect]) -> None:
        """Learn where signs, plates and names of the board itself stand from now on."""
        self._read = tuple(read)

    def hides(self, at: Point, letter: float) -> bool:
        """Return whether something lies over a place, or a sign over the letter around it."""
        on_board = (rect.inflate(2 * letter, 2 * letter) for rect in self._read)
        return any(rect.collidepoint(at) for rect in (*self._over, *on_board))

    def room_for_words(
        self, look: Look, picture: BoardPicture, room: Rect, toasts: Toasts, taken: Sequence[Rect]
    ) -> Rect | None:
        """Return where the words lie that were said: there they stay while nothing new is seen."""
        canvas, board, stage, camera = look
        cells = (*(each.cell for each in picture.reach), *(each.cell for each in picture.choices))

        def quiet(size: tuple[float, float], lies: Rect | None) -> Rect:
            return board.quiet_room(canvas, stage, camera, picture, room, size, taken, lies)

        view = (camera, tuple(room), cells)
        return self._words.place(canvas, room, toasts, view, quiet)

    def landing(
        self, look: Look, picture: BoardPicture, roll: RollView, taken: Sequence[Rect]
    ) -> Point | None:
        """Return where a die lies: there it stays, as long as the camera rests or goes one way.

        It lies over no sign, plate or name if there is room for it anywhere else.
        """
        canvas, board, stage, camera = look
        thrown = (roll.number, roll.die, roll.value, camera, tuple(stage.free))
        if self._thrown[0] != thrown:
            room = room_of((0.0, 0.0), roll.size)
            find = partial(board.landing, canvas, stage, camera, picture, roll.number, room)
            place = find((*taken, *self._read)) or find(taken)
            self._thrown = (thrown, place)
        return self._thrown[1]

    @property
    def lies(self) -> Point | None:
        """Where the die lies that was thrown last, if there was room."""
        return self._thrown[1]
