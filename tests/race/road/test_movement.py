from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from formulad.race.road.movement import reach
from formulad.race.road.track import CellId
from formulad.race.road.ways import MOST_CLASSES
from tests.circuits import RING, shipped
from tests.drawn import track
from tests.race.drawings import charming, crowded, littered, situations, traffic
from tests.scope import amount

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.road.routes import Reach, Route
    from formulad.race.road.track import Track
    from tests.race.oracle import Judged, Oracle

Price: TypeAlias = tuple[bool, int]
"""Whether two stops are missed in a corner, and the cells to pay for."""
End: TypeAlias = "tuple[bool, int, CellId, frozenset[CellId]]"
"""Whether a path finishes, its length, its last cell, and the debris on it."""
Terms: TypeAlias = tuple[int, bool, int]
"""The cells a path lacks, and its price."""


def search(
    oracle: Oracle,
    count: int,
    brakes: int,
    *,
    slide: int = 0,
    bonus: int = 0,
    on_stops: bool = False,
) -> Reach:
    """Return what the game finds where the oracle looks."""
    return reach(
        oracle.track,
        oracle.start,
        count,
        stops=oracle.stops,
        brakes=brakes,
        is_last_lap=oracle.is_last_lap,
        occupied=oracle.occupied,
        debris=oracle.debris,
        charmers=oracle.charmers,
        slide=slide,
        slides_on_stops=on_stops,
        bonus=bonus,
    )


def missed_by(route: Route) -> tuple[tuple[int, int, int], ...]:
    """Return the corners a route leaves too early, as the oracle tells them."""
    return tuple((miss.sector, miss.owed, route.beyond(miss)) for miss in route.misses)


@settings(max_examples=amount(100, 400))
@given(situations())
def test_the_search_finds_what_walking_every_path_finds(
    situation: tuple[Oracle, int, int],
) -> None:
    oracle, count, brakes = situation
    allowed = oracle.paths(count)
    is_home = any(path.finishes for path in allowed)
    farthest = count if is_home else max(len(path.cells) for path in allowed)
    shortest = min(max(0, count - brakes), farthest)
    cheapest: dict[tuple[bool, int, CellId], Price] = {}
    for path in allowed:
        if path.finishes or len(path.cells) >= shortest:
            length = 0 if path.finishes else len(path.cells)
            key = (path.finishes, length, (oracle.start, *path.cells)[-1])
            cheapest[key] = min(path.price, cheapest.get(key, (True, 999)))

    found = search(oracle, count, brakes)

    offered = {
        (r.finishes, 0 if r.finishes else len(r.cells), r.end(oracle.start)): (
            r.misses_two_stops,
            r.overshoot,
        )
        for r in found.routes
    }
    assert farthest == found.farthest
    assert cheapest == offered
    assert len(offered) == len(found.routes)


@settings(max_examples=amount(50, 200))
@given(situations())
def test_every_route_offered_is_one_the_rules_allow(situation: tuple[Oracle, int, int]) -> None:
    oracle, count, brakes = situation
    allowed = {(path.cells, path.missed, path.finishes) for path in oracle.paths(count)}

    found = search(oracle, count, brakes)

    routes = {(route.cells, missed_by(route), route.finishes) for route in found.routes}
    assert set() == routes - allowed


def best(oracle: Oracle, paths: Iterable[tuple[Judged, int]]) -> dict[End, Terms]:
    """Return the best terms on which each end can be had, of paths with the cells they lack."""
    found: dict[End, Terms] = {}
    for path, left in paths:
        length = 0 if path.finishes else len(path.cells)
        end = path.finishes, length, (oracle.start, *path.cells)[-1], path.debris
        found[end] = min((left, *path.price), found.get(end, (99, True, 999)))
    return found


def offered(oracle: Oracle, found: Reach) -> dict[End, Terms]:
    """Return the ends that the search offers, each with its terms."""
    return terms_of(oracle, found, found.routes)


def terms_of(oracle: Oracle, found: Reach, routes: Iterable[Route]) -> dict[End, Terms]:
    """Return the ends of routes, each with its terms."""
    return {
        (
            route.finishes,
            0 if route.finishes else len(route.cells),
            route.end(oracle.start),
            frozenset(route.debris),
        ): (found.left(route), route.misses_two_stops, route.overshoot)
        for route in routes
    }


