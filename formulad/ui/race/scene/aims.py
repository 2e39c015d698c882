"""Aims of players during a race: an answer to what is asked, or a tool that is always there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.panels.action_button import ACTION
from formulad.ui.race.panels.race_commands import Apart

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.widgets.laid_widgets import Laid


@frozen
class Aims:
    """What lies where at one moment of a race."""

    laid: Laid
    """The panels."""
    question: object
    """What is asked."""
    choice: object
    """What the big button would do."""
    cell_at: Callable[[Point], object] | None
    """The cells of the board, if it is asked for one of them."""

    def thing_at(self, at: Point) -> object:
        """Return what a pointer would use: the same thing on the same place does the same."""
        widget = self.laid.at(at)
        if widget is None:
            return self.cell_at and (self.cell_at(at), self.question)
        if isinstance(widget.command, Apart):
            return widget.id
        return widget.id, self.question, self.choice if widget.id == ACTION else None
