"""Routes from a race: to its pause, its results, and another race."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.race.road.track import TrackError
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Push, Reset, Scene
from formulad.ui.shell.table.pause_menu import HELP, RULES, SETTINGS, PauseScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.agreed.options import Options
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.services.race_services import DrivenRace, OpenRace, Services
    from formulad.ui.shell.help_link import HelpPage
    from formulad.ui.shell.scene import Change


@frozen(slots=False)
class Routes:
    """Makes the pages that are opened from a race."""

    race: Callable[[OpenRace], Scene]
    """Makes the screen of another race."""
    menu: Callable[[], Scene]
    """Makes the first screen."""
    help_page: HelpPage
    """Makes the page that tells how the game is played."""
    settings_page: Callable[[], Scene]
    """Makes the page on which the game is set to a player's taste."""
    replay: Callable[[DrivenRace], Scene]
    """Makes the page on which a race is seen again."""
    report: Callable[[DrivenRace], Scene]
    """Makes the page that tells what really happened in a race."""
    result: Callable[[DrivenRace], Scene]
    """Makes the page that shows how a race has just ended."""
    rules: Callable[[], RuleShelf]
    """Gives what the page about the rules of a race is made from."""
    season: Callable[[], Scene] | None = None
    """Makes the page of the season that the race belongs to, if it does."""

    def pause(self, services: Services, options: Options) -> Scene:
        """Return the pause, from which the pace is set and the rules of the race are read."""
        return PauseScene(
            lambda: services.preferences.pace,
            lambda pace: services.memory.remember(pace=pace),
            {
                HELP: self.help_page,
                RULES: partial(self._agreed, options),
                SETTINGS: self.settings_page,
            },
        )

    def results(self, services: Services, race: DrivenRace) -> Scene:
        """Return the podium and the list of who came where; a person has seen a race to its end."""
        if any(entrant.is_human for entrant in race.setup.seats):
            services.remember_race(has_finished=True)
        return self.result(race)

    def race_again(self, services: Services, race: DrivenRace) -> Change:
        """Go to the grid once more with the same drivers and rules; say so if that cannot be."""
        try:
            opened = services.begin(race.setup)
        except (SaveError, TrackError) as error:
            return Push(notice(say("The race cannot start"), sentence_of(error)))
        return Reset(self.race(opened))

    def _agreed(self, options: Options) -> Scene:
        """Return the page that shows what was agreed on for a race."""
        from formulad.ui.race.rules.agreed_rules import AgreedRulesScene

        try:
            return AgreedRulesScene(self.rules(), options)
        except ValueError as error:
            return notice(say("The rules cannot be shown"), sentence_of(error))
