from __future__ import annotations

import numpy as np
import pytest

from formulad.tiled.circuit import Material, Scenery, Shape
from formulad.ui.race.board.geometry.road_shapes import Fill, Panes
from formulad.ui.race.board.land.regions import signed_area
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.night_houses import house
from formulad.ui.race.board.night.night_walls import windows
from formulad.ui.race.board.night.roofs import drawn_in

WIDTH = 54.0
PLOT = ((100.0, 100.0), (210.0, 100.0), (210.0, 180.0), (100.0, 180.0))


def building(height: float, name: str = "", at: float = 0.0) -> Scenery:
    points = tuple((x + at, y) for x, y in PLOT)
    return Scenery(Material.BUILDING, Shape.POLYGON, points, height, name)


def panes_of(height: float) -> int:
    dark, lit = windows(np.array(PLOT), height, WIDTH, (tones.WARM, 0.5), np.random.default_rng(1))
    return sum(len(panes.colours) for panes in (dark, lit) if panes)


def test_higher_houses_have_more_windows() -> None:
    counts = [panes_of(height) for height in (4, 20, 40, 60)]

    assert 0 == counts[0]
    assert sorted(counts) == counts
    assert counts[-1] > 2 * counts[1]


def test_windows_lie_on_the_wall_that_faces_the_viewer() -> None:
    dark, lit = windows(np.array(PLOT), 40, WIDTH, (tones.WARM, 0.5), np.random.default_rng(1))

    for panes in (dark, lit):
        assert panes
        across, down = panes.corners[..., 0], panes.corners[..., 1]
        assert across.min() > 100
        assert across.max() < 210
        assert down.max() < 180
        assert down.min() > 180 - 0.8 * 40


def test_a_house_looks_the_same_every_time() -> None:
    once, again = house(building(30), WIDTH), house(building(30), WIDTH)

    assert len(once.body) == len(again.body)
    for one, other in zip(once.body, again.body, strict=True):
        if isinstance(one, Fill) and isinstance(other, Fill):
            assert one.colour == other.colour


def test_some_houses_wear_neon_and_plain_ones_never() -> None:
    places = range(0, 40_000, 200)

    assert 5 < sum(bool(house(building(30, at=at), WIDTH).tubes) for at in places) < 60
    assert not any(house(building(30, "plain", at), WIDTH).tubes for at in places)


def test_what_glints_is_part_of_the_house() -> None:
    painted = house(building(44), WIDTH)

    assert any(isinstance(shape, Panes) for shape in painted.glints)
    lit = {id(shape) for shape in painted.glints if isinstance(shape, Panes)}
    assert lit & {id(shape) for shape in painted.body}


@pytest.mark.parametrize("turn", [1, -1], ids=["clockwise", "counter-clockwise"])
def test_an_outline_is_drawn_in_whichever_way_it_runs(turn: int) -> None:
    outline = np.array(PLOT)[::turn]

    inner = drawn_in(outline, 10.0)

    assert 90 * 60 == pytest.approx(abs(signed_area(inner)))
