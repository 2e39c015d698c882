"""The laws every game keeps, tried by random play."""

from __future__ import annotations

import random
from functools import cached_property
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome, Over, Step
from formulad.kernel.match import Match
from formulad.kernel.record import Played, read_record, replay, write_header
from formulad.kernel.values import Frozen
from tests.contract.box import GAMES
from tests.scope import amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.contract.box import AnyGame, Boxed

MOST_STEPS = 20_000


class Playthrough(Frozen, dict=True):
    """A game played at random to its end."""

    game: AnyGame
    played: list[Played[Any, Any, Any]]

    @property
    def states(self) -> list[Any]:
        """Every state, from the first to the last."""
        return [self.game.initial(), *(each.step.state for each in self.played)]

    @cached_property
    def offers(self) -> list[tuple[Any, Sequence[Any]]]:
        """Every state, and the moves that are offered in it."""
        return [(state, self.game.moves(state)) for state in self.states]


def choose(game: AnyGame, state: Any, rng: random.Random) -> Any:
    """Return a legal decision or a possible outcome at random."""
    due = game.awaiting(state)
    if isinstance(due, Chance):
        faces, shares = zip(*due.outcomes, strict=True)
        return rng.choices(faces, [float(share) for share in shares])[0]
    return rng.choice(game.moves(state))


def play_at_random(game: AnyGame, seed: int, most: int = MOST_STEPS) -> Playthrough:
    """Play a game to its end, or for so many steps."""
    rng = random.Random(seed)
    state: Any = game.initial()
    played: list[Played[Any, Any, Any]] = []
    while not isinstance(game.awaiting(state), Over) and len(played) < most:
        choice = choose(game, state, rng)
        step: Step[Any, Any] = game.apply(state, choice)
        played.append(Played(choice, step))
        state = step.state
    return Playthrough(game, played)


@pytest.fixture(params=GAMES, scope="module")
def boxed(request: pytest.FixtureRequest) -> Boxed:
    """Each game in the box."""
    return GAMES[request.param]


@pytest.fixture(params=range(amount(1, 4)), scope="module")
def play(request: pytest.FixtureRequest, boxed: Boxed) -> Playthrough:
    """Each game, played at random a few times."""
    return play_at_random(boxed.open(), request.param)


def test_every_game_ends(play: Playthrough) -> None:
    assert Over() == play.game.awaiting(play.states[-1])


def test_the_chances_of_a_die_sum_to_one(play: Playthrough) -> None:
    for state in play.states:
        due = play.game.awaiting(state)
        if isinstance(due, Chance):
            assert 1 == sum(share for _, share in due.outcomes)
            assert all(share > 0 for _, share in due.outcomes)
            assert len(due.outcomes) == len({outcome for outcome, _ in due.outcomes})


def test_whoever_has_to_decide_has_a_move_and_nobody_else(play: Playthrough) -> None:
    for state, moves in play.offers:
        is_decision = isinstance(play.game.awaiting(state), Decision)
        assert is_decision == bool(moves)


def test_no_move_is_offered_twice(play: Playthrough) -> None:
    for _, moves in play.offers:
        assert len(moves) == len(set(moves))


def test_moves_come_in_a_stable_order(play: Playthrough, boxed: Boxed) -> None:
    again = boxed.open()
    state = again.initial()
    for (_, moves), each in zip(play.offers, play.played, strict=False):
        assert moves == again.moves(state)
        state = again.apply(state, each.choice).state


def test_every_move_and_outcome_has_a_notation_of_its_own(play: Playthrough) -> None:
    for state, moves in play.offers:
        due = play.game.awaiting(state)
        outcomes = [o for o, _ in due.outcomes] if isinstance(due, Chance) else []
        choices = [*moves, *outcomes]
        written = [play.game.write(choice) for choice in choices]
        assert len(written) == len(set(written))
        assert choices == [play.game.read(text) for text in written]


def test_a_step_leaves_the_state_before_it_as_it_was(play: Playthrough) -> None:
    for before, each in zip(play.states, play.played, strict=False):
        told, summary, number = repr(before), play.game.summary(before), hash(before)
        play.game.apply(before, each.choice)
        assert (told, summary, number) == (repr(before), play.game.summary(before), hash(before))


