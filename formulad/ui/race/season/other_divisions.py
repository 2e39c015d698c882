"""Other divisions: the races that computers among themselves drive while the page is read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.ui.race.season.season_ways import now
from formulad.ui.shell.test_probe import fresh_seed

if TYPE_CHECKING:
    from concurrent.futures import Future

    from formulad.games.seasons import SeasonFile
    from formulad.ui.shell.aside import Aside


class OtherDivisions:
    """Divisions without persons: they drive as many races as the others have driven (SEA-14)."""

    def __init__(self, aside: Aside, file: SeasonFile) -> None:
        """Let the first race begin that somebody is behind, beside the game."""
        self._aside, self._file = aside, file
        self._driving: Future[None] | None = None
        self.division = 0
        """Which one drives just now; 0 if none does."""
        self.go_on()

    def go_on(self) -> None:
        """Let the next race begin that a division is behind, unless one is being driven."""
        if self._driving is None and (division := self._file.behind):
            drive = partial(self._file.drive, fresh_seed(), now(), division)
            self._driving = self._aside(drive)
            self.division = division if self._driving else 0

    def enter(self) -> bool:
        """Enter a race that was driven to its end meanwhile; return whether there was one.

        Raises:
            ValueError: if it cannot be driven or entered; the message is a sentence.
        """
        if self._driving is None or not self._driving.done():
            return False
        driven, self._driving, self.division = self._driving, None, 0
        driven.result()
        self._file.enter_results()
        self.go_on()
        return True
