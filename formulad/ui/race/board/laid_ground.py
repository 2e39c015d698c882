"""Laid ground: what is painted of a board as a camera sees it, dry or in the rain."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ui.race.board.rain import Rain
from formulad.ui.race.board.viewport import Viewport

if TYPE_CHECKING:
    import pygame

    from formulad.ui.race.board.board_frame import BoardFrame
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.race.board.plates import Plates


class LaidGround:
    """The ground under all that stands on a board."""

    def __init__(self, road: Road, plates: Plates) -> None:
        self._plates = plates
        self._rain = Rain(road)

    def draw(self, lens: Lens, wetness: float, board_frame: BoardFrame) -> None:
        """Draw it, dry or wet."""
        flying, patient = board_frame.flying, board_frame.restless
        draw_dry = partial(self._draw_dry, lens, flying=flying, patient=patient)
        if wetness:
            self._rain.draw_ground(lens, draw_dry, wetness=wetness, flying=flying, patient=patient)
        else:
            draw_dry()
        if not patient:
            self._forget_unseen(wetness)

    def is_fine(self, lens: Lens, wetness: float) -> bool:
        """Return whether it is laid: a picture that changes needs it at once."""
        return self._rain.is_fine(lens) if wetness else self._plates.is_fine

    def forget(self) -> None:
        """Let go of what was seen, until it is looked at again."""
        self._plates.forget()
        self._rain.forget()

    def _draw_dry(self, lens: Lens, *, flying: bool, patient: bool) -> pygame.Surface | None:
        """Draw it dry; return its sheet once it is as fine as it will be."""
        canvas, stage = lens.canvas, lens.stage
        middle = canvas.to_pixels(*stage.free.center)
        place = canvas.pixel_rect(stage.rect)
        centre, pixels = lens.camera.centre, lens.pixels
        viewport = Viewport(place, middle, centre, pixels, flying, stage.turn, patient)
        self._plates.show(canvas.surface, viewport)
        return self._plates.laid

    def _forget_unseen(self, wetness: float) -> None:
        """Let go of the ground that is not seen now, dry or wet: each fills the whole window."""
        if wetness == 0:
            self._rain.forget()
        elif wetness == 1:
            self._plates.forget()
