"""Music for pages: calm, in the background, and without an end.

What rings beyond the last bar rings on in the first, so nobody hears where the loop turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.sounds.tones import ringing, struck, swelling, tone
from tools.sounds.waves import RATE, Recording, Wave, clock, dulled, laid_round, loop, noise, shaped

if TYPE_CHECKING:
    from collections.abc import Iterator

_A4 = 440.0
_KEYS = (1.0, 0.22, 0.12, 0.03)
"""An old electric piano."""
_PLUCK = (1.0, 0.5, 0.28, 0.16, 0.08)

# The notes of chords, counted in half steps from the A of 440 hertz.
_RIVIERA = (
    (-24, -8, -5, -1, 2),  # A with a major seventh and a ninth
    (-27, -12, -8, -5, -1),  # F sharp minor, the same
    (-19, -7, -3, 0, 4),  # D with a major seventh
    (-17, -10, -7, -1, 2),  # E with a seventh
)
_RIVIERA_LINE = (
    ((0.0, 7), (1.5, 4), (2.0, 2), (3.0, 4)),
    ((0.5, 4), (1.5, 0), (2.5, -1)),
    ((0.0, 2), (1.0, 4), (2.5, 7), (3.5, 9)),
    ((0.0, 7), (2.0, 2), (3.0, -1)),
    ((0.0, 4), (1.5, 7), (2.5, 11)),
    ((0.5, 9), (2.0, 4), (3.0, 0)),
    ((0.0, 4), (1.0, 2), (2.0, 0), (3.0, 2)),
    ((0.0, -1), (2.5, 2)),
)
_NIGHT = ((-27, -12, -8, -5), (-31, -10, -7, -3), (-24, -12, -8, -5), (-29, -13, -10, -5))


def riviera() -> Recording:
    """Return the music of the day: an evening by the sea, in a gentle swing. 36 seconds."""
    beat, bars = 60 / 80, 12
    notes = [*_riviera_chords(beat, bars), *_riviera_line(beat, bars), *_brushes(beat, bars)]
    return loop(_hall(laid_round(beat * 4 * bars, notes)), -24)


def night() -> Recording:
    """Return the music of the night: a slow pulse under wide chords. 24 seconds."""
    beat, bars = 60 / 80, 8
    notes = []
    for bar in range(bars):
        chord = _NIGHT[bar // 2]
        start = 4 * beat * bar
        for half in range(8):
            strength = (0.5, 0.26, 0.4, 0.26, 0.45, 0.26, 0.4, 0.34)[half]
            notes.append((start + half * beat / 2, strength * _pluck(_hertz(chord[0]))))
        if bar % 2 == 0:
            notes += [(start, 0.12 * _pad(_hertz(note), 8.4 * beat)) for note in chord[1:]]
        steps = (chord[1] + 12, chord[2] + 12, chord[3] + 12, chord[2] + 12)
        for i, step in enumerate(steps):
            notes.append((start + (i + 0.5) * beat, 0.13 * _bell(_hertz(step), 1.0)))
    return loop(_hall(laid_round(beat * 4 * bars, notes)), -24)


def _riviera_chords(beat: float, bars: int) -> Iterator[tuple[float, Wave]]:
    """Yield a bass on one and three, and chords that lean on two and the half behind it."""
    for bar in range(bars):
        bass, *chord = _RIVIERA[bar % 4]
        start = 4 * beat * bar
        yield start, 0.6 * _bass(_hertz(bass), 1.8 * beat)
        yield start + 2.5 * beat, 0.42 * _bass(_hertz(bass + 7), 1.3 * beat)
        for i, note in enumerate(chord):
            yield start + beat + 0.012 * i, 0.2 * _piano(_hertz(note), 2.4)
            yield start + 2.62 * beat + 0.012 * i, 0.14 * _piano(_hertz(note), 1.8)


def _riviera_line(beat: float, bars: int) -> Iterator[tuple[float, Wave]]:
    """Yield the tune: rests belong to it, and it is silent for the last four bars."""
    for bar in range(bars - 4):
        for when, note in _RIVIERA_LINE[bar % len(_RIVIERA_LINE)]:
            yield (4 * bar + when) * beat, 0.2 * _bell(_hertz(note), 1.6)


def _brushes(beat: float, bars: int) -> Iterator[tuple[float, Wave]]:
    """Yield brushes on a snare: a long stroke, and a swung short one."""
    for number in range(4 * bars):
        yield number * beat, 0.08 * _brush(0.22, 900 + number % 4)
        yield (number + 0.64) * beat, 0.045 * _brush(0.1, 910 + number % 4)


def _hertz(half_steps: float) -> float:
    return float(_A4 * 2 ** (half_steps / 12))


def _piano(pitch: float, seconds: float) -> Wave:
    time = clock(seconds)
    tremble = 1 + 0.12 * np.sin(2 * np.pi * 4.1 * time)
    return struck(pitch, seconds, 0.42, _KEYS) * tremble * swelling(seconds, 0.008, 0.5)


def _bell(pitch: float, seconds: float) -> Wave:
    return struck(pitch, seconds, 0.22, (1.0, 0.08, 0.16, 0.02)) * swelling(seconds, 0.006, 0.4)


def _bass(pitch: float, seconds: float) -> Wave:
    return struck(pitch, seconds, 0.35, (1.0, 0.45, 0.15)) * swelling(seconds, 0.012, 0.15)


def _pluck(pitch: float) -> Wave:
    return dulled(struck(pitch, 0.5, 0.09, _PLUCK) * swelling(0.5, 0.006, 0.2), 700)


def _pad(pitch: float, seconds: float) -> Wave:
    pair = tone(pitch * 0.998, seconds, (1, 0.4, 0.2)) + tone(pitch * 1.002, seconds, (1, 0.4, 0.2))
    return pair * swelling(seconds, 0.35 * seconds, 0.45 * seconds)


def _brush(seconds: float, seed: int) -> Wave:
    return shaped(noise(seconds, seed), 4200, 2200) * swelling(seconds, 0.02, 0.8 * seconds)


def _hall(dry: Wave) -> Wave:
    """Return a loop as a hall gives it back: its echo comes round with it."""
    answer = noise(1.2, 951) * ringing(1.2, 0.16)
    answer[: round(RATE * 0.012)] = 0
    whole = np.zeros(len(dry))
    whole[: len(answer)] = answer / np.sqrt(np.sum(answer**2))
    echo = np.fft.irfft(np.fft.rfft(dry) * np.fft.rfft(whole), len(dry))
    return dulled(dry + 0.22 * dulled(np.asarray(echo), 1800), 4200)
