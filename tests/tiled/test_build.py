from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from formulad.race.road.track import Corner, PitLane, Sector, WeatherTable
from formulad.tiled.faults.fault_codes import Code
from tests.tiled.oval import CELLS, MAP_PROPERTIES, area, changed, layers, oval, tiled_map

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.road.track import Track
    from formulad.tiled.circuit import Circuit


def names(track: Track, cells: tuple[int, ...]) -> list[str]:
    return [track.cells[cell].name for cell in cells]


def ahead(track: Track, name: str) -> list[str]:
    return names(track, track.cells[track.by_name[name]].next)


def beside(track: Track, name: str) -> list[str]:
    return names(track, track.cells[track.by_name[name]].beside)


@pytest.fixture
def track(compiled: Callable[[str], Circuit]) -> Track:
    return compiled(oval()).track


def test_every_vertex_of_a_lane_is_a_cell(track: Track) -> None:
    assert CELLS == len(track.cells)


def test_sectors_begin_at_the_finish_line_which_cuts_its_straight_in_two(track: Track) -> None:
    assert [
        Sector("s1"),
        Sector("c1", Corner("Corner 1", stops=2, shortest=8, longest=11)),
        Sector("s2"),
        Sector("c2", Corner("Corner 2", stops=1, shortest=8, longest=11)),
        Sector("s3"),
    ] == list(track.sectors)


def test_cells_come_by_sector_then_lane_then_number(track: Track) -> None:
    assert ["s1.A1", "s1.A2", "s1.A3"] == names(track, (0, 1, 2))
    assert ["s1.B1", "s1.C1", "c1.A1"] == names(track, (5, 10, 15))
    assert "s3.C5" == track.cells[-1].name


def test_the_last_cell_of_a_lap_leads_to_the_first(track: Track) -> None:
    assert ["s1.A1", "s1.B1"] == ahead(track, "s3.A5")


def test_links_name_the_own_lane_first_then_left_then_right(track: Track) -> None:
    assert ["s1.B2", "s1.A1", "s1.C1"] == ahead(track, "s1.B1")


def test_a_lane_change_leads_at_least_a_quarter_of_a_cell_ahead(track: Track) -> None:
    assert ["s2.A2", "s2.B2"] == ahead(track, "s2.A1")
    assert ["s2.B2", "s2.A1", "s2.C1"] == ahead(track, "s2.B1")


def test_no_lane_change_leads_into_a_corner_unasked(track: Track) -> None:
    assert ["c1.A1"] == ahead(track, "s1.A5")


def test_a_lane_change_out_of_a_corner_follows_the_rule_of_the_corner(track: Track) -> None:
    assert ["s2.A1", "s2.B1"] == ahead(track, "c1.A11")
    assert ["s2.C1"] == ahead(track, "c1.C8")


def test_cells_touch_where_their_stretches_overlap(track: Track) -> None:
    assert ["s2.B1", "s2.B2"] == beside(track, "s2.A1")
    assert ["s2.A1", "s2.A2", "s2.C1", "s2.C2"] == beside(track, "s2.B2")


def test_touching_is_mutual(track: Track) -> None:
    pairs = {(i, other) for i, cell in enumerate(track.cells) for other in cell.beside}

    assert pairs == {(other, i) for i, other in pairs}


def test_touching_cells_come_by_lane_then_in_the_order_of_the_track(track: Track) -> None:
    assert ["s1.A1", "s3.A5", "s1.C1", "s3.C5"] == beside(track, "s1.B1")


def test_rows_are_counted_on_the_middle_lane(track: Track) -> None:
    assert 38 == track.rows


@pytest.mark.parametrize("lane", "ABC")
def test_every_step_along_a_lane_gains_rows_until_the_line(track: Track, lane: str) -> None:
    rows = [cell.progress for cell in track.cells if cell.name.partition(".")[2][0] == lane]

    assert all(before < after for before, after in pairwise(rows))
    assert 0 <= rows[0] < 1
    assert 37 < rows[-1] < 38


def test_level_cells_lie_in_the_same_row(track: Track) -> None:
    left, right = (track.cells[track.by_name[name]] for name in ("s1.A3", "s1.C3"))

    assert left.progress == pytest.approx(right.progress)


def test_the_grid_begins_at_the_pole(track: Track) -> None:
    assert ["s3.A5", "s3.C5", "s3.A4", "s3.C4"] == names(track, track.grid[:4])


def test_the_pit_lane_has_its_inner_vertices_as_cells(track: Track) -> None:
    entry, way_out = track.by_name["s3.C1"], track.by_name["s1.C5"]

    assert PitLane((entry,), (way_out,), 8, ((2, 1), (3, 2))) == track.pit


