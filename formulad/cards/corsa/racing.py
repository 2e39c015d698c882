"""Racing: cars are built in secret, shown one by one, ranked and booked."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from formulad.cards.corsa.events import (
    CarRevealed,
    CarsClosed,
    DieFell,
    GameEnded,
    RaceEnded,
    TieRolled,
)
from formulad.cards.corsa.hands import paid, returned
from formulad.cards.corsa.moves import Build
from formulad.cards.corsa.questions import Purpose
from formulad.cards.corsa.results import Result, Run
from formulad.cards.corsa.roll_offs import by_value, die, equals, with_roll
from formulad.cards.corsa.setup import begin_race
from formulad.cards.corsa.state import Stage, State
from formulad.kernel.game import Chance, Seat, Step, refuse
from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.cards.corsa.cards import Circuit
    from formulad.cards.corsa.moves import Move
    from formulad.cards.corsa.setting import Setting
    from formulad.cards.corsa.state import CorsaStep, Hand
    from formulad.cards.packs import Pack
    from formulad.kernel.game import Refusal


def builds(setting: Setting, hand: Hand) -> tuple[Build, ...]:
    """Return every car that can be built: one strategy card (COR-35) and few techniques (COR-36).

    By their strategy card, then by how many techniques they have.
    """
    techniques = dict.fromkeys(
        chosen
        for number in range(setting.deck.most_techniques + 1)
        for chosen in combinations(hand.techniques, number)
    )
    return tuple(
        Build(strategy, chosen)
        for strategy in dict.fromkeys(hand.strategies)
        for chosen in techniques
    )


def refusal(setting: Setting, state: State, move: Move) -> Refusal | None:
    """Return why a car cannot be built like that, or None if it can."""
    if not isinstance(move, Build):
        return refuse("COR-34", "Build a car: a strategy card, and techniques.")
    hand, most = state.hands[state.seat], setting.deck.most_techniques
    if move.strategy not in hand.strategies:
        return refuse("COR-35", "A car needs exactly one strategy card of the hand.")
    if len(move.techniques) > most:
        return refuse("COR-36", "A car has at most {most} technique cards.", most=most)
    if not _is_part(move.techniques, hand.techniques):
        return refuse("COR-36", "These technique cards are not in the hand.")
    return None


def _is_part(chosen: Pack, hand: Pack) -> bool:
    """Return whether chosen cards are in a hand, in the order of their numbers."""
    in_order = all(one <= other for one, other in pairwise(chosen))
    return in_order and all(chosen.count(card) <= hand.count(card) for card in chosen)


def next_builder(state: State) -> State:
    """Return the state in which the next one who races builds a car, or all are built (COR-34)."""
    for at in range(state.at, len(state.order)):
        if state.order[at] not in state.sitting_out:
            return replace(state, at=at)
    return replace(state, stage=Stage.REVEAL, at=0)


def build(state: State, move: Build) -> CorsaStep:
    """Return the state after a car was built; its cards lie in the hand until it is shown."""
    seat = state.seat
    cars = (*state.cars[:seat], move, *state.cars[seat + 1 :])
    after = next_builder(replace(state, cars=cars, at=state.at + 1))
    return Step(after, (CarsClosed(),) if after.stage is Stage.REVEAL else ())


def reveal(setting: Setting, state: State) -> CorsaStep:
    """Return the state in which the next car is shown (COR-37); sitting out it has no place."""
    for at in range(state.at, len(state.order)):
        seat = state.order[at]
        car, driver = state.cars[seat], state.drivers[seat]
        if car is not None and driver is not None:
            shown = CarRevealed(seat, car, driver, before_die(setting, state, seat))
            return Step(replace(state, stage=Stage.THROW, at=at), (shown,))
    return Step(replace(state, stage=Stage.RANK, rolls=((),) * setting.seats))


def circuit_of(setting: Setting, state: State) -> Circuit:
    """Return where the race is.

    Raises:
        ValueError: if no circuit is turned up.
    """
    if state.circuit is None:
        raise ValueError("no circuit is turned up")
    return setting.deck.circuits[state.circuit]


def strength(setting: Setting, circuit: Circuit, car: Build) -> int:
    """Return what the cards of a car come to on a circuit (COR-38, COR-39)."""
    cards = setting.deck.cards
    return cards[car.strategy].value + sum(circuit.worth(cards[each]) for each in car.techniques)


def before_die(setting: Setting, state: State, seat: int) -> int:
    """Return what a car comes to with its driver, and without the die (COR-38)."""
    car, driver = state.cars[seat], state.drivers[seat]
    if car is None or driver is None:
        return 0
    return strength(setting, circuit_of(setting, state), car) + setting.deck.drivers[driver].bonus


def throw_due(setting: Setting, state: State) -> Chance[Purpose]:
    """Return the die of the car that is shown (COR-40)."""
    return Chance(Seat(state.seat), f"d{setting.faces}", Purpose.RACE, die(setting.faces))


def throw(setting: Setting, state: State, face: int) -> CorsaStep:
    """Return the state in which a car has its value (COR-40)."""
    seat = state.seat
    dice = (*state.dice[:seat], face, *state.dice[seat + 1 :])
    thrown = replace(state, stage=Stage.REVEAL, dice=dice, at=state.at + 1)
    return Step(thrown, (DieFell(seat, face, before_die(setting, state, seat) + face),))


def values(setting: Setting, state: State) -> tuple[int, ...]:
    """Return the value of each car that has one, by seat (COR-38)."""
    return tuple(
        before_die(setting, state, seat) + face if face else 0
        for seat, face in enumerate(state.dice)
    )


def rank(setting: Setting, state: State) -> CorsaStep:
    """Return the race booked, or equals that roll to be ahead (COR-43)."""
    if tied := equals(state.racers, values(setting, state), state.rolls):
        return Step(replace(state, stage=Stage.TIE, rolling=tied))
    return _book(setting, state)


def tie_due(setting: Setting, state: State) -> Chance[Purpose]:
    """Return the die of the next of equals (COR-43)."""
    faces = setting.faces
    return Chance(Seat(state.rolling[0]), f"d{faces}", Purpose.TIE, die(faces))


def break_tie(state: State, face: int) -> CorsaStep:
    """Return the race after one of equals rolled; it is not added to the value (COR-44)."""
    seat, *rest = state.rolling
    rolls = with_roll(state.rolls, seat, face)
    stage = Stage.TIE if rest else Stage.RANK
    rolled = replace(state, stage=stage, rolls=rolls, rolling=tuple(rest))
    return Step(rolled, (TieRolled(seat, face),))


def _book(setting: Setting, state: State) -> CorsaStep:
    """Book points and recruits of a race by its order (COR-41), and begin the next one."""
    result, paid_out = _result(setting, state)
    booked = _put_back(setting, replace(paid_out, results=(*state.results, result)))
    ended = RaceEnded(state.race, result)
    if state.race == setting.races:
        return Step(replace(booked, stage=Stage.OVER), (ended, GameEnded()))
    step = begin_race(setting, replace(booked, race=state.race + 1))
    return Step(step.state, (ended, *step.events))


def _result(setting: Setting, state: State) -> tuple[Result, State]:
    """Return the places of a race, and recruits paid out for them; who sits out has none (COR-42).

    The first places are paid first, as long as the bank has recruits (COR-48).
    """
    circuit = circuit_of(setting, state)
    runs: list[Run] = []
    value = values(setting, state)
    for place, seat in enumerate(by_value(state.racers, value, state.rolls)):
        due = circuit.recruits[place]  # rules: COR-47
        got = min(due, state.bank) if setting.bank_is_limited else due
        car, driver = state.cars[seat], state.drivers[seat]
        if car is not None and driver is not None:
            points = circuit.points[place]  # rules: COR-46
            run = Run(seat, car, driver, state.dice[seat], value[seat], points, got)
            state = paid(state, seat, -got)
            runs.append(run)
    return Result(setting.deck.circuit_numbers[circuit.id], tuple(runs)), state


def _put_back(setting: Setting, state: State) -> State:
    """Return the state with the cards of all cars back in their decks (COR-45).

    Drivers are free again; what was not used stays in the hand, however much that is (COR-49).
    """
    for seat, car in enumerate(state.cars):
        if car is not None:
            for card in (car.strategy, *car.techniques):
                state = returned(setting, state, seat, card)
    return state
