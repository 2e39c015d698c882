from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formulad.kernel.values import replace
from formulad.ui.race.board.geometry.camera import Camera, Frame, Stage, between, fitting, framing
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point

STAGE = Stage(Rect(0, 0, 1920, 1080), Rect(360, 20, 1160, 830))
MAP = (0.0, 0.0, 4800.0, 3000.0)
FRAME = Frame(margin=50, zooms=(0.25, 2.0), least_margin=20, least_zoom=0.2, needed_zoom=0.2)

places = st.tuples(st.floats(0, 4800), st.floats(0, 3000))
zooms = st.floats(0.05, 5)
cameras = st.tuples(places, zooms).map(lambda view: Camera(*view))
points = st.tuples(st.floats(0, 1920), st.floats(0, 1080))


@given(cameras, places)
def test_looking_there_and_back_ends_at_the_same_place(camera: Camera, place: Point) -> None:
    assert place == pytest.approx(camera.to_map(camera.to_stage(place, STAGE), STAGE), abs=0.01)


def test_the_camera_looks_into_the_middle_of_what_no_panel_covers() -> None:
    assert (940, 435) == Camera((700, 500), 1.3).to_stage((700, 500), STAGE)


@given(cameras, points, st.floats(0.3, 3))
def test_zooming_keeps_the_place_under_the_pointer(
    camera: Camera, point: Point, factor: float
) -> None:
    closer = camera.zoomed(factor, point, STAGE)

    assert camera.zoom * factor == closer.zoom
    assert camera.to_map(point, STAGE) == pytest.approx(closer.to_map(point, STAGE), abs=0.1)


@given(cameras, st.floats(-500, 500), st.floats(-500, 500))
def test_dragging_moves_the_map_along_with_the_pointer(
    camera: Camera, across: float, down: float
) -> None:
    place = camera.to_map((600, 400), STAGE)

    moved = camera.dragged(across, down).to_stage(place, STAGE)

    assert (600 + across, 400 + down) == pytest.approx(moved, abs=0.1)


def test_fitting_shows_all_and_fills_one_direction() -> None:
    camera = fitting(MAP, STAGE)

    left, top = camera.to_stage((0, 0), STAGE)
    right, bottom = camera.to_stage((4800, 3000), STAGE)
    assert (360, 1520) == pytest.approx((left, right))
    assert 20 < top < bottom < 850


@given(cameras)
def test_a_held_camera_never_shows_past_the_map_where_the_map_is_larger(camera: Camera) -> None:
    held = camera.held(MAP, STAGE, (0.3, 2))

    assert 0.3 <= held.zoom <= 2
    left, top = held.to_map(STAGE.free.topleft, STAGE)
    right, bottom = held.to_map(STAGE.free.bottomright, STAGE)
    assert left >= -0.1
    assert top >= -0.1
    assert right <= 4800.1
    assert bottom <= 3000.1


def test_a_map_smaller_than_the_stage_stays_in_its_middle() -> None:
    held = Camera((9000, 9000), 0.1).held(MAP, STAGE, (0.1, 2))

    assert (2400, 1500) == held.centre


def test_framing_shows_all_places_if_they_fit() -> None:
    camera = framing([(1000, 1000), (1500, 1200), (1300, 700)], STAGE, FRAME)

    for place in ((950, 950), (1550, 1250), (1300, 650)):
        assert STAGE.free.inflate(1, 1).collidepoint(camera.to_stage(place, STAGE))


def test_framing_keeps_the_first_place_in_view_if_they_do_not_fit() -> None:
    camera = framing(
        [(100, 100), (4700, 2900)], STAGE, replace(FRAME, zooms=(1.0, 2.0), least_zoom=1.0)
    )

    assert 1.0 == camera.zoom
    assert STAGE.free.collidepoint(camera.to_stage((100, 100), STAGE))


def test_framing_keeps_what_is_needed_in_view_if_not_all_fits() -> None:
    way = [(100.0 * step, 100.0) for step in range(60)]
    frame = replace(FRAME, zooms=(1.0, 2.0), least_zoom=1.0)
    camera = framing(way, STAGE, frame, needed=way[-3:])

    assert all(STAGE.free.collidepoint(camera.to_stage(place, STAGE)) for place in way[-3:])
    assert not STAGE.free.collidepoint(camera.to_stage(way[0], STAGE))


