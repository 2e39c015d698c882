"""Changes of many seats at once: computers in all free cars, or none but those that are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from formulad.ui.race.new_race.line_up import LineUp

_WIDE, _HIGH, _GAP = 142.0, 52.0, 12.0
TAKEN = 2 * (_WIDE + _GAP)
"""What they take of the bar, at its right end."""
_WAYS = (("clear", say("Clear"), "cross"), ("fill", say("Fill up"), "robot"))


def many_at_once(line_up: LineUp, area: Rect) -> list[Button]:
    """Return the buttons, in the bar of a page."""
    left, top = area.right - MARGIN - 2 * _WIDE - _GAP, (HEADER - _HIGH) / 2
    return [
        Button(
            name,
            Rect(left + at * (_WIDE + _GAP), top, _WIDE, _HIGH),
            label,
            icon=icon,
            size=18,
            enabled=changed(line_up, name) != line_up,
        )
        for at, (name, label, icon) in enumerate(_WAYS)
    ]


def changed(line_up: LineUp, name: str) -> LineUp:
    """Return a line-up after one of the buttons was pressed."""
    return line_up.filled() if name == "fill" else line_up.cleared()
