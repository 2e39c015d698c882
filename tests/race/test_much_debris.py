"""However much debris lies about: the search offers enough ways, and never too many."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, TypeAlias

import pytest

from formulad.race.moves import ChoosePath
from formulad.race.road import ways as told_apart
from formulad.race.road.movement import reach
from tests.builders import a_car, a_race
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from formulad.race.road.routes import Reach
    from formulad.race.road.track import CellId

ROAD = track("""
    A  . . . . . . . . . . . . . . . . . . . 1 1 . . .
    B  . . . . . . . . . . . . . . . . . . . 1 1 . . .
    C  . . . . . . . . . . . . . . . . . . . 1 1 . . .
""")
START = ROAD.by_name["s1.B1"]
EVERYWHERE = frozenset(ROAD.by_name.values()) - {START}
EVERY_SECOND = frozenset(cell for cell in EVERYWHERE if cell % 2)
LITTERED = pytest.mark.parametrize("debris", [EVERYWHERE, EVERY_SECOND], ids=["all", "second"])

Ways: TypeAlias = "dict[CellId, set[frozenset[CellId]]]"
"""For each end the debris on each way to it."""


def ways(found: Reach) -> Ways:
    sets: Ways = defaultdict(set)
    for route in found.routes:
        sets[route.end(START)].add(frozenset(route.debris))
    return dict(sets)


def every_way(cells: int, debris: frozenset[CellId], monkeypatch: pytest.MonkeyPatch) -> Reach:
    """Return all ways there are, however many."""
    with monkeypatch.context() as patched:
        patched.setattr(told_apart, "MOST_CLASSES", 10**9)
        patched.setattr("formulad.race.road.search._KEPT.searches", ())
        found: Reach = reach(ROAD, START, cells, debris=debris)
    return found


def test_round_few_debris_every_way_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    few = frozenset(ROAD.by_name[name] for name in ("s1.B2", "s1.A3", "s1.B3"))

    offered = ways(reach(ROAD, START, 6, debris=few))

    to_b6 = ("", "s1.A3", "s1.B2", "s1.B3", "s1.B2 s1.A3", "s1.A3 s1.B3")
    over = {frozenset(ROAD.by_name[name] for name in names.split()) for names in to_b6}
    assert over == offered[ROAD.by_name["s1.B6"]]
    assert ways(every_way(6, few, monkeypatch)) == offered


@LITTERED
def test_among_much_debris_the_ways_to_a_cell_stay_few(
    debris: frozenset[CellId], monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = ways(reach(ROAD, START, 12, debris=debris))

    assert max(map(len, ways(every_way(12, debris, monkeypatch)).values())) > 50
    assert max(map(len, offered.values())) <= 2 * told_apart.MOST_CLASSES


@LITTERED
def test_among_much_debris_every_end_is_offered_over_as_little_of_it_as_can_be(
    debris: frozenset[CellId], monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = ways(reach(ROAD, START, 12, debris=debris))

    every = ways(every_way(12, debris, monkeypatch))
    assert {end: min(map(len, over)) for end, over in every.items()} == {
        end: min(map(len, over)) for end, over in offered.items()
    }


@LITTERED
def test_among_much_debris_what_is_not_offered_is_refused_because_another_way_is(
    debris: frozenset[CellId], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [ROAD.cells[cell].name for cell in debris]
    car = a_car("s1.B1", brakes=1)
    game, race = a_race(on=ROAD, cars=[car], options=RULEBOOK, to_go=10, debris=names)
    offered = set(game.moves(race))
    others = {ChoosePath(route.cells) for route in every_way(10, debris, monkeypatch).routes}
    others -= offered

    assert {None} == {game.refusal(race, move) for move in offered}
    sentences = {str(game.refusal(race, move)).partition("; ")[2] for move in others}
    assert {"it stands for all that are no better."} == sentences
