from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.road.track import CellId
from formulad.ui.race.board.geometry.palette import DAY_BOARD
from formulad.ui.race.board.geometry.road_shapes import Fill, Lettering
from formulad.ui.race.board.land.regions import middle
from formulad.ui.race.board.markings import counted, edge_numbers, finish_line, grid
from formulad.ui.race.board.road_arrows import arrows

if TYPE_CHECKING:
    from formulad.ui.race.board.geometry.drawn_road import Road


def test_cells_are_counted_since_the_last_corner_across_the_line(monaco: Road) -> None:
    counts = {monaco.track.cells[cell].name: n for n, cell in counted(monaco, monaco.lanes[0])}

    assert 1 == counts["s11.A1"]
    assert 16 == counts["s11.A16"]
    assert 17 == counts["s1.A1"]
    assert 21 == counts["s1.A5"]
    assert 1 == counts["s2.A1"]
    assert "c1.A1" not in counts


def test_the_edge_shows_one_and_every_fifth_number(monaco: Road) -> None:
    numbers = [item.text for item in edge_numbers(monaco, DAY_BOARD)]

    assert {"1", "5", "10", "15", "20", "25"} == set(numbers)
    assert 10 == numbers.count("1")


def test_edge_numbers_stand_beside_the_road(monaco: Road) -> None:
    for item in edge_numbers(monaco, DAY_BOARD):
        lane = monaco.lanes[0]
        nearest = lane.curve.at(lane.curve.nearest(item.centre))
        away = ((nearest[0] - item.centre[0]) ** 2 + (nearest[1] - item.centre[1]) ** 2) ** 0.5
        assert 0.7 < away / monaco.width < 1.1


def test_every_start_place_has_its_number_in_its_cell(monaco: Road) -> None:
    numbers = [shape for shape in grid(monaco, DAY_BOARD) if isinstance(shape, Lettering)]

    assert [str(i) for i in range(1, 11)] == [number.text for number in numbers]
    for number, cell in zip(numbers, monaco.track.grid, strict=True):
        x, y = monaco.place(cell)
        assert abs(number.centre[0] - x) + abs(number.centre[1] - y) < monaco.width


def test_the_finish_line_is_three_squares_a_lane_and_three_deep(monaco: Road) -> None:
    squares = list(finish_line(monaco, DAY_BOARD))

    assert 27 == len(squares)
    assert 14 == sum(square.colour == DAY_BOARD.chequer[0] for square in squares)


def test_arrows_show_each_way_on_in_corners(monaco: Road) -> None:
    track = monaco.track
    in_corners = sum(
        len(track.next[i]) for i in range(len(track.cells)) if track.corner_sector[i] >= 0
    )
    forced = sum(
        len(track.next[i]) == 1 and track.corner_sector[track.next[i][0]] >= 0
        for i in range(len(track.cells))
        if track.corner_sector[i] < 0
    )
    heads = [shape for shape in arrows(monaco, DAY_BOARD) if len(shape.outline) == 3]

    assert in_corners + forced == len(heads)
    assert forced


def test_an_arrow_lies_in_its_cell(oval: Road) -> None:
    corner = next(CellId(i) for i, s in enumerate(oval.track.corner_sector) if s >= 0)
    place = oval.place(corner)

    shapes = [s for s in arrows(oval, DAY_BOARD) if isinstance(s, Fill)]

    near = [s for s in shapes if abs(middle(s.outline)[0] - place[0]) < oval.width / 2]
    assert near
