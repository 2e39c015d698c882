"""Tyres: what each kind gives and takes, by its age and the weather (section 16, TYR)."""

from __future__ import annotations

from enum import StrEnum

from formulad.kernel.frozen import frozen


class TyreKind(StrEnum):
    """What a car can be shod with."""

    HARD = "hard"
    SOFT = "soft"
    WET = "wet"


@frozen
class TyreSet:
    """Four tyres of a kind, and how long they have been on the car."""

    kind: TyreKind
    laps: int = 1
    """The lap they are in; 1 for new ones (TYR-0)."""


BONUS_CELLS = 1
"""How much farther new soft tyres carry (TYR-2)."""
LONG_SLIDE, SHORT_SLIDE = 3, 1
"""Cells by which a car slides on in the rain, and on wet tyres (TYR-1, TYR-3)."""


def bonus(tyres: TyreSet | None, *, is_wet: bool) -> int:
    """Return the cells a driver may add to a move (TYR-2)."""
    is_new_soft = tyres is not None and tyres.kind is TyreKind.SOFT and tyres.laps == 1
    return BONUS_CELLS if is_new_soft and not is_wet else 0


def slide(tyres: TyreSet | None, *, is_wet: bool) -> int:
    """Return the cells a move gets longer when the car slides (TYR-4)."""
    if tyres is None or not is_wet:
        return 0
    return SHORT_SLIDE if tyres.kind is TyreKind.WET else LONG_SLIDE


def overshoot_factor(tyres: TyreSet | None, *, is_wet: bool, soft_in_rain: int) -> int:
    """Return how many tyre points a cell too far costs (TYR-5).

    Args:
        tyres: what the car drives on, if there are several kinds.
        is_wet: whether the road is wet.
        soft_in_rain: what the players agreed on for soft tyres in the rain (TYR-2).
    """
    if tyres is None or tyres.kind is TyreKind.HARD:
        return 1
    if tyres.kind is TyreKind.WET and is_wet:
        return 1
    if tyres.laps >= 3:
        return 3
    is_soft_in_rain = tyres.kind is TyreKind.SOFT and is_wet
    return soft_in_rain if is_soft_in_rain else 2
