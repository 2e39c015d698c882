"""Figures of frames: what most of them took, and the slowest; in words and as JSON."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from tools.frames.evening import PHASES, SCENES, Evening

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SIZES = ("1920x1080", "3840x2160")
HEADINGS = ("scene", "size", "phase", "frames", "median", "95 %", "99 %", "worst")


def main(arguments: Sequence[str]) -> int:
    """Play the scenes asked for in a process each, and print what their frames took."""
    parser = argparse.ArgumentParser(prog="bench.py frames", description=__doc__)
    parser.add_argument("--size", action="append", help="pixels, as 1920x1080; may be repeated")
    parser.add_argument("--scene", action="append", choices=SCENES, help="just this scene")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    pairs = [(scene, size) for size in asked.size or SIZES for scene in asked.scene or SCENES]
    measure = measured if asked.alone else _in_a_process
    found = [measure(scene, size) for scene, size in pairs]
    print(json.dumps(found, indent=1) if asked.json else "\n".join(told(found)))
    return 0


def measured(scene: str, size: str) -> dict[str, Any]:
    """Return what the frames of a scene took, in milliseconds of the processor, and its memory."""
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(scene, Path(folder), (width, height))
        evening.spend()
        phases = {phase: summary(times) for phase, times in evening.times.items() if times}
        return {
            "scene": scene,
            "size": size,
            "first": evening.first,
            "memory": evening.memory,
            "phases": phases,
        }


def summary(times: Sequence[float]) -> dict[str, float]:
    """Return how many frames there were, and what they took: most, and the slowest."""
    ordered = sorted(times)

    def share(part: float) -> float:
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    return {
        "frames": len(ordered),
        "median": median(ordered),
        "95": share(0.95),
        "99": share(0.99),
        "worst": ordered[-1],
    }


def told(found: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield the lines of a table of what was found."""
    rows = [HEADINGS, *(row for each in found for row in _rows(each))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    yield from ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    for each in found:
        memory = each["memory"]
        yield (
            f"{each['scene']} {each['size']}: first frame {each['first']:.0f} ms, "
            f"memory {memory['now']:.0f} MB, at most {memory['most']:.0f} MB"
        )


def _rows(each: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    for phase in PHASES:
        if phase in each["phases"]:
            figures = each["phases"][phase]
            times = (f"{figures[name]:.1f}" for name in ("median", "95", "99", "worst"))
            yield (each["scene"], each["size"], phase, str(figures["frames"]), *times)


def _in_a_process(scene: str, size: str) -> dict[str, Any]:
    """Measure a scene in a process of its own: what others leave behind would count as its own."""
    command = [sys.executable, "tools/bench.py", "frames", "--alone", "--json"]
    done = subprocess.run(
        [*command, "--scene", scene, "--size", size],
        cwd=Path(__file__).resolve().parents[2],
        env={"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **os.environ},
        check=True,
        stdout=subprocess.PIPE,
    )
    result: list[dict[str, Any]] = json.loads(done.stdout[done.stdout.index(b"[\n") :])
    return result[0]
