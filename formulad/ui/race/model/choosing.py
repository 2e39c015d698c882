"""Chooser: how a player looks at choices before they make one, by pointer, letter, one by one."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, assert_never

from formulad.kernel.frozen import frozen
from formulad.kernel.game import Chance, Decision, Outcome, Over
from formulad.race.dice import Gear
from formulad.race.moves import FitTyres, ShiftTo, ThrowRadio
from formulad.race.questions import Question
from formulad.race.tyres import TyreKind
from formulad.ui.race.model import pit_order, point_sharing
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.model.offers import cards, faces
from formulad.ui.race.model.selection import Selection

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ai.engineer.place_counsel import PlaceCounsel
    from formulad.race.moves import Move
    from formulad.race.questions import Awaiting
    from formulad.race.road.track import CellId
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.ui.race.views.engineer_views import Destination


def _nothing(state: State) -> None:
    del state


def _no_places(state: State) -> tuple[PlaceCounsel, ...]:
    del state
    return ()


@frozen
class Counsel:
    """What the engineer says to who is about to choose; nothing while nobody knows the circuit."""

    gear: Callable[[State], Gear | None] = _nothing
    """Gives the gear to look at first, neutral for none, or None while nobody knows one."""
    places: Callable[[State], tuple[PlaceCounsel, ...]] = _no_places
    """Gives what each way comes to."""


class Chooser:
    """The choice a person is about to make."""

    def __init__(self, game: RaceGame, counsel: Counsel | None = None) -> None:
        self._game = game
        self._counsel = counsel or Counsel()
        self.selection = Selection()
        self._state: State | None = None
        self._typed = ""
        self._letter = ""

    def open(self, state: State, due: Awaiting) -> None:
        """Begin a choice, looking at the best place, or at the gear the engineer would take.

        While nobody knows the circuit it is the gear engaged, if that may be kept; who reckons
        without the engineer looks at none.
        """
        if state is self._state:
            return
        self._state = state
        self._typed = self._letter = ""
        self.selection = (
            self._first(state, due.question) if isinstance(due, Decision) else Selection()
        )

    def _first(self, state: State, question: Question) -> Selection:
        """Return what is looked at when a question is put."""
        match question:
            case Question.GEAR:
                advised = self._counsel.gear(state)
                return Selection(gear=self._near_gear(state) if advised is None else advised)
            case Question.PATH | Question.SLIPSTREAM:
                return Selection(destination=0)
            case Question.TYRES:
                return Selection(card=self._fitting_tyres(state))
            case Question.PIT:
                return Selection(order=pit_order.first_order(state))
            case Question.REPAIR:
                return Selection(repair=point_sharing.best(self._game, state))
            case Question.TRIAL | Question.RADIO | Question.SKY:
                return Selection()

    def _fitting_tyres(self, state: State) -> int:
        """Return which card holds tyres for the weather: those for the rain, or else the first."""
        wet = FitTyres(TyreKind.WET)
        found = cards(self._game, state)
        return found.index(wet) if state.is_wet and wet in found else 0

    def point_at_gear(self, gear: Gear) -> None:
        """Look at a gear."""
        self.selection = replace(self.selection, gear=gear)

    def look_at(self, cell: CellId | None) -> None:
        """Look at a cell that a gear may reach; at none if the pointer is elsewhere."""
        self.selection = replace(self.selection, cell=cell)

    def look_away(self, state: State) -> None:
        """Go back from a gear that cannot be engaged to the first one that was looked at."""
        if self.selection.gear and self.selection.gear not in self._gears(state):
            self.selection = replace(self.selection, gear=self._first(state, Question.GEAR).gear)

    def urge(self) -> None:
        """Tell who has pressed on without a choice what there is to choose."""
        self.selection = replace(self.selection, is_urged=True)

    def be_advised(self, gear: Gear) -> None:
        """Look at the gear the engineer would take, unless another is looked at already."""
        if not self.selection.gear:
            self.point_at_gear(gear)

    def point_at_place(self, index: int) -> None:
        """Look at a place in the list of destinations."""
        self.selection = replace(self.selection, destination=index)

    def pull(self, state: State, rows: int) -> None:
        """Look at a place so many rows further down the list, but not beyond its ends."""
        last = len(self._places(state)) - 1
        self.point_at_place(min(max((self.selection.destination or 0) + rows, 0), last))

    def point_at_cell(self, state: State, cell: CellId | None) -> int | None:
        """Look at the place to stop on a cell; return its index if there is one.

        Who looks at a detour to that cell goes on looking at it.
        """
        if cell is None:
            return None
        paths, selected = self._game.paths(state), self.selection.destination
        found = [
            index
            for index, place in enumerate(self._places(state))
            if paths[place.index].end(state.car.cell) == cell
        ]
        if not found:
            return None
        index = selected if selected in found else found[0]
        self.point_at_place(index)
        return index

    def point_at_letter(self, state: State, letter: str) -> bool:
        """Look at the place with a letter; return whether there is one.

        The same letter again goes on to other ways there, and round to the usual one. The first
        time it never does, not even from a place that was looked at before anyone chose it.
        """
        places = self._places(state)
        usual = next((index for index, place in enumerate(places) if place.letter == letter), None)
        if usual is None:
            return False
        ways = [
            usual,
            *takewhile(lambda index: places[index].is_detour, range(usual + 1, len(places))),
        ]
        following = dict(zip(ways, [*ways[1:], usual], strict=True))
        before = self.selection.destination if letter == self._letter else None
        self._letter = letter
        self.point_at_place(usual if before is None else following.get(before, usual))
        return True

    def point_at_pits(self, state: State) -> bool:
        """Look at the best place in the pits; return whether there is one."""
        paths, track = self._game.paths(state), self._game.track
        for index, place in enumerate(self._places(state)):
            if track.is_pit(paths[place.index].end(state.car.cell)):
                self.point_at_place(index)
                return True
        return False

    def point_at_extra(self, extra: str) -> None:
        """Look at what may be used before a path is chosen; at nothing if it is empty."""
        self.selection = replace(self.selection, extra=extra)

    def point_at_target(self, state: State, cell: CellId | None) -> int | None:
        """Look at the car on a cell that can be hit; return its place among the cards."""
        for index, move in enumerate(cards(self._game, state)):
            if isinstance(move, ThrowRadio) and state.cars[move.at].cell == cell:
                self.point_at_card(index)
                return index
        return None

    def point_at_card(self, index: int) -> None:
        """Look at one of the cards."""
        self.selection = replace(self.selection, card=index)

    def point_at_face(self, index: int) -> None:
        """Say what the die shows, by its place among the faces."""
        self._typed = ""
        self.selection = replace(self.selection, face=index)

    def type_figure(self, due: Awaiting, figure: int) -> None:
        """Type a figure of what the die shows; one that leads to no face begins anew."""
        shown = [str(face) for face in faces(due)]
        for typed in (f"{self._typed}{figure}", str(figure)):
            begun = [face for face in shown if face.startswith(typed)]
            if begun:
                self.point_at_face(shown.index(typed if typed in begun else begun[0]))
                self._typed = typed
                return

    def go_to_line(self, state: State, steps: int) -> None:
        """Go to another line of the order to the crew."""
        if count := len(self._lines(state)):
            row = (self.selection.row + steps) % count
            self.selection = replace(self.selection, row=row, refused=None)

    def rewrite(self, state: State, line: str, number: int) -> None:
        """Ask the crew for something else, if they can do it; or share points out otherwise."""
        if self.selection.repair:
            repair = point_sharing.rewritten(self._game, state, self.selection.repair, line, number)
            row = self._lines(state).index(line)
            self.selection = replace(self.selection, repair=repair, row=row)
        if self.selection.order is None:
            return
        asked = pit_order.rewritten(self.selection.order, line, number)
        refusal = self._game.refusal(state, asked)
        order, refused = (self.selection.order, asked) if refusal else (asked, None)
        row = pit_order.lines(self._game, state, order).index(line)
        self.selection = replace(self.selection, order=order, refused=refused, row=row)

    def rewrite_line(self, state: State, steps: int) -> None:
        """Ask for more or less on the line the keys go to."""
        order, repair = self.selection.order, self.selection.repair
        if repair:
            line = self._lines(state)[self.selection.row]
            self.rewrite(state, line, point_sharing.number_on(repair, line) + steps)
        if order is None:
            return
        line = pit_order.lines(self._game, state, order)[self.selection.row]
        number = pit_order.number_on(order, line) + steps
        if 0 <= number <= pit_order.most_on(self._game, state, line):
            self.rewrite(state, line, number)

    def step(self, state: State, due: Awaiting, steps: int) -> None:
        """Look at the next choice, or the one before."""
        match due:
            case Decision(question=question):
                self._step_to_answer(state, question, steps)
            case Chance():
                at = self.selection.face
                first = 0 if steps > 0 else -1
                at = first if at is None else at + steps
                self.point_at_face(at % len(faces(due)))
            case Over():
                pass

    def _step_to_answer(self, state: State, question: Question, steps: int) -> None:
        match question:
            case Question.GEAR:
                self._step_to_gear(state, steps)
            case Question.PATH | Question.SLIPSTREAM:
                count = len(self._places(state))
                at = self.selection.destination
                self.point_at_place(0 if at is None else (at + steps) % count)
            case Question.PIT | Question.REPAIR:
                self.go_to_line(state, steps)
            case Question.TYRES | Question.TRIAL | Question.RADIO | Question.SKY:
                count = len(cards(self._game, state))
                self.point_at_card((self.selection.card + steps) % count)
            case _:
                assert_never(question)

    def _step_to_gear(self, state: State, steps: int) -> None:
        """Look at the next gear; who looks at none begins with the one engaged."""
        gears, gear = self._gears(state), self.selection.gear
        if not gear:
            self.point_at_gear(self._near_gear(state))
            return
        before = 0 if steps < 0 else -1
        now = gears.index(gear) if gear in gears else before
        self.point_at_gear(gears[(now + steps) % len(gears)])

    def move(self, state: State, due: Awaiting) -> Move | None:
        """Return the move that is looked at, if it may be made."""
        if not isinstance(due, Decision):
            return None
        match due.question:
            case Question.GEAR:
                gear = self.selection.gear
                return ShiftTo(gear) if gear in self._gears(state) else None
            case Question.PATH | Question.SLIPSTREAM:
                places = self._places(state)
                index = self.selection.destination
                if index is None or index >= len(places):
                    return None
                return self._game.paths(state)[places[index].index].move
            case Question.PIT:
                return self.selection.order
            case Question.REPAIR:
                repair = self.selection.repair
                is_fair = repair and self._game.refusal(state, repair) is None
                return repair if is_fair else None
            case Question.TYRES | Question.TRIAL | Question.RADIO | Question.SKY:
                return cards(self._game, state)[self.selection.card]

    def outcome(self, due: Awaiting) -> Outcome | None:
        """Return what the players say their die shows, if they have said it."""
        index = self.selection.face
        return None if index is None else Outcome(faces(due)[index])

    def _lines(self, state: State) -> tuple[str, ...]:
        """Return the lines of what is put together."""
        if self.selection.repair:
            return point_sharing.lines(self._game, state)
        order = self.selection.order
        return pit_order.lines(self._game, state, order) if order else ()

    def _near_gear(self, state: State) -> Gear:
        """Return the engaged gear, or the nearest to it where that cannot be kept: after a spin."""
        engaged = max(state.car.gear, Gear.FIRST)
        return min(self._gears(state), key=lambda gear: abs(gear - engaged), default=engaged)

    def _places(self, state: State) -> tuple[Destination, ...]:
        return destinations(self._game, state, counsel=self._counsel.places(state))

    def _gears(self, state: State) -> list[Gear]:
        """Return the gears that can be engaged."""
        return [move.gear for move in self._game.moves(state) if isinstance(move, ShiftTo)]
