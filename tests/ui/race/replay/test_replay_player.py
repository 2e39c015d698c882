"""A race that is seen again runs as it was driven, and can be wound on and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.chance import SeededLuck
from formulad.kernel.match import Match
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import RaceSetup
from formulad.race.rules import RaceGame
from formulad.ui.race.model.event_beats import ShowBeat
from formulad.ui.race.replay.filming import filmed
from formulad.ui.race.replay.replay_player import Player
from tests.ui.race.races import WORD, line_up
from tools.screens.recorded import track_of

if TYPE_CHECKING:
    from formulad.ui.race.model.event_beats import Beat
    from formulad.ui.race.replay.film import Film

FRAME = 1 / 30


@pytest.fixture
def player(film: Film) -> Player:
    """Return who stands at the beginning of a race, and is in a hurry."""
    return Player(film, pace=0.05)


def play(player: Player, seconds: float = 600.0) -> None:
    """Let time pass until the race stands still."""
    for _ in range(round(seconds / FRAME)):
        player.update(FRAME)
        if not player.runs and not player.is_playing:
            return
    pytest.fail("the race does not come to rest")


def test_a_race_stands_still_until_it_is_played(player: Player) -> None:
    player.update(10.0)

    assert 0 == player.place


def test_a_race_runs_through_every_state_to_its_end(player: Player) -> None:
    seen = [player.shown]
    player.run()
    while player.runs:
        player.update(0.001)
        if player.shown != seen[-1]:
            seen.append(player.shown)

    film = player.film
    distinct = [film.states[0]]
    for state in film.states:
        if state != distinct[-1]:
            distinct.append(state)
    assert distinct == seen
    assert player.is_at_end


def test_while_a_step_plays_the_state_before_it_is_shown(film: Film) -> None:
    player = Player(film)
    player.run()
    while not player.is_playing:
        player.update(FRAME)

    assert film.states[player.place - 1] == player.shown


def test_a_race_that_was_played_has_the_log_of_its_place(player: Player) -> None:
    player.run(player.film.turns[9])
    play(player)

    assert player.film.log(player.place) == player.playback.log[:40]


def test_the_next_turn_is_played_and_then_the_race_stands_still(player: Player) -> None:
    player.next_turn()
    assert player.runs
    play(player)

    assert player.film.turns[1] == player.place


def test_a_turn_that_plays_is_over_at_once_if_one_cannot_wait(film: Film) -> None:
    player = Player(film)
    player.jump(film.turns[3])
    player.next_turn()
    player.update(1.0)
    player.next_turn()

    assert film.turns[4] == player.place
    assert not player.runs


def test_backwards_it_goes_by_turns(player: Player) -> None:
    turns = player.film.turns
    player.jump(turns[5] + 1)

    player.previous_turn()
    assert turns[5] == player.place
    player.previous_turn()
    assert turns[4] == player.place
    assert player.film.states[turns[4]] == player.shown


def test_before_the_beginning_and_after_the_end_there_is_nothing(player: Player) -> None:
    player.previous_turn()
    assert 0 == player.place

    player.jump(player.film.last + 7)
    player.next_round()
    assert player.film.last == player.place


def test_rounds_are_jumped_to(player: Player) -> None:
    player.next_round()
    first = player.place
    player.next_round()

    assert player.shown.round == player.film.states[first].round + 1
    player.previous_round()
    assert first == player.place


def test_the_next_great_moment_is_played_from_where_its_turn_begins(player: Player) -> None:
    begin = player.next_great
    assert begin is not None

    player.to_next_great()
    assert begin == player.place
    play(player)

    (*_, mark) = (m for m in player.film.marks if m.is_great and m.begin == begin)
    assert player.place >= mark.place


def test_behind_the_last_great_moment_there_is_none(player: Player) -> None:
    player.jump(player.film.last)

    assert player.next_great is None


def test_from_the_end_the_race_is_played_from_its_beginning(player: Player) -> None:
    player.jump(player.film.last)
    player.run()

    assert player.place < player.film.last
    assert player.runs


def test_the_lights_of_the_start_hang_over_cars_that_stand_on_the_grid() -> None:
    player = Player(up_to_the_start())
    player.run()
    while player.runs and not is_start(player.playback.beat):
        player.update(FRAME)

    assert is_start(player.playback.beat)
    assert set(player.film.game.track.grid[:3]) == {car.cell for car in player.shown.cars}


def up_to_the_start() -> Film:
    """Return a race whose grid is drawn."""
    setup = RaceSetup("monaco", line_up("ccc"), Options(grid=GridRule.DRAWN))
    game = RaceGame(track_of("monaco"), 3, setup.options)
    match = Match(game, SeededLuck(WORD))
    while match.state.round == 0:
        match.roll()
    return filmed(game, match, setup)


def is_start(beat: Beat | None) -> bool:
    return isinstance(beat, ShowBeat) and beat.is_start
