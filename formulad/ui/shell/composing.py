"""Composing: the desktop helps with letters that no key has, where something is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.intents import Reading

if TYPE_CHECKING:
    from formulad.ui.shell.magnifier import Magnifier
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas


class Composing:
    """Lets the desktop compose text only while some is typed: else it would take shortcuts."""

    def __init__(self, canvas: Canvas, glass: Magnifier) -> None:
        self._canvas = canvas
        self._glass = glass
        self._typed_in: pygame.Rect | None = canvas.surface.get_rect()
        """The pixels beside which the desktop offers its letters; at first it offers them."""

    def follow(self, scene: Scene | None) -> None:
        """Offer letters beside what is typed in on a scene, if something is."""
        place = self._place(scene)
        if place == self._typed_in:
            return
        self._typed_in = place
        if place is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(place)

    def _place(self, scene: Scene | None) -> pygame.Rect | None:
        if scene is None or scene.reading is not Reading.TEXT:
            return None
        return self._glass.in_window(scene.place_of(scene.focus) or self._canvas.area)
