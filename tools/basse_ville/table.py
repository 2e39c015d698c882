"""The street circuit as a table: its sections, their corners, and what lies on its cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.mapping.facts import LANES, Facts, Sector

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

HIDDEN = 7
"""Rows of the tunnel that lie under the avenue."""
SECTORS = (
    Sector("s1", (6, 6, 7)),
    Sector("c1", (6, 4, 2), "Market Corner", 1),
    Sector("s2", (31, 31, 31)),
    Sector("c2", (6, 8, 10), "Tenement Bend", 2),
    Sector("s3", (4, 4, 4)),
    Sector("c3", (5, 4, 3), "Laundry Elbow", 1),
    Sector("s4", (14, 14, 14)),
    Sector("c4", (3, 5, 6), "Precinct Roundabout", 1),
    Sector("s5", (5, 5, 5)),
    Sector("c5", (12, 12, 12), "Scrapyard Esses", 3),
    Sector("s6", (8, 8, 8)),
    Sector("c6", (5, 5, 4), "Canal Bridge", 1),
    Sector("s7", (14 + HIDDEN, 14 + HIDDEN, 14 + HIDDEN)),
    Sector("c7", (3, 4, 5), "Dock Gate", 1),
    Sector("s8", (8, 8, 8)),
    Sector("c8", (9, 8, 6), "Container Hairpin", 2),
    Sector("s9", (17, 17, 17)),
)
INSIDE = {"c1": "R", "c2": "L", "c3": "R", "c4": "L", "c5": "LR", "c6": "R", "c7": "L", "c8": "R"}
"""The inside of each corner, in driving order if it changes."""
PARTED = {"c4": "AB"}
"""The lanes between which an island lies."""
BEFORE_TUNNEL = 6
"""The row of s7 in which the tunnel is entered."""
GUNFIRE = ("s2", 22, 27)
"""The rows under fire."""
# fmt: off
ZONE = (
    "s5.A3", "s5.C4", "s5.A5", "c5.C1", "c5.B2", "c5.C4", "c5.B6",
    "c5.A8", "c5.B9", "c5.A10", "s6.A1", "s6.C2", "s6.B4", "s6.C4",
)
GRID = (
    "s9.A17", "s9.C16", "s9.A14", "s9.C13", "s9.A11",
    "s9.C10", "s9.A8", "s9.C7", "s9.A5", "s9.C4",
)
# fmt: on
PIT_CELLS = 17
PIT_ENTERED_FROM = ("s9.C2", "s9.C3")
PIT_JOINS_AT = ("s1.C2", "s1.C3")
PIT_BOXES = {cell: 1 + (cell - 4) // 2 for cell in range(4, 14)}
WEATHER = {"rain": (1, 6), "variable": (7, 12), "fine": (13, 20)}


def facts(changes: Mapping[str, str] | None = None) -> Facts:
    """Return the circuit cell for cell, with the lane changes of its corners as far as known."""
    return Facts(
        sectors=SECTORS,
        ways=dict(_ways(changes or {})),
        grid=GRID,
        pit_cells=PIT_CELLS,
        pit_entered_from=PIT_ENTERED_FROM,
        pit_joins_at=PIT_JOINS_AT,
        pit_boxes=PIT_BOXES,
        weather=WEATHER,
    )


def island(lap: float) -> tuple[float, float]:
    """Return from where to where along the lap the lanes pass the island of the roundabout."""
    ids = [sector.id for sector in SECTORS]
    place = ids.index("c4")
    before = sum(sector.cells[1] for sector in SECTORS[:place])
    cell = lap / sum(sector.cells[1] for sector in SECTORS)
    return (before - 1.2) * cell, (before + SECTORS[place].cells[1] + 0.6) * cell


def _ways(changes: Mapping[str, str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield for each cell the cells it leads to, its own lane's first."""
    for place, sector in enumerate(SECTORS):
        following = SECTORS[(place + 1) % len(SECTORS)]
        for lane in range(len(LANES)):
            ahead = [*sector.names(lane)[1:], following.names(lane)[0]]
            for number, name in enumerate(sector.names(lane)):
                sides = [changes[name]] if name in changes else []
                if not sector.corner:
                    sides = list(_across(sector, lane, number))
                yield name, (ahead[number], *sides)


def _across(sector: Sector, lane: int, number: int) -> Iterator[str]:
    """Yield the lane changes of a straight: the middle lane lies half a cell ahead (TRK-1)."""
    for other in (lane - 1, lane + 1):
        if 0 <= other < len(LANES):
            target = number + (1 if lane == 1 else 0)
            names = sector.names(other)
            if 0 <= target < len(names):
                yield names[target]
