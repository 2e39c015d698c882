from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.board.board_frame import BoardFrame
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.geometry.board_picture import (
    BoardPicture,
    CarOnBoard,
    Chip,
    Choice,
    Note,
    ReachCell,
)
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.toolkit.canvas import Canvas, Rect
from formulad.ui.toolkit.theme import CLEAN, COST, OUT, SPIN, WARN_TONE
from tests.ui.pictures import assert_looks_like

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.plates import Plates
    from formulad.ui.toolkit.text import Typesetter

SIZE = (480, 270)


@pytest.fixture(scope="module")
def view(seaside: Road, seaside_plates: Plates) -> BoardView:
    return BoardView(seaside, seaside_plates)


@pytest.fixture
def canvas(typesetter: Typesetter) -> Canvas:
    return Canvas(pygame.Surface(SIZE), 0.5, typesetter)


@pytest.fixture
def stage(canvas: Canvas) -> Stage:
    return Stage.whole(canvas.area)


def cell(road: Road, name: str) -> CellId:
    return road.track.by_name[name]


def choosing(road: Road) -> BoardPicture:
    """Return a car before its corner, with places to stop."""
    path = [*(f"s1.B{i}" for i in range(1, 6)), *(f"c1.B{i}" for i in range(1, 5))]
    return BoardPicture(
        cars=(
            CarOnBoard(3, cell(road, "s1.B1"), "CHI", current=True),
            CarOnBoard(5, cell(road, "c1.C3"), stops=(1, 1)),
            CarOnBoard(8, cell(road, "s1.A3"), spun=True),
        ),
        choices=(
            Choice(cell(road, "c1.B4"), CLEAN, "A"),
            Choice(cell(road, "c1.A3"), COST, "B", touches=True),
            Choice(cell(road, "s1.B1"), COST, "C"),
            Choice(cell(road, "c1.C2"), COST, label="−2"),
            Choice(cell(road, "c1.C1"), COST, label="−4", is_quiet=True),
            Choice(cell(road, "c1.A5"), OUT),
        ),
        path=tuple(cell(road, name) for name in path),
        chosen=cell(road, "c1.B4"),
        notes=(Note(cell(road, "c1.A3"), (Chip("-1 brake", "brake", WARN_TONE),)),),
    )


def reaching(road: Road) -> BoardPicture:
    """Return the reach of a gear, with every outcome."""
    outcomes = {"c1.B1": CLEAN, "c1.B2": COST, "c1.B3": SPIN, "c1.B4": OUT}
    labels = {"c1.B1": "11–13", "c1.B2": "14"}
    cells = (
        ReachCell(cell(road, name), outcome, labels.get(name, ""))
        for name, outcome in outcomes.items()
    )
    return BoardPicture(reach=tuple(cells), hover=cell(road, "c1.B1"))


def test_the_whole_board_looks_as_it_was_approved(
    view: BoardView, canvas: Canvas, stage: Stage
) -> None:
    view.draw(canvas, stage, view.whole(stage), BoardPicture())

    assert_looks_like(canvas.surface, "board-whole")


def test_a_choice_of_cells_looks_as_it_was_approved(
    seaside: Road, view: BoardView, canvas: Canvas, stage: Stage
) -> None:
    picture = choosing(seaside)

    view.draw(canvas, stage, view.framed(picture.path, stage), picture)

    assert_looks_like(canvas.surface, "board-choice")


def test_the_reach_of_a_gear_looks_as_it_was_approved(
    seaside: Road, view: BoardView, canvas: Canvas, stage: Stage
) -> None:
    picture = reaching(seaside)

    view.draw(canvas, stage, view.framed([c.cell for c in picture.reach], stage), picture)

    assert_looks_like(canvas.surface, "board-reach")


def test_drawing_twice_gives_the_same_picture(
    seaside: Road, view: BoardView, canvas: Canvas, stage: Stage
) -> None:
    picture = choosing(seaside)
    camera = view.framed(picture.path, stage)

    view.draw(canvas, stage, camera, picture)
    once = pygame.image.tobytes(canvas.surface, "RGB")
    view.draw(canvas, stage, camera, picture)

    assert once == pygame.image.tobytes(canvas.surface, "RGB")


def test_the_board_stays_on_its_stage(seaside: Road, view: BoardView, canvas: Canvas) -> None:
    canvas.surface.fill((255, 0, 255))
    stage = Stage.whole(Rect(200, 100, 500, 300))
    picture = choosing(seaside)

    view.draw(canvas, stage, view.framed(picture.path, stage), picture)

    for point in ((99, 120), (150, 49), (351, 120), (200, 201)):
        assert (255, 0, 255) == canvas.surface.get_at(point)[:3]


def test_the_cell_under_the_pointer_is_the_one_drawn_there(
    seaside: Road, view: BoardView, stage: Stage
) -> None:
    camera = view.framed([cell(seaside, "c1.B3")], stage)

    for name in ("c1.A1", "c1.B3", "c1.C5", "s1.B5"):
        wanted = cell(seaside, name)
        point = camera.to_stage(view.spot(wanted).at, stage)
        assert wanted == view.cell_at(point, stage, camera)


