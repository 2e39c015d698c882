"""Points that are given back at the checkpoint or as a police prize, shared out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part
from formulad.race.moves import Repair
from formulad.ui.race.model.choosing import Chooser
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.views.modal_views import ServiceSheet
from tests.builders import a_car
from tests.ui.race.streets import a_moment_in, a_street, at_checkpoint, at_prize

if TYPE_CHECKING:
    from tests.builders import CarAt


def worn(at: str = "s1.A2") -> CarAt:
    """Return a car that lacks something in most parts."""
    return a_car(at, tyres=1, brakes=0, gearbox=1, body=1, engine=3, road_holding=1)


def test_vital_parts_come_first() -> None:
    game, state = a_street([worn()])
    chooser = Chooser(game)

    state = at_checkpoint(state)
    chooser.open(state, game.awaiting(state))

    assert Repair(((Part.BODY, 1), (Part.ROAD_HOLDING, 1))) == chooser.selection.repair


def test_a_part_that_gets_one_more_takes_it_from_another() -> None:
    game, state = a_street([worn()])
    state, chooser = at_checkpoint(state), Chooser(game)
    chooser.open(state, game.awaiting(state))

    chooser.rewrite(state, "repair-brakes", 1)

    expected = Repair(((Part.BRAKES, 1), (Part.BODY, 1)))
    assert expected == chooser.move(state, game.awaiting(state))


def test_nothing_is_decided_until_all_points_are_given() -> None:
    game, state = a_street([worn()])
    state, chooser = at_checkpoint(state), Chooser(game)
    chooser.open(state, game.awaiting(state))

    chooser.rewrite(state, "repair-body", 0)

    assert chooser.move(state, game.awaiting(state)) is None
    action = race_view(a_moment_in(game, state, chooser), ()).action
    assert (("1 point", "to give"), False) == (action.label, action.is_open)


def test_keys_go_through_the_parts_and_change_them() -> None:
    game, state = a_street([worn()])
    state, chooser = at_checkpoint(state), Chooser(game)
    chooser.open(state, game.awaiting(state))

    chooser.go_to_line(state, 1)
    chooser.rewrite_line(state, 1)

    expected = Repair(((Part.GEARBOX, 1), (Part.BODY, 1)))
    assert expected == chooser.move(state, game.awaiting(state))


def test_who_has_the_gift_shares_out_four() -> None:
    game, state = a_street([worn()], [(Ability.LONG_CHECK,)])
    state, chooser = at_checkpoint(state), Chooser(game)

    chooser.open(state, game.awaiting(state))

    repair = chooser.selection.repair
    assert repair is not None
    assert 4 == sum(points for _, points in repair.repairs)
    assert chooser.move(state, game.awaiting(state)) == repair


def test_the_sheet_tells_whose_prize_it_is_and_for_what_speed() -> None:
    cars = [a_car("s1.A2"), worn("s1.B4")]
    game, state = a_street(cars)

    view = race_view(a_moment_in(game, at_prize(state, seat=1)), ())

    assert isinstance(view.sheet, ServiceSheet)
    assert "POLICE PRIZE: BOB, 160 KM/H" == view.sheet.heading
    assert 6 == len(view.sheet.repairs)
    assert "BOB: POLICE PRIZE" == view.prompt.title
    assert "STR-5" == view.sheet.rule
    assert "Bob" == view.dashboard.name


def test_the_pools_show_what_comes_back() -> None:
    game, state = a_street([worn()])

    pools = race_view(a_moment_in(game, at_checkpoint(state)), ()).dashboard.pools

    assert [0, 0, 0, 1, 0, 1] == [pool.gain for pool in pools]
