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
        assets = kit.data / "assets"
        self._books = Bookshelf(assets / "rulebook", self._spoken)
        self._shelf: RuleShelf | None = None
        self.services = Services(
            self._circuit,
            kit.folders,
            kit.memory,
            word_of_luck,
            _now,
            Garage(assets / "designs"),
            Paddock(assets, kit.folders.drivers, self._spoken),
            kit.clock,
            lambda: self._catalogue.paths,
        )

    def title(self) -> TitleScene:
        """Return the menu."""
        return TitleScene(
            self.services, self.race, self._poster, self.help_page, self.rules, self.settings
        )

    def language(self) -> Scene:
        """Return the choice of the language, which leads to the menu."""
        from formulad.ui.scenes.settings.first import LanguageScene

        circuit = self.services.circuit_of_poster
        return LanguageScene(self._kit.memory, self.title, self._poster, circuit)

    def race(self, opened: OpenRace) -> Scene:
        """Return the screen of a race."""
        from formulad.ui.scenes.race.scene import RaceScene

        return RaceScene(
            self._painted(),
            self.services,
            opened,
            again=self.race,
            menu=self.title,
            help_page=self.help_page,
            rules=self.rules,
            sounds=self._kit.sound,
            settings_page=self.settings,
        )

    def help_page(self, rule: str = "") -> Scene:
        """Return the page that tells how the game is played, open at a rule if one is named."""
        from formulad.ui.scenes.help.scene import help_page

        return help_page(self._books, rule, lambda: self.services.motion)

    def settings(self) -> Scene:
        """Return the page on which the game is set to a player's taste."""
        from formulad.ui.scenes.settings.scene import SettingsScene

        return SettingsScene(self._kit.memory)

    def rules(self) -> RuleShelf:
        """Return the rules there are to choose from, read when they are first asked for."""
        from formulad.store.option_words import read_option_words
        from formulad.store.presets import Presets
        from formulad.store.spoken import Spoken
        from formulad.ui.scenes.rules.shelf import RuleShelf

        if self._shelf is None:
            assets = self._kit.data / "assets"
            presets = Presets(assets / "presets", self._kit.folders.presets)
            words = Spoken(assets / "options", ".yaml", read_option_words)
            self._shelf = RuleShelf(
                presets, lambda: words.in_language(self._spoken()), self.help_page
            )
        self._shelf.words  # noqa: B018 - whoever asks for the rules is told if nobody can read them
        return self._shelf

    def _spoken(self) -> str:
        """Return the language of the player as it is now."""
        return self._kit.memory.settings.language

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
    """Return the first screen of the game: the menu, once a language has been chosen."""
    opening = Opening(kit)
    return opening.title() if kit.memory.settings.language else opening.language()


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