def test_choosing_frames_wide_lanes_and_the_car(seaside: Road, view: BoardView) -> None:
    stage = Stage(Rect(0, 0, 1920, 1080), Rect(360, 20, 1160, 830))
    cells = [cell(seaside, f"s2.B{i}") for i in range(1, 11)]

    camera = view.framed(cells, stage)

    assert camera.zoom * seaside.width >= 28
    assert stage.free.collidepoint(camera.to_stage(view.spot(cells[0]).at, stage))


def test_the_whole_board_is_the_furthest_view(view: BoardView, stage: Stage) -> None:
    whole = view.whole(stage)

    assert whole.zoom == view.held(whole.zoomed(0.3, (0, 0), stage), stage).zoom


def test_every_place_in_the_pits_lies_where_it_is_drawn(view: BoardView, seaside: Road) -> None:
    for number, shape in enumerate(seaside.circuit.drawing.pit, 1):
        lane = view.spot(cell(seaside, f"pit.{number}"))

        assert pytest.approx(shape.centre, abs=seaside.width / 4) == lane.at


def test_boxes_lie_beside_the_pit_lane_away_from_the_road(view: BoardView, seaside: Road) -> None:
    for box in seaside.track.boxes:
        number = seaside.track.places[box].name.removeprefix("box.").removesuffix("b")
        lane = cell(seaside, f"pit.{number}")

        away = math.dist(view.spot(box).at, view.spot(lane).at)

        assert 0.6 < away / seaside.width < 1.2


def test_a_click_finds_places_in_the_pits(view: BoardView, stage: Stage, seaside: Road) -> None:
    camera = view.whole(stage)
    for place in (*seaside.track.boxes, cell(seaside, "pit.1")):
        at = camera.to_stage(view.spot(place).at, stage)

        assert place == view.cell_at(at, stage, camera)


def drawn(view: BoardView, canvas: Canvas, stage: Stage, picture: BoardPicture) -> bytes:
    view.draw(canvas, stage, view.whole(stage), picture)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_debris_wrecks_and_rain_are_seen(
    view: BoardView, canvas: Canvas, stage: Stage, seaside: Road
) -> None:
    here = cell(seaside, "c1.B2")
    pictures = (
        BoardPicture(),
        BoardPicture(debris=frozenset({here})),
        BoardPicture(cars=(CarOnBoard(4, here),)),
        BoardPicture(cars=(CarOnBoard(4, here, spun=True),)),
        BoardPicture(cars=(CarOnBoard(4, here, is_wreck=True),)),
        BoardPicture(wetness=1),
    )

    assert len(pictures) == len({drawn(view, canvas, stage, each) for each in pictures})


def test_rain_that_is_over_leaves_no_trace(view: BoardView, canvas: Canvas, stage: Stage) -> None:
    before = drawn(view, canvas, stage, BoardPicture())
    drawn(view, canvas, stage, BoardPicture(wetness=1))

    assert before == drawn(view, canvas, stage, BoardPicture())


def test_the_chips_of_a_note_know_their_rules(
    view: BoardView, canvas: Canvas, stage: Stage, seaside: Road
) -> None:
    chips = (Chip("−1 brake", "brake", WARN_TONE, "BRK-1"), Chip("−1 tyre", "tyre", rule="OVR-1"))
    drawn(view, canvas, stage, BoardPicture(notes=(Note(cell(seaside, "c1.B2"), chips),)))

    assert ["BRK-1", "OVR-1"] == [rule for _, rule in view.rules]
    assert all(canvas.area.contains(rect) for rect, _ in view.rules)


def test_cars_in_the_pits_are_drawn_where_they_stand(
    view: BoardView, canvas: Canvas, stage: Stage, seaside: Road
) -> None:
    places = (*seaside.track.boxes, cell(seaside, "pit.1"))
    empty = drawn(view, canvas, stage, BoardPicture())

    for place in places:
        assert empty != drawn(view, canvas, stage, BoardPicture(cars=(CarOnBoard(1, place),)))


def test_drops_fall_with_time(view: BoardView, canvas: Canvas, stage: Stage) -> None:
    rain, whole = BoardPicture(wetness=1), view.whole(stage)
    seen = set()
    for now in (0.0, 0.1, 0.2):
        view.draw(canvas, stage, whole, rain, BoardFrame(now))
        seen.add(pygame.image.tobytes(canvas.surface, "RGB"))

    assert 3 == len(seen)


def test_a_road_gets_wet_by_and_by(view: BoardView, canvas: Canvas, stage: Stage) -> None:
    def light(wetness: float) -> float:
        drawn(view, canvas, stage, BoardPicture(wetness=wetness))
        return sum(pygame.transform.average_color(canvas.surface)[:3])

    assert light(0) > light(0.5) > light(1)
    assert light(0.5) == light(0.5)


def test_a_wet_road_shines_wherever_the_camera_comes_to_stand(
    view: BoardView, canvas: Canvas, stage: Stage
) -> None:
    rain, whole = BoardPicture(wetness=1), view.whole(stage)
    near = Camera(whole.centre, 2 * whole.zoom)
    cameras = [near, whole, near, whole]
    shown = []
    for camera in cameras:
        view.draw(canvas, stage, camera, rain, BoardFrame(restless=True))
        shown.append(pygame.image.tobytes(canvas.surface, "RGB"))

    assert shown[1] == shown[3]
    assert shown[1] != shown[2]
