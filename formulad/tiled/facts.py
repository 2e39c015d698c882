"""Facts of a circuit for people to read and compare: cells, links, corners, grid, pits.

Each shipped circuit has such a file beside it: the difference of two of them is the truth about
what a changed drawing changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import yaml

from formulad.race.road.track import LANE_LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.road.track import Cell, PitLane, Sector, Street, Track, WeatherTable

Facts: TypeAlias = dict[str, Any]
"""Plain lists, texts and numbers, as YAML and JSON know them."""


def facts_of(track: Track) -> Facts:
    """Return the facts of a circuit; in `next`, `>B1` is a cell of the following sector."""
    facts: Facts = {
        "circuit": track.title,
        "lanes": list(LANE_LETTERS[: track.lane_count]),
        "totals": _totals(track),
    }
    if track.weather:
        facts["weather"] = _weather(track.weather)
    facts["finish_line"] = {"first_cells_past": _names(track, _past_line(track))}
    facts["grid"] = _names(track, track.grid)
    if track.pit:
        facts["pit"] = _pit(track, track.pit)
    if track.street:
        facts["street"] = _street(track, track.street)
    facts["sectors"] = [_sector(track, i, sector) for i, sector in enumerate(track.sectors)]
    return facts


def _totals(track: Track) -> Facts:
    lanes = {
        letter: sum(cell.lane == lane for cell in track.cells)
        for lane, letter in enumerate(LANE_LETTERS[: track.lane_count])
    }
    corners = [sector.corner for sector in track.sectors if sector.corner]
    return {
        "cells": len(track.cells),
        **lanes,
        "corners": len(corners),
        "stops": sum(corner.stops for corner in corners),
        "links": sum(len(cell.next) for cell in track.cells),
    }


def _weather(table: WeatherTable) -> Facts:
    tables = {"rain": table.rain, "variable": table.variable, "fine": table.fine}
    return {name: [faces[0], faces[-1]] for name, faces in tables.items()}


def _names(track: Track, cells: Iterable[int]) -> list[str]:
    return [track.cells[cell].name for cell in cells]


def _past_line(track: Track) -> list[int]:
    """Return the cell of each lane that comes first after the finish line."""
    return [
        cell.next[0]
        for before, cell in zip(track.before_line, track.cells, strict=False)
        if before and track.past_line[cell.next[0]]
    ]


def _pit(track: Track, pit: PitLane) -> Facts:
    return {
        "entered_from": _names(track, pit.entered_from),
        "joins_at": _names(track, pit.joins_at),
        "cells": pit.length,
        "boxes_beside": dict(pit.boxes),
    }


def _street(track: Track, street: Street) -> Facts:
    """Return what a city lays over the road; pairs are steps from one cell to the next."""
    return {
        "gunfire": _names(track, sorted(street.gunfire)),
        "zone": _names(track, sorted(street.zone)),
        "police": [_names(track, step) for step in sorted(street.police)],
        "tunnel": [_names(track, step) for step in street.tunnel],
    }


def _sector(track: Track, index: int, sector: Sector) -> Facts:
    facts: Facts = {"id": sector.id}
    if sector.corner:
        facts["corner"] = str(sector.corner.name)
        facts["stops"] = sector.corner.stops
        facts["printed"] = {"shortest": sector.corner.shortest, "longest": sector.corner.longest}
    lanes: dict[str, list[list[str]]] = {}
    for cell in track.cells:
        if cell.sector == index:
            row = [_short(track, cell, track.cells[target]) for target in cell.next]
            lanes.setdefault(LANE_LETTERS[cell.lane], []).append(row)
    facts["cells"] = {lane: len(rows) for lane, rows in lanes.items()}
    facts["next"] = lanes
    return facts


def _short(track: Track, cell: Cell, target: Cell) -> str:
    """Return the name of a cell ahead, as short as its sector allows."""
    name = target.name.partition(".")[2]
    if target.sector == cell.sector:
        return name
    if target.sector == (cell.sector + 1) % len(track.sectors):
        return f">{name}"
    return target.name


def as_yaml(facts: Facts) -> str:
    """Return facts as text, with a line for each lane of a sector."""
    lines = [f"{name}: {_flow(value)}" for name, value in facts.items() if name != "sectors"]
    lines.append("sectors:")
    for sector in facts["sectors"]:
        lines.extend(_sector_lines(sector))
    return "\n".join(lines) + "\n"


def _sector_lines(sector: Facts) -> list[str]:
    lines = [f"    {name}: {_flow(value)}" for name, value in sector.items() if name != "next"]
    lines[0] = lines[0].replace("    ", "  - ", 1)
    lines.append("    next:")
    lines.extend(f"      {lane}: {_flow(rows)}" for lane, rows in sector["next"].items())
    return lines


def _flow(value: object) -> str:
    """Return a value as YAML on one line."""
    text = yaml.safe_dump(
        value, default_flow_style=True, allow_unicode=True, sort_keys=False, width=float("inf")
    )
    return text.removesuffix("\n").removesuffix("\n...")
