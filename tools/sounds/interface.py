"""What buttons say: light wood, never shrill, for they are heard most."""

from __future__ import annotations

from tools.sounds.tones import glide, modes, ringing, struck, swelling
from tools.sounds.waves import Recording, Wave, mixed, noise, once, shaped

_WOOD = (1.0, 0.32, 0.12)


def _tap(pitch: float, seconds: float = 0.09) -> Wave:
    grain = 0.25 * shaped(noise(seconds, 3), 2600, 900) * ringing(seconds, 0.003)
    return struck(pitch, seconds, 0.012, _WOOD) + grain


def hover() -> Recording:
    """Return the tick of a pointer that comes over something."""
    return once(_tap(1250, 0.05), -26)


def confirm() -> Recording:
    """Return the clack of something used: two small woods."""
    return once(mixed((0, _tap(620)), (0.038, 0.9 * _tap(930, 0.12))), -15)


def knock() -> Recording:
    """Return the double knock of what cannot be done."""
    low = modes((207, 326, 505, 790), 0.16, 0.024)
    return once(mixed((0, low), (0.11, 0.8 * low)), -11)


def undo() -> Recording:
    """Return the swish of something taken back: air, and a tone that falls."""
    air = shaped(noise(0.34, 5), 1500, 700) * swelling(0.34, 0.16, 0.16)
    return once(air + 0.25 * glide(760, 380, 0.34) * swelling(0.34, 0.12, 0.2), -18)


def stop_made() -> Recording:
    """Return the chime of a stop that counts: a fourth, struck on glass."""
    glass = (1.0, 0.18, 0.22, 0.05)
    first, second = struck(659.3, 0.5, 0.07, glass), struck(880.0, 0.7, 0.11, glass)
    return once(mixed((0, 0.8 * first), (0.09, second)), -16)


def last_point() -> Recording:
    """Return the warning of a last point: the same low third, twice."""
    reed = (1.0, 0.5, 0.3, 0.12)
    call = struck(311.1, 0.3, 0.07, reed) + 0.7 * struck(370.0, 0.3, 0.07, reed)
    return once(mixed((0, call), (0.2, call)), -14)
