"""Landscape by itself: there where nobody drew any, and never in the way."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

from formulad.tiled.catalogue import load
from formulad.tiled.circuit import Material, Theme
from formulad.tiled.generators.new_circuit import Wanted, new_circuit
from formulad.tiled.generators.outlines import Outline
from formulad.tiled.landscape import CLEAR
from tests.circuits import TRACKS
from tests.tiled.oval import item, oval

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.tiled.circuit import Circuit

    Compiled = Callable[[str], Circuit]

STANDING = {Material.TREE, Material.PALM, Material.BUILDING}


def bare(theme: Theme = Theme.DAY, outline: Outline = Outline.STREET) -> str:
    text = new_circuit(Wanted("Bare", outline)).text
    return text.replace('name="theme" value="day"', f'name="theme" value="{theme}"')


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("outline", Outline)
def test_nothing_stands_near_the_road(compiled: Compiled, theme: Theme, outline: Outline) -> None:
    drawing = compiled(bare(theme, outline)).drawing
    cells = [each.centre for each in (*drawing.cells, *drawing.pit)]

    for piece in drawing.scenery:
        if piece.material in STANDING:
            middle = [sum(side) / len(piece.points) for side in zip(*piece.points, strict=True)]
            nearest = min(math.dist(middle, each) for each in cells)
            assert nearest >= CLEAR * drawing.lane_width


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("outline", Outline)
def test_no_tree_hides_the_stand(compiled: Compiled, theme: Theme, outline: Outline) -> None:
    drawing = compiled(bare(theme, outline)).drawing
    seats = [
        at for each in drawing.scenery if each.material is Material.STAND for at in each.points
    ]
    trees = [each.points[0] for each in drawing.scenery if each.material in STANDING]

    assert seats
    assert [] == [
        at for at in trees if min(math.dist(at, seat) for seat in seats) < drawing.lane_width
    ]


@pytest.mark.parametrize(
    ("theme", "wanted"),
    [
        (Theme.DAY, {Material.GRASS, Material.BEACH, Material.TREE, Material.STAND}),
        (Theme.RIVIERA, {Material.BEACH, Material.PALM, Material.STAND}),
        (Theme.NIGHT, {Material.BUILDING, Material.TREE, Material.LIGHT, Material.STAND}),
        (Theme.NEON, {Material.BUILDING, Material.TREE, Material.LIGHT, Material.STAND}),
    ],
)
def test_each_palette_has_its_own(compiled: Compiled, theme: Theme, wanted: set[Material]) -> None:
    assert wanted <= {each.material for each in compiled(bare(theme)).drawing.scenery}


def test_it_is_the_same_every_time_and_for_another_file_another(tmp_path: Path) -> None:
    made = []
    for name in ("one.tmx", "one.tmx", "two.tmx"):
        (tmp_path / name).write_text(bare(), "utf-8")
        made.append(load(tmp_path / name).drawing.scenery)

    assert made[0] == made[1] != made[2]


def test_a_single_piece_that_its_author_drew_is_all_there_is(compiled: Compiled) -> None:
    tree = item(900, "scenery", "<point/>", 'x="1200" y="700"', material="tree")

    assert [Material.TREE] == [each.material for each in compiled(oval(tree)).drawing.scenery]


@pytest.mark.parametrize("name", ["monaco", "basse-ville"])
def test_circuits_with_a_landscape_keep_theirs(name: str) -> None:
    text = (TRACKS / f"{name}.tmx").read_text("utf-8")

    assert text.count('type="scenery"') == len(load(TRACKS / f"{name}.tmx").drawing.scenery)


def test_gravel_lies_outside_the_bends_and_clear_of_other_roads(compiled: Compiled) -> None:
    drawing = compiled(bare()).drawing
    cells = [each.centre for each in drawing.cells]
    gravel = [each for each in drawing.scenery if each.material is Material.BEACH]

    assert len(gravel) >= 4
    for piece in gravel:
        far = piece.points[len(piece.points) // 2 :]
        assert all(
            min(math.dist(point, each) for each in cells) > drawing.lane_width for point in far
        )
