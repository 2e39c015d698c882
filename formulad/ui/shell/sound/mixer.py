"""Mixer: which sounds are heard, how loud, and how often. A frame never waits for it.

What plays is imported when the card is opened: the first picture comes before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.sound.sound_names import Group, Sound, group_of
from formulad.ui.shell.sound.sounds import QUIET

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from formulad.store.preferences import Preferences
    from formulad.ui.shell.sound.device import Device
    from formulad.ui.shell.sound.sounds import Ride, Soundscape
    from formulad.ui.shell.sound.worker import Errands

GAP = 0.04
"""Seconds in which the same sound does not begin a second time."""
LATE = 0.25
"""A sound that could not begin within so many seconds would tell of what is over."""
_LOUDEST = 10


class Mixer:
    """Plays sounds by a thread that opens the card, reads files and mixes."""

    def __init__(
        self, folder: Path, clock: Callable[[], float], errands: Errands | None = None
    ) -> None:
        """Play the sounds of a folder.

        Args:
            folder: where the files lie.
            clock: the clock of the game, in seconds.
            errands: who opens, reads and plays; a thread of its own if nobody is named.
        """
        self._folder = folder
        self._clock = clock
        self._errands = errands
        self._device: Device | None = None
        """The card, once it was opened, or tried."""
        self._settings: Preferences | None = None
        self._volumes: Mapping[Group, float] = {}
        self._scape = QUIET
        self._began: dict[Sound, float] = {}
        self._is_ready = False
        """Whether the first picture is on the screen."""

    @property
    def is_open(self) -> bool:
        """Whether a sound card was found."""
        return self._device is not None and self._device.is_open

    def open(self) -> None:
        """Open the card beside the game, unless everything is to be silent."""
        self._is_ready = True
        self._open_if_wanted()

    def close(self) -> None:
        """Be silent for good."""
        self._do(lambda device: device.close())
        if self._errands:
            self._errands.finish()
        self._device, self._is_ready = None, False

    def apply_settings(self, settings: Preferences) -> None:
        """Play as loud as the settings say from now on."""
        if settings is self._settings:
            return
        self._settings = settings
        volumes = volumes_of(settings)
        if volumes == self._volumes:
            return
        self._volumes = volumes
        self._do(lambda device: device.adjust(volumes))
        self._open_if_wanted()

    def play(self, sound: Sound) -> None:
        """Play a sound once, unless it began just now."""
        now = self._clock()
        if not self._may(group_of(sound)) or now - self._began.get(sound, -1.0) < GAP:
            return
        self._began[sound] = now
        self._in_time(lambda device: device.play(sound))

    def ride(self, ride: Ride) -> None:
        """Let the engine of a car be heard while it drives."""
        if self._may(Group.EFFECTS):
            self._in_time(lambda device: device.ride(ride))

    def hush(self) -> None:
        """Let the engine that is heard die away."""
        self._do(lambda device: device.hush())

    def set_ambience(self, soundscape: Soundscape) -> None:
        """Let music and beds go over into others."""
        if soundscape == self._scape:
            return
        self._scape = soundscape
        self._do(lambda device: device.set_ambience(soundscape))

    def _may(self, group: Group) -> bool:
        return self._device is not None and self._volumes.get(group, 0.0) > 0

    def _in_time(self, play: Callable[[Device], None]) -> None:
        """Play something if that can be done before it is over on the screen."""
        asked = self._clock()
        self._do(lambda device: play(device) if self._clock() - asked < LATE else None)

    def _do(self, act: Callable[[Device], None]) -> None:
        """Have something done with the card, if it was opened."""
        device = self._device
        if device and self._errands:
            self._errands.do(lambda: act(device))

    def _open_if_wanted(self) -> None:
        if not self._is_ready or self._device or not any(self._volumes.values()):
            return
        from formulad.ui.shell.sound.device import Device
        from formulad.ui.shell.sound.worker import Errands

        self._errands = self._errands or Errands()
        self._device = Device(self._folder)
        volumes, scape = self._volumes, self._scape
        self._do(lambda device: device.adjust(volumes))
        self._do(lambda device: device.set_ambience(scape))
        self._do(lambda device: device.open())


def volumes_of(settings: Preferences) -> Mapping[Group, float]:
    """Return how loud each group is, from 0 to 1: an ear hears the square root of it."""
    levels = {
        Group.EFFECTS: settings.effects,
        Group.VOICES: settings.voices,
        Group.AMBIENCE: settings.ambience,
        Group.MUSIC: settings.music,
    }
    if not settings.sound:
        return dict.fromkeys(levels, 0.0)
    return {group: (level / _LOUDEST) ** 2 for group, level in levels.items()}
