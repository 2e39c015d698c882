"""Hiring: drivers are hired round by round, the best first; a die decides if too many want one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.corsa.deck import DriverId
from formulad.cards.corsa.events import ContestRolled, DriverHired, WishesShown
from formulad.cards.corsa.hands import paid
from formulad.cards.corsa.moves import Wish
from formulad.cards.corsa.questions import Purpose
from formulad.cards.corsa.roll_offs import die, undecided, winners, with_roll
from formulad.cards.corsa.state import Stage, State
from formulad.kernel.game import Chance, Seat, Step, refuse
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.corsa.deck import Grade
    from formulad.cards.corsa.moves import Move
    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import CorsaStep
    from formulad.kernel.game import Refusal


def grade_of(setting: Setting, state: State) -> Grade:
    """Return the drivers who are being hired."""
    return setting.grades[state.grade]


def without_driver(state: State) -> tuple[int, ...]:
    """Return the seats that race and still need a driver."""
    return tuple(seat for seat in state.racers if state.drivers[seat] is None)


def is_last_round(setting: Setting, state: State) -> bool:
    """Return whether everybody has to take a driver now (COR-32)."""
    return state.grade == len(setting.grades) - 1


def may_hire(setting: Setting, state: State, seat: int) -> bool:
    """Return whether a seat can pay a driver of this round (COR-28)."""
    return state.recruits[seat] >= grade_of(setting, state).cost


def asked(setting: Setting, state: State) -> tuple[int, ...]:
    """Return who is asked in this round: who can pay, or everybody if that is nobody's business."""
    return tuple(
        seat
        for seat in without_driver(state)
        if setting.hides_recruits or may_hire(setting, state, seat)
    )


def offer(setting: Setting, state: State) -> CorsaStep:
    """Return the state once a round of drivers has been offered (COR-26).

    In the last one nobody is asked any more: everybody has to take a driver (COR-32).
    """
    if not without_driver(state):
        return Step(replace(state, stage=Stage.CAR, at=0))
    fresh = replace(state, wishes=(None,) * setting.seats, rolls=((),) * setting.seats)
    if is_last_round(setting, state):
        return Step(replace(fresh, stage=Stage.HIRE))
    return Step(_next_asked(setting, fresh, -1))


def _next_asked(setting: Setting, state: State, after: int) -> State:
    """Return the state in which the next one is asked, or all have said what they want."""
    seats = asked(setting, state)
    for at in range(after + 1, len(state.order)):
        if state.order[at] in seats:
            return replace(state, stage=Stage.WISH, at=at)
    return replace(state, stage=Stage.HIRE, at=0)


def moves(setting: Setting, state: State) -> tuple[Wish, ...]:
    """Return what a player may say: that they hire, and that they wait."""
    return (*Wish,) if may_hire(setting, state, state.seat) else (Wish.WAIT,)


def refusal(setting: Setting, state: State, move: Move) -> Refusal | None:
    """Return why a player may not say so, or None if they may."""
    if move in moves(setting, state):
        return None
    if move is Wish.HIRE:
        cost = grade_of(setting, state).cost
        return refuse("COR-28", "These drivers cost {cost} recruits.", cost=cost)
    return refuse("COR-26", "Drivers are being hired: hire one, or wait.")


def wish(setting: Setting, state: State, move: Wish) -> CorsaStep:
    """Return the round after a player said what they want; who waits is not told yet (COR-27)."""
    seat = state.seat
    wishes = (*state.wishes[:seat], move, *state.wishes[seat + 1 :])
    return Step(_next_asked(setting, replace(state, wishes=wishes), state.at))


def candidates(setting: Setting, state: State) -> tuple[int, ...]:
    """Return who wants a driver of this round; in the last one all who have none (COR-32)."""
    if is_last_round(setting, state):
        return without_driver(state)
    return tuple(seat for seat in state.order if state.wishes[seat] is Wish.HIRE)


def show_wishes(setting: Setting, state: State) -> CorsaStep:
    """Return the round once all wishes are shown: drivers are hired, or rolled for (COR-29)."""
    want = candidates(setting, state)
    shown = () if is_last_round(setting, state) else (WishesShown(state.grade, want),)
    step = _decided(setting, state, want)
    return Step(step.state, (*shown, *step.events))


def _decided(setting: Setting, state: State, want: tuple[int, ...]) -> CorsaStep:
    prizes = len(grade_of(setting, state).drivers)
    if rolling := undecided(want, state.rolls, prizes):
        return Step(replace(state, stage=Stage.CONTEST, rolling=rolling))
    return _hire(setting, state, winners(want, state.rolls, prizes))


def contest_due(setting: Setting, state: State) -> Chance[Purpose]:
    """Return the die of the next one who rolls for a driver (COR-29)."""
    faces = setting.faces
    return Chance(Seat(state.rolling[0]), f"d{faces}", Purpose.CONTEST, die(faces))


def contest(setting: Setting, state: State, face: int) -> CorsaStep:
    """Return the contest after a roll; who is equal for the last driver rolls again (COR-30)."""
    seat, *rest = state.rolling
    rolled = replace(state, rolls=with_roll(state.rolls, seat, face), rolling=tuple(rest))
    event = ContestRolled(seat, face)
    if rest:
        return Step(rolled, (event,))
    after, events = _decided(setting, rolled, candidates(setting, rolled))
    return Step(after, (event, *events))


def _hire(setting: Setting, state: State, seats: tuple[int, ...]) -> CorsaStep:
    """Return the round after the winners hired their drivers; the others pay nothing (COR-31).

    If there are too few of the last ones, others take the cheapest that are left, and whoever has
    not enough pays what they have (COR-33).
    """
    events = []
    for seat, driver in zip(seats, grade_of(setting, state).drivers, strict=False):
        state, event = _hired(setting, state, seat, driver)
        events.append(event)
    if is_last_round(setting, state):
        for seat in without_driver(state):
            state, event = _hired(setting, state, seat, _cheapest_left(setting, state))
            events.append(event)
        return Step(replace(state, stage=Stage.CAR, at=0), tuple(events))
    return Step(replace(state, stage=Stage.OFFER, grade=state.grade + 1), tuple(events))


def _hired(
    setting: Setting, state: State, seat: int, driver: DriverId
) -> tuple[State, DriverHired]:
    fee = min(setting.deck.drivers[driver].cost, state.recruits[seat])
    drivers = (*state.drivers[:seat], driver, *state.drivers[seat + 1 :])
    return replace(paid(state, seat, fee), drivers=drivers), DriverHired(seat, driver, fee)


def _cheapest_left(setting: Setting, state: State) -> DriverId:
    """Return the cheapest driver whom nobody has hired; all of them lie open (COR-4)."""
    drivers = setting.deck.drivers
    left = [DriverId(at) for at in range(len(drivers)) if at not in state.drivers]
    return min(left, key=lambda driver: drivers[driver].cost)
