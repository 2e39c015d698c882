from __future__ import annotations

from formulad.race.agreed.setup import Entrant
from formulad.race.dice import Gear
from formulad.race.events import CarMoved, GearDieRolled, GearShifted, StopMade
from formulad.race.road.track import CellId
from formulad.ui.race.model.event_beats import (
    Beat,
    DieBeat,
    DriveBeat,
    SayBeat,
    beats,
)
from formulad.ui.race.model.roll_course import STILL, course_of
from formulad.ui.race.panels.toasts import HOLD, MOST
from formulad.ui.race.play.event_playback import JUMP_SECONDS, Playback
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.toolkit.motion import Amount
from tests.ui.race.moments import a_moment

SEATS = (Entrant("Ada", 1), Entrant("Bob", 2))
TURN = (
    GearShifted(0, Gear.SECOND),
    GearDieRolled(0, Gear.SECOND, 3),
    CarMoved(0, CellId(0), (CellId(1), CellId(2), CellId(3))),
    StopMade(0, "c1", 1, 1),
)


ROLL = course_of(2, is_own=True, is_listed=False).seconds


def a_turn() -> tuple[Beat, ...]:
    moment = a_moment()
    reporter = Reporter(moment.game.setting, ("Ada", "Bob"))
    return beats(TURN, reporter, SEATS, moment.state)


def test_a_turn_is_a_die_a_drive_and_a_word() -> None:
    assert [DieBeat, DriveBeat, SayBeat] == [type(beat) for beat in a_turn()]


def test_a_long_drive_takes_no_longer_than_a_second_and_a_bit() -> None:
    short = DriveBeat(0, tuple(CellId(i) for i in range(4)))
    long = DriveBeat(0, tuple(CellId(i) for i in range(31)))

    assert short.seconds < long.seconds <= 1.2


def test_the_log_grows_as_beats_end_newest_first() -> None:
    playback = Playback()
    playback.add(a_turn(), pace=1.0)
    assert not playback.log

    playback.advance(ROLL + 0.01)
    assert ["2nd gear: 3 cells"] == [entry.line.text for entry in playback.log]

    playback.advance(5.0)
    assert "stop 1 of 1 in c1" == playback.log[0].line.text
    assert playback.beat is None


def test_a_die_lies_on_the_table_once_it_has_been_read_and_not_before() -> None:
    playback = Playback()

    playback.add(a_turn(), pace=1.0)
    assert (0.0, None) == (playback.fraction, playback.last_die)
    assert playback.falling is not None

    playback.advance(0.99 * ROLL)
    assert playback.last_die is None

    playback.advance(0.02 * ROLL)
    assert playback.last_die is not None
    assert (3, None) == (playback.last_die.value, playback.falling)


def test_a_click_shows_at_once_what_a_die_shows() -> None:
    playback = Playback()
    playback.add(a_turn(), pace=1.0)

    playback.skip()

    assert playback.last_die is not None


def test_time_left_over_by_a_beat_goes_to_the_next() -> None:
    playback = Playback()
    playback.add(a_turn(), pace=1.0)

    playback.advance(ROLL + 0.09)

    assert isinstance(playback.beat, DriveBeat)
    assert 0.2 < playback.fraction < 0.25


def test_at_once_means_at_once() -> None:
    playback = Playback()

    playback.add(a_turn(), pace=0.0)

    assert playback.beat is None
    assert 2 == len(playback.log)


def test_skipping_loses_nothing_of_the_log() -> None:
    played, skipped = Playback(), Playback()
    played.add(a_turn(), pace=1.0)
    played.advance(60)
    skipped.add(a_turn(), pace=1.0)

    skipped.skip()

    assert played.log == skipped.log


def test_a_car_that_has_driven_stands_where_it_went_while_more_is_said() -> None:
    playback = Playback()
    playback.add(a_turn(), pace=1.0)
    assert {} == playback.arrived

    playback.advance(ROLL + 0.5)

    assert isinstance(playback.beat, SayBeat)
    assert {0: CellId(3)} == playback.arrived
    playback.advance(5.0)
    assert {} == playback.arrived


def test_what_is_said_stays_to_be_read_after_its_beat() -> None:
    playback = Playback()

    playback.add(a_turn(), pace=0.0)
    assert ["stop 1 of 1 in c1"] == [t.entry.line.text for t in playback.toasts.shown]

    playback.advance(HOLD + 0.1)
    assert [] == playback.toasts.shown


def test_no_more_is_said_at_once_than_can_be_read() -> None:
    playback = Playback()

    for _ in range(9):
        playback.add(a_turn(), pace=0.0)

    assert MOST == len(playback.toasts.shown)


def test_with_less_motion_dice_and_cars_are_there_at_once_and_the_way_is_shown() -> None:
    playback = Playback(motion=lambda: Amount.REDUCED)
    playback.add(a_turn(), pace=1.0)
    assert 1.0 == playback.fraction
    assert () == playback.way

    playback.advance(STILL + 0.01)

    assert isinstance(playback.beat, DriveBeat)
    assert 1.0 == playback.fraction
    assert playback.beat.cells == playback.way
    playback.advance(JUMP_SECONDS)
    assert () == playback.way


def test_without_motion_only_words_take_time() -> None:
    playback = Playback(motion=lambda: Amount.NONE)

    playback.add(a_turn(), pace=1.0)

    assert isinstance(playback.beat, SayBeat)


def test_motion_can_be_wished_otherwise_while_something_plays() -> None:
    wished = [Amount.FULL]
    playback = Playback(motion=lambda: wished[-1])
    playback.add(a_turn(), pace=1.0)
    assert 0.0 == playback.fraction

    wished.append(Amount.REDUCED)

    assert 1.0 == playback.fraction
