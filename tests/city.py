"""Small cities for the rules of the street: a drawn road, weather over it, and what lies on it.

The gunfire, the Zone and the police line of a city are given by the names of cells:

    CITY = city("A . . . . 1 1 1 . . .", gunfire="s1.A3 s1.A4", police="s2.A2")
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.road.track import CellId, Street, WeatherTable
from tests.drawn import track
from tests.presets import STREET

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track

SKY = WeatherTable(fine=range(1, 8), variable=range(8, 13), rain=range(13, 21))
WITHOUT_GIFTS = replace(STREET, abilities=False)


def city(drawing: str, *, gunfire: str = "", zone: str = "", police: str = "") -> Track:
    """Return the city of a drawing; police measure who enters certain cells from behind them."""
    road = track(drawing, name="city")
    cells, beyond = road.by_name, {road.by_name[name] for name in police.split()}
    street = Street(
        gunfire=frozenset(cells[name] for name in gunfire.split()),
        zone=frozenset(cells[name] for name in zone.split()),
        police=frozenset(
            (CellId(cell), ahead)
            for cell, targets in enumerate(road.next)
            for ahead in targets
            if ahead in beyond and cell not in beyond
        ),
    )
    return replace(road, weather=SKY, street=street)


AVENUE = city(f"""
    A  {". " * 30} 1> 1 1 {". " * 10}
    B  {". " * 30} 1  1 1 {". " * 10}
""")
"""Two lanes: a long straight, a corner with one stop, and a short straight to the line."""


def in_the_streets(**changes: object) -> Options:
    """Return the options of the street, but for some."""
    return replace(STREET, **changes)  # type: ignore[arg-type]  # a test knows what it changes
