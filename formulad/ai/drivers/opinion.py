"""Opinion of a driver: how far it is from the truth, corner by corner.

A driver who misjudges a corner does so from its approach to its exit, and sees it otherwise next
time. So an opinion follows from the lap, the corner and how the car came there, as worn as it is
and among whom; sometimes a moment makes a driver think again. Nothing is drawn: who looks at the
same race twice sees the same opinions, and nobody can reckon them on the way.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import log
from typing import TYPE_CHECKING
from zlib import crc32

from formulad.kernel.chance import SEEDS, next_seed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State

FIRMNESS = 70
"""In so many of a hundred moments a driver keeps to the opinion of a corner."""


class Opinion:
    """What a driver thinks in one moment of what may be done."""

    def __init__(self, track: Track, state: State, seat: int) -> None:
        self.track, self.state, self.seat = track, state, seat

    def error(self, choice: int) -> float:
        """Return by how much a choice seems better than it is, on a scale of its own.

        The errors of several choices make each of them the favourite as often as a roll of dice
        would that favours better ones (Gumbel's distribution).
        """
        number = next_seed(self._word ^ next_seed(choice % SEEDS))
        return -log(-log((number + 0.5) / SEEDS))

    @cached_property
    def _word(self) -> int:
        """What all errors of the moment follow from."""
        state, car = self.state, self.state.cars[self.seat]
        corner = _corner_of(self.track, car.cell)
        place = state.order.index(self.seat) if self.seat in state.order else 0
        met = _name(self.track), car.lap, corner, self.seat, place, *car.wear.points
        moment = state.round, state.turn.face, *(other.cell for other in state.cars)
        now = mixed((*met, *moment))
        return mixed(met) if now % 100 < FIRMNESS else now


def mixed(numbers: Iterable[int]) -> int:
    """Return one number that follows from some, and tells nothing of them."""
    word = 0
    for number in numbers:
        word = next_seed(word ^ (number % SEEDS))
    return word


@lru_cache(maxsize=1024)
def _corner_of(track: Track, cell: CellId) -> int:
    """Return the corner in which a cell lies, or the next one."""
    count = len(track.stops)
    here = track.places[cell].sector
    around = (number % count for number in range(here, here + count))
    return next((number for number in around if track.stops[number]), here)


@lru_cache(maxsize=16)
def _name(track: Track) -> int:
    return crc32(track.id.encode())
