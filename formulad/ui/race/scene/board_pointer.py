"""Pointer over a race: what lies under it is looked at, a click on the board chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.questions import Question
from formulad.ui.race.model.offers import PLACES, Throw
from formulad.ui.race.panels.race_commands import Boost, PickCard, PickGear, PickPlace

if TYPE_CHECKING:
    from formulad.ui.race.model.choosing import Chooser
    from formulad.ui.race.play.race_table import RaceTable
    from formulad.ui.race.scene.modal_input import ModalInput
    from formulad.ui.race.scene.race_screen import RaceScreen
    from formulad.ui.toolkit.intents import Release
    from formulad.ui.toolkit.outlines import Point


class BoardPointer:
    """What a pointer looks at and chooses."""

    def __init__(
        self, table: RaceTable, chooser: Chooser, screen: RaceScreen, on_sheet: ModalInput
    ) -> None:
        self._table = table
        self._chooser = chooser
        self._screen = screen
        self._on_sheet = on_sheet

    def look(self, at: Point) -> None:
        """Look at what lies under the pointer."""
        if not self._table.waits_for_person:
            return
        command = self._screen.hud.form.hovered_command
        self._chooser.point_at_extra(command.name if isinstance(command, Boost) else "")
        match command:
            case PickGear(gear) if self._table.awaiting is Question.GEAR:
                self._chooser.point_at_gear(gear)
            case PickPlace(index) if self._table.awaiting in PLACES:
                self._chooser.point_at_place(index)
            case PickCard(index):
                self._on_sheet.look(index)
            case _:
                self._look_at_board(at)

    def _look_at_board(self, at: Point) -> None:
        """Look at the cell under the pointer, or away from what was looked at."""
        is_board = self._screen.hud.is_board(at)
        if self._table.awaiting is Question.RADIO and is_board:
            self._chooser.point_at_target(self._table.shown, self._screen.cell_at(at))
        elif self._table.awaiting in PLACES and is_board:
            self._chooser.point_at_cell(self._table.shown, self._screen.cell_at(at))
        elif self._table.awaiting in (Question.GEAR, Throw.GAME):
            if self._table.awaiting is Question.GEAR:
                self._chooser.look_away(self._table.shown)
            self._chooser.look_at(self._screen.cell_at(at) if is_board else None)

    def chooses(self, click: Release) -> bool:
        """Look at the cell that was clicked; return whether that is meant to be done."""
        state, before = self._table.shown, self._chooser.selection
        cell = self._screen.cell_at(click.at)
        found: int | None
        was: int | None
        if self._table.awaiting is Question.RADIO:
            found, was = self._chooser.point_at_target(state, cell), before.card
        elif self._table.awaiting in PLACES:
            found, was = self._chooser.point_at_cell(state, cell), before.destination
        else:
            return False
        return found is not None and (not click.touch or found == was)

    def is_own_car(self, at: Point) -> bool:
        """Return whether a place belongs to whose turn it is: their panel, or their car."""
        if self._screen.hud.is_driver(at):
            return True
        is_free = self._screen.hud.is_board(at)
        return is_free and self._screen.cell_at(at) == self._table.shown.car.cell

    def is_free_board(self, at: Point) -> bool:
        """Return whether nothing that can be used lies over the board at a place."""
        return self._screen.hud.is_board(at) and not self._screen.hud.form.hovered
