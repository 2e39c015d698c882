"""Borders of what can be agreed on for a season, on both sides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formulad.season.season_faults import season_fault
from tests.season.examples import winter_cup

FRESH = replace(winter_cup(), results=())


def told(bonus: str, points: int) -> str:
    """Return what is wrong with a season that has a bonus; nothing if it is fine."""
    before = FRESH.scoring
    bonuses = {
        "pole": replace(before, pole=points),
        "fastest_lap": replace(before, fastest_lap=points),
    }
    fault = season_fault(replace(FRESH, scoring=bonuses[bonus]))
    return f"{fault.path}: {fault.sentence}" if fault else ""


@pytest.mark.rule("SEA-5")
@pytest.mark.parametrize("bonus", ["pole", "fastest_lap"])
@pytest.mark.parametrize("points", [0, 1, 10])
def test_sea_5_a_bonus_has_up_to_ten_points(bonus: str, points: int) -> None:
    assert "" == told(bonus, points)


@pytest.mark.rule("SEA-5")
@pytest.mark.parametrize("bonus", ["pole", "fastest_lap"])
@pytest.mark.parametrize("points", [-1, 11])
def test_sea_5_more_points_or_fewer_are_refused(bonus: str, points: int) -> None:
    assert f"$.scoring.{bonus}: a bonus has 0 to 10 points" == told(bonus, points)
