from __future__ import annotations

from threading import get_ident
from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from formulad.kernel.values import replace
from formulad.store.paths import data_root
from formulad.store.preferences import Preferences
from formulad.ui.shell.sound.device import VOICES
from formulad.ui.shell.sound.mixer import GAP, LATE, Mixer, volumes_of
from formulad.ui.shell.sound.sound_names import BEDS, Group, Sound
from formulad.ui.shell.sound.sounds import Ride, Soundscape
from formulad.ui.shell.sound.worker import Errands
from tests.ui.shell.sound.listener import AtOnce, Later

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FOLDER = data_root() / "assets" / "sounds"
LOUD = Preferences()
RAIN = Soundscape(beds=frozenset({Sound.RAIN}))
ENGINE, RAINS, EFFECTS = 0, 1, range(4, 4 + VOICES)
"""Channels: that of the car, that of rain, those of all that sounds once."""


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def mixer(clock: Clock) -> Iterator[Mixer]:
    made = Mixer(FOLDER, clock, AtOnce())
    made.apply_settings(LOUD)
    yield made
    made.close()
    pygame.mixer.quit()


def playing() -> int:
    """Return how many effects are heard."""
    return sum(pygame.mixer.Channel(number).get_busy() for number in EFFECTS)


def test_the_card_is_not_touched_before_the_first_picture(mixer: Mixer) -> None:
    mixer.play(Sound.CONFIRM)
    mixer.set_ambience(RAIN)
    assert pygame.mixer.get_init() is None

    mixer.open()
    assert mixer.is_open
    assert pygame.mixer.Channel(RAINS).get_busy()


def test_a_sound_is_played(mixer: Mixer) -> None:
    mixer.open()
    assert 0 == playing()

    mixer.play(Sound.THUNDER)
    assert 1 == playing()


def test_the_same_sound_does_not_begin_twice_in_a_moment(mixer: Mixer, clock: Clock) -> None:
    mixer.open()
    mixer.play(Sound.THUNDER)
    clock.now += 0.5 * GAP
    mixer.play(Sound.THUNDER)
    assert 1 == playing()

    mixer.play(Sound.FLAG)
    assert 2 == playing()

    clock.now += GAP
    mixer.play(Sound.THUNDER)
    assert 3 == playing()


def test_more_sounds_than_an_ear_can_take_are_not_played(mixer: Mixer, clock: Clock) -> None:
    mixer.open()
    for _ in range(VOICES + 5):
        clock.now += 2 * GAP
        mixer.play(Sound.THUNDER)

    assert VOICES == playing()
    assert not pygame.mixer.Channel(ENGINE).get_busy()


def test_a_car_that_drives_is_heard_until_it_has_arrived(mixer: Mixer) -> None:
    mixer.open()

    mixer.ride(Ride(4, 9, 0.5))

    ride = pygame.mixer.Channel(ENGINE).get_sound()
    assert ride is not None
    assert 0.5 < ride.get_length() < 0.9


def test_rain_comes_and_goes(mixer: Mixer) -> None:
    mixer.open()
    mixer.set_ambience(RAIN)
    assert pygame.mixer.Channel(RAINS).get_busy()

    mixer.set_ambience(Soundscape())
    pygame.time.wait(1200)
    assert not pygame.mixer.Channel(RAINS).get_busy()


def test_music_is_played_and_goes_over_into_silence(mixer: Mixer) -> None:
    mixer.open()
    mixer.set_ambience(Soundscape(Sound.RIVIERA))
    assert pygame.mixer.music.get_busy()

    mixer.set_ambience(Soundscape())
    pygame.time.wait(1200)
    assert not pygame.mixer.music.get_busy()


def test_volumes_are_heeded_at_once(mixer: Mixer) -> None:
    mixer.open()
    mixer.set_ambience(Soundscape(Sound.RIVIERA, RAIN.beds))
    rain = pygame.mixer.Channel(RAINS).get_sound()
    assert rain is not None

    mixer.apply_settings(replace(LOUD, ambience=10, music=2))

    assert 1.0 == pytest.approx(rain.get_volume(), abs=0.01)
    assert 0.04 == pytest.approx(pygame.mixer.music.get_volume(), abs=0.01)


def test_who_switches_sound_off_hears_nothing_more(mixer: Mixer) -> None:
    mixer.open()
    mixer.set_ambience(Soundscape(Sound.RIVIERA, RAIN.beds))

    mixer.apply_settings(replace(LOUD, sound=False))
    mixer.play(Sound.THUNDER)
    mixer.ride(Ride(4, 9, 0.5))
    pygame.time.wait(1200)

    assert 0 == playing()
    assert not pygame.mixer.Channel(ENGINE).get_busy()
    assert not pygame.mixer.Channel(RAINS).get_busy()
    assert not pygame.mixer.music.get_busy()


def test_who_switches_sound_on_again_hears_what_surrounds_him(mixer: Mixer) -> None:
    mixer.apply_settings(replace(LOUD, sound=False))
    mixer.open()
    mixer.set_ambience(RAIN)
    assert pygame.mixer.get_init() is None

    mixer.apply_settings(LOUD)
    assert pygame.mixer.Channel(RAINS).get_busy()


def test_without_a_card_everything_goes_on_silently(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none such")

    mixer.open()
    mixer.play(Sound.CONFIRM)
    mixer.ride(Ride(1, 2, 0.4))
    mixer.hush()
    mixer.set_ambience(Soundscape(Sound.RIVIERA, frozenset(BEDS)))
    mixer.apply_settings(replace(LOUD, music=1))

    assert not mixer.is_open
    assert pygame.mixer.get_init() is None


def test_a_sound_whose_file_is_gone_is_not_heard(tmp_path: Path, clock: Clock) -> None:
    mixer = Mixer(tmp_path, clock, AtOnce())
    mixer.apply_settings(LOUD)
    mixer.open()

    mixer.play(Sound.CONFIRM)
    mixer.ride(Ride(1, 2, 0.4))
    mixer.set_ambience(Soundscape(Sound.RIVIERA, frozenset(BEDS)))

    assert 0 == playing()
    mixer.close()


def test_what_comes_too_late_is_left_out(clock: Clock) -> None:
    errands = Later()
    mixer = Mixer(FOLDER, clock, errands)
    mixer.apply_settings(LOUD)
    mixer.open()
    mixer.play(Sound.THUNDER)

    clock.now += 2 * LATE
    mixer.play(Sound.FLAG)
    errands.run()

    assert 1 == playing()
    mixer.close()


def test_nothing_is_opened_read_or_mixed_in_the_thread_of_the_frames() -> None:
    errands, threads = Errands(), []
    for _ in range(3):
        errands.do(lambda: threads.append(get_ident()))
    errands.finish()

    assert 3 == len(threads)
    assert {get_ident()}.isdisjoint(threads)


@pytest.mark.parametrize("level", [0, 5, 10])
def test_a_level_of_ten_is_full_and_none_is_silence(level: int) -> None:
    volumes = volumes_of(replace(LOUD, voices=level))

    assert {0: 0.0, 5: 0.25, 10: 1.0}[level] == volumes[Group.VOICES]


@pytest.mark.parametrize("name", ["rain", "city", "crowd", "engine-1", "engine-6"])
def test_a_loop_has_no_seam_on_the_card_either(mixer: Mixer, name: str) -> None:
    mixer.open()
    wave = pygame.sndarray.array(pygame.mixer.Sound(FOLDER / f"{name}.wav"))[:, 0].astype(float)
    steps = np.abs(np.diff(wave))

    assert abs(wave[0] - wave[-1]) <= 2 * np.quantile(steps, 0.999)
