"""Tyres: rubber sings where it slips, higher the less it holds."""

from __future__ import annotations

import numpy as np

from tools.sounds.tones import following, ringing, swelling
from tools.sounds.waves import RATE, Recording, Wave, clock, dulled, noise, once, shaped


def _rubber(pitches: Wave, seed: int, roughness: float = 0.06) -> Wave:
    """Return rubber that slips: a tone that wavers, and breath around it."""
    seconds = len(pitches) / RATE
    waver = 1 + roughness * shaped(noise(seconds, seed), 40, 30) / 0.03
    sung = following(pitches * np.clip(waver, 0.85, 1.15), (1, 0.5, 0.25, 0.12))
    breath = shaped(noise(seconds, seed + 1), float(pitches.mean()) * 1.5, 420)
    return dulled(0.5 * sung + 0.9 * breath, 2400)


def brake() -> Recording:
    """Return the squeal of brakes: short, and falling as the car slows."""
    count = round(RATE * 0.55)
    pitches = np.linspace(1180, 820, count)
    return once(_rubber(pitches, 201, 0.02) * swelling(0.55, 0.09, 0.34), -20)


def chirp() -> Recording:
    """Return tyres that let go for a moment on the way out of a corner."""
    count = round(RATE * 0.36)
    pitches = 780 + 260 * np.sin(np.linspace(0, np.pi, count))
    return once(_rubber(pitches, 211) * swelling(0.36, 0.03, 0.22), -17)


def skid() -> Recording:
    """Return a drift through a corner: a long slide that is meant."""
    count = round(RATE * 1.1)
    pitches = 640 + 90 * np.sin(np.linspace(0, 2.4 * np.pi, count))
    return once(_rubber(pitches, 221) * swelling(1.1, 0.14, 0.5), -17)


def spin() -> Recording:
    """Return a car that turns round: slower and slower, and then a rock on its springs."""
    seconds = 1.3
    time = clock(seconds)
    turns = 0.55 + 0.45 * np.cos(2 * np.pi * (2.6 * time - 0.75 * time**2))
    pitches = 900 - 330 * time / seconds
    slide = _rubber(pitches, 231) * turns * swelling(seconds, 0.05, 0.6)
    return once(slide + 0.3 * dulled(noise(seconds, 233), 260) * swelling(seconds, 0.1, 0.5), -14)


def slide() -> Recording:
    """Return a slide on a wet road: water, and hardly any rubber."""
    water = shaped(noise(0.8, 241), 2600, 1500) * swelling(0.8, 0.2, 0.45)
    count = round(RATE * 0.8)
    rubber = _rubber(np.linspace(560, 430, count), 242) * swelling(0.8, 0.3, 0.4)
    return once(water + 0.3 * rubber, -17)


def thud() -> Recording:
    """Return a point that is lost: a thump, with enough above it for the smallest loudspeaker."""
    pitches = np.linspace(118, 66, round(RATE * 0.24))
    body = following(pitches, (1, 0.7, 0.6, 0.5, 0.35)) * ringing(0.24, 0.05)
    return once(body + 0.5 * dulled(noise(0.24, 251), 900) * ringing(0.24, 0.014), -10)
