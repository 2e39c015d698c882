from __future__ import annotations

import pytest

from formulad.games.race.survey.character import Character, character_of
from formulad.kernel.values import replace
from tests.circuits import shipped

PLAIN = Character(9.0, 12, 160.0, 20.0, 0.6, {"A": 160, "B": 160, "C": 160})


def test_monaco_flows() -> None:
    found = character_of(shipped("monaco"), 2, 36.59)

    assert ("flowing",) == found.words
    assert 14 == found.stops
    assert {"A": 168, "B": 166, "C": 163} == found.lanes
    assert 9.07 == pytest.approx(found.cells_a_turn, abs=0.01)


def test_a_straight_goes_on_across_the_line() -> None:
    assert 28 == character_of(shipped("monaco"), 2, 36.59).longest_straight


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        (replace(PLAIN, cells_a_turn=10.5), ("fast",)),
        (replace(PLAIN, cells_a_turn=10.4), ("flowing",)),
        (replace(PLAIN, cells_a_turn=8.5), ("flowing",)),
        (replace(PLAIN, cells_a_turn=8.4), ("slow",)),
        (replace(PLAIN, stops=15), ("flowing", "twisty")),
        (replace(PLAIN, stops=14), ("flowing",)),
        (replace(PLAIN, longest_straight=34), ("flowing", "with a long straight")),
        (replace(PLAIN, longest_straight=33), ("flowing",)),
        (replace(PLAIN, lanes={"A": 160}), ("flowing", "narrow")),
        (replace(PLAIN, lanes={"A": 160, "B": 160}), ("flowing",)),
        (replace(PLAIN, lanes=dict.fromkeys("ABCD", 160)), ("flowing", "wide")),
    ],
)
def test_words_have_their_borders(changed: Character, words: tuple[str, ...]) -> None:
    assert words == changed.words
