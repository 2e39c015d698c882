"""The game in the box: its records, and what the command line says of it."""

from __future__ import annotations

import json
import shutil
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from formulad.cli import main
from formulad.games.box import FUN, GAMES, game_of_record
from formulad.games.fun.fun_kind import fun_kind
from formulad.games.race.race_saves import races_in
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Decision, IllegalMove, Outcome, Over
from formulad.kernel.record import SaveError
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import data_root, home
from formulad.store.resume import begin, load, resume

if TYPE_CHECKING:
    from pathlib import Path

KIND = fun_kind(data_root())
NOW = datetime(2026, 11, 23, tzinfo=UTC)
SETUP = UsualSetup(
    (SeatedPlayer("Ada"), SeatedPlayer("Bob"), SeatedPlayer("Normal 3", "normal")),
    {"races": 1, "overbidding": False},
)


def begun(folder: Path, steps: int) -> Path:
    """Return the record of a season of which so many steps were played."""
    opened = begin(KIND, SETUP, 7, NOW, folder)
    with opened.file:
        for _ in range(steps):
            due = opened.match.awaiting
            if isinstance(due, Over):
                break
            if isinstance(due, Decision):
                view = opened.game.view(opened.match.state, due.seat)
                opened.match.play(KIND.agent("normal").choose(opened.game, view))
            else:
                opened.match.roll()
    return opened.file.path


def test_a_season_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = begun(tmp_path, 40)

    opened = resume(KIND, path)
    opened.file.close()

    assert game_of_record(path) is GAMES[FUN]
    assert (40, SETUP) == (len(opened.match.played), opened.header.setup)


def test_a_whole_season_is_played_again_to_the_same_end(tmp_path: Path) -> None:
    path = begun(tmp_path, 10_000)

    loaded = load(KIND, path)

    assert loaded.record.is_over
    assert None is loaded.replay.fault
    assert Over() == loaded.game.awaiting(loaded.good_part.state)


def test_a_decision_is_taken_back_until_a_card_is_drawn(tmp_path: Path) -> None:
    opened = resume(KIND, begun(tmp_path, 1 + 15))
    with opened.file:
        match = opened.match
        before = match.state
        match.play(opened.game.moves(before)[0])
        match.undo()
        assert before == match.state

        match.play(opened.game.moves(before)[0])
        match.roll()
        assert isinstance(match.played[-1].choice, Outcome)
        with pytest.raises(IllegalMove, match="a die has fallen"):
            match.undo()


def test_a_season_is_no_race(tmp_path: Path) -> None:
    begun(tmp_path, 30)

    assert [] == list(races_in(tmp_path))


def test_a_season_with_other_cards_does_not_go_on(tmp_path: Path) -> None:
    path, data = begun(tmp_path, 30), other_data(tmp_path, "start_money: 20", "start_money: 21")

    with pytest.raises(SaveError, match="the cards were changed"):
        load(fun_kind(data), path)


def other_data(folder: Path, old: str, new: str) -> Path:
    """Return a folder of game files in which the deck is written otherwise."""
    shutil.copytree(data_root() / "assets" / "cards", folder / "assets" / "cards")
    deck = folder / "assets" / "cards" / "fun.yaml"
    deck.write_text(deck.read_text("utf-8").replace(old, new), "utf-8")
    return folder


def test_replay_tells_who_has_what_and_who_leads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = begun(tmp_path, 10_000)

    assert 0 == main(["replay", str(path), "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert 0 == main(["replay", str(path)])
    table = capsys.readouterr().out

    assert (1, 1) == (facts["races"], facts["length"])
    assert {"Ada", "Bob", "Normal 3"} == {each["name"] for each in facts["teams"]}
    assert 1 == sum(each["wins"] for each in facts["teams"])
    assert "races: 1 of 1" in table
    assert "next: nothing: the game is over" in table


def test_a_deck_that_cannot_be_played_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, data = begun(tmp_path, 3), other_data(tmp_path, "special: spy", "special: spi")
    told = "'spi' is no word for specials[12].special"

    assert 2 == main(["simulate", "--game", FUN, "--data", str(data)])
    assert told in capsys.readouterr().err
    assert 2 == main(["replay", str(record), "--data", str(data)])
    assert told in capsys.readouterr().err
    with pytest.raises(SaveError):
        GAMES[FUN].kind(home(data))


def simulated(capsys: pytest.CaptureFixture[str], *said: str) -> Any:
    """Return what seasons come to."""
    assert 0 == main(["simulate", "--game", FUN, "--jobs", "1", "--json", *said])
    return json.loads(capsys.readouterr().out)


def test_four_normal_players_are_usual(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--races", "2", "--option", "races=1")

    assert ("fun", 2, {"races": 1}) == (found["game"], found["games"], found["options"])
    assert 8 == found["players"]["normal"]["starts"]


def test_championships_are_simulated_as_it_is_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    agreed = ["races=4", "overbidding=off", "sponsor_income=only_if_raced", "wide_grid=always"]
    options = [word for option in agreed for word in ("--option", option)]

    found = simulated(capsys, "--races", "3", "--drivers", "normal:2,easy:3", *options)

    assert found["players"]["easy"]["mean_place"] > found["players"]["normal"]["mean_place"]


def test_a_match_has_the_same_cards_for_both(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["match", "--game", FUN, "normal", "normal", "--jobs", "1", "--json"]

    assert 0 == main([*told, "--option", "races=1", "--races", "4"])

    assert 0.5 == json.loads(capsys.readouterr().out)["score"]["mean"]


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        (["--drivers", "normal:7"], "2 to 6 can play it, not 7"),
        (["--drivers", "hardest:4"], "there are: easy, normal, hard"),
        (["--option", "races=9"], "'races' may be a whole number from 1 to 8, not 9"),
        (["--option", "overbidding=maybe"], "'overbidding' may be on or off, not maybe"),
        (["--option", "overbiding=on"], "did you mean 'overbidding'?"),
    ],
)
def test_what_cannot_be_played_is_refused(
    said: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["simulate", "--game", FUN, *said])
    assert fault in capsys.readouterr().err
