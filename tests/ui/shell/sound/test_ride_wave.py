from __future__ import annotations

import numpy as np

from formulad.ui.shell.sound.ride_wave import ride_wave
from formulad.ui.shell.sound.sounds import Ride

RATE = 22050
HUM = (8000 * np.sin(2 * np.pi * 100 * np.arange(RATE // 2) / RATE)).astype(np.int16)


def crossings(wave: np.ndarray[tuple[int], np.dtype[np.int16]]) -> int:
    """Return how often a wave rises through zero: its pitch."""
    return int(np.sum((wave[:-1] < 0) & (wave[1:] >= 0)))


def test_a_ride_lasts_as_long_as_the_car_drives_and_a_moment_longer() -> None:
    wave = ride_wave(HUM, RATE, Ride(1, 10, 0.6))

    assert 0.6 < len(wave) / RATE < 1.0


def test_an_engine_rises_with_the_cells_it_drives() -> None:
    short = ride_wave(HUM, RATE, Ride(1, 2, 1.0))
    far = ride_wave(HUM, RATE, Ride(1, 20, 1.0))

    assert crossings(short) < crossings(far) < 2 * crossings(short)
    assert crossings(far[: RATE // 4]) < crossings(far[3 * RATE // 4 : RATE])


def test_a_ride_comes_and_goes_without_a_click() -> None:
    wave = ride_wave(HUM, RATE, Ride(1, 5, 0.4))

    assert 0 == wave[0]
    assert abs(int(wave[-1])) < 50
    assert np.abs(np.diff(wave.astype(int))).max() < 800


def test_a_tunnel_gives_it_back_when_the_car_is_gone() -> None:
    outside = ride_wave(HUM, RATE, Ride(1, 5, 0.4))
    inside = ride_wave(HUM, RATE, Ride(1, 5, 0.4, echoes=True))

    assert len(outside) < len(inside)
    assert np.abs(inside[len(outside) :]).max() > 100
