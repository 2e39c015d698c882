from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.tiled.catalogue import load
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.race.scene.camera_controller import FLIGHT, CameraController
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.motion import Amount
from tests.circuits import TRACKS

if TYPE_CHECKING:
    from formulad.ui.toolkit.text import Typesetter

STAGE = Stage.whole(Rect(0, 0, 1600, 900))


@pytest.fixture(scope="module")
def view(typesetter: Typesetter) -> BoardView:
    road = Road(load(TRACKS / "monaco.tmx"))
    return BoardView(road, Workshop(road, typesetter, lane_pixels=4).finish())


@pytest.fixture
def controller(view: BoardView) -> CameraController:
    return CameraController(view, STAGE)


def near(view: BoardView, cell: str) -> Camera:
    """Return the view of a cell as somebody who chooses sees it."""
    track = load(TRACKS / "monaco.tmx").track
    return view.framed([track.by_name[cell]], STAGE)


def test_the_race_begins_with_the_whole_board(
    view: BoardView, controller: CameraController
) -> None:
    assert view.whole(STAGE) == controller.camera
    assert not controller.is_flying


def test_something_new_is_flown_to(view: BoardView, controller: CameraController) -> None:
    start, goal = controller.camera, near(view, "c5.B3")

    controller.follow("turn 1", goal)
    controller.update(FLIGHT / 2)
    halfway = controller.camera
    controller.update(FLIGHT)

    assert start.zoom < halfway.zoom < controller.camera.zoom
    assert controller.camera.zoom == pytest.approx(goal.zoom)
    assert not controller.is_flying


def test_the_same_thing_is_not_flown_to_again(
    view: BoardView, controller: CameraController
) -> None:
    controller.follow("turn 1", near(view, "c5.B3"))
    controller.update(FLIGHT)
    controller.drag(50, 0)
    own = controller.camera

    controller.follow("turn 1", near(view, "c5.B3"))

    assert own == controller.camera


def test_a_new_turn_takes_the_camera_back(view: BoardView, controller: CameraController) -> None:
    controller.follow("turn 1", near(view, "c5.B3"))
    controller.update(FLIGHT)
    controller.drag(50, 0)

    controller.follow("turn 2", near(view, "s6.B9"))

    assert controller.is_flying


def test_while_the_whole_board_is_shown_nothing_is_followed(
    view: BoardView, controller: CameraController
) -> None:
    controller.toggle_all()
    controller.update(FLIGHT)

    controller.follow("turn 1", near(view, "c5.B3"))

    assert not controller.is_flying
    assert controller.shows_all


def test_zooming_leaves_the_whole_board(view: BoardView, controller: CameraController) -> None:
    controller.toggle_all()
    controller.update(FLIGHT)

    controller.zoom(3, (800, 450))

    assert not controller.shows_all
    assert controller.camera.zoom > view.whole(STAGE).zoom


def test_nobody_can_zoom_out_past_the_board(view: BoardView, controller: CameraController) -> None:
    controller.zoom(-50, None)

    assert controller.camera.zoom == pytest.approx(view.whole(STAGE).zoom)


def test_a_zoom_keeps_the_place_under_the_pointer(
    view: BoardView, controller: CameraController
) -> None:
    controller.follow("turn 1", near(view, "c2.B4"))
    controller.update(FLIGHT)
    at = (700.0, 400.0)
    before = controller.camera.to_map(at, STAGE)

    controller.zoom(1, at)

    assert controller.camera.to_map(at, STAGE) == pytest.approx(before, abs=1.0)


@pytest.mark.parametrize("amount", [Amount.REDUCED, Amount.NONE])
def test_with_less_motion_the_camera_cuts(view: BoardView, amount: Amount) -> None:
    controller = CameraController(view, STAGE, lambda: amount)

    controller.follow("turn 1", near(view, "c5.B3"))

    assert not controller.is_flying
    assert controller.camera.zoom == pytest.approx(near(view, "c5.B3").zoom)
