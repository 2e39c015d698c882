"""Effects: what a card does once it lies on the discards, throw by throw.

Whoever owns the car of a Charge may go on with it; nothing else depends on who plays the card. For
a team without a player nobody is asked: `bank` has its answers.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.cards.motor_racing import bank
from formulad.cards.motor_racing.cards import CHARGES, SLIPS, SPINS, CardKind
from formulad.cards.motor_racing.events import CarsMoved, CarsRetired, DieFell, NothingMoved
from formulad.cards.motor_racing.line import back, forward, neighbours, to_the_end, without
from formulad.cards.motor_racing.moves import Involve, Push, Spin
from formulad.cards.motor_racing.outcomes import FACES
from formulad.cards.motor_racing.questions import Purpose
from formulad.cards.motor_racing.state import Stage, State
from formulad.kernel.game import Chance, Outcome, Seat, Step
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cards import Card
    from formulad.cards.motor_racing.line import Line
    from formulad.cards.motor_racing.moves import Answer
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import MotorStep

STOPS = range(1, 7)
"""Faces with which a car makes its Pit Stop (FMR-19)."""
GAINS = range(1, 10)
"""Faces with which a Charge gains a place (FMR-21)."""
MOST_SPINS = 2
"""Rolls of a Spin (FMR-25)."""
_DIE = tuple((Outcome(face), Fraction(1, len(FACES))) for face in FACES)


def card_of(setting: Setting, state: State) -> Card:
    """Return the card that is carried out: the last of the discards."""
    return setting.deck.cards[state.discards[-1]]


def begin(setting: Setting, state: State) -> MotorStep:
    """Return what a card does before any die falls."""
    card = card_of(setting, state)
    if state.car is None:
        if card.kind in SPINS or card.kind is CardKind.CRASH:
            return Step(replace(state, stage=Stage.THROW))
        return _nothing(state)  # rules: FMR-16
    at = state.run.index(state.car)
    match card.kind:
        case CardKind.OVERTAKE:
            return _overtake(state, at, card.places)
        case CardKind.TAILENDER_TURBO:
            return _moved(state, at, forward(state.run, at, card.places))  # rules: FMR-18
        case kind if kind in SLIPS:
            return _moved(state, at, back(state.run, at, card.places))  # rules: FMR-17
        case _:
            return Step(replace(state, stage=Stage.THROW))


def _overtake(state: State, at: int, places: int) -> MotorStep:
    """Move a car and the one right behind it, which follows in its slipstream (FMR-13).

    They stay together when they are cut short at the first place; the leader stays where it is,
    with its follower (FMR-14). The last car moves alone (FMR-15).
    """
    run = state.run
    moved = forward(run, at, places, 2)
    if moved == run:
        return _nothing(state)
    event = CarsMoved(run[at : at + 2], at + 1, moved.index(run[at]) + 1)
    return Step(replace(state, run=moved, stage=Stage.DONE), (event,))


def throw_due(setting: Setting, state: State) -> Chance[Purpose]:
    """Return the die of a card."""
    match card_of(setting, state).kind:
        case CardKind.PIT_STOP:
            purpose = Purpose.PIT_STOP
        case CardKind.CRASH:
            purpose = Purpose.CRASH
        case kind:
            purpose = Purpose.SPIN if kind in SPINS else Purpose.CHARGE
    return Chance(Seat(state.chair.seat), "d12", purpose, _DIE)


def throw(setting: Setting, state: State, face: int) -> MotorStep:
    """Return what the die does."""
    card = card_of(setting, state)
    thrown = replace(state, face=face, throws=state.throws + 1)
    if card.kind is CardKind.PIT_STOP:
        step = _pit_stop(thrown, face)
    elif card.kind in CHARGES:
        step = _charge(setting, thrown, face)
    elif card.kind in SPINS:
        step = _spin(setting, thrown)
    else:
        step = _crash(thrown)
    return Step(step.state, (DieFell(face), *step.events))


def _pit_stop(state: State, face: int) -> MotorStep:
    """Set the car back by what the die shows, or let it drive on (FMR-19)."""
    if face not in STOPS or state.car is None:
        return _nothing(state)
    at = state.run.index(state.car)
    return _moved(state, at, back(state.run, at, face))


def _charge(setting: Setting, state: State, face: int) -> MotorStep:
    """Gain a place, alone (FMR-21), or pay for it (FMR-22); an own car may go on (FMR-23)."""
    run, car = state.run, state.car
    if car is None:
        return _nothing(state)
    at = run.index(car)
    if face not in GAINS:
        if card_of(setting, state).kind is CardKind.CHARGE_ENGINE_BLOWS:
            return _retired(state, at, 1)
        return _moved(state, at, to_the_end(run, at))
    gained = _moved(state, at, forward(run, at, 1))
    if may_push(setting, state):
        return Step(replace(gained.state, stage=Stage.PUSH), gained.events)
    return gained


def may_push(setting: Setting, state: State) -> bool:
    """Return whether the Charge is of an own car; another's has one roll only (FMR-23, FMR-24)."""
    seat, bank_team = state.chair
    return bank_team is None and state.car is not None and setting.drivers[state.car] == seat


