from __future__ import annotations

from tests.ai.drivers.persons import laps_of
from tests.scope import amount


def test_who_only_presses_the_yellow_button_comes_home_nearly_as_quickly_as_can_be() -> None:
    found = laps_of("yellow", amount(20, 100))
    turns, _ = found.turns_a_lap

    assert 1 == found.finished
    assert 17.5 < turns < 20


def test_who_never_shifts_comes_home_late_but_comes_home() -> None:
    found = laps_of("unadvised", amount(1, 20))
    turns, _ = found.turns_a_lap

    assert 1 == found.finished
    assert turns > 80


def test_who_is_bold_with_gears_is_not_led_into_ruin_by_the_first_place() -> None:
    found = laps_of("bold", amount(6, 30))

    assert found.finished >= 0.5
