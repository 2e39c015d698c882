"""Far too much on one map: the reading ends at once, with what was found and what may be drawn."""

from __future__ import annotations

import math
import os
from typing import TYPE_CHECKING

import pytest

from formulad.tiled.catalogue import load
from formulad.tiled.faults.faults import UnreadableMap
from formulad.tiled.sheet.schema import CLASSES
from tests.scope import sample
from tests.tiled.oval import (
    CELLS,
    MAP_PROPERTIES,
    area,
    changed,
    item,
    layers,
    mark,
    oval,
    points,
    polyline,
    tiled_map,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.tiled.circuit import Circuit

VERTICES = 95_000
LINE = "1200,250 1200,470"
"""The finish line of the oval."""


BLOT = f'<polygon points="{"1,1 " * 1_999}"/>'


def zigzag(vertices: int) -> list[tuple[float, float]]:
    """Return a line to and fro over the whole oval."""
    return [(150 + i % 7, 260 + 900 * (i % 2)) for i in range(vertices)]


def maze(kind: str, vertices: int) -> str:
    """Return an area with so many corners."""
    return item(700, kind, f'<polygon points="{points(zigzag(vertices))}"/>', stops=1)


def pieces(number: int) -> str:
    """Return a map whose lanes are drawn in so many open pieces."""
    drawn = [
        polyline(1000 + i, "lane", [(600 + i % 30 * 30, 100), (700, 100 + i)], lane=1, loop=False)
        for i in range(number)
    ]
    return tiled_map({**layers(), "road": drawn}, MAP_PROPERTIES)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param(
            oval(maze("corner", VERTICES)),
            "corner #700 at (0,0) in layer 'extra' (line 40): has 95000 vertices; at most 800 may"
            " be drawn → draw it with fewer vertices",
            id="a corner of 95,000 vertices",
        ),
        pytest.param(
            oval(polyline(700, "solid_line", zigzag(VERTICES))),
            "solid_line #700 at (0,0) in layer 'extra' (line 40): has 95000 vertices; at most 200"
            " may be drawn → draw it with fewer vertices",
            id="a solid line of 95,000 vertices",
        ),
        pytest.param(
            changed(oval(), LINE, points(zigzag(VERTICES))),
            "finish_line #20 at (0,0) in layer 'lines' (line 17): has 95000 vertices; at most 20"
            " may be drawn → draw it with fewer vertices",
            id="a finish line of 95,000 vertices",
        ),
        pytest.param(
            oval(*(area(1000 + i, "corner", (0, 0, 9, 9), stops=1) for i in range(1_900))),
            "map: 1902 objects of class corner are drawn on it; at most 100 may be"
            " → delete some of them",
            id="1,900 corners",
        ),
        pytest.param(
            oval(*(area(1000 + i, "gunfire", (0, 0, 9, 9)) for i in range(1_900))),
            "map: 1900 objects of class gunfire are drawn on it; at most 100 may be"
            " → delete some of them",
            id="1,900 areas of gunfire",
        ),
        pytest.param(
            pieces(1_250),
            "map: 1250 objects of class lane are drawn on it; at most 60 may be"
            " → delete some of them",
            id="1,250 pieces of lanes",
        ),
        pytest.param(
            oval(*(item(1000 + i, "scenery", BLOT) for i in range(61))),
            "map: 122067 vertices are drawn on it; at most 120000 may be"
            " → draw landscape with fewer vertices",
            id="too much landscape",
        ),
        pytest.param(
            changed(oval(), 'value="60.0"', 'value="9999"'),
            "map: lanes lie 60 px apart, lane_width is 9999 → set lane_width to 60",
            id="a lane wider than the map",
        ),
    ],
)
def test_a_map_on_which_far_too_much_is_drawn_has_that_one_fault(
    faults_of: Callable[[str], list[str]], text: str, fault: str
) -> None:
    assert [fault] == faults_of(text)


def test_an_area_of_many_corners_over_thousands_of_cells_ends_the_reading(
    faults_of: Callable[[str], list[str]],
) -> None:
    wide = "600,10 1800,10 " * 349 + "1800,1430 600,1430"

    (fault,) = faults_of(rings(1_666, item(700, "lane_rule", f'<polygon points="{wide}"/>')))

    assert "comparisons with what else is drawn, at most 600000 are made" in fault


def test_of_a_hundred_faults_the_last_line_says_that_there_are_more(
    faults_of: Callable[[str], list[str]],
) -> None:
    found = faults_of(oval(*(item(1000 + i, "coner", "") for i in range(300))))

    assert (102, "map: has more than 100 faults → mend these first") == (len(found), found[-1])


