"""Each fault an author can draw, with the sentence that names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.sentence import Sentence, sentence_of
from formulad.race.track import TrackError
from tests.tiled.oval import area, changed, item, lane, mark, oval, points, polyline
from tests.wordless import Wordless

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit

CORNER = "corner #11 at (1801,200) in layer 'zones' (line 13): "
OTHER_CORNER = "corner #12 at (119,200) in layer 'zones' (line 14): "
FINISH = "finish_line #20 at (0,0) in layer 'lines' (line 17): "
LANE = "lane #{0} at (0,0) in layer 'road' (line {1}): "
LANES = tuple(LANE.format(number, 19 + number) for number in (1, 2, 3))
PIT = "pit_lane #30 at (0,0) in layer 'road' (line 23): "
PIT_BOX = "pit_box #60 at (900,720) in layer 'marks' (line 36): "
EXTRA = " in layer 'extra' (line 40): "


def extra(kind: str, at: str) -> str:
    """Return how the checker names the first object drawn beside the oval."""
    return f"{kind} #700 at ({at}){EXTRA}"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        pytest.param(
            'id="11" type="corner"',
            'id="11" name="Corner 1" type="coner"',
            "corner #11 'Corner 1' at (1801,200) in layer 'zones' (line 13):"
            " unknown class 'coner'; did you mean 'corner'?",
            id="misspelt class",
        ),
        pytest.param(
            'id="60" type="pit_box"',
            'id="60" type="xyz"',
            "object #60 at (900,500) in layer 'marks' (line 36): unknown class 'xyz'; known are"
            " lane, pit_lane, pit_box, corner, lane_rule, solid_line, link, unlink, finish_line,"
            " police_line, tunnel_portal, gunfire, start_slot, debris, scenery, note",
            id="unknown class",
        ),
        pytest.param(
            'id="60" type="pit_box"',
            'id="60"',
            "object #60 at (900,500) in layer 'marks' (line 36): no class; set its Class to one of"
            " lane, pit_lane, pit_box, corner, lane_rule, solid_line, link, unlink, finish_line,"
            " police_line, tunnel_portal, gunfire, start_slot, debris, scenery, note",
            id="no class",
        ),
        pytest.param(
            'id="60" type="pit_box"',
            'id="60" type="pit_box" template="box.tx"',
            "pit_box #60 at (900,500) in layer 'marks' (line 36):"
            " is made from a template; pick Object > Detach Template",
            id="template",
        ),
        pytest.param(
            'id="60" type="pit_box"',
            'id="61" type="pit_box"',
            "pit_box #61 at (1020,510) in layer 'marks' (line 37): another object has the same id",
            id="id used twice",
        ),
        pytest.param(
            'x="119" y="200" width="480" height="1040"',
            'x="119" y="200" width="nan" height="1040"',
            OTHER_CORNER + "its width 'nan' is no sensible number",
            id="size is no number",
        ),
        pytest.param(
            'x="119" y="200" width="480"',
            'x="119" y="200" rotation="1e300" width="480"',
            OTHER_CORNER + "its rotation '1e300' is no sensible number",
            id="absurd number",
        ),
        pytest.param(
            '<polyline points="1200,250 1200,470"/>',
            '<polyline points="1200,250 1200,inf"/>',
            FINISH + "its vertices cannot be read as pairs of sensible numbers",
            id="infinite vertex",
        ),
        pytest.param(
            '<polyline points="1200,250 1200,470"/>',
            '<polyline points="1200,250"/>',
            FINISH + "a polyline needs at least 2 vertices, has 1",
            id="line of one vertex",
        ),
        pytest.param(
            '<polyline points="1200,250 1200,470"/>',
            '<polygon points="1200,250 1200,470 1210,470"/>',
            FINISH + "is drawn as a polygon; it must be a polyline",
            id="wrong shape",
        ),
        pytest.param(
            '<polyline points="1200,250 1200,470"/>',
            "<text>finish</text>",
            FINISH + "is drawn as a text; it must be a polyline",
            id="text instead of a line",
        ),
        pytest.param(
            'id="11" type="corner"',
            'id="11" gid="3" type="corner"',
            CORNER + "is drawn as a tile; it must be a polygon or rectangle",
            id="tile object",
        ),
        pytest.param(
            '<polyline points="1200,250 1200,470"/>',
            '<polygon points="oops"/><polyline points="1200,250 1200,470"/>',
            FINISH + "is drawn as a polygon and polyline; it must be a polyline",
            id="two shapes",
        ),
        pytest.param(
            'id="20" type="finish_line"',
            'id="20" name="the&#10;very&#9;end" type="finishline"',
            "finish_line #20 'the very end' at (0,0) in layer 'lines' (line 17): unknown class",
            id="name of several lines",
        ),
        pytest.param(
            'name="stops" type="int" value="2"',
            'name="stops" type="int" value="10"',
            CORNER + "stops is 10, must be 9 or less",
            id="too many stops",
        ),
        pytest.param(
            'name="stops" type="int" value="2"',
            'name="stop" type="int" value="2"',
            CORNER + "unknown property 'stop'; did you mean 'stops'?",
            id="misspelt property",
        ),
        pytest.param(
            '<property name="stops" type="int" value="2"/>',
            "",
            CORNER + "missing property 'stops' (int, 1 or more)",
            id="missing property",
        ),
        pytest.param(
            'name="stops" type="int" value="2"',
            'name="stops" type="int" value="0"',
            CORNER + "stops is 0, must be 1 or more",
            id="no stops",
        ),
        pytest.param(
            'name="stops" type="int" value="2"',
            'name="stops" value="2"',
            CORNER + "property 'stops' must be int, is string ('2')",
            id="wrong type",
        ),
        pytest.param(
            'name="stops" type="int" value="2"',
            'name="stops" type="int" value="two"',
            CORNER + "property 'stops': 'two' is no int",
            id="no number",
        ),
        pytest.param(
            'name="stops" type="int" value="2"',
            'name="stops" type="class" value="2"',
            CORNER + "property 'stops' is a class; use a plain type",
            id="class property",
        ),
        pytest.param(
            'name="stops" type="int" value="2"',
            'name="stops" type="list" value="2"',
            CORNER + "property 'stops' is a list; use a plain type",
            id="list property",
        ),
        pytest.param(
            'value="2"/><property name="lane_change" value="to_right"/>',
            'value="2"/><property name="lane_change" value="right"/>',
            CORNER + "lane_change is 'right', must be one of free, to_left, to_right, none, arrows;"
            " did you mean 'to_right'?",
            id="value outside its enum",
        ),
        pytest.param(
            'name="format" type="int" value="1"',
            'name="format" type="int" value="2"',
            "map: format is 2; this reader understands 1",
            id="newer format",
        ),
        pytest.param(
            '<property name="lane_width" type="float" value="60.0"/>',
            "",
            "map: missing property 'lane_width' (float)",
            id="no lane width",
        ),
        pytest.param(
            'name="title" value="Oval"',
            'name="titel" value="Oval"',
            "map: unknown property 'titel'; did you mean 'title'?",
            id="misspelt map property",
        ),
        pytest.param(
            'infinite="0"',
            'infinite="1"',
            "map: it is infinite; untick Map > Map Properties > Infinite",
            id="infinite map",
        ),
        pytest.param(
            'orientation="orthogonal"',
            'orientation="isometric"',
            "map: it is isometric; set its orientation to orthogonal",
            id="not orthogonal",
        ),
        pytest.param(
            ' width="80" height="48"',
            ' width="-80" height="48"',
            "map: its width must be a whole number from 1 to 10000",
            id="map without width",
        ),
        pytest.param(
            ' tilewidth="30"',
            ' tilewidth="3000"',
            "map: it is 240000 px long; at most 100000 can be drawn",
            id="endless map",
        ),
        pytest.param(
            'name="zones"',
            'name="zones" offsetx="4.5"',
            "layer 'zones' (line 12): it is moved (offsetx); set offset to 0 and parallax to 1",
            id="layer offset",
        ),
        pytest.param(
            'name="zones"',
            'name="zones" parallaxy="0.5"',
            "layer 'zones' (line 12): it is moved (parallaxy); set offset to 0 and parallax to 1",
            id="layer parallax",
        ),
        pytest.param(
            ' width="80" height="48"',
            ' width="76" height="48"',
            "lies outside the map at (2281,1240)",
            id="object outside the map",
        ),
        pytest.param(
            'name="weather_fine" value="13-20"',
            'name="weather_fine" value="14-20"',
            "map: weather: the faces [13] bring none",
            id="hole in the weather table",
        ),
        pytest.param(
            'name="weather_fine" value="13-20"',
            'name="weather_fine" value="12-20"',
            "map: weather: the faces [12] bring two kinds of weather",
            id="overlap in the weather table",
        ),
        pytest.param(
            'name="weather_fine" value="13-20"',
            'name="weather_fine" value="13 to 20"',
            "map: weather_fine is '13 to 20'; write faces of the black die, such as 13-20",
            id="unreadable weather table",
        ),
        pytest.param(
            'name="weather_fine" value="13-20"',
            'name="weather_fine" value="13-21"',
            "map: weather_fine is '13-21'; write faces of the black die, such as 13-20",
            id="die with too many faces",
        ),
        pytest.param(
            '<property name="lane" type="int" value="3"/>',
            '<property name="lane" type="int" value="4"/>',
            "map: lanes must be numbered 1, 2, 3 ... from the left, found [1, 2, 4]",
            id="lane number left out",
        ),
        pytest.param(
            '<property name="lane" type="int" value="3"/>',
            '<property name="lane" type="int" value="2"/>',
            LANES[2] + "lane 2 is already drawn as a loop by " + LANES[1].removesuffix(": "),
            id="lane drawn twice",
        ),
        pytest.param(
            '<polyline points="' + points(lane(1)[:3]),
            '<polyline points="' + points([lane(1)[0], (690, 300), *lane(1)[1:3]]),
            LANES[0] + "vertex 1 at (660,300) and the next are only 30 px apart (typical 120);"
            " delete one",
            id="vertices too close",
        ),
        pytest.param(
            points(lane(1)[:4]),
            points([lane(1)[0], lane(1)[3]]),
            LANES[0] + "vertex 1 at (660,300) and the next are 360 px apart (typical 120);"
            " insert cells or move them",
            id="vertices too far apart",
        ),
        pytest.param(
            points(lane(1)[1:4]),
            points([lane(1)[2], lane(1)[1], lane(1)[3]]),
            LANES[0] + "turns back on itself at vertex 2 at (900,300)",
            id="lane turning back",
        ),
        pytest.param(
            points(lane(3)),
            points(lane(3)[::-1]),
            "does not run beside lane",
            id="lane driven the other way",
        ),
        pytest.param(
            points(lane(3)),
            points([(x, (y - 720) * 0.6 + 720) for x, y in lane(3)]),
            LANES[1] + "lane 3 is 181 px away at vertex 1 at (610,360) (and at 31 more);"
            " neighbours are at most 108 apart",
            id="lane too far off",
        ),
        pytest.param(
            'x="1801" y="200" width="480" height="1040"',
            'x="1801" y="200" width="480" height="215"',
            CORNER + "covers no cell of lane 3",
            id="corner that leaves out a lane",
        ),
        pytest.param(
            'points="1200,250 1200,470"',
            'points="1200,250 1200,400"',
            FINISH + "crosses lane 3 0 times, must cross it once",
            id="finish line too short",
        ),
        pytest.param(
            'points="1200,250 1200,470"',
            'points="1200,250 1200,1300"',
            FINISH + "crosses lane 1 2 times, must cross it once",
            id="finish line too long",
        ),
        pytest.param(
            'points="1200,250 1200,470"',
            'points="1806,200 1806,470"',
            FINISH + "needs a straight cell on both sides in every lane; corner #11 is too near",
            id="finish line at a corner",
        ),
        pytest.param(
            '<property name="slot" type="int" value="3"/>',
            '<property name="slot" type="int" value="11"/>',
            "map: start slots must be numbered 1, 2, 3 ... without gaps,"
            " found [1, 2, 4, 5, 6, 7, 8, 9, 10, 11]",
            id="slot number left out",
        ),
        pytest.param(
            'x="1140" y="300"',
            'x="1140" y="265"',
            "start_slot #40 at (1140,265) in layer 'marks' (line 26):"
            " is not on a cell (nearest is 35 px away, limit 30)",
            id="slot beside the cells",
        ),
        pytest.param(
            'x="1140" y="300"',
            'x="1030" y="310"',
            "start_slot #42 at (1020,300) in layer 'marks' (line 28):"
            " is on the same cell as start_slot #40",
            id="two slots on one cell",
        ),
        pytest.param(
            'x="1140" y="300"',
            'x="1260" y="300"',
            "start_slot #40 at (1260,300) in layer 'marks' (line 26):"
            " must lie on the straight behind the finish_line",
            id="slot past the line",
        ),
        pytest.param(
            'name="title" value="Oval"/>',
            'name="title" value="Oval"/><property name="players_max" type="int" value="11"/>',
            "map: players_max is 11, but it has 10 start slots",
            id="more players than slots",
        ),
        pytest.param(
            'points="660,420 780,500',
            'points="660,455 780,500',
            PIT + "its first vertex (660,455) must lie on a cell of the track"
            " (nearest is 35 px away, limit 30)",
            id="pit entry beside the track",
        ),
        pytest.param(
            'x="900" y="500"',
            'x="900" y="420"',
            "pit_box #60 at (900,420) in layer 'marks' (line 36):"
            " is not on a cell (nearest is 80 px away, limit 30)",
            id="pit box on the track",
        ),
        pytest.param(
            'type="pit_lane"',
            'type="note"',
            "pit_box #60 at (900,500) in layer 'marks' (line 36):"
            " there is no pit_lane it could belong to",
            id="pit box without pit lane",
        ),
    ],
)
def test_a_fault_is_named_with_its_object_and_place(
    faults_of: Callable[[str], list[str]], old: str, new: str, fault: str
) -> None:
    found = faults_of(changed(oval(), old, new))

    assert any(fault in line for line in found), found


@pytest.mark.parametrize(
    ("drawn", "fault"),
    [
        pytest.param(
            area(700, "corner", (700, 1200, 90, 90), stops=1),
            extra("corner", "700,1200") + "covers no cell",
            id="corner off the road",
        ),
        pytest.param(
            area(700, "corner", (1700, 1000, 200, 200), stops=1),
            extra("corner", "1700,1000") + "overlaps corner #11 at vertex 21 at",
            id="overlapping corners",
        ),
        pytest.param(
            area(700, "corner", (700, 250, 300, 950), stops=1),
            extra("corner", "700,250") + "covers lane 1 in 2 pieces, beginning at vertex 2 at"
            " (780,300) and vertex 29 at (900,1140)",
            id="corner over two parts of the road",
        ),
        pytest.param(
            area(700, "gunfire", (700, 1200, 90, 90)),
            extra("gunfire", "700,1200") + "covers no cell",
            id="gunfire off the road",
        ),
        pytest.param(
            area(700, "lane_rule", (700, 1200, 90, 90)),
            extra("lane_rule", "700,1200") + "covers no cell",
            id="lane rule off the road",
        ),
        pytest.param(
            polyline(700, "finish_line", [(1000, 250), (1000, 470)]),
            "map: needs exactly one finish_line, has 2",
            id="two finish lines",
        ),
        pytest.param(
            polyline(700, "police_line", [(1000, 990), (1000, 1050)]),
            extra("police_line", "0,0") + "crosses lane 1 0 times, must cross it once",
            id="police line too short",
        ),
        pytest.param(
            polyline(700, "tunnel_portal", [(1000, 990), (1000, 1180)]),
            extra("tunnel_portal", "0,0") + "has no exit, and is the exit of no other portal",
            id="portal alone",
        ),
        pytest.param(
            item(
                700,
                "tunnel_portal",
                '<properties><property name="exit" type="object" value="20"/></properties>'
                '<polyline points="1000,990 1000,1180"/>',
            ),
            extra("tunnel_portal", "0,0") + "exit refers to #20, which is no other portal",
            id="portal with another exit",
        ),
        pytest.param(
            item(
                700,
                "tunnel_portal",
                '<properties><property name="exit" type="object" value="701"/></properties>'
                '<polyline points="1015,990 1015,1180"/>',
            )
            + polyline(701, "tunnel_portal", [(1005, 990), (1005, 1180)]),
            extra("tunnel_portal", "0,0") + "encloses no cell of lane 1 before its exit",
            id="tunnel without cells",
        ),
        pytest.param(
            mark(700, "debris", (1200, 720)),
            extra("debris", "1200,720") + "is not on a cell (nearest is 306 px away, limit 30)",
            id="debris off the road",
        ),
        pytest.param(
            mark(700, "debris", (1740, 1140)) + mark(701, "debris", (1735, 1140)),
            "debris #701 at (1735,1140)" + EXTRA + "is on the same cell as debris #700",
            id="debris twice",
        ),
        pytest.param(
            polyline(700, "link", [(1740, 1140), (1740, 720)]),
            extra("link", "0,0")
            + "its last point is not on a cell (nearest is 251 px away, limit 30)",
            id="link to nowhere",
        ),
        pytest.param(
            polyline(700, "link", [(1740, 1140), (1670, 1080)]),
            extra("link", "0,0") + "its kind is left, but it leads right",
            id="link of the wrong kind",
        ),
        pytest.param(
            polyline(700, "link", [(1740, 1140), (1741, 1140)], kind="ahead"),
            extra("link", "0,0") + "begins and ends on the same cell",
            id="link to its own cell",
        ),
        pytest.param(
            polyline(700, "link", [(1740, 1140), (900, 500)]),
            extra("link", "0,0")
            + "joins the pit lane elsewhere than at its first cell in, its last cell out",
            id="link into the middle of the pits",
        ),
        pytest.param(
            polyline(700, "unlink", [(1740, 1140), (1740, 1020)]),
            extra("unlink", "0,0") + "there is no link from its first to its last point",
            id="unlink of nothing",
        ),
        pytest.param(
            polyline(700, "unlink", [(1740, 1020), (1620, 1020)])
            + polyline(701, "unlink", [(1740, 1020), (1670, 1080)]),
            "vertex 19 at (1740,1020) of lane #3: is a dead end: no link leads on from it",
            id="dead end",
        ),
        pytest.param(
            polyline(700, "unlink", [(1740, 1020), (1620, 1020)])
            + polyline(701, "unlink", [(1670, 1080), (1620, 1020)]),
            "cannot be reached from the grid",
            id="unreachable cell",
        ),
        pytest.param(
            polyline(700, "link", [(1620, 1020), (1740, 1020)], kind="ahead"),
            "a car can come here again without crossing the finish_line",
            id="link leading back",
        ),
        pytest.param(
            polyline(700, "pit_lane", [(660, 300), (780, 250), (900, 300)]),
            extra("pit_lane", "0,0") + "a circuit has one pit lane; #30 is another",
            id="two pit lanes",
        ),
    ],
)
def test_a_fault_of_a_further_object_is_named(
    faults_of: Callable[[str], list[str]], drawn: str, fault: str
) -> None:
    found = faults_of(oval(drawn))

    assert any(fault in line for line in found), found


def test_all_faults_of_a_map_are_named_at_once(faults_of: Callable[[str], list[str]]) -> None:
    text = changed(oval(), 'id="12" type="corner"', 'id="12" type="coner"')
    text = changed(text, 'name="stops" type="int" value="2"', 'name="stops" type="int" value="0"')
    text = changed(text, 'x="900" y="500"', 'x="900" y="720"')
    text = changed(text, 'name="weather_rain" value="1-7"', 'name="weather_rain" value="1-6"')

    assert {
        CORNER + "stops is 0, must be 1 or more",
        OTHER_CORNER + "unknown class 'coner'; did you mean 'corner'?",
        PIT_BOX + "is not on a cell (nearest is 220 px away, limit 30)",
        "map: weather: the faces [7] bring none",
    } == set(faults_of(text))


def test_lanes_numbered_from_the_right_are_named(faults_of: Callable[[str], list[str]]) -> None:
    first, third = points(lane(1)), points(lane(3))
    swapped = changed(changed(changed(oval(), first, "@"), third, first), "@", third)

    found = faults_of(swapped)

    advice = "; number lanes from the left in driving direction"
    assert LANES[0] + "lane 2 lies on its left" + advice in found
    assert LANES[2] + "lane 2 lies on its right" + advice in found


@pytest.mark.parametrize("follower", [1, 20, 999])
def test_a_lane_that_goes_on_in_no_other_lane_is_named(
    faults_of: Callable[[str], list[str]], follower: int
) -> None:
    given = '<property name="lane" type="int" value="1"/>'
    properties = (
        f'{given}<property name="loop" type="bool" value="false"/>'
        f'<property name="next" type="object" value="{follower}"/>'
    )

    found = faults_of(changed(oval(), given, properties))

    assert LANES[0] + f"next refers to #{follower}, which is no other lane" in found


def test_far_too_many_cells_are_refused(faults_of: Callable[[str], list[str]]) -> None:
    spiral = polyline(700, "lane", [(100 + i / 2, 100) for i in range(4_950)], lane=4)

    assert "map: it has 5066 cells; at most 5000 can be raced on" in faults_of(oval(spiral))


def test_a_fault_stays_short_whatever_a_name_is(faults_of: Callable[[str], list[str]]) -> None:
    (fault,) = faults_of(oval(f'<object id="700" type="{"x" * 5_000}"/>'))

    assert 1_000 == len(fault)


def test_a_refused_object_brings_no_further_fault(faults_of: Callable[[str], list[str]]) -> None:
    text = changed(oval(), 'id="20" type="finish_line"', 'id="20" type="finishline"')

    assert [FINISH + "unknown class 'finishline'; did you mean 'finish_line'?"] == faults_of(text)


def test_the_oval_itself_has_no_fault(faults_of: Callable[[str], list[str]]) -> None:
    assert [] == faults_of(oval())


def test_cells_nearly_side_by_side_are_a_warning(compiled: Callable[[str], Circuit]) -> None:
    assert any("is nearly side by side with" in each for each in compiled(oval()).warnings)


def test_a_solid_line_that_blocks_nothing_is_a_warning(
    compiled: Callable[[str], Circuit],
) -> None:
    line = polyline(700, "solid_line", [(1000, 700), (1100, 700)])

    assert (
        extra("solid_line", "0,0") + "blocks nothing: no lane change crosses it"
        in compiled(oval(line)).warnings
    )


def test_a_corner_numbered_otherwise_than_it_is_driven_is_a_warning(
    compiled: Callable[[str], Circuit],
) -> None:
    stops = '<property name="stops" type="int" value="1"/>'
    numbered = changed(oval(), stops, stops + '<property name="number" type="int" value="1"/>')

    doubt = OTHER_CORNER + "its number is 1, but in driving order it is c2"
    assert doubt in compiled(numbered).warnings


def test_an_open_corner_whose_lanes_differ_in_length_is_a_warning(
    compiled: Callable[[str], Circuit],
) -> None:
    text = changed(
        oval(), 'value="2"/><property name="lane_change" value="to_right"/>', 'value="2"/>'
    )

    assert (
        CORNER + "its lanes differ in length, yet every lane change is open"
        in compiled(text).warnings
    )


def test_faults_are_raised_as_one_error_a_line_each(compiled: Callable[[str], Circuit]) -> None:
    with pytest.raises(TrackError, match=r"^corner #11 .*: stops is 0, must be 1 or more$"):
        compiled(
            changed(
                oval(), 'name="stops" type="int" value="2"', 'name="stops" type="int" value="0"'
            )
        )


def test_faults_can_be_said_in_another_language_line_by_line(
    compiled: Callable[[str], Circuit],
) -> None:
    text = changed(oval(), 'id="11" type="corner"', 'id="11" type="coner"')
    with pytest.raises(TrackError) as caught:
        compiled(changed(text, 'orientation="orthogonal"', 'orientation="isometric"'))

    error = sentence_of(caught.value)
    assert isinstance(error, Sentence)
    assert ["corner 11 1801,200 zones 13: coner corner", ": isometric"] == sorted(
        error.said(Wordless()).splitlines(), reverse=True
    )
