from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.features import Feature, Kind, place_features, plate_rects
from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.pit_boxes import ground_of
from formulad.ui.race.board.road_signs import place_signs, sign_rect
from formulad.ui.toolkit.canvas import Canvas, Rect, scale_for

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.road_signs import Sign
    from formulad.ui.toolkit.text import Typesetter

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


@pytest.fixture(scope="module")
def finder(basse_ville: Road) -> CellFinder:
    return CellFinder(basse_ville, ground_of(basse_ville.pits) if basse_ville.pits else ())


@pytest.fixture(scope="module")
def signs(basse_ville: Road, finder: CellFinder) -> tuple[Sign, ...]:
    return place_signs(basse_ville, finder)


@pytest.fixture(scope="module")
def features(basse_ville: Road, finder: CellFinder, signs: tuple[Sign, ...]) -> tuple[Feature, ...]:
    return place_features(basse_ville, finder, signs)


def whole(road: Road, typesetter: Typesetter, size: tuple[int, int]) -> Lens:
    """Return the view of all of a board in a window of a size."""
    canvas = Canvas(pygame.Surface(size), scale_for(size), typesetter)
    stage = Stage.whole(canvas.area)
    left, top, right, bottom = road.bounds(3.2)
    zoom = min(stage.rect.width / (right - left), stage.rect.height / (bottom - top))
    return Lens(canvas, stage, Camera(((left + right) / 2, (top + bottom) / 2), zoom), road)


def test_a_plate_tells_of_each_thing_the_city_lays_over_the_road(
    features: tuple[Feature, ...],
) -> None:
    assert set(Kind) == {feature.kind for feature in features}


def test_a_circuit_without_a_city_has_no_plates(monaco: Road) -> None:
    assert () == place_features(monaco, CellFinder(monaco), ())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_plates_lie_within_the_picture_of_the_whole_board(
    size: tuple[int, int],
    basse_ville: Road,
    finder: CellFinder,
    features: tuple[Feature, ...],
    typesetter: Typesetter,
) -> None:
    lens = whole(basse_ville, typesetter, size)

    for rect in plate_rects(lens, finder, features, ()):
        assert lens.stage.rect.contains(rect)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_plates_cover_no_road_no_sign_and_not_each_other(
    size: tuple[int, int],
    basse_ville: Road,
    finder: CellFinder,
    signs: tuple[Sign, ...],
    features: tuple[Feature, ...],
    typesetter: Typesetter,
) -> None:
    lens = whole(basse_ville, typesetter, size)
    on_signs = [sign_rect(lens, sign) for sign in signs]
    rects = plate_rects(lens, finder, features, on_signs)

    for rect in rects:
        assert not finder.covers(lens.area(rect))
        assert rect.collidelist(on_signs) < 0
    for one, other in combinations(rects, 2):
        assert not one.colliderect(other)


def test_the_plate_of_the_police_line_tells_the_best_speed(
    features: tuple[Feature, ...],
) -> None:
    plate = next(feature for feature in features if feature.kind is Kind.POLICE)

    assert "160 km/h, Dev" == plate.telling("160 km/h, Dev").line
    assert Kind.POLICE.line == plate.telling("").line


def test_a_small_board_shows_names_and_a_tiny_one_icons(
    basse_ville: Road,
    finder: CellFinder,
    features: tuple[Feature, ...],
    typesetter: Typesetter,
) -> None:
    canvas = Canvas(pygame.Surface((960, 540)), 0.5, typesetter)
    stage = Stage.whole(canvas.area)
    heights = []
    for lane in (30.0, 10.0, 5.0):
        camera = Camera(features[0].place, lane / basse_ville.width)
        (rect,) = plate_rects(Lens(canvas, stage, camera, basse_ville), finder, features[:1], ())
        heights.append((rect.height, rect.width > 60))

    assert [(52.0, True), (30.0, True), (30.0, False)] == heights


def test_a_plate_half_under_a_panel_moves_out_and_one_deep_under_it_is_not_shown(
    basse_ville: Road,
    finder: CellFinder,
    features: tuple[Feature, ...],
    typesetter: Typesetter,
) -> None:
    canvas = Canvas(pygame.Surface((960, 540)), 0.5, typesetter)
    stage = Stage.whole(canvas.area)
    plate = next(feature for feature in features if feature.kind is Kind.TUNNEL)
    lens = Lens(canvas, stage, Camera(plate.place, 20 / basse_ville.width), basse_ville)
    (alone,) = plate_rects(lens, finder, [plate], ())
    edge = Rect(alone.left - 400, alone.top - 300, 420, 700)
    everything = alone.inflate(1200, 1200)

    (moved,) = plate_rects(lens, finder, [plate], (), [edge])
    (hidden,) = plate_rects(lens, finder, [plate], (), [everything])

    assert alone.colliderect(edge)
    assert not moved.colliderect(edge)
    assert moved.width >= 100
    assert (0, 0) == hidden.size
