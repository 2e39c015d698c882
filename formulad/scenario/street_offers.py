"""Check of what street drivers can do now against what a scenario says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.moves import (
    LeaveLitter,
    Repair,
    RollSkyAgain,
    ThrowRadio,
    UseDrift,
    UseNitro,
)
from formulad.scenario.found import Found, listed
from formulad.scenario.street_steps import repairs_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from formulad.race.moves import Move
    from formulad.race.repairs import Repairs
    from formulad.race.state import State
    from formulad.scenario.scene import Scene
    from formulad.scenario.script import Nitro


def street_offers(scene: Scene, state: State) -> Iterator[Found]:
    """Find gifts and repairs that are open and should not be, and the other way round."""
    offers, moves = scene.script.offers, scene.game.moves(state)
    yield from _differs("nitro", offers.nitro, _nitro(moves))
    yield from _differs("drop_debris", offers.drop_debris, LeaveLitter() in moves)
    yield from _differs("reroll", offers.reroll, RollSkyAgain() in moves)
    if offers.drift is not None:
        drifts = [move.cells for move in moves if isinstance(move, UseDrift)]
        if sorted(offers.drift) != sorted(drifts):
            yield "$.offers.drift", f"the drifts are {listed(drifts)}"
    if offers.radio_at is not None:
        yield from _targets(scene, offers.radio_at, moves)
    if offers.repairs is not None:
        ways = [move.repairs for move in moves if isinstance(move, Repair)]
        if sorted(map(repairs_of, offers.repairs)) != sorted(ways):
            yield "$.offers.repairs", f"the repairs are: {listed(map(_told, ways))}"


def _differs(word: str, expected: Nitro | None, now: Nitro) -> Iterator[Found]:
    if expected is not None and expected != now:
        yield f"$.offers.{word}", f"'{word}' is {str(now).lower()} now"


def _nitro(moves: Collection[Move]) -> Nitro:
    """Return whether the nitro can be used, and in which way at most."""
    return "big" if UseNitro(is_big=True) in moves else UseNitro() in moves


def _targets(scene: Scene, names: tuple[str, ...], moves: Collection[Move]) -> Iterator[Found]:
    path = "$.offers.radio_at"
    wanted = sorted(scene.seat(name, f"{path}[{i}]") for i, name in enumerate(names))
    seats = sorted(move.at for move in moves if isinstance(move, ThrowRadio))
    if wanted != seats:
        yield path, f"the radio can be thrown at: {listed(scene.names[seat] for seat in seats)}"


def _told(repairs: Repairs) -> str:
    return " and ".join(f"{points} {part.name.lower()}" for part, points in repairs)
