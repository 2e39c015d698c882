"""A sample of the random seasons under their laws (`tests.season.laws`)."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from tests.scope import amount
from tests.season.random_seasons import check_laws, random_season


def test_points_add_up_and_damage_is_mended_or_left_in_every_season() -> None:
    for seed in range(amount(40, 150)):
        check_laws(random_season(seed))


def test_the_laws_notice_points_that_come_from_nowhere() -> None:
    season = next(s for s in map(random_season, range(50)) if s.carry and s.results[0].repairs)
    first, *others = season.results
    number, bought = next(iter(first.repairs.items()))
    part = next(iter(bought))
    cheated = replace(first, repairs={number: {part: bought[part] + 5}})

    with pytest.raises(AssertionError):
        check_laws(replace(season, results=(cheated, *others)))
