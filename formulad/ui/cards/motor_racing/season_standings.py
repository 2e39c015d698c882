"""Season standings: the championship as rows of a table, and who won it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.options import Championship
from formulad.cards.motor_racing.season import drivers, standings
from formulad.kernel.frozen import frozen
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_card_plate, draw_swatch
from formulad.ui.cards.motor_racing.line_picture import number_of
from formulad.ui.cards.motor_racing.season_panel import who_scores
from formulad.ui.shell.table.standings_table import StandingsRow
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.motor_racing.cars import Car, Team
    from formulad.cards.motor_racing.line import Line
    from formulad.cards.motor_racing.season import Standing
    from formulad.cards.motor_racing.setting import Setting
    from formulad.ui.toolkit.canvas import Canvas


def standings_rows(
    setting: Setting, results: Sequence[Line], names: Sequence[str], people: Sequence[bool]
) -> tuple[StandingsRow, ...]:
    """Return the championship that decides who is ahead, the leader first.

    Args:
        setting: of the season.
        results: of the races that are over.
        names: of the players, by seat.
        people: which of them are people.
    """
    earlier = {each.cars: at for at, each in enumerate(standings(setting, results[:-1]), 1)}
    has_earlier = len(results) > 1
    return tuple(
        StandingsRow(
            who_scores(each, names, setting),
            each.points,
            partial(_draw_emblem, each.teams, each.cars),
            SIX_TEAMS[each.teams[0]].colour,
            earlier[each.cars] if has_earlier else 0,
            each.seat is not None and people[each.seat],
        )
        for each in standings(setting, results)
    )


def _draw_emblem(
    teams: tuple[Team, ...], cars: tuple[Car, ...], canvas: Canvas, rect: Rect
) -> None:
    if len(cars) == 1:
        draw_card_plate(canvas, number_of(cars[0]), rect)
        return
    width = rect.width / len(teams)
    for at, team in enumerate(teams):
        box = Rect(rect.left + at * width, rect.top, width - 2, rect.height)
        draw_swatch(canvas, SIX_TEAMS[team], box)


@frozen
class Champions:
    """Who won a season."""

    first: Standing
    """Who leads the championship that decides."""
    best_player: Standing
    """The best of those whom a player drives for; the same, unless a team without one won."""
    driver: Standing | None
    """Who won the drivers' title, where it is another one."""


def champions(setting: Setting, results: Sequence[Line]) -> Champions:
    """Return who won a season (FMR-36, FMR-38)."""
    ranked = standings(setting, results)
    has_both = setting.options.championship is Championship.BOTH
    first = ranked[0]
    best = next((each for each in ranked if each.seat is not None), first)
    return Champions(first, best, drivers(setting, results)[0] if has_both else None)


def team_of_champion(each: Standing) -> Team:
    """Return in whose livery a champion is shown: that of their best car's team."""
    return each.teams[0]
