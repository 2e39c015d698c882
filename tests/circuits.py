"""The circuits that come with the game, and a small one drawn for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.road.track import CellId, Street, WeatherTable
from formulad.tiled.catalogue import Catalogue
from tests.drawn import track

if TYPE_CHECKING:
    from formulad.race.road.track import Track

TRACKS = Path(__file__).parents[1] / "tracks"
PRESETS = Path(__file__).parents[1] / "assets" / "presets"
"""The rules that come with the game."""
SHIPPED = tuple(Catalogue(TRACKS).paths)
"""The ids of the circuits that come with the game."""

RING = track(
    """
    A  . . . . . . . . . . . . 2> 2> 2 2 . . . . 1  1  1  1 | 1> 1 . . . . . . . . . .
    B  . . . . . . . . . . . . 2> 2  2   . . . . 1< 1< 1    | 1  1 . . . . . . . . . .
    C  . . . . . . . . . . . . 2  2      . . . . 1< 1       | 1  1 . . . . . . . . . .
    """,
    name="ring",
    grid=(
        *("s4.A10", "s4.C10", "s4.A9", "s4.C9", "s4.A8"),
        *("s4.C8", "s4.A7", "s4.C7", "s4.A6", "s4.C6"),
    ),
)
"""A lap with all that the basic rules know: two hands, two stops, corners that touch."""

STREET_RING = replace(
    RING,
    id="street_ring",
    weather=WeatherTable(fine=range(1, 8), variable=range(8, 14), rain=range(14, 21)),
    street=Street(
        gunfire=frozenset(RING.by_name[f"s2.{lane}{n}"] for lane in "ABC" for n in (2, 3)),
        zone=frozenset(RING.by_name[name] for name in ("s1.A10", "s1.C12", "s4.B3", "s4.A5")),
        police=frozenset(
            (CellId(cell), ahead)
            for cell, targets in enumerate(RING.next)
            for ahead in targets
            if RING.cells[cell].progress < 6.25 <= RING.cells[ahead].progress < 8
        ),
    ),
)
"""The same lap with gunfire, black cells and a police line."""

ALLEY = track(
    """
    A  . . . . . . 1 1 1 . . . . . . 3 3 3 3 . . . . 2 2 2 . . . . . . . . .
    """,
    name="alley",
)
"""A single lane, where everybody is in the way."""


@cache
def shipped(track_id: str) -> Track:
    """Return a circuit that comes with the game."""
    return Catalogue(TRACKS).load(track_id).track
