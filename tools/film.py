"""Films the game: `film.py OUT [--only day ...] [--seconds 30] [--size 1920x1080] [--fps 30]`.

The real game is played by computers and by somebody who takes their time: a part of a race by day,
one by night, one at the table, or what happens in races, such as a spin. OUT is a folder of PNG
files, or a video such as film.mp4, which takes ffmpeg.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.films.reels import Pictures, Video
from tools.films.takes import PARTS, TAKES, Director
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.films.reels import Reel

SECONDS, SIZE, RATE = 30.0, "1920x1080", 30


def main(arguments: Sequence[str] | None = None) -> None:
    """Film the takes asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="a folder, or a video such as film.mp4")
    parser.add_argument("--only", choices=TAKES, action="append", help="just this take")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of all takes together")
    parser.add_argument("--size", default=SIZE, help="pixels; the game has a smallest window")
    parser.add_argument("--fps", type=int, default=RATE, help="pictures a second")
    asked = parser.parse_args(arguments)
    wide, high = map(int, asked.size.split("x"))
    size, names = (wide, high), asked.only or [*PARTS]
    pictures = round(asked.seconds * asked.fps / len(names))
    video = Video(asked.out, asked.fps) if asked.out.suffix else None
    for name in names:
        film(name, video or Pictures(asked.out, name), size, pictures, asked.fps)
    if video:
        video.close()


def film(name: str, reel: Reel, size: tuple[int, int], pictures: int, rate: int) -> None:
    """Film a take.

    Args:
        name: of the take.
        reel: keeps the pictures.
        size: of the window.
        pictures: how many there are.
        rate: pictures a second.
    """
    with tempfile.TemporaryDirectory() as folder:
        visitor = Visitor(Path(folder), size)
        director = Director(visitor, TAKES[name])
        for _ in range(pictures):
            reel.keep(director.go_on(1 / rate))
        visitor.leave()


if __name__ == "__main__":
    main()
