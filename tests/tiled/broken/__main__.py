"""Writes what the checker says of every broken map into the golden files, to be read."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.tiled.broken.golden import GOLDEN, MAPS, as_text, told

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for group, maps in MAPS.items():
            found = {name: told(text, Path(folder)) for name, text in maps.items()}
            (GOLDEN / f"{group}.txt").write_text(as_text(found), encoding="utf-8")
