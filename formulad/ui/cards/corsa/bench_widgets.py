"""Widgets of the bench: decks to buy from, slots of the car, and what ends a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.moves import Buy, Market, Sell, Wish
from formulad.cards.corsa.questions import Question
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say
from formulad.ui.cards.kit.card_backs import Back
from formulad.ui.cards.kit.card_face import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, CardFace
from formulad.ui.cards.kit.card_marks import draw_hover_ring
from formulad.ui.cards.kit.card_place import CardPlace, draw_card
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, in_lines
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.lettering import NAME, NUMERAL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.button import Kind as ButtonKind
from formulad.ui.toolkit.widgets.widget import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.packs import CardId
    from formulad.ui.cards.corsa.bench_choices import BenchChoices
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look, Widget

BUILD, SELL, LEAVE, HIRE, WAIT = "build", "sell", "leave", "hire", "wait"
BUY = {Kind.TECHNIQUE: "buy-technique", Kind.STRATEGY: "buy-strategy"}
SLOTS = ("slot-strategy", "slot-first", "slot-second", "slot-third", "slot-fourth")
_BUTTON = 64.0
_PAD = 18.0
_LOW, _LOWEST = 360.0, 300.0
_LOW_BUTTON, _LOW_PAD = 54.0, 12.0
_LOW_DECK = 84.0
_EMPTY = rgb("8A3A1E")
_HINT, _HINT_LINES = 0.16, 5
"""How high letters in an empty place are of its width, and in how many lines."""


@frozen
class Slot(Pressable):
    """A place of the car: the card that lies there is taken back by pressing it."""

    id: str
    rect: Rect
    face: CardFace | None
    hint: str

    @property
    def focusable(self) -> bool:
        """Whether there is a card to take back."""
        return self.face is not None

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return CARD_RADIUS * self.rect.width / CARD_WIDTH

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the card, or what may lie there."""
        del palette
        place = CardPlace.at(self.rect)
        if self.face is None:
            canvas.box(self.rect, None, radius=self.radius, line=_EMPTY, line_width=2.5)
            letters = NAME.sized(min(NAME.size, self.rect.width * _HINT))
            lines, style = in_lines(canvas, self.hint, letters, self.rect.width - 14, _HINT_LINES)
            draw_lines(canvas, lines, self.rect.center, style, _EMPTY, align=0.5)
            return
        draw_card(canvas, self.face, place)
        draw_hover_ring(canvas, place, look.hovered)


