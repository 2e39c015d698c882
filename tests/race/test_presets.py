from __future__ import annotations

import pytest

from formulad.race.options import BASIC, Options
from formulad.race.presets import options_called, rule_set


def test_beginners_race_one_lap_by_the_basic_rules() -> None:
    assert options_called("beginner") == Options(BASIC, laps=1)


def test_a_set_of_rules_can_be_played_as_it_stands() -> None:
    assert options_called("basic").rules is rule_set("basic") is BASIC


@pytest.mark.parametrize("name", ["begginer", "BASIC", ""])
def test_rules_that_there_are_not_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(ValueError, match=f"no rules '{name}'; there are: beginner, basic"):
        options_called(name)
