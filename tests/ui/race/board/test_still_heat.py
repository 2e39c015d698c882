from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.race.road.track import CellId
from formulad.store.paths import data_root
from formulad.ui.race.board.still_heat import heat_of, heat_png
from formulad.ui.race.board.still_layers import still
from formulad.ui.toolkit.assets import Assets

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.outlines import Point

SIZE = (960, 540)
DEAD, HOT, COOL = CellId(3), CellId(30), CellId(31)


@pytest.fixture(scope="module")
def assets() -> Assets:
    """Return the letters of the game."""
    return Assets(data_root() / "assets")


def middle(circuit: Circuit, assets: Assets, cell: CellId) -> Point:
    """Return the pixel in the middle of a cell."""
    picture = still(circuit, assets, SIZE)
    place = picture.camera.to_stage(picture.road.place(cell), picture.stage)
    return picture.canvas.to_pixels(*place)


@pytest.mark.thorough
def test_cells_are_the_hotter_the_more_they_are_used_and_black_where_nobody_was(
    oval: Road, assets: Assets
) -> None:
    driven = {CellId(at): 5.0 for at in range(len(oval.track.cells)) if at != DEAD}
    driven |= {HOT: 9.0, COOL: 0.1}

    picture = pygame.image.load(BytesIO(heat_png(oval.circuit, assets, SIZE, driven, "a scale")))

    dead, hot, cool = (
        picture.get_at(tuple(map(round, middle(oval.circuit, assets, cell))))
        for cell in (DEAD, HOT, COOL)
    )
    assert max(dead[:3]) < 60
    assert hot[0] > 180 > hot[2]
    assert cool[2] > cool[0]


def test_heat_goes_from_cold_to_hot_and_no_farther() -> None:
    assert heat_of(0) == heat_of(-1)
    assert heat_of(1) == heat_of(2)
    assert heat_of(0) != heat_of(0.5) != heat_of(1)
