"""The screens put together: services made, the first scene chosen, each scene shown the next."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from formulad.store.designs import Garage
from formulad.ui.scenes.help.bookshelf import Bookshelf
from formulad.ui.scenes.title import TitleScene
from formulad.ui.services import Services

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.setup import RaceSetup
    from formulad.tiled.circuit import Circuit
    from formulad.ui.kit import Kit
    from formulad.ui.scene import Scene
    from formulad.ui.scenes.painting import Boards
    from formulad.ui.scenes.poster import Poster
    from formulad.ui.services import OpenRace


class Opening:
    """Makes the scenes of one game, each with what it needs.

    The board and the race are imported when they are first shown: the menu comes before them.
    """

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._boards: Boards | None = None
        self._shelf = Bookshelf(kit.data / "assets" / "rulebook")
        self.services = Services(
            self._circuit,
            kit.folders,
            kit.memory,
            partial(secrets.randbits, 64),
            _now,
            Garage(kit.data / "assets" / "designs"),
            kit.clock,
        )

    def title(self) -> TitleScene:
        """Return the menu."""
        return TitleScene(self.services, self.race, self._poster, self.help_page)

    def race(self, opened: OpenRace) -> Scene:
        """Return the screen of a race."""
        from formulad.ui.scenes.race.scene import RaceScene

        return RaceScene(
            self._kit.theme,
            self._painted(),
            self.services,
            opened,
            again=self.race,
            menu=self.title,
            help_page=self.help_page,
        )

    def help_page(self, rule: str = "") -> Scene:
        """Return the page that tells how the game is played, open at a rule if one is named."""
        from formulad.ui.scenes.help.scene import help_page

        return help_page(self._shelf, rule, self._kit.motion)

    def _poster(self) -> Poster:
        from formulad.ui.scenes.poster import Poster

        return Poster(self._painted())

    def _painted(self) -> Boards:
        """Return the boards, which all scenes share."""
        from formulad.ui.scenes.painting import Boards

        if self._boards is None:
            self._boards = Boards(self._kit.assets, self._kit.folders)
        return self._boards

    def _circuit(self, track_id: str) -> Circuit:
        from formulad.tiled.catalogue import Catalogue

        folders = self._kit.data / "tracks", self._kit.folders.tracks
        return Catalogue(*folders).load(track_id)


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
