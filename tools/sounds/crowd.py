"""The people on the stands, and the voices in a driver's ear. Nobody says a word."""

from __future__ import annotations

import numpy as np

from tools.sounds.tones import following, swelling
from tools.sounds.waves import (
    RATE,
    Recording,
    Wave,
    chances,
    dulled,
    laid_round,
    loop,
    mixed,
    noise,
    once,
    shaped,
)

_STAND = 6.0
_VOWELS = ((620, 1150), (430, 1700), (520, 930), (700, 1350))
"""Where the mouth resonates, in hertz: a, e, o, and something between."""


def crowd() -> Recording:
    """Return a full stand that waits: forty voices, none of them near."""
    picks = chances(200, 501)
    voices = []
    for i in range(40):
        start, pitch, length, vowel, near = picks[5 * i : 5 * i + 5]
        voice = _voice(95 + 150 * pitch, 0.3 + 0.5 * length, int(4 * vowel), 510 + i)
        voices.append((start * _STAND, (0.3 + 0.7 * near**2) * voice))
    murmur = dulled(noise(_STAND, 503), 420) - 0.5 * dulled(noise(_STAND, 503), 120)
    return loop(laid_round(_STAND, voices) + 2.0 * murmur, -30)


def cheer() -> Recording:
    """Return a stand that rises: a roar that opens, clapping, and a slow end."""
    seconds = 2.6
    roar = shaped(noise(seconds, 551), 850, 420) + 0.6 * shaped(noise(seconds, 552), 1700, 600)
    picks = chances(90, 553)
    voices = []
    for i in range(30):
        start, pitch, vowel = picks[3 * i : 3 * i + 3]
        voice = _voice(170 + 240 * pitch, 0.9, int(4 * vowel), 560 + i)
        voices.append((0.1 + 1.4 * start, 0.35 * voice))
    hands = [(0.3 + 2.0 * place, 0.3 * _clap(600 + i)) for i, place in enumerate(chances(70, 554))]
    whole = mixed((0, roar * swelling(seconds, 0.5, 1.5)), *voices, *hands)
    return once(whole * swelling(len(whole) / RATE, 0.25, 1.4), -13)


def passing() -> Recording:
    """Return the stand as a car goes by: a short murmur that swells."""
    seconds = 1.3
    roar = shaped(noise(seconds, 571), 700, 330) + 0.4 * shaped(noise(seconds, 572), 1500, 500)
    return once(roar * swelling(seconds, 0.45, 0.8), -21)


def radio_good() -> Recording:
    """Return good news in a driver's ear: a crackle, three rising syllables, a click."""
    return once(_radio((150, 165, 190), (0, 3, 1), 580), -18)


def radio_bad() -> Recording:
    """Return bad news in a driver's ear: a crackle, three falling syllables, a click."""
    return once(_radio((170, 140, 118), (2, 0, 2), 590), -18)


def _radio(pitches: tuple[int, ...], vowels: tuple[int, ...], seed: int) -> Wave:
    """Return syllables as a small speaker plays them."""
    parts = [(0.0, 0.5 * _static(0.09, seed))]
    when = 0.1
    for i, (pitch, vowel) in enumerate(zip(pitches, vowels, strict=True)):
        parts.append((when, np.tanh(2 * _voice(pitch, 0.16, vowel, seed + i))))
        when += 0.15
    parts.append((when + 0.03, 0.4 * _static(0.05, seed + 5)))
    return shaped(mixed(*parts), 1300, 900)


def _static(seconds: float, seed: int) -> Wave:
    return shaped(noise(seconds, seed), 1800, 900) * swelling(seconds, 0.01, 0.03)


def _voice(pitch: float, seconds: float, vowel: int, seed: int) -> Wave:
    """Return a voice that sings a vowel, and wavers as voices do."""
    low, high = _VOWELS[vowel % len(_VOWELS)]
    count = round(RATE * seconds)
    bend = chances(2, seed)
    pitches = pitch * (1 + 0.1 * (bend[0] - 0.5) * np.linspace(-1, 1, count))
    cords = following(np.asarray(pitches), [1 / n for n in range(1, 13)])
    heard = shaped(cords, low, 170) + 0.6 * shaped(cords, high, 260)
    return heard * swelling(seconds, 0.3 * seconds, 0.4 * seconds)


def _clap(seed: int) -> Wave:
    wave = shaped(noise(0.04, seed), 1500 + 12 * (seed % 50), 600)
    return wave * swelling(0.04, 0.002, 0.036)
