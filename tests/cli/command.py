"""The command line as a user has it: a program of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def begin(*arguments: str, error: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    """Begin a command, in a group of processes of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "formulad", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=error,
        start_new_session=True,
    )
