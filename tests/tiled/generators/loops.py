"""Random loops through the generator: no faults, few doubts.

python -m tests.tiled.generators.loops 200
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from formulad.tiled.faults.fault import Severity
from formulad.tiled.findings import check
from formulad.tiled.generators.centreline import circuit_along
from formulad.tiled.generators.changes import Changes
from formulad.tiled.generators.drawing_error import DrawingError
from formulad.tiled.generators.lane_cells import USUAL_LENGTH, Layout
from formulad.tiled.generators.tmx_file import TILE, TmxFile

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.tiled.sheet.schema import Value

SIDE = 5_000
"""Pixels of a map."""
MOST_LANES = 6


@dataclass
class Drawn:
    """What some random loops came to."""

    loops: int = 0
    refused: int = 0
    cells: int = 0
    doubts: int = 0
    faults: Counter[str] = field(default_factory=Counter)


def clicks(rng: random.Random) -> list[Point]:
    """Return the clicks of a loop that never crosses itself, wherever it turns."""
    count, middle = rng.randint(6, 16), SIDE / 2
    reaches = [rng.uniform(0.45, 0.88) * middle for _ in range(count)]
    turns = [math.tau * (i + rng.uniform(-0.25, 0.25)) / count for i in range(count)]
    return [
        (middle + reach * math.cos(turn), middle + reach * math.sin(turn))
        for reach, turn in zip(reaches, turns, strict=True)
    ]


def draw(rng: random.Random) -> str | None:
    """Return the map of a random loop; None if its bends are refused as too tight."""
    width = float(rng.choice((36, 45, 54)))
    layout = Layout(rng.randint(1, MOST_LANES), width, USUAL_LENGTH * width)
    try:
        drawn = circuit_along(clicks(rng), layout, is_loop=True, slots=6)
    except DrawingError:
        return None
    slots = sum(each.kind == "start_slot" for each in drawn)
    properties: dict[str, Value] = {"format": 1, "lane_width": width, "players_max": slots}
    made = TmxFile.blank(SIDE // TILE, SIDE // TILE, properties)
    made.change(Changes(drawn))
    return made.text


def drawn_loops(loops: int, first: int = 0) -> Drawn:
    """Draw random loops, check each as the game does, and return what came of it."""
    found = Drawn()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "loop.tmx"
        for seed in range(first, first + loops):
            found.loops += 1
            text = draw(random.Random(seed))
            if text is None:
                found.refused += 1
                continue
            path.write_text(text, "utf-8")
            told = check(path)
            found.cells += len(told.circuit.track.cells) if told.circuit else 0
            faults = [each for each in told.faults if each.severity is Severity.FAULT]
            found.doubts += len(told.faults) - len(faults)
            found.faults.update(f"{seed}: {each.line}" for each in faults)
    return found


if __name__ == "__main__":
    print(drawn_loops(int(sys.argv[1])))  # noqa: T201 - a command prints
