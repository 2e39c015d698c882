"""The pause changes how fast a race goes on, at once and for the races to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.preferences import Pace
from formulad.ui.shell.app import FRAME
from tests.settings_file import preferences_in

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race


def test_the_pace_of_the_pause_is_remembered(race: Race, player: UserFolders) -> None:
    pilot = race(pace=Pace.CALM)
    seconds_until_asked(pilot)

    pilot.press("escape")
    pilot.press(*["tab"] * 6, "right", "right")

    assert Pace.INSTANT == preferences_in(player.settings).pace


def seconds_of_a_start(pilot: Pilot) -> float:
    """Roll for the start and return how long it is until somebody is asked again."""
    seconds_until_asked(pilot)
    pilot.press("enter")
    return seconds_until_asked(pilot)


def seconds_until_asked(pilot: Pilot) -> float:
    """Return how long it is until somebody is asked, such as until the lights are out."""
    seconds = 0.0
    while not pilot.scene.awaiting:
        pilot.wait(FRAME)
        seconds += FRAME
    return seconds


def test_a_race_goes_on_at_the_pace_of_the_pause(race: Race) -> None:
    calm = seconds_of_a_start(race(pace=Pace.CALM))
    pilot = race(pace=Pace.CALM)

    pilot.press("escape")
    pilot.press(*["tab"] * 6, "right", "right", "escape")

    assert calm > seconds_of_a_start(pilot)
