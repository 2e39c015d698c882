"""Set-up: the first hands, and what opens every race: a technique card each, and its circuit."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.deck import CircuitId
from formulad.cards.corsa.events import (
    CardDealt,
    CircuitTurnedUp,
    GameEnded,
    RaceBegan,
    TechniqueDrawn,
)
from formulad.cards.corsa.hands import draw_due, drawn
from formulad.cards.corsa.options import MarketOrder
from formulad.cards.corsa.outcomes import CARD, CIRCUIT, SEAT
from formulad.cards.corsa.questions import Purpose
from formulad.cards.corsa.standings import ranked
from formulad.cards.corsa.state import Hand, Stage, State
from formulad.cards.packs import CardId
from formulad.kernel.game import Chance, Outcome, Seat, Step
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import CorsaStep


def first_state(setting: Setting) -> State:
    """Return the game before anything happened: recruits are given out, the rest is the bank's.

    Everybody has a few of them (COR-5), and the bank all others (COR-6).
    """
    deck, seats = setting.deck, setting.seats
    each = deck.recruits_dealt[seats]
    return State(
        Stage.START,
        hands=(Hand(),) * seats,
        recruits=(each,) * seats,
        bank=deck.recruits - seats * each,
        techniques=deck.all_of(Kind.TECHNIQUE),
        strategies=deck.all_of(Kind.STRATEGY),
        circuits=tuple(map(CircuitId, range(len(deck.circuits)))),
    )


def start_due(setting: Setting) -> Chance[Purpose]:
    """Return the lot for who is first at the first market (COR-7)."""
    return Chance(Seat(0), "seat", Purpose.START, _alike(SEAT + at for at in range(setting.seats)))


def _alike(values: Iterable[int]) -> tuple[tuple[Outcome, Fraction], ...]:
    outcomes = [Outcome(value) for value in values]
    return tuple((outcome, Fraction(1, len(outcomes))) for outcome in outcomes)


def take_start(setting: Setting, state: State, lot: int) -> CorsaStep:
    """Return the game in which a seat is first, and the others follow clockwise."""
    seats, start = setting.seats, lot - SEAT
    order = tuple((start + step) % seats for step in range(seats))
    return Step(replace(state, stage=Stage.DEAL, start=start, order=order))


def deal_due(setting: Setting, state: State) -> Chance[Purpose]:
    """Return the next card of the first hands, dealt round the table (COR-3)."""
    seat = min(state.order, key=lambda seat: len(state.hands[seat]))
    return draw_due(state, seat, _dealt_next(setting, state.hands[seat]), Purpose.DEAL)


def _dealt_next(setting: Setting, hand: Hand) -> Kind:
    has_all = len(hand.techniques) == setting.deck.techniques_dealt
    return Kind.STRATEGY if has_all else Kind.TECHNIQUE


def deal(setting: Setting, state: State, lot: int) -> CorsaStep:
    """Return the hands with one card more; once all are dealt the first race begins."""
    card, seat = CardId(lot - CARD), int(deal_due(setting, state).seat)
    dealt = drawn(setting, state, seat, card)
    event = CardDealt(seat, card)
    whole = setting.deck.techniques_dealt + setting.deck.strategies_dealt
    if any(len(hand) < whole for hand in dealt.hands):
        return Step(dealt, (event,))
    begun, events = begin_race(setting, dealt)
    return Step(begun, (event, *events))


def begin_race(setting: Setting, state: State) -> CorsaStep:
    """Return the beginning of a race, or the end if everybody is out: nobody has a driver yet."""
    seats, order = setting.seats, market_order(setting, state)
    begun = replace(
        state,
        stage=Stage.DRAW if order else Stage.OVER,
        order=order,
        at=0,
        circuit=None,
        bought=(),
        wanted=None,
        grade=0,
        wishes=(None,) * seats,
        drivers=(None,) * seats,
        cars=(None,) * seats,
        dice=(0,) * seats,
        rolls=((),) * seats,
        rolling=(),
        sitting_out=(),
    )
    if not order:
        return Step(begun, (GameEnded(),))
    return Step(begun, (RaceBegan(state.race, order),))


def market_order(setting: Setting, state: State) -> tuple[int, ...]:
    """Return the seats in the order of the market (COR-12).

    Who stands last goes first, so that the others know what they did; or another one is first in
    every race (COR-13). Who is out of the game does not come (COR-23).
    """
    if setting.options.market_order is MarketOrder.ROTATING or state.race == 1:
        first, seats = state.start + state.race - 1, setting.seats
        order = tuple((first + step) % seats for step in range(seats))
    else:
        order = ranked(state, state.order)[::-1]
    return tuple(seat for seat in order if seat not in state.excluded)


def is_drawing(state: State) -> bool:
    """Return whether somebody still draws; with an empty deck the others go without (COR-9)."""
    return state.at < len(state.order) and bool(state.techniques)


def technique_due(state: State) -> Chance[Purpose]:
    """Return the technique card that a player draws before a race (COR-8)."""
    return draw_due(state, state.seat, Kind.TECHNIQUE, Purpose.DRAW)


def draw_technique(setting: Setting, state: State, lot: int) -> CorsaStep:
    """Return the hands with the technique card of a race (COR-8)."""
    card, seat = CardId(lot - CARD), state.seat
    after = replace(drawn(setting, state, seat, card), at=state.at + 1)
    return Step(after, (TechniqueDrawn(seat, card),))


def circuit_due(state: State) -> Chance[Purpose]:
    """Return the circuit that is turned up (COR-10)."""
    outcomes = _alike(CIRCUIT + circuit for circuit in state.circuits)
    return Chance(Seat(state.order[0]), "circuit", Purpose.CIRCUIT, outcomes)


def turn_up(state: State, lot: int) -> CorsaStep:
    """Return the race on its circuit, which does not come up again (COR-11)."""
    circuit = CircuitId(lot - CIRCUIT)
    rest = tuple(each for each in state.circuits if each != circuit)
    opened = replace(state, stage=Stage.VISIT, circuit=circuit, circuits=rest, at=0)
    return Step(opened, (CircuitTurnedUp(circuit),))
