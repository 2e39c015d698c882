"""What the board shows of a step: its beats bring cues, and cues become effects."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race import events as told
from formulad.race.agreed.setup import Entrant
from formulad.race.car import Part
from formulad.race.events import Cause
from formulad.race.road.track import Street
from formulad.race.state import State, Turn
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.model.event_beats import DieBeat, DriveBeat, SayBeat, ShowBeat, beats
from formulad.ui.race.play.event_playback import Playback
from formulad.ui.race.play.shown_effects import STILL_SECONDS
from formulad.ui.race.play.turn_focus import cells_of_cue
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.toolkit.motion import Amount
from tests.builders import a_car, a_race
from tests.ui.race.moments import ROAD

if TYPE_CHECKING:
    from formulad.race.events import Event
    from formulad.race.road.track import CellId, Track
    from formulad.ui.race.model.event_beats import Beat

NEW_TURN = Turn()
SEATS = (Entrant("Ada", 1), Entrant("Bob", 2))


def cells(first: int, last: int) -> tuple[CellId, ...]:
    return tuple(ROAD.by_name[f"s1.A{number}"] for number in range(first, last + 1))


@cache
def street() -> Track:
    """Return the road with a police line between the fifth and the sixth cell of each lane."""
    fifth, sixth = cells(5, 6)
    return replace(ROAD, street=Street(police=frozenset([(fifth, sixth)])))


def before(turn: Turn = NEW_TURN) -> State:
    _, state = a_race(on=street(), cars=[a_car("s1.A3"), a_car("s1.C8")])
    return replace(state, turn=turn)


def told_of(*events: Event, turn: Turn = NEW_TURN, after: State | None = None) -> tuple[Beat, ...]:
    """Return the beats of a step of the first car."""
    game, _ = a_race(on=street(), cars=[a_car("s1.A3"), a_car("s1.C8")])
    reporter = Reporter(game.setting, ("Ada", "Bob"))
    state = before(turn)
    after = after or replace(state, turn=state.turn._replace(nitro=0))
    return beats(events, reporter, SEATS, state, after)


def drive(first: int, last: int) -> told.CarMoved:
    start, *way = cells(first, last)
    return told.CarMoved(0, start, tuple(way))


def a_drive(*events: Event, turn: Turn = NEW_TURN) -> DriveBeat:
    """Return the drive of a step in which the car comes from the third to the ninth cell."""
    found = told_of(drive(3, 9), *events, turn=turn)[0]
    assert isinstance(found, DriveBeat)
    return found


def kinds(playback: Playback) -> list[EffectKind]:
    return [each.cue.kind for each in playback.showing.shown]


# Beats


def test_flames_burn_over_the_cells_that_the_nitro_adds() -> None:
    """A nitro of two cells on a way of six begins after four of them."""
    streak, flames = a_drive(turn=Turn(nitro=2)).cues

    assert EffectKind.STREAK is streak.kind
    assert cells(7, 9) == streak.cells
    assert EffectKind.NITRO is flames.kind
    assert flames.after == pytest.approx(4 / 6)


def test_no_flames_burn_in_the_slipstream_after_a_nitro() -> None:
    assert () == a_drive(turn=Turn(nitro=2, has_moved=True)).cues


def test_the_police_measure_a_car_as_it_passes_the_line() -> None:
    (radar,) = a_drive(told.PoliceLinePassed(0, 1, 120)).cues

    assert EffectKind.RADAR is radar.kind
    assert "120 km/h" == radar.text
    assert cells(5, 6) == radar.cells
    assert 2 / 6 < radar.after < 3 / 6


def test_a_head_turns_once_the_car_drives() -> None:
    drive_beat, glance = told_of(told.RivalCharmed(0, 1), drive(3, 9))

    assert isinstance(drive_beat, DriveBeat)
    assert isinstance(glance, SayBeat)
    assert glance.cue is not None
    assert (EffectKind.CHARM, 1, 0) == (glance.cue.kind, glance.cue.car, glance.cue.other)


def test_litter_falls_behind_the_car_that_leaves_it() -> None:
    (cell,) = cells(3, 3)

    found = told_of(told.LitterLeft(0, cell), told.DebrisLeft(cell), drive(3, 9))

    assert [DriveBeat, SayBeat] == [type(beat) for beat in found]
    assert isinstance(found[1], SayBeat)
    assert found[1].cue is not None
    assert (EffectKind.DEBRIS, (cell,)) == (found[1].cue.kind, found[1].cue.cells)


def test_a_shot_is_aimed_while_its_die_falls_and_fired_once_it_lies() -> None:
    die, shot = told_of(told.ShotFired(0, 4, None))

    assert isinstance(die, DieBeat)
    assert die.cue is not None
    assert EffectKind.AIM is die.cue.kind
    assert isinstance(shot, ShowBeat)
    assert (EffectKind.SHOT, False) == (shot.cue.kind, shot.cue.is_hit)


def test_what_a_car_gets_back_rises_from_it() -> None:
    (beat,) = told_of(told.PartsRepaired(1, ((Part.ENGINE, 2), (Part.BRAKES, 1))))

    assert isinstance(beat, SayBeat)
    assert beat.cue is not None
    assert (("engine", "+2"), ("brake", "+1")) == beat.cue.gains


def test_the_camera_looks_at_both_cars_of_a_flying_radio() -> None:
    (beat,) = told_of(told.RadioThrown(0, 1))
    state = before()

    seen = cells_of_cue(beat, state, {0: cells(7, 7)[0]})

    assert [*cells(7, 7), state.cars[1].cell] == seen


# What is seen of them


def test_what_happens_on_the_way_is_seen_when_the_car_comes_there() -> None:
    playback = Playback()
    playback.add((a_drive(told.PoliceLinePassed(0, 1, 120)),), pace=1.0)
    assert [] == kinds(playback)

    playback.advance(0.3)

    assert [EffectKind.RADAR] == kinds(playback)


def test_it_is_seen_to_its_end_while_the_race_goes_on() -> None:
    playback = Playback()
    playback.add((a_drive(told.PoliceLinePassed(0, 1, 120)),), pace=1.0)

    playback.advance(0.5)

    assert playback.beat is None
    assert [EffectKind.RADAR] == kinds(playback)
    playback.advance(2.0)
    assert [] == kinds(playback)


def test_who_hurries_sees_nothing_more_of_it() -> None:
    playback = Playback()
    playback.add(told_of(told.RadioThrown(0, 1)), pace=1.0)
    assert [EffectKind.RADIO] == kinds(playback)

    playback.skip()

    assert [] == kinds(playback)


def test_at_once_nothing_is_waited_for() -> None:
    playback = Playback()

    playback.add(told_of(told.ShotFired(0, 4, None), drive(3, 9), turn=Turn(nitro=2)), pace=0.0)

    assert playback.beat is None
    assert [] == kinds(playback)


def test_the_marks_of_a_drift_stay_until_another_car_drives() -> None:
    way = (ROAD.by_name["s1.A12"], *(ROAD.by_name[f"c1.A{number}"] for number in (1, 2, 3)))
    moved = told.CarMoved(0, way[0], way[1:])
    playback = Playback()
    playback.add(told_of(moved, turn=Turn(drift=1)), pace=1.0)
    playback.advance(9.0)
    assert [EffectKind.SKID] == kinds(playback)

    playback.add((DriveBeat(1, cells(3, 6)),), pace=1.0)

    assert [] == kinds(playback)


def test_parts_lie_where_they_fell_while_more_is_seen() -> None:
    (cell,) = cells(9, 9)
    playback = Playback()
    playback.add((*told_of(told.DebrisLeft(cell)), DriveBeat(1, cells(3, 6))), pace=1.0)
    assert not playback.fallen

    playback.advance(0.9)

    assert {cell} == playback.fallen
    playback.skip()
    assert not playback.fallen


def test_with_less_motion_a_still_icon_is_seen() -> None:
    playback = Playback(motion=lambda: Amount.REDUCED)
    playback.add(told_of(told.RadioThrown(0, 1)), pace=1.0)

    (effect,) = playback.showing.effects(before(), {}, None)

    assert effect.is_still
    playback.advance(STILL_SECONDS)
    assert [] == kinds(playback)


def test_without_motion_there_is_only_what_is_said() -> None:
    playback = Playback(motion=lambda: Amount.NONE)

    playback.add(told_of(told.RadioThrown(0, 1)), pace=1.0)

    assert [] == kinds(playback)
    assert 1 == len(playback.toasts.shown)


@pytest.mark.parametrize("amount", Amount)
@pytest.mark.parametrize(
    ("events", "words"),
    [
        ((told.CarSpun(0),), "spin"),
        ((told.CarEliminated(0, Cause.OVERSHOOT, cells(3, 3)[0]),), "out"),
        ((told.CarFinished(0, 1),), "1st"),
        ((told.CollisionRolled(0, 1, 1, is_hit=True),), "contact"),
        ((told.SlipstreamTaken(0, 1),), "slipstream"),
        ((told.ShotFired(0, 20, Part.BODY),), "a shot"),
        ((told.RadioThrown(0, 1),), "radio"),
        ((told.RivalCharmed(1, 0),), "1 cell less"),
        ((told.DebrisLeft(cells(3, 3)[0]),), "debris"),
        ((told.PartsRepaired(0, ((Part.ENGINE, 2),)),), "engine"),
        ((drive(3, 9),), "leads"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whatever_moves_what_happens_is_told(
    events: tuple[Event, ...], words: str, amount: Amount
) -> None:
    """In words, or written beside what is seen of it."""
    heard: set[str] = set()
    playback = Playback(motion=lambda: amount)
    _, ahead = a_race(on=street(), cars=[a_car("s1.A9"), a_car("s1.C8")])
    playback.add(told_of(*events, after=ahead), pace=1.0)

    for _ in range(60):
        heard |= {toast.entry.line.text for toast in playback.toasts.shown}
        heard |= {each.cue.text for each in playback.showing.shown}
        playback.advance(0.1)

    heard |= {entry.line.text for entry in playback.log}
    assert any(words in text.lower() for text in heard), heard


def test_an_effect_follows_its_car() -> None:
    playback = Playback()
    playback.add(told_of(told.PartsRepaired(0, ((Part.ENGINE, 2),))), pace=1.0)
    (cell,) = cells(9, 9)

    (effect,) = playback.showing.effects(before(), {0: cell}, None)

    assert cell == effect.at
