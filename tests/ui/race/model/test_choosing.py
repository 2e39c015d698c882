from __future__ import annotations

import pytest

from formulad.ai.engineer.place_counsel import PlaceCounsel
from formulad.kernel.values import replace
from formulad.race.car import Status
from formulad.race.dice import Gear
from formulad.race.moves import ChoosePath, FitTyres, ShiftTo
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind
from formulad.store.preferences import Advice
from formulad.ui.race.model.choosing import Chooser, Counsel
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.scene.race_picture import board_picture
from tests.builders import a_car, a_race
from tests.ui.race.decisions import PITS, SERVICE, before_tyres
from tests.ui.race.moments import a_moment, a_moment_by_debris


def test_the_engaged_gear_is_looked_at_first() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)

    chooser.open(moment.state, moment.due)

    assert Gear.THIRD is chooser.selection.gear


@pytest.mark.parametrize(
    ("weather", "kind"),
    [(Weather.FINE, TyreKind.HARD), (Weather.RAIN, TyreKind.WET)],
    ids=["fine", "rain"],
)
def test_tyres_that_suit_the_weather_are_looked_at_first(weather: Weather, kind: TyreKind) -> None:
    game, state = before_tyres(weather)
    chooser = Chooser(game)

    chooser.open(state, game.awaiting(state))

    assert FitTyres(kind) == chooser.move(state, game.awaiting(state))


def test_going_through_the_gears_leaves_out_those_that_cannot_be_engaged() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)
    chooser.open(moment.state, moment.due)

    seen = []
    for _ in range(4):
        chooser.step(moment.state, moment.due, 1)
        seen.append(chooser.selection.gear)

    assert [Gear.FOURTH, Gear.FIRST, Gear.SECOND, Gear.THIRD] == seen


def test_a_gear_that_cannot_be_engaged_makes_no_move() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)

    chooser.point_at_gear(Gear.SIXTH)

    assert chooser.move(moment.state, moment.due) is None


def test_the_gear_looked_at_becomes_the_move() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)

    chooser.point_at_gear(Gear.FOURTH)

    assert ShiftTo(Gear.FOURTH) == chooser.move(moment.state, moment.due)


def test_the_best_place_to_stop_is_looked_at_first() -> None:
    moment = a_moment(to_go=4)
    chooser = Chooser(moment.game)

    chooser.open(moment.state, moment.due)

    best = destinations(moment.game, moment.state)[0]
    assert moment.game.moves(moment.state)[best.index] == chooser.move(moment.state, moment.due)


def test_pointing_at_a_cell_looks_at_the_way_there() -> None:
    moment = a_moment([a_car("s1.A3", gear=3)], to_go=4)
    chooser = Chooser(moment.game)
    cell = moment.game.track.by_name["s1.A7"]

    found = chooser.point_at_cell(moment.state, cell)

    assert found is not None
    place = destinations(moment.game, moment.state)[found]
    assert moment.game.paths(moment.state)[place.index].route.cells[-1] == cell


def test_who_looks_at_a_way_around_goes_on_looking_at_it_over_its_cell() -> None:
    moment = a_moment_by_debris()
    chooser = Chooser(moment.game)
    places = destinations(moment.game, moment.state)
    detour = next(index for index, place in enumerate(places) if place.is_detour)
    usual = next(i for i, place in enumerate(places) if place.title == places[detour].title)
    cell = moment.game.paths(moment.state)[places[detour].index].route.cells[-1]

    assert usual == chooser.point_at_cell(moment.state, cell)
    chooser.point_at_place(detour)

    assert detour == chooser.point_at_cell(moment.state, cell)


def test_pointing_at_a_cell_out_of_reach_changes_nothing() -> None:
    moment = a_moment(to_go=4)
    chooser = Chooser(moment.game)
    chooser.open(moment.state, moment.due)
    before = chooser.selection

    assert chooser.point_at_cell(moment.state, moment.game.track.by_name["s2.A1"]) is None
    assert before == chooser.selection


def test_a_letter_again_looks_at_the_other_way_there_and_then_at_the_usual_one() -> None:
    moment = a_moment_by_debris()
    chooser = Chooser(moment.game)
    places = destinations(moment.game, moment.state)
    detour = next(index for index, place in enumerate(places) if place.is_detour)
    looked_at = []

    for _ in range(3):
        chooser.point_at_letter(moment.state, places[detour - 1].letter)
        looked_at.append(chooser.selection.destination)

    assert [detour - 1, detour, detour - 1] == looked_at


def test_the_letter_of_the_place_looked_at_first_keeps_to_its_usual_way() -> None:
    moment = a_moment_by_debris()
    chooser = Chooser(moment.game)
    places = destinations(moment.game, moment.state)
    detour = next(index for index, place in enumerate(places) if place.is_detour)
    chooser.open(moment.state, moment.due)
    chooser.point_at_place(detour - 1)

    chooser.point_at_letter(moment.state, places[detour - 1].letter)

    assert detour - 1 == chooser.selection.destination


def test_the_letter_of_a_place_with_one_way_there_looks_at_it_again() -> None:
    moment = a_moment(to_go=4)
    chooser = Chooser(moment.game)

    assert chooser.point_at_letter(moment.state, "B")
    assert chooser.point_at_letter(moment.state, "B")
    assert 1 == chooser.selection.destination


def test_a_letter_looks_at_its_place_and_others_at_none() -> None:
    moment = a_moment(to_go=4)
    chooser = Chooser(moment.game)

    assert chooser.point_at_letter(moment.state, "B")
    assert 1 == chooser.selection.destination
    assert not chooser.point_at_letter(moment.state, "Z")


