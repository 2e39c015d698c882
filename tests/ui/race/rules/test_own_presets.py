"""A player's presets are taken up again, or deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.presets import Presets
from formulad.race.agreed.options import Options
from formulad.store.paths import data_root
from tests.ui.race.rules.conftest import draft_of

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from tests.ui.race.rules.conftest import Rules

LONG = Options(laps=5)


@pytest.fixture
def presets(player: UserFolders) -> Presets:
    """Return two presets of a player among those of the game."""
    found = Presets(data_root() / "assets" / "presets", player.presets)
    found.save("Friday", LONG)
    found.save("Sunday", Options(laps=1))
    return found


def test_a_preset_is_taken_up_again(rules: Rules, presets: Presets) -> None:
    pilot = rules()
    pilot.click("own")
    pilot.click("0")

    assert presets.options("Friday") == draft_of(pilot).options


@pytest.mark.parametrize("name", ["use", "drop"])
def test_a_preset_may_be_called_like_an_answer(
    rules: Rules, player: UserFolders, name: str
) -> None:
    Presets(data_root() / "assets" / "presets", player.presets).save(name, LONG)
    pilot = rules()
    pilot.click("own")
    pilot.click("0")

    assert LONG == draft_of(pilot).options


def test_a_preset_is_deleted_once_that_was_confirmed(rules: Rules, presets: Presets) -> None:
    pilot = rules()
    pilot.click("own")
    pilot.click("delete-0")
    assert 2 == len(presets.own_names)
    pilot.click("delete")

    assert ["Sunday"] == list(presets.own_names)
    assert "own-presets" == pilot.scene.name
    assert ["0", "delete-0", "leave"] == [widget.id for widget in pilot.scene.widgets]


@pytest.mark.parametrize("way", ["enter", "escape"])
def test_a_preset_is_not_deleted_by_accident(rules: Rules, presets: Presets, way: str) -> None:
    pilot = rules()
    pilot.click("own")
    pilot.click("delete-1")
    pilot.press(way)

    assert ("Friday", "Sunday") == presets.own_names
    assert "own-presets" == pilot.scene.name


def test_by_keys_a_preset_is_deleted_too(rules: Rules, presets: Presets) -> None:
    pilot = rules()
    pilot.click("own")
    pilot.press("down", "right", "enter")
    pilot.press("right", "enter")

    assert ("Friday",) == presets.own_names


def test_when_the_last_is_gone_the_rules_are_left(rules: Rules, presets: Presets) -> None:
    pilot = rules()
    pilot.click("own")
    for _ in range(2):
        pilot.click("delete-0")
        pilot.click("delete")

    assert () == presets.own_names
    assert "rules" == pilot.scene.name
    assert "own" not in [widget.id for widget in pilot.scene.widgets]


def test_rules_are_no_longer_compared_with_a_preset_that_was_deleted(
    rules: Rules, presets: Presets
) -> None:
    pilot = rules()
    pilot.click("own")
    pilot.click("0")
    pilot.click("own")
    pilot.click("delete-0")
    pilot.click("delete")
    pilot.click("leave")

    assert "Friday" not in presets.own_names
    assert ("beginner", LONG) == (draft_of(pilot).base, draft_of(pilot).options)
