from __future__ import annotations

import pytest

from formulad.race.options import Options, Rules
from formulad.race.presets import options_called


def test_beginners_race_one_lap_by_the_basic_rules() -> None:
    assert options_called("beginner") == Options(Rules.BASIC, laps=1)


@pytest.mark.parametrize("name", ["begginer", "Beginner", ""])
def test_rules_that_there_are_not_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(ValueError, match=f"no rules '{name}'; there are: beginner, rulebook"):
        options_called(name)
