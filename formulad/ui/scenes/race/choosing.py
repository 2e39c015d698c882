"""How a player looks at his choices before he makes one: by pointer, by letter, one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.game import Decision
from formulad.race.dice import Gear
from formulad.race.moves import ShiftTo
from formulad.ui.scenes.race.destinations import destinations
from formulad.ui.scenes.race.selection import Selection

if TYPE_CHECKING:
    from formulad.kernel.game import Awaiting
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.race.track import CellId


class Chooser:
    """The choice a person is about to make."""

    def __init__(self, game: RaceGame) -> None:
        self._game = game
        self.selection = Selection()
        self._state: State | None = None

    def open(self, state: State, due: Awaiting) -> None:
        """Begin a choice: the gear engaged, or the best place to stop, is looked at first."""
        if state is self._state:
            return
        self._state = state
        self.selection = Selection()
        match due:
            case Decision(choice="gear"):
                first = max(state.car.gear, Gear.FIRST)
                self.selection = Selection(gear=first)
            case Decision(choice="path"):
                self.selection = Selection(destination=0)
            case _:
                pass

    def point_at_gear(self, gear: Gear) -> None:
        """Look at a gear."""
        self.selection = replace(self.selection, gear=gear)

    def look_at(self, cell: CellId | None) -> None:
        """Look at a cell that a gear may reach; at none if the pointer is elsewhere."""
        self.selection = replace(self.selection, cell=cell)

    def look_away(self, state: State) -> None:
        """Go back to the engaged gear from one that cannot be engaged."""
        if self.selection.gear not in self._gears(state):
            self.point_at_gear(max(state.car.gear, Gear.FIRST))

    def point_at_place(self, index: int) -> None:
        """Look at a place in the list of destinations."""
        self.selection = replace(self.selection, destination=index)

    def point_at_cell(self, state: State, cell: CellId | None) -> int | None:
        """Look at the place to stop on a cell; return its index if there is one."""
        if cell is None:
            return None
        paths = self._game.paths(state)
        for index, place in enumerate(destinations(self._game, state)):
            if paths[place.index].end(state.car.cell) == cell:
                self.point_at_place(index)
                return index
        return None

    def point_at_letter(self, state: State, letter: str) -> bool:
        """Look at the place with a letter; return whether there is one."""
        for index, place in enumerate(destinations(self._game, state)):
            if place.letter == letter:
                self.point_at_place(index)
                return True
        return False

    def step(self, state: State, due: Awaiting, steps: int) -> None:
        """Look at the next choice, or the one before."""
        match due:
            case Decision(choice="gear"):
                gears = self._gears(state)
                before = 0 if steps < 0 else -1
                now = gears.index(self.selection.gear) if self.selection.gear in gears else before
                self.point_at_gear(gears[(now + steps) % len(gears)])
            case Decision(choice="path"):
                count = len(destinations(self._game, state))
                at = self.selection.destination
                self.point_at_place(0 if at is None else (at + steps) % count)
            case _:
                pass

    def move(self, state: State, due: Awaiting) -> Move | None:
        """Return the move that is looked at, if it may be made."""
        match due:
            case Decision(choice="gear"):
                gear = self.selection.gear
                return ShiftTo(gear) if gear in self._gears(state) else None
            case Decision(choice="path"):
                places = destinations(self._game, state)
                index = self.selection.destination
                if index is None or index >= len(places):
                    return None
                return self._game.paths(state)[places[index].index].move
            case _:
                return None

    def _gears(self, state: State) -> list[Gear]:
        """Return the gears that can be engaged."""
        return [move.gear for move in self._game.moves(state) if isinstance(move, ShiftTo)]
