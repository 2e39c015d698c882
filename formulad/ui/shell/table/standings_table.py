"""Standings table: races as columns, what each player scored in them, and the sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import CAPS_LABEL, NAME, NUMERAL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour

_HEAD, _PADDING = 52.0, 16.0
_TALLEST_ROW = 64.0
_PLACE, _EMBLEM, _TOTAL = 62.0, 74.0, 96.0
_LEAST_RACE = 34.0
_WIDEST_RACE = 104.0
_NAME_SHARE = 0.34


@frozen(slots=False)
class StandingsRow:
    """Somebody who scores."""

    name: str
    points: tuple[int, ...]
    """Of each race so far."""
    draw_emblem: Callable[[Canvas, Rect], None]
    """Draws by what they are known."""
    colour: Colour
    """Of their line."""
    before: int = 0
    """Their place before the last race, from 1; 0 if there was none."""
    is_person: bool = False
    """Whether a person is behind it."""
    told: tuple[str, ...] = ()
    """What is read of each race, if that is more than its points."""
    told_total: str = ""
    """What is read of all points, if not all of them count."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.points)


def table_height(rows: int, room: float) -> float:
    """Return how tall a table with so many rows is, in a room so tall."""
    return min(room, _HEAD + 2 * _PADDING + rows * _TALLEST_ROW)


def draw_standings(canvas: Canvas, rect: Rect, rows: Sequence[StandingsRow], races: int) -> None:
    """Draw the table, the leader first.

    Args:
        canvas: where it is seen.
        rect: its place.
        rows: who scores, as they stand.
        races: how many races the season has.
    """
    palette = canvas.theme.pages
    canvas.panel(rect, palette, radius=18)
    columns = _race_columns(rect, rows, races)
    head = rect.top + _PADDING + _HEAD / 2 - 4
    for race, x in columns:
        canvas.text(say("R{race}", race=race), x, head, CAPS_LABEL, palette.muted, align=0.5)
    total = rect.right - 28
    label, style = fitted(canvas, say("Points").upper(), CAPS_LABEL, _TOTAL)
    canvas.text(label, total, head, style, palette.muted, align=1)
    step = (rect.height - _HEAD - 2 * _PADDING) / max(1, len(rows))
    first = min((x for _, x in columns), default=total - _TOTAL)
    for at, row in enumerate(rows):
        top = rect.top + _PADDING + _HEAD + at * step
        place = Rect(rect.left, top, rect.width, step)
        _draw_row(canvas, place, row, at + 1, columns, first)


def _race_columns(
    rect: Rect, rows: Sequence[StandingsRow], races: int
) -> tuple[tuple[int, float], ...]:
    """Return the races that there is room for, the last ones, and where their columns are."""
    driven = max((len(row.points) for row in rows), default=0)
    room = rect.width * (1 - _NAME_SHARE) - _PLACE - _TOTAL - 40
    shown = min(max(driven, min(races, 8)), max(1, int(room / _LEAST_RACE)))
    width = min(_WIDEST_RACE, room / shown)
    last = max(driven, shown)
    right = rect.right - 28 - _TOTAL
    return tuple(
        (race, right - (last - race + 0.5) * width) for race in range(last - shown + 1, last + 1)
    )


def _draw_row(
    canvas: Canvas,
    rect: Rect,
    row: StandingsRow,
    place: int,
    columns: Sequence[tuple[int, float]],
    first: float,
) -> None:
    palette = canvas.theme.pages
    y, height = rect.centery, rect.height
    if place % 2:
        stripe = Rect(rect.left + 10, rect.top + 1, rect.width - 20, height - 2)
        canvas.box(stripe, palette.inset, radius=10)
    figure = NUMERAL.sized(min(27.0, height * 0.62))
    canvas.text(str(place), rect.left + _PLACE - 14, y, figure, palette.text, align=1)
    _draw_move(canvas, rect.left + _PLACE, y, row.before - place if row.before else 0)
    tall = min(36.0, height - 10)
    row.draw_emblem(canvas, Rect(rect.left + _PLACE + 24, y - tall / 2, 50, tall))
    left = rect.left + _PLACE + 24 + _EMBLEM - 12
    style = NAME.sized(min(19.0, height * 0.5)).weighted(800 if row.is_person else 600)
    name, style = fitted(canvas, row.name, style, first - 44 - left)
    canvas.text(name, left, y, style, palette.text)
    for race, x in columns:
        told = (row.told or tuple(map(str, row.points)))[race - 1 : race] or ("·",)
        is_last = race == len(row.points)
        ink = palette.text if is_last else palette.muted
        canvas.text(told[0], x, y, NAME.sized(min(18.0, height * 0.5)), ink, align=0.5)
    canvas.text(row.told_total or str(row.total), rect.right - 28, y, figure, palette.text, align=1)


def _draw_move(canvas: Canvas, x: float, y: float, places: int) -> None:
    """Draw whether a place was gained or lost in the last race."""
    if places:
        colour = canvas.theme.pages.good if places > 0 else canvas.theme.pages.wrong
        draw_icon(canvas, "up" if places > 0 else "down", x + 4, y, 18, colour)
