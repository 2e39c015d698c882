"""Every refusal can be said in another language, down to the last word in its gaps."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.game import IllegalMove, Outcome, Over
from formulad.kernel.sentence import Sentence, sentence_of
from formulad.race.agreed.options import GridRule, Options
from formulad.race.rules import RaceGame
from tests.circuits import RING
from tests.race.any_move import any_moves
from tests.race.any_race import any_race
from tests.race.keen import keen
from tests.wordless import Wordless

if TYPE_CHECKING:
    from formulad.race.state import State

RACES, MOST_STEPS, ASKED = 20, 250, 0.06


def left_in_english(game: RaceGame, sentence: Sentence) -> list[str]:
    """Return what nobody can translate in a sentence, but for numbers and names of places."""
    known = {place.name for place in game.track.places}
    words = sentence.said(Wordless()).split()
    return [word for word in words if word not in known and not word.lstrip("-").isdigit()]


def refused(game: RaceGame, state: State, rng: random.Random) -> list[Sentence]:
    """Return what is said of strange moves, having tried them."""
    found = []
    for move in any_moves(game, state, rng):
        refusal = game.refusal(state, move)
        if refusal is None:
            continue
        with pytest.raises(IllegalMove) as caught:
            game.apply(state, move)
        sentence = sentence_of(caught.value)
        assert isinstance(sentence, Sentence), f"{move}: {sentence}"
        assert refusal.sentence == sentence == str(refusal)
        found.append(sentence)
    return found


def refused_in_a_race(seed: int) -> set[str]:
    """Play on at random, and return the wordings of what was refused on the way."""
    rng = random.Random(seed)
    game = any_race(rng)
    state, wordings = game.initial(), set[str]()
    for _ in range(MOST_STEPS):
        if isinstance(game.awaiting(state), Over):
            break
        if rng.random() < ASKED:
            for sentence in refused(game, state, rng):
                assert [] == left_in_english(game, sentence)
                wordings.add(sentence.english)
        state = game.apply(state, keen(game, state, rng)).state
    return wordings


def test_whatever_is_refused_in_a_race_can_be_said_in_another_language() -> None:
    wordings = set[str]().union(*map(refused_in_a_race, range(RACES)))

    assert len(wordings) > 30


@pytest.mark.parametrize("face", [0, 21])
def test_a_face_that_the_die_has_not_is_refused_in_a_sentence(face: int) -> None:
    game = RaceGame(RING, 2)

    with pytest.raises(IllegalMove) as caught:
        game.apply(game.initial(), Outcome(face))

    sentence = sentence_of(caught.value)
    assert isinstance(sentence, Sentence)
    assert f"the black die has no face {face}" == sentence
    assert [] == left_in_english(game, sentence)


def test_a_die_that_is_not_due_is_refused_in_a_sentence() -> None:
    game = RaceGame(RING, 2, Options(grid=GridRule.AS_LISTED))
    started = game.apply(game.initial(), Outcome(9)).state
    rolled = game.apply(started, Outcome(1)).state

    with pytest.raises(IllegalMove) as caught:
        game.apply(rolled, Outcome(9))

    assert isinstance(sentence_of(caught.value), Sentence)
    assert "no die is due, so none can show 9" == str(caught.value)