@frozen
class DeckForSale(Pressable):
    """A deck whose top card can be bought."""

    id: str
    rect: Rect
    title: str
    price: int
    left: int
    """How many cards it has."""
    reason: str = ""
    """Why nothing can be bought of it."""
    command: object = None

    @property
    def focusable(self) -> bool:
        """Whether a card can be bought."""
        return not self.reason

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 16.0

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw the deck, what a card of it costs, and why none can be bought."""
        rect = self.rect.move(0, 2 if look.pressed else 0)
        fill = palette.secondary_hover if look.hovered else palette.inset
        line = SUN if look.hovered else palette.line
        canvas.box(rect, fill, radius=16, line=line, line_width=2)
        size = min(0.52, (rect.height - 24) / CARD_HEIGHT)
        back = CardPlace(rect.left + 16 + CARD_WIDTH * size / 2, rect.centery, size)
        share = 1.0 if self.focusable else 0.45
        draw_card(canvas, Back.ARCHES, back, opacity=share)
        canvas.disc(back.rect.right - 4, back.rect.top + 6, 19, SUN, line=INK, line_width=2)
        figure = NUMERAL.sized(19)
        x, y = back.rect.right - 4, back.rect.top + 7
        canvas.text(str(self.left), x, y, figure, INK, align=0.5)
        is_low = rect.height < _LOW_DECK
        left = back.rect.right + (20 if is_low else 26)
        room = rect.right - (10 if is_low else 16) - left
        title = NAME.sized(18 if is_low else 20)
        lines, style = in_lines(canvas, self.title, title, room, 1 if is_low else 2)
        draw_lines(canvas, lines, (left, rect.top + rect.height * 0.32), style, palette.text)
        told = self.reason or counted(self.price, "for {n} recruit", "for {n} recruits")
        lines, style = in_lines(canvas, told, NAME.sized(16), room, 1 if is_low else 3)
        ink = palette.muted if self.reason else palette.accent
        draw_lines(canvas, lines, (left, rect.top + rect.height * 0.68), style, ink)


def shop_decks(choices: BenchChoices, shop: Rect, left: dict[Kind, int]) -> Sequence[Widget]:
    """Return the two decks of the market, one below the other."""
    price = choices.game.setting.deck.buy_price
    titles = {
        Kind.TECHNIQUE: say("A technique card"),
        Kind.STRATEGY: say("A strategy card"),
    }
    height = (shop.height - 52 - 3 * 12) / 2
    return [
        DeckForSale(
            BUY[kind],
            Rect(shop.left + 14, shop.top + 52 + at * (height + 12), shop.width - 28, height),
            titles[kind],
            price,
            left[kind],
            choices.refusal(Buy(kind)) or "",
            Buy(kind),
        )
        for at, kind in enumerate(Kind)
    ]


def foot_buttons(
    choices: BenchChoices, question: Question, bench: Rect, chosen: CardId | None
) -> Sequence[Widget]:
    """Return the buttons at the foot of the bench."""
    match question:
        case Question.MARKET:
            return _market_buttons(choices, bench, chosen)
        case Question.WISH:
            return _wish_buttons(choices, bench)
        case Question.CAR:
            label = say("Close the garage") if choices.car else say("Choose a strategy card")
            place = _foot(bench, 2)[1] if is_low(bench) else _foot(bench, 1)[0]
            kind = ButtonKind.PRIMARY
            enabled = choices.car is not None
            return [Button(BUILD, place, label.upper(), kind, "lock", enabled=enabled)]


def _market_buttons(choices: BenchChoices, bench: Rect, chosen: CardId | None) -> Sequence[Widget]:
    leave = Button(
        LEAVE,
        _foot(bench, 2 if choices.sells_anything else 1)[-1],
        say("To the drivers").upper(),
        ButtonKind.PRIMARY,
        "right",
        enabled=choices.may_leave,
        reason=choices.refusal(Market.LEAVE) or "",
        command=Market.LEAVE,
    )
    if not choices.sells_anything:
        return [leave]
    can_sell = chosen is not None and choices.may(Sell(chosen))
    worth = choices.sale_worth
    label = counted(worth, "Sell it for {n} recruit", "Sell it for {n} recruits")
    shown = label if can_sell else say("Choose a card to sell")
    command = Sell(chosen) if chosen is not None and can_sell else None
    sale = _foot(bench, 2)[0]
    return [Button(SELL, sale, shown.upper(), enabled=can_sell, command=command), leave]


def _wish_buttons(choices: BenchChoices, bench: Rect) -> Sequence[Widget]:
    hire, wait = _foot(bench, 2)
    cost = choices.game.setting.grades[choices.view.grade].cost
    label = counted(cost, "Hire for {n} recruit", "Hire for {n} recruits")
    return [
        Button(
            HIRE,
            hire,
            label.upper(),
            ButtonKind.PRIMARY,
            "human",
            enabled=choices.may_hire,
            reason=choices.refusal(Wish.HIRE) or "",
            command=Wish.HIRE,
        ),
        Button(WAIT, wait, say("Wait for others").upper(), command=Wish.WAIT),
    ]


def is_low(bench: Rect) -> bool:
    """Return whether there is little room: what is summed up then stands beside the button."""
    return bench.height < _LOW


def is_lowest(bench: Rect) -> bool:
    """Return whether there is hardly any room: what a card is worth is then read on the card."""
    return bench.height < _LOWEST


def foot_top(bench: Rect) -> float:
    """Return where the buttons at the foot of a bench begin."""
    return bench.bottom - (_LOW_PAD + _LOW_BUTTON if is_lowest(bench) else _PAD + _BUTTON)


def sum_place(bench: Rect) -> Rect:
    """Return where is told what a car sums up to."""
    if is_low(bench):
        return _foot(bench, 2)[0]
    top = foot_top(bench) - 54
    return Rect(bench.left + _PAD, top, bench.width - 2 * _PAD, 46)


def _foot(bench: Rect, count: int) -> tuple[Rect, ...]:
    width = (bench.width - 2 * _PAD - 14 * (count - 1)) / count
    top, height = foot_top(bench), _LOW_BUTTON if is_lowest(bench) else _BUTTON
    return tuple(
        Rect(bench.left + _PAD + at * (width + 14), top, width, height) for at in range(count)
    )


def car_slots(
    choices: BenchChoices, bench: Rect, face: Callable[[CardId], CardFace]
) -> Sequence[Slot]:
    """Return the places of the car for its strategy card and its techniques."""
    cards: list[CardId | None] = [choices.strategy, *choices.techniques]
    most = choices.game.setting.deck.most_techniques
    cards += [None] * (1 + most - len(cards))
    hints = [say("one strategy card"), *[say("a technique card, if you like")] * most]
    places = slot_places(bench, most)
    return [
        Slot(SLOTS[at], places[at], None if card is None else face(card), hints[at])
        for at, card in enumerate(cards)
    ]


def slot_places(bench: Rect, most: int) -> tuple[Rect, ...]:
    """Return where the cards of a car lie: strategy, techniques; the driver is after the first."""
    every = _places(bench, most + 2)
    return (every[0], *every[2:])


def driver_place(bench: Rect, most: int) -> Rect:
    """Return where the driver lies among the cards of a car."""
    return _places(bench, most + 2)[1]


def _places(bench: Rect, count: int) -> tuple[Rect, ...]:
    top = bench.top + (38 if is_low(bench) else 50)
    below = 12 if is_lowest(bench) else 36 if is_low(bench) else 84
    room = foot_top(bench) - below - top
    width = min(
        (bench.width - 2 * _PAD - 16 * (count - 1)) / count, room * CARD_WIDTH / CARD_HEIGHT
    )
    height = width * CARD_HEIGHT / CARD_WIDTH
    whole = count * width + 16 * (count - 1)
    left = bench.centerx - whole / 2
    return tuple(Rect(left + at * (width + 16), top, width, height) for at in range(count))
