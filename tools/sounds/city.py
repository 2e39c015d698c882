"""The city at night: what hums behind the houses, and what goes wrong in its streets."""

from __future__ import annotations

import numpy as np

from tools.sounds.tones import following, glide, modes, ringing, struck, swelling, tone
from tools.sounds.waves import (
    RATE,
    Recording,
    clock,
    dulled,
    laid_round,
    loop,
    mixed,
    noise,
    once,
    shaped,
)

_NIGHT = 8.0


def city() -> Recording:
    """Return the city at night: far traffic, the hum of neon, a car that passes blocks away."""
    time = clock(_NIGHT)
    traffic = dulled(noise(_NIGHT, 401), 170, 2.4) * (1 + 0.25 * np.sin(2 * np.pi * time / _NIGHT))
    neon = 0.006 * tone(100, _NIGHT, (1, 0.6, 0.3, 0.35)) * (0.8 + 0.2 * np.sin(np.pi * time))
    passing = shaped(noise(3.0, 402), 420, 260) * swelling(3.0, 1.5, 1.5)
    far = shaped(noise(3.4, 403), 640, 200) * swelling(3.4, 1.7, 1.7)
    cars = laid_round(_NIGHT, [(1.0, 0.5 * passing), (5.6, 0.25 * far)])
    return loop(traffic + neon + cars, -24)


def shot() -> Recording:
    """Return a shot from a window and its way back from the houses across: dry, not loud."""
    crack = dulled(noise(0.3, 411), 2300) * ringing(0.3, 0.018)
    boom = following(np.linspace(150, 62, round(RATE * 0.3))) * ringing(0.3, 0.04)
    back = 0.22 * dulled(noise(0.6, 412), 800) * ringing(0.6, 0.09)
    return once(mixed((0, 1.6 * crack + 0.7 * boom), (0.11, back), (0.23, 0.6 * back)), -9)


def siren() -> Recording:
    """Return a siren some streets away: twice up and down."""
    seconds = 1.9
    time = clock(seconds)
    pitches = 620 + 170 * np.sin(2 * np.pi * time / 0.95 - 0.5 * np.pi)
    voice = following(pitches, (1, 0.35, 0.18)) * swelling(seconds, 0.3, 0.6)
    return once(dulled(voice, 1100), -20)


def camera() -> Recording:
    """Return the speed camera: a shutter, and the tube charging again."""
    shutter = shaped(noise(0.05, 421), 3000, 1200) * ringing(0.05, 0.006)
    charge = 0.12 * glide(1900, 3400, 0.4) * swelling(0.4, 0.2, 0.15)
    return once(mixed((0, shutter), (0.07, 0.7 * shutter), (0.12, charge)), -17)


def radio_throw() -> Recording:
    """Return a radio that flies, still playing, and lands."""
    flight = 0.7
    wow = 1 + 0.2 * np.sin(2 * np.pi * 6 * clock(flight)) * np.linspace(0, 1, round(RATE * flight))
    tune = following(466 * wow, (1, 0.6, 0.5, 0.3)) * swelling(flight, 0.08, 0.15)
    air = shaped(noise(flight, 431), 900, 500) * swelling(flight, 0.5, 0.12)
    crash = modes((420, 690, 1130, 1870), 0.4, 0.03)
    plastic = dulled(noise(0.4, 432), 2600) * ringing(0.4, 0.03)
    return once(mixed((0, 0.16 * tune + 0.9 * air), (flight, 0.6 * crash + plastic)), -13)


def whistle() -> Recording:
    """Return a whistle after somebody worth looking at."""
    up = glide(950, 1750, 0.24) * swelling(0.24, 0.05, 0.06)
    down = following(np.concatenate((np.linspace(1000, 1500, 3000), np.linspace(1500, 780, 6000))))
    return once(mixed((0, up), (0.3, down * swelling(len(down) / RATE, 0.05, 0.16))), -22)


def checkpoint() -> Recording:
    """Return the gate of a checkpoint: three bright tones upwards."""
    neon = (1.0, 0.4, 0.2, 0.1)
    steps = (440.0, 554.4, 659.3)
    notes = ((0.1 * i, struck(pitch, 0.55, 0.1, neon)) for i, pitch in enumerate(steps))
    return once(mixed(*notes), -16)
