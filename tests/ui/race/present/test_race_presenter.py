from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.options import Options, Rules
from formulad.race.agreed.setup import Entrant
from formulad.race.bills import Verdict
from formulad.race.car import Status
from formulad.race.dice import Gear
from formulad.race.state import BlackTest, Phase
from formulad.store.preferences import Advice
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.model.selection import Selection
from formulad.ui.race.panels.toasts import Toasts
from formulad.ui.race.present.race_presenter import Presenter, race_view
from formulad.ui.race.terms.race_words import LogLine
from formulad.ui.race.views.engineer_views import GearAdvice, LogEntry, PathAdvice, WaitAdvice
from formulad.ui.race.views.panel_views import SlotState
from tests.builders import a_car
from tests.presets import RULEBOOK
from tests.ui.race.moments import a_moment, a_moment_by_debris

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.panel_views import RaceView


def test_what_stands_around_the_board_is_told_anew_only_when_something_has_changed() -> None:
    presenter, log, toasts = Presenter(), [a_line("One")], Toasts()

    def view(moment: Moment) -> RaceView:
        return presenter.view(moment, log, toasts)

    early = a_moment()
    late = replace(early, selection=Selection(Gear.FOURTH))
    alone = replace(late, advice=Advice.NEVER)
    shown = [view(early), view(late), view(alone)]
    log.insert(0, a_line("Two"))
    shown.append(view(alone))
    toasts.say(log[0])
    shown.append(view(alone))

    assert all(before != after for before, after in pairwise(shown))
    assert shown[-1] == race_view(alone, log, toasts)
    assert shown[-1] is view(replace(alone))


def a_line(text: str) -> LogEntry:
    return LogEntry(LogLine(text), 1, "Ada")


def test_the_tower_shows_the_order_of_the_round_with_gaps_to_the_leader() -> None:
    cars = [a_car("s1.A8"), a_car("s1.A3"), a_car("s1.C5")]

    rows = race_view(a_moment(cars), ()).tower.rows

    assert ["ADA", "CY", "BOB"] == [row.code for row in rows]
    assert ["LEAD", "+3", "+5"] == [row.gap for row in rows]
    assert [True, False, False] == [row.is_now for row in rows]


def test_finished_cars_stand_on_top_and_retired_ones_last() -> None:
    cars = [
        a_car("s1.A3"),
        a_car("s1.A8", status=Status.OUT),
        a_car("s1.C1", lap=2, status=Status.FINISHED),
    ]

    rows = race_view(a_moment(cars), ()).tower.rows

    assert ["CY", "ADA", "BOB"] == [row.code for row in rows]
    assert ["1ST", "", "OUT"] == [row.gap for row in rows]


def test_the_tower_shows_the_places_and_says_so() -> None:
    cars = [a_car("s1.A8"), a_car("s1.A3")]

    tower = race_view(a_moment(cars), ()).tower

    assert ["ADA", "BOB"] == [row.code for row in tower.rows]
    assert "By place, round 3 · gaps in cells" == tower.foot


def test_who_plays_before_a_car_in_front_is_told_at_the_foot_of_the_tower() -> None:
    cars = [a_car("s1.A3"), a_car("s1.B9"), a_car("s1.A5")]

    moment = a_moment(cars, options=RULEBOOK, order=(0, 1, 2), at=0)
    tower = race_view(moment, ()).tower

    assert ["BOB", "CY", "ADA"] == [row.code for row in tower.rows]
    assert [False, False, True] == [row.is_now for row in tower.rows]
    assert ["LEAD", "+4", "+6"] == [row.gap for row in tower.rows]
    assert "Playing order: ADA · BOB · CY" == tower.foot


def test_the_question_tells_why_a_computer_keeps_others_waiting() -> None:
    moment = replace(a_moment([a_car("s1.A3"), a_car("s1.A5")]), is_waiting=False, is_delayed=True)

    prompt = race_view(moment, ()).prompt
    asked = race_view(replace(moment, is_waiting=True), ()).prompt

    assert "ADA STUDIES THE CIRCUIT" == prompt.title
    assert "ADA: CHOOSE A GEAR" == asked.title


def test_a_car_in_a_corner_shows_its_stops() -> None:
    rows = race_view(a_moment([a_car("c1.A2", stops=1), a_car("s1.A3")]), ()).tower.rows

    assert [(1, 1), None] == [row.stops for row in rows]


