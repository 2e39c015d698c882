"""How loud a sound is to an ear, which hears deep and very high pitches less than those between."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.sounds.waves import RATE, silence

if TYPE_CHECKING:
    from tools.sounds.waves import Wave

_MOMENT = 0.4
"""Seconds in which an ear makes up its mind how loud something is."""


def loudness(wave: Wave) -> float:
    """Return how loud the loudest moment of a wave is, in decibels below full (A-weighted)."""
    heard = _weighted(np.concatenate([wave, silence(_MOMENT)]))
    power = np.concatenate([[0.0], np.cumsum(heard**2)])
    length = round(RATE * _MOMENT)
    strongest = float((power[length:] - power[:-length]).max()) / length
    return 10 * float(np.log10(max(strongest, 1e-12)))


def _weighted(wave: Wave) -> Wave:
    """Return a wave as an ear takes it in (IEC 61672, curve A)."""
    square = np.fft.rfftfreq(len(wave), 1 / RATE) ** 2
    low = np.sqrt((square + 107.7**2) * (square + 737.9**2)) * (square + 20.6**2)
    share = 10**0.1 * 12194.0**2 * square**2 / (low * (square + 12194.0**2))
    return np.asarray(np.fft.irfft(np.fft.rfft(wave) * share, len(wave)))
