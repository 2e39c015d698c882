"""Comparing what came of a scenario with what must come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, get_args

from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.spelling import did_you_mean
from formulad.race.events import Event
from formulad.race.moves import ShiftTo
from formulad.race.order import running_order
from formulad.scenario.playing import StepError, decision, play, waited
from formulad.scenario.script import WaitsFor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.kernel.game import Awaiting
    from formulad.race.state import State
    from formulad.race.track import CellId
    from formulad.scenario.scene import Scene

Found: TypeAlias = tuple[str, str]
"""Where in the file something was expected, and what was found instead."""

EVENTS = tuple(event.__name__ for event in get_args(Event))


def failures(scene: Scene) -> tuple[str, ...]:
    """Play a scenario and return where it does not come out as it must, with file and line.

    Raises:
        DocumentError: if it names what there is not.
    """
    try:
        found = _differences(scene)
    except StepError as error:
        return (str(error),)
    document = scene.document
    return tuple(f"{document.name}:{document.line(path)}: {text}" for path, text in found)


def _differences(scene: Scene) -> list[Found]:
    state, events = play(scene)
    return [
        *_cars(scene, state),
        *_events(scene, [type(event).__name__ for event in events]),
        *_waits(scene, state),
        *_orders(scene, state),
        *_offers(scene, state),
        *_refused(scene, state),
    ]


def _cars(scene: Scene, state: State) -> Iterator[Found]:
    for name, expected in scene.script.expect.cars.items():
        path = f"$.expect.cars.{name}"
        seat = scene.seat(name, path)
        if expected.at is not None:
            scene.cell(expected.at, f"{path}.at")
        for word, is_now in _facts(scene, state, seat).items():
            wanted = getattr(expected, word)
            if wanted is not None and wanted != is_now:
                yield f"{path}.{word}", f"{name} should have {word} {wanted}, but has {is_now}"


def _facts(scene: Scene, state: State, seat: int) -> dict[str, str | int]:
    car = state.cars[seat]
    return {
        "at": scene.game.track.cells[car.cell].name,
        "gear": int(car.gear),
        "lap": car.lap,
        "stops": car.stops,
        "wear": car.wear.points[0],
        "status": car.status.value,
    }


def _events(scene: Scene, happened: list[str]) -> Iterator[Found]:
    rest = iter(happened)
    for index, name in enumerate(scene.script.expect.events):
        path = f"$.expect.events[{index}]"
        if name not in EVENTS:
            hint = did_you_mean(name, EVENTS)
            raise scene.document.fault(path, f"there is no event '{name}'{hint}")
        if name not in rest:
            yield path, f"{name} did not happen here; what happened: {_listed(happened)}"
            return


def _waits(scene: Scene, state: State) -> Iterator[Found]:
    expected, due = scene.script.expect.waits_for, scene.game.awaiting(state)
    if isinstance(expected, WaitsFor):
        scene.seat(expected.car, "$.expect.waits_for.car")
    if expected is not None and expected != _due(scene, due):
        yield "$.expect.waits_for", f"the game waits for {waited(scene, due)}"


def _due(scene: Scene, due: Awaiting) -> WaitsFor | str:
    match due:
        case Decision(seat, choice):
            return WaitsFor(scene.names[seat], choice=choice)
        case Chance(seat, _, purpose):
            return WaitsFor(scene.names[seat], roll=purpose)
        case Over():
            return "nothing"


def _orders(scene: Scene, state: State) -> Iterator[Found]:
    expect, track = scene.script.expect, scene.game.track
    if expect.order is not None:
        yield from _compare(scene, "order", expect.order, running_order(track, state))
    if expect.classification is not None:
        places = scene.game.classification(state)
        yield from _compare(scene, "classification", expect.classification, places)


def _compare(
    scene: Scene, word: str, expected: tuple[str, ...], seats: tuple[int, ...]
) -> Iterator[Found]:
    path = f"$.expect.{word}"
    wanted = tuple(scene.seat(name, f"{path}[{i}]") for i, name in enumerate(expected))
    if wanted != seats:
        yield path, f"the {word} is {_listed(scene.names[seat] for seat in seats)}"


def _offers(scene: Scene, state: State) -> Iterator[Found]:
    offers = scene.script.offers
    if offers.gear is not None:
        open_now = _gears(scene, state)
        if sorted(offers.gear) != open_now:
            yield "$.offers.gear", f"the gears are {_listed(open_now)}"
    if offers.destinations is not None:
        yield from _destinations(scene, state, offers.destinations)


def _gears(scene: Scene, state: State) -> list[int]:
    moves = scene.game.moves(state)
    return sorted(int(move.gear) for move in moves if isinstance(move, ShiftTo))


def _destinations(scene: Scene, state: State, expected: tuple[str, ...]) -> Iterator[Found]:
    path = "$.offers.destinations"
    wanted = {scene.cell(name, f"{path}[{i}]") for i, name in enumerate(expected)}
    open_now = _ends(scene, state)
    cells = scene.game.track.cells
    if more := [cells[cell].name for cell in sorted(open_now - wanted)]:
        yield path, f"also open: {_listed(more)}"
    if missing := [cells[cell].name for cell in sorted(wanted - open_now)]:
        yield path, f"not open: {_listed(missing)}"


def _ends(scene: Scene, state: State) -> set[CellId]:
    due = scene.game.awaiting(state)
    if not isinstance(due, Decision) or due.choice != "path":
        return set()
    start = state.car.cell
    return {option.end(start) for option in scene.game.paths(state) if not option.move.brakes}


def _refused(scene: Scene, state: State) -> Iterator[Found]:
    for index, entry in enumerate(scene.script.refuse):
        path = f"$.refuse[{index}]"
        refusal = scene.game.refusal(state, decision(scene, state, entry, path))
        if refusal is None:
            yield path, "this is allowed"
        elif entry.because.lower() not in str(refusal).lower():
            yield path, f"this is refused because: {refusal}"


def _listed(words: Iterable[object]) -> str:
    return ", ".join(map(str, words)) or "none"
