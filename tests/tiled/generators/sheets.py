"""Sheets to draw on, from the text of a map."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from formulad.tiled.sheet.sheet import read_sheet
from tests.tiled.oval import MAP_PROPERTIES, tiled_map

if TYPE_CHECKING:
    from formulad.tiled.sheet.sheet import Sheet


def sheet_of(*objects: str, properties: dict[str, object] | None = None) -> Sheet:
    """Return the sheet of a map with some objects."""
    text = tiled_map({"road": [*objects]}, MAP_PROPERTIES if properties is None else properties)
    return sheet_from(text)


def sheet_from(text: str) -> Sheet:
    """Return the sheet of the text of a map."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "map.tmx"
        path.write_text(text, "utf-8")
        return read_sheet(path)
