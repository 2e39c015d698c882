"""Numbers of maps: what Tiled writes is read, and nothing else that Python takes for one."""

from __future__ import annotations

import pytest

from formulad.tiled.sheet.numbers import vertices


def test_vertices_are_pairs_of_numbers() -> None:
    assert ((0, 0), (-1.5, 20), (3e2, 0.5)) == vertices("0,0 -1.5,20\n  3e2,.5 ")


def test_of_nothing_there_are_none() -> None:
    assert () == vertices(" ")


@pytest.mark.parametrize(
    "text", ["1", "1,2,3", "1,2 3", "1, 2", "1,nan", "1,inf", "1,1_0", "1,٢", "1,2e7", "1,--2"]
)
def test_vertices_of_another_kind_are_refused(text: str) -> None:
    assert vertices(text) is None
