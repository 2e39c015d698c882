"""The colours that only a city at night has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.tiled.circuit import Tint
from formulad.ui.toolkit.colour import Colour, rgb

if TYPE_CHECKING:
    from collections.abc import Mapping

PINK: Colour = rgb("FF3D7F")
CYAN: Colour = rgb("2DE2FF")
VIOLET: Colour = rgb("8B5CF6")
LIME: Colour = rgb("B6FF3C")
SODIUM: Colour = rgb("FF9F45")
NEON: tuple[Colour, ...] = (CYAN, PINK, VIOLET, SODIUM, CYAN, PINK, LIME)
"""Tubes by how often they are seen."""
TINTS: Mapping[Tint, Colour] = {
    Tint.PINK: PINK,
    Tint.CYAN: CYAN,
    Tint.VIOLET: VIOLET,
    Tint.AMBER: SODIUM,
    Tint.LIME: LIME,
}

WALL: Colour = rgb("15122D")
WALLS: tuple[Colour, ...] = tuple(
    map(rgb, ["17132F", "1B1737", "141A34", "1E1734", "191B3A", "201634"]),
)
ROOFS: tuple[Colour, ...] = tuple(
    map(rgb, ["1F1B40", "252048", "1C2042", "271F48", "20213F", "2A214A", "1B1D3A"]),
)
DARK_PANE: Colour = rgb("2A2850")
WARM: tuple[Colour, ...] = tuple(map(rgb, ["FFB454", "FFCF87", "FFA63D", "FFE0A8", "F28F3B"]))
COOL: tuple[Colour, ...] = tuple(map(rgb, ["8FE9FF", "63D8F0", "CFF4FF", "5FB4FF", "FFDFA0"]))
GAUDY: tuple[Colour, ...] = tuple(map(rgb, ["FF6FA5", "B98CFF", "FFB454", "63D8F0", "FF8FC0"]))
PLANT: Colour = rgb("3A3468")
PLANT_TOP: Colour = rgb("4C4582")
VENT: Colour = rgb("17142F")
GARDEN: tuple[Colour, ...] = tuple(map(rgb, ["1E4A3A", "266049", "2F7355"]))
BEACON: Colour = rgb("FF2E44")
LAMP_HEAD: Colour = rgb("FFE9C2")
LAMP_POST: Colour = rgb("55507E")
LAMP_LIGHT: Colour = rgb("8A4E1E")
PAVEMENT: Colour = rgb("1D1A36")
PAVEMENT_EDGE: Colour = rgb("2C2850")
ISLAND, ISLAND_EDGE = rgb("3B3566"), rgb("6A61A8")
DUSK: Colour = rgb("70708C")
"""What the city is multiplied with past the border of the map."""
ALLEY: Colour = rgb("100E22")
STREET_LINE: Colour = rgb("3B3766")
HEAD_LIGHT: Colour = rgb("FFF1C9")
TAIL_LIGHT: Colour = rgb("FF3B4E")
BOARD: Colour = rgb("0C0A1C")
STEEL: Colour = rgb("5A5688")
RUST: tuple[Colour, ...] = tuple(map(rgb, ["4A2F2C", "5A3A2E", "3C3348", "2F3A52", "63433A"]))
BOXES: tuple[Colour, ...] = tuple(
    map(rgb, ["A33A4E", "2B6E8F", "B8742F", "4A4B8C", "2E7A62", "7B3F86", "8A8FA8"]),
)
CANOPIES: tuple[Colour, ...] = tuple(map(rgb, ["D8415F", "E58A3A", "2F9DB0", "8B5CF6", "D9B23F"]))
CLOTHES: tuple[Colour, ...] = tuple(
    map(rgb, ["F5F1E8", "FF8FB0", "8FE9FF", "FFD166", "B98CFF", "E5E9F5", "7CE0B8"]),
)
PAINTS: tuple[Colour, ...] = tuple(
    map(rgb, ["6A6C92", "8C3C52", "3B5C8C", "9A8A5A", "4A4763", "B9BCD4"]),
)
"""Of parked cars."""
