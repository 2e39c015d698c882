"""Ways a car can take: what happens on each, and all that can be reached in a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from formulad.kernel.values import Frozen
from formulad.race.road.track import NOWHERE, CellId

if TYPE_CHECKING:
    from collections.abc import Iterable

Place: TypeAlias = tuple[int, CellId, frozenset[CellId]]
"""The length of a way, its end and the debris on it."""


class Miss(Frozen):
    """A corner left with stops still owed."""

    sector: int
    owed: int
    """Stops that were missing."""
    step: int
    """The step of the path that left it, counted from 1."""
    made: int = 0
    """Stops that were made in it."""


class Route(NamedTuple):
    """One way to go, with what the road makes of it.

    Very many are looked at before one is chosen: of all values a tuple is the quickest to make.
    """

    cells: tuple[CellId, ...]
    """Every cell entered, in order."""
    misses: tuple[Miss, ...] = ()
    """Corners left too early, in order."""
    finishes: bool = False
    """It crosses the line for the last time; its last cell is the first beyond it."""
    debris: tuple[CellId, ...] = ()
    """Cells on it where lost parts lie, in order (DEB-2)."""
    slide: int = 0
    """Cells by which a wet corner makes the move longer (TYR-4)."""
    bonus: int = 0
    """Cells that new soft tyres add to it (TYR-2)."""
    pits: bool = False
    """It ends in the pits, where no cell is lost (PIT-3, PIT-8)."""
    charmer: CellId = NOWHERE
    """Where a rival drives in passing whom it gets a cell shorter (DRV-LITSU-1)."""

    @property
    def place(self) -> Place:
        """What tells a way from others: of several that have it in common one is enough."""
        end = self.cells[-1] if self.cells else NOWHERE
        return len(self.cells), end, frozenset(self.debris)

    @property
    def delay(self) -> int:
        """The cells by which it is shorter."""
        return int(self.charmer != NOWHERE)

    def end(self, start: CellId) -> CellId:
        """Return the cell on which it ends."""
        return self.cells[-1] if self.cells else start

    def beyond(self, miss: Miss) -> int:
        """Return the cells travelled beyond a missed corner; past the last line none count."""
        # rules: OVR-1, OVR-10
        return len(self.cells) - int(self.finishes) - (miss.step - 1)

    @property
    def overshoot(self) -> int:
        """The cells to pay for: those beyond each corner left too early (OVR-1, OVR-7)."""
        return sum(map(self.beyond, self.misses)) if self.misses else 0

    @property
    def misses_two_stops(self) -> bool:
        """Whether a corner was left with two stops or more missing (OVR-3, OVR-4)."""
        return bool(self.misses) and any(miss.owed >= 2 for miss in self.misses)


class Jam(Frozen):
    """A way that cars end before the whole move is driven."""

    ways: tuple[Route, ...]
    """The way once for each number of cells that are braked away first, from none on (BLK-4).

    Each with the slide of the move that is then left, to which the car may not come (TYR-4).
    """

    @property
    def route(self) -> Route:
        """The way as it is if nobody brakes."""
        return self.ways[0]


class Reach(Frozen):
    """Every place a car can get to."""

    count: int
    """How far it has to go."""
    farthest: int
    """How far it can go on the road."""
    routes: tuple[Route, ...]
    """Ways to each end: finishing ones first, then the longest, then by cell.

    There are several to one end only if they drive over different debris (MOV-8).
    """
    jams: tuple[Jam, ...] = ()
    """Where cars stop this one with the fewest cells left, in the same order (BLK-3)."""

    @property
    def is_blocked(self) -> bool:
        """Whether no way is free for the whole distance."""
        return bool(self.jams)

    @property
    def short(self) -> int:
        """Cells that every way lacks because cars close the road; 0 if one is open (BLK-3)."""
        return self.left(self.jams[0].route) if self.jams else 0

    def left(self, route: Route) -> int:
        """Return the cells of the move that a route does not travel; none beyond the finish."""
        return self.lefts((route,))[0]

    def lefts(self, routes: Iterable[Route]) -> list[int]:
        """Return the same of many routes: they are looked at as soon as they are found."""
        count = self.count
        return [
            0 if finishes or pits else count + slide + bonus - (charmer != NOWHERE) - len(cells)
            for cells, _, finishes, _, slide, bonus, pits, charmer in routes
        ]
