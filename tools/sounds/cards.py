"""What cards say, and what lies around them: paper, a shutter, a hammer, coins."""

from __future__ import annotations

from tools.sounds.tones import glide, modes, ringing, struck, swelling
from tools.sounds.waves import Recording, Wave, chances, mixed, noise, once, shaped

_STEEL = (1.0, 0.6, 0.4, 0.25)


def _paper(seconds: float, seed: int, pitch: float, width: float = 1100) -> Wave:
    return shaped(noise(seconds, seed), pitch, width)


def card() -> Recording:
    """Return a card that slides over the table."""
    slide = _paper(0.13, 201, 3100) * swelling(0.13, 0.05, 0.07)
    return once(mixed((0, slide), (0.1, 0.5 * _snap(0.05, 202))), -19)


def riffle() -> Recording:
    """Return cards that are shuffled: two halves fall into one another, and are pushed together."""
    parts, when = [], 0.0
    for at, chance in enumerate(chances(26, 210)):
        parts.append((when, (0.4 + 0.5 * chance) * _snap(0.04, 220 + at)))
        when += 0.014 + 0.009 * chance
    push = 0.7 * _paper(0.16, 211, 2300) * swelling(0.16, 0.07, 0.08)
    return once(mixed(*parts, (when + 0.06, push)), -16)


def flip() -> Recording:
    """Return a card that is turned up: air under it, then it lies."""
    air = 0.9 * _paper(0.17, 230, 2100) * swelling(0.17, 0.12, 0.05)
    return once(mixed((0, air), (0.15, 0.8 * _snap(0.07, 231)), (0.15, _table(420, 0.12))), -13)


def shutter() -> Recording:
    """Return the shutter of a garage: slats that run over their rail, and stop."""
    parts, when = [], 0.0
    for at, chance in enumerate(chances(12, 240)):
        slat = modes((410 + 60 * chance, 690, 1130), 0.07, 0.012)
        grain = 0.5 * shaped(noise(0.07, 250 + at), 1700, 700) * ringing(0.07, 0.01)
        parts.append((when, (0.5 + 0.3 * chance) * (slat + grain)))
        when += 0.036
    return once(mixed(*parts, (when, modes((160, 257, 420), 0.2, 0.035))), -14)


def hammer() -> Recording:
    """Return the hammer of an auction: hard wood on a block, once and again."""
    blow = modes((388, 611, 1022, 1490), 0.16, 0.02)
    return once(mixed((0, 0.7 * blow), (0.17, blow)), -13)


def counter() -> Recording:
    """Return a card that is put on the counter of a stall."""
    return once(mixed((0, _table(330, 0.2)), (0.0, 0.5 * _snap(0.06, 260))), -9)


def coins() -> Recording:
    """Return coins that are paid: four small rings, none like another."""
    parts = [
        (
            0.07 * at + 0.02 * chance,
            (1 - 0.15 * at) * struck(2100 + 420 * chance, 0.3, 0.06, _STEEL),
        )
        for at, chance in enumerate(chances(4, 270))
    ]
    return once(mixed(*parts), -17)


def bluff() -> Recording:
    """Return the two falling notes for a bluff that is caught."""
    first = glide(392, 370, 0.22) * swelling(0.22, 0.03, 0.12)
    second = glide(311, 262, 0.42) * swelling(0.42, 0.03, 0.3)
    return once(mixed((0, first), (0.24, second)), -16)


def tear() -> Recording:
    """Return a card that leaves the game: paper that tears."""
    parts, when = [], 0.0
    for at, chance in enumerate(chances(14, 280)):
        parts.append((when, (0.4 + 0.6 * chance) * _paper(0.05, 290 + at, 1500 + 90 * at, 900)))
        when += 0.018
    return once(mixed(*parts), -16)


def _snap(seconds: float, seed: int) -> Wave:
    """Return the click of stiff paper."""
    return shaped(noise(seconds, seed), 2700, 1300) * ringing(seconds, 0.004)


def _table(pitch: float, seconds: float) -> Wave:
    """Return the low sound of wood under a card."""
    return modes((pitch, pitch * 1.62, pitch * 2.4), seconds, 0.03)
