"""The facts of Monaco as the map maker needs them: cells in driving order, and the ways between."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import yaml

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LANES = "ABC"


class Sector(Frozen):
    """A corner, or a straight between two: how many cells in each lane."""

    id: str
    cells: tuple[int, int, int]
    corner: str = ""
    stops: int = 0

    def names(self, lane: int) -> list[str]:
        """Return the names of its cells in a lane, in driving order."""
        return [f"{self.id}.{LANES[lane]}{n + 1}" for n in range(self.cells[lane])]


class Facts(Frozen, dict=True):
    """The circuit cell for cell, without any place on a map."""

    sectors: tuple[Sector, ...]
    ways: dict[str, tuple[str, ...]]
    """The cells each cell leads to, its own lane's first."""
    grid: tuple[str, ...]
    """Start cells, pole first."""
    pit_cells: int
    pit_entered_from: tuple[str, ...]
    pit_joins_at: tuple[str, ...]
    pit_boxes: dict[int, int]
    """The team of the box beside each pit cell."""
    weather: dict[str, tuple[int, int]]

    @cached_property
    def lanes(self) -> tuple[tuple[str, ...], ...]:
        """The cells of each lane in driving order, from the finish line."""
        return tuple(
            tuple(name for sector in self.sectors for name in sector.names(lane))
            for lane in range(len(LANES))
        )

    @cached_property
    def lane_of(self) -> dict[str, int]:
        """The lane of each cell, 0 on the driver's left."""
        return {name: lane for lane, names in enumerate(self.lanes) for name in names}

    @cached_property
    def sector_of(self) -> dict[str, Sector]:
        """The sector of each cell."""
        return {
            name: sector
            for sector in self.sectors
            for lane in range(len(LANES))
            for name in sector.names(lane)
        }

    def side_ways(self) -> Iterator[tuple[str, str]]:
        """Yield every way from a cell into a neighbouring lane."""
        for name, targets in self.ways.items():
            yield from ((name, target) for target in targets[1:])


def read(path: Path) -> Facts:
    """Return the facts of a file."""
    raw = yaml.safe_load(path.read_text(encoding="utf-8"))
    sectors = tuple(_sector(entry) for entry in raw["sectors"])
    pit = raw["pit"]
    teams = list(dict.fromkeys(pit["boxes_beside"].values()))
    return Facts(
        sectors=sectors,
        ways=dict(_ways(raw["sectors"])),
        grid=tuple(raw["grid"]),
        pit_cells=pit["cells"],
        pit_entered_from=tuple(pit["entered_from"]),
        pit_joins_at=tuple(pit["joins_at"]),
        pit_boxes={cell: teams.index(team) + 1 for cell, team in pit["boxes_beside"].items()},
        weather={name: (first, last) for name, (first, last) in raw["weather"].items()},
    )


def _sector(entry: dict[str, Any]) -> Sector:
    a, b, c = (entry["cells"][lane] for lane in LANES)
    return Sector(entry["id"], (a, b, c), entry.get("corner", ""), entry.get("stops", 0))


def _ways(entries: list[dict[str, Any]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for place, entry in enumerate(entries):
        here, following = entry["id"], entries[(place + 1) % len(entries)]["id"]
        for lane in LANES:
            for number, targets in enumerate(entry["next"][lane], start=1):
                ways = tuple(
                    f"{following}.{target[1:]}" if target[0] == ">" else f"{here}.{target}"
                    for target in targets
                )
                yield f"{here}.{lane}{number}", ways
