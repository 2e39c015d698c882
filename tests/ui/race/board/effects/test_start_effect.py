"""The lights of the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.events import RoundBegan
from formulad.tiled.catalogue import load
from formulad.ui.race.board.effects.start_effect import lamps_lit, lamps_place
from formulad.ui.race.board.geometry.board_picture import Effect, EffectKind
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.model.event_beats import Beat, ShowBeat, beats
from formulad.ui.race.play.event_playback import Playback
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.motion import Amount
from tests.circuits import SHIPPED, TRACKS
from tests.ui.race.moments import a_moment

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet


def start(number: int = 1) -> tuple[Beat, ...]:
    moment = a_moment()
    reporter = Reporter(moment.game.setting, [seat.name for seat in moment.seats])
    return beats((RoundBegan(number, (0, 1)),), reporter, moment.seats, moment.state)


def lights(told: tuple[Beat, ...]) -> list[ShowBeat]:
    return [
        beat for beat in told if isinstance(beat, ShowBeat) and beat.cue.kind is EffectKind.LIGHTS
    ]


@pytest.mark.parametrize(
    ("seconds", "lit"), [(0.0, 1), (0.5, 1), (0.7, 2), (1.3, 3), (1.9, 4), (2.5, 5), (3.05, 0)]
)
def test_a_lamp_more_is_lit_every_six_tenths_of_a_second_until_all_go_out(
    seconds: float, lit: int
) -> None:
    (beat,) = lights(start())

    assert lit == lamps_lit(seconds / beat.cue.seconds)


def test_the_race_goes_on_as_they_go_out() -> None:
    (beat,) = lights(start())

    assert pytest.approx(3.0) == beat.seconds
    assert 0 == lamps_lit(beat.seconds / beat.cue.seconds)


def test_later_rounds_begin_without_them() -> None:
    assert [] == lights(start(2))


def playback(amount: Amount, pace: float = 1.0) -> Playback:
    playing = Playback(motion=lambda: amount)
    playing.add(start(), pace)
    playing.advance(0.5)
    return playing


@pytest.mark.parametrize("amount", [Amount.FULL, Amount.REDUCED])
def test_who_wishes_less_to_move_sees_them_as_well(amount: Amount) -> None:
    playing = playback(amount)

    (effect,) = playing.showing.effects(a_moment().state, {}, None)
    assert not effect.is_still
    playing.advance(2.0)
    assert playing.beat is not None
    playing.advance(1.0)
    assert playing.beat is None


@pytest.mark.parametrize(("amount", "pace"), [(Amount.NONE, 1.0), (Amount.FULL, 0.0)])
def test_without_motion_or_at_once_nobody_waits_for_them(amount: Amount, pace: float) -> None:
    playing = playback(amount, pace)

    assert (None, []) == (playing.beat, playing.showing.shown)


def test_who_hurries_does_not_wait_for_them() -> None:
    playing = playback(Amount.FULL)

    playing.skip()

    assert (None, []) == (playing.beat, playing.showing.shown)


def test_cars_stand_on_the_grid_under_the_lights() -> None:
    (beat,) = lights(start())

    assert beat.is_after


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("lane", [24.0, 36.0])
def test_they_hang_beside_the_road_whichever_way_it_leads(
    name: str, lane: float, sheet: Sheet
) -> None:
    road = Road(load(TRACKS / f"{name}.tmx"))
    pole = road.track.grid[0]
    stage = Stage(Rect(0, 0, 1920, 1080), Rect(330, 100, 1500, 700))
    camera = Camera(road.place(pole), lane / road.width)
    lens = Lens(sheet(1920, 1080), stage, camera, road)

    place = lamps_place(lens, Effect(EffectKind.LIGHTS, pole), 34.0)

    cars = [lens.cell(cell) for cell in road.track.grid]
    assert stage.free.contains(place)
    assert not [car for car in cars if place.inflate(lane, lane).collidepoint(car)]
