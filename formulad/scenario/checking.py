"""Check of a scenario: what came of it against what must come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.spelling import did_you_mean
from formulad.race.events import Event
from formulad.race.order import next_order
from formulad.scenario.facts import cars, road
from formulad.scenario.found import Found, listed
from formulad.scenario.offering import offered, refused
from formulad.scenario.playing import play
from formulad.scenario.script import WaitsFor
from formulad.scenario.steps import StepError, waited

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.questions import Awaiting
    from formulad.race.state import State
    from formulad.scenario.scene import Scene

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
        *cars(scene, state),
        *road(scene, state),
        *_events(scene, [type(event).__name__ for event in events]),
        *_waits(scene, state),
        *_orders(scene, state),
        *offered(scene, state),
        *refused(scene, state),
    ]


def _events(scene: Scene, happened: list[str]) -> Iterator[Found]:
    rest = iter(happened)
    for index, name in enumerate(scene.script.expect.events):
        path = f"$.expect.events[{index}]"
        if name not in EVENTS:
            hint = did_you_mean(name, EVENTS)
            raise scene.document.fault(path, f"there is no event '{name}'{hint}")
        if name not in rest:
            yield path, f"{name} did not happen here; what happened: {listed(happened)}"
            return


def _waits(scene: Scene, state: State) -> Iterator[Found]:
    expected, due = scene.script.expect.waits_for, scene.game.awaiting(state)
    if isinstance(expected, WaitsFor):
        scene.seat(expected.car, "$.expect.waits_for.car")
    if expected is not None and expected != _due(scene, due):
        yield "$.expect.waits_for", f"the game waits for {waited(scene, due)}"


def _due(scene: Scene, due: Awaiting) -> WaitsFor | str:
    match due:
        case Decision(seat, question):
            return WaitsFor(scene.names[seat], choice=question)
        case Chance(seat, _, purpose):
            return WaitsFor(scene.names[seat], roll=purpose.value)
        case Over():
            return "nothing"


def _orders(scene: Scene, state: State) -> Iterator[Found]:
    expect = scene.script.expect
    if expect.order is not None:
        seats = next_order(scene.game.setting, state)
        yield from _compare(scene, "order", expect.order, seats)
    if expect.classification is not None:
        places = scene.game.classification(state)
        yield from _compare(scene, "classification", expect.classification, places)


def _compare(
    scene: Scene, word: str, expected: tuple[str, ...], seats: tuple[int, ...]
) -> Iterator[Found]:
    path = f"$.expect.{word}"
    wanted = tuple(scene.seat(name, f"{path}[{i}]") for i, name in enumerate(expected))
    if wanted != seats:
        yield path, f"the {word} is {listed(scene.names[seat] for seat in seats)}"
