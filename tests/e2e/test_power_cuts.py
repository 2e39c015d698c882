"""The game is killed while a race goes on: nothing of it is lost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from formulad.ai.engineer.engineer import engineer_of
from formulad.games.race.resume import load
from formulad.kernel.game import Decision
from formulad.kernel.record import UNDO
from formulad.race.moves import ChoosePath, UseNitro
from tests.e2e.played import PlayedRace, cell_of, find_track, state_of
from tests.games.race.until import left_at
from tools.screens.street import (
    drive_city_to,
    may_inject,
    reads_sky,
    repairs_at_checkpoint,
    throws_radio,
    wins_police_prize,
)

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.games.race.resume import LoadedRace
    from tests.e2e.conftest import OpenGame, Player
    from tests.e2e.window import Window
    from tools.screens.driven import Moment

pytestmark = pytest.mark.display

WATCHED = 4
"""So many times as fast time passes where a game is met while something moves."""
SEATS = "human:Ada,ai:rookie,human:Bob"
KEYS = ("Return", "4", "4", "3", "3", "space", "Tab", "2", "2", "z", "1", "1", "Return", "Tab") * 40
"""What hands hammer on: gears, dice, places to stop, taking back, hurrying on."""
MOMENTS = (0.35, 1.9, 0.8, 3.1, 1.3)
"""Seconds of hammering before the plug is pulled; each race goes on where the last one ended."""


def test_a_race_goes_on_after_power_cuts_at_any_moment(open_game: OpenGame, tmp_path: Path) -> None:
    saves = tmp_path / "data" / "formulad" / "saves"
    beginners = ("--rules", "beginner", "--seats", SEATS)
    window = open_game("play", *beginners, "--seed", "11", haste=WATCHED)
    window.wait_for("die")

    for moment in MOMENTS:
        with window.keys_in_flight(*KEYS):
            time.sleep(moment)
            window.pull_the_plug()
        written = PlayedRace(window, saves).loaded

        window = open_game(haste=WATCHED)
        window.widget("continue").click()
        race = PlayedRace(window, saves)
        due, now = race.asked()

        assert written.record.lines == now.record.lines[: len(written.record.lines)]
        assert written.replay.played == now.replay.played[: len(written.replay.played)]
        assert_only_computers_went_on(written, now)
        if due == "path":
            assert shown_cells(window) <= cells_within_reach(now)

    _, before = race.asked()
    window.key("4", "4", "Return", "Tab", "Return", "1", "1", "2", "2", "Return")
    window.wait_until(lambda: len(race.lines) > len(before.record.lines), "the race goes on")
    assert 1 == len(list(saves.glob("*.race")))


def test_a_window_closed_while_something_moves_loses_nothing(
    open_game: OpenGame, tmp_path: Path
) -> None:
    saves = tmp_path / "data" / "formulad" / "saves"
    duel = ("--seats", "human:Ada,ai:rookie")
    window = open_game("play", *duel, "--seed", "3", haste=WATCHED)
    window.wait_for("die")
    window.key("Return")
    window.wait_until(lambda: not window.shown.awaiting, "the die falls")
    assert window.close() == 0
    written = PlayedRace(window, saves).loaded

    window = open_game()
    window.widget("continue").click()
    _, now = PlayedRace(window, saves).asked()

    assert written.replay.played == now.replay.played[: len(written.replay.played)]
    assert_only_computers_went_on(written, now)


def assert_only_computers_went_on(written: LoadedRace, now: LoadedRace) -> None:
    """Check that no person's decision was made up after the cut."""
    match = written.good_part
    for step in now.replay.played[len(written.replay.played) :]:
        due = match.awaiting
        if isinstance(due, Decision):
            assert not now.header.setup.seats[due.seat].is_human
        match.play(step.choice)


def cells_within_reach(race: LoadedRace) -> set[str]:
    """Return the cells where the car may stop by the rules."""
    moves = race.game.moves(state_of(race))
    return {cell_of(race, move) for move in moves if isinstance(move, ChoosePath)}


def shown_cells(window: Window) -> set[str]:
    """Return the cells that can be clicked in the window."""
    return {w.id for w in window.shown.widgets if w.id.startswith("cell-")}


@pytest.mark.parametrize(
    ("moment", "asked", "keys"),
    [
        pytest.param("a slipstream is offered", "slipstream", ("Tab",), id="a place is looked at"),
        pytest.param("the crew waits for an order", "pit", ("Down", "Right"), id="an order"),
        pytest.param("a gear die is thrown by hand", "face", ("1",), id="half a number"),
    ],
)
def test_what_was_only_thought_of_is_asked_again_after_a_power_cut(
    open_game: OpenGame, player: Player, moment: str, asked: str, keys: tuple[str, ...]
) -> None:
    match, file = left_at(player.saves, moment)
    file.close()
    before = file.path.read_bytes()

    for start in (("play", "--resume", str(file.path)), ()):
        window = open_game(*start)
        if not start:
            window.widget("continue").click()
        due, race = PlayedRace(window, player.saves).asked()
        assert (asked, match.state) == (due, state_of(race))
        window.key(*keys)
        window.pull_the_plug()

    assert before == file.path.read_bytes()


@pytest.mark.parametrize(
    ("moment", "asked", "keys"),
    [
        pytest.param(throws_radio, "radio", ("Right",), id="the radio"),
        pytest.param(reads_sky, "sky", ("2",), id="the sky"),
        pytest.param(repairs_at_checkpoint, "repair", ("Down", "Right"), id="the checkpoint"),
        pytest.param(wins_police_prize, "repair", ("Down", "Right"), id="the police prize"),
    ],
)
def test_what_streets_ask_is_asked_again_after_a_power_cut(
    open_game: OpenGame, player: Player, moment: Moment, asked: str, keys: tuple[str, ...]
) -> None:
    path = drive_city_to(moment, player.saves)
    solve_laps(path)
    before = path.read_bytes()

    for _ in range(2):
        window = open_game("play", "--resume", str(path))
        window.wait_for_board()
        due, race = PlayedRace(window, player.saves).asked()
        assert asked == due
        window.key(*keys)
        window.pull_the_plug()
        assert before == path.read_bytes()

    window = open_game()
    window.widget("continue").click()
    again = PlayedRace(window, player.saves)
    assert state_of(race) == state_of(again.asked()[1])
    window.key("Return")
    window.wait_until(lambda: len(again.lines) > len(race.record.lines), "it is answered")


def solve_laps(path: Path) -> None:
    """Have the laps known by which a record goes on: a game that is killed would begin anew."""
    race = load(path, find_track)
    engineer_of(race.game).prepare(state_of(race))


def test_nitro_that_was_on_when_the_plug_was_pulled_is_on_and_can_be_taken_back(
    open_game: OpenGame, player: Player
) -> None:
    path = drive_city_to(may_inject, player.saves)
    solve_laps(path)
    window = open_game("play", "--resume", str(path))
    window.wait_for_board()
    race = PlayedRace(window, player.saves)
    _, before = race.asked()
    window.key("n")
    window.wait_until(lambda: len(race.lines) > len(before.record.lines), "the nitro is on")
    window.pull_the_plug()
    written = race.loaded

    window = open_game()
    window.widget("continue").click()
    race = PlayedRace(window, player.saves)
    due, now = race.asked()
    window.key("n")
    window.wait_until(lambda: race.lines[-1] == UNDO, "the nitro is off")

    assert "path" == due
    assert UseNitro() == now.replay.played[-1].choice
    assert written.replay.played == now.replay.played
    assert before.replay.played == race.loaded.replay.played
