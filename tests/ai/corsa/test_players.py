from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from formulad.ai.corsa.plan import Plan
from formulad.ai.corsa.players import PLAYERS
from formulad.ai.corsa.rivals import HIGHEST, places_at
from formulad.cards.corsa.cards import Kind
from formulad.cards.corsa.state import Hand, Stage
from formulad.cards.packs import pack_of
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Decision, Over, Seat
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from tests.cards.corsa.tables import a_game, a_race, drivers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.corsa.state import State

GAME = a_game(4, races=5)
RIVALS = ["aerodynamics-1 aerodynamics-2 engine-3 engine-4 strategy-7 strategy-8"] * 2
BY_GRADE = pytest.mark.parametrize("grade", PLAYERS)


def decisions(grade: str, seed: int) -> Iterator[State]:
    """Yield the moments of a game at which somebody has to decide."""
    match: Match[Any, Any, Any] = Match(GAME, SeededLuck(seed))
    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Decision):
            yield match.state
            match.play(PLAYERS[grade].choose(GAME, GAME.view(match.state, due.seat)))
        else:
            match.roll()


def with_other_hidden_cards(state: State, rng: random.Random) -> State:
    """Return a moment at which everybody else holds other cards, and has built other cars."""
    me = state.seat
    unseen = {kind: _unseen(state, kind, me, rng) for kind in Kind}
    hands = []
    for at, hand in enumerate(state.hands):
        taken = {} if at == me else {k: pack_of(unseen[k].pop() for _ in hand.of(k)) for k in Kind}
        hands.append(Hand(*taken.values()) if taken else hand)
    cars = tuple(
        car if at == me or car is None else replace(car, strategy=hands[at].strategies[0])
        for at, car in enumerate(state.cars)
    )
    techniques, strategies = (pack_of(unseen[kind]) for kind in Kind)
    return replace(
        state, hands=tuple(hands), cars=cars, techniques=techniques, strategies=strategies
    )


def _unseen(state: State, kind: Kind, me: int, rng: random.Random) -> list[Any]:
    cards = [*state.deck_of(kind)]
    for at, hand in enumerate(state.hands):
        cards += [] if at == me else hand.of(kind)
    rng.shuffle(cards)
    return cards


@BY_GRADE
def test_what_others_hold_and_build_changes_no_decision(grade: str) -> None:
    rng = random.Random(1)
    for state in list(decisions(grade, 3))[::3]:
        other = with_other_hidden_cards(state, rng)
        seat = Seat(state.seat)
        views = [GAME.view(each, seat) for each in (state, other)]

        chosen = [PLAYERS[grade].choose(GAME, view) for view in views]

        assert views[0] == views[1]
        assert chosen[0] == chosen[1]


@BY_GRADE
def test_every_decision_is_allowed_and_the_same_when_asked_again(grade: str) -> None:
    for state in decisions(grade, 1):
        view = GAME.view(state, Seat(state.seat))
        choice = PLAYERS[grade].choose(GAME, view)
        assert choice == PLAYERS[grade].choose(GAME, view)
        assert choice in GAME.moves(state)


def chosen(grade: str, state: State) -> str:
    """Return what a player does, in the notation of the game."""
    state = GAME.settled(state)
    return GAME.write(PLAYERS[grade].choose(GAME, GAME.view(state, Seat(state.seat))))


@BY_GRADE
def test_nobody_spends_their_last_recruit_on_an_extra_card(grade: str) -> None:
    race = a_race(GAME, "engine-1 strategy-5 strategy-6", recruits=[2])

    assert "leave" == chosen(grade, race)


@pytest.mark.parametrize("grade", ["normal", "hard"])
def test_a_strong_car_gets_the_highest_strategy_card(grade: str) -> None:
    hand = "aerodynamics-4 aerodynamics-3 strategy-1 strategy-5 strategy-9"
    race = a_race(GAME, hand, *RIVALS, circuit="gran_vento", race=5, stage=Stage.CAR)
    ready = replace(race, drivers=drivers(0, 4, 5, 6))

    assert "car strategy-9 aerodynamics-3 aerodynamics-4" == chosen(grade, ready)


def test_a_normal_player_writes_a_race_off_that_it_cannot_win() -> None:
    hand = "engine-1 engine-2 strategy-1 strategy-5 strategy-9"
    race = replace(a_race(GAME, hand, stage=Stage.CAR), drivers=drivers(4, 5, 6, 7))

    assert "car strategy-1" == chosen("normal", race)


def test_a_normal_player_keeps_what_the_races_to_come_will_cost() -> None:
    plan = Plan(GAME.setting, a_race(GAME, "strategy-5 strategy-6", recruits=[8]), 0)

    assert 3 == plan.to_buy
    assert 8 - 2 * 3 - (1 - 1.2) * 5 == pytest.approx(plan.free)


def test_a_hard_player_spends_all_on_the_best_driver_of_the_last_race() -> None:
    hand = "aerodynamics-4 aerodynamics-3 strategy-7"
    race = a_race(GAME, hand, *RIVALS, circuit="gran_vento", recruits=[3] * 4, race=5)

    assert "hire" == chosen("hard", replace(race, stage=Stage.OFFER))


def test_places_are_certain_against_cars_of_known_values() -> None:
    low, high = ([0.0] * HIGHEST for _ in range(2))
    low[10] = high[30] = 1.0

    assert (0.0, 1.0, 0.0) == places_at(20, [tuple(low), tuple(high)])
    assert (0.0, 0.5, 0.5) == places_at(10, [tuple(low), tuple(high)])


def test_a_hard_player_beats_others_and_an_easy_one_does_not() -> None:
    places = dict.fromkeys(PLAYERS, 0)
    for seed in range(6):
        match: Match[Any, Any, Any] = Match(a_game(3, races=5), SeededLuck(seed))
        grades = [*PLAYERS][seed % 3 :] + [*PLAYERS][: seed % 3]
        for _ in play_out(match, [PLAYERS[grade] for grade in grades]):
            pass
        for seat, place in enumerate(match.game.places(match.state)):
            places[grades[seat]] += place

    assert places["hard"] < places["easy"]
