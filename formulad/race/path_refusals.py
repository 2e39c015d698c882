"""Why a path is not open: the sentence for the first rule that it breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Refusal, refuse
from formulad.race.car import Part
from formulad.race.movement import reach
from formulad.race.moves import ChoosePath

if TYPE_CHECKING:
    from formulad.race.moves import Move
    from formulad.race.phase import Setting
    from formulad.race.state import State


def path_refusal(setting: Setting, state: State, move: Move) -> Refusal:
    """Return why a path that is not among the open ones is refused."""
    if not isinstance(move, ChoosePath):
        return refuse("MOV-1", "The gear is set; choose where to stop.")
    return (
        _off_the_road(setting, state, move)
        or _too_much_braking(state, move)
        or _wrong_length(setting, state, move)
        or _leaves_lane(setting, state, move)
        or refuse("MOV-4", "There is a shorter way to that cell: no weaving on a straight.")
    )


def _off_the_road(setting: Setting, state: State, move: ChoosePath) -> Refusal | None:
    """Refuse a step that no arrow or lane leads along, or onto a car (MOV-3, TRK-3)."""
    track, occupied = setting.track, state.occupied(but=state.seat)
    here = state.car.cell
    for cell in move.cells:
        if not 0 <= cell < len(track.cells) or cell not in track.next[here]:
            name = track.cells[cell].name if 0 <= cell < len(track.cells) else "?"
            return refuse(
                "MOV-3",
                "No way leads from {start} to {end}.",
                start=track.cells[here].name,
                end=name,
            )
        if cell in occupied:
            return refuse("MOV-3", "{cell} is taken by a car.", cell=track.cells[cell].name)
        here = cell
    return None


def _too_much_braking(state: State, move: ChoosePath) -> Refusal | None:
    able = state.car.wear.spendable(Part.BRAKES)
    if move.brakes < 0 or move.brakes > able:
        return refuse(
            "BRK-2",
            "Braking by {cells} is too much: this car can give {able}.",
            cells=move.brakes,
            able=able,
        )
    return None


def _wrong_length(setting: Setting, state: State, move: ChoosePath) -> Refusal | None:
    """Refuse a path that is not as long as the die and the brakes make it (MOV-2, BLK-3)."""
    to_go = state.turn.cells - move.brakes
    if len(move.cells) == to_go:
        return None
    if len(move.cells) < to_go and _farthest(setting, state) < to_go:
        return refuse("BLK-3", "The road is closed ahead: go as far as it lets you.")
    return refuse(
        "MOV-2",
        "This path is {length} long; the die and the brakes make it {to_go}.",
        length=len(move.cells),
        to_go=to_go,
    )


def _farthest(setting: Setting, state: State) -> int:
    car = state.car
    found = reach(
        setting.track,
        car.cell,
        state.turn.cells,
        stops=car.stops,
        is_last_lap=car.lap >= setting.options.laps,
        occupied=state.occupied(but=state.seat),
    )
    return found.farthest


def _leaves_lane(setting: Setting, state: State, move: ChoosePath) -> Refusal | None:
    """Refuse a change of lane after a corner was left too early (OVR-5)."""
    track, here = setting.track, state.car.cell
    begun, is_locked = track.corner_sector[here], False
    for cell in move.cells:
        sector = track.corner_sector[here]
        if sector >= 0 and track.corner_sector[cell] != sector:
            made = state.car.stops if sector == begun else 0
            is_locked = is_locked or made < track.stops[sector]
        if is_locked and cell != track.next[here][0]:
            return refuse("OVR-5", "A car that leaves a corner too early keeps its lane.")
        here = cell
    return None
