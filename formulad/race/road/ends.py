"""Ends of a move: how long each way is, whatever makes it longer or shorter (MOV-2, TYR-4)."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from formulad.race.road.track import NOWHERE
from formulad.race.road.ways import CELL

if TYPE_CHECKING:
    from formulad.race.road.grip import Grip
    from formulad.race.road.search import Search
    from formulad.race.road.track import CellId
    from formulad.race.road.ways import Layer, Node, Path

End: TypeAlias = "tuple[int, Node, Path, int, int, CellId]"
"""Where a move may end: the cells that are left of it, a node and the way to it, the cells of its
slide and of its bonus, and who shortens it."""
LEFT: Final = 0
NODE: Final = 1
PATH: Final = 2
"""The places in it of what is asked for most."""


class Ends:
    """The ends of all ways that a search has found for a move."""

    def __init__(self, search: Search, grip: Grip) -> None:
        self.search = search
        self.grip = grip
        self.layers = search.layers(grip.count)
        """What the die reaches after 0, 1, 2 ... cells."""
        self.beyond: list[End] = []
        """The ends of ways that go on past the cells of the die."""

    def go_beyond(self) -> None:
        """Search past the cells of the die as well: where ways slide, or use the bonus."""
        grip, last, is_pit = self.grip, self.layers[-1], self.search.track.is_pit
        if len(self.layers) <= grip.count or not (grip.slide or grip.bonus):
            return
        by_slide: dict[int, Layer] = {}
        if self.search.passing:
            slides = [self._slide(node, path) for node, path in last.items()]
        else:
            slides = self.slides(grip.count)
        for slide, (node, path) in zip(slides, last.items(), strict=True):
            by_slide.setdefault(slide, {})[node] = path
        for slide, ways in sorted(by_slide.items()):
            ahead = {node: path for node, path in ways.items() if not is_pit(node & CELL)}
            bonus = 0 if slide else grip.bonus
            for step in range(grip.count + 1, grip.count + slide + bonus + 1):
                ahead = self.search.ahead(ahead, step)
                self.beyond += [self.end(*way, slide, bonus) for way in ahead.items()]

    def road(self, shortest: int = 0) -> list[End]:
        """Return the ends of ways on the road that drive at least so many cells of the die.

        Those that leave least come first: of two ways to one cell they are the ones that count.
        """
        ends = self._ends(shortest)
        if not self.search.sees_pits:
            return ends
        is_pit = self.search.track.is_pit
        return [end for end in ends if not is_pit(end[NODE] & CELL)]

    def pits(self) -> list[End]:
        """Return the ends of ways into the pits: of cars that wait, and of those in the lane.

        The shortest of each come first: there it does not matter how far a car has come.
        """
        search, is_pit = self.search, self.search.track.is_pit
        waiting = search.arriving(self.grip.farthest).items()
        in_lane = [end for end in self._ends(0) if end[LEFT] == 0 and is_pit(end[NODE] & CELL)]
        return [
            *((0, node, path, *self._longer(path), NOWHERE) for node, path in waiting),
            *sorted(in_lane, key=lambda end: len(end[PATH])),
        ]

    def homecoming(self) -> list[End]:
        """Return the ends of ways past the last line; a charming rival may keep a car from it."""
        finishing = self.search.finishing(self.grip.farthest).items()
        home = [(0, node, path, 0, 0, NOWHERE) for node, path in finishing]
        if not home or self.search.passing is None:
            return home
        return [end for end in home if self._comes_home(*end[1:3])]

    def must_slide(self) -> bool:
        """Return whether every way to go slides."""
        search, grip = self.search, self.grip
        rolled = self.layers[-1] if len(self.layers) > grip.count else {}
        finishing = search.finishing(grip.farthest)
        home = {} if grip.slides_on_stops else finishing
        if search.arriving(grip.farthest) or len(home) < len(finishing):
            return False
        return all(self._slide(*way) for way in (*rolled.items(), *home.items()))

    def rolled(self, path: Path, count: int) -> int:
        """Return how many cells of a way a die is good for that shows so many."""
        passing = self.search.passing
        return count - int(passing is not None and passing.charmer(path, count) != NOWHERE)

    def end(self, node: Node, path: Path, slide: int, bonus: int) -> End:
        """Return where a move may end: what a way leaves of it, and who makes it shorter."""
        length, passing = self.grip.count + slide + bonus, self.search.passing
        _, _, _, has_passed = self.search.legs.of(node)
        charmer = passing.charmer(path, length) if passing and has_passed else NOWHERE
        left = length - int(charmer != NOWHERE) - len(path)
        return left, node, path, slide, bonus, charmer

    def _ends(self, shortest: int) -> list[End]:
        """Return the ends of ways that drive at least so many cells of the die."""
        grip, layers = self.grip, self.layers
        lengths = range(len(layers) - 1, shortest - 1, -1)
        if not (self.beyond or grip.slide or self.search.passing):
            return [
                (grip.count - length, node, path, 0, 0, NOWHERE)
                for length in lengths
                for node, path in layers[length].items()
            ]
        if self.search.passing:
            ends = [
                self.end(node, path, self._slide(node, path), 0)
                for length in lengths
                for node, path in layers[length].items()
            ]
        else:
            ends = [
                (grip.count + slide - length, node, path, slide, 0, NOWHERE)
                for length in lengths
                for (node, path), slide in zip(
                    layers[length].items(), self.slides(length), strict=True
                )
            ]
        return sorted(
            (end for end in (*ends, *self.beyond) if end[LEFT] >= 0), key=itemgetter(LEFT)
        )

    def _comes_home(self, node: Node, path: Path) -> bool:
        """Return whether a way past the last line is not too long for a car whose head turns."""
        slide = self._slide(node, path)
        left, *_ = self.end(node, path, slide, 0 if slide else self.grip.bonus)
        return left >= 0

    def _longer(self, path: Path) -> tuple[int, int]:
        """Return the slide and the bonus of a way that goes on past the cells of the die."""
        if len(path) <= self.grip.count:
            return 0, 0
        return self.grip.slide, 0 if self.grip.slide else self.grip.bonus

    def slides(self, length: int) -> list[int]:
        """Return the slide of each way of some cells of the die, where no rival shortens it.

        It is the same for every die that shows as many or more.
        """
        grip, known = self.grip, self.search.slides
        asked = length, grip.slide, grip.slides_on_stops
        if asked not in known:
            known[asked] = [self._slide(*way) for way in self.layers[length].items()]
        return known[asked]

    def _slide(self, node: Node, path: Path) -> int:
        """Return the cells by which a way gets longer on a wet road (TYR-4)."""
        grip, track = self.grip, self.search.track
        if not grip.slide or not path or track.is_pit(node & CELL):
            return 0
        rolled, corners = path[: self.rolled(path, grip.count)], track.corner_sector
        if not grip.slides_on_stops:
            return 0 if track.in_corners.isdisjoint(rolled) else grip.slide
        end = corners[rolled[-1]]
        return grip.slide if end >= 0 and self.search.owed(end, rolled[:-1]) > 0 else 0
