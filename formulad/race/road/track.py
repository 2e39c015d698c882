"""Track as the rules see it: cells, lanes, sectors, corners. No geometry, no file format."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NewType

from formulad.kernel.values import Frozen, fields_of

if TYPE_CHECKING:
    from collections.abc import Iterable

CellId = NewType("CellId", int)
"""The index of a cell in `Track.cells`."""

LANE_LETTERS = "ABCDEFGH"
LEFT, RIGHT = -1, 1
LEVEL = 0.25
"""Cars closer than this along the track, in rows, are level (TRK-5)."""
NOWHERE = CellId(-1)
"""No cell: where a car is before the grid is drawn, or a box that it does not have."""


class TrackError(ValueError):
    """A circuit that cannot be raced on; the message holds one fault a line."""


class Corner(Frozen):
    """A bend, or several in one, and what it demands (TRK-4)."""

    name: str
    stops: int
    """How many turns must end inside before a car may leave it freely."""
    shortest: int
    """Cells of the shortest way through."""
    longest: int
    """Cells of the longest way through."""


class Sector(Frozen):
    """A corner, or the straight between two; the line cuts its straight into two sectors."""

    id: str
    """`s1`, `c1`, `s2` ... in driving order from the finish line."""
    corner: Corner | None = None


class Cell(Frozen):
    """The room for one car (TRK-1)."""

    name: str
    """Sector, lane letter and number, as `c5.B3`; numbers count from 1 in each sector and lane."""
    sector: int
    """Index in `Track.sectors`."""
    lane: int
    """0 is the driver's left lane, lettered A."""
    next: tuple[CellId, ...]
    """The cells one step ahead: its own lane's first, then left, then right."""
    progress: float
    """Rows from the line, along the middle lane (TRK-5)."""
    beside: tuple[CellId, ...]
    """Cells of the neighbouring lanes that share an edge with it, left lane first (COL-2)."""
    is_box: bool = False
    """It is a box beside the pit lane (PIT-7)."""


class PitLane(Frozen):
    """The lane beside the start straight, single file (section 13)."""

    entered_from: tuple[CellId, ...]
    """Track cells from which `pit.1` can be entered."""
    joins_at: tuple[CellId, ...]
    """Track cells that the last pit cell leads to."""
    length: int
    """How many cells it has: `pit.1` ... `pit.{length}`."""
    boxes: tuple[tuple[int, int], ...] = ()
    """Each box as (number of the pit cell it lies beside, number of its team).

    It is level with that cell: a car turns into it from the cell before (PIT-7).
    """


class WeatherTable(Frozen):
    """Which faces of the black die bring which weather (WX-1)."""

    fine: range
    variable: range
    rain: range


USUAL_WEATHER = WeatherTable(fine=range(13, 21), variable=range(8, 13), rain=range(1, 8))
"""The climate of a circuit that says nothing of its own."""


class Street(Frozen):
    """What a city lays over the road (section 17)."""

    gunfire: frozenset[CellId] = frozenset()
    """Cells under the windows from which shots are fired at cars that stop there (STR-3)."""
    zone: frozenset[CellId] = frozenset()
    """Blackened cells: debris that was there before the race (STR-4)."""
    police: frozenset[tuple[CellId, CellId]] = frozenset()
    """The steps from one cell to the next that cross the police line (STR-5)."""
    tunnel: tuple[tuple[CellId, CellId], ...] = ()
    """The last cell before a tunnel and the first behind it, one step apart, by lane (STR-6)."""


