"""Print how fast the game is: the benchmarks of tests/bench, and the time to the first frame.

    tools/bench.py [--pairs N] [what pytest takes, such as -k race]
    tools/bench.py frames [--size WxH] [--scene NAME] [--json]: whole frames of a race
    tools/bench.py decisions [what `formulad simulate` takes]: each decision of whole races

Times are those of the processor, but for the start. Machines differ and are busy: compare figures
of one machine, and trust ratios most.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
PAIRS = 7
BARE_WINDOW = """
import os, pygame
pygame.init()
pygame.display.set_mode((1920, 1080)).fill("navy")
pygame.display.flip()
os._exit(0)
"""
"""Shows nothing, and ends at once."""
GAME = """
import os, sys
sys.modules["typing_extensions"] = None
from formulad.kernel import freeze_gc
freeze_gc.keep_opened = lambda: os._exit(0)
from formulad.cli import main
sys.exit(main(["--lang", "en"]))
"""
"""The game as a player starts it, which ends as soon as its first frame is on the screen.

Of what only developers install a library would read some.
"""
GOALS = {"x11": 1.5, "dummy": 2.0}
"""How many times as long as a bare window the game may take, by the driver of the screen."""
PAGES = {"frames": "tools.frames.figures", "decisions": "tools.decisions"}
"""What is measured in a way of its own, by the word that asks for it."""
HEADINGS = ("what", "best", "median", "mean", "worst", "rate", "goal")


def main() -> int:
    """Measure and print; return the exit code of the benchmarks."""
    if sys.argv[1:2] and sys.argv[1] in PAGES:
        sys.path.insert(0, str(ROOT))
        code: int = importlib.import_module(PAGES[sys.argv[1]]).main(sys.argv[2:])
        return code
    parser = argparse.ArgumentParser(description="Print how fast the game is.")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="starts to compare (0: none)")
    args, for_pytest = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        failed = run_benchmarks(report, for_pytest)
        figures = json.loads(report.read_bytes() or "{}").get("benchmarks", [])
    print(as_table([HEADINGS, *(row(figure) for figure in figures)]))
    if args.pairs:
        print(compare_starts(args.pairs))
    return failed


def run_benchmarks(report: Path, arguments: Sequence[str]) -> int:
    """Run the benchmarks and have them write their figures; return the exit code."""
    enabled = ("--benchmark-enable", "--benchmark-only", "--benchmark-quiet", "-Wdefault")
    shared = ("--benchmark-timer=time.process_time",)  # the machine may have other work to do
    command = [sys.executable, "-m", "pytest", "tests/bench", "--all", *enabled, *shared]
    report.touch()
    return subprocess.run(
        [*command, f"--benchmark-json={report}", *arguments], cwd=ROOT, check=False
    ).returncode


def row(figure: dict[str, Any]) -> tuple[str, ...]:
    """Return the line of a benchmark."""
    name = figure["name"].removeprefix("test_").replace("_", " ")
    found = [figure["stats"][key] for key in ("min", "median", "mean", "max")]
    said = figure["extra_info"]
    rate = f"{said['times'] / found[1]:,.0f} {said['counted']}/s" if said["counted"] else ""
    return name, *map(milliseconds, found), rate, said["goal"]


def milliseconds(seconds: float) -> str:
    """Return a time in milliseconds, with three digits that count."""
    time_taken = 1000 * seconds
    return f"{time_taken:,.0f} ms" if time_taken >= 100 else f"{time_taken:.3g} ms"


def as_table(rows: Sequence[Sequence[str]]) -> str:
    """Return rows with their columns aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in rows)


def compare_starts(pairs: int) -> str:
    """Return how long the game takes to its first frame, beside a window that shows nothing.

    The two are started in turns, so that a busy moment hits both: on a real screen if there is
    one, and without.
    """
    screens = ({"SDL_VIDEODRIVER": "x11"},) if os.environ.get("DISPLAY") else ()
    return "\n".join(compared(pairs, screen) for screen in (*screens, {"SDL_VIDEODRIVER": "dummy"}))


def compared(pairs: int, screen: Mapping[str, str]) -> str:
    """Return how long the game takes to its first frame on one kind of screen."""
    bare, game = ["-c", BARE_WINDOW], ["-c", GAME]
    times = [(seconds_of(bare, screen), seconds_of(game, screen)) for _ in range(pairs)]
    alone, ours = (median(column) for column in zip(*times, strict=True))
    ratio = median(game / bare for bare, game in times)
    return (
        f"start to first frame ({screen['SDL_VIDEODRIVER']}): {ours:.2f} s, a bare pygame window "
        f"{alone:.2f} s, ratio {ratio:.2f} (goal: at most {GOALS[screen['SDL_VIDEODRIVER']]:g})"
    )


def seconds_of(arguments: Iterable[str], screen: Mapping[str, str]) -> float:
    """Return how long a Python program takes from start to end on a kind of screen."""
    drivers = {**screen, "SDL_AUDIODRIVER": "dummy"}
    environment = {**os.environ, **drivers}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed game has been compiled
    begin = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return time.perf_counter() - begin


if __name__ == "__main__":
    sys.exit(main())
