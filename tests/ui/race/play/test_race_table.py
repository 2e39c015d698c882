from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.chance import ScriptedLuck, SeededLuck
from formulad.kernel.game import Chance, Decision, IllegalMove, Outcome
from formulad.kernel.match import Match
from formulad.kernel.record import SaveError
from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.dice import Gear
from formulad.race.moves import BeginTrial, ShiftTo
from formulad.race.questions import Question
from formulad.race.rules import RaceGame
from formulad.race.state import Speed
from formulad.store.preferences import Pace
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.model.offers import Throw
from formulad.ui.race.model.since_turn import Moved
from formulad.ui.race.play.race_table import RaceTable
from formulad.ui.shell.table.game_scene import PACES
from formulad.ui.shell.table.game_table import HANDOVER_SECONDS, MOST_AT_ONCE
from tests.builders import a_car, path_to
from tests.drawn import track
from tests.presets import MASTERS
from tests.ui.race.decisions import PITS
from tests.ui.race.streets import a_street
from tests.ui.race.streets import a_table as a_street_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.moves import Move
    from formulad.race.state import State
    from formulad.ui.race.model.since_turn import Since

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
) -> RaceTable:
    """Return a table on the oval, `h` for a person and `c` for the computer."""
    names = ("Ada", "Bob", "Cy")
    seats = tuple(
        Entrant(names[i], i + 1, "" if kind == "h" else "rookie") for i, kind in enumerate(kinds)
    )
    options = Options(grid=GridRule.AS_LISTED)
    game = RaceGame(OVAL, len(seats), options)
    match = Match(game, ScriptedLuck(dice), write)
    return RaceTable(game, match, RaceSetup("drawn", seats, options), {"rookie": FirstGear()}, pace)


def wait(table: RaceTable, seconds: float) -> None:
    for _ in range(int(seconds * 50)):
        table.update(0.02)


def test_a_person_throws_the_start_die_himself() -> None:
    table = a_table(10)

    wait(table, 5)

    assert table.waits_for_person
    assert isinstance(table.due, Chance)


def test_the_lights_of_a_listed_grid_go_out_before_anybody_drives() -> None:
    table = a_table(10)

    assert not table.waits_for_person
    assert [EffectKind.LIGHTS] == [each.cue.kind for each in table.playback.showing.shown]
    wait(table, 2.9)
    assert not table.waits_for_person
    wait(table, 0.2)
    assert table.waits_for_person


def test_at_once_nobody_waits_for_the_lights() -> None:
    assert a_table(10, pace=0).waits_for_person


@pytest.mark.parametrize(("pace", "steps"), [(1.0, 1), (0.0, MOST_AT_ONCE)])
def test_at_once_several_steps_of_computers_come_in_one_picture(pace: float, steps: int) -> None:
    table = a_table(*[2] * 20, kinds="ccc", pace=pace)
    table.skip()
    before = len(table.match.played)

    table.update(A_SECOND)

    assert steps == len(table.match.played) - before


def test_who_comes_back_to_a_race_sees_no_lights() -> None:
    table = a_table(10)
    table.skip()
    table.roll()

    resumed = RaceTable(table.game, table.match, table.setup, {})

    assert [] == resumed.playback.showing.shown


def test_the_picture_follows_the_match_when_its_beats_have_played() -> None:
    table = a_table(10)
    table.skip()
    before = table.shown

    table.roll()

    assert before == table.shown
    wait(table, 3)
    assert table.match.state == table.shown


def test_hurrying_shows_at_once_what_has_happened() -> None:
    table = a_table(10, 2)
    table.roll()

    table.skip()

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


def play_first_moves(table: RaceTable) -> None:
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

    resumed = RaceTable(
        table.game, Match(table.game, ScriptedLuck([]), played=table.match.played), table.setup, {}
    )

    assert table.playback.last_die == resumed.playback.last_die
    assert resumed.playback.last_die is not None


