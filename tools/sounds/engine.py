"""Engines: a hum for every gear that can be driven round and round, and what becomes of it."""

from __future__ import annotations

import numpy as np

from tools.sounds.tones import following, glide, modes, ringing, swelling
from tools.sounds.waves import (
    RATE,
    Recording,
    Wave,
    chances,
    clock,
    dulled,
    loop,
    mixed,
    noise,
    once,
    shaped,
)

PITCHES = (56, 68, 82, 98, 118, 140)
"""The hertz at which an engine turns as a car sets off in each gear."""
_LOOP = 0.5


def hum(gear: int) -> Recording:
    """Return the hum of a gear: whole turns of the engine, so that it has no seam.

    Low gears growl, with strong halves between the firings; high gears sing.
    """
    pitch = PITCHES[gear - 1]
    turn = 2 * np.pi * pitch * clock(_LOOP)
    growl = (7 - gear) / 6
    whole = np.zeros(len(turn))
    for order in range(1, 15):
        strength = 1 / order**1.15 * (1.0 if order % 2 == 0 else 0.35 + 0.5 * growl)
        whole += strength * np.sin(order * turn + 0.6 * order**1.5)
    whole = np.tanh((0.7 + 0.5 * growl) * whole)
    breath = shaped(noise(_LOOP, 40 + gear), 900 + 130 * gear, 500)
    beat = 0.6 + 0.4 * np.sin(turn)
    return loop(dulled(whole + 0.5 * breath * beat, 1500 + 150 * gear), -21)


def shift(gear: int) -> Recording:
    """Return a gear that is engaged: the rod, the teeth, and a note that climbs with the gear."""
    teeth = modes((310 + 40 * gear, 745 + 60 * gear, 1390), 0.14, 0.014)
    rod = shaped(noise(0.06, 60 + gear), 2400, 900) * ringing(0.06, 0.006)
    base = PITCHES[gear - 1] * 2.0
    blip = glide(base * 0.8, base * 1.25, 0.2, (1, 0.6, 0.4, 0.25)) * swelling(0.2, 0.03, 0.15)
    return once(mixed((0, 1.3 * rod), (0.035, 0.8 * teeth), (0.05, 0.5 * blip)), -14)


def cough() -> Recording:
    """Return an engine that misses: four uneven bursts, each lower than the last."""
    parts = []
    when = 0.0
    for i, chance in enumerate(chances(5, 71)):
        length = 0.11 + 0.05 * chance
        note = glide(92 - 9 * i, 58 - 6 * i, length, (1, 0.8, 0.7, 0.6, 0.5))
        spit = 1.2 * dulled(noise(length, 72 + i), 1100)
        parts.append((when, (np.tanh(2 * note) + spit) * ringing(length, 0.035)))
        when += length + 0.03 + 0.05 * chance
    return once(mixed(*parts), -12)


def whoosh() -> Recording:
    """Return the wind of a wake: it opens, and a rival has gone by."""
    seconds = 0.85
    low = shaped(noise(seconds, 81), 420, 260) * swelling(seconds, 0.4, 0.4)
    high = shaped(noise(seconds, 82), 1700, 800) * swelling(seconds, 0.55, 0.25)
    return once(low + 0.9 * high, -15)


def nitro() -> Recording:
    """Return a bottle of nitro that is opened: a hiss that becomes a roar."""
    seconds = 1.5
    hiss = shaped(noise(seconds, 91), 4200, 1800) * ringing(seconds, 0.25)
    share = np.linspace(0, 1, round(RATE * seconds))
    roar = following(75 + 120 * share**0.6, (1, 0.8, 0.7, 0.5, 0.4, 0.3))
    flame = 1.6 * dulled(noise(seconds, 92), 420)
    body = (np.tanh(1.4 * roar) * 0.7 + flame) * swelling(seconds, 0.22, 0.7)
    return once(0.5 * hiss + body, -9)


def wreck() -> Recording:
    """Return a car that is out: metal, then an engine that runs down."""
    crash = _metal(0.9, 101)
    down = np.tanh(1.5 * glide(120, 28, 1.3, (1, 0.7, 0.5, 0.4))) * swelling(1.3, 0.05, 1.1)
    return once(mixed((0, crash), (0.12, 0.35 * down)), -9)


def bump() -> Recording:
    """Return two cars that touch: a thump, and body work along body work."""
    thump = modes((86, 157, 251, 388), 0.3, 0.045)
    return once(mixed((0, thump), (0.015, 0.8 * _metal(0.4, 111))), -11)


def scrape() -> Recording:
    """Return a wheel past a wheel: a rub that costs nothing."""
    grain = shaped(noise(0.3, 121), 1350, 520) * swelling(0.3, 0.08, 0.2)
    return once(grain * (0.6 + 0.4 * np.sin(2 * np.pi * 31 * clock(0.3))), -19)


def crunch() -> Recording:
    """Return tyres over lost parts."""
    parts = []
    when = 0.0
    for i, chance in enumerate(chances(9, 131)):
        bit = modes((500 + 1700 * chance, 1130 + 900 * chance), 0.06, 0.007)
        parts.append((when, (0.4 + 0.6 * chance) * (bit + 0.8 * _grit(132 + i))))
        when += 0.02 + 0.04 * chance
    return once(mixed(*parts), -14)


def clatter() -> Recording:
    """Return parts that fall on the road and come to rest."""
    parts = []
    when, gap = 0.0, 0.16
    for i, chance in enumerate(chances(7, 141)):
        tin = modes((780 + 500 * chance, 1490, 2380 + 700 * chance), 0.16, 0.016)
        parts.append((when, tin * 0.8**i))
        when, gap = when + gap * (0.6 + 0.5 * chance), gap * 0.8
    return once(mixed(*parts), -16)


def _metal(seconds: float, seed: int) -> Wave:
    sheet = modes((187, 342, 529, 811, 1257, 1943), seconds, 0.07)
    dust = dulled(noise(seconds, seed), 1900) * ringing(seconds, 0.07)
    return 0.5 * sheet + 2.2 * dust


def _grit(seed: int) -> Wave:
    return shaped(noise(0.06, seed), 1900, 900) * ringing(0.06, 0.008)
