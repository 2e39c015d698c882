from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.tiled.catalogue import load
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.race.scene.camera_controller import FLIGHT, Lookout
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
def lookout(view: BoardView) -> Lookout:
    return Lookout(view, STAGE)


def near(view: BoardView, cell: str) -> Camera:
    """Return the view of a cell as somebody who chooses sees it."""
    track = load(TRACKS / "monaco.tmx").track
    return view.framed([track.by_name[cell]], STAGE)


def test_the_race_begins_with_the_whole_board(view: BoardView, lookout: Lookout) -> None:
    assert view.whole(STAGE) == lookout.camera
    assert not lookout.is_flying


def test_something_new_is_flown_to(view: BoardView, lookout: Lookout) -> None:
    start, goal = lookout.camera, near(view, "c5.B3")

    lookout.follow("turn 1", goal)
    lookout.update(FLIGHT / 2)
    halfway = lookout.camera
    lookout.update(FLIGHT)

    assert start.zoom < halfway.zoom < lookout.camera.zoom
    assert lookout.camera.zoom == pytest.approx(goal.zoom)
    assert not lookout.is_flying


def test_the_same_thing_is_not_flown_to_again(view: BoardView, lookout: Lookout) -> None:
    lookout.follow("turn 1", near(view, "c5.B3"))
    lookout.update(FLIGHT)
    lookout.drag(50, 0)
    own = lookout.camera

    lookout.follow("turn 1", near(view, "c5.B3"))

    assert own == lookout.camera


def test_a_new_turn_takes_the_camera_back(view: BoardView, lookout: Lookout) -> None:
    lookout.follow("turn 1", near(view, "c5.B3"))
    lookout.update(FLIGHT)
    lookout.drag(50, 0)

    lookout.follow("turn 2", near(view, "s6.B9"))

    assert lookout.is_flying


def test_while_the_whole_board_is_shown_nothing_is_followed(
    view: BoardView, lookout: Lookout
) -> None:
    lookout.toggle_all()
    lookout.update(FLIGHT)

    lookout.follow("turn 1", near(view, "c5.B3"))

    assert not lookout.is_flying
    assert lookout.shows_all


def test_zooming_leaves_the_whole_board(view: BoardView, lookout: Lookout) -> None:
    lookout.toggle_all()
    lookout.update(FLIGHT)

    lookout.zoom(3, (800, 450))

    assert not lookout.shows_all
    assert lookout.camera.zoom > view.whole(STAGE).zoom


def test_nobody_can_zoom_out_past_the_board(view: BoardView, lookout: Lookout) -> None:
    lookout.zoom(-50, None)

    assert lookout.camera.zoom == pytest.approx(view.whole(STAGE).zoom)


def test_a_zoom_keeps_the_place_under_the_pointer(view: BoardView, lookout: Lookout) -> None:
    lookout.follow("turn 1", near(view, "c2.B4"))
    lookout.update(FLIGHT)
    at = (700.0, 400.0)
    before = lookout.camera.to_map(at, STAGE)

    lookout.zoom(1, at)

    assert lookout.camera.to_map(at, STAGE) == pytest.approx(before, abs=1.0)


@pytest.mark.parametrize("amount", [Amount.REDUCED, Amount.NONE])
def test_with_less_motion_the_camera_cuts(view: BoardView, amount: Amount) -> None:
    lookout = Lookout(view, STAGE, lambda: amount)

    lookout.follow("turn 1", near(view, "c5.B3"))

    assert not lookout.is_flying
    assert lookout.camera.zoom == pytest.approx(near(view, "c5.B3").zoom)
