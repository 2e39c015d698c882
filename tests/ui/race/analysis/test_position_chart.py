"""Lines of cars keep apart, as far as a chart has room."""

from __future__ import annotations

from formulad.ui.race.analysis.position_chart import lines_place
from formulad.ui.race.results.results_layout import result_places
from formulad.ui.toolkit.canvas import Rect


def test_ten_lines_keep_apart_in_the_smallest_window() -> None:
    chart = result_places(Rect(0, 0, 1600, 900), rows=10, facts=4).chart
    assert chart

    assert lines_place(chart, 10).height / 9 >= 10


def test_lines_lie_within_the_place_of_their_chart() -> None:
    for height in (160, 200, 300, 430):
        place = Rect(10, 20, 660, height)

        assert place.contains(lines_place(place, 10))