def cleaner(ends: Iterable[End], end: End) -> list[End]:
    """Return the ends of as many steps to the same cell over no more debris."""
    return [other for other in ends if other[:3] == end[:3] and len(other[3]) <= len(end[3])]


def within(paths: list[tuple[Judged, int]], brakes: int) -> list[tuple[Judged, int]]:
    """Return the paths that brakes pay for, or that a closed road makes the best to be had."""
    short = min(left for _, left in paths)
    return [(path, left) for path, left in paths if left <= max(brakes, short)]


@settings(max_examples=amount(60, 300))
@given(littered() | traffic())
def test_with_debris_it_finds_what_walking_every_path_finds(
    situation: tuple[Oracle, int, int],
) -> None:
    oracle, count, brakes = situation
    paths = [(p, 0 if p.finishes else count - len(p.cells)) for p in oracle.paths(count)]

    found = search(oracle, count, brakes)

    wanted, had = best(oracle, within(paths, brakes)), offered(oracle, found)
    left_out = wanted.keys() - had.keys()
    assert {end: terms for end, terms in wanted.items() if end not in left_out} == had
    assert all(MOST_CLASSES <= len(cleaner(had, end)) for end in left_out)
    assert len(found.routes) == len(had)


@settings(max_examples=amount(75, 300))
@given(situations() | littered() | traffic(), st.sampled_from([1, 3]), st.booleans())
def test_with_a_slide_it_finds_what_walking_every_path_finds(
    situation: tuple[Oracle, int, int], slide: int, on_stops: bool
) -> None:
    oracle, count, brakes = situation
    slides = [
        (path, oracle.slide(path, count, slide, on_stops=on_stops))
        for path in oracle.paths(count + slide)
    ]
    paths = [
        (path, 0 if path.finishes else count + extra - len(path.cells))
        for path, extra in slides
        if len(path.cells) <= count + extra
    ]
    jams = oracle.jams(count, slide, on_stops=on_stops)
    short = min(left for _, left in jams)
    stopped = {path.cells for path, left in jams if left == short > 0}

    found = search(oracle, count, brakes, slide=slide, on_stops=on_stops)

    most = max(brakes, short)
    within = [(p, left) for p, left in paths if left <= most or p.cells in stopped]
    assert best(oracle, within) == offered(oracle, found)


@settings(max_examples=amount(150, 600))
@given(situations() | crowded() | littered() | traffic(), st.sampled_from([0, 1, 3]), st.booleans())
def test_a_closed_road_stops_a_car_where_the_fewest_cells_of_the_whole_move_are_left(
    situation: tuple[Oracle, int, int], slide: int, on_stops: bool
) -> None:
    oracle, count, brakes = situation
    jams = oracle.jams(count, slide, on_stops=on_stops)
    short = min(left for _, left in jams)
    event(f"short of {short}, slides {slide}")

    found = search(oracle, count, brakes, slide=slide, on_stops=on_stops)

    fewest = [(path, left) for path, left in jams if left == short > 0]
    assert short == found.short
    assert best(oracle, fewest) == terms_of(oracle, found, [jam.route for jam in found.jams])


@settings(max_examples=amount(37, 150))
@given(situations() | littered())
def test_with_the_extra_cell_it_finds_what_walking_every_path_finds(
    situation: tuple[Oracle, int, int],
) -> None:
    oracle, count, brakes = situation
    paths = [
        (path, 0 if path.finishes else max(0, count - len(path.cells)))
        for path in oracle.paths(count + 1)
    ]

    found = search(oracle, count, brakes, bonus=1)

    assert best(oracle, within(paths, brakes)) == offered(oracle, found)


@settings(max_examples=amount(100, 400))
@given(charming())
def test_past_charming_rivals_it_finds_what_walking_every_path_finds(
    situation: tuple[Oracle, int, int],
) -> None:
    oracle, count, brakes = situation
    lengths = [(path, count - oracle.delay(path, count)) for path in oracle.paths(count)]
    paths = [
        (path, 0 if path.finishes else length - len(path.cells))
        for path, length in lengths
        if len(path.cells) <= length
    ]

    found = search(oracle, count, brakes)

    assert best(oracle, within(paths, brakes)) == offered(oracle, found)


