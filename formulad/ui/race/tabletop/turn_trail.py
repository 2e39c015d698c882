"""Turn trail: a line from a card to its car that grows thin, over ground where it hides nothing.

Of several bends that one is taken which runs most over sea and land; where it meets the road, a
car, a cell that is lit or a sign, it goes on behind them.
"""

from __future__ import annotations

import math
from itertools import chain, groupby, islice, pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.ui.race.desk.ground import Ground
    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point

THICK, THIN = 9.0, 1.5
"""Half how wide a trail is at the card, and at the car."""
_BENDS = (0.0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6)
"""How far a trail bends aside, in lengths of the straight way."""
_STEPS = 44
_SHARES = [step / _STEPS for step in range(_STEPS + 1)]
_WEIGHTS = np.array([((1 - at) ** 2, 2 * at * (1 - at), at * at) for at in _SHARES])
"""How much a bead has of the beginning of its trail, of its knee and of its end."""
_HALVES = [THICK + (THIN - THICK) * share for share in _SHARES]
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
    clear = _clear(list(chain.from_iterable(ways)), card, ground)
    marks = [tuple(islice(clear, len(way))) for way in ways]
    best, least = 0, math.inf
    for long, number in sorted((_length(way), number) for number, way in enumerate(ways)):
        if long > least:
            break
        cost = _cost(_seen(ways[number], marks[number], ground), len(ways[number]), long, least)
        if (cost, number) < (least, best):
            best, least = number, cost
    return courses[best]


def _length(beads: list[Bead]) -> float:
    return sum(math.dist(a.at, b.at) for a, b in pairwise(beads))


def _cost(seen: Iterable[bool], beads: int, long: float, most: float) -> float:
    """Return how long a trail is, and how much more for what is hidden; more than `most` if so."""
    hidden, cost = 0, long
    for is_seen in seen:
        if not is_seen:
            hidden += 1
            cost = long * (1 + _HIDDEN * hidden / max(1, beads))
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
    places = (_WEIGHTS @ np.array((start, knee, car), float)).tolist()
    return [
        Bead((x, y), half)
        for (x, y), half in zip(places, _HALVES, strict=True)
        if math.dist((x, y), car) > halo
    ]


def _free_pieces(beads: list[Bead], card: Rect, ground: Ground) -> Iterator[tuple[Bead, ...]]:
    told = zip(_seen(beads, _clear(beads, card, ground), ground), beads, strict=True)
    for is_seen, piece in groupby(told, lambda each: each[0]):
        found = tuple(bead for _, bead in piece)
        if is_seen and len(found) >= _SHORTEST:
            yield found


def _clear(beads: list[Bead], card: Rect, ground: Ground) -> Iterator[bool]:
    """Tell of each bead whether it is beside its card, and leaves in sight what is to stay so."""
    ats = np.array([bead.at for bead in beads], float).reshape(-1, 2)
    in_sight = ground.in_sight(ats, np.array([bead.half for bead in beads], float))
    for bead, is_clear in zip(beads, in_sight.tolist(), strict=True):
        yield is_clear and not card.collidepoint(bead.at)


def _seen(beads: list[Bead], clear: Iterable[bool], ground: Ground) -> Iterator[bool]:
    """Tell of one bead after the other whether it is seen: not over the road either."""
    for bead, is_clear in zip(beads, clear, strict=True):
        yield is_clear and not ground.is_road(bead.at)
