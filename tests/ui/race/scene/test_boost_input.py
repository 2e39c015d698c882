"""Nitro and what only one driver can do: buttons before a path is chosen."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Once
from formulad.race.moves import LeaveLitter, UseDrift, UseNitro
from formulad.ui.race.model.boost_choices import BIG, LITTER, MORE, NITRO, pressed
from formulad.ui.race.model.choosing import Chooser
from formulad.ui.race.present.race_presenter import race_view
from formulad.ui.race.scene.boost_input import BoostInput
from formulad.ui.race.views.street_views import BoostsView, Charge
from formulad.ui.toolkit.intents import Feature
from tests.builders import a_car
from tests.presets import STREET
from tests.ui.race.streets import a_moment_in, a_street, a_table, after

ALL = (Ability.BIG_NITRO, Ability.DRIFT, Ability.LITTER)
ON_THE_STRAIGHT = a_car("s1.A1", gear=4)
BEFORE_A_CORNER = a_car("s1.A9", gear=3)


def boosts_of(*found: object) -> BoostsView:
    """Return the buttons beside the lever."""
    view = race_view(a_moment_in(*found), ()).dashboard.boosts  # type: ignore[arg-type]
    assert view is not None
    return view


def test_before_the_die_the_nitro_is_there_but_cannot_be_used() -> None:
    nitro = boosts_of(*a_street([ON_THE_STRAIGHT])).nitro

    assert nitro is not None
    assert (Charge.READY, 4, False) == (nitro.charge, nitro.cells, nitro.is_open)


def test_after_the_die_it_can_be_used_and_says_how_far_it_carries() -> None:
    nitro = boosts_of(*a_street([ON_THE_STRAIGHT], to_go=8)).nitro

    assert nitro is not None
    assert (Charge.READY, 4, True) == (nitro.charge, nitro.cells, nitro.is_open)


def test_nitro_that_is_on_can_be_put_off() -> None:
    game, state = a_street([ON_THE_STRAIGHT], to_go=8)

    nitro = boosts_of(game, after(game, state, UseNitro())).nitro

    assert nitro is not None
    assert (Charge.ON, 4, True) == (nitro.charge, nitro.cells, nitro.is_open)


def test_nitro_of_an_earlier_turn_is_used_up() -> None:
    game, state = a_street([ON_THE_STRAIGHT], to_go=8)
    state = state.with_car(0, replace(state.car, used=frozenset({Once.NITRO})))

    nitro = boosts_of(game, state).nitro

    assert nitro is not None
    assert (Charge.USED, False) == (nitro.charge, nitro.is_open)


def test_only_what_a_driver_has_is_shown() -> None:
    plain = boosts_of(*a_street([ON_THE_STRAIGHT], to_go=8))
    gifted = boosts_of(*a_street([ON_THE_STRAIGHT], [ALL], to_go=8))

    assert () == plain.buttons
    expected = ["big", "less", "more", "litter"]
    assert expected == [button.name for button in gifted.buttons]


def test_a_drift_tells_its_price_in_words_and_where_they_do_not_fit_in_letters() -> None:
    gifted = boosts_of(*a_street([ON_THE_STRAIGHT], [ALL], to_go=8))
    buttons = {button.name: button for button in gifted.buttons}

    assert ("1 tyre", "−T") == (buttons["more"].price, buttons["more"].brief)
    assert ("", "") == (buttons["litter"].price, buttons["litter"].brief)


def test_a_race_without_nitro_and_gifts_has_no_buttons() -> None:
    options = replace(STREET, nitro=False)

    view = race_view(a_moment_in(*a_street([ON_THE_STRAIGHT], options=options)), ())

    assert view.dashboard.boosts is None


def test_the_reason_is_told_when_a_button_that_is_shut_is_pointed_at() -> None:
    game, state = a_street([ON_THE_STRAIGHT])
    chooser = Chooser(game)
    chooser.open(state, game.awaiting(state))
    chooser.point_at_extra(NITRO)

    view = race_view(a_moment_in(game, state, chooser), ())

    assert "Roll the die first: the nitro adds cells to what it shows." == view.prompt.text
    assert view.prompt.is_warning
    assert "STR-2" == view.boost_rule


def test_the_button_tells_how_the_cells_come_about() -> None:
    game, state = a_street([ON_THE_STRAIGHT], to_go=8)

    action = race_view(a_moment_in(game, after(game, state, UseNitro())), ()).action

    assert (("DRIVE",), "8 + 4 = 12 cells") == (action.label, action.note)


def test_the_question_tells_what_was_rolled_and_what_the_nitro_adds() -> None:
    game, state = a_street([ON_THE_STRAIGHT], to_go=8)

    prompt = race_view(a_moment_in(game, after(game, state, UseNitro())), ()).prompt

    assert prompt.text.startswith("4th gear rolled 8 · nitro adds 4: ")


@pytest.mark.parametrize(
    ("used", "button", "now"),
    [
        ((), NITRO, (UseNitro(),)),
        ((UseNitro(),), NITRO, ()),
        ((UseNitro(is_big=True),), NITRO, ()),
        ((UseNitro(),), BIG, (UseNitro(is_big=True),)),
        ((UseNitro(is_big=True),), BIG, (UseNitro(),)),
        ((UseDrift(-1), LeaveLitter()), MORE, (UseDrift(1), LeaveLitter())),
        ((UseDrift(1), LeaveLitter()), NITRO, (UseNitro(), UseDrift(1), LeaveLitter())),
        ((LeaveLitter(),), LITTER, ()),
    ],
)
def test_a_button_puts_on_off_or_in_place_of_another(
    used: tuple[UseNitro | UseDrift | LeaveLitter, ...],
    button: str,
    now: tuple[UseNitro | UseDrift | LeaveLitter, ...],
) -> None:
    assert now == pressed(used, button)


def test_nitro_is_put_on_and_off_at_the_table() -> None:
    table = a_table(*a_street([ON_THE_STRAIGHT], to_go=8))
    hands = BoostInput(table)

    hands.press(NITRO)
    assert (12, (UseNitro(),)) == (table.shown.turn.cells, table.used)
    hands.press(NITRO)

    assert (8, ()) == (table.shown.turn.cells, table.used)


def test_what_was_used_after_the_nitro_stays_when_it_is_put_off() -> None:
    table = a_table(*a_street([BEFORE_A_CORNER], [ALL], to_go=6))
    hands = BoostInput(table)
    for button in (NITRO, MORE, LITTER):
        hands.press(button)
    assert 10 == table.shown.turn.cells

    hands.press(NITRO)

    assert (UseDrift(1), LeaveLitter()) == table.used
    assert 7 == table.shown.turn.cells


def test_what_cannot_be_without_the_nitro_goes_with_it() -> None:
    table = a_table(*a_street([a_car("s1.A5", gear=4)], [ALL], to_go=5))
    hands = BoostInput(table)
    hands.press(NITRO)
    hands.press(MORE)
    assert 2 == len(table.used)

    hands.press(NITRO)

    assert not table.used


def test_the_last_button_is_taken_back_like_any_decision() -> None:
    table = a_table(*a_street([ON_THE_STRAIGHT], to_go=8))
    BoostInput(table).press(NITRO)

    table.undo()

    assert () == table.used


def test_keys_without_a_button_press_the_one_the_driver_has() -> None:
    table = a_table(*a_street([ON_THE_STRAIGHT], [(Ability.LITTER,)], to_go=8))
    hands = BoostInput(table)

    hands.use(Feature.MORE)
    assert LeaveLitter() in table.used
    hands.use(Feature.BIG_NITRO)

    assert (UseNitro(), LeaveLitter()) == table.used


def test_a_shut_button_gives_its_rule() -> None:
    table = a_table(*a_street([ON_THE_STRAIGHT]))

    assert "STR-2" == BoostInput(table).press(NITRO)


def test_a_key_whose_button_is_shut_points_at_it() -> None:
    table = a_table(*a_street([ON_THE_STRAIGHT]))
    hands = BoostInput(table)

    assert NITRO == hands.use(Feature.NITRO)
    assert "" == hands.use(Feature.LITTER)
