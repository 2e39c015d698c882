"""Value of speed over the police line to a computer driver (STR-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.police import PRIZE, kmh
from formulad.race.repairs import lacks_of

if TYPE_CHECKING:
    from formulad.ai.moment import Moment
    from formulad.race.track import CellId

FASTEST = GEAR_DICE[Gear.SIXTH].highest
USUAL = 20
"""Rivals throw anything up to this, about, before they cross the line."""


def prizes(moment: Moment) -> tuple[float, ...]:
    """Return what it is worth to cross the line with each face, in turns; nothing if it is far."""
    if not 0 < cells_to_police(moment) <= FASTEST or moment.met.is_trial:
        return ()
    worth = _worth_of_prize(moment)
    return tuple(worth * _chance(moment, face) for face in range(FASTEST + 1)) if worth else ()


def cells_to_police(moment: Moment) -> int:
    """Return how many cells it takes to cross the line in this lap; 0 if none is ahead."""
    street = moment.track.street
    if street is None or not street.police:
        return 0
    places = moment.track.places
    rows = min(places[beyond].progress for _, beyond in street.police) - moment.here
    return max(1, round(rows)) if rows > 0 else 0


def prize_on(moment: Moment, cells: tuple[CellId, ...]) -> float:
    """Return what it is worth, with the face that has fallen, if a way leads over the line."""
    street = moment.track.street
    if street is None or not 0 < cells_to_police(moment) <= len(cells) + 1:
        return 0.0
    steps = zip((moment.car.cell, *cells), cells, strict=False)
    if not any(step in street.police for step in steps):
        return 0.0
    by_face = prizes(moment)
    return by_face[moment.state.turn.face] if by_face else 0.0


def _worth_of_prize(moment: Moment) -> float:
    """Return what the points are worth that the car lacks most."""
    worth = moment.worth
    lacks = lacks_of(moment.setting, moment.state, moment.state.seat)
    gains = [
        worth.gain(part, point) - worth.gain(part, point - 1)
        for part, lacking in lacks.items()
        for point in range(1, min(PRIZE, lacking) + 1)
    ]
    return sum(sorted(gains, reverse=True)[:PRIZE])


def _chance(moment: Moment, face: int) -> float:
    """Return how likely nobody is faster: who was first there with the same speed has won."""
    state, lap = moment.state, moment.car.lap
    passed = {speed.car: speed.kmh for speed in state.speeds if speed.lap == lap}
    if any(speed >= kmh(face) for speed in passed.values()):
        return 0.0
    racing = [seat for seat, car in enumerate(state.cars) if car.is_on_track and car.lap <= lap]
    others = [seat for seat in racing if seat != state.seat and seat not in passed]
    return float(min(1.0, face / USUAL) ** len(others))
