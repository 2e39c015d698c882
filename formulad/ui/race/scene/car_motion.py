"""Motion of cars while something happens to them: pushed, turned round, greyed."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.ui.race.board.effects.contact_effect import NUDGE
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.toolkit.motion import ease_out

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.race.agreed.setup import Entrant
    from formulad.ui.race.board.geometry.board_picture import CarOnBoard
    from formulad.ui.race.play.shown_effects import Shown

_MOVES = (EffectKind.CONTACT, EffectKind.SPIN, EffectKind.WRECK)
_ROUND = 510.0
"""Once round, and on to where a car stands that has spun: in degrees."""
_BURNT = 0.28
"""The share of its fire after which a car has lost its colours."""
_APART = 0.6
"""The share of a contact after which cars stand again where they stood."""


def moved_cars(
    cars: tuple[CarOnBoard, ...], shown: Iterable[Shown], seats: Sequence[Entrant]
) -> tuple[CarOnBoard, ...]:
    """Return cars as they are seen while something happens to them."""
    happening = [each for each in shown if each.cue.kind in _MOVES]
    if not happening:
        return cars
    numbers = [seat.number for seat in seats]
    return tuple(_moved(car, numbers.index(car.number), happening) for car in cars)


def _moved(car: CarOnBoard, seat: int, happening: Iterable[Shown]) -> CarOnBoard:
    for each in happening:
        if each.cue.car == seat:
            car = _first(car, each)
        elif each.cue.other == seat:
            car = replace(car, pushed=(0.0, _push(each.share)))
    return car


def _first(car: CarOnBoard, each: Shown) -> CarOnBoard:
    match each.cue.kind:
        case EffectKind.CONTACT:
            return replace(car, pushed=(0.0, -_push(each.share)))
        case EffectKind.SPIN if not car.spun:
            return replace(car, swung=_ROUND * ease_out(each.share))
        case EffectKind.WRECK:
            return replace(car, is_grey=car.is_grey or each.share >= _BURNT)
        case _:
            return car


def _push(share: float) -> float:
    """Return how far a car is pushed, in units: there and back."""
    return NUDGE * sin(pi * share / _APART) if share < _APART else 0.0
