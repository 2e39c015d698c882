"""Stage: a puzzle set up as a race, at the moment of its question, and what can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.judging.judge import judge_of
from formulad.kernel.frozen import frozen
from formulad.kernel.game import Outcome
from formulad.kernel.sentence import say
from formulad.race.bills import NOTHING, Bill, Verdict
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.moves import ChoosePath, ShiftTo
from formulad.race.paths import chosen
from formulad.race.turn.gearbox import lever_of, shift_bill
from formulad.scenario.scene import set_scene
from formulad.scenario.script import Script
from formulad.school.puzzle import Ask

if TYPE_CHECKING:
    from formulad.race.paths import PathOption
    from formulad.race.road.track import CellId, Track
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.school.puzzle import Puzzle
    from formulad.store.yaml_document import Document


@frozen
class Face:
    """What comes of a gear if its die shows a face, when the best is made of it (SCH-11)."""

    face: int
    chance: float
    turns: float
    """To the flag, the one being played counted."""
    bill: Bill
    cells: tuple[CellId, ...]
    """The way."""

    @property
    def is_out(self) -> bool:
        """Whether the car is out, however it is driven."""
        return self.bill.verdict is Verdict.OUT


@frozen
class Stage:
    """A race at the moment of a question."""

    ask: Ask
    game: RaceGame
    state: State

    def values(self) -> dict[str, float]:
        """Return the turns to the flag that each answer comes to."""
        found: dict[str, float] = {}
        for move, turns in judge_of(self.game.setting).judged(self.game, self.state):
            if choice := self.choice_of(move):
                found[choice] = min(turns, found.get(choice, turns))
        return found

    @property
    def choices(self) -> tuple[str, ...]:
        """What there is to choose from by the rules; nothing is weighed for it."""
        found = map(self.choice_of, self.game.moves(self.state))
        return tuple(dict.fromkeys(filter(None, found)))

    def choice_of(self, move: object) -> str:
        """Return the answer that a move is; none for one that no puzzle asks for."""
        if isinstance(move, ShiftTo):
            return str(move.gear.value)
        if isinstance(move, ChoosePath):
            return self.game.track.places[self.end_of(move)].name
        return ""

    def end_of(self, move: ChoosePath) -> CellId:
        """Return the cell on which a car ends."""
        return move.cells[-1] if move.cells else self.state.car.cell

    def best_way(self, choice: str) -> PathOption:
        """Return the best path to a cell."""
        judged = judge_of(self.game.setting).judged(self.game, self.state)
        ways = [each for each in judged if self.choice_of(each.move) == choice]
        best = min(ways, key=lambda each: each.turns).move
        return _option(self.game, self.state, best)

    def price_of(self, gear: Gear) -> Bill:
        """Return what it costs to engage a gear (GBX-3)."""
        return shift_bill(lever_of(self.game.setting, self.state, self.state.seat), gear)

    def faces(self, gear: Gear) -> tuple[Face, ...]:
        """Return what each face of a gear's die comes to."""
        game, shifted = self.game, self.game.apply(self.state, ShiftTo(gear)).state
        if self.price_of(gear).verdict is Verdict.OUT:
            return ()
        found = []
        for each in judge_of(game.setting).prospects(game, self.state, gear):
            way = _way(game, shifted, each.face, each.move)
            bill = way.bill if way else NOTHING
            cells = way.route.cells if way else ()
            found.append(Face(each.face, float(each.chance), each.turns, bill, cells))
        return tuple(found)


def _way(game: RaceGame, shifted: State, face: int, move: object) -> PathOption | None:
    """Return the path that a move takes after a face."""
    state = game.apply(shifted, Outcome(face)).state
    return _option(game, state, move) if isinstance(move, ChoosePath) else None


def _option(game: RaceGame, state: State, move: object) -> PathOption:
    found = chosen(move, game.paths(state))  # type: ignore[arg-type]  # a path, as was asked
    if found is None:
        raise ValueError(f"{move} is not among the paths")
    return found


def stage_of(document: Document, puzzle: Puzzle, track: Track) -> Stage:
    """Return a puzzle as a race.

    Raises:
        DocumentError: if its cars cannot stand so, or its die cannot have fallen so.
    """
    script = Script(puzzle.id, track.id, puzzle.cars, options=dict(puzzle.options))
    scene = set_scene(document, script, track)
    game, state = scene.game, scene.state
    if state.seat != 0:
        raise document.fault("$.cars", say("the first car has to be the one that plays"))
    if puzzle.ask is Ask.PLACE:
        state = _rolled(document, puzzle, game, state)
    return Stage(puzzle.ask, game, state)


def check(document: Document, puzzle: Puzzle, track: Track) -> None:
    """Refuse a puzzle that cannot be asked, whoever has written it.

    Raises:
        DocumentError: if it was made on another road, cannot be set up, or names other answers.
    """
    if puzzle.fingerprint != track.fingerprint:
        fault = say("{puzzle}: the circuit is not the one it was proved on", puzzle=puzzle.id)
        raise document.fault("$.fingerprint", fault)
    choices = stage_of(document, puzzle, track).choices
    if set(choices) != puzzle.values.keys():
        fault = say("the answers to choose from are {words}", words=", ".join(choices))
        raise document.fault("$.values", fault)


def _rolled(document: Document, puzzle: Puzzle, game: RaceGame, state: State) -> State:
    """Return the race after the die of the gear that the car is in."""
    gear = state.car.gear
    if all(outcome.value != puzzle.roll for outcome, _ in GEAR_DICE[gear].outcomes):
        sentence = say("the die of gear {gear} has no face {face}", gear=gear, face=puzzle.roll)
        raise document.fault("$.roll", sentence)
    if game.refusal(state, ShiftTo(gear)):
        raise document.fault("$.cars[0].gear", say("the car cannot stay in this gear"))
    return game.apply(game.apply(state, ShiftTo(gear)).state, Outcome(puzzle.roll)).state
