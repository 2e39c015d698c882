"""Offers: what the buttons of a turn do, and why some of them cannot be used now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.fun.cards import CardKind, Special
from formulad.cards.fun.moves import (
    CallRace,
    Discard,
    Draw,
    EndTurn,
    GiveBack,
    PlaySpecial,
    PlaySponsor,
    PutUp,
    Take,
)
from formulad.cards.fun.specials import SLOTS, plays
from formulad.cards.fun.teams import in_slot
from formulad.games.fun.card_words import card_name, card_title
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.fun.card_faces import face_of
from formulad.ui.cards.fun.picker import Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.cards.fun.moves import Move
    from formulad.cards.fun.rules import Fun
    from formulad.cards.fun.state import State
    from formulad.cards.packs import CardId


@frozen
class PickFor:
    """Open the choice of what a special is played for."""

    card: CardId


@frozen
class Offer:
    """What a button does."""

    label: Sentence
    command: Move | PickFor
    reason: str = ""
    """Why it cannot be done now; empty if it can."""
    icon: str = ""


def draw_offers(game: Fun, view: State) -> tuple[Offer, ...]:
    """Return how many cards can be drawn, and for how much."""
    offers = []
    for at, cost in enumerate(game.setting.deck.draw_costs, 1):
        told = say("for nothing") if not cost else say("for {n} M$", n=cost)
        label = counted(at, "{n} card {cost}", "{n} cards {cost}", cost=told)
        offers.append(_offer(game, view, label, Draw(at), "cards"))
    return tuple(offers)


def card_offers(game: Fun, view: State, card: CardId) -> tuple[Offer, ...]:
    """Return what can be done with a card of the hand; the usual thing first."""
    face = game.setting.card(card)
    offers = [_special(game, view, card) if face.special else _usual(game, view, card)]
    if len(view.hands[view.at]) > game.setting.deck.hand_limit:
        throw = _offer(game, view, say("Throw it away"), Discard(card), "cross")
        offers += [throw] if not throw.reason else []
    return tuple(offers)


def _usual(game: Fun, view: State, card: CardId) -> Offer:
    face = game.setting.card(card)
    match face.kind:
        case CardKind.SPONSOR:
            label = say("Sign: {n} M$ now", n=face.value)
            return _offer(game, view, label, PlaySponsor(card), "coin")
        case CardKind.CIRCUIT:
            label = say("Race on {circuit}", circuit=card_title(face))
            return _offer(game, view, label, CallRace(card), "flag")
        case _:
            return _offer(game, view, say("Put it on the market"), PutUp(card), "up")


def _special(game: Fun, view: State, card: CardId) -> Offer:
    ways = tuple(plays(game.setting, view, card))
    if len(ways) == 1 and ways[0] == PlaySpecial(card):
        return Offer(say("Play it"), ways[0], icon="star")
    if ways:
        return Offer(say("Choose for what"), PickFor(card), icon="star")
    return _offer(game, view, say("Play it"), PlaySpecial(card), "star")


def end_offer(game: Fun, view: State) -> Offer:
    """Return the end of the turn, or what is in its way."""
    return _offer(game, view, say("End the turn"), EndTurn(), "check")


def _offer(game: Fun, view: State, label: Sentence, move: Move, icon: str) -> Offer:
    refusal = game.refusal(view, move)
    return Offer(label, move, "" if refusal is None else refusal.sentence, icon)


def special_picks(game: Fun, view: State, card: CardId, names: Sequence[str]) -> tuple[Pick, ...]:
    """Return for what, or for whom, a special can be played."""
    return tuple(_pick(game, view, move, names) for move in plays(game.setting, view, card))


def _pick(game: Fun, view: State, move: PlaySpecial, names: Sequence[str]) -> Pick:
    setting, special = game.setting, game.setting.specials[move.card]
    theirs = move.target
    if theirs is None and special in SLOTS and move.seat is not None:
        theirs = in_slot(view.teams[move.seat], SLOTS[special])
    faces = tuple(face_of(setting, each) for each in (theirs, move.own) if each is not None)
    if move.seat is None:
        title = "" if theirs is None else card_name(setting.card(theirs))
    else:
        title = names[move.seat]
    return Pick(move, title, faces, move.seat, _note(game, view, move, special))


def _note(game: Fun, view: State, move: PlaySpecial, special: Special) -> str:
    """Return what is to know about a choice beside the cards it shows."""
    setting, seat = game.setting, move.seat
    match special:
        case Special.MONEY_TROUBLE if seat is not None:
            return say("has {n} M$", n=view.money[seat])
        case Special.SPY | Special.LOST_CARDS if seat is not None:
            return counted(len(view.hands[seat]), "{n} card", "{n} cards")
        case Special.ENGINE_SWAP | Special.CHASSIS_SWAP:
            mine = in_slot(view.teams[view.at], SLOTS[special])
            return "" if mine is None else say("for {card}", card=card_name(setting.card(mine)))
        case Special.DRIVER_SWAP | Special.NEW_SPONSOR if move.own is not None and move.target:
            first, second = (setting.card(each) for each in (move.target, move.own))
            return say("{card} for {other}", card=card_name(first), other=card_name(second))
        case _:
            return ""


def driver_picks(game: Fun, drivers: Sequence[CardId]) -> tuple[Pick, ...]:
    """Return which of two drivers may go."""
    return tuple(
        Pick(
            GiveBack(card),
            card_name(game.setting.card(card)),
            (face_of(game.setting, card),),
            note=say("goes to the market"),
        )
        for card in dict.fromkeys(drivers)
    )


def spy_picks(game: Fun, view: State) -> tuple[Pick, ...]:
    """Return which card a spy may take."""
    victim = view.turn.victim
    return tuple(
        Pick(Take(card), card_name(game.setting.card(card)), (face_of(game.setting, card),))
        for card in dict.fromkeys(view.hands[victim])
    )
