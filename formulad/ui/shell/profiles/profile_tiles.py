"""Profile tiles: people as pages show them, in the colour of the car they like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.store.unusable_file import UnusableFile
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.teams import team_of
from formulad.ui.toolkit.widgets.tile import Tile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.store.profiles import SavedProfile

MOST = 24
"""So many find room on a page."""
_TALL, _GAP, _LEAST = 118.0, 20.0, 380.0


def tile_places(room: Rect, count: int) -> Iterator[Rect]:
    """Yield places for tiles in a room, which shrink until all of them are in sight."""
    across = max(1, min(3, int(room.width // _LEAST)))
    rows = max(1, -(-count // across))
    width = (room.width - (across - 1) * _GAP) / across
    tall = min(_TALL, (room.height - (rows - 1) * _GAP) / rows)
    for at in range(count):
        row, column = divmod(at, across)
        left = room.left + column * (width + _GAP)
        yield Rect(left, room.top + row * (tall + _GAP), width, tall)


def profile_tile(
    place: Rect, found: SavedProfile | UnusableFile, command: object, note: str = ""
) -> Tile:
    """Return the tile of somebody, or of a file that cannot be used."""
    widget_id = f"profile-{found.path.name}"
    if isinstance(found, UnusableFile):
        fault = say("This profile cannot be used")
        return Tile(widget_id, place, found.path.name, fault, "warn", command=command)
    number = found.profile.number
    told = note or say("Likes car {number}", number=number)
    disc = team_of(number).colour
    return Tile(widget_id, place, found.name, told, "human", disc, command=command)
