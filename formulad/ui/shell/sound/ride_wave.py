"""Wave of an engine: the hum of its gear, which rises with every cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from formulad.ui.shell.sound.sounds import Ride

_SLOW = 0.9
"""The pitch at which a car sets off, against that of the hum."""
_RISE = 0.035
"""How much it rises with a cell."""
_MOST = 0.75
_ATTACK, _RELEASE = 0.07, 0.22
"""Seconds in which it comes and goes; it goes while the car already stands."""
_ECHOES = ((0.09, 0.5), (0.19, 0.3), (0.31, 0.16))
"""After so many seconds a tunnel gives back so much."""


def ride_sound(hum: pygame.mixer.Sound, rate: int, ride: Ride) -> pygame.mixer.Sound:
    """Return what is heard of a ride, on both sides alike."""
    wave = ride_wave(pygame.sndarray.samples(hum)[:, 0], rate, ride)
    return pygame.sndarray.make_sound(np.repeat(wave[:, np.newaxis], 2, axis=1))


def ride_wave(hum: NDArray[np.int16], rate: int, ride: Ride) -> NDArray[np.int16]:
    """Return what is heard of a ride.

    Args:
        hum: one round of the hum of its gear.
        rate: samples a second.
        ride: how far it goes, and how long it takes.
    """
    seconds = ride.seconds + _RELEASE
    share = np.linspace(0, seconds / max(ride.seconds, 0.05), round(rate * seconds)).clip(0, 1)
    pitch = _SLOW + min(_RISE * ride.cells, _MOST) * share**0.8
    places = np.cumsum(pitch) % len(hum)
    wave = np.interp(places, np.arange(len(hum) + 1), np.append(hum, hum[0]))
    time = np.arange(len(wave)) / rate
    wave *= np.minimum(1, time / _ATTACK) * np.minimum(1, (seconds - time) / _RELEASE)
    if ride.echoes:
        wave = _in_tunnel(wave, rate)
    heard: NDArray[np.int16] = np.clip(wave, -32768, 32767).astype(np.int16)
    return heard


def _in_tunnel(wave: NDArray[np.float64], rate: int) -> NDArray[np.float64]:
    whole = np.zeros(len(wave) + round(rate * _ECHOES[-1][0]))
    whole[: len(wave)] = 0.8 * wave
    for after, strength in _ECHOES:
        first = round(rate * after)
        whole[first : first + len(wave)] += strength * wave
    return whole
