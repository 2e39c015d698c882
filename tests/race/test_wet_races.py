"""Full grids in the rain, their closed roads judged by the slow oracle."""

from __future__ import annotations

import pytest

from tests.race.wet import play


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_on_a_closed_wet_road_just_those_ways_are_offered_that_walking_every_path_finds(
    seed: int,
) -> None:
    met = play(seed)

    assert met["closed"] <= met["judged"]
    assert met["judged"]
