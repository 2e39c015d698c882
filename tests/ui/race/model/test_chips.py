from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.race.state import Trials, Weather
from formulad.race.tyres import TyreKind, TyreSet
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.terms.race_words import Tone
from formulad.ui.toolkit.icon_shapes import ICONS
from tests.builders import a_car
from tests.presets import RULEBOOK
from tests.rulebook import read_rules
from tests.ui.race.moments import ROAD, a_moment

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.engineer_views import Destination

COMPLETE = replace(RULEBOOK, pit_stops=False)
WITH_TYRES = replace(COMPLETE, tyres=True)


def places(moment: Moment) -> dict[str, Destination]:
    """Return the places to stop by the names of their cells."""
    game, state = moment.game, moment.state
    options = game.paths(state)
    found = destinations(game, state)
    names = (ROAD.places[options[place.index].end(state.car.cell)].name for place in found)
    return dict(zip(names, found, strict=True))


def told(place: Destination) -> list[tuple[str, str]]:
    """Return the words of a place, each with its rule."""
    return [(chip.text, chip.rule) for chip in place.chips]


def test_costs_are_told_pool_by_pool_with_the_rules_behind_them() -> None:
    moment = a_moment([a_car("c1.C2", gear=3)], to_go=4, options=COMPLETE)

    found = places(moment)

    assert [("−4 tyres, overshoots c1", "OVR-1")] == told(found["s2.C4"])
    assert [("−1 brake, braking", "BRK-1"), ("−3 tyres, overshoots c1", "OVR-1")] == told(
        found["s2.C3"]
    )


def test_the_last_tyre_points_spin_the_car() -> None:
    spun = a_moment([a_car("c1.C2", gear=3)], to_go=4, options=COMPLETE, wear=(4, 0, 3, 3, 3, 2))

    place = places(spun)["s2.C4"]

    assert Verdict.SPIN is place.verdict
    assert ("spin: the last tyre", "SPN-1") == told(place)[0]
    assert Tone.BAD is place.chips[0].tone


def test_debris_on_the_way_is_told_with_the_rolls_that_cost_a_point() -> None:
    lying = frozenset({ROAD.by_name["s1.A5"], ROAD.by_name["s1.A6"]})
    ahead = [a_car("s1.A3", gear=3), a_car("s1.B5"), a_car("s1.B6"), a_car("s1.B4")]

    dry = a_moment(ahead, to_go=4, options=COMPLETE, debris=lying)
    wet = a_moment(ahead, to_go=4, options=COMPLETE, debris=lying, weather=Weather.RAIN)

    assert ("debris test ×2, 1–4", "DEB-2") in told(places(dry)["s1.A7"])
    assert ("debris test ×2, 1–5", "RAIN-3") in told(places(wet)["s1.A7"])
    assert 2 == places(dry)["s1.A7"].debris


def test_a_wet_corner_says_how_far_it_makes_a_car_slide() -> None:
    moment = a_moment([a_car("s1.A11", gear=3)], to_go=4, options=WITH_TYRES, weather=Weather.RAIN)
    shod = replace(moment.state.car, tyres=TyreSet(TyreKind.HARD))
    wet = replace(moment, state=moment.state.with_car(0, shod))

    chips = {pair for place in places(wet).values() for pair in told(place)}

    assert ("slides +3", "TYR-4") in chips


def test_new_soft_tyres_offer_a_cell_more() -> None:
    moment = a_moment([a_car("s1.A1", gear=3)], to_go=4, options=WITH_TYRES)
    shod = replace(moment.state.car, tyres=TyreSet(TyreKind.SOFT))
    soft = replace(moment, state=moment.state.with_car(0, shod))

    assert [("soft tyres +1 cell", "TYR-2")] == told(places(soft)["s1.A6"])


def test_the_end_right_behind_a_fast_car_opens_a_slipstream() -> None:
    cars = [a_car("s1.A1", gear=4), a_car("s1.A9", gear=4)]

    fast = places(a_moment(cars, to_go=7, options=COMPLETE))
    braked = places(a_moment(cars, to_go=8, options=COMPLETE))

    assert ("slipstream +3", "SLP-2") in told(fast["s1.A8"])
    assert ("slipstream +3", "SLP-2") not in told(braked["s1.A8"])


def test_cells_too_far_cost_rolls_in_a_timed_lap() -> None:
    options = replace(COMPLETE, qualifying=True)
    moment = a_moment([a_car("c1.C2", gear=3)], to_go=4, options=options, trials=Trials())

    place = places(moment)["s2.C4"]

    assert [("+4 rolls, overshoots c1", "QUA-2")] == told(place)
    assert "+4" == place.price


@pytest.mark.parametrize("to_go", [4, 9, 20])
def test_every_chip_has_an_icon_and_a_rule_of_the_book(to_go: int) -> None:
    known = {rule.id for rule in read_rules()}
    cars = [a_car("c1.C2", gear=5), a_car("s2.C5", gear=4), a_car("s2.B5", gear=4)]
    moments = (a_moment(cars, to_go=to_go), a_moment(cars, to_go=to_go, options=COMPLETE))

    chips = [chip for m in moments for place in places(m).values() for chip in place.chips]

    assert chips
    assert {chip.rule for chip in chips} <= known
    assert {chip.icon for chip in chips} <= set(ICONS)
