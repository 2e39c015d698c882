"""House plan: draws the rooms of the program and who imports whom, as docs/house.svg.

    tools/draw_house.py

Read from the imports themselves, those for types included. A room stands above all that it imports;
its height says how many files it holds. Where a room is reached through others as well, the direct
arrow is left out.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter, defaultdict
from functools import cache
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "formulad"
PICTURE = ROOT / "docs" / "house.svg"
WIDTH, GAP, ROW = 1280, 14, 110
LARGEST = 60.0
INK, PAPER, LINE = "#14213d", "#fdf6e3", "#9aa5b8"
COLOURS = {
    "ui/race": "#f4a261",
    "ui": "#ffd166",
    "cli": "#bde0fe",
    "games": "#cdb4db",
    "kernel": "#a3c9a8",
}
"""By the beginning of a room's name, the first that fits; all others are of the game itself."""
OF_THE_GAME = "#8ecae6"


def main() -> int:
    """Draw the picture."""
    rooms = files_by_room()
    arrows = direct(imports_between(rooms))
    PICTURE.write_text(drawn(Counter({room: len(names) for room, names in rooms.items()}), arrows))
    print(f"{PICTURE.relative_to(ROOT)}: {len(rooms)} rooms, {len(arrows)} arrows")
    return 0


def room_of(file: Path) -> str:
    """Return the room of a file: in the screen two folders deep, elsewhere the package."""
    parts = file.relative_to(PACKAGE).parts[:-1]
    depth = 3 if parts[:2] == ("ui", "race") else 2 if parts[:1] == ("ui",) else 1
    return "/".join(parts[:depth])


def files_by_room() -> dict[str, list[Path]]:
    """Return the files of each room."""
    found: dict[str, list[Path]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        if (room := room_of(file)) not in {"", "ui"}:
            found[room].append(file)
    return found


def imports_between(rooms: dict[str, list[Path]]) -> Counter[tuple[str, str]]:
    """Return how many imports lead from one room to another."""
    found: Counter[tuple[str, str]] = Counter()
    for room, files in rooms.items():
        for file in files:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("formulad."):
                    other = _room_of_module(str(node.module))
                    if other in rooms and other != room:
                        found[room, other] += 1
    return found


def _room_of_module(module: str) -> str:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return room_of(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))


def direct(arrows: Counter[tuple[str, str]]) -> Counter[tuple[str, str]]:
    """Leave out arrows beside which a longer way leads to the same room, so that one can see."""
    ahead: dict[str, set[str]] = defaultdict(set)
    for room, other in arrows:
        ahead[room].add(other)

    @cache
    def below(room: str) -> frozenset[str]:
        return frozenset(ahead[room]).union(*(below(other) for other in ahead[room]))

    return Counter(
        {
            (room, other): count
            for (room, other), count in arrows.items()
            if not any(other in below(between) for between in ahead[room])
        }
    )


def floors(rooms: Counter[str], arrows: Counter[tuple[str, str]]) -> list[list[str]]:
    """Return the rooms floor by floor, from the ground up: each above all that it imports."""
    level = dict.fromkeys(rooms, 0)
    for _ in rooms:
        for room, other in arrows:
            level[room] = max(level[room], level[other] + 1)
    return [sorted(r for r in rooms if level[r] == floor) for floor in sorted(set(level.values()))]


def drawn(rooms: Counter[str], arrows: Counter[tuple[str, str]]) -> str:
    """Return the picture."""
    storeys = floors(rooms, arrows)
    height = ROW * len(storeys) + GAP
    boxes: dict[str, tuple[float, float, float, float]] = {}
    for floor, names in enumerate(storeys):
        width = min(190.0, (WIDTH - GAP) / len(names) - GAP)
        left = (WIDTH - len(names) * (width + GAP) + GAP) / 2
        for place, name in enumerate(names):
            tall = 34 + 36 * min(1.0, rooms[name] / LARGEST)
            top = height - ROW * floor - GAP - tall
            boxes[name] = (left + place * (width + GAP), top, width, tall)
    lines = [_arrow(boxes[a], boxes[b], count) for (a, b), count in sorted(arrows.items())]
    rects = [_box(name, box, rooms[name]) for name, box in boxes.items()]
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, ground, *lines, *rects, "</svg>", ""])


def _arrow(
    start: tuple[float, float, float, float], end: tuple[float, float, float, float], count: int
) -> str:
    x, y = start[0] + start[2] / 2, start[1] + start[3]
    to_x, to_y = end[0] + end[2] / 2, end[1]
    width = min(3.0, 0.5 + count / 40)
    return (
        f'<path d="M{x:.0f} {y:.0f} C{x:.0f} {y + 30:.0f} {to_x:.0f} {to_y - 30:.0f} '
        f'{to_x:.0f} {to_y:.0f}" fill="none" stroke="{LINE}" stroke-width="{width:.1f}"/>'
    )


def _box(name: str, box: tuple[float, float, float, float], count: int) -> str:
    x, y, width, height = box
    fill = next((c for start, c in COLOURS.items() if name.startswith(start)), OF_THE_GAME)
    label = escape(name.removeprefix("ui/race/") if name.count("/") == 2 else name)
    middle = y + height / 2
    return (
        f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="6" '
        f'fill="{fill}" stroke="{INK}"/>'
        f'<text x="{x + width / 2:.0f}" y="{middle:.0f}" font-size="13" fill="{INK}" '
        f'text-anchor="middle">{label}</text>'
        f'<text x="{x + width / 2:.0f}" y="{middle + 15:.0f}" font-size="10" fill="{INK}" '
        f'text-anchor="middle">{count} files</text>'
    )


if __name__ == "__main__":
    sys.exit(main())
