"""Season face: how the screen opens seasons, and takes races back to theirs."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.store.paths import Home
from formulad.ui.shell.scene import Pop, Reset

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.header import SeasonRace
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.season.season_ways import SeasonWays
    from formulad.ui.race.services.race_services import Services
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.scene_context import SceneContext


@frozen(slots=False)
class SeasonFace:
    """Makes the pages of seasons, which are imported when they are first shown."""

    context: SceneContext
    services: Services
    rules: Callable[[], RuleShelf]
    help_page: Callable[[], Scene]
    """Makes the page that tells how seasons are driven."""
    menu: Callable[[], Scene]

    def page(self) -> Scene:
        """Return the page of the seasons there are."""
        from formulad.ui.race.season.seasons_page import SeasonsScene

        return SeasonsScene(self._ways(Pop))

    def page_of(self, race: SeasonRace) -> Scene:
        """Return the page of the season that a race belongs to; the menu if it is gone."""
        from formulad.games.seasons import season_path
        from formulad.ui.race.season.season_page import SeasonScene

        path = season_path(self._home, race.id)
        if path is None:
            return self.menu()
        try:
            return SeasonScene(self._ways(lambda: Reset(self.menu())), path)
        except ValueError:
            return self.menu()

    def enter_all(self) -> None:
        """Enter beside the game what a power cut kept out of seasons (SEA-16)."""
        if not any(self.context.folders.seasons.glob("*.yaml")):
            return
        from formulad.games.seasons import enter_all

        self.context.aside(partial(enter_all, self._home))

    def enter_result(self, race: SeasonRace) -> None:
        """Enter what came of a race of a season, now or, if something is in the way, later."""
        from formulad.games.seasons import SeasonFile, season_path

        with suppress(ValueError):
            if path := season_path(self._home, race.id):
                SeasonFile(self._home, path)

    @property
    def _home(self) -> Home:
        return Home(self.context.data, self.context.folders)

    def _ways(self, leave: Callable[[], Change]) -> SeasonWays:
        """Return what the pages of seasons need, and where they lead back."""
        from formulad.ui.race.season.season_offer import SeasonOffer
        from formulad.ui.race.season.season_ways import SeasonWays

        offer = SeasonOffer(self.context, self.services, self.rules)
        return SeasonWays(self.context, offer, self.help_page, leave)