def a_table_with(options: Options, *dice: int, kinds: str = "hh") -> RaceTable:
    """Return a table on the oval at which the players have agreed on something else."""
    table = a_table(*dice, kinds=kinds, pace=0)
    game = RaceGame(OVAL, len(kinds), options)
    setup = RaceSetup("drawn", table.setup.seats, options)
    match = Match(game, ScriptedLuck(dice), takes_back=options.take_backs)
    return RaceTable(game, match, setup, {"rookie": FirstGear()}, 0)


AS_LISTED = Options(grid=GridRule.AS_LISTED)
THROWN = replace(AS_LISTED, physical_dice=True)


def test_who_throws_dice_of_his_own_says_what_they_show() -> None:
    table = a_table_with(THROWN)
    wait(table, 5)
    assert Throw.PLAYERS is table.awaiting

    table.enter(Outcome(10))
    wait(table, 1)

    assert [Outcome(10)] == [each.choice for each in table.match.played]


def test_the_players_throw_for_computer_drivers_too() -> None:
    table = a_table_with(THROWN, kinds="ch")

    wait(table, 5)

    assert Throw.PLAYERS is table.awaiting


def test_a_race_without_people_rolls_by_itself() -> None:
    table = a_table_with(THROWN, 10, kinds="cc")

    with pytest.raises(IllegalMove, match="no value left"):
        wait(table, 1)

    assert [Outcome(10)] == [each.choice for each in table.match.played]


def test_a_die_of_the_players_can_only_show_its_faces() -> None:
    table = a_table_with(THROWN)

    with pytest.raises(IllegalMove, match="no face 21"):
        table.enter(Outcome(21))


def test_a_second_click_is_not_the_next_die() -> None:
    table = a_table_with(THROWN)

    table.enter(Outcome(10))

    assert not table.waits_for_person
    wait(table, HANDOVER_SECONDS + 0.1)
    assert Throw.PLAYERS is table.awaiting


def test_what_a_die_was_said_to_show_can_be_taken_back() -> None:
    table = a_table_with(replace(THROWN, take_backs=True))
    before = table.shown
    table.enter(Outcome(10))

    table.undo()

    assert before == table.shown


def test_where_all_agreed_a_decision_is_taken_back_with_its_dice_and_told() -> None:
    table = a_table_with(replace(AS_LISTED, take_backs=True), 10, 1, 10, 2)
    table.roll()
    table.roll()
    before = table.shown
    table.decide(table.game.moves(table.shown)[0])
    wait(table, 1)
    table.roll()
    table.roll()
    assert table.may_undo
    told = len(table.playback.log)

    table.undo()

    assert before == table.shown
    assert "Dice are taken back" == table.playback.log[0].line.text
    assert told > len(table.playback.log)


def test_step_by_step_it_goes_back_to_the_first_decision_and_no_further() -> None:
    table = a_table_with(replace(AS_LISTED, take_backs=True), 10, 1, 10, 2, *[20] * 9)
    for _ in range(2):
        table.roll()
        table.roll()
        table.decide(table.game.moves(table.shown)[0])
        wait(table, 1)

    table.undo()
    table.undo()

    assert 2 == len(table.match.played)
    assert not table.may_undo


LAPS = replace(MASTERS, own_car=False, weather=False, tyres=False)


def on_a_lap(*kinds: str) -> tuple[RaceTable, list[float]]:
    """Return a table at which the first driver has begun his timed lap, and its clock."""
    now = [0.0]
    base = a_table(kinds="".join(kinds), pace=0)
    game = RaceGame(PITS, len(kinds), LAPS)
    setup = RaceSetup("drawn", base.setup.seats, LAPS)
    drivers = {"rookie": FirstGear()}
    table = RaceTable(game, Match(game, SeededLuck(3)), setup, drivers, 0, lambda: now[0])
    return table, now


