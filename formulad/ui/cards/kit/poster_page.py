"""Poster page: how a card game ended, with a poster of who won beside the table of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.shell.table.result_page import AgainWords, ResultPage
from formulad.ui.shell.table.season_lines import LEAST_HEIGHT, draw_season_lines
from formulad.ui.shell.table.standings_table import draw_standings, table_height
from formulad.ui.toolkit.canvas import Rect, is_tall

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.table.standings_table import StandingsRow
    from formulad.ui.toolkit.canvas import Canvas

_WIDTH, _BELOW, _GAP = 520.0, 132.0, 24.0
_TALL_HEIGHT, _TALL_SHARE, _SHARE = 560.0, 0.42, 0.3


class PosterPage(ResultPage):
    """Who won, as large as it deserves, and what all scored race by race."""

    name = "result"

    def __init__(
        self,
        rows: Sequence[StandingsRow],
        races: int,
        again: AgainWords,
        help_page: Callable[[], Scene] | None = None,
        replay: Callable[[], Scene] | None = None,
        *,
        is_past: bool = False,
    ) -> None:
        """Show how a game ended.

        Args:
            rows: of the table, the winner first.
            races: how many the game has.
            again: what is said of another game.
            help_page: makes the page that tells how the game is played, if there is one.
            replay: makes the page on which it is seen again, if there is one.
            is_past: whether it was played some time ago.
        """
        super().__init__(help_page, replay, again, is_past=is_past)
        self._rows = tuple(rows)
        self._races = races
        self._poster = self._table = self._lines = Rect(0, 0, 1, 1)

    def draw_poster(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the poster of who won."""
        raise NotImplementedError

    def lay_out_result(self, area: Rect) -> Rect:
        """Place the poster, and the table beside it or below, with lines where there is room."""
        top = HEADER + 36
        room = area.height - top - _BELOW
        if is_tall(area.width, area.height):
            poster = min(_TALL_HEIGHT, room * _TALL_SHARE)
            self._poster = Rect(MARGIN, top, area.width - 2 * MARGIN, poster)
            left, below, left_room = MARGIN, top + poster + _GAP, room - poster - _GAP
        else:
            self._poster = Rect(MARGIN, top, min(_WIDTH, area.width * _SHARE), room)
            left, below, left_room = self._poster.right + _GAP, top, room
        height = table_height(len(self._rows), left_room)
        self._table = Rect(left, below, area.right - MARGIN - left, height)
        under = self._table.bottom + _GAP
        self._lines = Rect(left, under, self._table.width, left_room - height - _GAP)
        return self._table

    def draw_result(self, canvas: Canvas) -> None:
        """Draw the poster, the table, and how places changed from race to race."""
        self.draw_poster(canvas, self._poster)
        draw_standings(canvas, self._table, self._rows, self._races)
        driven = max((len(row.points) for row in self._rows), default=0)
        if driven > 1 and self._lines.height >= LEAST_HEIGHT:
            draw_season_lines(canvas, self._lines, self._rows)
