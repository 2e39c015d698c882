"""The page of the settings, opened from the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.games.sections import SECTIONS
from formulad.store.memory import Memory
from formulad.ui.race import race_face
from formulad.ui.shell.app import LaunchOptions
from tests.settings_file import preferences_in
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.store.paths import UserFolders
    from formulad.store.preferences import Preferences


class Page(Protocol):
    """Opens the page of the settings in a window of a size."""

    def __call__(self, size: tuple[int, int] = (1280, 720)) -> Pilot:
        """Return who looks at it."""


class Kept(Protocol):
    """Reads what is kept."""

    def __call__(self) -> Preferences:
        """Return the settings on the disk."""


@pytest.fixture
def kept(player: UserFolders) -> Kept:
    """Return what reads the settings from the disk."""
    return lambda: preferences_in(player.settings)


@pytest.fixture
def page(player: UserFolders) -> Iterator[Page]:
    """Return what opens the page from the menu; its windows are closed afterwards."""
    pilots: list[Pilot] = []

    def opened(size: tuple[int, int] = (1280, 720)) -> Pilot:
        Memory(player.settings, SECTIONS).remember(language="en")
        options = LaunchOptions(user_data=player.root, size=size, sections=SECTIONS)
        pilots.append(Pilot(race_face.menu, player.root, options=options))
        pilots[-1].click("settings")
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.close()
