"""Result page: who won the championship, at the stall where it was bought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from formulad.cards.fun.events import CardBought
from formulad.cards.fun.season import places, points, wins
from formulad.games.fun.card_words import card_name
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.fun.fun_standings import standings_rows
from formulad.ui.cards.fun.market_ground import awning_sprite
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_card_car, draw_swatch
from formulad.ui.cards.kit.poster_page import PosterPage
from formulad.ui.shell.table.result_page import AgainWords
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.lettering import LABEL, PAGE_TITLE, SMALL_TITLE
from formulad.ui.toolkit.theme import CREAM, SUN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId
    from formulad.kernel.agent import Player
    from formulad.kernel.match import Match
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas

AGAIN_WORDS = AgainWords(
    say("Another championship"),
    say("Another championship?"),
    say("The same players begin another championship. This one stays among the finished ones."),
)
_TEAL, _WOOD = rgb("0B4A5C"), rgb("B9793F")
_AWNING, _LOW_AWNING, _COUNTER = 92.0, 58.0, 26.0
_LOW = 520.0
"""A poster less high has everything closer together."""


class Purchase(NamedTuple):
    """A card that was bought."""

    seat: int
    card: CardId
    price: int


def dearest(match: Match[Any, Any, Any]) -> Purchase | None:
    """Return the purchase that cost most, the first of several; None if nothing was bought."""
    bought = [
        Purchase(event.seat, event.card, event.price)
        for played in match.played
        for event in played.step.events
        if isinstance(event, CardBought)
    ]
    return max(bought, key=lambda each: each.price, default=None)


class FunResult(PosterPage):
    """Who won the championship."""

    def __init__(
        self,
        setting: Setting,
        state: State,
        players: Sequence[Player],
        purchase: Purchase | None = None,
        help_page: Callable[[], Scene] | None = None,
        replay: Callable[[], Scene] | None = None,
        *,
        is_past: bool = False,
    ) -> None:
        """Show how a championship ended, or how far it came.

        Args:
            setting: of the championship.
            state: at its end.
            players: who played, by seat.
            purchase: the dearest one.
            help_page: makes the page that tells how the game is played, if there is one.
            replay: makes the page on which it is seen again, if there is one.
            is_past: whether it was played some time ago.
        """
        self._names = tuple(player.name for player in players)
        people = [player.is_human for player in players]
        rows = standings_rows(setting, state, self._names, people)
        super().__init__(rows, state.length, AGAIN_WORDS, help_page, replay, is_past=is_past)
        self._setting = setting
        self._state = state
        self._purchase = purchase
        self._winners = [seat for seat, at in enumerate(places(setting, state)) if at == 1]

    @property
    def headline(self) -> Sentence:
        """Who won; several if nothing was to tell them apart."""
        names = [self._names[seat] for seat in self._winners]
        if len(names) > 1:
            return say("{first} and {last} win together", first=names[0], last=names[-1])
        return say("{name} wins the championship", name=names[0])

    @property
    def summary(self) -> Sentence:
        """What was played, and in how many races."""
        races = len(self._state.results)
        return counted(races, "Formule Fun, {n} race", "Formule Fun, {n} races")

    @property
    def notes(self) -> tuple[Sentence, ...]:
        """What decides between equals, and what cost most."""
        seat = self._winners[0]
        money, won = self._state.money[seat], wins(self._state)[seat]
        told = [
            counted(
                won, "{n} race won, {money} M$ left", "{n} races won, {money} M$ left", money=money
            )
        ]
        if self._purchase is not None:
            told.append(self._dearest(self._purchase))
        return tuple(told)

    def _dearest(self, purchase: Purchase) -> Sentence:
        return say(
            "Dearest card: {card}, {price} M$ from {name}",
            card=card_name(self._setting.card(purchase.card)),
            price=purchase.price,
            name=self._names[purchase.seat],
        )

    def draw_poster(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the stall of the winner."""
        seat = self._winners[0]
        canvas.box(rect, _TEAL, radius=22, line=canvas.theme.pages.strong_line, line_width=2)
        is_low = rect.height < _LOW
        awning = Rect(rect.left, rect.top, rect.width, _LOW_AWNING if is_low else _AWNING)
        with canvas.clipped(rect):
            canvas.paint(awning_sprite(canvas, *awning.size), *awning.topleft)
        strip = Rect(rect.left + 48, awning.bottom + (22 if is_low else 38), rect.width - 96, 34)
        draw_swatch(canvas, SIX_TEAMS[seat], strip, radius=8)
        cup = min(110.0, rect.height * 0.17)
        y = strip.bottom + 16 + cup / 2
        draw_icon(canvas, "trophy", rect.centerx, y, cup, SUN)
        y += cup / 2 + (30 if is_low else 36)
        name, style = fitted(canvas, self._names[seat], PAGE_TITLE.sized(50), rect.width - 48)
        canvas.text(name, rect.centerx, y, style, CREAM, align=0.5)
        scored = counted(points(self._state)[seat], "{n} point", "{n} points")
        canvas.text(scored, rect.centerx, y + 44, SMALL_TITLE.sized(26), CREAM, align=0.5)
        y += 76
        for note in self.notes:
            lines, style = in_lines(canvas, note, LABEL, rect.width - 48, 2)
            draw_lines(
                canvas, lines, (rect.centerx, y + 12 * (len(lines) - 1)), style, CREAM, align=0.5
            )
            y += 26 * len(lines)
        self._draw_car(canvas, rect, y, seat)

    def _draw_car(self, canvas: Canvas, rect: Rect, top: float, seat: int) -> None:
        """Draw the car that won, on the counter of the stall."""
        counter = Rect(rect.left, rect.bottom - 22 - _COUNTER, rect.width, _COUNTER)
        canvas.box(counter, _WOOD)
        length = min(220.0, rect.width * 0.5, (counter.top - top) * 1.5)
        if length > 60:
            draw_card_car(canvas, 2 * seat + 1, rect.centerx, counter.top - length * 0.3, length)
