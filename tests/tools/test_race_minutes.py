"""What is said of how long a race takes, beside races that were seen."""

from __future__ import annotations

import re

import pytest

from tools.race_minutes import main

ALL = pytest.mark.thorough


@pytest.mark.parametrize(
    "race",
    [
        ("--cars", "4", "--people", "1", "--pace", "brisk"),
        pytest.param(("--cars", "10", "--people", "2", "--pace", "calm"), marks=ALL),
        pytest.param(("--cars", "5", "--circuit", "basse-ville", "--preset", "street"), marks=ALL),
    ],
)
def test_a_race_takes_about_as_long_as_the_page_of_a_new_race_says(
    race: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """Within a fifth, by two races of one lap."""
    main([*race, "--races", "2", "--laps", "1"])

    found = re.search(r"\(([+-]\d+) %\)", capsys.readouterr().out)
    assert found is not None
    assert abs(int(found[1])) <= 20
