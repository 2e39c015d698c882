"""The screens put together: services made, the first scene chosen, each scene shown the next."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from formulad.store.settings import read_settings
from formulad.tiled.catalogue import Catalogue
from formulad.ui.scenes.painting import Boards
from formulad.ui.scenes.race.scene import RaceScene
from formulad.ui.scenes.title import TitleScene
from formulad.ui.services import Services

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.setup import RaceSetup
    from formulad.ui.kit import Kit
    from formulad.ui.scene import Scene
    from formulad.ui.services import OpenRace


class Opening:
    """Makes the scenes of one game, each with what it needs."""

    def __init__(self, kit: Kit) -> None:
        self._theme = kit.theme
        self._boards = Boards(kit.assets, kit.folders)
        found = read_settings(kit.folders.settings)
        catalogue = Catalogue(kit.data / "tracks", kit.folders.tracks)
        self.services = Services(
            catalogue, kit.folders, found.settings, partial(secrets.randbits, 64), _now, found.fault
        )

    def title(self) -> TitleScene:
        """Return the menu."""
        return TitleScene(self._boards, self.services, self.race)

    def race(self, opened: OpenRace) -> RaceScene:
        """Return the screen of a race."""
        return RaceScene(
            self._theme, self._boards, self.services, opened, again=self.race, menu=self.title
        )


def menu(kit: Kit) -> Scene:
    """Return the first screen of the game."""
    return Opening(kit).title()


def race(kit: Kit, setup: RaceSetup, word: int | None = None) -> Scene:
    """Return the screen of a race that begins at once.

    Raises:
        TrackError: if its circuit cannot be used.
        SaveError: if no record can be written.
    """
    opening = Opening(kit)
    return opening.race(opening.services.begin(setup, word))


def resumed(kit: Kit, path: Path) -> Scene:
    """Return the screen of a saved race that goes on.

    Raises:
        SaveError: if it cannot go on.
        TrackError: if its circuit cannot be used.
    """
    opening = Opening(kit)
    return opening.race(opening.services.resume(path))


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
