"""Where the records of all versions lie, and their circuit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.tiled.catalogue import Catalogue
from tests.circuits import shipped

if TYPE_CHECKING:
    from formulad.race.road.track import Track

RECORDS = Path(__file__).parent


def oval(track_id: str = "oval") -> Track:
    """Return the circuit of the records."""
    return Catalogue(RECORDS).load(track_id).track


def circuit(track_id: str) -> Track:
    """Return the circuit that a record names: the one that lies here, or one of the game."""
    return oval() if track_id == "oval" else shipped(track_id)
