"""Circuits drawn as text, so that a rule can be shown on the smallest road that needs it.

    track('''
        A  . . . . 2> 2> 2  . . .
        B  . . . . 2> 2  2> . . .
        C  . . . . 2  2     . . .
    ''')

A dot is a cell of a straight, a digit a cell of a corner with so many stops. Lanes run from the
finish line on, the driver's left first, and close to a loop; on straights every second lane lies
half a cell ahead. On a straight the lane may be changed everywhere; `>` or `<` behind any cell
draws an arrow to the lane on its right or left, which is the only way to change it in a corner,
or into one. A bar parts two corners that touch. Cells are named as on a map: `s1.A1`, `c1.B2`.

    pit  s2.C2 . . 1 2 . . s1.C4

A line of its own draws the pit lane, from the cell where it is entered to the one where it joins
the road. A dot is a cell of it, a digit one with the box of that team beside it.
"""

from __future__ import annotations

from itertools import groupby
from typing import TypeAlias

from formulad.kernel.values import Frozen
from formulad.race.road.track import LANE_LETTERS, Cell, CellId, Corner, PitLane, Sector, Track

SIDES = {"<": -1, ">": 1}
_LEAST_EDGE = 0.15
"""Rows two cells must share to lie side by side."""

_Run: TypeAlias = "list[str]"
"""The cells of one lane in one sector."""


class _Spot(Frozen):
    """A cell on its way into a track."""

    sector: int
    lane: int
    number: int
    arrows: str
    start: float
    """Rows from the line to its rear edge."""
    end: float


