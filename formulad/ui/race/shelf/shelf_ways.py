"""Shelf ways: what the pages of the shelf share, and where they lead."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.kernel.values import Frozen, field
from formulad.race.agreed.option_values import read_options
from formulad.store.paths import Home
from formulad.store.profiles import Profiles
from formulad.ui.shell.clipboard import Clipboard
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Push

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.shelf.sharing.shared_game import SharedGame
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.services.race_services import Services
    from formulad.ui.race.shelf.counting import Counting
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.scene_context import SceneContext


class See(Frozen):
    """See the game again in which a record was set."""

    path: Path


class ShelfWays(Frozen):
    """What all pages of the shelf share."""

    context: SceneContext
    services: Services
    rules: Callable[[], RuleShelf]
    """Gives the rules by which races are told apart."""
    counting: Counting
    watch: Callable[[Path], Scene]
    """Makes the page on which a record is seen again; a SaveError says why it cannot."""
    watch_shared: Callable[[SharedGame], Scene]
    """Makes the page on which a game is seen that somebody gave away."""
    help_page: Callable[[], Scene]
    clipboard: Clipboard = field(default_factory=Clipboard)

    @property
    def home(self) -> Home:
        """The files of the game, and those of the player."""
        return Home(self.context.data, self.context.folders)

    @property
    def profiles(self) -> Profiles:
        """Those who play here."""
        return Profiles(self.context.folders.profiles)

    @property
    def shows_stamps(self) -> bool:
        """Whether the player likes to see stamps."""
        return self.context.memory.preferences.stamps

    def see(self, path: Path) -> Change:
        """Open the page on which a record is seen again, or say why it cannot be."""
        try:
            return Push(self.watch(path))
        except SaveError as error:
            return Push(notice(say("This game cannot be shown"), sentence_of(error)))

    def told_rules(self, rules: str) -> str:
        """Return in a few words what the rules of races are, by how digests write them."""
        try:
            shelf = self.rules()
            return shelf.told(shelf.compared(read_options(json.loads(rules))))
        except ValueError:
            return ""
