"""A screen of our own: Xvfb, with a window manager on it."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.e2e.waiting import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PROGRAMS = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "openbox": "openbox",
    "import": "imagemagick",
}
"""What these tests run, with the Debian package each comes from."""
SIZE = (2560, 1440)
"""Larger than a window of 1920 x 1080 with its frame, so that nothing of it lies outside."""
PATIENCE = 20.0


def missing_packages() -> list[str]:
    """Return the Debian packages that are not here."""
    return [package for name, package in PROGRAMS.items() if shutil.which(name) is None]


@contextmanager
def own_display(home: Path) -> Iterator[dict[str, str]]:
    """Yield the environment that opens windows on a free display, managed by openbox."""
    with _xvfb() as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "HOME": str(home),
            **{f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "CACHE")},
        }
        with _running(["openbox", "--sm-disable"], environment):
            wait_until(lambda: _is_managed(environment), "openbox is at work", PATIENCE)
            yield environment


@contextmanager
def _xvfb() -> Iterator[str]:
    """Start Xvfb on the first display that is free and yield its name.

    It keeps its state when its last program leaves: one that only asks may come and go before
    openbox is there, which a reset would throw out again.
    """
    reading, writing = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen]
    command += ["-nolisten", "tcp", "-noreset"]
    with _running(command, dict(os.environ), pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as announced:
            assert select.select([announced], [], [], PATIENCE)[0], "Xvfb did not start"
            yield f":{announced.readline().strip()}"


@contextmanager
def _running(
    command: list[str], environment: dict[str, str], pass_fds: tuple[int, ...] = ()
) -> Iterator[None]:
    """Keep a quiet program running meanwhile."""
    process = subprocess.Popen(
        command,
        env=environment,
        pass_fds=pass_fds,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _is_managed(environment: dict[str, str]) -> bool:
    asked = subprocess.run(
        ["xdotool", "get_num_desktops"],
        env=environment,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return asked.returncode == 0
