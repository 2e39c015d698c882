"""How far it is to stop in the corner ahead, or to get out of the one a car is in."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.race.track import LANE_LETTERS, CellId
from formulad.ui.scenes.race.views import CornerView

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.track import Track


def corner_ahead(track: Track, car: Car) -> CornerView | None:
    """Return the corner a car has to think of: where it is, or the next."""
    sector = _sector_ahead(track, car.cell)
    corner = track.sectors[sector].corner if sector is not None else None
    if sector is None or corner is None:
        return None
    is_in = track.corner_sector[car.cell] == sector
    return CornerView(
        heading="THIS CORNER" if is_in else "NEXT CORNER",
        name=corner.name,
        made=car.stops if is_in else 0,
        needed=corner.stops,
        lanes=_last_cells(track, car.cell, sector),
        foot="cells to last row" if is_in else "last cell to stop on",
    )


def _sector_ahead(track: Track, cell: CellId) -> int | None:
    here = track.cells[cell].sector
    ahead = (i % len(track.sectors) for i in range(here, here + len(track.sectors)))
    return next((sector for sector in ahead if track.stops[sector]), None)


@lru_cache(maxsize=512)
def _last_cells(track: Track, start: CellId, sector: int) -> tuple[tuple[str, int], ...]:
    """Return for each lane how many cells it is at least to the last cell of a corner."""
    distance = {start: 0}
    queue = [start]
    for cell in queue:
        for target in track.next[cell]:
            if target not in distance:
                distance[target] = distance[cell] + 1
                queue.append(target)
    last: dict[int, CellId] = {}
    for index, cell_ in enumerate(track.cells):
        if cell_.sector == sector:
            last[cell_.lane] = CellId(index)
    return tuple(
        (LANE_LETTERS[lane], distance[cell])
        for lane, cell in sorted(last.items())
        if distance.get(cell, 1000) < 100
    )
