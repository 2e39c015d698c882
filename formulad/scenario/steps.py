"""Steps of a scenario, as the die that falls or the decision of a driver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Outcome, Over
from formulad.race.dice import CLOCK, Gear
from formulad.race.moves import (
    BeginTrial,
    ChoosePath,
    DeclineSlipstream,
    FitTyres,
    ShiftTo,
    SkipTrials,
    StopForService,
    StopKind,
    TakeSlipstream,
)
from formulad.race.questions import Question
from formulad.race.tyres import TyreKind
from formulad.scenario.kinds import DICE, QUESTIONS, kind_of
from formulad.scenario.roads import way
from formulad.scenario.street_steps import STREET, repairs_of
from formulad.store.yaml_document import DocumentError

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.moves import Move
    from formulad.race.questions import Awaiting
    from formulad.race.road.track import CellId
    from formulad.race.state import State
    from formulad.scenario.scene import Scene
    from formulad.scenario.script import StepEntry


class StepError(DocumentError):
    """A step that cannot be played at this moment."""


_TO_CHOOSE = {
    Question.PIT: "say what the crew is to do",
    Question.RADIO: "throw the radio, or to keep it",
    Question.REPAIR: "say which parts get points back",
    Question.SKY: "say whether the roll for the weather stands",
}
"""What a driver has to do for a choice that is not one among things of its name."""


def choice(scene: Scene, state: State, entry: StepEntry, path: str) -> Move | Outcome:
    """Return the decision or the outcome that a step describes.

    Raises:
        StepError: if the game waits for something else.
        DocumentError: if it describes none, or several.
    """
    word = kind_of(scene, entry, path)
    if word not in DICE:
        return decision(scene, state, entry, path)
    due = scene.game.awaiting(state)
    is_theirs = entry.car is None or scene.seat(entry.car, f"{path}.car") == seat_of(due)
    is_fitting = isinstance(due, Chance) and (due.die == CLOCK.name) is (word == "seconds")
    if not is_fitting or not is_theirs:
        raise stopped(scene, path, f"the game waits for {waited(scene, due)}")
    return Outcome(entry.seconds if entry.roll is None else entry.roll)  # type: ignore[arg-type]  # one of them is given: it is what the step is


def decision(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    """Return the decision that an entry describes, whether it is allowed or not.

    Raises:
        StepError: if the game waits for something else.
    """
    word, due = kind_of(scene, entry, path), scene.game.awaiting(state)
    if word in DICE:
        raise scene.document.fault(path, "a die is thrown, not decided: name a choice")
    is_for_all = word == "skip_trials" and entry.car is None
    seat = seat_of(due) if is_for_all else scene.seat(entry.car or "", f"{path}.car")
    if not isinstance(due, Decision) or due.seat != seat or due.question not in QUESTIONS[word]:
        raise stopped(scene, path, f"the game waits for {waited(scene, due)}")
    return _DECISIONS[word](scene, state, entry, path)


def stopped(scene: Scene, path: str, sentence: str) -> StepError:
    """Return the error of a step that cannot be played."""
    return StepError(str(scene.document.fault(path, sentence)))


def waited(scene: Scene, due: Awaiting) -> str:
    """Return in words what the game waits for."""
    match due:
        case Decision(seat, question):
            wish = _TO_CHOOSE.get(question, f"choose a {question.value}")
            return f"{scene.names[seat]} to {wish}"
        case Chance(seat, die, _) if die == CLOCK.name:
            return f"the seconds of the timed lap of {scene.names[seat]}"
        case Chance(seat, die, purpose):
            return f"{scene.names[seat]} to roll the {die} die ({purpose.value})"
        case Over():
            return "nothing: the race is over"


def seat_of(due: Awaiting) -> int:
    """Return whose turn it is to choose or to roll; -1 if nobody's."""
    return due.seat if isinstance(due, Chance | Decision) else -1


def _shift(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, path
    return ShiftTo(Gear(entry.gear or 0))


def _drive(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    return _along(scene, state, entry, path, "move_to")


def _follow(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    return _along(scene, state, entry, path, "slipstream_to")


def _along(scene: Scene, state: State, entry: StepEntry, path: str, word: str) -> Move:
    """Return the path to a cell: the one given, the one that is open, or the way there."""
    kind = ChoosePath if word == "move_to" else TakeSlipstream
    target = scene.cell(getattr(entry, word), f"{path}.{word}")
    if entry.path is not None:
        return kind(_cells(scene, entry.path, path), entry.brakes)
    for option in scene.game.paths(state):
        if option.end(state.car.cell) == target and option.move.brakes == entry.brakes:
            return option.move
    cells = way(scene.game.track, state.car.cell, target)
    if cells is None:
        raise stopped(scene, f"{path}.{word}", f"no road leads to {getattr(entry, word)}")
    return kind(cells, entry.brakes)


def _cells(scene: Scene, names: tuple[str, ...], path: str) -> tuple[CellId, ...]:
    return tuple(scene.cell(name, f"{path}.path[{i}]") for i, name in enumerate(names))


def _stay(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, entry, path
    return DeclineSlipstream()


def _serve(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, path
    tyres = TyreKind(entry.set) if entry.set else None
    return StopForService(StopKind(entry.stop or ""), tyres, repairs_of(entry.repair or {}))


def _fit(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, path
    return FitTyres(TyreKind(entry.set or ""))


def _begin_trial(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, entry, path
    return BeginTrial()


def _skip_trials(scene: Scene, state: State, entry: StepEntry, path: str) -> Move:
    del scene, state, entry, path
    return SkipTrials()


_DECISIONS: dict[str, Callable[[Scene, State, StepEntry, str], Move]] = {
    "gear": _shift,
    "move_to": _drive,
    "slipstream_to": _follow,
    "slipstream": _stay,
    "stop": _serve,
    "set": _fit,
    "trial": _begin_trial,
    "skip_trials": _skip_trials,
    **STREET,
}
