"""The circuits of our own design are what their tool draws from outlines and facts."""

from __future__ import annotations

import pytest

from tests.circuits import TRACKS
from tests.scope import sample
from tools.make_circuits import CIRCUITS, drawn


@pytest.mark.thorough
@pytest.mark.parametrize("name", sample(CIRCUITS))
def test_the_map_that_is_shipped_is_what_the_tool_draws(name: str) -> None:
    """If the change is meant, draw it with `python tools/make_circuits.py` and look at it."""
    shipped = (TRACKS / f"{name}.tmx").read_text(encoding="utf-8")

    assert shipped.splitlines() == drawn(name).splitlines()
