"""Letters of cells: where they stand, and which of them a pointer means."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard, Choice
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.letters import (
    RADIUS,
    letters_of,
    pointed_letter,
    size_of_letters,
)
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.theme import CLEAN, COST

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.drawn_road import Road

STAGE = Stage.whole(Rect(0, 0, 1280, 720))


def cell(road: Road, name: str) -> CellId:
    return road.track.by_name[name]


def braking(road: Road) -> BoardPicture:
    """Return a car that can go on two cells, one of them without a letter, or stand still."""
    return BoardPicture(
        cars=(CarOnBoard(3, cell(road, "s1.B3"), "CHI", current=True),),
        choices=(
            Choice(cell(road, "s1.B4"), CLEAN, "A"),
            Choice(cell(road, "s1.B3"), COST, "B"),
            Choice(cell(road, "s1.C4"), COST, label="−1"),
        ),
    )


def pointed(road: Road, picture: BoardPicture, at: Point, camera: Camera) -> CellId | None:
    return pointed_letter(letters_of(road, picture), at, STAGE, camera, road.width)


def near(road: Road, lane: float = 60.0) -> Camera:
    """Return the view of the car with lanes of some width."""
    return Camera(road.place(cell(road, "s1.B3")), lane / road.width)


def test_the_letter_of_a_free_cell_stands_in_its_middle(seaside: Road) -> None:
    first = letters_of(seaside, braking(seaside))[0]

    assert seaside.place(cell(seaside, "s1.B4")) == first.at


def test_the_letter_of_the_cell_of_a_car_stands_behind_it_where_it_is_read(seaside: Road) -> None:
    own = letters_of(seaside, braking(seaside))[1]
    car, before = (seaside.place(cell(seaside, name)) for name in ("s1.B3", "s1.B4"))

    assert "B" == own.choice.letter
    assert dist(own.at, car) > seaside.width
    assert dist(own.at, before) > dist(car, before)


def test_only_lettered_cells_and_the_chosen_one_are_marked(seaside: Road) -> None:
    bare = cell(seaside, "s1.C4")
    picture = braking(seaside)

    assert bare not in [each.choice.cell for each in letters_of(seaside, picture)]
    chosen = replace(picture, chosen=bare)
    assert bare in [each.choice.cell for each in letters_of(seaside, chosen)]


def test_who_points_at_the_letter_behind_a_car_means_the_cell_of_the_car(seaside: Road) -> None:
    camera, picture = near(seaside), braking(seaside)
    own = letters_of(seaside, picture)[1]
    x, y = camera.to_stage(own.at, STAGE)

    assert cell(seaside, "s1.B3") == pointed(seaside, picture, (x, y), camera)
    assert cell(seaside, "s1.B3") == pointed(seaside, picture, (x + RADIUS - 1, y), camera)
    assert pointed(seaside, picture, (x, y + RADIUS + 1), camera) is None


def test_of_letters_that_overlap_the_nearest_is_meant(seaside: Road) -> None:
    lane = 10.0
    camera, picture = near(seaside, lane), braking(seaside)
    places = [camera.to_stage(each.at, STAGE) for each in letters_of(seaside, picture)]

    assert dist(*places) < 4 * RADIUS * size_of_letters(lane)
    for name, at in zip(("s1.B4", "s1.B3"), places, strict=True):
        assert cell(seaside, name) == pointed(seaside, picture, at, camera)


def test_letters_become_small_with_the_lanes_and_stay_readable() -> None:
    assert 1.0 == size_of_letters(24.0) == size_of_letters(90.0)
    assert 0.8 == size_of_letters(19.2)
    assert 0.6 == size_of_letters(3.0)
