from __future__ import annotations

from typing import get_args

import pytest

from formulad.cards.corsa.events import Event
from tests.cards.corsa.laws import VALUES, Tally, watched_game
from tests.scope import amount


@pytest.mark.thorough
def test_games_by_any_options_keep_the_laws() -> None:
    """For many more: `python -m tests.cards.corsa.laws 10000`."""
    tally = Tally()
    for seed in range(amount(40, 200)):
        watched_game(seed, tally)

    agreed = {(name, value) for name, values in VALUES.items() for value in values}
    assert agreed <= tally.seen.keys()
    assert {each.__name__ for each in get_args(Event)} == tally.events.keys()
