"""Champion page: a poster in the livery of who won the season, and the table of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_card_car, draw_swatch, ink_on
from formulad.ui.cards.kit.poster_page import PosterPage
from formulad.ui.cards.motor_racing.line_picture import number_of
from formulad.ui.cards.motor_racing.season_panel import who_scores
from formulad.ui.cards.motor_racing.season_standings import champions, standings_rows
from formulad.ui.shell.table.result_page import AgainWords
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, PAGE_TITLE, SMALL_TITLE
from formulad.ui.toolkit.theme import KERB

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.motor_racing.line import Line
    from formulad.cards.motor_racing.setting import Setting
    from formulad.kernel.agent import Player
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas

AGAIN_WORDS = AgainWords(
    say("Another season"),
    say("Another season?"),
    say("The same players begin another season. This one stays among the finished ones."),
)
_POSTER = 520.0
_BELOW = 132.0


class ChampionPage(PosterPage):
    """Who won the season."""

    def __init__(
        self,
        setting: Setting,
        results: Sequence[Line],
        players: Sequence[Player],
        turning_point: Sentence | None = None,
        help_page: Callable[[], Scene] | None = None,
        replay: Callable[[], Scene] | None = None,
        *,
        is_past: bool = False,
    ) -> None:
        """Show how a season ended.

        Args:
            setting: of the season.
            results: of its races, of which there is at least one.
            players: who played, by seat.
            turning_point: by which card it was won, if that can be said.
            help_page: makes the page that tells how the game is played, if there is one.
            replay: makes the page on which it is seen again, if there is one.
            is_past: whether it was played some time ago.
        """
        self._names = tuple(player.name for player in players)
        people = [player.is_human for player in players]
        rows, races = standings_rows(setting, results, self._names, people), setting.options.races
        super().__init__(rows, races, AGAIN_WORDS, help_page, replay, is_past=is_past)
        self._setting = setting
        self._results = tuple(results)
        self._champions = champions(setting, results)
        self._turning_point = turning_point

    @property
    def headline(self) -> Sentence:
        """Who won."""
        return say("{name} wins the season", name=self._winner)

    @property
    def summary(self) -> Sentence:
        """What was played, and in how many races."""
        return counted(
            len(self._results),
            "Formula Motor Racing, {n} race",
            "Formula Motor Racing, {n} races",
        )

    @property
    def _winner(self) -> str:
        return who_scores(self._champions.first, self._names, self._setting)

    @property
    def notes(self) -> tuple[Sentence, ...]:
        """What else is to be said of who won."""
        best, driver = self._champions.best_player, self._champions.driver
        told = []
        if best.seat is not None and best != self._champions.first:
            name = self._names[best.seat]
            told.append(say("{name} is the best of the players", name=name))
        if driver is not None:
            name = who_scores(driver, self._names, self._setting)
            told.append(say("Drivers' champion: {name}", name=name))
        return tuple(told)

    def draw_poster(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the livery of the champion, the name, and how it came to that."""
        first = self._champions.first
        team = SIX_TEAMS[first.teams[0]]
        ink = ink_on(team.colour)
        canvas.box(rect, team.colour, radius=22, line=canvas.theme.pages.strong_line, line_width=2)
        count = max(1, round((rect.width - 48) / 92))
        step = (rect.width - 48) / count
        for at in range(count):
            patch = Rect(rect.left + 24 + at * step + 4, rect.top + 24, step - 8, 40)
            canvas.box(patch.inflate(6, 6), ink, radius=10)
            draw_swatch(canvas, team, patch, radius=8)
        title, style = fitted(canvas, say("Champion").upper(), PAGE_TITLE, rect.width - 60)
        canvas.text(title, rect.centerx, rect.top + 112, style, ink, align=0.5)
        cup = min(120.0, rect.height * 0.18)
        draw_icon(canvas, "trophy", rect.centerx, rect.top + 150 + cup / 2, cup, ink)
        y = rect.top + 150 + cup + 46
        name, style = fitted(canvas, self._winner, PAGE_TITLE.sized(52), rect.width - 48)
        canvas.text(name, rect.centerx, y, style, ink, align=0.5)
        points = counted(first.total, "{n} point", "{n} points")
        canvas.text(points, rect.centerx, y + 50, SMALL_TITLE.sized(26), ink, align=0.5)
        y += 92
        for note in self.notes:
            shown, style = fitted(canvas, note, LABEL, rect.width - 48)
            canvas.text(shown, rect.centerx, y, style, ink, align=0.5)
            y += 26
        if self._turning_point:
            lines, style = in_lines(canvas, self._turning_point, LABEL, rect.width - 48, 2)
            draw_lines(canvas, lines, (rect.centerx, y + 12), style, ink, align=0.5)
            y += 46
        self._draw_cars(canvas, rect, y + 12)

    def _draw_cars(self, canvas: Canvas, rect: Rect, top: float) -> None:
        """Draw the cars that won, on a piece of road at the foot of the poster."""
        height = min(170.0, rect.bottom - 24 - top)
        if height < 70:
            return
        road = Rect(rect.left, rect.bottom - 22 - height, rect.width, height)
        canvas.box(road, (65, 74, 95))
        blocks = round(rect.width / 22)
        for block in range(blocks):
            left = rect.left + block * rect.width / blocks
            for y in (road.top - 8, road.bottom):
                canvas.box(Rect(left, y, rect.width / blocks, 8), KERB[block % 2])
        cars = self._champions.first.cars[:2]
        step = rect.width / (len(cars) + 1)
        length = min(150.0, step * 0.95, height * 1.1)
        for at, car in enumerate(reversed(cars), 1):
            draw_card_car(canvas, number_of(car), rect.left + step * at, road.centery, length, -4)