def drive_lap(table: RaceTable, now: list[float], seconds: float) -> None:
    """Drive a timed lap, thinking so long before each gear."""
    trials = table.shown.trials
    done = len(trials.results) if trials else 0
    while table.shown.trials and len(table.shown.trials.results) == done:
        if table.awaiting is Question.GEAR:
            table.update(0.02)
            now[0] += seconds
        if table.awaiting is Throw.GAME:
            table.roll()
        elif table.waits_for_person:
            table.decide(table.game.moves(table.shown)[0])
        table.update(0.5)


def test_the_time_of_a_lap_is_what_its_driver_has_thought() -> None:
    table, now = on_a_lap("h", "h")
    table.decide(BeginTrial())
    table.update(1.0)

    drive_lap(table, now, 2.5)

    (lap,) = table.trials
    assert lap.seconds == int(2.5 * lap.rolls)


def test_computers_drive_their_laps_at_once_and_only_the_result_is_told() -> None:
    table, _ = on_a_lap("c", "h")

    wait(table, 8)

    assert Question.TRIAL is table.awaiting
    assert 1 == table.shown.seat
    assert [0] == [lap.car for lap in table.trials]
    assert [] == [entry for entry in table.playback.log if entry.line.die is not None]


def test_a_prize_for_one_whose_turn_it_is_not_waits_for_his_hands() -> None:
    worn = a_car("s4.A1", tyres=1, brakes=0)
    game, state = a_street([a_car("s1.A5", gear=3), worn], to_go=3, speeds=(Speed(1, 1, 200),))
    table = a_street_table(game, state)

    table.decide(path_to(game, state, "s1.A8").move)
    table.skip()

    assert isinstance(table.due, Decision)
    assert (Question.REPAIR, 1) == (table.due.question, table.due.seat)
    assert not table.waits_for_person
    wait(table, HANDOVER_SECONDS + 0.1)
    assert Question.REPAIR is table.awaiting


def test_hurrying_twice_goes_to_the_next_decision_of_a_person() -> None:
    table = a_table(2, 1, 2, 1, 2, 1, 2, 1, kinds="hc")
    table.skip()
    table.roll()
    for _ in range(2):
        table.hurry()

    for _ in range(20):
        table.update(0.02)
        if not table.is_rushing:
            break

    assert not table.is_rushing
    assert table.is_personal(table.shown)


def test_what_is_hurried_by_holding_goes_four_times_as_fast() -> None:
    slow, fast = a_table(10), a_table(10)

    for _ in range(40):
        slow.update(0.02)
        fast.hold()
        fast.update(0.02)

    assert not slow.waits_for_person
    assert fast.waits_for_person


def test_who_holds_at_a_calm_pace_waits_no_longer_than_at_a_brisk_one() -> None:
    calm, brisk = (a_table(10, pace=PACES[pace]) for pace in (Pace.CALM, Pace.BRISK))

    def frames(table: RaceTable) -> int:
        count = 0
        while not table.waits_for_person:
            table.hold()
            table.update(0.004)
            count += 1
        return count

    assert frames(brisk) == pytest.approx(frames(calm), rel=0.2)


@pytest.mark.rule("SHE-8")
@pytest.mark.parametrize(("kinds", "is_shared"), [("hh", True), ("hc", False)])
def test_where_people_share_the_screen_it_is_told_who_has_passed_them(
    kinds: str, *, is_shared: bool
) -> None:
    first = a_table(kinds=kinds, pace=0)
    match = Match(first.game, SeededLuck(7))
    table = RaceTable(first.game, match, first.setup, {"rookie": FirstGear()}, 0)
    told: list[Since] = []
    while table.match.state.round < 5:
        if not table.waits_for_person:
            wait(table, 0.1)
        elif isinstance(table.due, Chance):
            table.roll()
        else:
            told += table.since
            table.decide(table.game.moves(table.shown)[0])

    assert ([Moved(1, 2)] if is_shared else []) == list(dict.fromkeys(told))
