"""Detaching: the game begun as a program of its own, which goes on when whoever asked has ended."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

DETACH = "--detach"


def start_apart(words: Sequence[str]) -> None:
    """Begin the game with the words of its command line, but for the one that asks for this."""
    from subprocess import DEVNULL, Popen

    command = [sys.executable, "-m", "formulad", *(word for word in words if word != DETACH)]
    Popen(  # noqa: S603 - it is ourselves
        command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, **_apart()
    )


def _apart() -> dict[str, Any]:
    """Return what keeps a new program out of reach of the end of this one."""
    if sys.platform == "win32":
        from subprocess import CREATE_NEW_PROCESS_GROUP, DETACHED_PROCESS

        return {"creationflags": DETACHED_PROCESS | CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}
