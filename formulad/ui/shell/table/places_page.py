"""Places page: the plain result of a game, a row for each player, the winner first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, joined, say
from formulad.ui.shell.menu_page import HEADER, MARGIN
from formulad.ui.shell.table.result_page import AgainWords, ResultPage
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import NAME, PANEL_TITLE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.kernel.agent import Player
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas

_ROW, _PADDING, _BELOW = 64.0, 20.0, 140.0
_AGAIN = AgainWords(
    say("Play again"),
    say("Play again?"),
    say("The same players begin another game. This one stays among the finished ones."),
)


@frozen
class PlacedPlayer:
    """A player with the place they came to."""

    place: int
    player: Player
    note: str = ""
    """What it was won or lost by, such as `24 points`."""


class PlacesPage(ResultPage):
    """Who came where."""

    def __init__(
        self,
        title: Sentence,
        placed: Sequence[PlacedPlayer],
        help_page: Callable[[], Scene] | None = None,
        replay: Callable[[], Scene] | None = None,
        *,
        is_past: bool = False,
    ) -> None:
        """Show how a game ended.

        Args:
            title: what was played.
            placed: who played.
            help_page: makes the page that tells how the game is played, if there is one.
            replay: makes the page on which the game is seen again, if there is one.
            is_past: whether it was played some time ago: then only the way back leads on.
        """
        super().__init__(help_page, replay, _AGAIN, is_past=is_past)
        self._title = title
        self._placed = sorted(placed, key=lambda each: each.place)
        self._rect = Rect(0, 0, 0, 0)

    @property
    def headline(self) -> Sentence:
        """Who won; several, if they share the first place."""
        winners = [each.player.name for each in self._placed if each.place == 1]
        if len(winners) == 1:
            return say("{name} wins", name=winners[0])
        return say("{names} win together", names=joined(" · ", winners))

    @property
    def summary(self) -> Sentence:
        """What was played."""
        return self._title

    def lay_out_result(self, area: Rect) -> Rect:
        """Place the rows; return their place."""
        top = area.top + HEADER + 40
        height = min(len(self._placed) * _ROW + 2 * _PADDING, area.bottom - _BELOW - top)
        self._rect = Rect(area.left + MARGIN, top, area.width - 2 * MARGIN, height)
        return self._rect

    def draw_result(self, canvas: Canvas) -> None:
        """Draw a row for each player."""
        rect, palette = self._rect, canvas.theme.pages
        canvas.panel(rect, palette, radius=18)
        step = (rect.height - 2 * _PADDING) / max(1, len(self._placed))
        for index, each in enumerate(self._placed):
            y = rect.top + _PADDING + (index + 0.5) * step
            canvas.text(str(each.place), rect.left + 70, y, PANEL_TITLE, palette.text, align=1)
            icon = "human" if each.player.is_human else "robot"
            draw_icon(canvas, icon, rect.left + 120, y, 30, palette.muted)
            name = canvas.shortened(each.player.name, NAME, rect.width / 2)
            canvas.text(name, rect.left + 160, y, NAME, palette.text)
            canvas.text(each.note, rect.right - 40, y, NAME, palette.muted, align=1)
