"""Someone who writes down what is to be heard, and errands that are run at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.sound.sounds import QUIET, Silence
from formulad.ui.shell.sound.worker import Errands

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.store.preferences import Preferences
    from formulad.ui.shell.sound.sound_names import Sound
    from formulad.ui.shell.sound.sounds import Ride, Soundscape


class Listener(Silence):
    """Hears everything, and plays nothing."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []
        self.rides: list[Ride] = []
        self.scape: Soundscape = QUIET
        self.settings: Preferences | None = None
        self.hushed = 0
        self.calls: list[str] = []

    def open(self) -> None:
        self.calls.append("open")

    def close(self) -> None:
        self.calls.append("close")

    def apply_settings(self, settings: Preferences) -> None:
        self.settings = settings

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)

    def ride(self, ride: Ride) -> None:
        self.rides.append(ride)

    def hush(self) -> None:
        self.hushed += 1

    def set_ambience(self, soundscape: Soundscape) -> None:
        self.scape = soundscape

    def take(self) -> list[Sound]:
        """Return what was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


class AtOnce(Errands):
    """Runs errands before anything else happens."""

    def do(self, errand: Callable[[], None]) -> None:
        errand()

    def finish(self) -> None:
        pass


class Later(Errands):
    """Runs errands when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def do(self, errand: Callable[[], None]) -> None:
        self.waiting.append(errand)

    def run(self) -> None:
        """Do all that waits."""
        waiting, self.waiting = self.waiting, []
        for errand in waiting:
            errand()

    def finish(self) -> None:
        self.run()
