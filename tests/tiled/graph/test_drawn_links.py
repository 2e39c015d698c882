"""What an author draws onto the road changes its links."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.tiled.oval import area, changed, oval, polyline

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.tiled.circuit import Circuit

A2, A3, B2, B3, C2, B5 = (
    (1740, 1140),
    (1620, 1140),
    (1670, 1080),
    (1550, 1080),
    (1620, 1020),
    (1310, 1080),
)
"""Some cells of s2, the lower straight, by their centres."""


def ahead(circuit: Circuit, name: str) -> list[str]:
    cells = circuit.track.cells
    return [cells[target].name for target in cells[circuit.track.by_name[name]].next]


@pytest.mark.parametrize(
    ("rule", "left_open"),
    [
        ("free", ["s2.B3", "s2.A2", "s2.C2"]),
        ("to_left", ["s2.B3", "s2.A2"]),
        ("to_right", ["s2.B3", "s2.C2"]),
        ("none", ["s2.B3"]),
        ("arrows", ["s2.B3"]),
    ],
)
def test_a_lane_rule_restricts_the_cells_inside(
    compiled: Callable[[str], Circuit], rule: str, left_open: list[str]
) -> None:
    ruled = oval(area(700, "lane_rule", (1600, 1000, 100, 160), lane_change=rule))

    assert left_open == ahead(compiled(ruled), "s2.B2")


@pytest.mark.parametrize(
    ("rule", "left_open"),
    [
        ("free", ["c1.B3", "c1.A3", "c1.C3"]),
        ("to_left", ["c1.B3", "c1.A3"]),
        ("arrows", ["c1.B3"]),
    ],
)
def test_a_corner_restricts_its_cells(
    compiled: Callable[[str], Circuit], rule: str, left_open: list[str]
) -> None:
    corner = area(11, "corner", (1801, 200, 480, 1040), stops=2, lane_change="to_right")
    other = area(11, "corner", (1801, 200, 480, 1040), stops=2, lane_change=rule)

    assert left_open == ahead(compiled(changed(oval(), corner, other)), "c1.B2")


@pytest.mark.parametrize(
    ("blocks", "of_a", "of_b"),
    [
        ("both", ["s2.A3"], ["s2.B3", "s2.C2"]),
        ("to_left", ["s2.A3", "s2.B3"], ["s2.B3", "s2.C2"]),
        ("to_right", ["s2.A3"], ["s2.B3", "s2.A2", "s2.C2"]),
    ],
)
def test_a_solid_line_blocks_the_lane_changes_that_cross_it(
    compiled: Callable[[str], Circuit], blocks: str, of_a: list[str], of_b: list[str]
) -> None:
    circuit = compiled(
        oval(polyline(700, "solid_line", [(1900, 1110), (1400, 1110)], blocks=blocks))
    )

    assert of_a == ahead(circuit, "s2.A2")
    assert of_b == ahead(circuit, "s2.B2")


def test_an_unlink_removes_a_link(compiled: Callable[[str], Circuit]) -> None:
    unlinked = oval(polyline(700, "unlink", [B2, (1620, 1020)]))

    assert ["s2.B3", "s2.A2"] == ahead(compiled(unlinked), "s2.B2")


def test_a_link_adds_a_lane_change_that_no_rule_gives(
    compiled: Callable[[str], Circuit],
) -> None:
    into_the_corner = polyline(700, "link", [(1740, 300), (1863, 365)], kind="right")

    assert ["c1.A1", "c1.B1"] == ahead(compiled(oval(into_the_corner)), "s1.A5")


def test_a_link_is_stronger_than_a_rule_a_line_and_an_unlink(
    compiled: Callable[[str], Circuit],
) -> None:
    circuit = compiled(
        oval(
            polyline(700, "link", [B2, (1620, 1140)], kind="left"),
            polyline(701, "unlink", [B2, (1620, 1140)]),
            polyline(702, "solid_line", [(1900, 1050), (1400, 1050)]),
        )
    )

    assert ["s2.B3", "s2.A2"] == ahead(circuit, "s2.B2")


def test_links_to_the_pit_lane_are_further_ways_in_and_out(
    compiled: Callable[[str], Circuit],
) -> None:
    track = compiled(
        oval(
            polyline(700, "link", [(780, 420), (780, 500)]),
            polyline(701, "link", [(1620, 500), (1620, 420)]),
        )
    ).track

    assert track.pit is not None
    assert ["s3.C1", "s3.C2"] == [track.cells[cell].name for cell in track.pit.entered_from]
    assert ["s1.C4", "s1.C5"] == [track.cells[cell].name for cell in track.pit.joins_at]


def test_the_pit_lane_is_no_part_of_the_way_ahead(compiled: Callable[[str], Circuit]) -> None:
    assert ["s3.C2", "s3.B2"] == ahead(compiled(oval()), "s3.C1")
