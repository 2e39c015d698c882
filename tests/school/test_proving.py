from __future__ import annotations

from collections import Counter

import pytest

from formulad.school.proving import failures
from formulad.school.puzzle import Ask, Theme
from formulad.school.puzzle_yaml import puzzle_in
from formulad.school.shelf import puzzles_in
from formulad.store.paths import data_root
from tests.circuits import shipped
from tests.school.written import MASSENET

SHIPPED = puzzles_in(data_root() / "assets" / "puzzles")


@pytest.mark.thorough
@pytest.mark.rule("SCH-9")
def test_every_puzzle_of_the_game_is_as_it_says() -> None:
    found = [failures(*each, shipped(each[1].track)) for each in SHIPPED]

    assert [] == [each for each in found if each]


@pytest.mark.rule("SCH-6")
def test_there_are_as_many_puzzles_of_each_circuit() -> None:
    counts = Counter((puzzle.track, puzzle.ask) for _, puzzle in SHIPPED)

    tracks = ("monaco", "basse-ville")
    gears = {(track, Ask.GEAR): 42 for track in tracks}
    assert gears | {(track, Ask.PLACE): 20 for track in tracks} == counts


@pytest.mark.rule("SCH-6")
def test_there_are_puzzles_for_everyone() -> None:
    stars = Counter(puzzle.stars for _, puzzle in SHIPPED)

    assert [] == [each for each in range(1, 6) if stars[each] < 12]


@pytest.mark.rule("SCH-6")
def test_every_theme_can_be_practised() -> None:
    themes = Counter(theme for _, puzzle in SHIPPED for theme in puzzle.themes)

    assert [] == [theme for theme in Theme if themes[theme] < 8]


@pytest.mark.rule("SCH-9")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("answer: 4", "answer: 3", "the answer is 4, not 3"),
        ("3: 34.66", "3: 34.60", "3 comes to 34.66 turns"),
        ("3: 34.66", "3: 34.40", "the best is only 0.27 turns ahead"),
        ("3: 34.66", "3: 34.42", "the best is only 0.29 turns ahead"),
        ("stars: 4", "stars: 3", "it has 4 stars"),
        ("themes: [hold_back]", "themes: [go]", "its themes are hold_back"),
        (", 5: 34.99", "", "the answers to choose from are 1, 2, 3, 4, 5"),
        ("fingerprint: '", "fingerprint: 'f", "the circuit is not the one it was proved on"),
    ],
)
def test_a_puzzle_that_says_something_else_fails(old: str, new: str, sentence: str) -> None:
    document, puzzle = puzzle_in("massenet.yaml", MASSENET.replace(old, new))

    assert f"massenet: {sentence}" in failures(document, puzzle, shipped("monaco"))


NEAR = "\n- {name: Bob, at: s2.A1}\nanswer"
"""A second car."""


@pytest.mark.rule("SCH-10")
@pytest.mark.parametrize(
    ("value", "cars", "is_told"),
    [("34.62", "\nanswer", False), ("34.62", NEAR, True), ("34.63", NEAR, False)],
    ids=["0.49 alone", "0.49 with a car nearby", "0.50 with a car nearby"],
)
def test_with_cars_nearby_the_best_is_half_a_turn_ahead(
    value: str, cars: str, is_told: bool
) -> None:
    text = MASSENET.replace("3: 34.66", f"3: {value}").replace("\nanswer", cars)
    document, puzzle = puzzle_in("massenet.yaml", text)

    told = failures(document, puzzle, shipped("monaco"))

    assert is_told is any("the best is only 0.49" in each for each in told)
