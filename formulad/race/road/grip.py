"""Grip: how far a move goes by die, tyres and rain (MOV-2, TYR-2, TYR-4)."""

from __future__ import annotations

from formulad.kernel.frozen import frozen


@frozen
class Grip:
    """How far a move goes: the cells of the die, and what tyres and rain make of them."""

    count: int
    slide: int
    bonus: int
    slides_on_stops: bool

    @property
    def farthest(self) -> int:
        """The most cells of a way."""
        return self.count + self.slide + self.bonus
