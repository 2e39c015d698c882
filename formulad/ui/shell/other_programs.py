"""Other programs of the desktop: Tiled for a map, and whatever shows folders."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Begin = Callable[[list[str]], None]

_NOTHING = subprocess.DEVNULL


def open_in_tiled(path: Path) -> bool:
    """Open a map in Tiled, or in what the desktop opens maps with; return whether that is there."""
    tiled = next((str(each) for each in _tiled() if each.exists()), None) or shutil.which("tiled")
    if tiled:
        return _begin([tiled, str(path)])
    return open_with_desktop(path)


def open_with_desktop(path: Path) -> bool:
    """Open a file or folder as the desktop does; return whether it can."""
    if sys.platform == "win32":
        os.startfile(path)  # noqa: S606 - what the player asked for
        return True
    opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
    return bool(opener) and _begin([str(opener), str(path)])


def _tiled() -> Iterator[Path]:
    """Yield where Tiled lies if it is not on the PATH."""
    if sys.platform == "darwin":
        yield Path("/Applications/Tiled.app/Contents/MacOS/Tiled")
    for name in ("PROGRAMFILES", "LOCALAPPDATA"):
        if folder := os.environ.get(name):
            yield Path(folder, "Tiled", "tiled.exe")


def _begin(command: list[str]) -> bool:
    try:
        subprocess.Popen(  # noqa: S603 - what the player asked for
            command, stdin=_NOTHING, stdout=_NOTHING, stderr=_NOTHING, start_new_session=True
        )
    except OSError:
        return False
    return True
