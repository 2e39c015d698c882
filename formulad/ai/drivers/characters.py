"""Characters of drivers: what each of them likes, when it costs next to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.moves import ChoosePath, DeclineSlipstream, ShiftTo, TakeSlipstream
from formulad.race.road.track import NOWHERE

if TYPE_CHECKING:
    from formulad.race.moves import Move
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State


@frozen
class Character:
    """What a driver would give a little for, in turns."""

    id: str
    points: float = 0.0
    """For a brake point not given away."""
    gears: float = 0.0
    """For a gear more."""
    in_front: float = 0.0
    """For a place right in front of a rival."""
    wake: float = 0.0
    """For a slipstream, and for a place from which there may be one."""

    def liking(self, track: Track, state: State, move: Move) -> float:
        """Return the turns that a driver would give for a move, over what it comes to."""
        match move:
            case ShiftTo(gear):
                return self.gears * gear
            case ChoosePath(cells, brakes):
                end = cells[-1] if cells else state.car.cell
                return self._of_place(track, state, end) - self.points * brakes
            case TakeSlipstream(_, brakes):
                return self.wake - self.points * brakes
            case DeclineSlipstream():
                return 0.0
            case _:
                return 0.0

    def _of_place(self, track: Track, state: State, end: CellId) -> float:
        """Return what is given for a place behind or in front of others."""
        if not (self.in_front or self.wake) or track.is_pit(end):
            return 0.0
        others = state.occupied(but=state.seat)
        liked = self.wake * (track.next[end][0] in others)
        return liked + self.in_front * any(
            track.next[cell][0] == end for cell in others if cell != NOWHERE
        )


PLAIN = Character("plain")
"""A driver who likes nothing but to be quick."""
CHARACTERS = (
    Character("tyre_saver", points=0.03),
    Character("late_braker", gears=0.03),
    Character("blocker", in_front=0.04),
    Character("opportunist", wake=0.05),
)
"""Those who like something, from the number of a car on."""


def character_of(number: int) -> Character:
    """Return who drives a car of some number, where a computer does: one in five is plain."""
    characters = (*CHARACTERS, PLAIN)
    return characters[(number - 1) % len(characters)]
