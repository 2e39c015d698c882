"""Standings of Formule Fun: the championship as rows of a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.cards.fun.season import places, race_points
from formulad.kernel.values import replace
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.shell.table.standings_table import StandingsRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State
    from formulad.ui.toolkit.canvas import Canvas, Rect


def standings_rows(
    setting: Setting, state: State, names: Sequence[str], people: Sequence[bool]
) -> tuple[StandingsRow, ...]:
    """Return the championship, the leader first.

    Args:
        setting: of the championship.
        state: as it stands.
        names: of the players, by seat.
        people: which of them are people.
    """
    now = places(setting, state)
    before = places(setting, replace(state, results=state.results[:-1]))
    has_before = len(state.results) > 1
    return tuple(
        StandingsRow(
            names[seat],
            tuple(race_points(result, seat) for result in state.results),
            partial(_draw_emblem, seat),
            SIX_TEAMS[seat].colour,
            before[seat] if has_before else 0,
            people[seat],
        )
        for seat in sorted(range(setting.seats), key=lambda seat: now[seat])
    )


def _draw_emblem(seat: int, canvas: Canvas, rect: Rect) -> None:
    draw_swatch(canvas, SIX_TEAMS[seat], rect, radius=8)
