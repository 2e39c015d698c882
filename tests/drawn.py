"""Circuits drawn as text, so that a rule can be shown on the smallest road that needs it.

    track('''
        A  . . . . 2> 2> 2  . . .
        B  . . . . 2  2     . . .
    ''')

A dot is a cell of a straight; a digit is a cell of a corner with so many stops; `>` or `<` behind
it draws an arrow to the lane on its right or left as well. Lanes run from the finish line on, the
driver's left first, and close to a loop. On straights every second lane lies half a cell ahead.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from formulad.race.track import LANE_LETTERS, Cell, CellId, Corner, Sector, Track


@dataclass(frozen=True, slots=True)
class _Spot:
    """A cell on its way into a track."""

    sector: int
    lane: int
    number: int
    arrow: str
    start: float
    end: float


def track(drawing: str, *, grid: tuple[str, ...] = (), laps: int = 1) -> Track:
    """Return the circuit of a drawing; the grid defaults to its last cells."""
    lanes = [line.split()[1:] for line in drawing.strip().splitlines()]
    runs = [_runs(tokens) for tokens in lanes]
    kinds = [[kind for kind, _ in lane] for lane in runs]
    assert all(kind == kinds[0] for kind in kinds), "every lane needs the same sectors"
    spots = _spots(runs, kinds[0])
    names = _sector_ids(kinds[0])
    index = {(s.sector, s.lane, s.number): CellId(i) for i, s in enumerate(spots)}
    rows = sum(len(tokens) for _, tokens in runs[len(runs) // 2])
    cells = tuple(_cell(spot, spots, index, names, rows) for spot in spots)
    sectors = tuple(
        Sector(name, None if kind == "." else _corner(name, int(kind), runs, i))
        for i, (name, kind) in enumerate(zip(names, kinds[0], strict=True))
    )
    drawn = Track("drawn", "Drawn", cells, sectors, (), float(rows), laps)
    places = grid or tuple(cell.name for cell in reversed(cells) if cell.sector == len(names) - 1)
    start = tuple(drawn.by_name[name] for name in places)
    return Track("drawn", "Drawn", cells, sectors, start, float(rows), laps)


def _runs(tokens: list[str]) -> list[tuple[str, list[str]]]:
    return [(kind, list(group)) for kind, group in groupby(tokens, key=lambda token: token[0])]


def _sector_ids(kinds: list[str]) -> list[str]:
    ids, corners = [], 0
    for kind in kinds:
        corners += kind != "."
        ids.append(f"s{corners + 1}" if kind == "." else f"c{corners}")
    return ids


def _corner(name: str, stops: int, runs: list[list[tuple[str, list[str]]]], i: int) -> Corner:
    lengths = [len(lane[i][1]) for lane in runs]
    return Corner(name, stops, min(lengths), max(lengths))


def _spots(runs: list[list[tuple[str, list[str]]]], kinds: list[str]) -> list[_Spot]:
    middle = runs[len(runs) // 2]
    spots, base = [], 0.0
    for sector, kind in enumerate(kinds):
        rows = float(len(middle[sector][1]))
        for lane, run in enumerate(runs):
            tokens = run[sector][1]
            ahead = 0.5 * (lane % 2) if kind == "." else 0.0
            size = 1.0 if kind == "." else rows / len(tokens)
            for k, token in enumerate(tokens):
                start = base + ahead + k * size
                spots.append(_Spot(sector, lane, k + 1, token[1:], start, start + size))
        base += rows
    return spots


def _cell(
    spot: _Spot,
    spots: list[_Spot],
    index: dict[tuple[int, int, int], CellId],
    names: list[str],
    rows: float,
) -> Cell:
    sides = (spot.lane - 1, spot.lane + 1)
    is_straight = names[spot.sector].startswith("s")
    wanted = (
        sides if is_straight else [s for s, a in zip(sides, "<>", strict=True) if a == spot.arrow]
    )
    links = [_ahead(spot, index, names)]
    links += [cell for side in wanted if (cell := _diagonal(spot, side, spots, index)) is not None]
    beside = [
        index[other.sector, other.lane, other.number]
        for side in sides
        for other in spots
        if other.lane == side and min(spot.end, other.end) - max(spot.start, other.start) > 0.15
    ]
    name = f"{names[spot.sector]}.{LANE_LETTERS[spot.lane]}{spot.number}"
    progress = (spot.start + spot.end - 1) / 2 % rows
    return Cell(name, spot.sector, spot.lane, tuple(links), progress, tuple(beside))


def _ahead(spot: _Spot, index: dict[tuple[int, int, int], CellId], names: list[str]) -> CellId:
    own = index.get((spot.sector, spot.lane, spot.number + 1))
    following = (spot.sector + 1) % len(names)
    return index[following, spot.lane, 1] if own is None else own


def _diagonal(
    spot: _Spot, lane: int, spots: list[_Spot], index: dict[tuple[int, int, int], CellId]
) -> CellId | None:
    """Return the first cell of a neighbouring lane, in the same sector, that begins further on."""
    ahead = [
        s for s in spots if s.lane == lane and s.sector == spot.sector and s.start > spot.start
    ]
    return index[spot.sector, lane, ahead[0].number] if ahead else None