def test_the_lever_opens_what_can_be_engaged_and_prices_what_is_skipped() -> None:
    slots = race_view(a_moment([a_car("s1.A3", gear=4)]), ()).dashboard.slots

    assert [True, True, True, True, True, False] == [slot.is_open for slot in slots]
    assert ["−2", "−1", "", "", "", ""] == [slot.price for slot in slots]
    assert SlotState.ENGAGED is slots[3].state
    assert "Going up, it is one gear at a time." == slots[5].reason


def test_the_pool_shows_the_most_a_choice_may_cost() -> None:
    near_the_corner = [a_car("s1.A11", gear=4)]

    pool = race_view(a_moment(near_the_corner, gear=5), ()).dashboard.pools[0]

    worst = a_moment(near_the_corner, gear=5).forecast(a_moment(near_the_corner, gear=5).gear)
    assert min(18, max(face.bill.points for face in worst.faces)) == pool.risk
    assert pool.risk > 0


def test_what_a_place_costs_is_certain_what_a_gear_may_cost_is_not() -> None:
    braked = race_view(a_moment([a_car("s1.A3", gear=3)], to_go=4, place=5), ()).dashboard
    risky = race_view(a_moment([a_car("s1.A11", gear=4)], gear=5), ()).dashboard

    assert (1, True) == (braked.pools[0].risk, braked.pools[0].is_certain)
    assert "hatched: cost of F" == braked.note
    assert not risky.pools[0].is_certain
    assert "hatched: the most this gear can cost" == risky.note


@pytest.mark.parametrize("gear", range(1, 6))
def test_the_chances_of_a_gear_sum_to_a_hundred(gear: int) -> None:
    advice = race_view(a_moment([a_car("s1.A5", gear=4)], gear=gear), ()).engineer.advice

    assert isinstance(advice, GearAdvice)
    assert 100 == sum(share for _, share in advice.shares)
    assert all(100 == sum(s for _, s in risk.shares) for risk in advice.table if risk.shares)


def test_a_gear_that_costs_to_engage_is_never_clean() -> None:
    advice = race_view(a_moment([a_car("s1.A3", gear=4)], gear=1), ()).engineer.advice

    assert isinstance(advice, GearAdvice)
    assert ("−2", "BEG-3") == (advice.price, advice.rule)
    assert [(Verdict.COST, 100)] == [pair for pair in advice.shares if pair[1]]
    assert ["−2", "−2"] == [face.mark for face in advice.faces]
    assert ["−2", "−1", "", "", "", ""] == [risk.price for risk in advice.table]


def test_after_the_die_the_engineer_lists_where_to_stop() -> None:
    advice = race_view(a_moment(to_go=4, place=0), ()).engineer.advice

    assert isinstance(advice, PathAdvice)
    assert (4, 0) == (advice.value, advice.chosen)
    assert "A" == advice.destinations[0].letter


def test_while_others_drive_nothing_can_be_chosen() -> None:
    view = race_view(a_moment(is_waiting=False), ())

    assert not any(slot.is_open for slot in view.dashboard.slots)
    assert "hurry" == view.action.id
    assert isinstance(view.engineer.advice, WaitAdvice)


def test_the_big_button_says_what_enter_does() -> None:
    engage = race_view(a_moment(gear=4), ()).action
    assert (("ENGAGE", "4th"), "rolls 7–12") == (engage.label, engage.note)
    assert not race_view(a_moment(gear=6), ()).action.is_open
    assert "A" == race_view(a_moment(to_go=4, place=0), ()).action.letter


def test_the_corner_ahead_says_how_far_it_is_and_with_how_many_cells_a_car_ends_inside() -> None:
    corner = race_view(a_moment([a_car("s1.A11", gear=3)]), ()).dashboard.corner

    assert corner is not None
    assert (0, 1, 2) == (corner.made, corner.needed, corner.away)
    assert (("left", 5), ("middle", 5), ("right", 5)) == corner.lanes


def test_a_corner_that_is_owed_stops_is_the_one_to_think_of() -> None:
    corner = race_view(a_moment([a_car("c1.A2", gear=3)]), ()).dashboard.corner

    assert corner is not None
    assert (0, 0, False) == (corner.made, corner.away, corner.is_free)
    assert ("left", 2) == corner.lanes[0]


