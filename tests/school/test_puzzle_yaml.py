from __future__ import annotations

import pytest

from formulad.school.puzzle import Ask, Theme
from formulad.school.puzzle_yaml import puzzle_in, text_of
from formulad.store.yaml_document import DocumentError
from tests.school.written import MASSENET


@pytest.mark.rule("SCH-4")
def test_a_puzzle_is_read_with_its_values() -> None:
    _, puzzle = puzzle_in("massenet.yaml", MASSENET)

    assert (Ask.GEAR, "4", (Theme.HOLD_BACK,)) == (puzzle.ask, puzzle.answer, puzzle.themes)
    assert "4" == puzzle.best
    assert (0.53, 0.86) == (round(puzzle.margin, 2), round(puzzle.lost("5"), 2))


@pytest.mark.rule("SCH-4")
def test_what_is_written_is_read_as_it_was() -> None:
    _, puzzle = puzzle_in("massenet.yaml", MASSENET)

    assert puzzle == puzzle_in("again.yaml", text_of(puzzle))[1]


@pytest.mark.rule("SCH-10")
def test_cars_nearby_ask_for_a_clearer_answer() -> None:
    near = "\n- {name: Bob, at: s2.A15}\nanswer"

    _, puzzle = puzzle_in("massenet.yaml", MASSENET.replace("\nanswer", near))

    assert 0.50 == puzzle.least_margin


@pytest.mark.rule("SCH-4")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("version: 1", "version: 9", "written by a newer FormulaD"),
        ("kind: puzzle", "kind: season", "massenet.yaml:2: "),
        ("ask: gear", "ask: lunch", "massenet.yaml:4: "),
        ("stars: 4", "stars: 6", "massenet.yaml:13: expected at most 5"),
        ("stars: 4", "starts: 4", "there is no entry 'starts'; did you mean 'stars'?"),
        ("tyres: 3", "tires: 3", "there is no entry 'tires'; did you mean 'tyres'?"),
        ("themes: [hold_back]", "themes: [luck]", "massenet.yaml:12: "),
        ("answer: 4", "answer: 6", "massenet.yaml:10: the answer is not among the values"),
        ("ask: gear", "ask: place", "has a roll if it asks for a place"),
        ("stars: 4", "stars: 4\nroll: 7", "has a roll if it asks for a place"),
        ("values: {", "values: {1: slow, x: {", "massenet.yaml:"),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(DocumentError) as refused:
        puzzle_in("massenet.yaml", MASSENET.replace(old, new))

    assert sentence in str(refused.value)
