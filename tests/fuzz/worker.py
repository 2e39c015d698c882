"""A process of its own that reads hostile files one after the other, and says what became of each.

Which file has which number depends on the seed alone, so that every one can be made again.
"""

from __future__ import annotations

import gc
import resource
import sys
import tempfile
import traceback
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tests.fuzz.targets import target as target_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from tests.fuzz.target import Target

MOST_MEMORY = 3 << 30
"""Bytes of addresses; a reader that wants more is stopped by a MemoryError, not by the machine."""
_QUICK_DISK = "/dev/shm"  # noqa: S108 - a folder of our own is made there
"""Records are put on the disk line by line: one in memory takes a tenth of the time."""


class Reading(NamedTuple):
    """What became of a file."""

    number: int
    is_accepted: bool
    trace: str
    """The traceback of an error that is none of ours; empty if there was none."""
    seconds: float
    """Of the processor, for the reader that took longest."""
    memory: int
    """How many bytes more there were at the peak than before."""


def hostile(target: Target, samples: tuple[bytes, ...], seed: int, number: int) -> bytes:
    """Return the file of a number."""
    chance = Random(f"{target.name}/{seed}/{number}")
    return target.damage(chance, chance.choice(samples))


def work(name: str, seed: int, first: int, answers: Connection) -> None:
    """Read files from a number on, and answer after each, until nobody listens."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    target = target_of(name)
    samples = target.samples()
    tempfile.tempdir = _QUICK_DISK if Path(_QUICK_DISK).is_dir() else None
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"hostile{target.ending}"
        path.write_bytes(samples[0])
        target.read(path)  # what is loaded once counts for no file
        gc.collect()
        gc.freeze()  # and is not looked through before each
        number = first
        while True:
            path.write_bytes(hostile(target, samples, seed, number))
            answers.send(None)  # it begins now
            answers.send(_read(target, path, number))
            number += 1


def _read(target: Target, path: Path, number: int) -> Reading:
    gc.collect()
    before, trace, is_accepted, seconds = _memory_from_now(), "", False, 0.0
    try:
        is_accepted, seconds = target.read(path)
    except BaseException:  # noqa: BLE001 - whatever it is, it is what we look for
        trace = traceback.format_exc(limit=-6)
    return Reading(number, is_accepted, trace, seconds, max(0, _peak() - before))


def _memory_from_now() -> int:
    """Return how much memory is in use, and forget the peak so far where the system can."""
    if not sys.platform.startswith("linux"):
        return _peak()
    Path("/proc/self/clear_refs").write_text("5", "ascii")
    return _status("VmRSS")


def _peak() -> int:
    if sys.platform.startswith("linux"):
        return _status("VmHWM")
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used * 1024


def _status(name: str) -> int:
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{name}:")) * 1024
