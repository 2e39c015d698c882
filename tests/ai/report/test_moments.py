"""Moments that anybody would tell of are found, those that matter most first."""

from __future__ import annotations

from formulad.ai.report.moments import MomentKind, foremost, moments_of
from formulad.ai.report.race_story import story_of
from formulad.race.events import CarEliminated, CarSpun
from tests.ai.report.driven import driven, scripted
from tests.builders import a_car, a_race
from tests.circuits import RING, shipped
from tests.presets import RULEBOOK


def test_every_car_that_goes_out_has_its_moment() -> None:
    race = driven(cars=4, options=RULEBOOK, on=shipped("monaco"), word=3)
    out = {event.car for _, event in race.racing() if isinstance(event, CarEliminated)}

    told = {m.turn.car for m in moments_of(race, story_of(race)) if m.kind is MomentKind.OUT}

    assert out == told


def test_a_spin_is_told() -> None:
    race = driven(cars=4, options=RULEBOOK, on=shipped("monaco"), word=3)
    spun = {event.car for _, event in race.racing() if isinstance(event, CarSpun)}

    told = {
        m.turn.car
        for m in moments_of(race, story_of(race))
        if m.kind in {MomentKind.SPIN, MomentKind.OUT}
    }

    assert spun <= told


def test_who_drives_past_the_leader_takes_the_lead() -> None:
    game, before = a_race(
        on=RING, cars=[a_car("s1.B5", gear=4), a_car("s1.A4", gear=3)], options=RULEBOOK
    )

    race = scripted(game, before, "g1", "r1", "p s1.B6", "g4", "r8", "p s1.A5-s1.A12")
    moments = moments_of(race, story_of(race))

    assert [(1, MomentKind.LEAD)] == [(moment.turn.car, moment.kind) for moment in moments]


def test_points_lost_at_once_are_told_with_their_number() -> None:
    game, before = a_race(on=RING, cars=[a_car("c1.A1", gear=3, stops=1)])

    race = scripted(game, before, "g3", "r6", "p c1.A2-s2.A3")
    (moment,) = moments_of(race, story_of(race))

    assert (MomentKind.LOSS, moment.turn.lost) == (moment.kind, moment.number)


def test_the_foremost_moments_stay_in_their_order() -> None:
    race = driven(cars=4, options=RULEBOOK, on=shipped("monaco"), word=3)
    moments = moments_of(race, story_of(race))

    few = foremost(moments, 3)

    assert 3 == len(few)
    assert sorted(few, key=lambda moment: moment.turn.begin) == list(few)
    least = min(moment.kind.value for moment in few)
    assert all(moment.kind.value <= least for moment in set(moments) - set(few))
