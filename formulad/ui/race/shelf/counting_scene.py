"""Counting scene: a page that shows what records come to, and goes on counting them meanwhile."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from formulad.ui.shell.form_scene import FormScene
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from formulad.ui.race.shelf.shelf_ways import ShelfWays


class CountingScene(FormScene):
    """A page of the shelf that shows figures."""

    def __init__(self, ways: ShelfWays) -> None:
        """Get ready; records are counted while the page is shown."""
        super().__init__()
        self._ways = ways
        self._area = Rect(0, 0, 1920, 1080)

    @property
    def moving(self) -> bool:
        """Whether records are still to be counted."""
        return not self._ways.counting.is_done

    def update(self, dt: float) -> None:
        """Count a little more."""
        del dt
        if self._ways.counting.step():
            self._has_counted()

    @abstractmethod
    def _has_counted(self) -> None:
        """Show what every record came to."""
