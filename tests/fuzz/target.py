"""Targets of fuzzing: a reader of files, with good files to damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random


@dataclass(frozen=True, slots=True)
class Target:
    """A reader that has to refuse bad files in a sentence."""

    name: str
    ending: str
    """How the names of its files end, such as `.tmx`."""
    samples: Callable[[], tuple[bytes, ...]]
    """Return good files, from which hostile ones are made."""
    damage: Callable[[Random, bytes], bytes]
    """Return a hostile file made from a good one."""
    read: Callable[[Path], bool]
    """Read a file; return whether it was accepted. A refusal of ours is no error; any other is."""
