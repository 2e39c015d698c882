from __future__ import annotations

import json
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from formulad.ai import grades
from formulad.ai.match.mirrored import Mirrored
from formulad.ai.match.sequential_test import SequentialTest, Verdict
from formulad.ai.match.tally import Tally
from formulad.cli import main, parser
from formulad.cli.course import Course
from formulad.cli.match_result import in_sentences
from formulad.games.race.race_commands import RaceCommands
from formulad.kernel.chance import next_seed

if TYPE_CHECKING:
    from formulad.games.race.race_contest import RaceContest
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

OVAL = str(Path(__file__).parents[1] / "saves" / "oval.tmx")
"""A small circuit, on which many races are driven quickly."""


class Dawdler:
    """A driver that never leaves first gear while another is asked for."""

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return the first of the legal moves: the lowest gear, the longest way."""
        return game.moves(state)[0]


@pytest.fixture(autouse=True)
def _there_is_a_worse_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(grades.GRADES, "dawdler", Dawdler())


def matched(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Return what a match by the beginner's rules comes to."""
    assert 0 == main(["match", *words, "--rules", "beginner", "--jobs", "1", "--json"])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_match_tells_what_was_asked_and_what_it_found(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = matched(capsys, "rookie", "rookie", "--races", "2", "--seed", "4")

    asked = {"a": "rookie", "b": "rookie", "track": "monaco", "laps": 1, "seed": 4, "cars": 10}
    assert asked.items() <= found.items()
    assert {"mean", "low", "high"} == found["score"].keys()
    assert (2, "undecided") == (found["races"], found["verdict"])


@pytest.mark.thorough
def test_a_better_driver_is_found_out_with_few_races(capsys: pytest.CaptureFixture[str]) -> None:
    found = matched(
        capsys, "rookie", "dawdler", "--bounds", "50:90", "--races", "40", "--track", OVAL
    )

    assert (20, "better") == (found["races"], found["verdict"])
    assert 0.99 < found["score"]["mean"]


@pytest.mark.thorough
def test_a_worse_driver_is_not_called_better(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["match", "dawdler", "rookie", "--rules", "beginner", "--bounds", "50:90"]

    assert 0 == main([*told, "--track", OVAL, "--jobs", "1"])

    assert capsys.readouterr().out.startswith("dawdler is worse than rookie.\n")


def contest(a: str, b: str, *words: str) -> RaceContest:
    """Return the races of a match."""
    args = parser().parse_args(["match", a, b, *words])
    return RaceCommands().contest(args, a, b, 10)


def test_a_driver_against_itself_is_ahead_as_often_as_behind() -> None:
    races = contest("rookie", "rookie", "--rules", "beginner")

    pair = races.play(0, next_seed(3))

    assert 0.5 == pytest.approx(pair.score)
    assert 0 == pytest.approx(pair.luck, abs=1e-9)
    assert pair.scores[0] != pair.scores[1]


def test_ten_cars_race_or_as_many_as_have_room() -> None:
    assert ("rookie",) * 5 + ("dawdler",) * 5 == contest("rookie", "dawdler").series.grades


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rooky", "rookie"], "there is no computer driver 'rooky'"),
        (["rookie", "rookie:3"], "there is no computer driver 'rookie:3'"),
        (["rookie", "rookie", "--bounds", "51:50"], "'51:50' are no bounds such as 50:51"),
        (["rookie", "rookie", "--bounds", "50"], "'50' are no bounds such as 50:51"),
        (["rookie", "rookie", "--bounds", "0:10"], "'0:10' are no bounds such as 50:51"),
        (["rookie", "rookie", "--races", "1"], "'1' is no whole number from 2 to 1000000"),
        (["rookie"], "the following arguments are required: B"),
        (["rookie", "rookie", "--track", "monako"], "there is no track 'monako'"),
    ],
    ids=" ".join,
)
def test_what_makes_no_match_is_refused_in_one_line(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["match", *words])

    told = capsys.readouterr()
    assert sentence in told.err
    assert (1, "") == (told.err.count("\n"), told.out)


def course(*scores: float, luck: float = 0.0) -> Course:
    """Return a match whose pairs of games came to these scores."""
    found = Course(SequentialTest(0.5, 0.6))
    signs = [1 if at % 2 else -1 for at in range(len(scores))]
    pairs = [
        Mirrored((score, score), (luck * sign, luck * sign))
        for score, sign in zip(scores, signs, strict=True)
    ]
    found.tally = reduce(Tally.plus, pairs, Tally())
    return found


@pytest.mark.parametrize(
    ("answer", "scores"),
    [
        ("a is better than b.", (0.7, 0.8) * 10),
        ("a is worse than b.", (0.2, 0.3) * 10),
        ("a is not better than b.", (0.3, 0.7) * 30),
        ("Too few races to say whether a is better than b.", (0.5, 0.6) * 2),
    ],
)
def test_the_answer_is_a_sentence(answer: str, scores: tuple[float, ...]) -> None:
    lines = str(in_sentences("a", "b", course(*scores))).splitlines()

    assert answer == lines[0]
    assert 3 == len(lines)


def test_the_sentences_say_how_sure_it_is_and_by_what_test() -> None:
    _, share, test = str(in_sentences("a", "b", course(*(0.7, 0.8) * 10))).splitlines()

    assert "a is ahead of b in 75.0 % of all pairs (72.6 to 77.4 %), in 40 races." == share
    assert "50.0 % against 60.0 %" in test
    assert "normal" in test


def test_no_share_is_more_than_all() -> None:
    _, share, _ = str(in_sentences("a", "b", course(0.8, 1.0))).splitlines()

    assert "a is ahead of b in 90.0 % of all pairs (0.0 to 100.0 %), in 4 races." == share


def test_what_taking_the_luck_out_saved_is_said() -> None:
    found = course(*(0.4, 0.6, 0.45, 0.65) * 5, luck=0.1)

    assert Verdict.UNDECIDED is not found.verdict
    assert "Luck made 93.8 %" in str(in_sentences("a", "b", found)).splitlines()[-1]
