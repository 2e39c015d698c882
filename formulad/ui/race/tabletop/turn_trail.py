"""Turn trail: a line from a card to its car that grows thin, over ground where it hides nothing.

Of several bends that one is taken which runs most over sea and land; where it meets the road, a
car, a cell that is lit or a sign, it goes on behind them.
"""

from __future__ import annotations

import math
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.desk.ground import Ground
    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point

THICK, THIN = 9.0, 1.5
"""Half how wide a trail is at the card, and at the car."""
_BENDS = (0.0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6)
"""How far a trail bends aside, in lengths of the straight way."""
_STEPS = 44
_SHORTEST = 3
"""Of so many beads a piece consists at least: smaller ones would be specks."""
_HIDDEN = 8.0
"""How much longer a trail may be, rather than go behind something for a while."""


class Bead(NamedTuple):
    """A place of a trail."""

    at: Point
    half: float
    """Half how wide the trail is there."""


class Course(NamedTuple):
    """How a trail leaves its card, and how far it bends aside."""

    edge: int
    bend: float


class Trails:
    """The trail that is seen, which stays as it runs while its car drives."""

    def __init__(self) -> None:
        self._course: Course | None = None
        self._about: object = None
        """Which card it leaves, and what was to be chosen when it was laid."""
        self.beads: tuple[Bead, ...] = ()
        """Where it was seen last."""
        self._laid: tuple[object, list[tuple[Bead, ...]]] = (None, [])
        """All that its pieces depended on then, and these."""

    def forget(self) -> None:
        """Lead nowhere: it is nobody's turn."""
        self._course, self.beads = None, ()

    def pieces(
        self, card: Rect, car: Point, halo: float, ground: Ground, choice: object
    ) -> list[tuple[Bead, ...]]:
        """Return the pieces of the trail from a card to a car.

        Args:
            card: where it begins.
            car: where it leads.
            halo: how far from the car it ends.
            ground: what lies around.
            choice: what is to be chosen: for another one another way may be better.
        """
        read = tuple(map(tuple, ground.read))
        told = (tuple(card), car, halo, choice, ground.kept, ground.clear, read, ground.view)
        if ground.view is not None and told == self._laid[0] and self.beads:
            return self._laid[1]
        about = (tuple(card), choice)
        if self._course is None or about != self._about:
            self._course, self._about = _best_course(card, car, halo, ground), about
        found = list(_free_pieces(_beads(card, car, halo, self._course), card, ground))
        self.beads = tuple(bead for piece in found for bead in piece)
        self._laid = (told, found)
        return found


def _best_course(card: Rect, car: Point, halo: float, ground: Ground) -> Course:
    """Return the course that costs least; how a trail is hidden is counted only while it may be."""
    courses = [Course(edge, bend) for edge in range(4) for bend in _BENDS]
    ways = [_beads(card, car, halo, course) for course in courses]
    best, least = 0, math.inf
    for long, number in sorted((_length(way), number) for number, way in enumerate(ways)):
        if long > least:
            break
        cost = _cost(ways[number], long, least, card, ground)
        if (cost, number) < (least, best):
            best, least = number, cost
    return courses[best]


def _length(beads: list[Bead]) -> float:
    return sum(math.dist(a.at, b.at) for a, b in pairwise(beads))


def _cost(beads: list[Bead], long: float, most: float, card: Rect, ground: Ground) -> float:
    """Return how long a trail is, and how much more for what is hidden; more than `most` if so."""
    hidden, cost = 0, long
    for bead in beads:
        if not _is_seen(bead, card, ground):
            hidden += 1
            cost = long * (1 + _HIDDEN * hidden / max(1, len(beads)))
            if cost > most:
                break
    return cost


def _beads(card: Rect, car: Point, halo: float, course: Course) -> list[Bead]:
    """Return the places of a whole trail, seen or not, up to the halo of its car."""
    start = (card.midtop, card.midright, card.midbottom, card.midleft)[course.edge]
    across, down = car[0] - start[0], car[1] - start[1]
    knee = (
        (start[0] + car[0]) / 2 - down * course.bend,
        (start[1] + car[1]) / 2 + across * course.bend,
    )
    beads = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        at = _on_curve(start, knee, car, share)
        if math.dist(at, car) > halo:
            beads.append(Bead(at, THICK + (THIN - THICK) * share))
    return beads


def _on_curve(start: Point, knee: Point, end: Point, share: float) -> Point:
    left = 1 - share
    weights = (left * left, 2 * left * share, share * share)
    return (
        weights[0] * start[0] + weights[1] * knee[0] + weights[2] * end[0],
        weights[0] * start[1] + weights[1] * knee[1] + weights[2] * end[1],
    )


def _free_pieces(beads: list[Bead], card: Rect, ground: Ground) -> Iterator[tuple[Bead, ...]]:
    for is_seen, piece in groupby(beads, lambda bead: _is_seen(bead, card, ground)):
        found = tuple(piece)
        if is_seen and len(found) >= _SHORTEST:
            yield found


def _is_seen(bead: Bead, card: Rect, ground: Ground) -> bool:
    return not card.collidepoint(bead.at) and ground.is_free(bead.at, bead.half)
