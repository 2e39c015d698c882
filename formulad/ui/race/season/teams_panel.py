"""Teams panel: a bar for each team, of what its two cars brought (SEA-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.season.scoring import TeamScoring
from formulad.season.team_standings import team_standings
from formulad.ui.race.analysis.panel_head import draw_panel
from formulad.ui.race.season.season_words import told_points
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fits, fitted
from formulad.ui.toolkit.colour import WHITE, contrast
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL
from formulad.ui.toolkit.teams import INK, TEAMS
from formulad.ui.toolkit.theme import Hatch

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence
    from formulad.season.season import Season
    from formulad.season.team_standings import TeamPlace
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

_PLACE, _NAME, _TOTAL = 30.0, 96.0, 64.0
_TALLEST = 44.0
_LEAST = 0.85
"""How small a name in a bar gets; a narrower bar goes without."""


def teams_told(season: Season, division: int) -> Sentence:
    """Return what the bars say, in a sentence."""
    teams = team_standings(season, division)
    if not season.driven(division) or len(teams) < 2:
        return say("Cars 1 and 2 are a team, 3 and 4, and so on.")
    first, second = (TEAMS[each.team - 1].name for each in teams[:2])
    if teams[0].points == teams[1].points:
        return say("{first} and {second} have the same points.", first=first, second=second)
    gap = told_points(teams[0].points - teams[1].points)
    return say("{first} is ahead of {second} by {gap}.", first=first, second=second, gap=gap)


def draw_teams_panel(canvas: Canvas, rect: Rect, season: Season, division: int) -> None:
    """Draw the teams, the leader first; the second car of a bar is hatched."""
    palette = canvas.theme.pages
    room = draw_panel(canvas, palette, rect, say("Teams"), teams_told(season, division))
    teams = team_standings(season, division)
    if not teams:
        return
    most = max(1.0, *(float(team.points) for team in teams))
    step = min(62.0, room.height / len(teams))
    for at, team in enumerate(teams):
        row = Rect(room.left, room.top + at * step, room.width, step)
        _draw_team(canvas, row, season, team, most)


def _draw_team(canvas: Canvas, row: Rect, season: Season, team: TeamPlace, most: float) -> None:
    palette, y = canvas.theme.pages, row.centery
    figure = NUMERAL.sized(min(22.0, row.height * 0.6))
    canvas.text(str(team.place), row.left, y, figure, palette.text)
    name, style = fitted(canvas, TEAMS[team.team - 1].name, NAME, _NAME - 12)
    canvas.text(name, row.left + _PLACE, y, style, palette.text)
    canvas.text(told_points(team.points), row.right, y, figure, palette.text, align=1)
    left = row.left + _PLACE + _NAME
    width = row.width - _PLACE - _NAME - _TOTAL
    tall = min(_TALLEST, row.height - 8)
    colour = TEAMS[team.team - 1].colour
    if season.scoring.teams is TeamScoring.BOTH:
        parts = [(each.entry.name, float(each.all_points)) for each in team.drivers]
    else:
        names = joined(", ", (each.entry.name for each in team.drivers))
        parts = [(str(names), float(team.points))]
    for at, (driver, points) in enumerate(parts):
        long = width * points / most
        if long < 1:
            continue
        bar = Rect(left, y - tall / 2, long, tall)
        _draw_part(canvas, bar, colour, driver, is_second=at > 0)
        left += long


def _draw_part(canvas: Canvas, bar: Rect, colour: Colour, driver: str, *, is_second: bool) -> None:
    """Draw what a car brought, with its driver if there is room for the name."""
    corners = [bar.topleft, bar.topright, bar.bottomright, bar.bottomleft]
    hatch = Hatch.CROSSED if is_second else Hatch.PLAIN
    canvas.polygon(corners, colour, line=INK, line_width=1.5, hatch=hatch)
    style = SMALL.weighted(700)
    if not fits(canvas, driver, style, bar.width - 22, _LEAST):
        return
    told, style = fitted(canvas, driver, style, bar.width - 22, _LEAST)
    ink = INK if contrast(INK, colour) > contrast(WHITE, colour) else WHITE
    if is_second:
        wide = canvas.text_width(told, style) + 12
        canvas.box(Rect(bar.left + 5, bar.centery - 11, wide, 22), colour, radius=6)
    canvas.text(told, bar.left + 11, bar.centery, style, ink)
