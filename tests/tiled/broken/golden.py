"""Golden files of broken maps: for each the faults that its author is told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.tiled.faults.fault_codes import Code
from formulad.tiled.findings import check
from tests.tiled.broken import odd, thirty, usual

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from formulad.tiled.faults.fault import Fault

GOLDEN = Path(__file__).parent
MAPS: Mapping[str, Mapping[str, str]] = {
    "thirty": thirty.MAPS,
    "usual": usual.MAPS,
    "odd": odd.MAPS,
}
"""The maps of each golden file, by their names."""


def faults(text: str, folder: Path) -> tuple[Fault, ...]:
    """Return what the checker says of a map."""
    path = folder / "drawn.tmx"
    path.write_text(text, encoding="utf-8")
    return check(path).faults


def told(text: str, folder: Path) -> list[str]:
    """Return the lines of a golden file about a map; the oval itself has doubts of one kind."""
    found = [fault for fault in faults(text, folder) if fault.code != Code.SIDE_BY_SIDE]
    lines = [f"{fault.severity} {fault.code}: {fault.line}" for fault in found]
    return [line.replace(str(folder), "FOLDER") for line in lines] or ["no fault"]


def as_text(found: Mapping[str, Sequence[str]]) -> str:
    """Return the text of a golden file."""
    return "\n".join("\n  ".join([name, *lines]) for name, lines in found.items()) + "\n"


def read(group: str) -> dict[str, list[str]]:
    """Return what a golden file says of each map."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in (GOLDEN / f"{group}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            lines.append(line.strip())
        else:
            lines = found.setdefault(line, [])
    return found
