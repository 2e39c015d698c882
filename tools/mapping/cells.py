"""Where each cell lies along its lane: the most even road on which the ways lead where they must.

Every wish is a linear equation in the places of the cells along the middle of the road: cells of
a lane are equally long, on straights a lane change leads half a cell ahead, in corners about so,
and the middle lane fills the lap evenly. Their least squares solution is the road.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from tools.mapping.centreline import Centreline, Floats
    from tools.mapping.facts import Facts
    from tools.mapping.lanes import Lanes

EVEN, LIKE_THE_NEXT, STAGGERED, ARROW, SPREAD = 1.0, 1.6, 4.0, 0.6, 0.25
"""How much each wish weighs."""
ROUNDS = 4
"""The length of a lane depends on where its cells lie, so the wishes are solved anew this often."""


class Road(Frozen):
    """The drawn road: its lanes, and each cell's place on them."""

    facts: Facts
    lanes: Lanes
    along: dict[str, float]
    """How far along the centreline each cell lies; may pass the end of the lap."""

    @property
    def line(self) -> Centreline:
        """The middle of the road."""
        return self.lanes.line

    @property
    def lane_width(self) -> float:
        """How wide each lane is, in pixels."""
        return self.lanes.width

    def place(self, name: str) -> tuple[float, float]:
        """Return the centre of a cell on the map."""
        along = np.array([self.along[name]])
        ((x, y),) = self.lanes.at(along, 1 - self.facts.lane_of[name])
        return float(x), float(y)

    def midway(self, before: str, after: str) -> float:
        """Return the place along the road half-way between two cells, the second ahead."""
        ahead = (self.along[after] - self.along[before]) % self.line.length
        return self.along[before] + ahead / 2


class _Wishes:
    """Linear equations in the places of the cells."""

    def __init__(self, cells: int) -> None:
        self._cells = cells
        self._rows: list[Floats] = []
        self._values: list[float] = []

    def add(self, terms: list[tuple[int, float]], value: float, weight: float) -> None:
        row = np.zeros(self._cells)
        for cell, factor in terms:
            row[cell] += factor * weight
        self._rows.append(row)
        self._values.append(value * weight)

    def fulfil(self) -> Floats:
        found: Floats = np.linalg.lstsq(np.array(self._rows), np.array(self._values), rcond=None)[0]
        return found


class _Placing:
    """The wishes of one road, solved round after round."""

    def __init__(self, facts: Facts, lanes: Lanes, start: float) -> None:
        self._facts, self._lanes, self._line = facts, lanes, lanes.line
        self._names = [name for lane in facts.lanes for name in lane]
        self._index = {name: i for i, name in enumerate(self._names)}
        self._next = {
            name: lane[(i + 1) % len(lane)] for lane in facts.lanes for i, name in enumerate(lane)
        }
        self._start = start
        self._cell = self._line.length / len(facts.lanes[1])

    def solve(self) -> dict[str, float]:
        places = self._spread_evenly()
        for _ in range(ROUNDS):
            places = self._improve(places)
        return dict(zip(self._names, map(float, places), strict=True))

    def _spread_evenly(self) -> Floats:
        lanes = [
            self._start + (np.arange(len(lane)) + 0.5) * self._line.length / len(lane)
            for lane in self._facts.lanes
        ]
        return np.concatenate(lanes)

    def _improve(self, places: Floats) -> Floats:
        wishes = _Wishes(len(places))
        self._wish_even_cells(wishes, places)
        for name, target in self._facts.side_ways():
            self._wish_half_a_cell(wishes, name, target)
        for i, name in enumerate(self._facts.lanes[1]):
            value = self._start + (i + 0.5) * self._cell
            wishes.add([(self._index[name], 1 / self._cell)], value / self._cell, SPREAD)
        return wishes.fulfil()

    def _wish_even_cells(self, wishes: _Wishes, places: Floats) -> None:
        for lane_number, lane in enumerate(self._facts.lanes):
            here = places[[self._index[name] for name in lane]]
            there = np.append(here[1:], here[0] + self._line.length)
            pace = self._lanes.pace((here + there) / 2, 1 - lane_number) / self._cell
            gaps = [self._gap(name, step) for name, step in zip(lane, pace, strict=True)]
            for (terms, value), (after, more) in zip(gaps, gaps[1:] + gaps[:1], strict=True):
                wishes.add(terms, 1 + value, EVEN)
                minus = [(cell, -factor) for cell, factor in after]
                wishes.add(terms + minus, value - more, LIKE_THE_NEXT)

    def _gap(self, name: str, pace: float) -> tuple[list[tuple[int, float]], float]:
        """Return the terms of a cell's length in typical cells, and what the lap's end adds."""
        following = self._next[name]
        lap = self._lap(name, following) * pace
        return [(self._index[following], pace), (self._index[name], -pace)], -lap

    def _wish_half_a_cell(self, wishes: _Wishes, name: str, target: str) -> None:
        """Wish that the target lies amid the cell and the one after it."""
        ahead = self._next[name]
        corner = self._facts.sector_of[name].corner or self._facts.sector_of[target].corner
        terms = [(self._index[target], 1.0), (self._index[name], -0.5), (self._index[ahead], -0.5)]
        value = self._lap(name, ahead) / 2 - self._lap(name, target)
        terms = [(cell, factor / self._cell) for cell, factor in terms]
        wishes.add(terms, value / self._cell, ARROW if corner else STAGGERED)

    def _lap(self, name: str, target: str) -> float:
        """Return the length of a lap if a way crosses the line, else nothing."""
        last, first = self._facts.sectors[-1], self._facts.sectors[0]
        sector_of = self._facts.sector_of
        crosses = sector_of[name] is last and sector_of[target] is first
        return self._line.length if crosses else 0.0


def place(facts: Facts, lanes: Lanes, start: float) -> Road:
    """Return the road of the facts along its lanes; `start` is where the line should lie."""
    return Road(facts, lanes, _Placing(facts, lanes, start).solve())
