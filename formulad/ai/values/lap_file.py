"""Laps as bytes: what they are of in one line, the room they fill, and their values pressed."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import numpy as np

from formulad.ai.values.lap import Room, packed, unpacked

if TYPE_CHECKING:
    from formulad.ai.values.lap import Lap, Mask, Steps
    from formulad.ai.values.lap_key import LapKey

VERSION = 1
"""Raised when the same premise comes to other values, or is written in another way."""
LIGHTLY = 1
"""How hard values are pressed: reading them is what counts."""
_TYRES = 3
"""The axis of tyre points, and below it the number of masks that say what is there."""
_MASKS = 3


def title_of(key: LapKey) -> bytes:
    """Return the line by which a file says of what it is."""
    where = "grid" if key.from_grid else "lap"
    told = f"formulad values {VERSION} {key.track.id} {key.track.fingerprint} {where}"
    return f"{told} {key.laps_after} {key.premise!r}\n".encode()


def write_lap(key: LapKey, lap: Lap) -> bytes:
    """Return a lap as bytes."""
    content = zlib.compress(_pressed(unpacked(lap)), LIGHTLY)
    masks = lap.room.slots, lap.room.tyres, lap.room.rest
    sides = " ".join(str(len(mask)) for mask in masks)
    facts = [f"{lap.lost!r} {sides}", *map(_digits, masks)]
    told = "\n".join(facts).encode() + b"\n" + content
    return title_of(key) + f"{zlib.crc32(told)}\n".encode() + told


def read_lap(key: LapKey, file: bytes) -> Lap:
    """Return the lap of a file.

    Raises:
        ValueError: if it is of another lap, or broken.
    """
    title = title_of(key)
    if not file.startswith(title):
        raise ValueError("the values are of another lap")
    check, _, told = file[len(title) :].partition(b"\n")
    if zlib.crc32(told) != int(check):
        raise ValueError("the values are broken")
    facts, *digits, content = told.split(b"\n", 1 + _MASKS)
    lost, *sides = facts.split()
    room = Room(*(_mask(text, int(side)) for text, side in zip(digits, sides, strict=True)))
    return packed(room, _unpressed(zlib.decompress(content), (2, *room.sides)), float(lost))


def _pressed(steps: Steps) -> bytes:
    """Return values as distances from a tyre point less, the high bytes apart: much is alike."""
    apart = np.diff(steps, axis=_TYRES, prepend=np.uint16(0)).astype("<u2")
    return apart.view(np.uint8).reshape(-1, 2).T.tobytes()


def _unpressed(content: bytes, sides: tuple[int, ...]) -> Steps:
    low, high = np.frombuffer(content, np.uint8).reshape(2, -1)
    sums = high.astype(np.uint16)
    sums <<= 8
    sums |= low
    sums = sums.reshape(sides)
    for more in range(1, sides[_TYRES]):
        sums[..., more, :] += sums[..., more - 1, :]
    return sums


def _digits(mask: Mask) -> str:
    return np.packbits(mask).tobytes().hex()


def _mask(digits: bytes, count: int) -> Mask:
    bits = np.frombuffer(bytes.fromhex(digits.decode()), np.uint8)
    return np.unpackbits(bits, count=count).astype(np.bool_)