def _spin(setting: Setting, state: State) -> MotorStep:
    """Let a first roll be rejected; the second one stands, whatever it shows (FMR-25)."""
    if state.throws >= MOST_SPINS:
        return _spun(setting, state)
    team = state.chair.bank
    if team is None:
        return Step(replace(state, stage=Stage.KEEP))
    if bank.rerolls(team, state.run, state.face):
        return Step(replace(state, stage=Stage.THROW))
    return _spun(setting, state)


def _spun(setting: Setting, state: State) -> MotorStep:
    """Take the car at the place of the roll out, or to the end; there may be none (FMR-26)."""
    at = state.face - 1
    if at >= len(state.run):
        return _nothing(state)
    if card_of(setting, state).kind is CardKind.SPIN_OUT:
        return _retired(state, at, 1)
    return _moved(state, at, to_the_end(state.run, at))


def _crash(state: State) -> MotorStep:
    """Find the car that crashes; there is one roll, and there may be no car (FMR-27).

    At either end of the line there is no choice, and a car that runs alone crashes alone (FMR-28).
    """
    at = state.face - 1
    if at >= len(state.run):
        return _nothing(state)
    near = neighbours(state.run, at)
    if len(near) < 2:
        return _crashed(state, at, near)
    team = state.chair.bank
    if team is None:
        return Step(replace(state, stage=Stage.INVOLVE))
    return _crashed(state, at, (bank.involves(team, state.run, at),))


def _crashed(state: State, at: int, with_: tuple[int, ...]) -> MotorStep:
    """Take the cars out, the one ahead classified better (FMR-30)."""
    return _retired(state, min(at, *with_) if with_ else at, 1 + len(with_))


def answers(state: State) -> tuple[Answer, ...]:
    """Return what may be answered to the question of a card."""
    match state.stage:
        case Stage.PUSH:
            return tuple(Push)
        case Stage.KEEP:
            return tuple(Spin)
        case Stage.INVOLVE:
            return tuple(Involve)
        case _:
            return ()


def answer(setting: Setting, state: State, said: Answer) -> MotorStep:
    """Return what an answer leads to."""
    match said:
        case Push.AGAIN | Spin.REROLL:
            return Step(replace(state, stage=Stage.THROW))
        case Push.STOP:
            return Step(replace(state, stage=Stage.DONE))
        case Spin.KEEP:
            return _spun(setting, state)
        case Involve.AHEAD:
            return _crashed(state, state.face - 1, (state.face - 2,))
        case Involve.BEHIND:
            return _crashed(state, state.face - 1, (state.face,))


def _nothing(state: State) -> MotorStep:
    return Step(replace(state, stage=Stage.DONE), (NothingMoved(),))


def _moved(state: State, at: int, moved: Line) -> MotorStep:
    """Return the line after one car of it moved."""
    if moved == state.run:
        return _nothing(state)
    car = state.run[at]
    event = CarsMoved((car,), at + 1, moved.index(car) + 1)
    return Step(replace(state, run=moved, stage=Stage.DONE), (event,))


def _retired(state: State, at: int, cars: int) -> MotorStep:
    """Take cars out: they stand in front of those that are out already (FMR-29)."""
    gone = state.run[at : at + cars]
    run = without(state.run, at, cars)
    changed = replace(state, run=run, out=gone + state.out, stage=Stage.DONE)
    return Step(changed, (CarsRetired(gone),))
