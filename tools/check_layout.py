"""Finds texts that are cut or overlap, and covered cells: `check_layout.py [--lang fr] ...`.

Prints a line for each and exits with 1 if there is one. Nothing is looked at: where texts and
panels stand is measured while the screens are drawn.
"""

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

from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.toolkit.languages import LANGUAGES
from tools.layout.faults import early_results, layout_faults, unseen_cells
from tools.layout.watched import WatchedCanvas
from tools.screens.registry import SCREENS
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

SIZES = (
    *("1280x720", "1366x768", "1920x1080", "3840x2160"),
    *("1024x768", "1600x1200"),
    *("2560x1080", "3440x1440"),
    *("1080x1920", "800x1280"),
)
"""From the smallest window to the largest; 4:3; 21:9; upright."""


def main() -> int:
    """Check the screens asked for, in every size and language asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", action="append", help="pixels, as 1920x1080; may be repeated")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="just this language")
    parser.add_argument("--only", choices=SCREENS, action="append", help="just this screen")
    arguments = parser.parse_args()
    sizes = [_pixels(size) for size in arguments.size or SIZES]
    count = 0
    with tempfile.TemporaryDirectory() as player:
        for name in arguments.only or SCREENS:
            for fault in faults_of(name, Path(player), sizes, arguments.lang or LANGUAGES):
                print(fault, flush=True)
                count += 1
    return 1 if count else 0


def faults_of(
    name: str, player: Path, sizes: Sequence[tuple[int, int]], languages: Iterable[str]
) -> Iterator[str]:
    """Yield what cannot be read on a screen, in every size and language."""
    visitor = Visitor(player, sizes[0])
    SCREENS[name](visitor)
    for size, language in product(sizes, languages):
        visitor.see_in(size, language)
        canvas = WatchedCanvas(visitor.app.canvas)
        visitor.app.stack.draw_on(canvas)
        top = visitor.app.stack.top
        faults = layout_faults(canvas)
        if isinstance(top, RaceScene):
            faults = (*faults, *early_results(canvas, top.unread), *unseen_cells(top))
        for fault in faults:
            yield f"{name} {size[0]}x{size[1]} {language}: {fault}"
    visitor.leave()


def _pixels(size: str) -> tuple[int, int]:
    width, height = map(int, size.split("x"))
    return width, height


if __name__ == "__main__":
    sys.exit(main())
