"""Two people at one screen: it is covered between their turns if they wish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.preferences import Pace
from formulad.ui.shell.app import FRAME
from tests.settings_file import preferences_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from formulad.store.paths import UserFolders
    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race

SOON = 8.0
"""Seconds within which the next turn has come."""


@pytest.fixture
def started(race: Race, player: UserFolders) -> Callable[..., Pilot]:
    """Return what opens a race, sets tastes and lets the first driver start."""

    def opened(kinds: str, **tastes: Any) -> Pilot:
        pilot = race(kinds, Pace.INSTANT)
        pilot.wait(FRAME)
        pilot.press("escape")
        pilot.click("settings")
        pilot.click("section-play")
        for taste in tastes:
            pilot.click(taste)
        kept = preferences_in(player.settings)
        assert tastes == {name: getattr(kept, name) for name in tastes}
        pilot.press("escape", "escape")
        return pilot

    return opened


def turns(pilot: Pilot) -> None:
    """Drive by the big button until the screen is covered or somebody else is asked."""
    name = first = pilot.app.stack.top
    waited = 0.0
    while name is first and waited < SOON:
        if pilot.scene.awaiting:
            pilot.press("enter")
        pilot.wait(0.2)
        waited += 0.2
        name = pilot.app.stack.top


def test_the_screen_waits_for_the_next_person_who_uncovers_it(
    started: Callable[..., Pilot],
) -> None:
    pilot = started("hh", hand_over=True)

    turns(pilot)

    assert "hand-over" == pilot.scene.name
    pilot.wait(3.0)
    assert "hand-over" == pilot.scene.name
    pilot.press("enter")
    assert "race" == pilot.scene.name
    pilot.wait(1.0)
    assert "race" == pilot.scene.name
    assert pilot.scene.awaiting


@pytest.mark.parametrize("key", ["enter", "space", "escape", "z"])
def test_who_drove_before_does_not_uncover_the_screen_by_a_key_too_many(
    started: Callable[..., Pilot], key: str
) -> None:
    pilot = started("hh", hand_over=True)

    turns(pilot)
    pilot.press(key, key)

    assert "hand-over" == pilot.scene.name
    pilot.settle()
    pilot.press("enter")
    assert "race" == pilot.scene.name


def test_the_race_can_be_paused_before_one_is_seated(started: Callable[..., Pilot]) -> None:
    pilot = started("hh", hand_over=True)
    turns(pilot)
    pilot.settle()

    pilot.press("escape")

    assert "pause" == pilot.scene.name


@pytest.mark.parametrize(
    ("kinds", "tastes"),
    [("hh", {}), ("hc", {"hand_over": True}), ("hh", {"hand_over": True, "table": True})],
    ids=["not wished", "one person", "around a table"],
)
def test_otherwise_nothing_is_covered(
    started: Callable[..., Pilot], kinds: str, tastes: dict[str, bool]
) -> None:
    pilot = started(kinds, **tastes)

    turns(pilot)

    assert "race" == pilot.scene.name


def test_whoever_is_next_reads_the_rules_before_the_race_is_uncovered(
    started: Callable[..., Pilot],
) -> None:
    pilot = started("hh", hand_over=True)
    turns(pilot)
    assert "hand-over" == pilot.scene.name
    pilot.wait(1.0)  # it came unasked: what is pressed at once is not meant for it

    pilot.press("f1")
    assert "help" == pilot.scene.name
    pilot.press("escape")

    assert "hand-over" == pilot.scene.name
