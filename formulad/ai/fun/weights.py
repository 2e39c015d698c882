"""Weights: what everything a player has counted for, by the races that were still to come.

The difference of two players in all of these, each times its weight, is the logarithm of the odds
that one ends ahead of the other. Measured over 1,000 championships as `tools/fun_weights.py` does;
of two measurements these won more matches (`docs/strength.md`).
"""

from __future__ import annotations

from typing import NamedTuple


class Belongings(NamedTuple):
    """All that a player has; or what each of it counts for."""

    points: float
    money: float
    sponsors: float
    """Millions that the sponsors in play pay."""
    traits: float
    """Millions that drivers bring or cost in a race."""
    has_engine: float
    has_chassis: float
    has_driver: float
    has_two: float
    engine: float
    chassis: float
    best_driver: float
    second_driver: float
    sponsors_held: float
    """Cards of the hand."""
    specials_held: float
    circuits_held: float
    parts_held: float


BY_RACES_LEFT: tuple[Belongings, ...] = (
    Belongings(
        0.228,
        0.030,
        0.030,
        -0.074,
        0.133,
        0.064,
        0.362,
        0.019,
        0.110,
        0.146,
        -0.008,
        0.043,
        0.015,
        0.050,
        0.151,
        0.011,
    ),
    Belongings(
        0.142,
        0.055,
        0.091,
        -0.003,
        0.306,
        0.362,
        0.423,
        -0.049,
        0.112,
        0.092,
        0.080,
        0.066,
        -0.001,
        0.129,
        0.174,
        -0.029,
    ),
    Belongings(
        0.087,
        0.078,
        0.130,
        0.018,
        0.325,
        0.261,
        0.125,
        0.036,
        0.058,
        0.047,
        0.092,
        0.064,
        0.104,
        0.120,
        0.161,
        0.050,
    ),
    Belongings(
        0.041,
        0.062,
        0.176,
        0.082,
        0.271,
        0.141,
        0.070,
        -0.192,
        0.052,
        0.047,
        0.096,
        0.108,
        0.139,
        0.095,
        0.127,
        0.008,
    ),
    Belongings(
        0.016,
        0.033,
        0.161,
        0.006,
        0.100,
        0.027,
        0.033,
        -0.019,
        0.028,
        0.034,
        0.024,
        0.035,
        0.376,
        0.102,
        0.117,
        0.020,
    ),
)
"""The first with one race to go; the last with so many or more."""
