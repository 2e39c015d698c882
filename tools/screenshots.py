"""Draws every screen without a display: `screenshots.py OUT_FOLDER [--size 1920x1080] ...`."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from formulad.ui.toolkit.languages import ENGLISH, LANGUAGES
from tools.screens.registry import SCREENS
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from tools.screens.visitor import Visit

SIZES = (
    *("1280x720", "1366x768", "1920x1080", "3840x2160"),
    *("1024x768", "3440x1440", "1080x1920", "800x1280"),
)


def main() -> None:
    """Draw the screens asked for, in every size asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append", help="pixels, as 1920x1080; may be repeated")
    parser.add_argument(
        "--lang", action="append", choices=LANGUAGES, metavar="CODE", help="just this language"
    )
    parser.add_argument(
        "--only", choices=SCREENS, action="append", metavar="SCREEN", help="just this screen"
    )
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as player:
        for size in arguments.size or SIZES:
            width, height = (int(part) for part in size.split("x"))
            for name, language in product(arguments.only or SCREENS, arguments.lang or [ENGLISH]):
                mark = "" if language == ENGLISH else f"-{language}"
                path = arguments.folder / f"{name}-{size}{mark}.png"
                seen = picture(SCREENS[name], Path(player), (width, height), language)
                pygame.image.save(seen, path)
                print(path)


def picture(
    visit: Visit, player: Path, size: tuple[int, int], language: str = ENGLISH
) -> pygame.Surface:
    """Return what a player sees on a visit, in a window of a size and in his language."""
    visitor = Visitor(player, size, language)
    visit(visitor)
    seen = visitor.look()
    visitor.leave()
    return seen


if __name__ == "__main__":
    main()