class Track(Frozen, eq=False, dict=True):
    """A circuit: a directed graph of cells with what the rules need to know of it."""

    id: str
    """Its short name, `monaco`: the name of its file."""
    title: str
    cells: tuple[Cell, ...]
    sectors: tuple[Sector, ...]
    grid: tuple[CellId, ...]
    """Start cells, pole first (GRD-2)."""
    rows: float
    """Rows of a lap: cells of the middle lane."""
    laps: int = 1
    """How many laps a race has if nobody says otherwise."""
    pit: PitLane | None = None
    weather: WeatherTable | None = None
    """The table of its own, if it has one."""
    street: Street | None = None
    """What lies over or under the road; None on an ordinary circuit."""

    def __repr__(self) -> str:
        """Return a short name: the whole graph would hide what a reader looks for."""
        return f"<Track {self.id}: {len(self.cells)} cells>"

    def __eq__(self, other: object) -> bool:
        """Tracks are compared by what decides a race; that of each is worked out once."""
        if self is other:
            return True
        return isinstance(other, Track) and self._essence == other._essence

    def __hash__(self) -> int:
        """Tracks are hashed by name, which is quick and tells those of a game apart."""
        return hash((self.id, len(self.cells)))

    @cached_property
    def _essence(self) -> tuple[object, ...]:
        return self.id, self.title, self.rows, self.laps, self.fingerprint

    @property
    def is_city(self) -> bool:
        """Whether it is a street circuit; a bridge over the road alone makes none."""
        street = self.street
        return street is not None and bool(street.gunfire or street.zone or street.police)

    @cached_property
    def places(self) -> tuple[Cell, ...]:
        """Everywhere a car can stand: the cells of the road, then those of the pits."""
        return (*self.cells, *pit_places(self)) if self.pit else self.cells

    @cached_property
    def by_name(self) -> dict[str, CellId]:
        """The place of each name."""
        return {cell.name: CellId(i) for i, cell in enumerate(self.places)}

    def is_pit(self, cell: int) -> bool:
        """Return whether a place lies in the pits."""
        return cell >= len(self.cells)

    @cached_property
    def next(self) -> tuple[tuple[CellId, ...], ...]:
        """The cells ahead of each place, own lane first; none leads from the road to the pits."""
        return tuple(cell.next for cell in self.places)

    def next_to_box(self, box: CellId) -> tuple[tuple[CellId, ...], ...]:
        """Return the cells ahead of each place for a car that may drive to its box (PIT-2).

        The pit lane is open to it, and leads into the box and nowhere else.
        """
        return self._next_to_boxes[box]

    @cached_property
    def _next_to_boxes(self) -> dict[CellId, tuple[tuple[CellId, ...], ...]]:
        return {box: self._leading_to(box) for box in self.boxes}

    def _leading_to(self, box: CellId) -> tuple[tuple[CellId, ...], ...]:
        if self.pit is None:
            return self.next
        first = len(self.cells)
        number, _ = self.pit.boxes[box - first - self.pit.length]
        ahead = list(self.next)
        target = box if number == 1 else CellId(first)
        for entry in self.pit.entered_from:
            ahead[entry] = (*ahead[entry], target)
        if number > 1:
            ahead[first + number - 2] = (box,)
        ahead[box] = ()
        return tuple(ahead)

    @cached_property
    def turnings(self) -> dict[CellId, tuple[CellId, ...]]:
        """For each place the ways into the pit lane, and from the lane into a box."""
        found: dict[CellId, tuple[CellId, ...]] = {}
        for box in self.boxes:
            for cell, ahead in enumerate(self.next_to_box(box)):
                new = set(ahead) - set(self.next[cell]) - set(found.get(CellId(cell), ()))
                if new:
                    found[CellId(cell)] = (*found.get(CellId(cell), ()), *sorted(new))
        return found

    @cached_property
    def boxes(self) -> tuple[CellId, ...]:
        """The pit boxes, in the order of the lane."""
        return tuple(CellId(i) for i, place in enumerate(self.places) if place.is_box)

    @cached_property
    def corner_sector(self) -> tuple[int, ...]:
        """For each place the sector of the corner it lies in, or -1 on a straight."""
        return tuple(c.sector if self.sectors[c.sector].corner else -1 for c in self.places)

    @cached_property
    def in_corners(self) -> frozenset[int]:
        """The places that lie in corners."""
        return frozenset(i for i, sector in enumerate(self.corner_sector) if sector >= 0)

    @cached_property
    def stops(self) -> tuple[int, ...]:
        """For each sector how many stops it demands; none on a straight."""
        return tuple(s.corner.stops if s.corner else 0 for s in self.sectors)

    @cached_property
    def past_line(self) -> tuple[bool, ...]:
        """Whether each place lies in the first sector after the finish line."""
        return tuple(c.sector == 0 for c in self.places)

    @cached_property
    def before_line(self) -> tuple[bool, ...]:
        """Whether each place lies in the last sector before the finish line."""
        return tuple(c.sector == len(self.sectors) - 1 for c in self.places)

    @cached_property
    def stride(self) -> float:
        """The rows by which a step leads ahead at most; a lane change may lead a little back."""
        rows = [place.progress for place in self.places]
        steps = ((here, there) for here, ahead in enumerate(self._ahead) for there in ahead)
        return max((rows[there] - rows[here] + 1) % self.rows - 1 for here, there in steps)

    @cached_property
    def _ahead(self) -> tuple[tuple[CellId, ...], ...]:
        """The cells ahead of each place, with all the ways into the pits and into boxes."""
        turnings = self.turnings
        return tuple(
            (*ahead, *turnings.get(CellId(cell), ())) for cell, ahead in enumerate(self.next)
        )

    @cached_property
    def is_border(self) -> tuple[bool, ...]:
        """Whether a step from each place leaves a corner, crosses the line or turns to the pits."""
        return tuple(map(self._is_border, map(CellId, range(len(self.places)))))

    def _is_border(self, cell: CellId) -> bool:
        here, is_pit = self.corner_sector[cell], self.is_pit
        return any(
            here not in (-1, self.corner_sector[target])
            or is_pit(cell) != is_pit(target)
            or self.crosses_line(cell, target)
            for target in self._ahead[cell]
        )

    def crosses_line(self, here: int, there: int) -> bool:
        """Return whether a step leads over the finish line."""
        return self.before_line[here] and self.past_line[there]

    @property
    def climate(self) -> WeatherTable:
        """Which faces of the black die bring which weather here (WX-1)."""
        return self.weather or USUAL_WEATHER

    @cached_property
    def lane_count(self) -> int:
        """How many lanes the circuit has where it is widest."""
        return 1 + max(cell.lane for cell in self.cells)

    @cached_property
    def inside(self) -> tuple[int, ...]:
        """For each cell the inside of the corner it lies in, or of the next: LEFT or RIGHT (ORD-3).

        In a corner that changes its hand this is the side of the part still ahead: the side to
        which the lane changes of the next rows lead.
        """
        return tuple(self._inside_from(cell) for cell in self.places)

    def _inside_from(self, cell: Cell) -> int:
        around = range(cell.sector, cell.sector + len(self.sectors))
        for sector in (i % len(self.sectors) for i in around):
            changes = self._changes[sector]
            if changes and sector == cell.sector:
                changes = [c for c in changes if c[0] >= cell.progress] or changes[-1:]
            if changes:
                first, side = changes[0]
                return _majority(s for row, s in changes if row < first + 2) or side
        return LEFT

    @cached_property
    def _changes(self) -> tuple[list[tuple[float, int]], ...]:
        """For each sector the lane changes of its corner, by row: where they begin, which side."""
        found: tuple[list[tuple[float, int]], ...] = tuple([] for _ in self.sectors)
        for cell in self.cells:
            if self.stops[cell.sector]:
                found[cell.sector].extend(
                    (cell.progress, RIGHT if self.cells[i].lane > cell.lane else LEFT)
                    for i in cell.next[1:]
                )
        for changes in found:
            changes.sort()
        return found

    def lines(self) -> Iterable[str]:
        """Yield the compiled graph, one cell a line: name, then the cells it leads to."""
        for cell in self.cells:
            yield f"{cell.name} > {' '.join(self.cells[i].name for i in cell.next)}"

    @cached_property
    def fingerprint(self) -> str:
        """A hash of all that decides a race, by which a record knows its circuit again."""
        from hashlib import sha256

        digest = sha256()
        for line in self.lines():
            digest.update(line.encode())
        for cell in self.cells:
            beside = ",".join(self.cells[i].name for i in cell.beside)
            digest.update(f"{cell.progress:.2f}/{beside}".encode())
        digest.update(repr((self.sectors, self.grid, self.pit, self.weather)).encode())
        if self.street:
            held = (getattr(self.street, name) for name in fields_of(Street))
            digest.update(repr([*map(sorted, held)]).encode())
        return digest.hexdigest()[:16]


