"""Whom the dashboard shows in a street race."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from formulad.race.car import Once
from formulad.race.drivers import Ability, StreetDriver
from formulad.race.options import Options, Rules
from formulad.race.setup import Entrant, RaceSetup
from formulad.store.drivers import Paddock
from formulad.store.paths import data_root
from formulad.ui.gifts import GIFT_ICONS
from formulad.ui.icon_shapes import ICONS
from formulad.ui.scenes.race.present.dashboard import dashboard_view
from formulad.ui.scenes.race.present.street import street_views
from tests.ui.race.moments import a_moment

if TYPE_CHECKING:
    from formulad.ui.scenes.race.views import StreetView

PADDOCK = Paddock(data_root() / "assets")
DRIVERS = {driver.id: driver for driver in PADDOCK.roster()}
STREETS = Options(rules=Rules.COMPLETE, street=True)
LOST = StreetDriver("old_friend", (6, 3, 3, 3, 3, 2), (Ability.ROUGH,))


def views(options: Options = STREETS) -> tuple[StreetView | None, ...]:
    drivers = (DRIVERS["temana"], LOST, None)
    seats = tuple(Entrant("Ada", number, driver=d) for number, d in enumerate(drivers, 1))
    return street_views(RaceSetup("ring", seats, options), PADDOCK)


def test_a_driver_is_shown_with_name_face_and_gifts() -> None:
    temana, _, _ = views()

    assert temana is not None
    assert temana.likeness is not None
    assert "Temana Matahi" == temana.name
    assert ["Loose load", "Light wheels"] == [gift.title for gift in temana.gifts]


def test_a_driver_whose_file_is_gone_has_a_name_and_gifts_all_the_same() -> None:
    _, lost, nobody = views()

    assert lost is not None
    assert ("Old Friend", None) == (lost.name, lost.likeness)
    assert ["Iron flanks"] == [gift.title for gift in lost.gifts]
    assert nobody is None


def test_where_gifts_do_not_count_none_is_shown() -> None:
    temana, _, _ = views(replace(STREETS, abilities=False))

    assert temana is not None
    assert () == temana.gifts


def test_away_from_streets_there_is_nobody() -> None:
    assert () == views(Options(rules=Rules.COMPLETE))
    assert dashboard_view(a_moment()).street is None


@pytest.mark.parametrize(
    ("used", "gone"),
    [
        (frozenset(), (False, False)),
        (frozenset({Once.LITTER}), (True, False)),
        (frozenset({Once.NITRO, Once.RADIO}), (False, False)),
    ],
)
def test_a_gift_that_is_used_up_is_shown_so(used: frozenset[Once], gone: tuple[bool, ...]) -> None:
    moment = replace(a_moment(), street=views()[:2])
    car = replace(moment.state.cars[moment.seat], used=used)
    cars = (car, *moment.state.cars[1:])
    moment = replace(moment, state=replace(moment.state, cars=cars))

    shown = dashboard_view(moment).street

    assert shown is not None
    assert gone == tuple(gift.is_used for gift in shown.gifts)


def test_every_gift_has_its_icon() -> None:
    assert {*Ability} == {*GIFT_ICONS}
    assert {*GIFT_ICONS.values()} <= {*ICONS}
