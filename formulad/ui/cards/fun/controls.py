"""Controls: the widgets of the side panel and of the stall, by what is asked."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.cards.fun.auction import may_be_opened
from formulad.cards.fun.moves import Bid, OpenAuction, Pass
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.cards.fun.market_stand import LotSpot, market_places, turns_left
from formulad.ui.cards.fun.offers import Offer, card_offers, draw_offers, end_offer
from formulad.ui.cards.fun.side_panel import BUTTON_HEIGHT, LOW, StepButton, stacked, step_places
from formulad.ui.toolkit.widgets.button import Button, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import MarketCard, State
    from formulad.cards.packs import CardId
    from formulad.ui.cards.fun.fun_layout import FunLayout
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.widgets.widget import Widget


class Turn(Enum):
    """What a button does to the panel itself."""

    LESS = auto()
    MORE = auto()
    CANCEL = auto()


BID, PASS, END = "bid", "pass", "end-turn"
USES = ("do-0", "do-1", "do-2")
FIRST = USES[0]
"""Ids of buttons that the keys go to."""
_ROOMY = 410.0
"""A panel at least so high has room for large buttons below the scale of a bid."""


@frozen
class PriceRange:
    """The prices that can be named."""

    price: int
    lowest: int
    highest: int


def draw_buttons(rect: Rect, game: Fun, view: State) -> tuple[Widget, ...]:
    """Return the buttons by which cards are drawn."""
    offers = draw_offers(game, view)
    places = stacked(rect, len(offers), height=draw_height(rect))
    return tuple(
        _button(f"do-{at}", place, offer, Kind.PRIMARY if not at else Kind.SECONDARY)
        for at, (place, offer) in enumerate(zip(places, offers, strict=True))
    )


def turn_buttons(rect: Rect, game: Fun, view: State, card: CardId | None) -> tuple[Widget, ...]:
    """Return what can be done with a card of the hand, and the end of the turn."""
    offers = () if card is None else card_offers(game, view, card)
    *places, last = stacked(rect, len(offers) + 1)
    buttons = [
        _button(f"do-{at}", place, offer, Kind.PRIMARY if not at else Kind.SECONDARY)
        for at, (place, offer) in enumerate(zip(places, offers, strict=True))
    ]
    return (*buttons, _end(last, game, view, is_main=card is None))


def auction_buttons(
    rect: Rect, game: Fun, view: State, lot: MarketCard, prices: PriceRange
) -> tuple[Widget, ...]:
    """Return what can be done with a card of the market."""
    first, second, last = stacked(rect, 3, height=48 if rect.height < LOW else BUTTON_HEIGHT)
    move = OpenAuction(lot.card, lot.seat, prices.price)
    refusal = game.refusal(view, move)
    label = say("Auction from {n} M$", n=prices.price)
    reason = "" if refusal is None else refusal.sentence
    return (
        *_steps(rect, prices),
        _button("do-0", first, Offer(label, move, reason), Kind.PRIMARY),
        Button("cancel", second, say("Leave it").upper(), command=Turn.CANCEL),
        _end(last, game, view, is_main=False),
    )


def bid_buttons(rect: Rect, prices: PriceRange, money: int) -> tuple[Widget, ...]:
    """Return the buttons of a bid."""
    first, last = stacked(rect, 2, height=bid_height(rect))
    is_bluff = prices.price > money
    label = say("Bluff: bid {n}", n=prices.price) if is_bluff else say("Bid {n}", n=prices.price)
    kind = Kind.DANGER if is_bluff else Kind.PRIMARY
    return (
        *_steps(rect, prices),
        Button(BID, first, label.upper(), kind, size=24, command=Bid(prices.price)),
        Button(PASS, last, say("Pass").upper(), command=Pass()),
    )


def draw_height(rect: Rect) -> float:
    """Return how tall the buttons are by which cards are drawn."""
    return BUTTON_HEIGHT if rect.height < LOW else 68.0


def bid_height(rect: Rect) -> float:
    """Return how tall the buttons of a bid are."""
    return 50.0 if rect.height < _ROOMY else 62.0


def _steps(rect: Rect, prices: PriceRange) -> tuple[StepButton, StepButton]:
    _, minus, plus = step_places(rect)
    return (
        StepButton("less", minus, "−", prices.price > prices.lowest, Turn.LESS),
        StepButton("more", plus, "+", prices.price < prices.highest, Turn.MORE),
    )


def cancel_button(rect: Rect) -> Button:
    """Return the button that leaves a choice."""
    (place,) = stacked(rect, 1)
    return Button("cancel", place, say("Back").upper(), icon="left", command=Turn.CANCEL)


def _end(rect: Rect, game: Fun, view: State, *, is_main: bool) -> Button:
    offer = end_offer(game, view)
    return _button(END, rect, offer, Kind.PRIMARY if is_main else Kind.SECONDARY)


def _button(name: str, rect: Rect, offer: Offer, kind: Kind) -> Button:
    return Button(
        name,
        rect,
        offer.label.upper(),
        kind,
        offer.icon,
        enabled=not offer.reason,
        size=BUTTON_HEIGHT * 0.36,
        command=offer.command,
    )


def lot_spots(
    layout: FunLayout,
    game: Fun,
    state: State,
    names: Sequence[str],
    face: Callable[[CardId], CardFace],
    chosen: MarketCard | None = None,
) -> tuple[LotSpot, ...]:
    """Return the cards of the market; the one under the hammer lies on its block."""
    lots = list(state.market)
    if state.auction is not None and state.auction.lot in lots:
        lots.remove(state.auction.lot)
    places = market_places(layout.shelf, len(lots), has_block=state.auction is not None)
    spots = []
    for at, (lot, place) in enumerate(zip(lots, places, strict=True)):
        is_dull = not may_be_opened(state, lot.card)
        spots.append(
            LotSpot(
                f"lot-{at}",
                place,
                face(lot.card),
                lot.seat,
                names[lot.seat],
                turns_left(game.setting, state, lot),
                lot == chosen,
                is_dull,
                lot,
            )
        )
    return tuple(spots)
