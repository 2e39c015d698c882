"""A folder of a player in which lies whatever a stranger, a bad disk or a mistake can leave."""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING

from formulad.store.paths import UserFolders
from formulad.store.preferences import Preferences, write_preferences
from tests.circuits import PRESETS, TRACKS
from tests.games.race.saved import a_header, a_save

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HUGE = 1 << 36
NAMES = (
    *(
        b"\xff\xfe",
        b"a\x1bc",
        "a\u202eb\u2028c\x85d".encode(),
        b"a\nb",
        b" ",
        b"[a-",
        b"**",
        b"{n}",
    ),
    *(b"%s", b"x" * 200, "🏁".encode(), "e\u0301".encode(), b"CON", b"-", b"a'b\"c"),
)
"""Names of files that no game would give."""
CONTENTS = (
    *(
        b"",
        b"\x00" * 100,
        b"\xff\xfe\xfa",
        b"[" * 5000,
        b"a: &a [*a]",
        b"version: 0x" + b"f" * 4000,
    ),
    *(b"version: 1", b"formulad-record 1\ngame 1\n\n", b'formulad-record 1\ngame "\\ud800"\n\n'),
    b"<map><properties>",
)
_ENDINGS = {
    "saves": ".race",
    "tracks": ".tmx",
    "boards": ".board",
    "shared": ".formulad",
    **dict.fromkeys(("designs", "drivers", "presets", "profiles", "puzzles", "seasons"), ".yaml"),
}
FOLDERS = tuple(_ENDINGS)


def fill(root: Path) -> None:
    """Put something of every kind into every folder of a player."""
    folders = UserFolders(root)
    write_preferences(folders.settings, Preferences(language="en"))
    for name, ending in _ENDINGS.items():
        folder = root / name
        folder.mkdir()
        _put_strange_things(folder, ending)
        for number, content in enumerate((*CONTENTS, *_good(folder, ending))):
            (folder / f"{number}{ending}").write_bytes(content)
            strange = NAMES[number % len(NAMES)]
            (folder / os.fsdecode(strange + ending.encode())).write_bytes(content)


def _put_strange_things(folder: Path, ending: str) -> None:
    (folder / f"folder{ending}").mkdir()
    os.mkfifo(folder / f"pipe{ending}")
    (folder / f"zero{ending}").symlink_to("/dev/zero")
    (folder / f"loop{ending}").symlink_to(f"loop{ending}")
    (folder / f"nowhere{ending}").symlink_to("/nowhere/at/all")
    (folder / f"memory{ending}").symlink_to("/proc/self/mem")
    with (folder / f"huge{ending}").open("wb") as file:
        file.truncate(HUGE)
    with socket.socket(socket.AF_UNIX) as ear:
        here = os.open(folder, os.O_RDONLY)
        ear.bind(f"/proc/self/fd/{here}/ear{ending}")  # the name of a socket may not be long
        os.close(here)


def _good(folder: Path, ending: str) -> Iterator[bytes]:
    match ending:
        case ".race":
            good = a_save(folder, steps=10, header=a_header(track="monaco")).read_bytes()
            yield good
            for name in (r"\ud800", r"\u0000", r"\u001b[2J", r"\u0085", r"\u202e", "x" * 5000):
                yield good.replace(b'"Ada"', f'"{name}"'.encode())
            for track in (r"\\\\host\\share\\x.tmx", "/dev/zero.tmx", "../x.tmx", "x" * 5000):
                yield good.replace(b'"id": "monaco"', f'"id": "{track}"'.encode())
            yield good.replace(b"formulad-record 1\n", b"formulad-record 1\nx %s\n" % (b"9" * 4000))
        case ".tmx":
            yield (TRACKS / "monaco.tmx").read_bytes()
        case ".yaml":
            yield (PRESETS / "masters.yaml").read_bytes()
