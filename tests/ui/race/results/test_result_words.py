"""What is told of the points that a driver has lost."""

from __future__ import annotations

import re

from formulad.race.agreed.setup import Entrant
from formulad.ui.race.results.result_words import losses
from formulad.ui.race.results.standings import Standing

ADA = Entrant("Ada", 1)


def test_losses_are_told_in_ever_shorter_words_whose_numbers_add_up() -> None:
    row = Standing(1, ADA, 3, (("braking", 7), ("overshooting", 5), ("gears", 2)), 23, pit_stops=1)

    told = [*losses(row)]

    assert "1 pit stop, lost 14: braking 7, overshooting 5, gears 2" == told[0]
    assert "1 pit stop, lost 14: braking 7, overshooting 5, other 2" == told[1]
    assert "1 pit stop, lost 14: braking 7, other 7" == told[2]
    assert ["1 pit stop, lost 14", "lost 14"] == told[3:]
    for text in told[:3]:
        total, *parts = map(int, re.findall(r"\d+", text)[1:])
        assert total == sum(parts)


def test_who_has_lost_nothing_is_told_so() -> None:
    assert ["not a point lost"] == [*losses(Standing(1, ADA, 18, (), 23))]
