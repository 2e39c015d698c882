from __future__ import annotations

from typing import get_args

import pytest

from formulad.cards.motor_racing.events import Event
from tests.cards.motor_racing.laws import VALUES, Tally, watched_season
from tests.scope import amount


@pytest.mark.thorough
def test_seasons_by_any_options_keep_the_laws() -> None:
    """For many more: `python -m tests.cards.motor_racing.laws 10000`."""
    tally = Tally()
    for seed in range(amount(60, 200)):
        watched_season(seed, tally)

    agreed = {(name, value) for name, values in VALUES.items() for value in values}
    assert agreed <= tally.seen.keys()
    assert {each.__name__ for each in get_args(Event)} == tally.events.keys()
