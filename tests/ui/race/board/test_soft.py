from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board import painter
from formulad.ui.race.board.brush import Brush, Scratchpad
from formulad.ui.race.board.geometry.road_shapes import (
    Bloom,
    Disc,
    Fill,
    Gloom,
    Ground,
    Panes,
    polygon,
)
from formulad.ui.race.board.painter import Painter
from formulad.ui.race.board.plate import Plate
from formulad.ui.race.board.soft import grain_for
from formulad.ui.toolkit.colour import BLACK, WHITE, Gradient
from tests.ui.pictures import differing_share

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.road_shapes import Shape
    from formulad.ui.toolkit.text import Typesetter

SIDE = 96
GREY = (100, 100, 100)
RED = (200, 0, 0)


def painted(shape: Shape, typesetter: Typesetter, ground: tuple[int, int, int]) -> pygame.Surface:
    surface = pygame.Surface((SIDE, SIDE), 0, 32)
    surface.fill(ground)
    Brush(surface, (0.0, 0.0), 1.0, typesetter, Scratchpad()).paint((shape,))
    return surface


def red_at(surface: pygame.Surface, x: int, y: int) -> int:
    return surface.get_at((x, y)).r


@pytest.fixture
def lamp() -> Disc:
    return Disc((48.0, 48.0), 10.0, RED)


def test_light_fades_away_from_what_shines(lamp: Disc, typesetter: Typesetter) -> None:
    surface = painted(Bloom((lamp,), 16.0), typesetter, BLACK)

    falling = [red_at(surface, 48 + away, 48) for away in (0, 8, 14, 20, 40)]

    assert sorted(falling, reverse=True) == falling
    assert falling[0] > 80
    assert 0 == falling[-1]


def test_light_is_added_to_the_ground(lamp: Disc, typesetter: Typesetter) -> None:
    surface = painted(Bloom((lamp,), 16.0), typesetter, GREY)

    assert red_at(surface, 48, 48) > 180
    assert 100 == surface.get_at((48, 48)).g


def test_weak_light_adds_less(lamp: Disc, typesetter: Typesetter) -> None:
    strong = painted(Bloom((lamp,), 16.0), typesetter, BLACK)
    weak = painted(Bloom((lamp,), 16.0, 0.5), typesetter, BLACK)

    assert red_at(strong, 48, 48) / 2 == pytest.approx(red_at(weak, 48, 48), abs=2)


@pytest.mark.parametrize("left", range(-90, SIDE + 90, 7))
@pytest.mark.parametrize("kind", [Bloom, Gloom])
def test_only_what_a_lamp_reaches_is_changed(
    kind: type[Bloom | Gloom], left: int, typesetter: Typesetter
) -> None:
    reach, radius = 16.0, 3.0
    lamp = Disc((float(left), 48.0), radius, RED)
    bare = painted(Disc((-99.0, 0.0), 1.0, RED), typesetter, GREY)

    surface = painted(kind((lamp,), reach), typesetter, GREY)

    changed = any(
        bare.get_at((x, y)) != surface.get_at((x, y)) for x in range(SIDE) for y in (44, 48, 52)
    )
    lies_near = -radius - reach / 2 < left < SIDE + radius + reach / 2
    lies_far = not -radius - 2 * reach < left < SIDE + radius + 2 * reach
    assert changed or not lies_near
    assert not (changed and lies_far)


def test_light_falls_only_within_what_mirrors_it(lamp: Disc, typesetter: Typesetter) -> None:
    left = Fill(polygon((0, 0), (47, 0), (47, SIDE), (0, SIDE)), WHITE)

    surface = painted(Bloom((lamp,), 16.0, within=(left,)), typesetter, BLACK)

    assert red_at(surface, 44, 48) > 75
    assert 0 == red_at(surface, 52, 48)


def test_a_soft_shadow_darkens_the_ground_and_fades(typesetter: Typesetter) -> None:
    surface = painted(Gloom((Disc((48.0, 48.0), 20.0, BLACK),), 8.0), typesetter, GREY)

    assert red_at(surface, 48, 48) < 5
    assert 5 < red_at(surface, 48 + 20, 48) < 95
    assert 100 == red_at(surface, 48 + 40, 48)


def test_panes_have_the_size_they_are_given(typesetter: Typesetter) -> None:
    square = polygon((10, 10), (18, 10), (18, 18), (10, 18))

    surface = painted(Panes(square[None], (WHITE,)), typesetter, BLACK)

    lit = pygame.mask.from_threshold(surface, WHITE, (1, 1, 1)).count()
    assert 64 == lit


@pytest.mark.parametrize("reach", [1.0, 4.0, 9.0, 40.0, 200.0])
def test_the_blur_stays_small_and_its_grain_a_power_of_two(reach: float) -> None:
    grain = grain_for(reach)

    assert 1 <= grain.radius <= 5
    assert 0 == grain.factor & (grain.factor - 1)
    assert reach * 0.75 - 1 < grain.radius * grain.factor < reach * 1.25 + 1


def test_light_meets_at_the_edges_of_tiles(
    typesetter: Typesetter, monkeypatch: pytest.MonkeyPatch
) -> None:
    discs = tuple(Disc((40.0 + 60 * i, 90.0 + 23 * (i % 3)), 9.0, RED) for i in range(6))
    ground = Ground(Gradient(BLACK, BLACK), (0.0, 0.0, 400.0, 200.0))
    artist = Painter((ground, Bloom(discs, 24.0)), typesetter)
    whole, pieces = (Plate(pygame.Surface((400, 200), 0, 32), 1.0) for _ in range(2))
    list(artist.paint(whole))

    monkeypatch.setattr(painter, "TILE", 64)
    list(artist.paint(pieces))

    assert differing_share(pieces.surface, whole.surface, 3) < 0.002
