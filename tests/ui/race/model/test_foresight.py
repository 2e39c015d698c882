from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.moves import ShiftTo
from formulad.race.state import Weather
from formulad.race.turn.gearbox import FORWARD
from formulad.ui.race.model import foresight
from formulad.ui.race.model.foresight import Foresight
from tests.ui.race.decisions import before_tyres
from tests.ui.race.moments import a_moment

if TYPE_CHECKING:
    import pytest

    from formulad.race.dice import Gear


def reckoned(monkeypatch: pytest.MonkeyPatch) -> list[Gear]:
    """Return the gears that are reckoned from now on."""
    gears: list[Gear] = []

    def note(_setting: object, _state: object, _seat: int, gear: Gear) -> None:
        gears.append(gear)

    monkeypatch.setattr(foresight, "gear_forecast", note)
    return gears


def test_each_gear_that_can_be_engaged_is_reckoned_in_a_picture_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gears, moment = reckoned(monkeypatch), a_moment()
    ahead = Foresight(moment.game)

    seen = []
    for _ in range(9):
        ahead.go_on(moment.state)
        seen.append(len(gears))

    offered = [gear for gear in FORWARD if moment.game.refusal(moment.state, ShiftTo(gear)) is None]
    assert offered == gears
    assert [1, 2, 3] == seen[:3]
    assert 9 > seen[-1] == len(offered)


def test_where_no_gear_is_chosen_none_is_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    gears, (game, state) = reckoned(monkeypatch), before_tyres(Weather.FINE)

    Foresight(game).go_on(state)

    assert [] == gears
