"""Check of the choices that are open, and refused, against what a scenario says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Decision
from formulad.race.moves import ShiftTo, StopForService
from formulad.race.questions import Question
from formulad.scenario.found import Found, listed
from formulad.scenario.steps import decision
from formulad.scenario.street_offers import street_offers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.race.road.track import CellId
    from formulad.race.state import State
    from formulad.scenario.scene import Scene

_LISTED = (("destinations", Question.PATH), ("slipstreams", Question.SLIPSTREAM))
"""Words whose lists name the cells where a way of one kind may end."""


def offered(scene: Scene, state: State) -> Iterator[Found]:
    """Find what is open and should not be, and the other way round."""
    offers = scene.script.offers
    if offers.gear is not None:
        yield from _same("gear", "gears", sorted(offers.gear), _gears(scene, state))
    if offers.stops is not None:
        yield from _same("stops", "stops", sorted(offers.stops), _stops(scene, state))
    yield from street_offers(scene, state)
    for word, question in _LISTED:
        expected = getattr(offers, word)
        if expected is not None:
            yield from _cells(scene, expected, _ends(scene, state, question), word)


def refused(scene: Scene, state: State) -> Iterator[Found]:
    """Find what is allowed and should not be, or is refused for another reason."""
    for index, entry in enumerate(scene.script.refuse):
        path = f"$.refuse[{index}]"
        refusal = scene.game.refusal(state, decision(scene, state, entry, path))
        if refusal is None:
            yield path, "this is allowed"
        elif entry.because.lower() not in str(refusal).lower():
            yield path, f"this is refused because: {refusal}"


def _same(word: str, title: str, expected: Sequence[object], found: list[str]) -> list[Found]:
    is_same = [str(each) for each in expected] == found
    return [] if is_same else [(f"$.offers.{word}", f"the {title} are {listed(found)}")]


def _gears(scene: Scene, state: State) -> list[str]:
    moves = scene.game.moves(state)
    return sorted(str(int(move.gear)) for move in moves if isinstance(move, ShiftTo))


def _stops(scene: Scene, state: State) -> list[str]:
    moves = scene.game.moves(state)
    return sorted({str(move.kind) for move in moves if isinstance(move, StopForService)})


def _cells(scene: Scene, names: tuple[str, ...], open_now: set[CellId], word: str) -> list[Found]:
    path = f"$.offers.{word}"
    wanted = {scene.cell(name, f"{path}[{i}]") for i, name in enumerate(names)}
    parts = (("also open", open_now - wanted), ("not open", wanted - open_now))
    places = scene.game.track.places
    return [
        (path, f"{what}: {listed(places[cell].name for cell in sorted(cells))}")
        for what, cells in parts
        if cells
    ]


def _ends(scene: Scene, state: State, question: Question) -> set[CellId]:
    """Return the cells where a path, or a slipstream, may end without braking."""
    due = scene.game.awaiting(state)
    if not isinstance(due, Decision) or due.question is not question:
        return set()
    start = state.car.cell
    return {option.end(start) for option in scene.game.paths(state) if not option.move.brakes}
