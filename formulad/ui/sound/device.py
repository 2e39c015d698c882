"""The sound card, as far as there is one; used from one thread, for each step may take a while."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import numpy as np
import pygame

from formulad.ui.sound.ride_wave import ride_wave
from formulad.ui.sound.sound import BEDS, Group, Sound, engine_of, group_of
from formulad.ui.sound.sounds import QUIET

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from formulad.ui.sound.sounds import Ride, Soundscape

RATE = 44100
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
        self._groups: dict[int, Group] = {}
        """Which channel plays what kind."""
        self._volumes: Mapping[Group, float] = {}
        self._wanted = QUIET
        self._music: Sound | None = None
        self.is_open = False
        """Whether there is a card."""

    def open(self) -> None:
        """Open the card, if there is one."""
        with suppress(pygame.error):
            pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)
            pygame.mixer.set_num_channels(_KEPT + VOICES)
            pygame.mixer.set_reserved(_KEPT)
            self.is_open = True
        self.surround(self._wanted)

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
        for number, group in self._groups.items():
            pygame.mixer.Channel(number).set_volume(self._volume(group))
        pygame.mixer.music.set_volume(self._volume(Group.MUSIC))
        self.surround(self._wanted)

    def play(self, sound: Sound) -> None:
        """Play a sound once, if a channel is free."""
        loaded = self._load(sound)
        channel = pygame.mixer.find_channel() if loaded else None
        if loaded and channel:
            self._begin(channel, loaded, group_of(sound))

    def ride(self, ride: Ride) -> None:
        """Play the engine of a car that drives, instead of that of the one before."""
        hum = self._load(engine_of(ride.gear))
        if hum is None:
            return
        wave = ride_wave(pygame.sndarray.samples(hum)[:, 0], RATE, ride)
        heard = pygame.sndarray.make_sound(np.repeat(wave[:, np.newaxis], 2, axis=1))
        self._begin(pygame.mixer.Channel(_ENGINE), heard, Group.EFFECTS)

    def hush(self) -> None:
        """Let the engine die away."""
        if self.is_open:
            pygame.mixer.Channel(_ENGINE).fadeout(_STOP)

    def surround(self, soundscape: Soundscape) -> None:
        """Begin and end what is heard all the time."""
        self._wanted = soundscape
        if not self.is_open:
            return
        for number, bed in enumerate(BEDS, 1 + _ENGINE):
            self._lay(number, bed, is_wanted=bed in soundscape.beds)
        self._go_over(soundscape.music if self._volume(Group.MUSIC) else None)

    def _lay(self, number: int, bed: Sound, *, is_wanted: bool) -> None:
        channel, group = pygame.mixer.Channel(number), group_of(bed)
        is_heard = number in self._groups
        if is_wanted and self._volume(group) and not is_heard:
            if loaded := self._load(bed):
                self._begin(channel, loaded, group, loops=-1, fade_ms=_IN)
        elif is_heard and not (is_wanted and self._volume(group)):
            channel.fadeout(_OUT)
            del self._groups[number]

    def _go_over(self, music: Sound | None) -> None:
        if music is self._music:
            return
        self._music = music
        if music is None:
            pygame.mixer.music.fadeout(_OUT)
            return
        with suppress(pygame.error):
            pygame.mixer.music.load(self._path(music))
            pygame.mixer.music.set_volume(self._volume(Group.MUSIC))
            pygame.mixer.music.play(-1, fade_ms=_IN)

    def _begin(
        self,
        channel: pygame.mixer.Channel,
        sound: pygame.mixer.Sound,
        group: Group,
        loops: int = 0,
        fade_ms: int = 0,
    ) -> None:
        self._groups[channel.id] = group
        channel.play(sound, loops, fade_ms=fade_ms)
        channel.set_volume(self._volume(group))

    def _load(self, sound: Sound) -> pygame.mixer.Sound | None:
        """Return a sound, read from its file the first time; None if it cannot be played."""
        if self.is_open and sound not in self._loaded:
            with suppress(pygame.error, FileNotFoundError):
                self._loaded[sound] = pygame.mixer.Sound(self._path(sound))
        return self._loaded.get(sound) if self.is_open else None

    def _path(self, sound: Sound) -> Path:
        return self._folder / f"{sound}.wav"

    def _volume(self, group: Group) -> float:
        return self._volumes.get(group, 0.0)