@pytest.mark.parametrize(
    ("extra", "fault"),
    [
        pytest.param(
            f'<object id="900" type="scenery"><polyline points="{"1,1 " * 2_000_000}"/></object>',
            "line 40: a tag of more than 2000000 bytes",
            id="a polyline of 8 MB",
        ),
        pytest.param(
            "<a/>" * 150_001, "line 40: more than 150000 XML elements", id="150,000 elements"
        ),
        pytest.param(
            '<object id="1" type="link">' + "<polyline/><ellipse/>" * 80_000,
            "line 40: more than 150000 XML elements",
            id="an object drawn in very many ways",
        ),
        pytest.param(
            "".join(f'<group name="g{i}"/>' for i in range(1_001)),
            "line 40: more than 1000 layers",
            id="1,000 layers",
        ),
        pytest.param(
            "<object " + " ".join(f'a{i}="{i}"' for i in range(51)) + "/>",
            "line 40: more than 50 attributes",
            id="50 attributes",
        ),
        pytest.param(
            f'<object id="1" type="link" name="{"x" * 5_001}"/>',
            "line 40: a text of 5001 letters; at most 5000 may be written",
            id="an endless name",
        ),
        pytest.param(
            '<object id="1" type="link"><properties>'
            + "".join(f'<property name="p{i}" value="1"/>' for i in range(101))
            + "</properties></object>",
            "line 40: more than 100 properties",
            id="100 properties",
        ),
        pytest.param(
            f'<object id="1"><properties><property name="kind">{"x&#10;" * 4_000}</property>'
            "</properties></object>",
            "line 40: a text of 8000 letters; at most 5000 may be written",
            id="an endless text",
        ),
    ],
)
def test_a_file_with_far_too_much_in_it_is_read_no_further(
    tmp_path: Path, extra: str, fault: str
) -> None:
    path = tmp_path / "strange.tmx"
    path.write_text(oval(extra), "utf-8")

    with pytest.raises(UnreadableMap) as refused:
        load(path)

    assert f"{path}: {fault}" == str(refused.value)


@pytest.mark.parametrize(
    "layer",
    [
        pytest.param(
            '<layer name="a"><data encoding="base64" compression="zlib">'
            + "eJzt" * 500_000
            + "</data></layer>",
            id="a bomb of packed tiles",
        ),
        pytest.param(
            '<imagelayer name="a"><image source="\\\\host\\share\\x.png"/></imagelayer>',
            id="a picture on another computer",
        ),
        pytest.param(
            '<tileset firstgid="1" source="//host/share/x.tsx"/>',
            id="a tile set on another computer",
        ),
        pytest.param(
            '<tileset firstgid="1"><image source="http://host/x.png"/></tileset>',
            id="a tile set with a picture from the net",
        ),
    ],
)
def test_what_a_map_names_elsewhere_or_packs_away_is_never_read(
    compiled: Callable[[str], Circuit], layer: str
) -> None:
    assert CELLS == len(compiled(oval().replace("</map>", layer + "</map>")).track.cells)


@pytest.mark.parametrize("number", ["1e308", "nan", "inf", "9" * 4_000, "0x" + "f" * 4_000])
@pytest.mark.parametrize(
    ("place", "usual"),
    [
        ('x="1801" y="200" width=', "480"),
        ('orientation="orthogonal" renderorder="right-down" width=', "80"),
        ('name="lane_width" type="float" value=', "60.0"),
        ('name="lane" type="int" value=', "1"),
    ],
)
def test_numbers_without_measure_are_faults(
    faults_of: Callable[[str], list[str]], place: str, usual: str, number: str
) -> None:
    found = faults_of(changed(oval(), f'{place}"{usual}"', f'{place}"{number}"'))

    assert 1 <= len(found) <= 9


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only Unix has named pipes")
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.tmx"
    os.mkfifo(pipe)

    with pytest.raises(UnreadableMap, match=f"^{pipe}: cannot be read: it is no plain file$"):
        load(pipe)


def test_a_device_is_refused_at_once(tmp_path: Path) -> None:
    device = tmp_path / "device.tmx"
    device.symlink_to("/dev/zero")

    with pytest.raises(UnreadableMap, match=f"^{device}: cannot be read: it is no plain file$"):
        load(device)


def rings(cells: int, *extra: str, loop: bool = True) -> str:
    """Return a round circuit of three lanes, drawn as loops, or each in two halves."""
    drawn = []
    for number in range(3):
        radius, first = 700 - 3 * number, 0.5 * (number % 2)
        turns = [math.tau * (i + first) / cells for i in range(cells)]
        ring = [(1200 + radius * math.cos(t), 720 + radius * math.sin(t)) for t in turns]
        if loop:
            drawn.append(polyline(1 + number, "lane", ring, lane=1 + number))
            continue
        for half, part in enumerate((ring[: cells // 2], ring[cells // 2 :])):
            me, other = (100 + 2 * number + h for h in (half, 1 - half))
            line = polyline(me, "lane", part, lane=1 + number, loop=False)
            follows = f'<property name="next" type="object" value="{other}"/></properties>'
            drawn.append(line.replace("</properties>", follows))
    behind = math.tau * int(cells * 0.35) / cells
    start = (1200 + 700 * math.cos(behind), 720 + 700 * math.sin(behind))
    return tiled_map(
        {
            "road": drawn,
            "extra": list(extra),
            "zones": [area(11, "corner", (1200, 0, 800, 600), stops=1)],
            "lines": [polyline(20, "finish_line", [(450, 1100.3), (1200, 719.9)])],
            "marks": [
                mark(40, "start_slot", start, slot=1),
            ],
        },
        {**MAP_PROPERTIES, "lane_width": 3.0, "players_max": 1},
    )


@pytest.mark.parametrize("loop", sample([True, False]), ids=["as loops", "in halves"])
def test_a_circuit_of_ten_times_as_many_cells_as_monaco_is_no_trouble(
    compiled: Callable[[str], Circuit], *, loop: bool
) -> None:
    assert 4_998 == len(compiled(rings(1_666, loop=loop)).track.cells)


def test_every_class_has_room_for_ten_times_what_our_circuits_hold() -> None:
    most = {kind: (each.most, each.most_points) for kind, each in CLASSES.items()}

    assert most["corner"] >= (10 * 10, 10 * 74)
    assert most["link"] >= (10 * 128, 2)
    assert most["gunfire"] >= (10 * 1, 10 * 40)
    assert most["scenery"][1] >= 10 * 139
