from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.dice import Gear
from formulad.race.road.track import CellId
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.model.selection import Selection
from formulad.ui.race.present.engineer_presenter import advice
from formulad.ui.race.scene.race_picture import board_picture, places_to_click
from formulad.ui.race.terms.outcomes import OUTCOME_OF
from formulad.ui.race.views.engineer_views import GearAdvice
from formulad.ui.toolkit.theme import CLEAN, COST, WARN_TONE
from tests.builders import a_car
from tests.presets import RULEBOOK, STREET
from tests.ui.race.moments import a_moment, a_moment_by_debris

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.ui.race.board.geometry.board_picture import Choice
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.toolkit.theme import Outcome


def choices(moment: Moment) -> dict[str, Choice]:
    """Return the places to stop by the names of their cells."""
    cells = moment.game.track.cells
    return {cells[choice.cell].name: choice for choice in board_picture(moment).choices}


def test_a_cell_that_is_reached_by_braking_shows_its_price() -> None:
    found = choices(a_moment(to_go=7))

    assert "−1" == found["s1.A9"].label
    assert "−3" == found["s1.A7"].label


def test_a_cell_shows_the_price_of_the_way_there_that_is_looked_at() -> None:
    places = destinations(a_moment_by_debris().game, a_moment_by_debris().state)
    detour = next(index for index, place in enumerate(places) if place.is_detour)

    usual, looked_at = a_moment_by_debris(), a_moment_by_debris(place=detour)

    assert "" == choices(usual)["c1.B2"].label
    assert "−1" == choices(looked_at)["c1.B2"].label
    cells = places_to_click(looked_at)
    assert len(set(cells)) == len(cells) == len(board_picture(looked_at).choices)


def test_a_clean_cell_shows_no_price() -> None:
    assert "" == choices(a_moment(to_go=7))["s1.A10"].label


def test_cells_that_cost_more_than_three_points_are_quiet() -> None:
    found = choices(a_moment(to_go=7))

    assert not found["s1.A7"].is_quiet
    assert found["s1.A6"].is_quiet


def test_a_cell_that_puts_the_car_out_shows_no_price() -> None:
    found = choices(a_moment([a_car("c1.C2", gear=5)], to_go=20))

    assert {""} == {choice.label for choice in found.values() if choice.outcome.icon}


def test_contact_is_no_good_news_even_on_a_clean_cell() -> None:
    beside = a_moment([a_car("s1.A3", gear=3), a_car("s1.A8", gear=3)], to_go=4, place=2)

    tones = {chip.icon: chip.tone for note in board_picture(beside).notes for chip in note.chips}

    assert WARN_TONE == tones["contact"]


@pytest.mark.parametrize(("gear", "outcome"), [(3, CLEAN), (2, COST)])
def test_board_and_engineer_call_no_roll_clean_in_a_gear_that_costs_to_engage(
    gear: int, outcome: Outcome
) -> None:
    moment = a_moment([a_car("s1.A3", gear=4)], gear=gear)
    counsel = advice(moment)

    assert {outcome} == {cell.outcome for cell in board_picture(moment).reach}
    assert isinstance(counsel, GearAdvice)
    assert {outcome} == {OUTCOME_OF[face.verdict] for face in counsel.faces}


def test_a_cell_beyond_the_corner_is_avoidable_while_every_roll_has_a_better_end() -> None:
    moment = a_moment([a_car("s1.A12", gear=2)], gear=2)

    found = {moment.game.track.cells[c.cell].name: c for c in board_picture(moment).reach}

    assert not found["c1.A3"].is_avoidable
    assert found["s2.C1"].is_avoidable


def test_the_end_of_the_highest_roll_is_not_avoidable_if_braking_costs_as_well() -> None:
    moment = a_moment([a_car("s1.A11", gear=4)], gear=5)

    assert not any(cell.is_avoidable for cell in board_picture(moment).reach)


def test_a_cell_that_a_gear_reaches_says_which_roll_ends_there_and_at_what_cost() -> None:
    moment = a_moment([a_car("s1.A11", gear=4)], gear=4)
    beyond = moment.game.track.by_name["s2.A7"]
    looking = replace(moment, selection=Selection(Gear.FOURTH, cell=beyond))

    picture = board_picture(looking)

    assert beyond == picture.hover
    assert ["Roll 12 ends here", "−7 points"] == [c.text for n in picture.notes for c in n.chips]


def test_a_cell_out_of_reach_says_nothing() -> None:
    moment = a_moment([a_car("s1.A11", gear=4)], gear=4)

    picture = board_picture(replace(moment, selection=Selection(Gear.FOURTH, cell=CellId(0))))

    assert (None, ()) == (picture.hover, picture.notes)


def test_a_cell_beside_another_car_is_marked() -> None:
    found = choices(a_moment([a_car("s1.A3", gear=3), a_car("s1.A8", gear=3)], to_go=4))

    assert found["s1.A7"].touches
    assert not found["s1.A5"].touches


@pytest.mark.parametrize(
    ("is_gt", "options"), [(False, RULEBOOK), (True, STREET)], ids=["circuit", "street"]
)
def test_streets_are_raced_on_in_gt_cars(is_gt: bool, options: Options) -> None:
    moment = a_moment(options=replace(options, weather=False))

    assert {is_gt} == {car.is_gt for car in board_picture(moment).cars}