def pit_places(track: Track) -> tuple[Cell, ...]:
    """Return the cells of the pit lane, then its boxes; the finish line runs across (PIT-10)."""
    pit = track.pit
    if pit is None:
        return ()
    start = track.cells[pit.entered_from[0]].progress
    end = track.cells[pit.joins_at[0]].progress
    step = ((end - start) % track.rows) / (pit.length + 1)
    lane = track.cells[pit.entered_from[0]].lane
    first = len(track.cells)

    def place(name: str, number: int, *, is_box: bool = False) -> Cell:
        row = start + number * step
        sector = 0 if row >= track.rows else len(track.sectors) - 1
        return Cell(name, sector, lane, after(number), row % track.rows, (), is_box)

    def after(number: int) -> tuple[CellId, ...]:
        return pit.joins_at if number == pit.length else (CellId(first + number),)

    lane_cells = (place(f"pit.{number}", number) for number in range(1, pit.length + 1))
    boxes = (
        place(name, number, is_box=True)
        for name, (number, _) in zip(box_names(pit), pit.boxes, strict=True)
    )
    return (*lane_cells, *boxes)


def box_names(pit: PitLane) -> tuple[str, ...]:
    """Return the names of the boxes: `box.4` beside `pit.4`, `box.4b` if there is a second."""
    names: list[str] = []
    for number, _ in pit.boxes:
        name = f"box.{number}"
        names.append(name if name not in names else f"{name}b")
    return tuple(names)


def _majority(sides: Iterable[int]) -> int:
    """Return the side that occurs more often, or 0."""
    balance = sum(sides)
    return (balance > 0) - (balance < 0)
