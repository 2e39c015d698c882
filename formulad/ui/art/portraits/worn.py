"""Headgear: hats, glasses, and what hangs at the ears."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from formulad.store.likeness import EarStyle, GlassesStyle, HatStyle
from formulad.ui.art.portraits.brush import dark, pale
from formulad.ui.toolkit.colour import WHITE, rgb

if TYPE_CHECKING:
    from formulad.store.likeness import Ears, Glasses, Hat
    from formulad.ui.art.portraits.brush import Brush
    from formulad.ui.toolkit.colour import Colour

_INK = rgb("1C1426")
_CROWN = "M27.4 37 C26 20 35 10.6 50 10.6 C65 10.6 74 20 72.6 37 Q50 28.6 27.4 37 Z"


def draw_hat(brush: Brush, hat: Hat) -> None:
    """Draw what is worn on the hair."""
    colour = rgb(hat.colour)
    trim = rgb(hat.trim) if hat.trim else dark(colour, 0.3)
    match hat.style:
        case HatStyle.CAP:
            _draw_cap(brush, colour)
        case HatStyle.FROG_CAP:
            _draw_frog(brush, colour)
        case HatStyle.BANDANA:
            brush.flat(
                "M70 26 C77 20 82 21 84 24 C80 25 77 28 75 32 C79 33 82 37 82 41 "
                "C77 38 73 35 69.4 33 Z",
                dark(colour, 0.24),
            )
            brush.lit(
                "M28.6 35 C30 25 38 18.4 50 18.4 C62 18.4 70 25 71.4 35 "
                "C66 29.6 58 27.4 50 27.4 C42 27.4 34 29.6 28.6 35 Z",
                colour,
            )
            brush.discs(
                [
                    (36, 27.4, 1.3),
                    (43, 23.6, 1.3),
                    (50, 22.8, 1.3),
                    (57, 23.6, 1.3),
                    (64, 27.4, 1.3),
                ],
                pale(colour, 0.75),
            )
        case HatStyle.HEADSCARF:
            _draw_headscarf(brush, colour, trim)
        case HatStyle.FLOWER:
            _draw_flower(brush, colour, trim)
        case _:
            assert_never(hat.style)


def _draw_cap(brush: Brush, colour: Colour) -> None:
    brush.lit(_CROWN, colour)
    brush.lit(
        "M24 39 Q50 23.6 76 39 Q77.6 42 74 42.4 Q50 33.6 26 42.4 Q22.4 42 24 39 Z",
        dark(colour, 0.22),
    )


def _draw_frog(brush: Brush, colour: Colour) -> None:
    """Draw a cap that looks back."""
    brush.discs([(37, 11.6, 8), (63, 11.6, 8)], colour)
    _draw_cap(brush, colour)
    for x in (37.0, 63.0):
        brush.sketch.disc((x, 11), 5.2, WHITE)
        brush.sketch.disc((x + 0.8, 11.6), 2.7, _INK)
        brush.sketch.disc((x - 0.2, 10.4), 0.9, WHITE)
    brush.line("M41 22.6 Q50 28 59 22.6", 1.7, dark(colour, 0.5))
    brush.discs([(47.6, 19, 0.9), (52.4, 19, 0.9)], dark(colour, 0.5))


def _draw_headscarf(brush: Brush, colour: Colour, trim: Colour) -> None:
    """Draw a silk scarf tied under the chin."""
    brush.both(
        "M50 9.6 C31 9.6 21 24 22 42 C22.8 58 33 73 48 80.6 L50 77.4 C40 72 31.4 60 30.4 47 "
        "C29.6 33 36 19.4 50 18.4 Z",
        colour,
    )
    brush.lines("M50 18.4 C36 19.4 29.6 33 30.4 47 C31.4 60 40 72 50 77.4", 1.7, trim)
    for x, y in (
        (43, 13.4),
        (34, 18.4),
        (28, 26.6),
        (25.6, 37),
        (26.4, 48),
        (30, 58.6),
        (36.4, 68),
    ):
        brush.discs([(x, y, 1.25), (100 - x, y, 1.25)], trim)
    brush.both("M50 77 L46 79.6 L36 90 Q42 92.4 46.4 91 L50 82 Z", colour)
    brush.lines("M36.6 89.6 Q42 92 46.6 90.6", 1.4, trim)
    brush.sketch.disc((50, 79.8), 3.4, dark(colour, 0.16))


def _draw_flower(brush: Brush, colour: Colour, heart: Colour) -> None:
    """Draw a blossom behind the ear."""
    x, y = 73.5, 34.0
    brush.flat(
        f"M{x} {y} C{x + 6} {y + 2} {x + 10} {y + 8} {x + 10} {y + 14} "
        f"C{x + 4} {y + 13} {x} {y + 7} {x} {y} Z",
        rgb("3E9B4F"),
    )
    for dx, dy in ((0, -6.4), (6.1, -2), (3.8, 5.2), (-3.8, 5.2), (-6.1, -2)):
        brush.sketch.disc((x + dx, y + dy), 4.9, colour)
    brush.sketch.disc((x, y), 3.6, heart)
    brush.sketch.disc((x, y), 1.5, dark(heart, 0.3))


def draw_glasses(brush: Brush, glasses: Glasses) -> None:
    """Draw what is worn before the eyes."""
    colour = rgb(glasses.colour)
    light = rgb(glasses.light) if glasses.light else pale(colour, 0.35)
    match glasses.style:
        case GlassesStyle.ROUND:
            for x in (41.0, 59.0):
                brush.sketch.ring((x, 47.4), 7.3, 1.7, colour)
                brush.line(f"M{x - 4} 45 L{x - 1.4} 42.4", 1.1, WHITE)
            brush.line("M48 46.4 Q50 44.8 52 46.4", 1.6, colour)
            brush.lines("M33.8 46.4 L30.2 45.4", 1.5, colour)
        case GlassesStyle.SHADES:
            brush.flat(
                "M29.4 40.6 Q50 38.6 70.6 40.6 L68.8 51 Q67 54 62 54 L58 54 Q54.6 54 53.4 50.6 "
                "L51.6 46.8 L48.4 46.8 L46.6 50.6 Q45.4 54 42 54 L38 54 Q33 54 31.4 51 Z",
                colour,
            )
            brush.flat("M33 43.4 L44.4 43 L39.6 51.6 L36.6 51.6 Q34.4 51 33.8 48.8 Z", light)
            brush.flat(
                "M55.4 43 L66.8 43.4 L62 51.6 L59 51.6 Q57 50.8 56.4 48.6 Z", dark(light, 0.35)
            )
        case GlassesStyle.BUTTERFLY:
            brush.both(
                "M28.4 40.4 L46 42.6 Q49 43.4 48.6 47 C48 54 43 57.4 38.4 56.6 "
                "C33 55.6 30.6 50 28.4 40.4 Z",
                colour,
                0.0,
            )
            brush.line("M46 45 Q50 43 54 45", 2.2, colour)
            brush.flat("M32.4 43.4 L40 44.4 L35.6 51.4 Q33.6 48.6 32.4 43.4 Z", light)
            brush.flat("M55 45.4 L61.6 44.4 L57.4 52.4 Q55.2 49.8 55 45.4 Z", dark(light, 0.25))
        case _:
            assert_never(glasses.style)


def draw_ears(brush: Brush, ears: Ears) -> None:
    """Draw what is worn at the ears."""
    colour = rgb(ears.colour)
    match ears.style:
        case EarStyle.DROPS:
            brush.both("M29 56 C32 60 32 64 29 65 C26 64 26 60 29 56 Z", colour)
        case EarStyle.PEARLS:
            brush.discs([(29, 57, 2.6), (71, 57, 2.6)], colour)
        case EarStyle.HEADPHONES:
            brush.line("M25 45 C22 22 34 4.6 50 4.6 C66 4.6 78 22 75 45", 3.6, dark(colour, 0.55))
            brush.both(
                "M22.6 40 Q29.6 38 31.4 41 L31.4 57.4 Q29.6 60.4 22.6 58.4 "
                "Q19 56 19 49.2 Q19 42.4 22.6 40 Z",
                colour,
                0.25,
            )
            brush.both("M29 39.6 L32.4 40.6 L32.4 57.8 L29 58.8 Z", _INK, 0.0)
            brush.line("M21.8 45 Q20.8 49 21.8 53", 1.3, pale(colour, 0.5))
        case _:
            assert_never(ears.style)
