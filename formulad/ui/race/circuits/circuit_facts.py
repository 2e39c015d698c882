"""Circuit facts: how long one is, what lies on it, what its corners demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.shared_circuits import signs_of
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, joined, say

if TYPE_CHECKING:
    from formulad.race.road.track import Corner, Track
    from formulad.tiled.circuit import Circuit

_CITY, _ROAD = say("In the streets"), say("Underground")
"""Where it lies: over the streets of a city, or only under the road."""


@frozen
class Fact:
    """A line about a circuit: what it is about, and how it is here."""

    icon: str
    label: str
    value: str


def facts(circuit: Circuit) -> tuple[Fact, ...]:
    """Return what is told of a circuit, the most important first."""
    track = circuit.track
    stops = sum(corner.stops for corner in corners(track))
    ways = joined(
        ", ",
        (
            counted(len(corners(track)), "{n} corner", "{n} corners"),
            counted(stops, "{n} stop", "{n} stops"),
        ),
    )
    cells = counted(round(track.rows), "{n} cell a lap", "{n} cells a lap")
    lanes = counted(track.lane_count, "{n} lane", "{n} lanes")
    found = [
        Fact("track", say("Length"), joined(", ", (cells, lanes))),
        Fact("slip", say("Corners"), ways),
        Fact("flag", say("Usual race"), counted(track.laps, "{n} lap", "{n} laps")),
        Fact("human", say("Drivers"), say("up to {n}", n=circuit.players_max)),
        Fact("pit", say("Pit lane"), _pits(track)),
    ]
    if track.street:
        icon, where = ("city", _CITY) if track.is_city else ("tunnel", _ROAD)
        found.append(Fact(icon, where, _streets(track)))
    if track.weather:
        found.append(Fact("changeable", say("Weather"), say("its own table")))
    found.append(Fact("search", say("Signs"), signs_of(circuit)))
    if circuit.author:
        found.append(Fact("edit", say("Drawn by"), circuit.author))
    return tuple(found)


def corners(track: Track) -> tuple[Corner, ...]:
    """Return the corners in driving order."""
    return tuple(sector.corner for sector in track.sectors if sector.corner)


def _pits(track: Track) -> str:
    if track.pit is None:
        return say("none")
    return counted(len(track.pit.boxes), "{n} box", "{n} boxes")


def _streets(track: Track) -> str:
    """Return what lies over or under the road."""
    street = track.street
    if street is None:
        return ""
    found = [
        (street.tunnel, say("tunnel")),
        (street.gunfire, say("gunfire")),
        (street.zone, say("blackened cells")),
        (street.police, say("police line")),
    ]
    return joined(", ", [word for there, word in found if there]) or say("nothing special")
