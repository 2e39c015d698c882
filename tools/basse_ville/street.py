"""What the city lays over the road: gunfire, the Zone, the police line, the tunnel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.basse_ville import table
from tools.mapping import course, tmx

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.mapping.cells import Road


def zones(road: Road) -> Iterator[tmx.MapObject]:
    """Yield the area under fire, all lanes wide (STR-3)."""
    sector, first, last = table.GUNFIRE
    ends = [(f"{sector}.{lane}{first}", f"{sector}.{lane}{last}") for lane in "ABC"]
    yield tmx.area("gunfire", course.border(road, ends), "Neon Avenue")


def lines(road: Road) -> Iterator[tmx.MapObject]:
    """Yield the police line behind the roundabout, and both ends of the tunnel (STR-5, STR-6)."""
    yield tmx.line("police_line", course.across(road, police_line(road)), "Precinct")
    dive, rise = tunnel(road)
    way_out = tmx.line("tunnel_portal", course.across(road, rise))
    yield tmx.line("tunnel_portal", course.across(road, dive), exit=way_out)
    yield way_out


def police_line(road: Road) -> float:
    """Return how far along the road the police line is: behind the roundabout."""
    return _behind(road, "c4", "s5")


def tunnel(road: Road) -> tuple[float, float]:
    """Return from where to where along the road the tunnel leads."""
    first = table.BEFORE_TUNNEL
    return _under(road, first), _under(road, first + table.HIDDEN)


def marks(road: Road) -> Iterator[tmx.MapObject]:
    """Yield the blackened cells of the Zone (STR-4)."""
    for name in table.ZONE:
        yield tmx.point("debris", road.place(name))


def _behind(road: Road, corner: str, straight: str) -> float:
    """Return the place along the road past the last cell of a corner, in whatever lane."""
    sector = next(sector for sector in road.facts.sectors if sector.id == corner)
    last = max(road.along[sector.names(lane)[-1]] for lane in range(3))
    first = min(road.along[f"{straight}.{lane}1"] for lane in "ABC")
    return max(last, (last + first) / 2)


def _under(road: Road, row: int) -> float:
    """Return where a line crosses between a row of s7 and the next, in every lane."""
    last = max(road.along[f"s7.{lane}{row}"] for lane in "ABC")
    first = min(road.along[f"s7.{lane}{row + 1}"] for lane in "ABC")
    return (last + first) / 2
