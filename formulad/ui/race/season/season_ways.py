"""Season ways: what the pages of seasons need, and where they lead."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from formulad.games.season_yaml import new_season_file
from formulad.kernel.frozen import frozen
from formulad.store.paths import Home
from formulad.ui.race.season.new_season_page import NewSeasonScene
from formulad.ui.shell.scene import Push

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.season.season import Season
    from formulad.ui.race.season.season_offer import SeasonOffer
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.scene_context import SceneContext


@frozen(slots=False)
class SeasonWays:
    """What all pages of seasons share."""

    context: SceneContext
    offer: SeasonOffer
    help_page: Callable[[], Scene]
    """Makes the page that tells how the game is played."""
    leave: Callable[[], Change]
    """Leads back from the page that was opened first."""

    @property
    def home(self) -> Home:
        """The files of the game, and those of the player."""
        return Home(self.context.data, self.context.folders)

    @property
    def folder(self) -> Path:
        """Where the seasons lie."""
        return self.context.folders.seasons

    def agree(self, season: Season) -> Change:
        """Show the page on which a season is agreed on; it answers with the name of its file."""
        return Push(NewSeasonScene(self.offer, season, self._write, self.help_page))

    def _write(self, season: Season) -> str:
        return new_season_file(self.folder, season).name


def now() -> datetime:
    """Return the time of day, after which records are called."""
    return datetime.now(UTC).astimezone()
