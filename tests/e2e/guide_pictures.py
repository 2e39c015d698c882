"""Pictures of the guide: Tiled and the game as somebody sees them who draws a first circuit.

`python -m tests.e2e.guide_pictures docs/circuits` draws them anew, step by step in real windows,
and prints how many seconds each step took.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from formulad.tiled.findings import check
from tests.e2e.display import own_display
from tests.e2e.test_tiled import CENTRELINE, CHECK, LANES, kinds
from tests.e2e.tiled_editor import Editor, furnish

if TYPE_CHECKING:
    from collections.abc import Callable

SETTLING = 1.5
"""Seconds after which a window shows what was done."""
FIT = "ctrl+slash"
"""Shows the whole map."""
SIZE, QUALITY = "1280x", "82"


def main(folder: Path) -> None:
    """Draw a circuit, and a picture of each step."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        furnish(root / "game", root / "home", CENTRELINE)
        with own_display(root) as display:
            own = {
                f"XDG_{kind}_HOME": str(root / "home" / kind.lower())
                for kind in ("CONFIG", "CACHE", "DATA")
            }
            editor = Editor(root / "game", display | own | {"HOME": str(root / "home")})
            try:
                _draw(editor, folder)
            finally:
                editor.close()


def _draw(editor: Editor, folder: Path) -> None:
    for name, step in STEPS.items():
        began = time.monotonic()
        step(editor)
        seconds = time.monotonic() - began
        time.sleep(SETTLING)
        _keep(editor, folder / f"{name}.jpg")
        sys.stdout.write(f"{name}: {seconds:.1f} s\n")


def _keep(editor: Editor, path: Path) -> None:
    raw = path.with_suffix(".png")
    editor.picture(raw)
    shrink = ("-resize", SIZE, "-strip", "-quality", QUALITY)
    subprocess.run(["convert", str(raw), *shrink, str(path)], check=True)
    raw.unlink()


def _centreline(editor: Editor) -> None:
    editor.press("ctrl+a", FIT)


def _lanes(editor: Editor) -> None:
    editor.ask("F7", *LANES[1:])
    editor.save_until(lambda: kinds(editor).count("lane") > 0, "lanes are drawn")
    editor.press(FIT)


def _board(editor: Editor) -> None:
    editor.ask("ctrl+F6", f"{CHECK} --preview")
    editor.save_until(lambda: "imagelayer" in editor.map.read_text("utf-8"), "the layer is there")
    editor.press("Escape", FIT)


def _fault(editor: Editor) -> None:
    """Let a grid be drawn, take the finish line away, and ask what is wrong."""
    text = editor.map.read_text("utf-8")
    editor.map.write_text(text.replace('"finish_line"', '"finish_lin"', 1), "utf-8")
    editor.wait_until(lambda: check(editor.map).circuit is None, "the map is faulty")
    time.sleep(SETTLING)
    editor.ask("F6", CHECK)
    editor.list_issues()
    editor.click_issue()


STEPS: dict[str, Callable[[Editor], None]] = {
    "centreline": _centreline,
    "lanes": _lanes,
    "board": _board,
    "fault": _fault,
}
"""What is done, by the name of the picture that shows it afterwards."""


if __name__ == "__main__":
    main(Path(sys.argv[1]))
