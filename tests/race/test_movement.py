from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, TypeAlias

from hypothesis import given, settings

from formulad.race.movement import reach
from tests.drawn import track
from tests.race.drawings import situations

if TYPE_CHECKING:
    from formulad.race.movement import Reach, Route
    from formulad.race.track import CellId, Track
    from tests.race.oracle import Judged, Oracle

Price: TypeAlias = tuple[bool, int]
"""Whether two stops are missed in a corner, and the cells to pay for."""


def search(oracle: Oracle, count: int, brakes: int) -> Reach:
    """Return what the game finds where the oracle looks."""
    return reach(
        oracle.track,
        oracle.start,
        count,
        stops=oracle.stops,
        brakes=brakes,
        is_last_lap=oracle.is_last_lap,
        occupied=oracle.occupied,
    )


def price_of(path: Judged) -> Price:
    """Return what an allowed path costs, best first."""
    return any(owed >= 2 for _, owed, _ in path.missed), sum(far for _, _, far in path.missed)


def missed_by(route: Route) -> tuple[tuple[int, int, int], ...]:
    """Return the corners a route leaves too early, as the oracle tells them."""
    return tuple((miss.sector, miss.owed, route.beyond(miss)) for miss in route.misses)


@settings(max_examples=400)
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
            cheapest[key] = min(price_of(path), cheapest.get(key, (True, 999)))

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


@settings(max_examples=200)
@given(situations())
def test_every_route_offered_is_one_the_rules_allow(situation: tuple[Oracle, int, int]) -> None:
    oracle, count, brakes = situation
    allowed = {(path.cells, path.missed, path.finishes) for path in oracle.paths(count)}

    found = search(oracle, count, brakes)

    routes = {(route.cells, missed_by(route), route.finishes) for route in found.routes}
    assert set() == routes - allowed


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


def test_braking_opens_the_nearer_cells() -> None:
    found = reach(ROAD, ROAD.by_name["s1.A1"], 2, brakes=1)

    assert {2: ["s1.A3", "s1.B2", "s1.C2"], 1: ["s1.A2", "s1.B1"]} == names(ROAD, found)


def test_a_car_that_cannot_move_reaches_where_it_stands() -> None:
    here, ahead = ROAD.by_name["c1.C1"], ROAD.by_name["c1.C2"]

    found = reach(ROAD, here, 5, occupied=frozenset({ahead}))

    assert (0, [()]) == (found.farthest, [route.cells for route in found.routes])
