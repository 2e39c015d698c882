"""Sound device, if there is one; used from one thread, for each step may take a while."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from formulad.ui.shell.sound.sound_names import BEDS, Sound, engine_of, group_of
from formulad.ui.shell.sound.sounds import QUIET

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from formulad.ui.shell.sound.sound_names import Group
    from formulad.ui.shell.sound.sounds import Ride, Soundscape

RATE = 22050
"""Samples a second, as in the files: converted one by one, loops would get seams."""
VOICES = 8
"""So many effects can be heard at a time; what comes on top of them is not."""
_ENGINE = 0
"""The channel of the car that drives; those of the beds follow."""
_KEPT = 1 + len(BEDS)
_IN, _OUT, _STOP = 1500, 900, 120
"""Milliseconds in which beds and music come and go, and an engine stops."""


class Device:
    """Plays files on channels. Without a card, or without a file, it is silent."""

    def __init__(self, folder: Path) -> None:
        """Play the sounds of a folder."""
        self._folder = folder
        self._loaded: dict[Sound, pygame.mixer.Sound] = {}
        self._beds: set[Sound] = set()
        """What is heard behind everything."""
        self._volumes: Mapping[Group, float] = {}
        self._wanted = QUIET
        self._music: Sound | None = None
        self.is_open = False
        """Whether there is a card."""

    def open(self) -> None:
        """Open the card, if there is one."""
        with suppress(pygame.error):
            pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(_KEPT + VOICES)
            pygame.mixer.set_reserved(_KEPT)
            self.is_open = True
        self.set_ambience(self._wanted)

    def close(self) -> None:
        """Close the card."""
        self._loaded.clear()
        if self.is_open:
            self.is_open = False
            pygame.mixer.quit()

    def adjust(self, volumes: Mapping[Group, float]) -> None:
        """Play as loud as this from now on, and what plays already too."""
        self._volumes = volumes
        if not self.is_open:
            return
        for sound, loaded in self._loaded.items():
            loaded.set_volume(self._volume(sound))
        self.set_ambience(self._wanted)

    def play(self, sound: Sound) -> None:
        """Play a sound once, if a channel is free."""
        if loaded := self._load(sound):
            loaded.play()

    def ride(self, ride: Ride) -> None:
        """Play the engine of a car that drives, instead of that of the one before."""
        engine = engine_of(ride.gear)
        hum = self._load(engine)
        if hum is None:
            return
        from formulad.ui.shell.sound.ride_wave import (
            ride_sound,  # numpy is there once there is a race
        )

        heard = ride_sound(hum, RATE, ride)
        heard.set_volume(self._volume(engine))
        pygame.mixer.Channel(_ENGINE).play(heard)

    def hush(self) -> None:
        """Let the engine die away."""
        if self.is_open:
            pygame.mixer.Channel(_ENGINE).fadeout(_STOP)

    def set_ambience(self, soundscape: Soundscape) -> None:
        """Begin and end what is heard all the time."""
        self._wanted = soundscape
        if not self.is_open:
            return
        for number, bed in enumerate(BEDS, 1 + _ENGINE):
            self._lay(pygame.mixer.Channel(number), bed)
        self._go_over(soundscape.music)

    def _lay(self, channel: pygame.mixer.Channel, bed: Sound) -> None:
        """Begin or end a bed, if need be."""
        is_wanted = bed in self._wanted.beds and self._volume(bed) > 0
        if is_wanted == (bed in self._beds):
            return
        self._beds ^= {bed}
        if not is_wanted:
            _fade(channel)
        elif loaded := self._load(bed):
            channel.play(loaded, -1, fade_ms=_IN)

    def _go_over(self, music: Sound | None) -> None:
        """Let music go over into other music, or into silence; it is read while it plays."""
        volume = self._volume(music) if music else 0.0
        if volume:
            pygame.mixer.music.set_volume(volume)
        else:
            music = None
        if music is self._music:
            return
        self._music = music
        if music is None:
            pygame.mixer.music.fadeout(_OUT)
            return
        with suppress(pygame.error, FileNotFoundError):
            pygame.mixer.music.load(self._path(music))
            pygame.mixer.music.play(-1, fade_ms=_IN)

    def _load(self, sound: Sound) -> pygame.mixer.Sound | None:
        """Return a sound, read from its file the first time; None if it cannot be played."""
        if self.is_open and sound not in self._loaded:
            with suppress(pygame.error, FileNotFoundError):
                loaded = pygame.mixer.Sound(self._path(sound))
                loaded.set_volume(self._volume(sound))
                self._loaded[sound] = loaded
        return self._loaded.get(sound) if self.is_open else None

    def _path(self, sound: Sound) -> Path:
        return self._folder / f"{sound}.wav"

    def _volume(self, sound: Sound) -> float:
        return self._volumes.get(group_of(sound), 0.0)


def _fade(channel: pygame.mixer.Channel) -> None:
    """Let a channel die away; one that has hardly begun to be heard would not."""
    if channel.get_volume():
        channel.fadeout(_OUT)
    else:
        channel.stop()
