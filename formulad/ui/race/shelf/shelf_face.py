"""Shelf face: how the screen opens the player's shelf, and what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.record import SaveError, finished
from formulad.kernel.sentence import say
from formulad.store.paths import Home
from formulad.ui.race.services.race_services import DrivenRace

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.shelf.sharing.shared_game import SharedGame
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.saved.race_record_face import RaceRecordFace
    from formulad.ui.race.services.race_services import Services
    from formulad.ui.race.shelf.shelf_ways import ShelfWays
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext


@frozen(slots=False)
class ShelfFace:
    """Makes the pages of the shelf, which are imported when they are first shown."""

    context: SceneContext
    services: Services
    rules: Callable[[], RuleShelf]
    records: Callable[[], RaceRecordFace]
    """Gives how saved races are shown."""
    replay: Callable[[DrivenRace, int], Scene]
    """Makes the page on which a race is seen again from a step on."""
    help_page: Callable[[], Scene]
    """Makes the page that tells what the shelf holds."""

    def page(self) -> Scene:
        """Return the page of the player's shelf."""
        from formulad.ui.race.shelf.shelf_page import ShelfScene

        return ShelfScene(self._ways())

    def dropped(self, path: Path) -> Scene:
        """Return the page of a file that somebody gave away, which was dropped onto the menu."""
        from formulad.ui.race.shelf.exchange_page import opened_file

        return opened_file(self._ways(), path)

    def _ways(self) -> ShelfWays:
        """Return what the pages of the shelf share."""
        from formulad.shelf.statistics.index import StatisticsIndex
        from formulad.ui.race.shelf.counting import Counting
        from formulad.ui.race.shelf.shelf_ways import ShelfWays

        home = Home(self.context.data, self.context.folders)
        return ShelfWays(
            self.context,
            self.services,
            self.rules,
            Counting(StatisticsIndex(home), self.context.clock),
            self._watched,
            self._watched_shared,
            self.help_page,
        )

    def moment(self, game: str, record: Path, step: int) -> Scene:
        """Return the page of what can be done from a step of a record, of any game."""
        from formulad.ui.race.shelf.moments import moment_page

        return moment_page(self.context, self.services, game, record, step)

    def _watched(self, path: Path) -> Scene:
        """Return the page on which a saved race is seen again.

        Raises:
            SaveError: if it cannot be shown.
        """
        return self.records().replay(finished(self.services.reading(path)))

    def _watched_shared(self, shared: SharedGame) -> Scene:
        """Return the page on which a game is seen that somebody gave away.

        Raises:
            SaveError: if it cannot be shown.
        """
        if shared.circuit is None:
            return self._watched_cards(shared)
        loaded, setup = shared.loaded, shared.loaded.header.setup
        race = DrivenRace(shared.circuit, loaded.game, loaded.good_part, setup)
        return self.replay(race, shared.step or 0)

    def _watched_cards(self, shared: SharedGame) -> Scene:
        from formulad.ui.shell.table.watch_scene import WatchScene

        records = self.context.box.faces[shared.game]().records(self.context)
        if records.replay is None:
            raise SaveError(say("This game cannot be shown"))
        page = records.replay(shared.loaded)
        if isinstance(page, WatchScene):
            page.go_to_step(shared.step or 0)
        return page
