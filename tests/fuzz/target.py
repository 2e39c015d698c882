"""Targets of fuzzing: readers of files, with good files to damage."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random


class Target(Frozen):
    """Readers that have to refuse bad files in a sentence."""

    name: str
    ending: str
    """How the names of its files end, such as `.tmx`."""
    samples: Callable[[], tuple[bytes, ...]]
    """Return good files, from which hostile ones are made."""
    damage: Callable[[Random, bytes], bytes]
    """Return a hostile file made from a good one."""
    readers: tuple[Callable[[Path], bool], ...]
    """Each reads a file and returns whether it accepts it. A refusal of ours is no error; any other
    is."""

    def read(self, path: Path) -> tuple[bool, float]:
        """Have a file read by all; return whether any accepts it, and the slowest one's seconds."""
        results = [_timed(read, path) for read in self.readers]
        return any(accepted for accepted, _ in results), max(seconds for _, seconds in results)


def _timed(read: Callable[[Path], bool], path: Path) -> tuple[bool, float]:
    begun = time.process_time()
    return read(path), time.process_time() - begun
