"""Plain poster, for high contrast: the road and the cars on it, and nothing else."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ui.art.posters.hairpin import HALF, car_strokes, discs, road
from formulad.ui.art.posters.layer import Layer, letter_discs
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import BLACK, WHITE, rgb

if TYPE_CHECKING:
    from formulad.ui.toolkit.sketch import Sketch

_PLACE = Rect(670, -20, 1280, 1120)


def plain() -> tuple[Layer, ...]:
    """Return the one layer of it: nothing sways."""
    strokes = (_draw_ground, *car_strokes(is_gt=False, trails=False))
    return (Layer(0.0, _PLACE, strokes, partial(letter_discs, discs=discs(is_gt=False))),)


def _draw_ground(sketch: Sketch) -> None:
    sketch.box(_PLACE.left, _PLACE.top, _PLACE.width, _PLACE.height, rgb("202020"))
    way = road()
    way.strip(sketch, (-HALF - 0.5, HALF + 0.5), WHITE)
    way.strip(sketch, (-HALF, HALF), BLACK)