def test_framing_makes_small_what_is_needed_so_that_the_first_place_stays_in_view() -> None:
    way = [(100.0 * step, 100.0) for step in range(60)]
    frame = replace(FRAME, zooms=(1.0, 2.0), least_zoom=1.0)
    camera = framing(way, STAGE, replace(frame, needed_zoom=0.15), needed=way[-3:])

    seen = [STAGE.free.inflate(1, 1).collidepoint(camera.to_stage(place, STAGE)) for place in way]
    assert all(seen)


def test_framing_makes_nothing_small_for_a_first_place_that_does_not_fit_anyway() -> None:
    way = [(100.0 * step, 100.0) for step in range(60)]
    frame = replace(FRAME, zooms=(1.0, 2.0), least_zoom=1.0)
    camera = framing(way, STAGE, replace(frame, needed_zoom=0.5), needed=way[-3:])

    assert 1.0 == camera.zoom


def test_framing_lets_places_come_to_the_edge_before_they_become_small() -> None:
    long_way = [(0, 400), (1100, 400)]
    camera = framing(long_way, STAGE, replace(FRAME, zooms=(1.0, 2.0)))

    assert 1.0 == camera.zoom
    assert all(STAGE.free.collidepoint(camera.to_stage(place, STAGE)) for place in long_way)


def test_framing_makes_small_what_does_not_fit_otherwise() -> None:
    long_way = [(0, 400), (1300, 400)]
    camera = framing(long_way, STAGE, replace(FRAME, zooms=(1.0, 2.0)))

    assert 0.8 < camera.zoom < 1.0
    assert all(STAGE.free.collidepoint(camera.to_stage(place, STAGE)) for place in long_way)


def test_framing_one_place_does_not_come_too_close() -> None:
    assert 2.0 == framing([(100, 100)], STAGE, FRAME).zoom


@given(cameras, cameras)
def test_the_way_between_two_views_begins_at_one_and_ends_at_the_other(
    start: Camera, end: Camera
) -> None:
    for wanted, share in ((start, 0), (end, 1)):
        found = between(start, end, share)
        assert wanted.zoom == pytest.approx(found.zoom)
        assert wanted.centre == pytest.approx(found.centre, abs=0.01)


def test_a_zoom_about_a_place_keeps_it_still_all_the_way() -> None:
    start = Camera((1000, 1000), 0.5)
    end = start.zoomed(4, (700, 300), STAGE)
    place = start.to_map((700, 300), STAGE)

    for share in (0.25, 0.5, 0.75):
        seen = between(start, end, share).to_stage(place, STAGE)
        assert (700, 300) == pytest.approx(seen, abs=0.01)


TURNED = [replace(STAGE, turn=turn) for turn in range(4)]
turned_stages = st.sampled_from(TURNED)


@given(cameras, places, turned_stages)
def test_on_a_turned_board_looking_there_and_back_ends_at_the_same_place(
    camera: Camera, place: Point, stage: Stage
) -> None:
    assert place == pytest.approx(camera.to_map(camera.to_stage(place, stage), stage), abs=0.01)


def test_what_lies_right_on_the_map_lies_below_on_a_board_turned_by_a_quarter() -> None:
    camera = Camera((700, 500), 1.0)
    seen = [camera.to_stage((800, 500), stage) for stage in TURNED]

    assert [(1040, 435), (940, 535), (840, 435), (940, 335)] == seen


@given(cameras, points, st.floats(0.3, 3), turned_stages)
def test_zooming_a_turned_board_keeps_the_place_under_the_pointer(
    camera: Camera, point: Point, factor: float, stage: Stage
) -> None:
    closer = camera.zoomed(factor, point, stage)

    assert camera.to_map(point, stage) == pytest.approx(closer.to_map(point, stage), abs=0.01)


@given(cameras, places, turned_stages)
def test_a_turned_board_follows_the_finger(camera: Camera, place: Point, stage: Stage) -> None:
    x, y = camera.to_stage(place, stage)

    dragged = camera.dragged(30, -40, stage.turn)

    assert (x + 30, y - 40) == pytest.approx(dragged.to_stage(place, stage), abs=0.01)


@pytest.mark.parametrize("turn", range(4))
def test_the_whole_map_fits_however_it_is_turned(turn: int) -> None:
    stage = TURNED[turn]
    camera = fitting(MAP, stage)

    corners = [camera.to_stage((x, y), stage) for x in (0, 4800) for y in (0, 3000)]

    free = stage.free.inflate(0.1, 0.1)
    assert all(free.collidepoint(corner) for corner in corners)
    across = [abs(x - free.centerx) / free.width for x, _ in corners]
    down = [abs(y - free.centery) / free.height for _, y in corners]
    assert 0.5 == pytest.approx(max(*across, *down), abs=0.01)
