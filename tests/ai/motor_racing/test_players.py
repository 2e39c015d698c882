from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from formulad.ai.motor_racing.judge import Judge
from formulad.ai.motor_racing.outlook import places_with, sharpness
from formulad.ai.motor_racing.players import PLAYERS
from formulad.cards.motor_racing.moves import Push
from formulad.cards.motor_racing.questions import Question
from formulad.cards.packs import pack_of
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Over, Seat
from formulad.kernel.match import Match
from formulad.kernel.values import replace
from tests.cards.motor_racing.tables import a_game, a_turn, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.cards.motor_racing.state import State

GAME = a_game()
BY_GRADE = pytest.mark.parametrize("grade", PLAYERS)


def decisions(grade: str, seed: int) -> Iterator[State]:
    """Yield the moments of a race at which somebody has to decide."""
    game = a_game(4, races=1)
    match: Match[Any, Any, Any] = Match(game, SeededLuck(seed))
    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Decision):
            yield match.state
            match.play(PLAYERS[grade].choose(game, game.view(match.state, due.seat)))
        else:
            match.roll()


def with_other_hidden_cards(state: State, rng: random.Random) -> State:
    """Return a moment at which everybody else holds other cards."""
    me = state.chair.seat
    unseen = [*state.pile, *(c for at, hand in enumerate(state.hands) if at != me for c in hand)]
    rng.shuffle(unseen)
    hands = tuple(
        hand if at == me else pack_of(unseen.pop() for _ in hand)
        for at, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, pile=pack_of(unseen))


@pytest.mark.rule("FMR-12")
@BY_GRADE
def test_what_others_hold_changes_no_decision(grade: str) -> None:
    rng = random.Random(1)
    for state in decisions(grade, 3):
        other = with_other_hidden_cards(state, rng)
        seat = Seat(state.chair.seat)
        views = [GAME.view(each, seat) for each in (state, other)]

        assert views[0] == views[1]
        choices = [PLAYERS[grade].choose(GAME, view) for view in views]
        assert choices[0] == choices[1]


@BY_GRADE
def test_the_same_view_has_the_same_answer_and_it_is_legal(grade: str) -> None:
    for state in decisions(grade, 4):
        choices = {chosen(grade, state) for _ in range(2)}
        assert 1 == len(choices)
        assert choices <= set(map(GAME.write, GAME.moves(state)))


def chosen(grade: str, state: State) -> str:
    """Return what a computer decides."""
    return GAME.write(PLAYERS[grade].choose(GAME, GAME.view(state, Seat(state.chair.seat))))


@pytest.mark.parametrize("grade", ["normal", "hard"])
def test_in_the_last_turn_an_own_car_takes_the_lead(grade: str) -> None:
    line = "G1 B1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"
    turn = a_turn(GAME, "overtake+2.blue wrong_line-1 crash spin_out pit_stop.blue", line)
    last = replace(turn, pile=(), left=0, last_turns=1)

    assert "overtake+2.blue B1" == chosen(grade, last)


def test_a_hard_player_keeps_its_best_cards_at_the_beginning() -> None:
    best = "overtake+4.blue overtake+3.blue lose_control-3"
    turn = a_turn(GAME, f"{best} overtake+3.green pit_stop.blue")

    card = chosen("hard", turn).split()[0]

    assert card not in best.split()


@pytest.mark.parametrize("grade", ["normal", "hard"])
def test_a_charge_ends_with_a_car_in_first_place(grade: str) -> None:
    line = "G1 B1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2"
    turn = replace(a_turn(GAME, "charge_engine_blows", line), pile=(), left=0, last_turns=1)
    asked = played(GAME, turn, "charge_engine_blows B1", "r1")

    assert "stop" == chosen(grade, asked)


@pytest.mark.parametrize(
    "card",
    [
        "pit_stop B1",
        "charge_lose_gear B2",
        "charge_engine_blows R1",
        "spin_out",
        "spin_last",
        "crash",
    ],
)
def test_what_a_card_comes_to_is_the_mean_of_all_that_the_die_may_show(card: str) -> None:
    turn = a_turn(GAME, card.split(maxsplit=1)[0], "G1 Y1 B1 O1 R1 P1 R2 B2", "O2 Y2 G2 P2")
    places = places_with(GAME.setting.deck.value_of_place, 6)
    cars = tuple(1.0 if owner == 0 else -0.3 for owner in GAME.setting.drivers)
    judge = Judge(GAME.setting, 0, places, cars)

    move: Any = GAME.read(card)

    assert pytest.approx(judge.of_move(turn, move)) == _solved(judge, played(GAME, turn, card))


def _solved(judge: Judge, state: State, rolls: int = 3) -> float:
    """Return what a moment comes to by trying everything; so many rolls lead to the first place."""
    due = GAME.awaiting(state)
    if isinstance(due, Chance) and due.die == "d12":
        falls = ((GAME.apply(state, face).state, share) for face, share in due.outcomes)
        return sum(float(share) * _solved(judge, after, rolls - 1) for after, share in falls)
    if not isinstance(due, Decision) or due.question is Question.CARD:
        return judge.worth(state.run)
    answers = [answer for answer in GAME.moves(state) if rolls or answer is not Push.AGAIN]
    return max(_solved(judge, GAME.apply(state, each).state, rolls) for each in answers)


def test_places_count_ever_more_towards_the_end() -> None:
    points = GAME.setting.deck.value_of_place
    counts = [sharpness(points, left) for left in range(50)]

    assert sorted(counts, reverse=True) == counts
    assert 1 == counts[0]
    assert all(
        sorted(row, reverse=True) == list(row)
        for row in (places_with(points, left) for left in range(50))
    )


def test_an_easy_player_wins_nothing_against_the_others() -> None:
    wins = {"easy": 0, "normal": 0, "hard": 0}
    for seed in range(6):
        game = a_game(3, races=3)
        match: Match[Any, Any, Any] = Match(game, SeededLuck(seed))
        grades = ["easy", "normal", "hard"][seed % 3 :] + ["easy", "normal", "hard"][: seed % 3]
        for _ in play_out(match, [PLAYERS[grade] for grade in grades]):
            pass
        wins[grades[game.places(match.state).index(1)]] += 1

    assert 0 == wins["easy"]
