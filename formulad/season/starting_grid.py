"""Starting grid of a race of a season, where it follows from what was driven (SEA-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.season.season import GridOrder
from formulad.season.standings import standings

if TYPE_CHECKING:
    from formulad.season.season import Season


def starting_grid(season: Season, division: int = 1) -> tuple[int, ...] | None:
    """Return the cars as they start the next race; None if it is drawn, or found by timed laps."""
    results = season.driven(division)
    if not results or season.grid not in (GridOrder.REVERSE, GridOrder.LAST_RACE):
        return None
    last = results[-1]
    standing = [each.entry.number for each in standings(season, division)]
    if season.grid is GridOrder.REVERSE:
        order = standing[::-1]
    else:
        order = [*last.order, *(number for number in standing if number not in last.order)]
    if season.out_last:
        order.sort(key=lambda number: number in last.out)
    return tuple(order)
