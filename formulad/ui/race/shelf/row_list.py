"""Row list: rows beside what is told of the one that is chosen, scrolled if they are many."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import PointAt, Press, Release
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.list_row import ListRow
from formulad.ui.toolkit.widgets.scroll import BAR, Scroll

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.form import Form

_ROW, _PADDING = 56.0, 12.0


@frozen
class LookAt:
    """Look at a row."""

    index: int


class RowWords(NamedTuple):
    """What stands in a row."""

    words: str
    note: str
    icon: str


class RowList:
    """The rows, and which of them is chosen."""

    def __init__(self, name: str) -> None:
        """Begin with the first row; a name and a number are the id of each."""
        self._name = name
        self.chosen = 0
        self.scroll = Scroll()

    @staticmethod
    def height(count: int) -> float:
        """Return how tall so many rows stand on their panel."""
        return count * _ROW + 2 * _PADDING

    def rows(self, panel: Rect, words: Sequence[RowWords]) -> tuple[ListRow, ...]:
        """Return the rows on a panel, as far down as they are scrolled."""
        room = panel.inflate(-2 * _PADDING, -2 * _PADDING)
        self.scroll.fit(room, len(words) * _ROW)
        top = room.top - self.scroll.offset
        return tuple(
            ListRow(
                f"{self._name}-{at}",
                Rect(room.left, top + at * _ROW, room.width - BAR, _ROW - 6),
                *each,
                at == self.chosen,
                command=LookAt(at),
            )
            for at, each in enumerate(words)
        )

    def pane(self, rows: Sequence[ListRow]) -> Pane:
        """Return the part of the page in which rows scroll."""
        return Pane(self.scroll.room, frozenset(row.id for row in rows))

    def scrolls(self, intent: Intent, form: Form) -> bool:
        """Return whether an intent scrolls the rows."""
        if not self.scroll.takes(intent, form):
            return False
        self.scroll.settle()
        return True

    def follow(self, intent: Intent, form: Form) -> None:
        """Choose the row that the keys have come to, and bring it into sight."""
        match form.focused_command:
            case LookAt(index):
                self.chosen = index
                if not isinstance(intent, PointAt | Press | Release):
                    self.scroll.reveal(index * _ROW, (index + 1) * _ROW)
                    self.scroll.settle()
