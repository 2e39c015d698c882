"""Clothes: shoulders, collars, and what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from formulad.store.likeness import ClothesStyle
from formulad.ui.art.portraits.brush import dark, pale
from formulad.ui.toolkit.colour import WHITE, rgb

if TYPE_CHECKING:
    from formulad.store.likeness import Likeness
    from formulad.ui.art.portraits.brush import Brush
    from formulad.ui.toolkit.colour import Colour

_SHOULDERS = "M6 101 C8 88 18 83 30 80 L41 76 L50 88 L59 76 L70 80 C82 83 92 88 94 101 Z"
_BROAD = "M-2 101 C-1 86 10 80 26 77 L36 72 L50 84 L64 72 L74 77 C90 80 101 86 102 101 Z"
_BARE = "M10 101 C12 89 20 85 31 82 L41 77 L50 86 L59 77 L69 82 C80 85 88 89 90 101 Z"
_GOLD = rgb("F2C14E")


def draw_clothes(brush: Brush, likeness: Likeness) -> None:
    """Draw what the driver wears, from the shoulders down."""
    colour, trim = rgb(likeness.clothes.colour), rgb(likeness.clothes.trim)
    skin = rgb(likeness.skin)
    match likeness.clothes.style:
        case ClothesStyle.BOMBER:
            _draw_bomber(brush, colour, trim)
        case ClothesStyle.DUNGAREES:
            _draw_dungarees(brush, colour, trim)
        case ClothesStyle.ELEGANT:
            _draw_elegant(brush, colour, trim, skin)
        case ClothesStyle.HIGH_COLLAR:
            _draw_high_collar(brush, colour, trim)
        case ClothesStyle.ISLAND:
            _draw_island(brush, colour, trim, skin)
        case ClothesStyle.LEATHER:
            _draw_leather(brush, colour, trim)
        case ClothesStyle.OVERALL:
            _draw_overall(brush, colour, trim)
        case ClothesStyle.RAINCOAT:
            _draw_raincoat(brush, colour, trim)
        case ClothesStyle.SUIT:
            _draw_suit(brush, colour, trim, skin)
        case ClothesStyle.VEST:
            _draw_vest(brush, colour, trim, skin)
        case _:
            assert_never(likeness.clothes.style)


def _draw_dungarees(brush: Brush, colour: Colour, trim: Colour) -> None:
    brush.lit(_SHOULDERS, trim)
    brush.flat("M41 76 L50 88 L59 76 L56 74 L50 80 L44 74 Z", dark(trim, 0.1))
    brush.both("M22 83 L30 80 L35 101 L25 101 Z", colour)
    brush.lit("M30 93 L70 93 L72 101 L28 101 Z", colour)
    brush.discs([(31, 94, 1.9), (69, 94, 1.9)], _GOLD)


def _draw_elegant(brush: Brush, colour: Colour, trim: Colour, skin: Colour) -> None:
    brush.lit(_BARE, skin)
    brush.lit(
        "M14 101 L24 85 L30 82.4 C36 92 43 95 50 95 C57 95 64 92 70 82.4 L76 85 L86 101 Z",
        colour,
    )
    _draw_pearls(brush, trim)


def _draw_high_collar(brush: Brush, colour: Colour, trim: Colour) -> None:
    brush.lit(_SHOULDERS, colour)
    brush.lit("M37 80 L39.6 71 Q50 78 60.4 71 L63 80 L50 90 Z", dark(colour, 0.14))
    brush.line("M50 84 L50 101", 1.3, trim)
    brush.lines("M39.6 71 Q44 75 50 75.6", 1.1, trim)
    brush.both("M12 90 Q22 84 31 82 L32 85 Q22 87.6 12.6 93.4 Z", trim, 0.1)


def _draw_leather(brush: Brush, colour: Colour, trim: Colour) -> None:
    brush.lit(_SHOULDERS, colour)
    brush.flat("M41 76 L50 88 L59 76 L57 101 L43 101 Z", trim)
    brush.flat("M50 82 L59 76 L57 101 L50 101 Z", dark(trim, 0.12))
    brush.both("M36 77 L42 75 L46 93 L42 96 L30 84 Z", pale(colour, 0.14), 0.22)
    brush.lines("M42 96 L43.4 101", 1.1, _GOLD)


def _draw_overall(brush: Brush, colour: Colour, trim: Colour) -> None:
    brush.lit(_SHOULDERS, colour)
    brush.flat("M43 79 L50 88 L57 79 L54 101 L46 101 Z", rgb("F2C98A"))
    brush.flat("M48 86 L52 86 L53.4 90 L52 101 L48 101 L46.6 90 Z", trim)
    brush.both("M38 77 L43 75.6 L48 93 L43.6 98 L33 86 Z", pale(colour, 0.5), 0.12)
    brush.flat("M66 91 L78 91 L78 101 L66 101 Z", dark(colour, 0.2))
    brush.line("M69 88 L69 95", 1.5, trim)
    brush.line("M73 87 L73 95", 1.5, rgb("2F6FD0"))


def _draw_raincoat(brush: Brush, colour: Colour, trim: Colour) -> None:
    brush.lit(_SHOULDERS, colour)
    brush.both("M30 80 L42 73.6 L50 86 L46 95 Q36 92 30 80 Z", pale(colour, 0.22), 0.2)
    brush.line("M50 87 L50 101", 1.2, trim)
    brush.discs([(45.4, 97, 1.7)], trim)


def _draw_suit(brush: Brush, colour: Colour, trim: Colour, skin: Colour) -> None:
    brush.lit(_SHOULDERS, colour)
    brush.flat("M43 78 L50 90 L57 78 L54.6 101 L45.4 101 Z", rgb("2B1A3E"))
    brush.flat("M43 76 L50 84 L57 76 L56 80 L50 92 L44 80 Z", dark(skin, 0.12))
    brush.both("M37 77.6 L42.6 75.4 L48.4 99 L45 101 L33 88 L38.6 86 Z", pale(colour, 0.3), 0.16)
    brush.lines("M43.4 80 Q46 88 50 88.6", 1.7, trim)


def _draw_vest(brush: Brush, colour: Colour, trim: Colour, skin: Colour) -> None:
    brush.lit(_BROAD, skin)
    brush.lit("M18 101 L22 79 L34 74 L40 101 Z M82 101 L78 79 L66 74 L60 101 Z", colour)
    brush.lit("M30 101 L33 78 L40 86 Q50 93 60 86 L67 78 L70 101 Z", rgb("E9E4DA"))
    brush.both("M22 79 L34 74 L40 101 L31 101 Z", colour)
    brush.lines("M33 78 L38.6 101", 1.0, trim)
    brush.lines("M5 95 Q10 92.6 16 94.6", 1.2, dark(skin, 0.42))
    brush.lines("M4.4 98 Q10 95.6 16.6 97.6", 1.2, dark(skin, 0.42))


def _draw_bomber(brush: Brush, colour: Colour, trim: Colour) -> None:
    brush.lit(_SHOULDERS, colour)
    brush.flat("M42 77 L50 87 L58 77 L56 101 L44 101 Z", trim)
    brush.flat("M50 82 L58 77 L56 101 L50 101 Z", dark(trim, 0.12))
    brush.both("M36 79 Q36 74.6 41 73.6 Q42 80 48.6 88 L45 92.6 Q37 87 36 79 Z", _GOLD, 0.16)
    brush.lines("M38.4 79 Q39.6 84 45 89.6", 0.8, dark(_GOLD, 0.35))
    brush.both("M8.6 93 Q13 88 19 85.6 L22 89 Q15 92 11 97 Z", trim, 0.14)


def _draw_pearls(brush: Brush, colour: Colour) -> None:
    row = [(38.4, 83.0), (41.4, 86.4), (45.4, 88.8), (50.0, 89.6)]
    for x, y in (*row, *((100 - x, y) for x, y in row[:3])):
        brush.sketch.disc((x, y), 2.1, colour)
        brush.sketch.disc((x - 0.5, y - 0.6), 0.7, WHITE)


def _draw_island(brush: Brush, colour: Colour, trim: Colour, skin: Colour) -> None:
    """Draw a shirt on which hibiscus grows."""
    brush.lit(_SHOULDERS, colour)
    brush.lit("M41 76 L50 92 L59 76 Q50 82 41 76 Z", dark(skin, 0.14))
    for x, y, size in (
        (24, 91, 2.6),
        (76, 90, 2.6),
        (37, 98, 2.3),
        (64, 98, 2.3),
        (12, 99, 2.2),
        (88, 99, 2.2),
    ):
        petals = ((0, -1.3), (1.25, -0.4), (0.8, 1.05), (-0.8, 1.05), (-1.25, -0.4))
        for dx, dy in petals:
            brush.discs([(x + dx * size, y + dy * size, size)], trim)
        brush.discs([(x, y, size * 0.6)], _GOLD)
    brush.both("M35 78.6 L41 75 L49 92 L43 93 Z", pale(colour, 0.16), 0.2)
