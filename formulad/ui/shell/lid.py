"""Lid of a game: its picture, and what is told on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.sentence import Sentence
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour


@frozen
class Lid:
    """What the box shows of a game."""

    title: Sentence
    tag: Sentence
    """A few words on the edge below the picture."""
    line: Sentence
    """What is special about it."""
    people: int
    """How many can play it; computers fill the empty seats."""
    time: Sentence
    """How long it takes, from one person among computers to a whole table of people."""
    icon: str
    colour: Colour
    """Of its edge."""
    paint: Callable[[Canvas], None]
    """Paints the picture on a canvas of 412 by 588 units."""

    def fits(self, people: int) -> bool:
        """Return whether so many people can play it; 0 stands for any number."""
        return people <= self.people
