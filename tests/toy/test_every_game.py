"""What the box does for every game, shown by one that the package does not know."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.cli import main
from formulad.games import box
from formulad.games.last_game import last_game
from formulad.games.race.race_saves import races_in
from formulad.kernel.agent import play_out
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Seat
from formulad.kernel.match import Match
from formulad.kernel.record import SaveError, check_sum
from formulad.kernel.values import replace
from formulad.store.resume import DamagedSaveError, load, resume
from formulad.ui import faces
from formulad.ui.shell import app
from formulad.ui.shell.scene import Scene
from formulad.ui.shell.table.usual_face import UsualFace
from tests.games.race.saved import a_save
from tests.toy.nerve import DARE, FOLD, KIND, NERVE, Careful, Nerve, State
from tests.toy.nerve_screen import FACE, Lines, NerveScene
from tests.toy.two import TWO, WHOLE, played

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.terms import UsualSetup

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _nerve_lies_in_the_box(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(box.GAMES, KIND.id, NERVE)
    monkeypatch.setitem(faces.FACES, KIND.id, lambda: FACE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nobody"))


# Records


def test_a_record_says_which_game_it_is_of_and_leads_to_the_same_end(tmp_path: Path) -> None:
    path = played(tmp_path, *WHOLE)

    loaded = load(KIND, path)

    assert box.game_of_record(path) is NERVE
    assert (None, TWO) == (loaded.replay.fault, loaded.header.setup)
    assert State((6, 0), (0, 0), round=4) == loaded.good_part.state
    assert loaded.record.is_over


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = played(tmp_path, DARE)

    opened = resume(KIND, path)
    with opened.file:
        assert ((DARE,), 4 - 1) == (opened.match.state.said, len(opened.match.played))
        opened.match.play(FOLD)

    assert FOLD == path.read_text().splitlines()[-2]


def test_a_damaged_record_is_good_up_to_its_damage(tmp_path: Path) -> None:
    path = played(tmp_path, DARE, FOLD)
    path.write_text(path.read_text() + "hesitate\n")

    with pytest.raises(DamagedSaveError, match="'hesitate' is nothing here"):
        resume(KIND, path)
    opened = resume(KIND, path, drop_damaged=True)
    opened.file.close()

    assert 2 == opened.match.state.round


def test_a_game_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    path = played(tmp_path)
    path.write_text(path.read_text().replace('game "nerve"', 'game "nerves"'))

    with pytest.raises(SaveError, match=r"there is no game 'nerves'; did you mean 'nerve'\?"):
        box.game_of_record(path)


def test_races_are_listed_without_the_records_of_other_games(tmp_path: Path) -> None:
    played(tmp_path, DARE)
    race = a_save(tmp_path)

    assert [race] == [found.path for found in races_in(tmp_path)]


def test_cards_that_were_changed_since_are_noticed(tmp_path: Path) -> None:
    path = played(tmp_path)

    with pytest.raises(SaveError, match="the cards were changed"):
        load(replace(KIND, deck="0123"), path)


def test_nothing_that_was_shown_is_lost_when_the_game_is_killed(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.toy.endless", str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    with child, child.stdout:
        shown = [child.stdout.readline() for _ in range(41)]
        child.kill()
        shown += [line for line in child.stdout if line.endswith("\n")]
    path, steps, after = shown[-1].split()

    opened = resume(KIND, Path(path))
    opened.file.close()

    count = int(steps)
    assert count <= len(opened.match.played) <= count + 1
    assert after == check_sum(opened.game, opened.match.played[count - 1].step.state)


# The command line


def test_replay_finds_the_game_by_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = played(tmp_path, *WHOLE)

    assert 0 == main(["replay", str(path), "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert 0 == main(["replay", str(path)])

    assert [("Ada", 1), ("Bob", 2)] == [(p["name"], p["place"]) for p in facts["players"]]
    assert ("nerve", "nothing: the game is over") == (facts["game"], facts["due"])
    assert ["    1  Ada", "    2  Bob"] == capsys.readouterr().out.splitlines()[-2:]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_plays_the_game_that_is_asked_for(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["simulate", "--game", "nerve", "--races", "40", "--jobs", jobs, "--json"]

    assert 0 == main(told)

    found = json.loads(capsys.readouterr().out)
    careful = found["players"]["careful"]
    assert ("nerve", 40, 120) == (found["game"], found["games"], careful["starts"])
    assert 40 <= careful["wins"] <= 120


def test_a_match_finds_the_better_player_with_the_cards_dealt_alike(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = ["match", "--game", "nerve", "careful", "timid", "--jobs", "1", "--json"]

    assert 0 == main([*told, "--bounds", "50:60"])

    found = json.loads(capsys.readouterr().out)
    assert ("nerve", "careful", "timid", "better") == tuple(
        found[key] for key in ("game", "a", "b", "verdict")
    )
    assert found["races"] < 200


def test_a_player_against_itself_has_the_same_cards_and_the_same_luck(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = ["match", "--game", "nerve", "careful", "careful", "--jobs", "1", "--json"]

    assert 0 == main(told)

    found = json.loads(capsys.readouterr().out)
    assert (0.5, 20, "not better") == (found["score"]["mean"], found["races"], found["verdict"])


def test_who_cannot_play_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["play", "--game", "nerve", "--seats", "human:Ada"])
    assert "two or more can play it" in capsys.readouterr().err
    assert 2 == main(["play", "--game", "nerve", "--seats", "human:Ada,ai:careless"])
    assert (
        "'careless'; there are: careful, timid; did you mean 'careful'?" in capsys.readouterr().err
    )
    assert 2 == main(["play", "--game", "nerves"])
    assert "there is no 'nerves'; did you mean 'nerve'?" in capsys.readouterr().err


@pytest.mark.parametrize("asked", ["new", "resume"])
def test_play_opens_the_screen_of_the_game(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(tmp_path, DARE)
    shown: list[object] = []
    kept: list[app.LaunchOptions] = []

    class Noting(UsualFace[Nerve]):
        """Notes what it is to show."""

        def begin(self, _context: object, setup: UsualSetup, seed: int | None = None) -> Scene:
            shown.append((setup, seed))
            return Scene()

        def resumed(self, _context: object, path: Path, *, drop_damaged: bool = False) -> Scene:
            assert not drop_damaged
            shown.append(path)
            return Scene()

    def run(options: app.LaunchOptions, first: Callable[[object], Scene]) -> None:
        kept.append(options)
        first(None)

    face = Noting(KIND.id, lambda _home: KIND, NerveScene, Lines, last_game(KIND.id))
    monkeypatch.setitem(faces.FACES, KIND.id, lambda: face)
    monkeypatch.setattr(app, "run", run)
    seats = ["--seats", "human:Ada,human:Bob", "--seed", "3"]
    resumed = ["play", "--resume", str(path)]

    assert 0 == main(resumed if asked == "resume" else ["play", "--game", "nerve", *seats])

    assert [path if asked == "resume" else (TWO, 3)] == shown
    assert {*box.GAMES, "nerve"} == kept[0].box.faces.keys()


def test_every_game_has_a_face_and_every_face_a_game() -> None:
    assert box.GAMES.keys() == faces.FACES.keys()


def test_a_game_that_is_not_shown_yet_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(faces.FACES, box.MOTOR_RACING)

    assert 2 == main(["play", "--game", box.MOTOR_RACING])
    assert "'motor-racing' has no screen yet" in capsys.readouterr().err


def test_what_is_due_is_told_in_the_words_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["replay", str(played(tmp_path, DARE))])

    assert "next: Bob chooses: dare or fold" in capsys.readouterr().out


# What a seat may know


def test_a_computer_player_is_shown_its_own_cards_only() -> None:
    game = Nerve(3)
    dealt = replace(game.initial(), hands=(5, 2, 6), said=(DARE,))
    other = replace(dealt, hands=(1, 2, 3))

    views = [game.view(state, Seat(1)) for state in (dealt, other)]

    assert views[0] == views[1]
    assert FOLD == Careful().choose(game, views[0])
    assert game.moves(dealt) == game.moves(views[0])


def test_games_among_computers_show_them_nothing_but_their_view() -> None:
    shown: list[State] = []

    class Nosy(Careful):
        def choose(self, game: Nerve, view: State, /) -> str:
            shown.append(view)
            return super().choose(game, view)

    list(play_out(Match(Nerve(3), SeededLuck(1)), [Nosy()] * 3))

    assert 9 == len(shown)
    assert all(2 == sum(card == -1 for card in view.hands) for view in shown)
