"""Playing the steps of a scenario: a step the game does not wait for is an error that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome
from formulad.race.dice import Gear
from formulad.race.moves import ChoosePath, ShiftTo
from formulad.store.document import DocumentError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.kernel.game import Awaiting
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.state import State
    from formulad.race.track import CellId, Track
    from formulad.scenario.scene import Scene
    from formulad.scenario.script import StepEntry


class StepError(DocumentError):
    """A step that cannot be played at this moment."""


def play(scene: Scene) -> tuple[State, tuple[Event, ...]]:
    """Play all steps and return where they lead, and what happened on the way.

    Raises:
        StepError: at the first step that cannot be played.
    """
    state, events = scene.state, list["Event"]()
    for index, entry in enumerate(scene.script.play):
        path = f"$.play[{index}]"
        choice = _choice(scene, state, entry, path)
        try:
            step = scene.game.apply(state, choice)
        except IllegalMove as error:
            raise _stopped(scene, path, str(error)) from None
        state = step.state
        events += step.events
    return state, tuple(events)


def decision(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    """Return the decision that an entry describes, whether it is allowed or not.

    Raises:
        StepError: if the game waits for something else.
    """
    due = scene.game.awaiting(state)
    kind = "gear" if entry.gear is not None else "path"
    seat = scene.seat(entry.car or "", f"{path}.car")
    if not isinstance(due, Decision) or (due.seat, due.choice) != (seat, kind):
        raise _stopped(scene, path, f"the game waits for {waited(scene, due)}")
    if entry.gear is not None:
        return ShiftTo(Gear(entry.gear))
    return _drive(scene, state, entry, path)


def _stopped(scene: Scene, path: str, sentence: str) -> StepError:
    return StepError(str(scene.document.fault(path, sentence)))


def waited(scene: Scene, due: Awaiting) -> str:
    """Return in words what the game waits for."""
    match due:
        case Decision(seat, choice):
            return f"{scene.names[seat]} to choose a {choice}"
        case Chance(seat, die, purpose):
            return f"{scene.names[seat]} to roll the {die} die ({purpose})"
        case _:
            return "nothing: the race is over"


def _choice(scene: Scene, state: State, entry: StepEntry, path: str) -> Move | Outcome:
    given = [word for word in ("roll", "gear", "move_to") if getattr(entry, word) is not None]
    if len(given) != 1:
        raise scene.document.fault(path, "a step is one of: roll, gear, move_to")
    if entry.roll is None:
        return decision(scene, state, entry, path)
    due = scene.game.awaiting(state)
    is_theirs = entry.car is None or scene.seat(entry.car, f"{path}.car") == _seat(due)
    if not isinstance(due, Chance) or not is_theirs:
        raise _stopped(scene, path, f"the game waits for {waited(scene, due)}")
    return Outcome(entry.roll)


def _seat(due: Awaiting) -> int:
    return due.seat if isinstance(due, Chance | Decision) else -1


def _drive(scene: Scene, state: State, entry: StepEntry, path: str) -> ChoosePath:
    """Return the path to a cell: the one given, the one that is open, or the way there."""
    target = scene.cell(entry.move_to or "", f"{path}.move_to")
    if entry.path is not None:
        cells = tuple(
            scene.cell(name, f"{path}.path[{index}]") for index, name in enumerate(entry.path)
        )
        return ChoosePath(cells, entry.brakes)
    for option in scene.game.paths(state):
        move = option.move
        if not isinstance(move, ChoosePath):
            continue
        if option.end(state.car.cell) == target and move.brakes == entry.brakes:
            return move
    way = _way(scene.game.track, state.car.cell, target)
    if way is None:
        raise _stopped(scene, f"{path}.move_to", f"no road leads to {entry.move_to}")
    return ChoosePath(way, entry.brakes)


def _way(track: Track, start: CellId, end: CellId) -> tuple[CellId, ...] | None:
    """Return the shortest way on an empty road: no cells to stay, None if no road leads there."""
    ways: dict[CellId, tuple[CellId, ...]] = {start: ()}
    ahead = [start]
    while ahead and end not in ways:
        ahead = list(_discover(track, ways, ahead))
    return ways.get(end)


def _discover(
    track: Track, ways: dict[CellId, tuple[CellId, ...]], cells: list[CellId]
) -> Iterator[CellId]:
    for cell in cells:
        for target in track.next[cell]:
            if target not in ways:
                ways[target] = (*ways[cell], target)
                yield target