def test_who_has_made_his_stops_is_free_and_thinks_of_the_next_corner() -> None:
    corner = race_view(a_moment([a_car("c1.A4", gear=3, stops=1)]), ()).dashboard.corner

    assert corner is not None
    assert (0, True) == (corner.made, corner.is_free)
    assert 24 < corner.away < 30


def test_on_the_last_cell_of_a_corner_every_move_leaves_it() -> None:
    corner = race_view(a_moment([a_car("c1.A4", gear=3)]), ()).dashboard.corner

    assert corner is not None
    assert () == corner.lanes


def test_the_prompt_counts_the_places_by_what_they_cost() -> None:
    prompt = race_view(a_moment([a_car("s1.A3", gear=3)], to_go=4, place=0), ()).prompt

    assert "3 clean places, 9 by braking" == prompt.text


def test_the_prompt_counts_another_way_to_a_place_as_well() -> None:
    moment = a_moment_by_debris(place=0)
    places = destinations(moment.game, moment.state)
    braked = [place for place in places if place.is_braked and place.verdict is Verdict.COST]

    prompt = race_view(moment, ()).prompt

    assert any(place.is_detour for place in braked)
    assert f"{len(braked)} by braking" in prompt.text


def test_while_a_car_drives_the_prompt_says_where_the_road_leads() -> None:
    ahead = a_moment([a_car("s1.A11")], is_waiting=False)
    inside = a_moment([a_car("c1.A2")], is_waiting=False)

    assert "2 cells to c1" == race_view(ahead, ()).prompt.text
    assert "In c1" == race_view(inside, ()).prompt.text


def test_the_prompt_says_that_a_computer_drives() -> None:
    moment = a_moment([a_car("s1.A11")], is_waiting=False)
    rookie = replace(moment, seats=(Entrant("Ada", 1, "rookie"),))

    assert "Computer driver, rookie" == race_view(rookie, ()).prompt.text


@pytest.mark.parametrize(
    ("rules", "rolls"),
    [(Rules.BASIC, "1 to 4 costs a point"), (Rules.COMPLETE, "Only a 1 costs a point")],
    ids=["basic", "complete"],
)
def test_the_prompt_says_which_rolls_are_a_contact(rules: Rules, rolls: str) -> None:
    tests = (BlackTest(0, 1),)
    moment = a_moment(options=Options(rules), phase=Phase.COLLISIONS, tests=tests)

    assert rolls == race_view(moment, ()).prompt.text


def test_the_prompt_says_why_a_gear_that_is_looked_at_cannot_be_engaged() -> None:
    prompt = race_view(a_moment([a_car("s1.A3", gear=3)], gear=5), ()).prompt

    assert "Going up, it is one gear at a time." == prompt.text
    assert prompt.is_warning


def test_the_lever_says_so_too() -> None:
    dashboard = race_view(a_moment([a_car("s1.A3", gear=3)], gear=5), ()).dashboard

    assert "Going up, it is one gear at a time." == dashboard.gear_note


@pytest.mark.parametrize(
    ("points", "warning"),
    [
        (3, "5th gear puts you out, whatever you roll"),
        (8, "5th gear: 80% of the rolls put you out"),
    ],
)
def test_the_prompt_warns_of_a_gear_that_may_put_the_car_out(points: int, warning: str) -> None:
    prompt = race_view(a_moment([a_car("s1.A11", gear=4, points=points)], gear=5), ()).prompt

    assert (warning, True) == (prompt.text, prompt.is_warning)


def test_the_prompt_says_when_every_place_puts_the_car_out() -> None:
    lost = [a_car("c1.C2", gear=6, points=2)]

    prompt = race_view(a_moment(lost, to_go=20, place=0), ()).prompt

    assert prompt.is_warning
    assert "No way to save the car: every place puts you out" == prompt.text


def test_the_prompt_does_not_warn_of_what_costs_nothing() -> None:
    assert not race_view(a_moment(gear=3), ()).prompt.is_warning
    assert not race_view(a_moment(to_go=4, place=0), ()).prompt.is_warning


def test_before_the_last_line_the_finish_is_what_lies_ahead() -> None:
    cars = [a_car("s2.A4", lap=2), a_car("s1.A3")]

    corner = race_view(a_moment(cars), ()).dashboard.corner

    assert corner is not None
    assert ("Finish", 0, 9) == (corner.name, corner.needed, corner.away)
