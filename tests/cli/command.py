"""The command line as a user has it: a program of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]


def formulad(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "formulad", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@contextmanager
def begin(*arguments: str, error: int = subprocess.PIPE) -> Iterator[subprocess.Popen[bytes]]:
    """Begin a command, in a group of processes of its own, of which nothing is left in the end."""
    with _heeding_interrupts():
        command = subprocess.Popen(
            [sys.executable, "-m", "formulad", *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=error,
            start_new_session=True,
        )
    with command:
        try:
            yield command
        finally:
            with suppress(ProcessLookupError):
                os.killpg(command.pid, signal.SIGKILL)


@contextmanager
def _heeding_interrupts() -> Iterator[None]:
    """Begin programs that Ctrl-C ends, even if these tests were begun behind a shell's `&`.

    Such a shell lets what it begins ignore interrupts, and so would all that begins in turn.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
