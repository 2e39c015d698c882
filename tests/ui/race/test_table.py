from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.chance import ScriptedLuck
from formulad.kernel.game import Chance, Decision
from formulad.kernel.match import Match
from formulad.kernel.record import SaveError
from formulad.race.dice import Gear
from formulad.race.moves import ShiftTo
from formulad.race.options import GridRule, Options
from formulad.race.rules import RaceGame
from formulad.race.setup import Entrant, RaceSetup
from formulad.ui.scenes.race.table import HANDOVER_SECONDS, Table
from tests.drawn import track

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.moves import Move
    from formulad.race.state import State

OVAL = track("""
    A  . . . . . . . . 1> 1> 1  . . . . . . . .
    B  . . . . . . . . 1  1     . . . . . . . .
""")
A_SECOND = 1.0


class FirstGear:
    """A computer driver that takes the first move it is offered."""

    def choose(self, game: RaceGame, state: State) -> Move:
        return game.moves(state)[0]


def a_table(
    *dice: int,
    kinds: str = "hh",
    pace: float = 1.0,
    write: Callable[[str], None] = lambda _line: None,
) -> Table:
    """Return a table on the oval, `h` for a person and `c` for the computer."""
    names = ("Ada", "Bob", "Cy")
    seats = tuple(
        Entrant(names[i], i + 1, "" if kind == "h" else "rookie") for i, kind in enumerate(kinds)
    )
    options = Options(grid=GridRule.AS_LISTED)
    game = RaceGame(OVAL, len(seats), options)
    match = Match(game, ScriptedLuck(dice), write)
    return Table(game, match, RaceSetup("drawn", seats, options), {"rookie": FirstGear()}, pace)


def wait(table: Table, seconds: float) -> None:
    for _ in range(int(seconds * 50)):
        table.update(0.02)


def test_a_person_throws_the_start_die_himself() -> None:
    table = a_table(10)

    wait(table, 5)

    assert table.waits_for_person
    assert isinstance(table.due, Chance)


def test_the_picture_follows_the_match_when_its_beats_have_played() -> None:
    table = a_table(10)
    before = table.shown

    table.roll()

    assert before == table.shown
    wait(table, 3)
    assert table.match.state == table.shown


def test_hurrying_shows_at_once_what_has_happened() -> None:
    table = a_table(10, 2)
    table.roll()

    table.hurry()

    assert not table.is_playing
    assert table.match.state == table.shown
    assert [10] == [entry.line.value for entry in table.playback.log if entry.line.die is not None]


def test_a_computer_driver_plays_its_turn_alone() -> None:
    table = a_table(10, 2, 10, 2, kinds="ch")

    wait(table, 10)

    due = table.due
    assert isinstance(due, Chance)
    assert 1 == due.seat


def test_a_choice_can_be_taken_back_until_a_die_falls() -> None:
    table = a_table(10, 1, 10, 1, 20, 20, pace=0)
    for _ in range(2):
        table.roll()
        table.roll()
        table.decide(table.game.moves(table.shown)[0])
    while isinstance(table.due, Chance):
        wait(table, 0.1)
    assert isinstance(table.due, Decision)
    before = table.shown
    table.decide(ShiftTo(Gear.SECOND))
    assert table.may_undo

    table.undo()

    assert before == table.shown


def test_a_die_stays_where_it_fell() -> None:
    table = a_table(10, pace=0)

    table.roll()

    assert not table.may_undo


def test_a_person_takes_back_his_move_with_what_the_computer_chose_since() -> None:
    table = a_table(10, 2, 10, 1, 4, kinds="hc", pace=0)
    table.roll()
    table.roll()
    before = table.shown
    table.decide(table.game.moves(table.shown)[0])

    table.undo()

    assert before == table.shown


class FullDisk:
    """A disk that takes so many lines."""

    def __init__(self, room: int) -> None:
        self.room = room

    def write(self, _line: str) -> None:
        if not self.room:
            raise SaveError("no room")
        self.room -= 1


@pytest.mark.parametrize("room", range(8))
def test_when_a_line_cannot_be_written_the_picture_shows_what_was(room: int) -> None:
    disk = FullDisk(room)
    table = a_table(*[2] * 40, pace=0, write=disk.write)

    with pytest.raises(SaveError):
        play_first_moves(table)

    assert table.match.state == table.shown
    disk.room = 100
    play_first_moves(table)
    assert table.match.state == table.shown


def play_first_moves(table: Table) -> None:
    """Play until two rounds have begun."""
    while table.match.state.round < 2:
        if isinstance(table.due, Chance):
            table.roll()
        else:
            table.decide(table.game.moves(table.shown)[0])


def test_a_second_click_is_not_the_next_drivers() -> None:
    table = a_table(10, 2, 10, 2, pace=0)
    table.roll()
    table.roll()

    table.decide(table.game.moves(table.shown)[0])

    assert not table.waits_for_person
    wait(table, HANDOVER_SECONDS + 0.1)
    assert table.waits_for_person


def test_after_a_race_goes_on_the_last_die_lies_on_the_table() -> None:
    table = a_table(10, 2, pace=0)
    table.roll()

    resumed = Table(
        table.game, Match(table.game, ScriptedLuck([]), played=table.match.played), table.setup, {}
    )

    assert table.playback.last_die == resumed.playback.last_die
    assert resumed.playback.last_die is not None
