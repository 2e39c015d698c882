"""Season panel: who has how many points and recruits, the leader first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.standings import ranked, standing
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.cards.corsa.card_shapes import GLOW
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, NUMERAL, SMALL, SMALL_TITLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.corsa.state import State
    from formulad.ui.toolkit.canvas import Canvas

_HEAD = 42.0
_TALLEST_ROW = 37.0


@frozen
class CorsaRow:
    """How a player stands."""

    seat: int
    name: str
    points: int
    recruits: int
    """Below 0 where nobody may know."""


def corsa_rows(state: State, names: Sequence[str]) -> tuple[CorsaRow, ...]:
    """Return all players, the leader first."""
    rows = []
    for seat in ranked(state, range(len(state.hands))):
        stands = standing(state, seat)
        rows.append(CorsaRow(seat, names[seat], stands.points, stands.recruits))
    return tuple(rows)


def draw_corsa_season(
    canvas: Canvas, rect: Rect, rows: Sequence[CorsaRow], active: int | None
) -> None:
    """Draw the panel; the row of a seat is marked."""
    palette = canvas.theme.panels
    canvas.panel(rect, palette, radius=16)
    title, style = fitted(canvas, say("Season").upper(), SMALL_TITLE, rect.width * 0.5)
    canvas.text(title, rect.left + 20, rect.top + 25, style, palette.text)
    head, style = fitted(canvas, say("points"), SMALL, rect.width * 0.3)
    canvas.text(head, rect.right - 16, rect.top + 25, style, palette.muted, align=1)
    step = min(_TALLEST_ROW, (rect.height - _HEAD - 8) / len(rows))
    for at, row in enumerate(rows):
        place = Rect(rect.left + 8, rect.top + _HEAD + at * step, rect.width - 16, step - 2)
        _draw_row(canvas, place, row, is_active=row.seat == active)


def _draw_row(canvas: Canvas, rect: Rect, row: CorsaRow, *, is_active: bool) -> None:
    palette = canvas.theme.panels
    if is_active:
        canvas.box(rect, palette.secondary_hover, radius=8)
        canvas.box(Rect(rect.left, rect.top, 5, rect.height), palette.accent, radius=2)
    y = rect.centery
    draw_swatch(canvas, SIX_TEAMS[row.seat], Rect(rect.left + 12, y - 11, 34, 22), radius=6)
    name, style = fitted(canvas, row.name, NAME.sized(17), rect.width - 180)
    canvas.text(name, rect.left + 58, y, style, palette.text)
    draw_icon(canvas, "human", rect.right - 108, y, 20, GLOW)
    shown = "?" if row.recruits < 0 else str(row.recruits)
    canvas.text(shown, rect.right - 92, y, NAME.sized(17), palette.text)
    canvas.text(str(row.points), rect.right - 8, y, NUMERAL, palette.text, align=1)
