"""Waves: rows of numbers between -1 and 1 that are heard; where they come from and are kept.

Noise comes from integers and loops from whole periods, so every machine makes the same sounds.
"""

from __future__ import annotations

import wave
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from pathlib import Path

Wave: TypeAlias = NDArray[np.float64]

RATE = 22050
"""Samples a second: nothing here sings higher than a half of it."""
_FULL = 32767
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)


class Recording(Frozen):
    """A wave as it is meant to be heard."""

    wave: Wave
    level: float
    """In decibels below full: the peak of what sounds once, the mean (RMS) of what sounds on."""
    is_loop: bool = False
    """Whether its end goes over into its beginning."""


def once(wave: Wave, peak: float = -10.0) -> Recording:
    """Return a recording of what sounds once, with soft ends, and around the middle."""
    heard, shape = faded(wave), faded(np.ones(len(wave)))
    return Recording(heard - shape * (heard.sum() / shape.sum()), peak)


def loop(wave: Wave, mean: float = -24.0) -> Recording:
    """Return a recording of what sounds on and on."""
    return Recording(wave, mean, is_loop=True)


def clock(seconds: float) -> Wave:
    """Return the time of each sample, in seconds."""
    return np.arange(round(RATE * seconds)) / RATE


def silence(seconds: float) -> Wave:
    """Return nothing to be heard for so long."""
    return np.zeros(round(RATE * seconds))


def noise(seconds: float, seed: int) -> Wave:
    """Return white noise that follows from a seed (SplitMix64)."""
    count = round(RATE * seconds)
    with np.errstate(over="ignore"):
        word = (np.arange(1, count + 1, dtype=np.uint64) + np.uint64(seed << 32)) * _GOLDEN
        word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        word ^= word >> np.uint64(31)
    return np.asarray((word >> np.uint64(11)).astype(np.float64) / 2**52 - 1)


def chances(count: int, seed: int) -> list[float]:
    """Return so many numbers from 0 to 1 that follow from a seed."""
    return [float(0.5 * value + 0.5) for value in noise(count / RATE, seed)]


def shaped(wave: Wave, middle: float, width: float) -> Wave:
    """Let through what sings near a pitch, in hertz; both ends of the wave then fit together."""
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    passed = np.exp(-(((pitches - middle) / width) ** 2))
    passed[0] = 0
    return np.asarray(np.fft.irfft(np.fft.rfft(wave) * passed, len(wave)))


def dulled(wave: Wave, above: float, slope: float = 2.0) -> Wave:
    """Take the edge off: what sings above a pitch goes quieter, the faster the steeper."""
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    passed = 1 / (1 + (pitches / above) ** slope)
    passed[0] = 0
    return np.asarray(np.fft.irfft(np.fft.rfft(wave) * passed, len(wave)))


def unit(wave: Wave) -> Wave:
    """Return a wave whose peak is 1."""
    return np.asarray(wave / max(1e-9, float(np.abs(wave).max())))


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Lay waves over one another, each from so many seconds on."""
    length = max(round(RATE * start) + len(part) for start, part in parts)
    whole = np.zeros(length)
    for start, part in parts:
        first = round(RATE * start)
        whole[first : first + len(part)] += part
    return whole


def laid_round(seconds: float, parts: list[tuple[float, Wave]]) -> Wave:
    """Lay waves over a loop: what rings beyond its end rings on at its beginning."""
    count = round(RATE * seconds)
    whole = np.zeros(count)
    for start, part in parts:
        places = (round(RATE * start) + np.arange(len(part))) % count
        np.add.at(whole, places, part)
    return whole


def faded(wave: Wave, attack: float = 0.002, release: float = 0.012) -> Wave:
    """Let a wave begin and end in silence."""
    shape = np.ones(len(wave))
    rise, fall = round(RATE * attack), min(round(RATE * release), len(wave) // 2)
    shape[:rise] *= np.linspace(0, 1, rise)
    shape[-fall:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fall))
    return np.asarray(wave * shape)


def samples(recording: Recording) -> NDArray[np.int16]:
    """Return the numbers of a file: at the level that is meant, never above half of full."""
    heard = recording.wave - recording.wave.mean() if recording.is_loop else recording.wave
    power = float(np.sqrt(np.mean(heard**2)) if recording.is_loop else np.abs(heard).max())
    return np.round(heard * (_FULL * 10 ** (recording.level / 20) / power)).astype("<i2")


def write(path: Path, recording: Recording) -> None:
    """Write a recording as a WAV file, the same bytes each time."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples(recording).tobytes())


def read(path: Path) -> NDArray[np.int16]:
    """Return the numbers of a file."""
    with wave.open(str(path), "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")
