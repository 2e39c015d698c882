"""Monaco in Tiled itself: an author who saves it unchanged changes nothing in the file."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.tiled

MAP = Path(__file__).parents[2] / "tracks" / "monaco.tmx"


def without_version(path: Path) -> list[str]:
    """Return the lines of a map without the one that names the version of Tiled."""
    return [line for line in path.read_text("utf-8").splitlines() if not line.startswith("<map ")]


def test_tiled_saves_the_map_line_for_line(
    require_tool: Callable[[str], str], tmp_path: Path
) -> None:
    saved = tmp_path / "monaco.tmx"
    subprocess.run(
        [require_tool("tiled"), "--export-map", "tmx", MAP, saved],
        check=True,
        capture_output=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )

    assert without_version(MAP) == without_version(saved)
