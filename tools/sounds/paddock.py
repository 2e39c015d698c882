"""The start, the pits and the flag."""

from __future__ import annotations

import numpy as np

from tools.sounds.tones import ringing, struck, swelling, tone
from tools.sounds.waves import Recording, Wave, chances, clock, dulled, mixed, noise, once, shaped

_BRASS = (1.0, 0.75, 0.55, 0.4, 0.26, 0.16, 0.1)


def lights() -> Recording:
    """Return the lights of a timed lap: five quick beeps, and the horn as they go out."""
    beeps = ((0.32 * i, 0.7 * _beep()) for i in range(5))
    return once(mixed(*beeps, (1.75, 0.45 * _signal())), -15)


def lamp() -> Recording:
    """Return one of the five lamps of the start as it is lit: a beep."""
    return once(_beep(), -17)


def start() -> Recording:
    """Return the lamps of the start as they go out: a horn."""
    return once(_signal(), -15)


def _beep() -> Wave:
    return tone(523.3, 0.14, (1, 0.2, 0.1)) * swelling(0.14, 0.01, 0.05)


def _signal() -> Wave:
    return _horn((196.0, 293.7, 392.0), 0.9)


def pit_gun() -> Recording:
    """Return a wheel gun: off and on again, twice."""
    burst = _gun(0.22, 701)
    return once(mixed((0, burst), (0.3, _gun(0.3, 702)), (0.75, 0.8 * burst)), -16)


def flag() -> Recording:
    """Return the fanfare of the flag: up the chord, and home."""
    notes = ((0, 392.0, 0.16), (0.16, 523.3, 0.16), (0.32, 659.3, 0.16), (0.48, 784.0, 0.34))
    last = ((0.84, 659.3, 0.16), (1.0, 784.0, 1.0))
    parts = [(when, _horn((pitch, pitch / 2), length)) for when, pitch, length in notes + last]
    under = [(1.0, 0.5 * _horn((261.6, 329.6, 392.0), 1.0))]
    return once(mixed(*parts, *under), -14)


def finish() -> Recording:
    """Return the short call for a car that crosses the line for the last time."""
    parts = (_horn((523.3,), 0.14), _horn((659.3,), 0.14), _horn((784.0, 392.0), 0.5))
    return once(mixed(*((0.13 * i, part) for i, part in enumerate(parts))), -16)


def lead() -> Recording:
    """Return the call for a car that leads from now on: a third that rises, short and soft."""
    parts = ((0.0, _horn((523.3,), 0.12)), (0.12, _horn((659.3,), 0.26)))
    return once(mixed(*parts), -18)


def prize() -> Recording:
    """Return a prize: small bells that fall into place."""
    bells = (1.0, 0.1, 0.3, 0.02, 0.1)
    steps = (784.0, 988.0, 1174.7, 1568.0)
    notes = ((0.085 * i, struck(p, 0.8, 0.12, bells)) for i, p in enumerate(steps))
    return once(mixed(*notes), -18)


def _horn(pitches: tuple[float, ...], seconds: float) -> Wave:
    """Return brass: its high partials come late and go first."""
    whole = np.zeros(round(1.08 * seconds * 22050))
    full = len(whole) / 22050
    time = clock(full)
    for pitch in pitches:
        waver = 0.003 * np.sin(2 * np.pi * 5.2 * time) * np.clip(time / 0.4, 0, 1)
        turn = 2 * np.pi * pitch * (time + waver / 30)
        for i, strength in enumerate(_BRASS):
            bright = swelling(full, 0.03 + 0.012 * i, 0.10 + 0.05 * full)
            whole += strength * bright * np.sin((i + 1) * turn)
    return dulled(whole, 2600)


def _gun(seconds: float, seed: int) -> Wave:
    rattle = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * 38 * clock(seconds)))
    air = shaped(noise(seconds, seed), 1900, 800) * rattle
    nut = mixed(
        *((0.9 * seconds * place, _tick(seed + i)) for i, place in enumerate(chances(6, seed)))
    )[: len(air)]
    whole = air + 0.12 * tone(190, seconds, (1, 0.6, 0.4)) * rattle
    whole[: len(nut)] += nut
    return whole * swelling(seconds, 0.02, 0.07)


def _tick(seed: int) -> Wave:
    return 0.5 * shaped(noise(0.03, seed), 3200, 900) * ringing(0.03, 0.004)