def track(drawing: str, *, name: str = "drawn", grid: tuple[str, ...] = (), laps: int = 1) -> Track:
    """Return the circuit of a drawing; the grid defaults to the cells before the line."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    lanes = [_runs(tokens) for head, *tokens in lines if head != "pit"]
    kinds = [run[0][0] for run in lanes[0]]
    assert all([run[0][0] for run in lane] == kinds for lane in lanes), "sectors differ by lane"
    rows = float(sum(_rows(lanes, sector) for sector in range(len(kinds))))
    ids = _sector_ids(kinds)
    spots = _spots(lanes, kinds)
    loop = _Loop(spots, kinds, rows)
    cells = tuple(loop.cell(spot, ids[spot.sector]) for spot in spots)
    sectors = tuple(Sector(each, _corner(each, lanes, sector)) for sector, each in enumerate(ids))
    by_name = {cell.name: CellId(i) for i, cell in enumerate(cells)}
    start = tuple(by_name[place] for place in grid) or _last_cells(cells, len(ids) - 1)
    pit = next((_pit(tokens, by_name) for head, *tokens in lines if head == "pit"), None)
    return Track(name, name.capitalize(), cells, sectors, start, rows, laps, pit)


def _pit(tokens: list[str], by_name: dict[str, CellId]) -> PitLane:
    """Return the pit lane of a drawing."""
    entry, *lane, end = tokens
    boxes = tuple((number, int(mark)) for number, mark in enumerate(lane, 1) if mark != ".")
    return PitLane((by_name[entry],), (by_name[end],), len(lane), boxes)


def _runs(tokens: list[str]) -> list[_Run]:
    """Return the cells of a lane by sector; bars only part them."""
    groups = (list(group) for _, group in groupby(tokens, key=lambda token: token[0]))
    return [group for group in groups if group != ["|"]]


def _rows(lanes: list[list[_Run]], sector: int) -> int:
    """Return how many rows a sector has: cells of a full lane, or of a corner's middle lane."""
    lengths = [len(lane[sector]) for lane in lanes]
    return max(lengths) if lanes[0][sector][0][0] == "." else lengths[len(lengths) // 2]


def _sector_ids(kinds: list[str]) -> list[str]:
    """Return `s1`, `c1`, `s2` ...; a straight is named after the corner it leads to."""
    corners = 0
    ids: list[str] = []
    for kind in kinds:
        corners += kind != "."
        ids.append(f"s{corners + 1}" if kind == "." else f"c{corners}")
    return ids


def _corner(name: str, lanes: list[list[_Run]], sector: int) -> Corner | None:
    kind = lanes[0][sector][0][0]
    if kind == ".":
        return None
    lengths = [len(lane[sector]) for lane in lanes]
    return Corner(name, int(kind), min(lengths), max(lengths))


def _spots(lanes: list[list[_Run]], kinds: list[str]) -> list[_Spot]:
    spots: list[_Spot] = []
    ends = [0.0] * len(lanes)
    base = 0.0
    for sector, kind in enumerate(kinds):
        rows = _rows(lanes, sector)
        for lane, run in enumerate(lane[sector] for lane in lanes):
            start = base + 0.5 * (lane % 2) if kind == "." else min(base, ends[lane] or base)
            size = 1.0 if kind == "." else (base + rows - start) / len(run)
            for k, token in enumerate(run):
                rear = start + k * size
                spots.append(_Spot(sector, lane, k + 1, token[1:], rear, rear + size))
            ends[lane] = spots[-1].end
        base += rows
    return spots


def _last_cells(cells: tuple[Cell, ...], sector: int) -> tuple[CellId, ...]:
    """Return the cells of the last sector, the one nearest to the line first."""
    last = [CellId(i) for i, cell in enumerate(cells) if cell.sector == sector]
    return tuple(sorted(last, key=lambda i: (-cells[i].progress, cells[i].lane)))


class _Loop:
    """All cells of a drawing on their closed road."""

    def __init__(self, spots: list[_Spot], kinds: list[str], rows: float) -> None:
        self._spots = spots
        self._kinds = kinds
        self._rows = rows
        self._index = {(s.sector, s.lane, s.number): CellId(i) for i, s in enumerate(spots)}

    def cell(self, spot: _Spot, sector: str) -> Cell:
        """Return a spot as a cell with all that it touches and leads to."""
        return Cell(
            name=f"{sector}.{LANE_LETTERS[spot.lane]}{spot.number}",
            sector=spot.sector,
            lane=spot.lane,
            next=(self._straight_on(spot), *self._changes(spot)),
            progress=(spot.start + spot.end - 1) / 2 % self._rows,
            beside=tuple(self._id(other) for other in self._spots if self._touch(spot, other)),
        )

    def _id(self, spot: _Spot) -> CellId:
        return self._index[spot.sector, spot.lane, spot.number]

    def _straight_on(self, spot: _Spot) -> CellId:
        own = self._index.get((spot.sector, spot.lane, spot.number + 1))
        following = (spot.sector + 1) % len(self._kinds)
        return self._index[following, spot.lane, 1] if own is None else own

    def _changes(self, spot: _Spot) -> list[CellId]:
        """Return where the lane can be changed to: on a straight freely, else by an arrow."""
        found = []
        for arrow, side in SIDES.items():
            target = self._further_on(spot, spot.lane + side)
            if target and (arrow in spot.arrows or self._on_one_straight(spot, target)):
                found.append(self._id(target))
        return found

    def _further_on(self, spot: _Spot, lane: int) -> _Spot | None:
        """Return the first cell of another lane that begins further on."""
        others = [s for s in self._spots if s.lane == lane and self._gap(spot, s) > 0]
        return min(others, key=lambda other: self._gap(spot, other), default=None)

    def _gap(self, spot: _Spot, other: _Spot) -> float:
        return round(other.start - spot.start, 6) % self._rows

    def _on_one_straight(self, spot: _Spot, other: _Spot) -> bool:
        """Return whether two cells lie on one straight; the line does not part it."""
        last = len(self._kinds) - 1
        same = spot.sector == other.sector or (spot.sector, other.sector) == (last, 0)
        return same and self._kinds[spot.sector] == self._kinds[other.sector] == "."

    def _touch(self, spot: _Spot, other: _Spot) -> bool:
        """Return whether two cells of neighbouring lanes share an edge."""
        if abs(spot.lane - other.lane) != 1:
            return False
        shifts = (-self._rows, 0.0, self._rows)
        return any(
            min(spot.end, other.end + shift) - max(spot.start, other.start + shift) > _LEAST_EDGE
            for shift in shifts
        )
