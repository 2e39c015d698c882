"""Played cards: all cards of the game, and how many of each have been played in this race."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.cards.packs import CardId
from formulad.games.motor_racing.card_words import card_title
from formulad.kernel.sentence import say
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.cards.motor_racing.card_faces import face_of
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import BLACK
from formulad.ui.toolkit.intents import Cancel, Menu, Undo
from formulad.ui.toolkit.lettering import NUMERAL, PANEL_TITLE, SMALL
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cards import Card
    from formulad.cards.motor_racing.deck import Deck
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

CLOSE = "close"
_HEAD, _FOOT, _EDGE = 84.0, 96.0, 30.0
_SIZE = 0.6
_CELL = (150.0, 222.0)


class PlayedCardsPage(FormScene):
    """What has been played, for who counts cards."""

    name = "played-cards"
    covers = False

    def __init__(self, deck: Deck, discards: tuple[CardId, ...]) -> None:
        """Show the discards of a race.

        Args:
            deck: all cards.
            discards: those that were played.
        """
        super().__init__()
        self._kinds = tuple(played_of_kinds(deck, discards))
        self._rect = Rect(0, 0, 1, 1)
        self._columns = 1

    def arrange(self, canvas: Canvas) -> None:
        """Place the cards in rows in the middle."""
        area = canvas.area
        across = int((area.width - 2 * _EDGE - 40) / _CELL[0])
        self._columns = min(across, 7, len(self._kinds))
        rows = -(-len(self._kinds) // self._columns)
        height = _HEAD + rows * self._cell(area.height, rows) + _FOOT
        self._rect = Rect(0, 0, self._columns * _CELL[0] + 2 * _EDGE, height)
        self._rect.center = area.center
        self._step = self._cell(area.height, rows)
        place = Rect(self._rect.centerx - 130, self._rect.bottom - 78, 260, 56)
        self._form.show([Button(CLOSE, place, say("Back to the race"), Kind.PRIMARY)])

    def _cell(self, height: float, rows: int) -> float:
        return min(_CELL[1], (height - 20 - _HEAD - _FOOT) / rows)

    def handle(self, intent: Intent) -> Change | None:
        """Go back."""
        if isinstance(intent, Cancel | Undo | Menu):
            return Pop()
        return Pop() if isinstance(self._form.handle(intent), Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards, and how many of each were played."""
        canvas.veil(BLACK, 0.5)
        palette = canvas.theme.panels
        canvas.panel(self._rect, palette, radius=18, line=palette.strong_line)
        left, top = self._rect.left + _EDGE, self._rect.top
        canvas.text(say("Played cards").upper(), left, top + 36, PANEL_TITLE, palette.text)
        total = sum(played for _, played, _ in self._kinds)
        told = say("{n} cards lie on the discards in this race.", n=total)
        canvas.text(told, left, top + 66, SMALL, palette.muted)
        size = round(min(_SIZE, (self._step - 40) / 292), 2)
        for at, (card, played, count) in enumerate(self._kinds):
            row, column = divmod(at, self._columns)
            x = left + _CELL[0] * (column + 0.5)
            y = top + _HEAD + self._step * row + 146 * size
            draw_card(canvas, face_of(card), CardPlace(x, y, size))
            colour = palette.accent if played else palette.muted
            told = say("{played} of {count}", played=played, count=count)
            canvas.text(told, x, y + 146 * size + 18, NUMERAL.sized(19), colour, align=0.5)
        self._form.draw(canvas, palette)


def played_of_kinds(deck: Deck, discards: tuple[CardId, ...]) -> list[tuple[Card, int, int]]:
    """Return each kind of card, how many were played and how many there are, of any colour."""
    played = Counter(discards)
    kinds: dict[tuple[str, int, bool], tuple[Card, int, int]] = {}
    for at, (card, count) in enumerate(deck.counts):
        key = (str(card_title(card.kind)), card.places, card.team is None)
        first, before, all_of_kind = kinds.get(key, (card, 0, 0))
        kinds[key] = (first, before + played[CardId(at)], all_of_kind + count)
    return list(kinds.values())
