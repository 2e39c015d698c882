"""The game in the box: its records, and what the command line says of it."""

from __future__ import annotations

import json
import shutil
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from formulad.cards.motor_racing.cards import Card, CardKind
from formulad.cards.motor_racing.cars import Team
from formulad.cli import main
from formulad.games.box import GAMES, MOTOR_RACING, game_of_record
from formulad.games.motor_racing.card_words import card_name
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.games.race.race_saves import races_in
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.game import Decision, IllegalMove, Outcome, Over
from formulad.kernel.record import SaveError
from formulad.kernel.terms import UsualSetup
from formulad.store.paths import data_root, home
from formulad.store.resume import begin, load, resume

if TYPE_CHECKING:
    from pathlib import Path

KIND = motor_racing_kind(data_root())
NOW = datetime(2026, 11, 23, tzinfo=UTC)
SETUP = UsualSetup(
    (SeatedPlayer("Ada"), SeatedPlayer("Bob"), SeatedPlayer("Normal 3", "normal")),
    {"races": 1, "teams": "red+blue,green+yellow,orange+purple"},
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
                opened.match.play(opened.game.moves(opened.match.state)[0])
            else:
                opened.match.roll()
    return opened.file.path


@pytest.mark.rule("FMR-42")
def test_a_season_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = begun(tmp_path, 40)

    opened = resume(KIND, path)
    opened.file.close()

    assert game_of_record(path) is GAMES[MOTOR_RACING]
    assert (40, SETUP) == (len(opened.match.played), opened.header.setup)


def test_a_whole_season_is_played_again_to_the_same_end(tmp_path: Path) -> None:
    path = begun(tmp_path, 10_000)

    loaded = load(KIND, path)

    assert loaded.record.is_over
    assert None is loaded.replay.fault
    assert Over() == loaded.game.awaiting(loaded.good_part.state)


def test_a_card_is_taken_back_until_one_is_drawn_or_the_die_falls(tmp_path: Path) -> None:
    opened = resume(KIND, begun(tmp_path, 6 + 15))
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
    path, data = begun(tmp_path, 30), other_data(tmp_path, "count: 4", "count: 5")

    with pytest.raises(SaveError, match="the cards were changed"):
        load(motor_racing_kind(data), path)


def other_data(folder: Path, old: str, new: str) -> Path:
    """Return a folder of game files in which the deck is written otherwise."""
    shutil.copytree(data_root() / "assets" / "cards", folder / "assets" / "cards")
    deck = folder / "assets" / "cards" / "motor-racing.yaml"
    deck.write_text(deck.read_text("utf-8").replace(old, new), "utf-8")
    return folder


def test_replay_tells_the_line_of_cars_and_who_leads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = begun(tmp_path, 10_000)

    assert 0 == main(["replay", str(path), "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert 0 == main(["replay", str(path)])
    table = capsys.readouterr().out

    assert 12 == len(facts["running"] + facts["out"])
    assert 26 == sum(each["total"] for each in facts["standings"])
    assert {"Ada", "Bob", "Normal 3"} == {each["name"] for each in facts["standings"]}
    assert " ".join(facts["running"]) in table
    assert "next: nothing: the game is over" in table


def test_a_deck_that_cannot_be_played_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, data = begun(tmp_path, 3), other_data(tmp_path, "kind: crash", "kind: crush")
    told = "motor-racing.yaml:30: 'crush' is no word for cards[13].kind"

    assert 2 == main(["simulate", "--game", MOTOR_RACING, "--data", str(data)])
    assert told in capsys.readouterr().err
    assert 2 == main(["replay", str(record), "--data", str(data)])
    assert told in capsys.readouterr().err
    with pytest.raises(SaveError):
        GAMES[MOTOR_RACING].kind(home(data))


def simulated(capsys: pytest.CaptureFixture[str], *said: str) -> Any:
    """Return what seasons come to."""
    assert 0 == main(["simulate", "--game", MOTOR_RACING, "--jobs", "1", "--json", *said])
    return json.loads(capsys.readouterr().out)


def test_four_normal_players_are_usual(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--races", "2", "--option", "races=1")

    assert ("motor-racing", 2, {"races": 1}) == (found["game"], found["games"], found["options"])
    assert 8 == found["players"]["normal"]["starts"]


def test_seasons_are_simulated_as_it_is_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    agreed = ["races=2", "short_race_removed=6,12", "reading=french", "neutral_teams=bank"]
    options = [word for option in agreed for word in ("--option", option)]

    found = simulated(capsys, "--races", "3", "--drivers", "hard:2,easy:3", *options)

    assert found["players"]["easy"]["mean_place"] > found["players"]["hard"]["mean_place"]


def test_a_match_has_the_same_cards_for_both(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["match", "--game", MOTOR_RACING, "normal", "normal", "--jobs", "1", "--json"]

    assert 0 == main([*told, "--option", "races=1", "--races", "8"])

    assert 0.5 == json.loads(capsys.readouterr().out)["score"]["mean"]


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        (["--drivers", "normal:7"], "2 to 6 can play it, not 7"),
        (["--drivers", "hardest:4"], "there are: easy, normal, hard"),
        (["--option", "races=0"], "'races' may be a whole number from 1 to 17, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(
    said: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["simulate", "--game", MOTOR_RACING, *said])
    assert fault in capsys.readouterr().err


def test_a_card_is_called_by_its_title_its_number_and_its_colour() -> None:
    assert "Overtake +3, blue" == card_name(Card(CardKind.OVERTAKE, 3, Team.BLUE))
    assert "Lose Control −3" == card_name(Card(CardKind.LOSE_CONTROL, 3))
    assert "Pit Stop" == card_name(Card(CardKind.PIT_STOP))
