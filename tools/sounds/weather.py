"""The sky: rain without a seam, and thunder that is far enough away."""

from __future__ import annotations

import numpy as np

from tools.sounds.tones import ringing, swelling
from tools.sounds.waves import (
    Recording,
    chances,
    clock,
    dulled,
    laid_round,
    loop,
    mixed,
    noise,
    once,
    shaped,
)

_RAIN = 6.0


def rain() -> Recording:
    """Return rain on a road: a soft rush, with single drops close by."""
    rush = dulled(noise(_RAIN, 301), 2600, 1.6) - 0.6 * dulled(noise(_RAIN, 301), 300)
    rolling = 1 + 0.12 * np.sin(2 * np.pi * 2 / _RAIN * clock(_RAIN))
    places, forces = chances(150, 302), chances(150, 303)
    drops = []
    for i, (place, force) in enumerate(zip(places, forces, strict=True)):
        drop = shaped(noise(0.03, 310 + i), 2200 + 2400 * force, 600) * ringing(0.03, 0.004)
        drops.append((place * _RAIN, 1.1 * force**2 * drop))
    return loop(rush * rolling + laid_round(_RAIN, drops), -31)


def thunder() -> Recording:
    """Return thunder: a roll that comes over the hills in three waves."""
    seconds = 3.2
    rumble = dulled(noise(seconds, 331), 170, 2.2)
    claps = [(0.0, 0.9, 0.08, 0.7), (0.55, 1.5, 0.3, 1.0), (1.5, 1.7, 0.5, 1.1)]
    shape = mixed(*((start, swelling(length, rise, fall)) for start, length, rise, fall in claps))
    crack = 0.06 * dulled(noise(0.5, 332), 900) * ringing(0.5, 0.06)
    return once(mixed((0, rumble[: len(shape)] * shape), (0.02, crack)), -9)
