"""Patterns of the teams on the small faces of a solid car."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.toolkit.teams import INK, Pattern, is_second, team_of

if TYPE_CHECKING:
    from formulad.ui.toolkit.colour import Colour

_BONNET = 5
"""How many rows from the nose the chequer and the diagonal begin."""
ACROSS = (-3, -2, -1, 0, 1, 2, 3)
"""The faces around a car, from the right sill over the top to the left one."""


def painted(number: int, row: int, across: int) -> Colour:
    """Return the colour of a face: so many rows behind the nose, so far from the middle."""
    team = team_of(number)
    return team.pattern_colour if _is_marked(team.pattern, row, across) else team.colour


def _is_marked(pattern: Pattern, row: int, across: int) -> bool:
    match pattern:
        case Pattern.STRIPE:
            return across == 0
        case Pattern.CHEVRONS:
            return (row + abs(across)) % 4 == 1
        case Pattern.CHEQUER:
            return row > _BONNET and (row + across) % 2 == 1
        case Pattern.HOOPS:
            return row % 3 == 1
        case Pattern.DIAGONAL:
            return row > _BONNET - 2 and across + 0.22 * row < 1
        case Pattern.DOTS:
            return row % 2 == 0 and across % 2 == 0


def wing_colour(number: int) -> Colour:
    """Return the colour of a wing: dark on the second car of a team."""
    return INK if is_second(number) else team_of(number).colour
