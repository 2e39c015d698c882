"""A reader with every defect that a fuzzer has to find."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from tests.fuzz.target import Target

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

_DEFECTS = (b"good", b"divide", b"die", b"hang")


def damage(chance: Random, _good: bytes) -> bytes:
    """Return the name of a defect."""
    return chance.choice(_DEFECTS)


def read(path: Path) -> bool:
    """Read the name of a defect, and have it."""
    match path.read_bytes():
        case b"divide":
            return bool(1 // 0)
        case b"die":
            os._exit(1)
        case b"hang":
            time.sleep(1000)
    return True


BROKEN = Target("broken", ".txt", lambda: (b"good",), damage, (read,))
