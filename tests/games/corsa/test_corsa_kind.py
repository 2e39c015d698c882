"""The game in the box: its records, and what the command line says of it."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from formulad.cards.corsa.options import CATALOGUE, ENTRIES
from formulad.cli import main
from formulad.games.box import CORSA, GAMES, game_of_record
from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.games.corsa.corsa_terms import TERMS
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import data_root
from formulad.store.resume import begin, load, resume

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.terms import Term

KIND = corsa_kind(data_root())
NOW = datetime(2026, 11, 25, tzinfo=UTC)
SETUP = UsualSetup(
    (SeatedPlayer("Ada"), SeatedPlayer("Bob"), SeatedPlayer("Normal 3", "normal")), {"races": 5}
)


def begun(folder: Path, steps: int) -> Path:
    """Return the record of a game of which so many steps were played."""
    opened = begin(KIND, SETUP, 7, NOW, folder)
    with opened.file:
        for _ in range(steps):
            due = opened.match.awaiting
            if isinstance(due, Over):
                break
            if isinstance(due, Decision):
                opened.match.play(opened.game.moves(opened.match.state)[-1])
            else:
                opened.match.roll()
    return opened.file.path


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = begun(tmp_path, 50)

    opened = resume(KIND, path)
    opened.file.close()

    assert game_of_record(path) is GAMES[CORSA]
    assert (50, SETUP) == (len(opened.match.played), opened.header.setup)


def test_replay_tells_who_leads_and_by_what(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = begun(tmp_path, 10_000)

    assert 0 == main(["replay", str(path), "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert 0 == main(["replay", str(path)])
    table = capsys.readouterr().out

    assert load(KIND, path).record.is_over
    assert (5, 35) == (
        len(facts["circuits"]),
        facts["bank"] + sum(each["recruits"] for each in facts["standings"]),
    )
    assert all(sum(each["by_race"]) == each["points"] for each in facts["standings"])
    assert "races run: 5 of 5" in table
    assert "next: nothing: the game is over" in table


def simulated(capsys: pytest.CaptureFixture[str], *said: str) -> Any:
    """Return what games come to."""
    assert 0 == main(["simulate", "--game", CORSA, "--jobs", "1", "--json", *said])
    return json.loads(capsys.readouterr().out)


def test_four_normal_players_are_usual(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--races", "2", "--option", "races=5")

    assert ("corsa", 2, 8) == (found["game"], found["games"], found["players"]["normal"]["starts"])


def test_a_match_has_the_same_cards_for_both(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["match", "--game", CORSA, "normal", "normal", "--jobs", "1", "--json"]

    assert 0 == main([*told, "--option", "races=5", "--races", "4"])

    assert 0.5 == json.loads(capsys.readouterr().out)["score"]["mean"]


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        (["--drivers", "normal:2"], "3 to 5 can play it, not 2"),
        (["--drivers", "hardest:4"], "there are: easy, normal, hard"),
        (["--option", "races=4"], "a whole number from 5 to 9, not 4"),
    ],
)
def test_what_cannot_be_played_is_refused(
    said: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["simulate", "--game", CORSA, *said])
    assert fault in capsys.readouterr().err


def test_every_option_is_offered() -> None:
    assert {entry.id for entry in CATALOGUE} == {term.id for term in TERMS.options}


@pytest.mark.parametrize("term", TERMS.options, ids=lambda term: term.id)
def test_its_values_are_those_of_the_rules_and_can_be_played(term: Term) -> None:
    choices = [choice.value for choice in getattr(term, "choices", ())]
    players = tuple(SeatedPlayer(str(seat), "easy") for seat in range(4))

    assert [*ENTRIES[term.id].values] == choices
    for value in choices:
        assert isinstance(KIND.make(UsualSetup(players, {term.id: value})).awaiting, object)


def test_a_start_is_drawn_first() -> None:
    game = KIND.make(SETUP)

    assert isinstance(game.awaiting(game.initial()), Chance)
