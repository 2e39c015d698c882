"""The ground of a board, drawn once in each window of a tour: words do not depend on it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pytest

from formulad.ui.race.board.laid_ground import LaidGround
from tools.layout.watched import WatchedCanvas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.board_frame import BoardFrame
    from formulad.ui.race.board.geometry.lens import Lens


@contextmanager
def ground_once() -> Iterator[None]:
    """Leave it out where only the words are noted and the same board filled such a window before.

    It is painted without a word, and no word that was noted goes under it.
    """
    draw = LaidGround.draw
    windows: WeakKeyDictionary[LaidGround, set[tuple[int, int]]] = WeakKeyDictionary()

    def drawn(ground: LaidGround, lens: Lens, wetness: float, frame: BoardFrame) -> None:
        known, window = windows.setdefault(ground, set()), lens.canvas.window
        if window not in known or not isinstance(lens.canvas, WatchedCanvas):
            known.add(window)
            draw(ground, lens, wetness, frame)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LaidGround, "draw", drawn)
        yield
