"""What a driver asks of his crew in the pits."""

from __future__ import annotations

from formulad.kernel.values import replace
from formulad.race.car import Part
from formulad.race.moves import StopForService, StopKind
from formulad.race.tyres import TyreKind
from formulad.ui.race.model.choosing import Chooser
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.views.modal_views import ServiceSheet
from tests.ui.race.decisions import SERVICE, TYRES, a_moment_of, in_the_box


def test_a_stop_for_tyres_like_those_on_the_car_is_offered_first() -> None:
    game, state = in_the_box()
    chooser = Chooser(game)

    chooser.open(state, game.awaiting(state))

    expected = StopForService(StopKind.TYRES, TyreKind.SOFT)
    assert expected == chooser.move(state, game.awaiting(state))


def test_an_order_is_put_together_line_by_line() -> None:
    game, state = in_the_box()
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))

    chooser.rewrite(state, "service-kind", 1)
    chooser.rewrite(state, "service-tyres", 2)
    chooser.rewrite(state, "service-engine", 1)
    chooser.rewrite(state, "service-brakes", 1)

    repairs = ((Part.BRAKES, 1), (Part.ENGINE, 1))
    order = StopForService(StopKind.TECHNICAL, TyreKind.WET, repairs)
    assert order == chooser.move(state, game.awaiting(state))
    assert order in game.moves(state)


def test_what_the_crew_cannot_do_is_not_ordered_and_told() -> None:
    game, state = in_the_box()
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))
    chooser.rewrite(state, "service-kind", 1)
    chooser.rewrite(state, "service-brakes", 2)
    before = chooser.selection.order

    chooser.rewrite(state, "service-engine", 1)

    sheet = race_view(a_moment_of(game, state, chooser), ()).sheet
    assert isinstance(sheet, ServiceSheet)
    assert before == chooser.selection.order
    assert sheet.refusal == "The crew has parts for 2 more points, not for 3."


def test_a_third_part_is_refused_and_the_next_order_forgets_it() -> None:
    game, state = in_the_box()
    chooser = Chooser(game)
    state = replace(state, spare=(9,))
    chooser.open(state, game.awaiting(state))
    chooser.rewrite(state, "service-kind", 1)
    for line in ("service-brakes", "service-gearbox", "service-engine"):
        chooser.rewrite(state, line, 1)
    assert chooser.selection.refused is not None

    chooser.rewrite(state, "service-gearbox", 0)

    assert chooser.selection.refused is None


def test_repairs_are_dropped_when_only_tyres_are_asked_for() -> None:
    game, state = in_the_box()
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))
    chooser.rewrite(state, "service-kind", 1)
    chooser.rewrite(state, "service-engine", 1)

    chooser.rewrite(state, "service-kind", 0)

    expected = StopForService(StopKind.TYRES, TyreKind.SOFT)
    assert expected == chooser.move(state, game.awaiting(state))


def test_keys_go_through_the_lines_and_change_them() -> None:
    game, state = in_the_box()
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))

    chooser.rewrite_line(state, 1)
    chooser.go_to_line(state, 1)
    chooser.rewrite_line(state, 1)
    chooser.go_to_line(state, 1)
    chooser.rewrite_line(state, 1)

    order = StopForService(StopKind.TECHNICAL, TyreKind.WET, ((Part.BRAKES, 1),))
    assert order == chooser.selection.order


def test_keys_stop_at_the_ends_of_a_line() -> None:
    game, state = in_the_box()
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))
    before = chooser.selection

    chooser.rewrite_line(state, -1)

    assert before == chooser.selection


def test_parts_that_lack_nothing_cannot_be_gone_to() -> None:
    game, state = in_the_box(TYRES, brakes=3, gearbox=3, engine=3)
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))
    chooser.rewrite(state, "service-kind", 1)

    chooser.go_to_line(state, 2)

    assert 0 == chooser.selection.row


def test_without_kinds_of_tyres_the_order_has_no_line_for_them() -> None:
    game, state = in_the_box(SERVICE)

    sheet = race_view(a_moment_of(game, state), ()).sheet

    assert isinstance(sheet, ServiceSheet)
    assert ["service-kind"] == [row.id for row in sheet.rows]


def test_a_technical_stop_says_how_many_spare_points_are_left() -> None:
    game, state = in_the_box()
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))
    chooser.rewrite(state, "service-kind", 1)
    chooser.rewrite(state, "service-engine", 1)

    sheet = race_view(a_moment_of(game, state, chooser), ()).sheet

    assert isinstance(sheet, ServiceSheet)
    assert "1 of 2 spare points left" == sheet.spare
    assert ["service-kind", "service-tyres"] == [row.id for row in sheet.rows]
    assert [0, 0, 0, 1, 0] == [part.points for part in sheet.repairs]
