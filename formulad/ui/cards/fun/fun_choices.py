"""Choices of who is asked: a card of the stall and its price, a special, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun import auction
from formulad.cards.fun.questions import Question
from formulad.kernel.frozen import frozen
from formulad.ui.cards.fun.card_faces import face_of
from formulad.ui.cards.fun.controls import (
    PriceRange,
    auction_buttons,
    bid_buttons,
    cancel_button,
    draw_buttons,
    lot_spots,
    turn_buttons,
)
from formulad.ui.cards.fun.offers import driver_picks, special_picks, spy_picks
from formulad.ui.cards.fun.picker import Pick, pick_tiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import MarketCard, State
    from formulad.cards.packs import CardId
    from formulad.ui.cards.fun.fun_layout import FunLayout
    from formulad.ui.cards.kit.card_face import CardFace
    from formulad.ui.toolkit.widgets.widget import Widget


@frozen
class Asked:
    """Somebody before the screen is asked something, or nobody is."""

    game: Fun
    state: State
    view: State
    """The state as they know it."""
    question: Question | None
    names: tuple[str, ...]
    card: CardId | None
    """The card of their hand that is looked at."""


class FunChoices:
    """What is chosen so far, before anything is decided."""

    def __init__(self) -> None:
        """Nothing is chosen yet."""
        self.lot: MarketCard | None = None
        """The card of the stall."""
        self.picking: CardId | None = None
        """The special of which is to be said for what it is played."""
        self._price = 0

    # What a player chooses

    def choose_lot(self, lot: MarketCard) -> None:
        """Choose a card of the stall, at the lowest price."""
        self.lot, self.picking, self._price = lot, None, 0

    def pick_for(self, card: CardId) -> None:
        """Choose for what a special is played."""
        self.picking = card

    def change_price(self, asked: Asked, steps: int) -> None:
        """Name a higher price, or a lower one."""
        prices = self.prices(asked)
        self._price = max(prices.lowest, min(prices.price + steps, prices.highest))

    def put_back(self) -> None:
        """Choose nothing any more."""
        self.lot = self.picking = None

    def begin_anew(self) -> None:
        """Choose nothing any more, and no price: something was decided."""
        self.put_back()
        self._price = 0

    # What there is to choose from

    def prices(self, asked: Asked) -> PriceRange:
        """Return the prices that can be named now."""
        setting, state = asked.game.setting, asked.state
        if asked.question is Question.BID:
            lowest = auction.lowest_bid(state)
            highest = auction.ceiling(setting, state, auction.bidder(state))
        else:
            lowest = setting.options.min_opening_price
            highest = auction.highest_opening(setting, state)
        price = max(lowest, min(self._price, highest))
        return PriceRange(price, lowest, max(lowest, highest))

    def picks(self, asked: Asked) -> tuple[Pick, ...]:
        """Return what there is to choose from in the stall."""
        game, state = asked.game, asked.state
        match asked.question:
            case Question.RETURN:
                return driver_picks(game, state.teams[auction.buyer(state)].drivers)
            case Question.SPY:
                return spy_picks(game, asked.view)
            case Question.ACT if self.picking is not None:
                return special_picks(game, asked.view, self.picking, asked.names)
            case _:
                return ()

    def widgets(self, asked: Asked, layout: FunLayout) -> Sequence[Widget]:
        """Return the cards of the stall and the buttons that can be used."""
        side = layout.side
        if picks := self.picks(asked):
            cancel = [cancel_button(side)] if self.picking is not None else []
            return (*pick_tiles(layout.stall, picks), *cancel)
        match asked.question:
            case Question.DRAW:
                return draw_buttons(side, asked.game, asked.view)
            case Question.BID:
                money = asked.state.money[auction.bidder(asked.state)]
                return bid_buttons(side, self.prices(asked), money)
            case Question.ACT:
                return (*self._lots(asked, layout), *self._turn_buttons(asked, layout))
            case _:
                return ()

    def _lots(self, asked: Asked, layout: FunLayout) -> Sequence[Widget]:
        def face(card: CardId) -> CardFace:
            return face_of(asked.game.setting, card)

        return lot_spots(layout, asked.game, asked.state, asked.names, face, self.lot)

    def _turn_buttons(self, asked: Asked, layout: FunLayout) -> Sequence[Widget]:
        if self.lot is not None:
            prices = self.prices(asked)
            return auction_buttons(layout.side, asked.game, asked.view, self.lot, prices)
        return turn_buttons(layout.side, asked.game, asked.view, asked.card)
