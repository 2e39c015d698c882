"""The menu of the rules, opened by a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.games.race.last_race import LastRace
from formulad.games.race.option_words import read_option_words
from formulad.games.race.presets import Presets
from formulad.store.paths import data_root
from formulad.ui.race import race_face
from formulad.ui.race.rules.preset_shelf import RuleShelf
from formulad.ui.race.rules.rules_page import RulesScene
from formulad.ui.shell.scene import Scene
from tests.settings_file import write_settings
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.race.agreed.options import Options
    from formulad.store.paths import UserFolders
    from formulad.ui.race.rules.rules_draft import Draft


class Rules(Protocol):
    """Opens the menu of the rules, with those of the last race."""

    def __call__(
        self,
        rules: Options | None = None,
        size: tuple[int, int] = ...,
        *,
        has_finished: bool = False,
    ) -> Pilot:
        """Return who uses it."""


@pytest.fixture
def shelf(tmp_path: Path) -> RuleShelf:
    """Return the rules of the game; the book opens nothing."""
    assets = data_root() / "assets"
    words = read_option_words(assets / "options" / "en.yaml")
    presets = Presets(assets / "presets", tmp_path / "own")
    return RuleShelf(presets, lambda: words, lambda _rule: Scene())


@pytest.fixture
def rules(player: UserFolders) -> Iterator[Rules]:
    """Return what opens the menu of the rules; its windows are closed afterwards."""
    pilots: list[Pilot] = []

    def opened(
        rules: Options | None = None,
        size: tuple[int, int] = (1280, 720),
        *,
        has_finished: bool = False,
    ) -> Pilot:
        write_settings(player.settings, last=LastRace(rules=rules, has_finished=has_finished))
        pilots.append(Pilot(race_face.menu, player.root, size))
        pilots[-1].click("rules")
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()


def draft_of(pilot: Pilot) -> Draft:
    """Return the rules as they are chosen now."""
    scene = pilot.scene
    assert isinstance(scene, RulesScene)
    return scene.draft
