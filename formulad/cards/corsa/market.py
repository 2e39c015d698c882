"""Market: cards are sold and bought before a race, one player after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.events import CardBought, CardSold, PlayerExcluded, RaceSatOut
from formulad.cards.corsa.hands import draw_due, drawn, left_in, paid, returned
from formulad.cards.corsa.moves import Buy, Market, Sell
from formulad.cards.corsa.outcomes import CARD
from formulad.cards.corsa.questions import Purpose
from formulad.cards.corsa.state import Hand, Stage, State, holds
from formulad.cards.packs import CardId
from formulad.kernel.game import Step, refuse
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.corsa.moves import Move
    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import CorsaStep
    from formulad.kernel.game import Chance, Refusal


def earned(setting: Setting, state: State, cards: int = 1) -> int:
    """Return what the sale of cards brings: as many recruits as the bank still has (COR-15)."""
    price = setting.deck.sell_price * cards
    return min(price, state.bank) if setting.bank_is_limited else price


def must_sell(setting: Setting, state: State) -> bool:
    """Return whether the player has no recruit and has to sell for one (COR-14)."""
    has_cards = bool(len(state.hands[state.seat]))
    return not state.recruits[state.seat] and has_cards and bool(earned(setting, state))


def may_buy(setting: Setting, state: State, kind: Kind) -> bool:
    """Return whether a card of a kind is for sale.

    There is one in a race (COR-18), while the deck lasts (COR-19).
    """
    return left_in(state, kind) > 0 and (setting.buys_freely or kind not in state.bought)


def lacks_strategy(setting: Setting, state: State) -> bool:
    """Return whether the player has no strategy card, but may buy one."""
    return not state.hands[state.seat].strategies and may_buy(setting, state, Kind.STRATEGY)


def must_buy(setting: Setting, state: State) -> bool:
    """Return whether the player can pay a strategy card and a driver, and has to (COR-20)."""
    return lacks_strategy(setting, state) and state.recruits[state.seat] >= setting.to_race


def may_sell_to_race(setting: Setting, state: State) -> bool:
    """Return whether techniques may be sold to pay for a strategy card and a driver (COR-21).

    Nobody may who takes the sentence on exclusion at its word (COR-22).
    """
    recruits, techniques = state.recruits[state.seat], state.hands[state.seat].techniques
    within_reach = recruits + earned(setting, state, len(techniques))
    is_short = recruits < setting.to_race <= within_reach
    return is_short and not setting.is_literal and lacks_strategy(setting, state)


def moves(setting: Setting, state: State) -> tuple[Move, ...]:
    """Return what a player may do: sales as the cards lie in the hand, purchases, then leaving."""
    hand = state.hands[state.seat]
    cards = dict.fromkeys((*hand.techniques, *hand.strategies))
    every: list[Move] = [*map(Sell, cards), *map(Buy, Kind), Market.LEAVE]
    return tuple(move for move in every if refusal(setting, state, move) is None)


def refusal(setting: Setting, state: State, move: Move) -> Refusal | None:
    """Return why a player may not do something here, or None if they may."""
    match move:
        case Sell(card):
            return _sale_refusal(setting, state, card)
        case Buy(kind):
            return _purchase_refusal(setting, state, kind)
        case Market.LEAVE:
            return _leaving_refusal(setting, state)
        case _:
            return refuse("COR-12", "First comes the market: sell, buy or leave it.")


def _sale_refusal(setting: Setting, state: State, card: CardId) -> Refusal | None:
    if not holds(state, state.seat, card):
        return refuse("COR-14", "This card is not in the hand.")
    if not earned(setting, state):
        return refuse("COR-15", "The bank has no recruits to pay with.")
    if must_sell(setting, state) or setting.sells_freely:
        return None
    if may_sell_to_race(setting, state):
        is_technique = setting.deck.cards[card].kind is Kind.TECHNIQUE
        return (
            None if is_technique else refuse("COR-21", "Sell techniques, to buy a strategy card.")
        )
    return refuse("COR-16", "Cards are sold by who has no recruit left.")


def _purchase_refusal(setting: Setting, state: State, kind: Kind) -> Refusal | None:
    recruits, price = state.recruits[state.seat], setting.deck.buy_price
    if not left_in(state, kind):
        return refuse("COR-19", "The deck is empty.")
    if not may_buy(setting, state, kind):
        return refuse("COR-18", "One extra card of each kind is enough for a race.")
    if recruits < price:
        return refuse(
            "COR-17",
            "A card costs {price} recruits, and there are {recruits}.",
            price=price,
            recruits=recruits,
        )
    if kind is Kind.TECHNIQUE and must_buy(setting, state):
        return refuse("COR-20", "First buy a strategy card: without one there is no race.")
    return None


def _leaving_refusal(setting: Setting, state: State) -> Refusal | None:
    if must_sell(setting, state):
        return refuse("COR-14", "Sell a card: without a recruit there is no driver.")
    if must_buy(setting, state):
        return refuse("COR-20", "Buy a strategy card: without one there is no race.")
    return None


def visit(setting: Setting, state: State) -> CorsaStep:
    """Return the market with the next player at it, or the hiring once all have been there.

    Who can do nothing there is not asked, unless others would learn from it what they have.
    """
    if state.at == len(state.order):
        return Step(replace(state, stage=Stage.OFFER, at=0))
    return Step(_asked(setting, replace(state, bought=(), wanted=None)))


def _asked(setting: Setting, state: State) -> State:
    """Return the market as the player finds it, who leaves it where nothing is to be done."""
    has_choice = setting.hides_recruits or moves(setting, state) != (Market.LEAVE,)
    goes_on = has_choice and not _is_lost(setting, state)
    return replace(state, stage=Stage.MARKET if goes_on else Stage.LEAVE)


def _is_lost(setting: Setting, state: State) -> bool:
    """Return whether the player is out of the game at once, whatever they could sell (COR-24)."""
    return setting.is_literal and _has_nothing(state)


def _has_nothing(state: State) -> bool:
    return not state.hands[state.seat].strategies and not state.recruits[state.seat]


def decide(setting: Setting, state: State, move: Move) -> CorsaStep:
    """Return the market after a decision."""
    match move:
        case Sell(card):
            return _sell(setting, state, card)
        case Buy(kind):
            charged = paid(state, state.seat, setting.deck.buy_price)  # rules: COR-17
            return Step(replace(charged, stage=Stage.BUY, wanted=kind))
        case _:
            return Step(replace(state, stage=Stage.LEAVE))


def _sell(setting: Setting, state: State, card: CardId) -> CorsaStep:
    """Put a card back into its deck, for the recruits that the bank still has (COR-15)."""
    seat = state.seat
    sold = paid(returned(setting, state, seat, card), seat, -earned(setting, state))
    return Step(_asked(setting, sold), (CardSold(seat, card),))


def card_due(state: State) -> Chance[Purpose]:
    """Return the card that was bought: the top one of its deck (COR-17)."""
    return draw_due(state, state.seat, state.wanted or Kind.TECHNIQUE, Purpose.BUY)


def take_card(setting: Setting, state: State, lot: int) -> CorsaStep:
    """Return the market after a card was bought."""
    card, seat = CardId(lot - CARD), state.seat
    kind = setting.deck.cards[card].kind
    held = drawn(setting, state, seat, card)
    bought = replace(held, bought=(*state.bought, kind), wanted=None)
    return Step(_asked(setting, bought), (CardBought(seat, card),))


def leave(setting: Setting, state: State) -> CorsaStep:
    """Return the market after a player left it.

    Without a strategy card they sit out the race (COR-25); without recruits either they are out of
    the game, and what they hold goes back (COR-23).
    """
    seat = state.seat
    if state.hands[seat].strategies:
        return Step(replace(state, stage=Stage.VISIT, at=state.at + 1))
    if setting.excludes and _has_nothing(state):
        return Step(_excluded(setting, state, seat), (PlayerExcluded(seat),))
    sits = replace(
        state, stage=Stage.VISIT, at=state.at + 1, sitting_out=(*state.sitting_out, seat)
    )
    return Step(sits, (RaceSatOut(seat),))


def _excluded(setting: Setting, state: State, seat: int) -> State:
    for card in state.hands[seat].techniques:
        state = returned(setting, state, seat, card)
    order = tuple(each for each in state.order if each != seat)
    hands = (*state.hands[:seat], Hand(), *state.hands[seat + 1 :])
    return replace(
        state, stage=Stage.VISIT, order=order, hands=hands, excluded=(*state.excluded, seat)
    )
