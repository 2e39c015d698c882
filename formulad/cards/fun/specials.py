"""Specials: for whom each may be played, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from formulad.cards.fun.bank import paid
from formulad.cards.fun.cards import CardKind, Special
from formulad.cards.fun.events import (
    CardEliminated,
    CardLost,
    CardsSwapped,
    CardStolen,
    CardTaken,
    HandOpened,
    LengthChanged,
    Reason,
    SpecialPlayed,
    SponsorPlayed,
)
from formulad.cards.fun.moves import PlaySpecial
from formulad.cards.fun.options import MOST_RACES
from formulad.cards.fun.outcomes import CARD, LOOK
from formulad.cards.fun.questions import Purpose
from formulad.cards.fun.state import Stage, State
from formulad.cards.fun.teams import (
    eliminated,
    exchanged,
    from_hand,
    in_slot,
    to_hand,
    with_slot,
    with_team,
)
from formulad.cards.fun.turn import in_hand, not_in_hand
from formulad.cards.packs import CardId, odds
from formulad.kernel.game import Chance, Seat, Step, refuse
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import FunStep
    from formulad.kernel.game import Refusal

SLOTS = {
    Special.ENGINE_SWAP: CardKind.ENGINE,
    Special.CHASSIS_SWAP: CardKind.CHASSIS,
    Special.ENGINE_FAILURE: CardKind.ENGINE,
    Special.CHASSIS_CRACK: CardKind.CHASSIS,
}
"""What those are about of which a team has one."""


def plays(setting: Setting, state: State, card: CardId) -> Iterator[PlaySpecial]:
    """Yield every way to play a special, players clockwise from the left (FUN-36 to FUN-45)."""
    special = setting.specials[card]
    match special:
        case Special.EXTRA_RACE:
            if state.length < MOST_RACES:  # rules: FUN-36
                yield PlaySpecial(card)
        case Special.WINDFALL:
            yield PlaySpecial(card)
        case Special.SCOUT:
            yield from (PlaySpecial(card, target=each) for each in dict.fromkeys(state.discards))
        case Special.NEW_SPONSOR:
            yield from _new_sponsors(setting, state, card)
        case Special.MONEY_TROUBLE:
            yield from (PlaySpecial(card, seat) for seat in _others(state))
        case Special.SPY | Special.LOST_CARDS:
            yield from (PlaySpecial(card, seat) for seat in _others(state) if state.hands[seat])
        case _:
            yield from _on_teams(state, card, special)


def _on_teams(state: State, card: CardId, special: Special) -> Iterator[PlaySpecial]:
    """Yield every way to play a special that touches what is in play."""
    team = state.teams[state.at]
    match special:
        case Special.ENGINE_SWAP | Special.CHASSIS_SWAP:
            kind = SLOTS[special]
            for seat in _others(state):
                if None not in {in_slot(team, kind), in_slot(state.teams[seat], kind)}:
                    yield PlaySpecial(card, seat)
        case Special.DRIVER_SWAP:
            for seat in _others(state):
                for theirs in dict.fromkeys(state.teams[seat].drivers):
                    for own in dict.fromkeys(team.drivers):
                        yield PlaySpecial(card, seat, theirs, own)
        case Special.ENGINE_FAILURE | Special.CHASSIS_CRACK:
            for seat in _all(state):
                if in_slot(state.teams[seat], SLOTS[special]) is not None:
                    yield PlaySpecial(card, seat)
        case _:
            for seat in _all(state):
                whose = state.teams[seat]
                is_driver = special is Special.DISQUALIFIED
                for target in dict.fromkeys(whose.drivers if is_driver else whose.sponsors):
                    yield PlaySpecial(card, seat, target)


def _others(state: State) -> Iterator[int]:
    seats = len(state.hands)
    return ((state.at + step) % seats for step in range(1, seats))


def _all(state: State) -> Iterator[int]:
    yield from _others(state)
    yield state.at


def _new_sponsors(setting: Setting, state: State, card: CardId) -> Iterator[PlaySpecial]:
    """Yield every exchange of a sponsor in play for one of the hand (FUN-42)."""
    for old in dict.fromkeys(state.teams[state.at].sponsors):
        for new in setting.deck.of_kind(state.hands[state.at], CardKind.SPONSOR):
            yield PlaySpecial(card, target=old, own=new)


def refusal(setting: Setting, state: State, move: PlaySpecial) -> Refusal | None:
    """Return why a special cannot be played like that."""
    if move.card not in state.hands[state.at]:
        return not_in_hand()
    if move.card not in setting.specials:
        return refuse("FUN-36", "This card is no special.")
    ways = tuple(plays(setting, state, move.card))
    if move in ways:
        return None
    if ways:
        return refuse("FUN-36", "Choose for what, or for whom, you play this card.")
    return _pointless(setting.specials[move.card])


def _pointless(special: Special) -> Refusal:
    """Return why a special cannot be played at all now."""
    match special:
        case Special.EXTRA_RACE:
            return refuse(
                "FUN-36", "The championship has {races} races already: no more.", races=MOST_RACES
            )
        case Special.SCOUT:
            return refuse("FUN-37", "No card was discarded yet.")
        case Special.ENGINE_SWAP | Special.CHASSIS_SWAP | Special.DRIVER_SWAP:
            return refuse("FUN-38", "Both must have one in play to exchange them.")
        case Special.DISQUALIFIED | Special.ENGINE_FAILURE | Special.CHASSIS_CRACK:
            return refuse("FUN-40", "Nobody has such a card in play.")
        case Special.SPONSOR_OUT:
            return refuse("FUN-41", "Nobody has a sponsor in play.")
        case Special.NEW_SPONSOR:
            return refuse("FUN-42", "You need a sponsor in play, and another one in your hand.")
        case Special.SPY | Special.LOST_CARDS:
            return refuse("FUN-44", "Nobody else holds a card.")
        case Special.MONEY_TROUBLE | Special.WINDFALL:
            return refuse("FUN-43", "This card cannot be played now.")
        case _:
            assert_never(special)


def play(setting: Setting, state: State, move: PlaySpecial) -> FunStep:
    """Carry a special out; then it lies on the discards."""
    held = from_hand(state, state.at, move.card)
    step = _effect(setting, held, move)
    done = replace(step.state, discards=(*step.state.discards, move.card))
    return Step(done, (SpecialPlayed(state.at, move.card, move.seat), *step.events))


def _effect(setting: Setting, state: State, move: PlaySpecial) -> FunStep:
    special, seat = setting.specials[move.card], state.at
    other = seat if move.seat is None else move.seat
    match special:
        case Special.EXTRA_RACE:
            races = state.length + 1
            return Step(replace(state, length=races), (LengthChanged(races),))
        case Special.WINDFALL:
            return paid(state, seat, _amount(setting, move), Reason.SPECIAL, move.card)
        case Special.MONEY_TROUBLE:
            return paid(state, other, -_amount(setting, move), Reason.SPECIAL, move.card)
        case Special.SPY:
            turn = replace(state.turn, victim=other)
            return Step(replace(state, stage=Stage.LOOK, turn=turn))
        case Special.LOST_CARDS:
            losses = min(_amount(setting, move), len(state.hands[other]))
            turn = replace(state.turn, victim=other, losses=losses)
            return Step(replace(state, stage=Stage.LOSE, turn=turn))
        case _:
            return _moved_cards(setting, state, move)


def _moved_cards(setting: Setting, state: State, move: PlaySpecial) -> FunStep:
    """Carry out a special that moves cards everybody can see."""
    special = setting.specials[move.card]
    seat = state.at if move.seat is None else move.seat
    if special is Special.SCOUT and move.target is not None:
        return _scouted(setting, state, move.target)
    if special is Special.NEW_SPONSOR and move.target is not None and move.own is not None:
        return _sponsor_replaced(setting, state, move.target, move.own)
    if special is Special.DRIVER_SWAP and move.target is not None and move.own is not None:
        return _drivers_swapped(state, seat, move.target, move.own)
    if special in {Special.ENGINE_SWAP, Special.CHASSIS_SWAP}:
        return _slots_swapped(state, seat, SLOTS[special])
    gone = move.target if special not in SLOTS else in_slot(state.teams[seat], SLOTS[special])
    if gone is None:
        raise ValueError("a special without its target")
    return Step(eliminated(setting, state, seat, gone), (CardEliminated(seat, gone),))


def _amount(setting: Setting, move: PlaySpecial) -> int:
    return setting.card(move.card).value


def _scouted(setting: Setting, state: State, card: CardId) -> FunStep:
    """Take a card of the discards (FUN-37)."""
    discards = exchanged(state.discards, card, None)
    taken = to_hand(replace(state, discards=discards), state.at, card)
    return in_hand(setting, taken, (CardTaken(state.at, card),))


def _slots_swapped(state: State, other: int, kind: CardKind) -> FunStep:
    """Exchange two engines or chassis: both stay in play (FUN-38)."""
    mine, theirs = state.teams[state.at], state.teams[other]
    given, taken = in_slot(mine, kind), in_slot(theirs, kind)
    if given is None or taken is None:
        raise ValueError("nothing to exchange")
    swapped = with_team(state, state.at, with_slot(mine, kind, taken))
    swapped = with_team(swapped, other, with_slot(theirs, kind, given))
    return Step(swapped, (CardsSwapped(state.at, given, other, taken),))


def _drivers_swapped(state: State, other: int, theirs: CardId, own: CardId) -> FunStep:
    """Exchange two drivers: what they cost or bring goes with them (FUN-39)."""
    mine, team = state.teams[state.at], state.teams[other]
    hired = mine._replace(drivers=exchanged(mine.drivers, own, theirs))
    swapped = with_team(state, state.at, hired)
    lost = team._replace(drivers=exchanged(team.drivers, theirs, own))
    event = CardsSwapped(state.at, own, other, theirs)
    return Step(with_team(swapped, other, lost), (event,))


def _sponsor_replaced(setting: Setting, state: State, old: CardId, new: CardId) -> FunStep:
    """Discard a sponsor in play for one of the hand, who pays at once (FUN-42)."""
    seat, team = state.at, state.teams[state.at]
    signed = team._replace(sponsors=exchanged(team.sponsors, old, new))
    played = with_team(from_hand(state, seat, new), seat, signed)
    played = replace(played, discards=(*played.discards, old))
    after, events = paid(played, seat, setting.card(new).value, Reason.SPONSOR, new)
    return Step(after, (CardEliminated(seat, old), SponsorPlayed(seat, new), *events))


def look_due(state: State) -> Chance[Purpose]:
    """Return the moment at which a hand is opened: what was seen cannot be undone (FUN-44)."""
    return Chance(Seat(state.at), "hand", Purpose.LOOK, odds((CardId(0),), LOOK))


def look(state: State) -> FunStep:
    """Open a hand for the spy alone."""
    return Step(replace(state, stage=Stage.SPY), (HandOpened(state.at, state.turn.victim),))


def take_refusal(state: State, card: CardId) -> Refusal | None:
    """Return why a spy cannot take a card (FUN-44)."""
    if card in state.hands[state.turn.victim]:
        return None
    return refuse("FUN-44", "This card is not in the hand you look into.")


def take(setting: Setting, state: State, card: CardId) -> FunStep:
    """Take a card from the hand that is open."""
    victim = state.turn.victim
    taken = to_hand(from_hand(state, victim, card), state.at, card)
    return in_hand(setting, taken, (CardStolen(state.at, card, victim),))


def loss_due(state: State) -> Chance[Purpose]:
    """Return the lot that takes a card from a hand (FUN-45)."""
    victim = state.turn.victim
    return Chance(Seat(victim), "card", Purpose.LOSE, odds(state.hands[victim], CARD))


def lose(state: State, lot: int) -> FunStep:
    """Discard a card by lot, whatever it is (FUN-45)."""
    card, victim = CardId(lot - CARD), state.turn.victim
    losses = state.turn.losses - 1
    lost = replace(
        from_hand(state, victim, card),
        discards=(*state.discards, card),
        turn=replace(state.turn, losses=losses),
        stage=Stage.LOSE if losses else Stage.ACT,
    )
    return Step(lost, (CardLost(victim, card),))
