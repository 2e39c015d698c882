"""Judged decisions and faces: each with the turns to the flag that it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from fractions import Fraction

    from formulad.race.bills import Verdict
    from formulad.race.moves import Move


class Judged(NamedTuple):
    """A decision a driver may make, and the turns it comes to."""

    move: Move
    turns: float
    """Expected turns to the flag, the one being played counted."""


@frozen
class FaceProspect:
    """A face of a gear die before it falls, and the best that can be made of it."""

    face: int
    chance: Fraction
    turns: float
    """Expected turns to the flag with the best decision, the one being played counted."""
    move: Move | None
    """That decision; None where it was looked up and not searched."""
    verdict: Verdict
    """What that decision does to the car."""
