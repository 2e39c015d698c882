"""Error of drawing: why a generator cannot draw what an author asks for, and what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.tiled.circuit import Point


class DrawingError(Exception):
    """What is asked for cannot be drawn; its sentences tell the author why."""

    def __init__(self, sentence: Sentence, remedy: Sentence, at: Point | None = None) -> None:
        """Say why, what would help, and where on the map."""
        super().__init__(joined(" → ", (sentence, remedy)))
        self.sentence, self.remedy, self.at = sentence, remedy, at
