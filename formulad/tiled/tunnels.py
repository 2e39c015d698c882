"""Tunnels: between two portals the road dives under another, out of play (STR-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.tiled.lines import CrossLine, read_cross_line
from formulad.tiled.road import Bore

if TYPE_CHECKING:
    from formulad.tiled.drawn import DrawnMap
    from formulad.tiled.faults import Faults
    from formulad.tiled.road import Road


@dataclass(frozen=True, slots=True)
class Tunnel:
    """A tunnel: its portals, and what lies between them in each lane."""

    entry: CrossLine
    way_out: CrossLine
    bores: tuple[Bore, ...]
    """By lane."""


def read_tunnels(drawn: DrawnMap, road: Road, faults: Faults) -> tuple[Tunnel, ...]:
    """Return the tunnels, and note those without an end, without a cell inside, or too long."""
    portals = {each.id: read_cross_line(each, road, faults) for each in drawn.of("tunnel_portal")}
    exits = {portal.source.number("exit") for portal in portals.values()} - {0}
    found: list[Tunnel] = []
    for portal in portals.values():
        way_out = portal.source.number("exit")
        if way_out == portal.source.id or (way_out and way_out not in portals):
            if "tunnel_portal" not in faults.unsure:
                wrong = say("exit refers to #{id}, which is no other portal", id=way_out)
                faults.add(portal.source, wrong)
        elif way_out:
            bores = _bores(portal, portals[way_out], road, faults)
            found.append(Tunnel(portal, portals[way_out], bores))
        elif portal.source.id not in exits and "tunnel_portal" not in faults.unsure:
            faults.add(portal.source, say("has no exit, and is the exit of no other portal"))
    _check_apart(found, faults)
    return tuple(found)


def _bores(entry: CrossLine, way_out: CrossLine, road: Road, faults: Faults) -> tuple[Bore, ...]:
    """Return what of each lane lies between two portals."""
    found = (_bore(cell, entry, way_out, road, faults) for cell in entry.crossed)
    return tuple(bore for bore in found if bore is not None)


def _bore(
    cell: int, entry: CrossLine, way_out: CrossLine, road: Road, faults: Faults
) -> Bore | None:
    """Return what lies between two portals in the lane of a cell, the last before the first."""
    lane = road.lanes[cell] + 1
    if cell in way_out.crossed:
        empty = say("encloses no cell of lane {lane} before its exit", lane=lane)
        faults.add(entry.source, empty)
        return None
    hidden: list[int] = []
    following = road.ahead[cell]
    while following is not None and following != cell:
        hidden.append(following)
        after = road.ahead[following]
        if following in way_out.crossed and after is not None:
            return _of_sound_length(Bore(cell, tuple(hidden), after), lane, entry, road, faults)
        following = after
    closed = say("lane {lane} does not lead on from it to its exit", lane=lane)
    faults.add(entry.source, closed)
    return None


def _of_sound_length(
    bore: Bore, lane: int, entry: CrossLine, road: Road, faults: Faults
) -> Bore | None:
    """Return the bore, unless it swallows most of its lane: then the portals were mixed up."""
    if 2 * len(bore.hidden) <= len(road.run_of(bore.entry)):
        return bore
    long = counted(
        len(bore.hidden),
        "hides {n} cell of lane {lane}; its exit must be where the road comes out",
        "hides {n} cells of lane {lane}; its exit must be where the road comes out",
        lane=lane,
    )
    faults.add(entry.source, long)
    return None


def _check_apart(tunnels: list[Tunnel], faults: Faults) -> None:
    """Note tunnels that begin, lie or end in an earlier one, or swallow its ends."""
    for number, tunnel in enumerate(tunnels):
        for other in tunnels[:number]:
            if _meets(tunnel, other) or _meets(other, tunnel):
                inside = say("lies in the tunnel of #{id}", id=other.entry.source.id)
                faults.add(tunnel.entry.source, inside)


def _meets(tunnel: Tunnel, other: Tunnel) -> bool:
    """Return whether a tunnel, with the cells before and behind it, touches what another hides."""
    hidden = {cell for bore in other.bores for cell in bore.hidden}
    return any(
        not hidden.isdisjoint((bore.entry, *bore.hidden, bore.exit)) for bore in tunnel.bores
    )
