from __future__ import annotations

from typing import get_args

import pytest

from formulad.cards.fun.events import Event
from tests.cards.fun.laws import VALUES, Tally, watched
from tests.scope import amount


@pytest.mark.thorough
def test_championships_by_any_options_keep_the_laws() -> None:
    """For many more: `python -m tests.cards.fun.laws 2000`."""
    tally = Tally()
    for seed in range(amount(22, 100)):
        watched(seed, tally)

    agreed = {(name, value) for name, values in VALUES.items() for value in values}
    assert agreed <= tally.seen.keys()
    rare = {"CircuitsShown", "DrawnByLot"}
    assert {each.__name__ for each in get_args(Event)} <= tally.events.keys() | rare