def test_the_same_step_leads_to_an_equal_state(play: Playthrough) -> None:
    for before, each in zip(play.states, play.played, strict=False):
        again = play.game.apply(before, each.choice)
        assert each.step == again
        assert hash(each.step.state) == hash(again.state)
        assert play.game.summary(each.step.state) == play.game.summary(again.state)


def test_who_has_to_decide_may_do_the_same_by_their_view(play: Playthrough) -> None:
    for state, moves in play.offers:
        due = play.game.awaiting(state)
        if isinstance(due, Decision):
            view = play.game.view(state, due.seat)
            assert (due, moves) == (play.game.awaiting(view), play.game.moves(view))
            assert view == play.game.view(view, due.seat)


def test_every_seat_has_a_place_and_the_best_is_the_first(play: Playthrough) -> None:
    for state in play.states:
        places = play.game.places(state)
        assert 1 == min(places)
        assert all(place == 1 + sum(other < place for other in places) for place in places)


def test_rounds_only_go_up(play: Playthrough) -> None:
    rounds = [play.game.round(state) for state in play.states]
    assert sorted(rounds) == rounds


def test_the_written_record_leads_to_an_equal_state(play: Playthrough, boxed: Boxed) -> None:
    lines: list[str] = []
    match = Match(play.game, SeededLuck(0), lines.append)
    for each in play.played:
        match.play(each.choice)
    text = write_header({"game": play.game.name}) + "".join(f"{line}\n" for line in lines)

    replayed = replay(boxed.open(), read_record(text))

    assert None is replayed.fault
    assert match.state == replayed.played[-1].step.state
    assert match.played == replayed.played


def test_every_decision_can_be_taken_back_and_no_die(play: Playthrough) -> None:
    match = Match(play.game, SeededLuck(0))
    for each in play.played:
        before = match.state
        match.play(each.choice)
        if isinstance(each.choice, Outcome):
            with pytest.raises(IllegalMove, match="a die has fallen"):
                match.undo()
        else:
            match.undo()
            assert before == match.state
            match.play(each.choice)


def test_stepping_back_leads_to_the_start(play: Playthrough) -> None:
    match = Match(play.game, SeededLuck(0), played=play.played)
    while match.may_undo:
        match.undo()

    steps = [each.step.state for each in match.played]
    assert match.state == (steps[-1] if steps else play.game.initial())
    assert isinstance(match.played[-1].choice, Outcome) if steps else True


def test_an_outcome_the_die_does_not_have_is_refused(play: Playthrough) -> None:
    for state in play.states:
        due = play.game.awaiting(state)
        values = [o.value for o, _ in due.outcomes] if isinstance(due, Chance) else [0]
        beyond = max(values) + 1
        if isinstance(due, Chance):
            beyond = max(beyond, due.measured.stop)
        with pytest.raises(IllegalMove, match=r"has no face|no die is due|no such card is due"):
            play.game.apply(state, Outcome(beyond))


def test_a_move_of_another_moment_is_refused(play: Playthrough) -> None:
    moves = {type(m): m for _, offered in play.offers for m in offered}
    for state, offered in play.offers:
        kinds = {type(each) for each in offered}
        for move in moves.values():
            if type(move) not in kinds:
                with pytest.raises(IllegalMove):
                    play.game.apply(state, move)


@settings(max_examples=amount(15, 60))
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 400))
@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_offered_exactly_if_it_is_not_refused(name: str, seed: int, steps: int) -> None:
    game, rng = GAMES[name].open(), random.Random(seed)
    state = play_at_random(game, seed, steps).states[-1]
    offered = game.moves(state)

    for move in (*offered, *GAMES[name].tries(game, state, rng)):
        refusal = game.refusal(state, move)
        assert (move in offered) == (refusal is None)
        if refusal is not None:
            assert "{" not in str(refusal)
            with pytest.raises(IllegalMove):
                game.apply(state, move)