def test_a_choice_that_goes_on_keeps_what_is_looked_at() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)
    chooser.open(moment.state, moment.due)
    chooser.point_at_gear(Gear.FIRST)

    chooser.open(moment.state, moment.due)

    assert Gear.FIRST is chooser.selection.gear


@pytest.mark.parametrize("engaged", range(1, 7))
@pytest.mark.parametrize("digit", range(1, 7))
def test_any_digit_in_any_gear_shows_the_screen(engaged: int, digit: int) -> None:
    moment = a_moment([a_car("s1.A3", gear=engaged)], gear=digit)
    chooser = Chooser(moment.game)
    chooser.point_at_gear(Gear(digit))

    view = race_view(moment, ())
    board_picture(moment)

    is_open = chooser.move(moment.state, moment.due) is not None
    assert is_open == view.action.is_open
    assert is_open == (view.prompt.text == "The cells a gear can reach light up")


def test_from_a_gear_that_cannot_be_engaged_one_step_back_is_the_last_one() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)
    chooser.point_at_gear(Gear.SIXTH)

    chooser.step(moment.state, moment.due, -1)

    assert Gear.FOURTH is chooser.selection.gear


def test_a_new_choice_forgets_the_cell_that_was_looked_at() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)
    chooser.look_at(moment.state.car.cell)

    chooser.open(moment.state, moment.due)

    assert chooser.selection.cell is None


def test_looking_away_from_a_locked_gear_goes_back_to_the_engaged_one() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)
    chooser.point_at_gear(Gear.SIXTH)

    chooser.look_away(moment.state)

    assert Gear.THIRD is chooser.selection.gear


def test_looking_away_from_a_gear_that_can_be_engaged_stays_with_it() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game)
    chooser.point_at_gear(Gear.FOURTH)

    chooser.look_away(moment.state)

    assert Gear.FOURTH is chooser.selection.gear


def test_after_a_spin_the_first_gear_is_looked_at() -> None:
    moment = a_moment([a_car("s1.A3", gear=3, status=Status.SPUN)])
    chooser = Chooser(moment.game)

    chooser.open(moment.state, moment.due)

    assert Gear.FIRST is chooser.selection.gear
    assert ShiftTo(Gear.FIRST) == chooser.move(moment.state, moment.due)


def test_the_pits_can_be_looked_at_where_the_box_is_in_reach() -> None:
    game, state = a_race(on=PITS, cars=[a_car("s2.B1")], options=SERVICE, to_go=4)
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))

    assert chooser.point_at_pits(state)

    move = chooser.move(state, game.awaiting(state))
    assert isinstance(move, ChoosePath)
    assert game.track.is_pit(move.cells[-1])


def test_where_no_box_is_in_reach_the_pits_cannot_be_looked_at() -> None:
    game, state = a_race(on=PITS, cars=[a_car("s1.A1")], options=SERVICE, to_go=2)
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))

    assert not chooser.point_at_pits(state)


def advising(gear: Gear | None, places: tuple[PlaceCounsel, ...] = ()) -> Counsel:
    return Counsel(lambda _: gear, lambda _: places)


def test_the_gear_the_engineer_would_take_is_looked_at_first() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game, advising(Gear.SECOND))

    chooser.open(moment.state, moment.due)

    assert ShiftTo(Gear.SECOND) == chooser.move(moment.state, moment.due)


def test_who_does_not_hear_the_engineer_looks_at_no_gear_and_no_move_is_offered() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game, advising(Gear.NEUTRAL))

    chooser.open(moment.state, moment.due)

    assert chooser.move(moment.state, moment.due) is None
    shown = race_view(replace(moment, selection=chooser.selection, advice=Advice.NEVER), ())
    assert (("CHOOSE", "A GEAR"), True) == (shown.action.label, shown.action.is_open)


def test_who_presses_on_without_a_gear_is_told_how_to_choose_one() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game, advising(Gear.NEUTRAL))
    chooser.open(moment.state, moment.due)

    chooser.urge()

    prompt = race_view(replace(moment, selection=chooser.selection), ()).prompt
    assert "First a gear: press its number, an arrow, or click it" == prompt.text
    assert prompt.is_warning


def test_an_arrow_begins_with_the_gear_that_is_engaged() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game, advising(Gear.NEUTRAL))
    chooser.open(moment.state, moment.due)

    chooser.step(moment.state, moment.due, 1)

    assert moment.state.car.gear is chooser.selection.gear


def test_who_was_not_advised_at_first_is_advised_later_but_not_against_their_will() -> None:
    moment = a_moment()
    chooser = Chooser(moment.game, advising(Gear.NEUTRAL))
    chooser.open(moment.state, moment.due)

    chooser.be_advised(Gear.SECOND)
    chooser.be_advised(Gear.FOURTH)

    assert Gear.SECOND is chooser.selection.gear


def test_the_place_of_the_fewest_turns_is_looked_at_first_whatever_it_costs() -> None:
    moment = a_moment(to_go=6)
    paths = moment.game.paths(moment.state)
    dearest = max(range(len(paths)), key=lambda index: paths[index].bill.points)
    counsel = tuple(
        PlaceCounsel(9.0 - (n == dearest), 1.0 - (n == dearest), None) for n in range(len(paths))
    )
    chooser = Chooser(moment.game, advising(None, counsel))

    chooser.open(moment.state, moment.due)

    assert paths[dearest].bill.points > 0
    assert paths[dearest].move == chooser.move(moment.state, moment.due)
