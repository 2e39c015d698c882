from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Shade, Veil
from formulad.ui.race.board.land.road_wear import kerb_shade, worn

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road


KERB = np.array([(10.0, 20.0), (14.0, 20.0), (14.0, 23.0)])


def test_rubber_lies_in_the_lanes_of_corners_and_a_little_before_them(monaco: Road) -> None:
    *rubber, marks, dark, light = worn(monaco)

    assert all(isinstance(shade, Shade) and shade.shapes for shade in (*rubber, marks, dark))
    assert isinstance(light, Veil)
    left, right = rubber[0].bounds[0], rubber[0].bounds[2]
    assert left <= rubber[-1].bounds[0] <= rubber[-1].bounds[2] <= right


def test_every_grain_lies_on_the_road(monaco: Road) -> None:
    *_, dark, light = worn(monaco)
    grains = [each for group in (dark, light) for each in group.shapes if isinstance(each, Disc)]

    assert len(grains) > 1000
    reach = 1.6 * monaco.width
    assert all(monaco.gap(grain.centre) < reach for grain in grains[::97])


def test_kerbs_throw_their_shadows_down_and_to_the_right() -> None:
    kerb = Fill(KERB, (255, 255, 255))

    (shade,) = kerb_shade([kerb], 10.0)

    (shadow,) = shade.shapes
    assert isinstance(shadow, Fill)
    assert (KERB < shadow.outline).all()
