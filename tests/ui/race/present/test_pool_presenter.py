"""What the pools on the dashboard say of a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.car import Wear
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame
from formulad.race.tyres import TyreKind, TyreSet
from formulad.ui.race.present.race_presenter import race_view
from tests.builders import a_car
from tests.presets import RULEBOOK
from tests.ui.race.moments import ROAD, a_moment

if TYPE_CHECKING:
    from formulad.ui.race.model.shown_moment import Moment
    from formulad.ui.race.views.panel_views import PoolView

COMPLETE = replace(RULEBOOK, pit_stops=False)


def pools(moment: Moment) -> dict[str, PoolView]:
    """Return the pools by name."""
    return {pool.label: pool for pool in race_view(moment, ()).dashboard.pools}


def test_the_complete_rules_have_six_pools() -> None:
    found = pools(a_moment(options=COMPLETE))

    assert ["Tyres", "Brakes", "Gearbox", "Body", "Engine", "Handling"] == list(found)
    assert [6, 3, 3, 3, 3, 2] == [pool.full for pool in found.values()]


def test_an_own_car_shows_the_points_it_began_with() -> None:
    moment = a_moment([a_car("s1.A3")], options=COMPLETE, wear=(9, 1, 1, 1, 1, 2))
    entry = Entry(1, Wear((14, 1, 1, 1, 1, 2)))
    own = replace(moment, game=RaceGame(ROAD, (entry,), COMPLETE))

    tyres = pools(own)["Tyres"]

    assert (9, 14) == (tyres.left, tyres.full)
    row = race_view(own, ()).tower.rows[0]
    assert (15, 20) == (row.wear, row.wear_full)


def test_engaging_a_gear_takes_points_of_its_parts_for_certain() -> None:
    found = pools(a_moment([a_car("s1.A1", gear=5)], gear=2, options=COMPLETE))

    assert (1, True) == (found["Gearbox"].risk, found["Gearbox"].is_certain)
    assert (1, True) == (found["Brakes"].risk, found["Brakes"].is_certain)
    assert 0 == found["Engine"].risk


def test_what_only_some_rolls_cost_is_a_risk() -> None:
    found = pools(a_moment([a_car("c1.C2", gear=3)], gear=3, options=COMPLETE))

    assert found["Brakes"].risk or found["Tyres"].risk
    assert not (found["Tyres"].is_certain and found["Brakes"].is_certain)


def test_a_place_shows_where_its_costs_come_from_and_what_dice_may_add() -> None:
    beside = [a_car("s1.A3", gear=3), a_car("s1.A8", gear=3)]
    at = a_moment(beside, to_go=5, options=COMPLETE)
    names = [place for place in range(12) if touches(at, place)]

    found = pools(replace(at, selection=replace(at.selection, destination=names[0])))

    assert (1, False) == (found["Body"].risk, found["Body"].is_certain)


def touches(moment: Moment, place: int) -> bool:
    view = race_view(replace(moment, selection=replace(moment.selection, destination=place)), ())
    return view.dashboard.pools[3].risk > 0


def test_the_last_tyre_points_warn_of_the_spin() -> None:
    moment = a_moment(
        [a_car("c1.C2", gear=3)], to_go=4, place=0, options=COMPLETE, wear=(4, 0, 3, 3, 3, 2)
    )

    assert "spin" == pools(moment)["Tyres"].end


def test_a_last_vital_point_at_risk_warns_of_the_end() -> None:
    beside = [a_car("s1.A3", gear=3), a_car("s1.A8", gear=3)]
    at = a_moment(beside, to_go=5, options=COMPLETE, wear=(6, 3, 3, 1, 3, 2))
    place = next(place for place in range(12) if touches(at, place))

    found = pools(replace(at, selection=replace(at.selection, destination=place)))

    assert "out" == found["Body"].end


def test_tyres_and_spare_points_stand_beside_the_car_where_races_have_them() -> None:
    options = replace(RULEBOOK, tyres=True, technical_stops=True)
    moment = a_moment([a_car("s1.A3")], options=options, spare=(2,))
    shod = replace(moment.state.car, tyres=TyreSet(TyreKind.SOFT, 2))
    soft = replace(moment, state=moment.state.with_car(0, shod))

    dashboard = race_view(soft, ()).dashboard

    assert dashboard.tyres is not None
    assert ("tyre-soft", "Soft", "lap 2 of set") == (
        dashboard.tyres.icon,
        dashboard.tyres.kind,
        dashboard.tyres.age,
    )
    assert "2 spare points" == dashboard.spare
    assert race_view(a_moment(), ()).dashboard.tyres is None
