"""Hair: what falls behind the head, and what lies upon it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.likeness import HairStyle
from formulad.ui.art.portraits.brush import dark, pale
from formulad.ui.toolkit.colour import rgb

if TYPE_CHECKING:
    from formulad.store.likeness import Hair
    from formulad.ui.art.portraits.brush import Brush
    from formulad.ui.toolkit.colour import Colour


def draw_hair_behind(brush: Brush, hair: Hair) -> None:
    """Draw the hair that head and shoulders hide a part of."""
    colour = rgb(hair.colour)
    match hair.style:
        case HairStyle.FRINGE:
            brush.lit(
                "M50 13 C31 13 22.5 25 22.5 42 L21 74 Q32 78 40 75 L60 75 Q68 78 79 74 "
                "L77.5 42 C77.5 25 69 13 50 13 Z",
                dark(colour, 0.1),
            )
        case HairStyle.PONYTAIL:
            brush.lit(
                "M50 14 C34 14 27 25 27.5 41 L30 50 L70 50 L72.5 41 C73 25 66 14 50 14 Z", colour
            )
            brush.flat(
                "M66 22 C80 20 88 34 85 50 C83.5 62 88 68 91 72 C82 76 74 70 74 58 "
                "C74 46 75 36 66 32 Z",
                dark(colour, 0.16),
            )
            brush.flat(
                "M74 27 C81 34 80 46 79 56 C79 63 81 68 84 71.5 C77 70 75.6 63 75.8 56 "
                "C76 44 77 36 70 31 Z",
                _light(hair),
            )
        case HairStyle.WAVES:
            brush.lit(
                "M50 14 C30 14 24 28 25 44 C25 54 21 60 25 68 C29 74 38 73 41 70 L59 70 "
                "C62 73 71 74 75 68 C79 60 75 54 75 44 C76 28 70 14 50 14 Z",
                colour,
            )
        case HairStyle.LONG_CURLS:
            _draw_curls(brush, colour)
        case HairStyle.WILD:
            puffs = [(24.5, 36, 7.5), (21.5, 45, 7), (25, 54, 6), (29, 29, 6.5)]
            brush.discs([*puffs, *((100 - x, y, r) for x, y, r in puffs)], colour)
        case _:
            pass


def draw_hair_before(brush: Brush, hair: Hair) -> None:
    """Draw the hair that lies on forehead and temples."""
    colour, light = rgb(hair.colour), _light(hair)
    match hair.style:
        case HairStyle.BALD:
            pass
        case HairStyle.SHORT:
            brush.lit(
                "M28.5 48 L28 36 C29 21 39 14.5 50 14.5 C61 14.5 71 21 72 36 L71.5 48 L68.6 47 "
                "L67.5 37 Q50 27 32.5 37 L31.4 47 Z",
                colour,
            )
        case HairStyle.TOUSLED:
            _draw_tousled(brush, colour, light)
        case HairStyle.SLICK:
            brush.lit(
                "M29 47 C26.5 28 34 13.5 51 13 C67 13 74 28 71 47 L68.4 46 C68.6 38 66 33 61 31 "
                "Q55 30 50 33.5 Q45 30 39 31 C34 33 31.4 38 31.6 46 Z",
                colour,
            )
            brush.lines("M36 29 Q38 20 46 17", 1.3, light)
            brush.lines("M42 27.6 Q43.6 21 48.4 18.6", 1.1, light)
        case HairStyle.FLAT_TOP:
            brush.lit(
                "M29.6 46 L29 30 Q26.6 17 28.6 8.6 Q50 5.4 71.4 8.6 Q73.4 17 71 30 L70.4 46 "
                "L68.2 45 L67.6 33 Q50 28.6 32.4 33 L31.8 45 Z",
                colour,
            )
            brush.flat("M31 11 Q50 8 69 11 Q50 10.4 31 11 Z", light)
        case HairStyle.WILD:
            brush.flat(
                "M46 24 C44 16 47 11 53 9.5 C51 14 53 17 57 17 C55.6 20 55.4 22 56 24 Z", colour
            )
            brush.flat("M48.6 22 C47.6 17 49 14 51 12.6 C50.6 16 51.6 19 53.6 21 Z", light)
            brush.both("M30 45 C28 38 29.6 31 34 27.6 C33.6 32 32.8 36 33 44 Z", colour)
        case HairStyle.FRINGE:
            _draw_fringe(brush, colour, light)
        case HairStyle.PONYTAIL:
            brush.lit(
                "M29 50 C25.6 32 32 15 51 15 C67 15 74.6 30 71 50 L69 46 C68 38 64 34 58 31 "
                "C52 35 40 38 33.4 38 Q31 42 31 48 Z",
                colour,
            )
            brush.flat("M36 33 C42 31 48 27 50 20 C46 24 40 27 34.4 28.6 Q33.8 31 36 33 Z", light)
        case HairStyle.WAVES:
            brush.lit(
                "M29.6 49 C26.6 30 36 17 51 17 C66 17 73 30 70.4 49 C69 39 66.6 34.4 62.6 31.6 "
                "C54 36 42 36.6 36 33.4 C32.6 37 31 42 29.6 49 Z",
                colour,
            )
            brush.flat("M37 31.4 C45 33 54 31 60 26.4 C54 26 44 28 37 31.4 Z", light)
            brush.flat("M33.4 33 C35 26 40 21.6 46 20.4 C41 24 37.6 28 36 32.6 Z", light)
        case HairStyle.LONG_CURLS:
            crown = [
                (33, 31, 6),
                (37, 24, 7),
                (45, 20, 7.6),
                (55, 20, 7.6),
                (63, 24, 7),
                (67, 31, 6),
            ]
            brush.discs(crown, colour)
            brush.lines("M33.6 24.6 Q36 20 40.4 18.6", 1.2, light)
            brush.line("M44.6 16.6 Q48 14.6 51.4 15.6", 1.2, light)


def _light(hair: Hair) -> Colour:
    return rgb(hair.light) if hair.light else pale(rgb(hair.colour), 0.18)


def _draw_curls(brush: Brush, colour: Colour) -> None:
    """Draw curls all round, down to the shoulders."""
    left = [
        *((31, 27, 8), (26, 36, 8), (23.5, 46, 8), (22.5, 56, 8), (23, 66, 8), (25.5, 75, 8)),
        *((31, 80, 7), (39, 18.5, 8.5), (32, 66, 7)),
    ]
    brush.lit("M50 13 L28 30 L24 78 L42 82 L58 82 L76 78 L72 30 Z", colour)
    brush.discs([*left, *((100 - x, y, r) for x, y, r in left), (50, 15.5, 8)], colour)


def _draw_tousled(brush: Brush, colour: Colour, light: Colour) -> None:
    """Draw hair that a wind has been in."""
    brush.lit(
        "M29 47 C26 38 26 29 29.4 23 C29 19.6 31.4 16 35 15 C36 11.6 41 9.4 45 11 "
        "C49 6.8 57 7 60 10.4 C65 9.6 69.6 13.6 69.4 18.4 C73.6 22 74.4 31 71 47 L68.6 45 "
        "C69 40 68 36 65.6 33 C63 35 60.4 35.4 57.6 34 C54 37.6 48.6 37.6 45.6 34.4 "
        "C42 37 37 36.4 35 33.6 C32.6 36.6 31.4 41 31.6 46 Z",
        colour,
    )
    brush.flat("M34 26 C36 19.6 41 16 47 16.4 C42 18.4 38.6 22 37.6 27 Z", light)
    brush.flat("M48 25 C49 19 53.4 15.4 59 15.6 C54.6 18 52.6 21.4 52 26 Z", light)


def _draw_fringe(brush: Brush, colour: Colour, light: Colour) -> None:
    """Draw a straight fringe and what frames the face; one strand is dyed."""
    brush.both("M31.6 28 C24 34 23.4 46 24 56 L22.8 72.6 Q28 76 34 74 Q30.6 62 31.4 50 Z", colour)
    brush.flat("M31 34 C27 42 27.6 58 28 74.6 Q31 75 34 74 Q30.6 62 31.4 50 Z", light)
    brush.lit(
        "M50 14 C33 14 26 25 27 40 Q38.6 42 50 41 Q61.4 42 73 40 C74 25 67 14 50 14 Z", colour
    )
    brush.line("M34 27 Q40 19.6 48 18.6", 1.6, pale(colour, 0.2))
