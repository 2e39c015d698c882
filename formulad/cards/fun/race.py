"""Race: the values of the cars, their places, and what they bring in points and in money."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.cards.fun.bank import paid
from formulad.cards.fun.cards import CardKind
from formulad.cards.fun.circuits import CircuitEffect, value_on
from formulad.cards.fun.events import RaceCalled, RaceEnded, Reason, ReturnedToMarket
from formulad.cards.fun.options import SponsorIncome, UnpaidDriver
from formulad.cards.fun.outcomes import CARD
from formulad.cards.fun.questions import Purpose
from formulad.cards.fun.race_cars import RaceCar
from formulad.cards.fun.state import RaceResult, Stage, State
from formulad.cards.fun.teams import (
    build_of,
    from_hand,
    on_market,
    someone_ready,
    with_team,
    without,
)
from formulad.cards.fun.turn import not_in_hand
from formulad.kernel.game import Chance, Outcome, Seat, Step, refuse
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.fun.events import Event
    from formulad.cards.fun.setting import Setting
    from formulad.cards.fun.state import FunStep
    from formulad.cards.packs import CardId
    from formulad.kernel.game import Refusal

FEE_PLACES = 2
"""First and second cost what a driver asks for (FUN-29)."""


def call_refusal(setting: Setting, state: State, card: CardId) -> Refusal | None:
    """Return why no race can be called with a card (FUN-19)."""
    if card not in state.hands[state.at]:
        return not_in_hand()
    if card not in setting.circuits:
        return refuse("FUN-19", "This card is no circuit.")
    if state.turn.has_raced:
        return refuse("FUN-19", "One circuit in a turn.")
    if not someone_ready(state):
        return refuse("FUN-19", "Nobody has an engine, a chassis and a driver in play.")
    return None


def call(setting: Setting, state: State, card: CardId) -> FunStep:
    """Play a circuit: every car that is whole has to start (FUN-20)."""
    played = from_hand(state, state.at, card)
    cars = starters(setting, played, setting.card(card).circuit or CircuitEffect())
    called = replace(
        played,
        stage=Stage.RACE,
        discards=(*state.discards, card),
        circuit=card,
        rest=cars,
        placed=(),
        turn=replace(state.turn, has_raced=True),
    )
    return Step(called, (RaceCalled(state.at, card, cars),))


def starters(setting: Setting, state: State, effect: CircuitEffect) -> tuple[RaceCar, ...]:
    """Return all cars that would race, the best first, equal ones by the hand (FUN-21, FUN-22)."""
    cars = [
        RaceCar(seat, driver, value_on(effect, build))
        for seat, team in enumerate(state.teams)
        for driver in team.drivers
        if (build := build_of(setting, team, driver)) is not None
    ]
    return tuple(sorted(cars, key=lambda car: _standing(state, car), reverse=True))


def _standing(state: State, car: RaceCar) -> tuple[int, int]:
    """Return by what cars are put in order; who holds more cards is ahead of an equal (FUN-22)."""
    return car.value, len(state.hands[car.seat])


def find_place(setting: Setting, state: State) -> FunStep:
    """Give the next car its place, or leave it to a lot; score once all have theirs."""
    if not state.rest:
        return Step(replace(state, stage=Stage.AFTER_RACE))
    if len(_next_cars(setting, state)) > 1:
        return Step(replace(state, stage=Stage.TIE))
    return Step(_placed(state, _next_cars(setting, state)[0][0]))


def _placed(state: State, car: RaceCar) -> State:
    rest = list(state.rest)
    rest.remove(car)
    return replace(state, stage=Stage.RACE, placed=(*state.placed, car), rest=tuple(rest))


def _next_cars(setting: Setting, state: State) -> tuple[tuple[RaceCar, Fraction], ...]:
    """Return which cars may be next, with their chances (FUN-22).

    Each of the equal cars has the same; of two cars of one player the better driver is ahead.
    """
    best = _standing(state, state.rest[0])
    equal = [car for car in state.rest if _standing(state, car) == best]
    shares: dict[RaceCar, Fraction] = {}
    for car in equal:
        own = [each for each in equal if each.seat == car.seat]
        top = max(setting.card(each.driver).value for each in own)
        ahead = [each for each in own if setting.card(each.driver).value == top]
        for each in ahead:
            share = Fraction(1, len(equal) * len(ahead))
            shares[each] = shares.get(each, Fraction(0)) + share
    return tuple(shares.items())


def tie_due(setting: Setting, state: State) -> Chance[Purpose]:
    """Return the lot among cars that are equal (FUN-22)."""
    lots = ((Outcome(CARD + car.driver), share) for car, share in _next_cars(setting, state))
    return Chance(Seat(state.at), "lot", Purpose.TIE, tuple(lots))


def draw_lot(state: State, lot: int) -> FunStep:
    """Give the car that a lot drew the next place."""
    return Step(_placed(state, next(car for car in state.rest if car.driver == lot - CARD)))


def score(setting: Setting, state: State) -> FunStep:
    """Book a race: points, then money; after the last one the championship is over (FUN-31)."""
    points = setting.deck.points_for(len(state.placed))
    if state.circuit is None:
        raise ValueError("no circuit was played")
    result = RaceResult(state.circuit, state.placed, points, state.at)
    booked = replace(state, results=(*state.results, result), circuit=None, placed=(), quiet=0)
    event = RaceEnded(len(booked.results), result.cars, points)
    step = _money(setting, booked, result)
    is_last = len(booked.results) >= state.length
    stage = Stage.FINAL if is_last else Stage.ACT
    return Step(replace(step.state, stage=stage), (event, *step.events))


def _money(setting: Setting, state: State, result: RaceResult) -> FunStep:
    """Let sponsors pay, then drivers who bring money, then those who are paid (FUN-26)."""
    told: list[Event] = []
    for seat, card, amount in (*_sponsors(setting, state, result), *_brought(setting, result)):
        is_sponsor = setting.card(card).kind is CardKind.SPONSOR
        reason = Reason.SPONSOR if is_sponsor else Reason.BRINGS
        state, events = paid(state, seat, amount, reason, card)
        told += events
    for car in result.cars[:FEE_PLACES]:
        state, events = _fee(setting, state, car)
        told += events
    return Step(state, tuple(told))


def _sponsors(setting: Setting, state: State, result: RaceResult) -> list[tuple[int, CardId, int]]:
    """Return what sponsors pay: all of them, or those of players who raced (FUN-27)."""
    raced = {car.seat for car in result.cars}
    is_for_all = setting.options.sponsor_income is SponsorIncome.ALWAYS
    return [
        (seat, card, setting.card(card).value)
        for seat, team in enumerate(state.teams)
        if is_for_all or seat in raced
        for card in team.sponsors
    ]


def _brought(setting: Setting, result: RaceResult) -> list[tuple[int, CardId, int]]:
    """Return what drivers bring who took part (FUN-28)."""
    return [(car.seat, car.driver, setting.card(car.driver).brings) for car in result.cars]


def _fee(setting: Setting, state: State, car: RaceCar) -> FunStep:
    """Pay a driver of the first two places: the whole fee, or nothing (FUN-29, FUN-30)."""
    fee = setting.card(car.driver).fee
    if fee <= state.money[car.seat]:
        return paid(state, car.seat, -fee, Reason.FEE, car.driver)
    if setting.options.unpaid_driver is UnpaidDriver.STAYS:
        return Step(state)
    team = without(setting, state.teams[car.seat], car.driver)
    left = on_market(with_team(state, car.seat, team), car.driver, car.seat)
    return Step(left, (ReturnedToMarket(car.seat, car.driver),))
