"""Detaching: the game begun as a program of its own, which goes on when whoever asked has ended."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

DETACH = "--detach"
_NOTHING = subprocess.DEVNULL


def start_apart(words: Sequence[str]) -> None:
    """Begin the game with the words of its command line, but for the one that asks for this."""
    command = [sys.executable, "-m", "formulad", *(word for word in words if word != DETACH)]
    subprocess.Popen(  # noqa: S603 - it is ourselves
        command, stdin=_NOTHING, stdout=_NOTHING, stderr=_NOTHING, **_apart()
    )


def _apart() -> dict[str, Any]:
    """Return what keeps a new program out of reach of the end of this one."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}
