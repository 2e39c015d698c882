"""Result page: who won the game, and what everybody scored race by race."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.cards.corsa.standings import places, ranked, runs_of, standing
from formulad.kernel.sentence import Sentence, counted, say
from formulad.kernel.values import replace
from formulad.ui.cards.corsa.arcade_ground import STONE
from formulad.ui.cards.corsa.garage_drawing import arch
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_card_car, draw_swatch
from formulad.ui.cards.kit.poster_page import PosterPage
from formulad.ui.shell.table.result_page import AgainWords
from formulad.ui.shell.table.standings_table import StandingsRow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.lettering import LABEL, PAGE_TITLE, SMALL_TITLE
from formulad.ui.toolkit.teams import INK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import State
    from formulad.kernel.agent import Player
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas

AGAIN_WORDS = AgainWords(
    say("Another game"),
    say("Another game?"),
    say("The same players begin another game. This one stays among the finished ones."),
)
_LIT, _PLUM = rgb("FBD894"), rgb("4A2E5E")
_POSTER, _BELOW = 520.0, 132.0


def corsa_standings(
    state: State, names: Sequence[str], people: Sequence[bool]
) -> tuple[StandingsRow, ...]:
    """Return all players with what they scored race by race, the leader first."""
    seats = range(len(state.hands))
    before = replace(state, results=state.results[:-1], excluded=())
    earlier = ranked(before, seats)
    has_earlier = len(state.results) > 1
    return tuple(
        StandingsRow(
            names[seat],
            tuple(0 if run is None else run.points for run in runs_of(state, seat)),
            partial(_draw_emblem, seat),
            SIX_TEAMS[seat].colour,
            earlier.index(seat) + 1 if has_earlier else 0,
            people[seat],
        )
        for seat in ranked(state, seats)
    )


def _draw_emblem(seat: int, canvas: Canvas, rect: Rect) -> None:
    draw_swatch(canvas, SIX_TEAMS[seat], rect)


class CorsaResult(PosterPage):
    """Who won the game."""

    def __init__(
        self,
        setting: Setting,
        state: State,
        players: Sequence[Player],
        help_page: Callable[[], Scene] | None = None,
        replay: Callable[[], Scene] | None = None,
        *,
        is_past: bool = False,
    ) -> None:
        """Show how a game ended, or how far it came.

        Args:
            setting: of the game.
            state: at its end.
            players: who played, by seat.
            help_page: makes the page that tells how the game is played, if there is one.
            replay: makes the page on which it is seen again, if there is one.
            is_past: whether it was played some time ago.
        """
        self._names = tuple(player.name for player in players)
        people = [player.is_human for player in players]
        rows = corsa_standings(state, self._names, people)
        super().__init__(rows, setting.races, AGAIN_WORDS, help_page, replay, is_past=is_past)
        self._state = state
        self._winners = [seat for seat, place in enumerate(places(state)) if place == 1]

    @property
    def headline(self) -> Sentence:
        """Who won; several if nothing told them apart."""
        names = [self._names[seat] for seat in self._winners]
        if len(names) > 1:
            return say("{first} and {last} win together", first=names[0], last=names[-1])
        return say("{name} wins the game", name=names[0])

    @property
    def summary(self) -> Sentence:
        """What was played, and in how many races."""
        races = len(self._state.results)
        return counted(races, "Formula Corsa, {n} race", "Formula Corsa, {n} races")

    def draw_poster(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the garage of the winner."""
        seat = self._winners[0]
        canvas.box(rect, _PLUM, radius=22, line=canvas.theme.pages.strong_line, line_width=2)
        inner = rect.inflate(-56, -48).move(0, 24)
        canvas.polygon(arch(inner, min(90.0, inner.height * 0.3)), _LIT, line=STONE, line_width=8)
        strip = Rect(inner.left + 40, inner.top + 74, inner.width - 80, 34)
        draw_swatch(canvas, SIX_TEAMS[seat], strip, radius=8)
        cup = min(110.0, inner.height * 0.2)
        y = strip.bottom + 16 + cup / 2
        draw_icon(canvas, "trophy", inner.centerx, y, cup, INK)
        y += cup / 2 + 36
        name, style = fitted(canvas, self._names[seat], PAGE_TITLE.sized(50), inner.width - 48)
        canvas.text(name, inner.centerx, y, style, INK, align=0.5)
        stands = standing(self._state, seat)
        points = counted(stands.points, "{n} point", "{n} points")
        canvas.text(points, inner.centerx, y + 48, SMALL_TITLE.sized(26), INK, align=0.5)
        told = counted(stands.recruits, "{n} recruit left", "{n} recruits left")
        text, style = fitted(canvas, told, LABEL, inner.width - 48)
        canvas.text(text, inner.centerx, y + 82, style, INK, align=0.5)
        length = min(200.0, inner.width * 0.5, (inner.bottom - y - 96) * 1.1)
        if length > 60:
            draw_card_car(canvas, 2 * seat + 1, inner.centerx, inner.bottom - length * 0.46, length)