def test_the_weather_table_holds_faces_of_the_black_die(track: Track) -> None:
    expected = WeatherTable(fine=range(13, 21), variable=range(8, 13), rain=range(1, 8))

    assert expected == track.weather


def test_a_map_without_weather_has_no_weather_table(compiled: Callable[[str], Circuit]) -> None:
    properties = {k: v for k, v in MAP_PROPERTIES.items() if not k.startswith("weather")}

    circuit = compiled(tiled_map(layers(), properties))

    assert circuit.track.weather is None
    assert not [fault for fault in circuit.warnings if fault.code != Code.SIDE_BY_SIDE]


def test_a_corner_is_called_by_the_name_of_its_object(
    compiled: Callable[[str], Circuit],
) -> None:
    named = changed(oval(), 'id="11" type', 'id="11" name="La Source" type')

    corner = compiled(named).track.sectors[1].corner

    assert corner is not None
    assert "La Source" == corner.name


def test_defaults_fill_in_what_the_author_left_alone(compiled: Callable[[str], Circuit]) -> None:
    circuit = compiled(oval())

    assert 2 == circuit.track.laps
    assert 10 == circuit.players_max


def test_pit_boxes_come_in_driving_order(compiled: Callable[[str], Circuit]) -> None:
    swapped = changed(oval(), 'x="900" y="500"', 'x="1260" y="500"')

    assert [(3, 2), (5, 1)] == [(box.cell, box.team) for box in compiled(swapped).drawing.pit_boxes]


def test_a_turned_rectangle_covers_what_it_covers_on_the_screen(
    compiled: Callable[[str], Circuit],
) -> None:
    upright = 'x="1801" y="200" width="480" height="1040"'
    turned = 'x="2281" y="200" width="1040" height="480" rotation="90"'

    expected = compiled(oval()).track.fingerprint
    assert expected == compiled(changed(oval(), upright, turned)).track.fingerprint


def test_a_zone_may_cover_the_place_where_a_loop_was_begun(
    compiled: Callable[[str], Circuit],
) -> None:
    assert compiled(oval(area(700, "gunfire", (400, 250, 300, 200))))


def test_a_text_of_several_lines_is_read(compiled: Callable[[str], Circuit]) -> None:
    long = '<property name="about">A ring.\nTwo bends.</property>'
    text = changed(oval(), '<property name="title" value', long + '<property name="title" value')

    assert {"en": "A ring.\nTwo bends."} == compiled(text).about


def test_titles_are_kept_by_language(compiled: Callable[[str], Circuit]) -> None:
    assert {"en": "Oval", "fr": "Ovale"} == compiled(oval()).titles


def test_a_map_without_a_title_is_called_by_its_file(compiled: Callable[[str], Circuit]) -> None:
    untitled = changed(oval(), '<property name="title" value="Oval"/>', "")

    assert "drawn" == compiled(untitled).track.title


def test_layers_whose_name_begins_with_slashes_are_skipped(
    compiled: Callable[[str], Circuit],
) -> None:
    scribbled = {**layers(), "//sketch": [area(700, "corner", (700, 200, 300, 300), stops=1)]}

    assert 5 == len(compiled(tiled_map(scribbled, MAP_PROPERTIES)).track.sectors)


def test_the_class_of_an_object_may_be_written_as_tiled_1_9_did(
    compiled: Callable[[str], Circuit],
) -> None:
    text = changed(oval(), 'id="20" type="finish_line"', 'id="20" class="finish_line"')

    assert CELLS == len(compiled(text).track.cells)


def test_groups_of_layers_are_read_and_skipped_like_layers(
    compiled: Callable[[str], Circuit],
) -> None:
    layer = '<objectgroup id="3" name="road">'
    grouped = changed(oval(), layer, f'<group id="8" name="all">{layer}')
    grouped = changed(grouped, ' <objectgroup id="4"', ' </group><objectgroup id="4"')
    sketch = '<group name="//old"><objectgroup><object id="700" type="lane"/></objectgroup></group>'

    text = changed(grouped, "</map>", f"{sketch}</map>")

    assert CELLS == len(compiled(text).track.cells)


def test_notes_may_have_any_shape_and_any_property(compiled: Callable[[str], Circuit]) -> None:
    note = (
        '<object id="700" type="note" x="-9" y="9"><properties><property name="width" value="x"/>'
    )
    text = "</properties><text>a slow corner</text></object>"

    assert CELLS == len(compiled(oval(note + text)).track.cells)


def test_the_same_map_compiles_to_the_same_fingerprint(
    compiled: Callable[[str], Circuit],
) -> None:
    assert compiled(oval()).track.fingerprint == compiled(oval()).track.fingerprint