@given(situations())
def test_routes_come_in_a_stable_order(situation: tuple[Oracle, int, int]) -> None:
    oracle, count, brakes = situation

    routes = search(oracle, count, brakes).routes

    keys = [(not r.finishes, 0 if r.finishes else -len(r.cells), r.cells[-1:]) for r in routes]
    assert sorted(keys) == keys


ROAD = track("""
    A  . . . . . . . . 1> 1 1 . . . . .
    B  . . . . . . . . 1> 1 1 . . . . .
    C  . . . . . . . . 1  1 1 . . . . .
""")


def names(circuit: Track, found: Reach) -> dict[int, list[str]]:
    """Return the ends of a reach by the length of the way there."""
    ends: dict[int, list[str]] = defaultdict(list)
    for route in found.routes:
        ends[len(route.cells)].append(circuit.cells[route.cells[-1]].name)
    return dict(ends)


def test_arrows_open_other_lanes_on_the_way_through_a_corner() -> None:
    found = reach(ROAD, ROAD.by_name["s1.A8"], 3)

    # In lane: c1.A1, A2, A3. At c1.A1 an arrow leads to c1.B2, then B3. At s1.A8 the lane can be
    # changed to s1.B8, then c1.B1, and there an arrow leads to c1.C2 but B2 is as far.
    assert {3: ["c1.A3", "c1.B2", "c1.B3", "c1.C2"]} == names(ROAD, found)


def test_who_can_leave_a_corner_at_once_is_not_told_to_slide_and_brake() -> None:
    bend = track("""
        A  . . . 1     . . .
        B  . . . 1< 1< . . .
    """)
    start, end = bend.by_name["c1.B1"], bend.by_name["s2.B1"]

    found = reach(bend, start, 2, stops=1, brakes=1, slide=1)

    # By c1.B2 the car slides, and brakes back to s2.B1; by s2.A1 it is there with nothing left.
    (way,) = (route for route in found.routes if len(route.cells) == 2 and route.end(start) == end)
    assert ((bend.by_name["s2.A1"], end), 0) == (way.cells, found.left(way))


def test_braking_opens_the_nearer_cells() -> None:
    found = reach(ROAD, ROAD.by_name["s1.A1"], 2, brakes=1)

    assert {2: ["s1.A3", "s1.B2", "s1.C2"], 1: ["s1.A2", "s1.B1"]} == names(ROAD, found)


def test_a_car_that_cannot_move_reaches_where_it_stands() -> None:
    here, ahead = ROAD.by_name["c1.C1"], ROAD.by_name["c1.C2"]

    found = reach(ROAD, here, 5, occupied=frozenset({ahead}))

    assert (0, [()]) == (found.farthest, [route.cells for route in found.routes])


def test_a_way_home_over_debris_is_no_longer_than_it_must_be() -> None:
    start, debris = ROAD.by_name["s2.A4"], frozenset({ROAD.by_name["s2.B4"]})

    found = reach(ROAD, start, 3, is_last_lap=True, debris=debris)

    ways = {" ".join(ROAD.cells[cell].name for cell in route.cells) for route in found.routes}
    assert "s2.A5 s1.A1" in ways
    assert "s2.B4 s2.B5 s1.A1" not in ways


@pytest.mark.parametrize("goes_on", [True, False], ids=["a lap", "the last lap"])
def test_a_look_far_ahead_changes_nothing_of_a_nearer_one(goes_on: bool) -> None:
    """A car looks farther for its gear than it then drives: the search before is gone on with."""
    monaco = shipped("monaco")
    others = frozenset(map(CellId, range(0, len(monaco.cells), 7)))
    for start in map(CellId, range(1, len(monaco.cells), 14)):
        look = partial(reach, monaco, start, occupied=others, brakes=3, box=min(monaco.boxes))
        reach(RING, CellId(0), 1)  # something else
        near = look(6, is_last_lap=not goes_on)
        look(25, is_last_lap=not goes_on)

        assert near == look(6, is_last_lap=not goes_on)
