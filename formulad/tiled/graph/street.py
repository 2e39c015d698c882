"""Street features laid over the road: gunfire, the Zone, police lines, tunnels (section 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.road.track import Street
from formulad.tiled.features.lines import CrossLine, read_cross_line
from formulad.tiled.features.marks import read_marks
from formulad.tiled.features.zones import read_zones

if TYPE_CHECKING:
    from formulad.tiled.faults.faults import Faults
    from formulad.tiled.features.finder import Finder
    from formulad.tiled.features.tunnels import Tunnel
    from formulad.tiled.graph.numbering import Numbering
    from formulad.tiled.graph.sectors import Graph
    from formulad.tiled.road.road import Road
    from formulad.tiled.sheet.drawn import DrawnMap


@frozen
class StreetDraft:
    """What street races add to the road, by drawn cells."""

    gunfire: frozenset[int]
    zone: frozenset[int]
    police: tuple[CrossLine, ...]
    tunnels: tuple[Tunnel, ...]


def read_street(
    drawn: DrawnMap, road: Road, finder: Finder, tunnels: tuple[Tunnel, ...], faults: Faults
) -> StreetDraft:
    """Return what street races add to the road, and note its faults."""
    areas = read_zones(drawn, "gunfire", road, faults)
    return StreetDraft(
        gunfire=frozenset(cell for area in areas for cell in area.cells),
        zone=frozenset(cell for _, cell in read_marks(drawn, "debris", finder, faults)),
        police=tuple(read_cross_line(line, road, faults) for line in drawn.of("police_line")),
        tunnels=tunnels,
    )


def street_of(draft: StreetDraft, road: Road, graph: Graph, numbering: Numbering) -> Street | None:
    """Return the street as the rules see it, or None if nothing makes the circuit one."""
    street = Street(
        gunfire=frozenset(numbering.of(draft.gunfire)),
        zone=frozenset(numbering.of(draft.zone)),
        police=frozenset(
            (numbering.ids[cell], numbering.ids[target])
            for cell in road.cells
            for target in graph[cell]
            if any(line.is_between(road, cell, target) for line in draft.police)
        ),
        tunnel=tuple(
            (numbering.ids[bore.entry], numbering.ids[bore.exit])
            for tunnel in draft.tunnels
            for bore in tunnel.bores
        ),
    )
    return None if street == Street() else street
