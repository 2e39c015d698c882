"""Make every sound of the game: `make_sounds.py [NAME ...]` writes assets/sounds/NAME.wav."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.sounds.score import SCORE  # noqa: E402 - needs the path
from tools.sounds.waves import write  # noqa: E402 - needs the path

FOLDER = ROOT / "assets" / "sounds"


def main() -> None:
    """Write the sounds that are named, or all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or SCORE:
        path = FOLDER / f"{name}.wav"
        write(path, SCORE[name]())
        print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
