from __future__ import annotations

from formulad.kernel.values import replace
from formulad.race.bills import Verdict
from formulad.ui.race.model.destinations import chosen_place, destinations
from formulad.ui.race.views.cost_chip import CostChip
from formulad.ui.toolkit.icon_shapes import ICONS
from tests.builders import a_car, a_race, due, play
from tests.drawn import track
from tests.presets import RULEBOOK
from tests.ui.race.moments import a_moment, a_moment_by_debris

WITH_A_SHORT_INSIDE = track("""
    A  . . . . .<> 1  1> 1  1  . . . . . . .
    B  . . . . .<> 1  1  1     . . . . . . .
    C  . . . . .<> 1< 1        . . . . . . .
""")


def titles(moment_to_go: int) -> list[str]:
    moment = a_moment(to_go=moment_to_go)
    return [place.title for place in destinations(moment.game, moment.state)]


def test_places_that_cost_nothing_come_first_the_farthest_in_front() -> None:
    moment = a_moment(to_go=4)

    places = destinations(moment.game, moment.state)

    free = [place.title for place in places if place.verdict is Verdict.CLEAN]
    assert ["Start straight, left 19", "Start straight, middle 18"] == free[:2]
    assert all(place.verdict is Verdict.COST for place in places[len(free) :])


def test_every_cell_is_listed_once_with_its_cheapest_way() -> None:
    found = titles(6)

    assert len(set(found)) == len(found)


def test_a_dearer_way_around_debris_is_offered_beside_the_one_through_it() -> None:
    moment = a_moment_by_debris()

    places = destinations(moment.game, moment.state)

    ways = [place for place in places if place.title == "c1, middle 2"]
    assert [(0, 1, False), (1, 0, True)] == [(w.points, w.debris, w.is_detour) for w in ways]
    assert places.index(ways[0]) + 1 == places.index(ways[1])
    assert ["A", ""] == [places[0].letter, ways[1].letter]


def test_in_a_slipstream_a_dearer_way_around_debris_is_offered_beside_the_one_through_it() -> None:
    """Round the inside the cell is one cell nearer: there a point for brakes spares the debris."""
    cars = [a_car("s1.A4", gear=4), a_car("c1.B1", gear=4)]
    game, before = a_race(on=WITH_A_SHORT_INSIDE, cars=cars, to_go=2, options=RULEBOOK)
    littered = replace(before, debris=frozenset({WITH_A_SHORT_INSIDE.by_name["c1.A1"]}))
    behind = play(game, littered, "p s1.A5-s1.B5").state
    assert (0, "slipstream") == due(game, behind)

    ways = [place for place in destinations(game, behind) if place.title == "c1, middle 2"]

    assert [(1, 1, False), (2, 0, True)] == [(w.points, w.debris, w.is_detour) for w in ways]


def test_where_points_are_all_the_same_no_way_around_costs_other_ones() -> None:
    blocked = [a_car("s1.A3", gear=4), a_car("s1.A5"), a_car("s1.B4"), a_car("s1.B5")]
    moment = a_moment(blocked, to_go=9)

    assert not any(place.is_detour for place in destinations(moment.game, moment.state))


def test_a_place_next_to_another_car_says_how_many_it_may_touch() -> None:
    moment = a_moment([a_car("s1.A3", gear=3), a_car("s1.A8", gear=3)], to_go=4)

    behind = next(
        place
        for place in destinations(moment.game, moment.state)
        if place.title == "Start straight, left 19"
    )

    assert CostChip("contact", "contact ×1, 20% risk of −1", "BEG-7") in behind.chips


def test_a_place_in_a_corner_says_which_stop_it_would_be() -> None:
    moment = a_moment([a_car("s1.A10", gear=3)], to_go=3)

    stops = {place.title: place.stop for place in destinations(moment.game, moment.state)}

    assert "stop 1/1" == stops["c1, left 1"]
    assert "" == stops["Start straight, left 24"]


def test_overshooting_is_priced_by_the_cells_beyond_the_corner() -> None:
    moment = a_moment([a_car("c1.C2", gear=3)], to_go=4)
    free = a_moment([a_car("c1.C2", gear=3, stops=1)], to_go=4)

    owed = destinations(moment.game, moment.state)[0]
    paid = destinations(free.game, free.state)[0]

    assert Verdict.COST is owed.verdict
    assert Verdict.CLEAN is paid.verdict


def test_an_overshoot_names_the_corner_and_promises_no_stop() -> None:
    moment = a_moment([a_car("c1.C2", gear=3)], to_go=4)

    beyond = destinations(moment.game, moment.state)[0]

    assert CostChip("tyre", "−4 points, overshoots c1", "BEG-4") in beyond.chips
    assert "" == beyond.stop


def test_all_chips_wear_icons_that_exist() -> None:
    blocked = [a_car("s1.A3", gear=4), a_car("s1.A5"), a_car("s1.B4"), a_car("s1.B5")]
    moments = (
        a_moment(to_go=8),
        a_moment([a_car("c1.C2", gear=5)], to_go=20),
        a_moment(blocked, to_go=9),
    )

    icons = {
        chip.icon
        for moment in moments
        for place in destinations(moment.game, moment.state)
        for chip in place.chips
    }

    assert icons <= set(ICONS)
    assert {"brake", "tyre"} <= icons


def test_nothing_is_chosen_while_nobody_looks() -> None:
    assert chosen_place(a_moment(to_go=4)) is None
    assert chosen_place(a_moment(to_go=4, place=999)) is None


def test_the_place_looked_at_is_the_chosen_one() -> None:
    moment = a_moment(to_go=4, place=1)

    assert destinations(moment.game, moment.state)[1] == chosen_place(moment)
