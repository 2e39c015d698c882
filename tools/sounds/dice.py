"""Dice: the larger the die, the deeper it falls and the longer it rolls."""

from __future__ import annotations

from tools.sounds.tones import modes, ringing
from tools.sounds.waves import Recording, Wave, chances, mixed, noise, once, shaped

FACES = (4, 6, 8, 12, 20, 30)
"""Of the dice of the gears, first to sixth."""


def shake() -> Recording:
    """Return a die shaken in the hands: a handful of soft clicks."""
    parts = []
    when = 0.0
    for i, chance in enumerate(chances(11, 21)):
        parts.append((when, (0.4 + 0.6 * chance) * _click(1500 + 900 * chance, 0.05, 30 + i)))
        when += 0.032 + 0.022 * chance
    return once(mixed(*parts), -17)


def landing(faces: int, seed: int) -> Recording:
    """Return a die of so many faces that falls on felt and comes to rest."""
    pitch = 2900 * (faces / 4) ** -0.42
    bounces = 3 + faces // 8
    parts = []
    when, gap, force = 0.0, 0.115, 1.0
    for i, chance in enumerate(chances(bounces, seed)):
        heavy = force * _felt(pitch, seed + i)
        parts.append((when, heavy + force * _click(pitch * (0.9 + 0.2 * chance), 0.09, seed + i)))
        when, gap, force = when + gap, gap * 0.74, force * 0.62
    return once(mixed(*parts), -12)


def black() -> Recording:
    """Return the black die: the drumming of fate, lower and drier than all others."""
    parts = []
    when, gap, force = 0.0, 0.15, 1.0
    for i, chance in enumerate(chances(5, 88)):
        thump = modes((120, 201, 322), 0.16, 0.03) * force
        parts.append((when, 0.8 * thump + force * _click(900 + 120 * chance, 0.16, 90 + i)))
        when, gap, force = when + gap, gap * 0.7, force * 0.6
    return once(mixed(*parts), -11)


def _click(pitch: float, seconds: float, seed: int) -> Wave:
    resin = modes((pitch, pitch * 1.58, pitch * 2.31), seconds, 0.006)
    return resin + 0.5 * shaped(noise(seconds, seed), pitch, 500) * ringing(seconds, 0.003)


def _felt(pitch: float, seed: int) -> Wave:
    seconds = 0.09
    return 1.6 * shaped(noise(seconds, seed + 7), 0.16 * pitch, 160) * ringing(seconds, 0.014)
