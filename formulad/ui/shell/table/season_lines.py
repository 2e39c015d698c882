"""Season lines: in which place each player was after every race, as lines that cross."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, NUMERAL
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.shell.table.standings_table import StandingsRow
    from formulad.ui.toolkit.canvas import Canvas

LEAST_HEIGHT = 210.0
"""With less room there are no lines."""
_LEFT, _RIGHT, _HEAD, _FOOT = 70.0, 220.0, 56.0, 20.0
_LINE, _DOT = 7.0, 9.0


def places_by_race(rows: Sequence[StandingsRow]) -> tuple[tuple[int, ...], ...]:
    """Return the place of each row after every race; equals stand as they do at the end."""
    races = max((len(row.points) for row in rows), default=0)
    after = [[sum(row.points[: race + 1]) for row in rows] for race in range(races)]
    ranked = [sorted(range(len(rows)), key=lambda at: (-sums[at], at)) for sums in after]
    return tuple(tuple(order.index(at) + 1 for order in ranked) for at in range(len(rows)))


def draw_season_lines(canvas: Canvas, rect: Rect, rows: Sequence[StandingsRow]) -> None:
    """Draw the lines of a season that has had two races at least.

    Args:
        canvas: where they are seen.
        rect: their place.
        rows: who scores, the leader first.
    """
    palette = canvas.theme.pages
    canvas.panel(rect, palette, radius=18)
    label = say("Places after each race").upper()
    canvas.text(label, rect.left + 28, rect.top + 28, CAPS_LABEL, palette.muted)
    places = places_by_race(rows)
    races = len(places[0]) if places else 0
    room = Rect(
        rect.left + _LEFT,
        rect.top + _HEAD,
        rect.width - _LEFT - _RIGHT,
        rect.height - _HEAD - _FOOT,
    )
    across = room.width / max(1, races - 1)
    down = room.height / max(1, len(rows))
    for at in reversed(range(len(rows))):
        points = [
            (room.left + across * race, room.top + down * (place - 0.5))
            for race, place in enumerate(places[at])
        ]
        canvas.polyline(points, _LINE + 3, INK)
        canvas.polyline(points, _LINE, rows[at].colour)
        for x, y in points:
            canvas.disc(x, y, _DOT, rows[at].colour, line=INK, line_width=2)
        end = points[-1]
        style = LABEL.sized(min(17.0, down * 0.7))
        name, style = fitted(canvas, rows[at].name, style, _RIGHT - 40)
        canvas.text(name, end[0] + 22, end[1], style, palette.text)
    for place in range(1, len(rows) + 1):
        y = room.top + down * (place - 0.5)
        figure = NUMERAL.sized(min(18.0, down * 0.7))
        canvas.text(str(place), rect.left + 44, y, figure, palette.muted, align=1)
