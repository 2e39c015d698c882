"""Tones, and how they swell and die away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.sounds.waves import RATE, Wave, clock

if TYPE_CHECKING:
    from collections.abc import Sequence


def tone(pitch: float, seconds: float, partials: Sequence[float] = (1.0,)) -> Wave:
    """Return a steady tone in hertz, with the strengths of its partials."""
    turn = 2 * np.pi * pitch * clock(seconds)
    parts = (strength * np.sin((i + 1) * turn) for i, strength in enumerate(partials))
    return np.asarray(sum(parts, np.zeros(len(turn))))


def glide(start: float, end: float, seconds: float, partials: Sequence[float] = (1.0,)) -> Wave:
    """Return a tone that goes from one pitch to another."""
    share = np.linspace(0, 1, round(RATE * seconds))
    return following(start * (end / start) ** share, partials)


def following(pitches: Wave, partials: Sequence[float] = (1.0,)) -> Wave:
    """Return a tone that has a given pitch at each sample."""
    turn = 2 * np.pi * np.cumsum(pitches) / RATE
    parts = (strength * np.sin((i + 1) * turn) for i, strength in enumerate(partials))
    return np.asarray(sum(parts, np.zeros(len(turn))))


def ringing(seconds: float, half_life: float) -> Wave:
    """Return how what was struck dies away: half of it is left after so many seconds."""
    return np.asarray(0.5 ** (clock(seconds) / half_life))


def swelling(seconds: float, attack: float, release: float) -> Wave:
    """Return how what is blown or pushed comes and goes."""
    time = clock(seconds)
    rise = np.clip(time / attack, 0, 1)
    fall = np.clip((seconds - time) / release, 0, 1)
    return np.asarray(np.sin(0.5 * np.pi * rise) * np.sin(0.5 * np.pi * fall))


def struck(pitch: float, seconds: float, half_life: float, partials: Sequence[float]) -> Wave:
    """Return a struck tone; the higher a partial, the sooner it is gone."""
    time = clock(seconds)
    whole = np.zeros(len(time))
    for i, strength in enumerate(partials):
        dying = 0.5 ** (time * (1 + 0.7 * i) / half_life)
        whole += strength * dying * np.sin(2 * np.pi * pitch * (i + 1) * time)
    return whole


def modes(pitches: Sequence[float], seconds: float, half_life: float) -> Wave:
    """Return something hard that is knocked: pitches of its own, not those of a string."""
    time = clock(seconds)
    whole = np.zeros(len(time))
    for i, pitch in enumerate(pitches):
        dying = 0.5 ** (time * (1 + 0.5 * i) / half_life)
        whole += dying * np.sin(2 * np.pi * pitch * time + i) / (1 + 0.4 * i)
    return whole
