"""Cells as they are seen on a board, or larger in its close-up: which of them is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.race.desk.close_up import CloseUp
    from formulad.ui.toolkit.outlines import Point


class SeenCells(Frozen, eq=False):
    """A board as it was drawn at some moment."""

    board: BoardView
    picture: BoardPicture
    """What was on it, with the letters of a choice."""
    stage: Stage
    camera: Camera
    close_up: CloseUp | None = None
    """Where the cells of a choice are seen larger, and only there with their letters."""

    def at(self, at: Point) -> CellId | None:
        """Return the cell whose letter lies at a place of the canvas, or that lies there itself."""
        near = self.close_up
        if near and not near.rect.collidepoint(at):
            return self.board.cell_at(at, self.stage, self.camera)
        stage, camera = near or (self.stage, self.camera)
        lettered = self.board.letter_at(at, stage, camera, self.picture)
        return self.board.cell_at(at, stage, camera) if lettered is None else lettered
