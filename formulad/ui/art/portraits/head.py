"""Heads: neck, face, eyes, nose and mouth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.likeness import Face, GlassesStyle, HairStyle, Mouth
from formulad.ui.art.portraits.brush import dark, pale, whole
from formulad.ui.toolkit.colour import mix, rgb

if TYPE_CHECKING:
    from formulad.store.likeness import Likeness
    from formulad.ui.art.portraits.brush import Brush
    from formulad.ui.toolkit.outlines import Outline

_FACES = {
    Face.HEART: "M50 23 C37 23 30 31 30 44 C30 57 39 67 46 72.5 Q48 74 50 74",
    Face.ROUND: "M50 23 C36 23 29 31 29 46 C29 62 38 73 50 73",
    Face.LONG: "M50 22 C38 22 31 30 31 43 L31.5 53 C32 66 41 76 50 76",
    Face.SQUARE: "M50 23 C37 23 30 30 30 43 L31 58 C31.5 65 41 75 46 75 L50 75",
    Face.BROAD: "M50 21 C35 21 27 30 27 45 L28 60 C29 70 40 77 50 77",
}
_WIDE_NECK = "M38 58 L62 58 L66 92 L34 92 Z"
_NECK = "M42 60 L58 60 L60 88 L50 94 L40 88 Z"
_DARK = {GlassesStyle.SHADES, GlassesStyle.BUTTERFLY}
"""Glasses behind which eyes cannot be seen."""
_INK = rgb("1C1426")
_TOOTH = rgb("FFF8EC")


def face_of(likeness: Likeness) -> Outline:
    """Return the outline of a face."""
    return whole(_FACES[likeness.face])


def draw_neck(brush: Brush, likeness: Likeness) -> None:
    """Draw the neck, in the shadow of the chin."""
    skin = rgb(likeness.skin)
    broad = likeness.face is Face.BROAD
    brush.lit(_WIDE_NECK if broad else _NECK, dark(skin, 0.2), 0.1)


def draw_face(brush: Brush, likeness: Likeness) -> None:
    """Draw ears and face without what is in it."""
    skin = rgb(likeness.skin)
    reach = 1.0 if likeness.face is Face.BROAD else 3.5
    brush.discs([(26 + reach, 49, 5), (74 - reach, 49, 5)], dark(skin, 0.08))
    brush.lit_outlines([face_of(likeness)], skin)
    _draw_cheeks(brush, likeness)


def draw_features(brush: Brush, likeness: Likeness) -> None:
    """Draw brows, eyes, nose and mouth."""
    skin = rgb(likeness.skin)
    if likeness.hair.style is HairStyle.BALD:
        brush.flat("M37 31 Q41 25 47 25 Q41 28 39 33 Z", pale(skin, 0.45))
    _draw_eyes(brush, likeness)
    brush.flat("M50 45 L54.8 56.5 Q53.5 58.8 50 58.6 Z", dark(skin, 0.24))
    brush.flat("M50 58.6 Q47.5 58.7 46.2 57.2 Q48 57.4 50 56.8 Z", dark(skin, 0.14))
    _draw_mouth(brush, likeness)


def _draw_cheeks(brush: Brush, likeness: Likeness) -> None:
    """Draw the blush of warm nights, and freckles where hair is light."""
    skin = rgb(likeness.skin)
    blush = mix(skin, rgb("E2604F"), 0.24)
    brush.sketch.disc((38, 56.4), 3.3, blush)
    brush.sketch.disc((62, 56.4), 3.3, dark(blush, 0.12))
    if likeness.freckles:
        spots = [(35, 55, 0.7), (37.6, 57, 0.7), (39.4, 54.6, 0.7), (36, 58.6, 0.6)]
        brush.discs(
            [*spots, *((100 - x, y, r) for x, y, r in spots)],
            dark(mix(skin, rgb("A0522D"), 0.6), 0.05),
        )


def _draw_eyes(brush: Brush, likeness: Likeness) -> None:
    if likeness.glasses and likeness.glasses.style in _DARK:
        return
    hair = rgb(likeness.hair.colour)
    brow = mix(hair, _INK, 0.35)
    stern = likeness.mouth is Mouth.STERN
    for x in (41.3, 58.7):
        brush.flat(f"M{x - 4.6} 47.6 Q{x} 42.6 {x + 4.6} 47.6 Q{x} 51.6 {x - 4.6} 47.6 Z", _TOOTH)
        brush.sketch.disc((x, 47.3), 2.35, _INK)
        brush.sketch.disc((x - 0.8, 46.5), 0.7, _TOOTH)
    lid = "M36.4 47.6 Q41.2 42.4 46 47.4"
    brush.lines(lid, 1.5 if likeness.lips else 1.1, _INK)
    if likeness.lips:
        brush.lines("M36.6 47.2 L34.6 45.2", 1.2, _INK)
        brush.lines("M35.4 41.4 Q40.5 37.8 46 40.2", 1.3, brow)
    elif stern:
        brush.lines("M34.6 40 L46.6 43.2", 2.7, brow)
    else:
        brush.lines("M35 41.6 Q40 38.2 46.2 40.8", 2.2, brow)


def _draw_mouth(brush: Brush, likeness: Likeness) -> None:
    skin = rgb(likeness.skin)
    line = dark(mix(skin, rgb("8A2635"), 0.55), 0.25)
    lips = rgb(likeness.lips) if likeness.lips else line
    match likeness.mouth:
        case Mouth.GRIN:
            brush.flat("M41.4 61.8 Q50 63.6 58.6 61.8 Q57 70.2 50 70.4 Q43 70.2 41.4 61.8 Z", lips)
            brush.flat(
                "M43.2 62.9 Q50 64.3 56.8 62.9 Q56 66.4 50 66.6 Q44 66.4 43.2 62.9 Z", _TOOTH
            )
        case Mouth.SMILE if likeness.lips:
            brush.flat(
                "M42.6 64 Q46.4 62.2 48.4 61.8 L50 62.5 L51.6 61.8 Q53.6 62.2 57.4 64 "
                "Q54 68.6 50 68.6 Q46 68.6 42.6 64 Z",
                lips,
            )
            brush.line("M44 64.2 Q50 65.8 56 64.2", 0.7, dark(lips, 0.4))
        case Mouth.SMIRK if likeness.lips:
            brush.flat(
                "M44 64.4 Q47 62.4 48.6 62 L50 62.7 L51.4 62 Q54 62 57 62.8 "
                "Q54.6 68 50.4 68.2 Q46.6 68.2 44 64.4 Z",
                lips,
            )
            brush.line("M45 64.6 Q51 65.6 56.2 63.2", 0.7, dark(lips, 0.4))
        case Mouth.SMIRK:
            brush.line("M45 65.2 Q51 66.6 55.6 63.2", 1.7, line)
            brush.line("M55.6 63.2 L56.6 62", 1.4, line)
        case Mouth.STERN:
            brush.line("M43 66 Q50 64.4 57 66", 1.9, line)
        case _:
            brush.line("M43 63.4 Q50 68.2 57 63.4", 1.8, line)
