"""Tunnels: between two portals the road dives under another, out of play (STR-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.tiled.faults.fault_codes import LANE_ROOTS, Code
from formulad.tiled.faults.faults import Faults
from formulad.tiled.faults.mending import Set
from formulad.tiled.features.lines import CrossLine, read_cross_line
from formulad.tiled.road.road import Bore

if TYPE_CHECKING:
    from formulad.tiled.road.road import Road
    from formulad.tiled.sheet.drawn import DrawnMap, DrawnObject


@frozen
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
                _note_exit(portal.source, portals, faults)
        elif way_out:
            bores = _bores(portal, portals[way_out], road, faults)
            found.append(Tunnel(portal, portals[way_out], bores))
        elif portal.source.id not in exits and "tunnel_portal" not in faults.unsure:
            _note_alone(portal.source, portals, faults)
    _check_apart(found, faults)
    return tuple(found)


def _note_exit(portal: DrawnObject, portals: dict[int, CrossLine], faults: Faults) -> None:
    """Note a portal whose exit is itself, or no portal at all."""
    wrong = say("exit refers to #{id}, which is no other portal", id=portal.number("exit"))
    remedy = say("set exit to the portal the road comes out of")
    free = _free(portal, portals)
    if free is None:
        faults.add(portal, Code.PORTAL_EXIT_WRONG, wrong, remedy)
    else:
        remedy = say("set exit to #{id}", id=free)
        mend = Set(portal.id, "exit", free)
        faults.add(portal, Code.PORTAL_EXIT_WRONG, wrong, remedy, mend=mend)


def _note_alone(portal: DrawnObject, portals: dict[int, CrossLine], faults: Faults) -> None:
    """Note a portal that belongs to no other; of two such ones only the first is named."""
    fault = say("has no exit, and is the exit of no other portal")
    free = _free(portal, portals)
    if free is None:
        remedy = say("draw a second tunnel_portal, and set exit to it")
        faults.add(portal, Code.PORTAL_ALONE, fault, remedy)
    elif free > portal.id:
        remedy, mend = say("set exit to #{id}", id=free), Set(portal.id, "exit", free)
        faults.add(portal, Code.PORTAL_ALONE, fault, remedy, others=(free,), mend=mend)


def _free(portal: DrawnObject, portals: dict[int, CrossLine]) -> int | None:
    """Return the only other portal that has no exit and is none, if there is just one."""
    used = {each.source.number("exit") for each in portals.values()}
    free = [
        number
        for number, each in portals.items()
        if number != portal.id and not each.source.number("exit") and number not in used
    ]
    return free[0] if len(free) == 1 else None


def _bores(entry: CrossLine, way_out: CrossLine, road: Road, faults: Faults) -> tuple[Bore, ...]:
    """Return what of each lane lies between two portals."""
    found: list[Bore] = []
    for cell in entry.crossed:
        before = len(faults.found)
        bore = _bore(cell, entry, way_out, road, faults)
        if bore is not None:
            found.append(bore)
        if len(faults.found) > before:
            faults = Faults()  # what is wrong with the first lane is so with all of them
    return tuple(found)


def _bore(
    cell: int, entry: CrossLine, way_out: CrossLine, road: Road, faults: Faults
) -> Bore | None:
    """Return what lies between two portals in the lane of a cell, the last before the first."""
    lane = road.lanes[cell] + 1
    if cell in way_out.crossed:
        empty = say("encloses no cell of lane {lane} before its exit", lane=lane)
        remedy = say("move the portals apart, so that cells lie between them")
        faults.add(entry.source, Code.TUNNEL_EMPTY, empty, remedy, because=LANE_ROOTS)
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
    remedy = say("let both portals cross every lane")
    others = (road.run_of(cell).id,)
    faults.add(entry.source, Code.TUNNEL_OPEN, closed, remedy, others=others, because=LANE_ROOTS)
    return None


def _of_sound_length(
    bore: Bore, lane: int, entry: CrossLine, road: Road, faults: Faults
) -> Bore | None:
    """Return the bore, unless it swallows most of its lane: then the portals were mixed up."""
    if 2 * len(bore.hidden) <= len(road.run_of(bore.entry)):
        return bore
    long = counted(
        len(bore.hidden),
        "hides {n} cell of lane {lane}",
        "hides {n} cells of lane {lane}",
        lane=lane,
    )
    remedy = say("change its exit: the road dives at this portal and comes out at that")
    faults.add(entry.source, Code.TUNNEL_LONG, long, remedy)
    return None


def _check_apart(tunnels: list[Tunnel], faults: Faults) -> None:
    """Note tunnels that begin, lie or end in an earlier one, or swallow its ends."""
    for number, tunnel in enumerate(tunnels):
        for other in tunnels[:number]:
            if _meets(tunnel, other) or _meets(other, tunnel):
                inside = say("lies in the tunnel of #{id}", id=other.entry.source.id)
                remedy = say("move its portals out of the other tunnel")
                others = (other.entry.source.id,)
                faults.add(tunnel.entry.source, Code.TUNNELS_MEET, inside, remedy, others=others)


def _meets(tunnel: Tunnel, other: Tunnel) -> bool:
    """Return whether a tunnel, with the cells before and behind it, touches what another hides."""
    hidden = {cell for bore in other.bores for cell in bore.hidden}
    return any(
        not hidden.isdisjoint((bore.entry, *bore.hidden, bore.exit)) for bore in tunnel.bores
    )
