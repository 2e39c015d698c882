"""Beards, from a shadow on the jaw to all that a chin can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from formulad.store.likeness import BeardStyle
from formulad.ui.art.portraits.brush import dark, pale
from formulad.ui.art.portraits.head import face_of
from formulad.ui.toolkit.colour import mix, rgb
from formulad.ui.toolkit.outlines import traced

if TYPE_CHECKING:
    from formulad.store.likeness import Likeness
    from formulad.ui.art.portraits.brush import Brush

_JAW = (
    "M26 45 L32.6 46 C33.6 60 38 61.4 42 60.4 Q46 58.8 50 60 Q54 58.8 58 60.4 C62 61.4 66 60 "
    "67.4 46 L74 45 L74 80 L26 80 Z"
)


def draw_beard_below(brush: Brush, likeness: Likeness) -> None:
    """Draw the beards over which a mouth is drawn."""
    beard = likeness.beard
    if beard is None:
        return
    colour = rgb(beard.colour)
    match beard.style:
        case BeardStyle.STUBBLE:
            with brush.sketch.inside(face_of(likeness)):
                brush.lit_outlines(traced(_JAW), mix(rgb(likeness.skin), colour, 0.55))
        case BeardStyle.GOATEE:
            brush.lit(
                "M41.6 62 Q50 57.6 58.4 62 C59.4 70 57 77.6 50 78 C43 77.6 40.6 70 41.6 62 Z",
                colour,
            )
            brush.flat(
                "M44.4 62.6 Q50 60.6 55.6 62.6 Q55.8 68 50 68.6 Q44.2 68 44.4 62.6 Z",
                rgb(likeness.skin),
            )
        case BeardStyle.FULL:
            brush.lit(
                "M27 45 L31 47 C32 56 36 60 42 59.6 Q46 58 50 59 Q54 58 58 59.6 "
                "C64 60 68 56 69 47 L73 45 C75 62 73 76 66 83 C60 88.6 56 90 50 90.6 "
                "C44 90 40 88.6 34 83 C27 76 25 62 27 45 Z",
                colour,
            )
            brush.lines("M38 70 Q39 78 43 83", 1.2, pale(colour, 0.16))
            brush.line("M46 74 Q46.4 80 48 85", 1.2, pale(colour, 0.16))
            brush.line("M53.6 74 Q53.6 80 52.4 85", 1.2, dark(colour, 0.2))
        case BeardStyle.CHIN:
            with brush.sketch.inside(face_of(likeness)):
                brush.lit(
                    "M28 50 L32.4 52 C33.4 60 38 66.6 44 68 Q50 66.6 56 68 "
                    "C62 66.6 66.6 60 67.6 52 L72 50 L72 80 L28 80 Z",
                    colour,
                )
        case BeardStyle.MOUSTACHE | BeardStyle.ANCHOR:
            pass
        case _:
            assert_never(beard.style)


def draw_beard_above(brush: Brush, likeness: Likeness) -> None:
    """Draw the beards that hang over a mouth."""
    beard = likeness.beard
    if beard is None:
        return
    colour = rgb(beard.colour)
    match beard.style:
        case BeardStyle.MOUSTACHE:
            brush.line(
                "M46.4 68 Q50 70.2 53.6 68",
                1.8,
                dark(mix(rgb(likeness.skin), rgb("8A2635"), 0.5), 0.1),
            )
            brush.both(
                "M50 58.6 C45 58 40.6 60.4 37.6 65.6 C36.4 67.6 34.4 67.4 33.4 66 "
                "C34.4 70.4 39 71.4 42.4 69 C45.4 66.8 48 65.6 50 64.8 Z",
                colour,
            )
        case BeardStyle.ANCHOR:
            brush.both(
                "M50 60 C46.6 59.4 43.4 60.4 41.4 63.4 C40.6 66 40.4 67.4 40.6 69.4 "
                "C42 66.4 44.6 62.6 50 62.2 Z",
                colour,
            )
            brush.lit(
                "M48.6 69 L51.4 69 L52.8 73 C54 76 52.6 78.6 50 78.6 C47.4 78.6 46 76 47.2 73 Z",
                colour,
            )
        case BeardStyle.FULL:
            brush.flat(
                "M44.6 66.4 Q50 64.6 55.4 66.4 Q50 70.4 44.6 66.4 Z",
                dark(mix(rgb(likeness.skin), rgb("8A2635"), 0.5), 0.1),
            )
            brush.both(
                "M50 58.8 C45 58 40.6 60.2 38.4 65.6 C42 65.8 47 65.4 50 63.4 Z", dark(colour, 0.14)
            )
        case _:
            pass
