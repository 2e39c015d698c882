"""Make the circuits of our own design from their outlines: Silberwald and its companions.

python tools/make_circuits.py            writes all of them to tracks
python tools/make_circuits.py NAME       writes one

Run this again only to begin anew: a map that was drawn on in Tiled is its own source.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.circuits import isola_serpe, silberwald, val_d_orage  # noqa: E402 - needs the path
from tools.circuits.course import course_of  # noqa: E402 - needs the path
from tools.mapping import tmx  # noqa: E402 - needs the path

if TYPE_CHECKING:
    from types import ModuleType

CIRCUITS: dict[str, ModuleType] = {
    each.PLAN.name: each for each in (isola_serpe, silberwald, val_d_orage)
}
"""What is drawn, by the name of its file."""


def drawn(name: str) -> str:
    """Return the text of a map."""
    circuit = CIRCUITS[name]
    plan, course = circuit.PLAN, course_of(circuit.PLAN)
    layers = [*circuit.layers(course), *course.layers]
    return tmx.write(plan.size, plan.properties, layers, plan.background)


def main() -> None:
    """Write the maps."""
    for name in sys.argv[1:] or CIRCUITS:
        text = drawn(name)
        (ROOT / "tracks" / f"{name}.tmx").write_text(text, encoding="utf-8")
        print(f"{name}.tmx: {len(text) // 1000} kB")


if __name__ == "__main__":
    main()
