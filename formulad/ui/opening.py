"""The screens put together: services made, the first scene chosen, each scene shown the next."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from formulad.store.designs import Garage
from formulad.store.drivers import Paddock
from formulad.ui.scenes.help.bookshelf import Bookshelf
from formulad.ui.scenes.title import TitleScene
from formulad.ui.services import Services
from formulad.ui.telling import word_of_luck

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.setup import RaceSetup
    from formulad.tiled.catalogue import Catalogue
    from formulad.tiled.circuit import Circuit
    from formulad.ui.kit import Kit
    from formulad.ui.scene import Scene
    from formulad.ui.scenes.painting import Boards
    from formulad.ui.scenes.poster import Poster
    from formulad.ui.scenes.rules.shelf import RuleShelf
    from formulad.ui.services import OpenRace


class Opening:
    """Makes the scenes of one game, each with what it needs.

    The board and the race are imported when they are first shown: the menu comes before them.
    """

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._boards: Boards | None = None
        self._books = Bookshelf(kit.data / "assets" / "rulebook")
        self._shelf: RuleShelf | None = None
        self.services = Services(
            self._circuit,
            kit.folders,
            kit.memory,
            word_of_luck,
            _now,
            Garage(kit.data / "assets" / "designs"),
            Paddock(kit.data / "assets", kit.folders.drivers),
            kit.clock,
            lambda: self._catalogue.paths,
        )

    def title(self) -> TitleScene:
        """Return the menu."""
        return TitleScene(self.services, self.race, self._poster, self.help_page, self.rules)

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
            rules=self.rules,
            motion=self._kit.motion,
            at_table=self._kit.at_table,
        )

    def help_page(self, rule: str = "") -> Scene:
        """Return the page that tells how the game is played, open at a rule if one is named."""
        from formulad.ui.scenes.help.scene import help_page

        return help_page(self._books, rule, self._kit.motion)

    def rules(self) -> RuleShelf:
        """Return the rules there are to choose from, read when they are first asked for."""
        from formulad.store.option_words import read_option_words
        from formulad.store.presets import Presets
        from formulad.ui.scenes.rules.shelf import RuleShelf

        if self._shelf is None:
            assets = self._kit.data / "assets"
            presets = Presets(assets / "presets", self._kit.folders.presets)
            words = read_option_words(assets / "options" / "en.yaml")
            self._shelf = RuleShelf(presets, words, self.help_page)
        return self._shelf

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
        return self._catalogue.load(track_id)

    @property
    def _catalogue(self) -> Catalogue:
        """The circuits of the game and of the player."""
        from formulad.tiled.catalogue import Catalogue

        return Catalogue(self._kit.data / "tracks", self._kit.folders.tracks)


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
