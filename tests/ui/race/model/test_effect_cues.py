from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.setup import Entrant
from formulad.race.car import Part
from formulad.race.events import (
    CarEliminated,
    CarFinished,
    CarMoved,
    CarSpun,
    Cause,
    CollisionRolled,
    Event,
    SlipstreamTaken,
    WearLost,
)
from formulad.race.road.track import CellId
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.model.effect_cues import cue_of
from formulad.ui.race.model.event_beats import Beat, DriveBeat, ShowBeat, beats, drive_seconds
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.shell.sound.sound_names import Sound
from tests.builders import a_car
from tests.ui.race.moments import NAMES, a_moment

SEATS = (Entrant("Ada", 1), Entrant("Bob", 2))


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (CollisionRolled(0, 1, 1, is_hit=True), EffectKind.CONTACT),
        (CarSpun(0), EffectKind.SPIN),
        (CarEliminated(0, Cause.OVERSHOOT, CellId(3)), EffectKind.WRECK),
        (SlipstreamTaken(0, 1), EffectKind.WAKE),
        (CarFinished(0, 1), EffectKind.FLAG),
    ],
    ids=lambda value: value.name if isinstance(value, EffectKind) else "",
)
def test_what_happens_to_a_car_has_a_picture(event: Event, kind: EffectKind) -> None:
    cue = cue_of(event)

    assert cue is not None
    assert (kind, 0) == (cue.kind, cue.car)


def test_cars_that_miss_each_other_strike_no_sparks() -> None:
    assert cue_of(CollisionRolled(0, 1, 9, is_hit=False)) is None


def driven(*events: Event) -> tuple[Beat, ...]:
    """Return what is seen of a drive of Ada over twelve cells, and of what comes with it."""
    moment = a_moment()
    cells = tuple(CellId(i) for i in range(1, 13))
    told = (CarMoved(0, CellId(0), cells), *events)
    reporter = Reporter(moment.game.setting, NAMES)
    return beats(told, reporter, SEATS, moment.state)


def test_brakes_that_are_paid_smoke_at_the_end_of_the_drive_and_leave_their_marks() -> None:
    brakes = WearLost(0, Part.BRAKES, 2, Cause.BRAKING, 1)
    drive = driven(brakes)[0]

    assert isinstance(drive, DriveBeat)
    (smoke,) = drive.cues
    assert (EffectKind.SMOKE, (("brake", "−2"),), True) == (smoke.kind, smoke.gains, smoke.is_kept)
    assert drive.cells[-1] == smoke.cells[-1]
    assert 0.3 < smoke.after < 0.9


def test_what_another_car_pays_smokes_not_under_this_one() -> None:
    drive = driven(WearLost(1, Part.BRAKES, 2, Cause.BRAKING, 1))[0]

    assert isinstance(drive, DriveBeat)
    assert () == drive.cues


def test_the_winner_comes_to_the_flag_at_a_quarter_of_the_speed() -> None:
    usual, won = driven()[0], driven(CarFinished(0, 1))[0]

    assert isinstance(usual, DriveBeat)
    assert isinstance(won, DriveBeat)
    assert pytest.approx(usual.seconds + 0.45) == won.seconds
    assert 0.0 == won.way_after(0.0)
    assert pytest.approx(1.0) == won.way_after(1.0)
    last = 1 - won.way_after(1 - 0.1 / won.seconds)
    assert pytest.approx(0.1 / 4 / drive_seconds(12)) == last


def test_a_new_leader_is_told_and_an_old_one_is_not() -> None:
    moment = a_moment([a_car("s1.A3"), a_car("s1.B5")])
    state = moment.state
    ahead = a_moment([a_car("s1.A8"), a_car("s1.B5")]).state
    moved = CarMoved(0, state.cars[0].cell, (ahead.cars[0].cell,))
    reporter = Reporter(moment.game.setting, NAMES)

    past = beats((moved,), reporter, SEATS, state, replace(state, cars=ahead.cars))
    on = beats((moved,), reporter, SEATS, ahead, ahead)

    (shown,) = [each for each in past if isinstance(each, ShowBeat)]
    assert (EffectKind.LEAD, "Ada leads") == (shown.cue.kind, shown.cue.text)
    assert (Sound.LEAD,) == shown.sounds
    assert [] == [each for each in on if isinstance(each, ShowBeat)]
