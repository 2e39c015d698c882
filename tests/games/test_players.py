from __future__ import annotations

import pytest

from formulad.games.option_arguments import read_option
from formulad.games.players import read_grades, read_players
from formulad.kernel.agent import LONGEST_NAME, SeatedPlayer
from formulad.kernel.arguments import UsageError


def any_grade(_grade: str) -> None:
    """Know every grade."""


def no_grade(grade: str) -> None:
    raise UsageError(f"nobody plays as {grade}")


def test_people_are_called_by_name_and_computers_by_grade_and_number() -> None:
    found = read_players("human:Ada, ai:easy,ai:hard", any_grade, (4, 2, 9))

    assert (
        SeatedPlayer("Ada"),
        SeatedPlayer("Easy 2", "easy"),
        SeatedPlayer("Hard 9", "hard"),
    ) == found
    assert [True, False, False] == [player.is_human for player in found]


@pytest.mark.parametrize("word", ["", "human:", "ai:", "Ada", "cat:Tom", "human"])
def test_who_is_neither_is_refused(word: str) -> None:
    with pytest.raises(UsageError, match="is no driver: write human:NAME or ai:GRADE"):
        read_players(word, any_grade)


def test_a_name_that_nobody_can_read_is_refused() -> None:
    with pytest.raises(UsageError, match="it holds bytes that are no letters"):
        read_players("human:A\x1bda", any_grade)
    with pytest.raises(UsageError, match="a name has at most 40 letters, not 41"):
        read_players(f"human:{'a' * (LONGEST_NAME + 1)}", any_grade)


def test_an_unknown_grade_is_refused_as_the_game_says_it() -> None:
    with pytest.raises(UsageError, match="nobody plays as easy"):
        read_players("ai:easy", no_grade)
    with pytest.raises(UsageError, match="nobody plays as easy"):
        read_grades("easy:3", no_grade)


def test_grades_are_counted() -> None:
    assert ("hard", "easy", "easy", "hard") == read_grades("hard,easy:2, hard:1", any_grade)


@pytest.mark.parametrize("text", ["easy:0", "easy:100", "easy:-1", "Easy", "easy:2:3", "", "e,"])
def test_a_number_of_computers_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="is no kind of drivers"):
        read_grades(text, any_grade)


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("weather=on", ("weather", True)),
        ("weather=no", ("weather", False)),
        ("laps=3", ("laps", 3)),
        ("grid=as_listed", ("grid", "as_listed")),
        ("name=", ("name", "")),
        ("a=b=c", ("a", "b=c")),
    ],
)
def test_an_option_is_read_by_what_its_value_looks_like(text: str, option: object) -> None:
    assert option == read_option(text)


def test_what_gives_no_value_is_no_option() -> None:
    with pytest.raises(UsageError, match="'weather' is no option: write NAME=VALUE"):
        read_option("weather")
