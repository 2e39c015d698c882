"""Reels: what the pictures of a film are kept on, a folder of PNG files or a video."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from pathlib import Path


class Reel(Protocol):
    """Keeps pictures, one after the other."""

    def keep(self, picture: pygame.Surface) -> None:
        """Keep one more picture."""

    def close(self) -> None:
        """Keep no more."""


class Pictures:
    """A file for each picture: `day-0001.png`."""

    def __init__(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._name = name
        self._kept = 0

    def keep(self, picture: pygame.Surface) -> None:
        """Write one more file."""
        self._kept += 1
        pygame.image.save(picture, self._folder / f"{self._name}-{self._kept:04}.png")

    def close(self) -> None:
        """Keep no more: every file is complete."""


class Video:
    """A video, made by ffmpeg."""

    def __init__(self, path: Path, rate: int) -> None:
        """Begin a video.

        Args:
            path: its ending says which kind it is, such as `.mp4` or `.webm`.
            rate: pictures a second.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._rate = rate
        self._making: subprocess.Popen[bytes] | None = None

    def _began(self, size: tuple[int, int]) -> subprocess.Popen[bytes]:
        wide, high = size
        given = ("-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{wide}x{high}", "-r", self._rate)
        made = ("-pix_fmt", "yuv420p", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", self._path)
        command = ("ffmpeg", "-loglevel", "error", "-y", *given, "-i", "-", *made)
        return subprocess.Popen([*map(str, command)], stdin=subprocess.PIPE)

    def keep(self, picture: pygame.Surface) -> None:
        """Add one more picture, of the size of the first.

        Raises:
            OSError: if ffmpeg is not installed.
        """
        self._making = self._making or self._began(picture.get_size())
        if self._making.stdin:
            self._making.stdin.write(pygame.image.tobytes(picture, "RGB"))

    def close(self) -> None:
        """End the video.

        Raises:
            OSError: if it could not be made.
        """
        if self._making is None or self._making.stdin is None:
            return
        self._making.stdin.close()
        if code := self._making.wait():
            raise OSError(code, "ffmpeg could not make the video")
