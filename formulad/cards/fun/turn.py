"""Turn: cards are drawn, anything is done in any order, and no hand is passed on too full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.bank import paid
from formulad.cards.fun.cards import FREE_TO_DISCARD, CardKind
from formulad.cards.fun.events import (
    CardDrawn,
    CircuitsShown,
    Discarded,
    LeftMarket,
    PileRenewed,
    PutOnMarket,
    Reason,
    SponsorPlayed,
    TurnBegan,
)
from formulad.cards.fun.outcomes import CARD
from formulad.cards.fun.questions import Purpose
from formulad.cards.fun.setup import off_the_pile
from formulad.cards.fun.state import Stage, State, Turn
from formulad.cards.fun.teams import (
    MOST_SPONSORS,
    from_hand,
    on_market,
    someone_ready,
    to_hand,
    with_team,
)
from formulad.cards.packs import CardId, odds, pack_of
from formulad.kernel.game import Chance, Seat, Step, refuse
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.events import Event
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import FunStep
    from formulad.kernel.game import Refusal

GIVEN_UP = 12
"""After so many rounds without a whole car nobody builds one any more."""


def begin(state: State) -> FunStep:
    """Clear the market of what was turned to whoever has the turn now (FUN-4)."""
    gone = tuple(each for each in state.market if each.seat == state.at)
    begun = replace(
        state,
        stage=Stage.DRAW,
        market=tuple(each for each in state.market if each.seat != state.at),
        discards=(*state.discards, *(each.card for each in gone)),
        turns=state.turns + 1,
        turn=Turn(),
    )
    left = (LeftMarket(*each) for each in gone)
    return Step(begun, (TurnBegan(state.at), *left))


def draw_refusal(setting: Setting, state: State, cards: int) -> Refusal | None:
    """Return why so many cards cannot be drawn (FUN-5)."""
    costs = setting.deck.draw_costs
    if not 1 <= cards <= len(costs):
        return refuse("FUN-5", "You may draw 1 to {most} cards.", most=len(costs))
    if costs[cards - 1] > state.money[state.at]:
        return refuse(
            "FUN-5",
            "{cards} cards cost {cost} M$; you have {money} M$.",
            cards=cards,
            cost=costs[cards - 1],
            money=state.money[state.at],
        )
    there = state.left + len(state.discards)
    if cards > max(1, there):
        return refuse("FUN-6", "Only {there} cards are left to be drawn.", there=there)
    return None


def draw(setting: Setting, state: State, cards: int) -> FunStep:
    """Pay for the cards that will be drawn (FUN-5)."""
    cost = setting.deck.draw_costs[cards - 1]
    drawing = replace(state, stage=Stage.DRAWING, turn=replace(state.turn, draws=cards))
    return paid(drawing, state.at, -cost, Reason.DRAW)


def before_card(state: State) -> FunStep:
    """Renew an empty pile by the discards (FUN-6), or go on once all cards are drawn."""
    if not state.turn.draws or not state.left + len(state.discards):
        return Step(replace(state, stage=Stage.ACT, turn=replace(state.turn, draws=0)))
    pile = pack_of(state.discards)
    renewed = replace(state, pile=pile, left=len(pile), discards=())
    return Step(renewed, (PileRenewed(len(pile)),))


def needs_card(state: State) -> bool:
    """Return whether a card comes up next: one is due, and there is a pile."""
    return state.turn.draws > 0 and state.left > 0


def card_due(state: State) -> Chance[Purpose]:
    """Return the card of the pile that is due."""
    return Chance(Seat(state.at), "card", Purpose.DRAW, odds(state.pile, CARD))


def take_card(setting: Setting, state: State, lot: int) -> FunStep:
    """Return the hand with one card more."""
    card, seat = CardId(lot - CARD), state.at
    drawn = off_the_pile(to_hand(state, seat, card), card)
    turn = replace(state.turn, draws=state.turn.draws - 1)
    return in_hand(setting, replace(drawn, turn=turn), (CardDrawn(seat, card),))


def in_hand(setting: Setting, state: State, events: tuple[Event, ...]) -> FunStep:
    """Show and replace a hand that is full of circuits, however the last one came (FUN-7).

    It could never be passed on. As many cards are drawn as are dealt at the beginning.
    """
    circuits = tuple(card for card in state.hands[state.at] if card in setting.circuits)
    if len(circuits) < setting.full_hand:
        return Step(replace(state, stage=Stage.DRAWING), events)
    shown = replace(
        state, stage=Stage.DRAWING, turn=replace(state.turn, draws=_new_cards(setting, state))
    )
    for card in circuits:
        shown = from_hand(shown, state.at, card)
    shown = replace(shown, discards=(*shown.discards, *circuits))
    return Step(shown, (*events, CircuitsShown(state.at, circuits)))


def _new_cards(setting: Setting, state: State) -> int:
    return state.turn.draws + setting.deck.hand_start


def put_up_refusal(setting: Setting, state: State, card: CardId) -> Refusal | None:
    """Return why a card cannot go to the market (FUN-8)."""
    if card not in state.hands[state.at]:
        return not_in_hand()
    if not setting.card(card).is_part:
        return refuse("FUN-8", "Only engines, chassis and drivers go to the market.")
    return None


def put_up(state: State, card: CardId) -> FunStep:
    """Put a card of the hand on the market, turned to its player (FUN-8)."""
    put = on_market(from_hand(state, state.at, card), card, state.at)
    return Step(put, (PutOnMarket(state.at, card),))


def sponsor_refusal(setting: Setting, state: State, card: CardId) -> Refusal | None:
    """Return why a sponsor cannot be played (FUN-17)."""
    if card not in state.hands[state.at]:
        return not_in_hand()
    if setting.card(card).kind is not CardKind.SPONSOR:
        return refuse("FUN-17", "This card is no sponsor.")
    if state.turn.has_sponsor:
        return refuse("FUN-17", "One sponsor in a turn: another one can come in your next turn.")
    if len(state.teams[state.at].sponsors) >= MOST_SPONSORS:
        return refuse("FUN-17", "You have two sponsors in play already.")
    return None


def play_sponsor(setting: Setting, state: State, card: CardId) -> FunStep:
    """Bring a sponsor into play, who pays at once (FUN-18)."""
    seat, team = state.at, state.teams[state.at]
    played = with_team(
        from_hand(state, seat, card), seat, team._replace(sponsors=(*team.sponsors, card))
    )
    played = replace(played, turn=replace(state.turn, has_sponsor=True))
    after, events = paid(played, seat, setting.card(card).value, Reason.SPONSOR, card)
    return Step(after, (SponsorPlayed(seat, card), *events))


def discard_refusal(setting: Setting, state: State, card: CardId) -> Refusal | None:
    """Return why a card cannot be thrown away (FUN-33, FUN-34)."""
    hand, limit = state.hands[state.at], setting.deck.hand_limit
    if card not in hand:
        return not_in_hand()
    if len(hand) <= limit:
        return refuse(
            "FUN-33", "Cards are thrown away only while you hold more than {limit}.", limit=limit
        )
    kind = setting.card(card).kind
    if kind in FREE_TO_DISCARD:
        return None
    if kind is CardKind.CIRCUIT:
        if not someone_ready(state):
            return None
        return refuse("FUN-34", "A circuit may not be thrown away while a race could be driven.")
    return refuse("FUN-34", "Engines, chassis and drivers go to the market or stay in the hand.")


def discard(state: State, card: CardId) -> FunStep:
    """Throw a card away."""
    thrown = from_hand(state, state.at, card)
    thrown = replace(thrown, discards=(*state.discards, card))
    return Step(thrown, (Discarded(state.at, card),))


def end_refusal(setting: Setting, state: State) -> Refusal | None:
    """Return why the turn cannot be passed on (FUN-25, FUN-33)."""
    hand, limit = state.hands[state.at], setting.deck.hand_limit
    if must_race(setting, state):
        return refuse(
            "FUN-25",
            "{rounds} rounds passed without a race: play your circuit.",
            rounds=setting.options.stall_guard,
        )
    if len(hand) > limit:
        return refuse(
            "FUN-33",
            "You hold {cards} cards, and may keep {limit}.",
            cards=len(hand),
            limit=limit,
        )
    return None


def must_race(setting: Setting, state: State) -> bool:
    """Return whether who has the turn has to call a race: all have waited too long (FUN-25)."""
    guard = setting.options.stall_guard
    return (
        guard > 0
        and not state.turn.has_raced
        and state.quiet >= guard * setting.seats
        and someone_ready(state)
        and any(card in setting.circuits for card in state.hands[state.at])
    )


def end(setting: Setting, state: State) -> FunStep:
    """Pass the turn on, clockwise (FUN-3), and count how long there was no race."""
    is_ready = someone_ready(state)
    waited = state.quiet + is_ready
    ended = replace(
        state,
        stage=Stage.TURN,
        at=(state.at + 1) % setting.seats,
        quiet=0 if state.turn.has_raced else waited,
        idle=0 if is_ready else state.idle + 1,
    )
    return _without_cars(setting, ended)


def _without_cars(setting: Setting, state: State) -> FunStep:
    """Help where nobody had a whole car for too long (FUN-46), or end it all (FUN-47).

    Bluffs can ruin everybody, and no money comes in without a race; or nobody cares to bid.
    """
    rounds, rest = divmod(state.idle, setting.seats)
    guard = setting.options.stall_guard
    if not guard or rest or not rounds:
        return Step(state)
    if rounds >= GIVEN_UP:
        return Step(replace(state, stage=Stage.FINAL))
    return Step(state) if rounds % guard else _helped(setting, state)


def _helped(setting: Setting, state: State) -> FunStep:
    """Let all sponsors in play pay once."""
    told: list[Event] = []
    for seat, team in enumerate(state.teams):
        for card in team.sponsors:
            state, events = paid(state, seat, setting.card(card).value, Reason.SPONSOR, card)
            told += events
    return Step(state, tuple(told))


def not_in_hand() -> Refusal:
    """Return that somebody does not hold a card."""
    return refuse("FUN-8", "This card is not in the hand.")
