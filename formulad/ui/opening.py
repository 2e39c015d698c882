"""The screens put together: services made, the first scene chosen, each scene shown the next."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from formulad.store.settings import read_settings
from formulad.tiled.catalogue import Catalogue
from formulad.ui.scenes.race.scene import RaceScene
from formulad.ui.scenes.title import TitleScene
from formulad.ui.services import OpenRace, Services

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.setup import RaceSetup
    from formulad.ui.kit import Kit
    from formulad.ui.scene import Scene


def services_of(kit: Kit) -> Services:
    """Return the services of a running game."""
    found = read_settings(kit.folders.settings)
    catalogue = Catalogue(kit.data / "tracks", kit.folders.tracks)
    return Services(
        catalogue, kit.folders, found.settings, partial(secrets.randbits, 64), _now, found.fault
    )


def menu(kit: Kit) -> Scene:
    """Return the first screen of the game."""
    return _title(kit, services_of(kit))


def race(kit: Kit, setup: RaceSetup, word: int | None = None) -> Scene:
    """Return the screen of a race that begins at once.

    Raises:
        TrackError: if its circuit cannot be used.
        SaveError: if no record can be written.
    """
    services = services_of(kit)
    return _race(kit, services, services.begin(setup, word))


def resumed(kit: Kit, path: Path) -> Scene:
    """Return the screen of a saved race that goes on.

    Raises:
        SaveError: if it cannot go on.
        TrackError: if its circuit cannot be used.
    """
    services = services_of(kit)
    return _race(kit, services, services.resume(path))


def _title(kit: Kit, services: Services) -> TitleScene:
    return TitleScene(services, partial(_race, kit, services))


def _race(kit: Kit, services: Services, opened: OpenRace) -> RaceScene:
    return RaceScene(
        kit,
        services,
        opened,
        again=partial(_race, kit, services),
        menu=partial(_title, kit, services),
    )


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
